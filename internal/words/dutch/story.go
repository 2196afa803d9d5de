package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStory() words.Story {
	return words.Story{Provisional: "Dit kan nog veranderen: er ontbreken punten."}
}

var storyWords = sentence.StoryWords{
	GoesOn:    sentence.AfterRounds{After: "Het spel gaat verder na {rounds}.", Unknown: "Het spel gaat verder."},
	NobodyWon: sentence.AfterRounds{After: "Na {rounds} heeft niemand gewonnen.", Unknown: "Niemand heeft gewonnen."},
	WonExtra:  sentence.AfterRounds{After: "{name} heeft gewonnen na {rounds} en een extra ronde.", Unknown: "{name} heeft gewonnen in een extra ronde."},
	Won:       sentence.AfterRounds{After: "{name} heeft na {rounds} gewonnen met {total}.", Unknown: "{name} heeft gewonnen met {total}."},
	WonAhead: grammar.Forms{
		"{name} heeft na {rounds} gewonnen met {total}, {n} punt voor op {other}.",
		"{name} heeft na {rounds} gewonnen met {total}, {n} punten voor op {other}.",
	},
	Out: "Af: {all}.", OutIn: "{names} in ronde {round}",
	Extremes:  "De laagste ronde: {lowest} van {names}, de hoogste: {highest} van {others}.",
	LeftEarly: grammar.Forms{"{names} is voor het einde weggegaan.", "{names} zijn voor het einde weggegaan."},

	FellBack:    "{name} had in ronde {round} precies {from} en viel terug naar {to}",
	CalledWrong: "{name} heeft {times} fout gemeld", CalledRight: "{name} heeft {times} goed gemeld",
	CalledBoth: "{name} heeft {times} gemeld, waarvan {right} goed",

	Times: times,
}

var times = sentence.Times{Few: []string{"één keer"}, More: "{n} keer"}

var turningWords = sentence.TurningWords{
	Shared: sentence.AfterRounds{After: "{names} hebben na {rounds} samen gewonnen met {total}.", Unknown: "{names} hebben samen gewonnen met {total}."},
	CameBack: grammar.Forms{
		"{name} stond op {total} en kwam terug: na ronde {round} was de achterstand nog {n} punt.",
		"{name} stond op {total} en kwam terug: na ronde {round} was de achterstand nog {n} punten.",
	},
	WonFromBehind: grammar.Forms{
		"{name} stond na ronde {round} {n} punt achter en heeft toch gewonnen.",
		"{name} stond na ronde {round} {n} punten achter en heeft toch gewonnen.",
	},
	StayedUnder: grammar.Forms{
		"In ronde {round} bleef {name} er maar net in: {n} punt onder de grens.",
		"In ronde {round} bleef {name} er maar net in: {n} punten onder de grens.",
	},
	StayedAt:    "In ronde {round} bleef {name} er maar net in: precies op de grens.",
	AlwaysAhead: "{name} stond voor van de eerste tot de laatste ronde.",
	AheadAtLast: "{name} kwam pas in de allerlaatste ronde op kop.",
	AheadSince:  "{name} kwam in ronde {round} op kop en bleef daar.",
}
