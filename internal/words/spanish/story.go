package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStory() words.Story {
	return words.Story{Provisional: "Esto puede cambiar: faltan puntos."}
}

var storyWords = sentence.StoryWords{
	GoesOn:    sentence.AfterRounds{After: "La partida sigue después de {rounds}.", Unknown: "La partida sigue."},
	NobodyWon: sentence.AfterRounds{After: "Después de {rounds} no ha ganado nadie.", Unknown: "No ha ganado nadie."},
	WonExtra:  sentence.AfterRounds{After: "{name} ganó después de {rounds} y una ronda extra.", Unknown: "{name} ganó en una ronda extra."},
	Won:       sentence.AfterRounds{After: "{name} ganó con {total} después de {rounds}.", Unknown: "{name} ganó con {total}."},
	WonAhead: grammar.Forms{
		"{name} ganó con {total} después de {rounds}, con {n} punto de ventaja sobre {other}.",
		"{name} ganó con {total} después de {rounds}, con {n} puntos de ventaja sobre {other}.",
	},
	Out: "Fuera: {all}.", OutIn: "{names} en la ronda {round}",
	Extremes:  "La ronda más baja: {lowest} ({names}); la más alta: {highest} ({others}).",
	LeftEarly: grammar.Forms{"{names} dejó la partida antes del final.", "{names} dejaron la partida antes del final."},

	FellBack:    "{name} tenía justo {from} en la ronda {round} y bajó a {to}",
	CalledWrong: "{name} cantó {times} y falló", CalledRight: "{name} cantó {times} y acertó",
	CalledBoth: "{name} cantó {times} y acertó {right}",

	Times: times,
}

var times = sentence.Times{Few: []string{"una vez"}, More: "{n} veces"}

var turningWords = sentence.TurningWords{
	Shared: sentence.AfterRounds{After: "{names} comparten la victoria con {total} después de {rounds}.", Unknown: "{names} comparten la victoria con {total}."},
	CameBack: grammar.Forms{
		"{name} estaba en {total} y remontó: después de la ronda {round} iba {n} punto por detrás.",
		"{name} estaba en {total} y remontó: después de la ronda {round} iba {n} puntos por detrás.",
	},
	WonFromBehind: grammar.Forms{
		"{name} iba {n} punto por detrás después de la ronda {round}, y aun así ganó.",
		"{name} iba {n} puntos por detrás después de la ronda {round}, y aun así ganó.",
	},
	StayedUnder: grammar.Forms{
		"En la ronda {round}, {name} siguió dentro con {n} punto de sobra.",
		"En la ronda {round}, {name} siguió dentro con {n} puntos de sobra.",
	},
	StayedAt:    "En la ronda {round}, {name} siguió dentro sin ningún punto de sobra.",
	AlwaysAhead: "{name} fue por delante de la primera ronda a la última.",
	AheadAtLast: "{name} se puso por delante en la última ronda.",
	AheadSince:  "{name} se puso por delante en la ronda {round} y ahí siguió.",
}
