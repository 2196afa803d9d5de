package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theTable() words.Table {
	return words.Table{
		GameOver: "Het spel is afgelopen.", NoRound: "Er is geen ronde gespeeld.",
		Called:   "gemeld",
		TotalRow: "totaal", PlaceRow: "plaats", IsOut: "af", HasLeft: "weg",
		Extra: "extra", Void: "ongeldig", Late: "laat",
		TieRound: "gelijk", HighestWins: "het hoogste wint",
		ScoreMissing: "punten ontbreken", SatOut: "deed niet mee", FellBack: "totaal valt terug", CountsAs: "telt als",
	}
}

var tableWords = sentence.TableWords{
	Unnamed: "iemand",
	Began:   "{short weekday} {day} {short month} {year} {time}",

	Leads:   grammar.Forms{"{names} staat voor", "{names} staan voor"},
	LeadsBy: grammar.Forms{"{name} staat {n} punt voor", "{name} staat {n} punten voor"},

	Wins:       grammar.Forms{"{names} wint.", "{names} winnen samen."},
	WinsForNow: grammar.Forms{"{names} wint voorlopig: er ontbreken punten.", "{names} winnen voorlopig samen: er ontbreken punten."},

	CannotEnd:   "{name} kan het spel nog niet beëindigen",
	EndsWith:    "{name} beëindigt het spel met {n} of meer",
	StaysAnyway: "{name} blijft er in elk geval in",
	StaysWith:   "{name} blijft erin met {n}",
	StaysUpTo:   "{name} blijft erin met {n} of minder",
	FallsWith:   "{text}; met precies {points} wordt het samen {total}, en dat valt terug naar {to}",
	FellBack:    "{name} had precies {from} en valt terug naar {to}.",
	Out:         grammar.Forms{"{names} is af.", "{names} zijn af."},
	Farewell:    grammar.Forms{"{names} is af en houdt de kat gezelschap.", "{names} zijn af en houden de kat gezelschap."},

	OutAt: "af bij {n}", OutAbove: "af boven {n}", EndsAt: "eindigt bij {n}", EndsOver: "eindigt boven {n}",
	UntilYouStop: "tot jullie stoppen", RoundEach: "een ronde per speler",
	AtMost: grammar.Forms{"{ending}, hoogstens {n} ronde", "{ending}, hoogstens {n} rondes"},

	Champion:  grammar.Forms{"{names} wint de spelavond: {n} keer gewonnen."},
	Champions: grammar.Forms{"{names} winnen de spelavond samen: elk {n} keer gewonnen."},

	LeftTheGame: "uit het spel", Placed: "{place}",
	HeadStart: "Voorsprong: {all}.",
	OutBefore: "{name} was eerder af dan {names}, en later is beter.",
	LaterOut:  "Wie later af is, staat hoger, wat het totaal ook is.",
	JoinsWith: grammar.Forms{"Wie nu komt meedoen, begint met {n} punt.", "Wie nu komt meedoen, begint met {n} punten."},
	ComesBack: "{name} komt terug met {n}.",

	RowOf:   sentence.OfRound{Numbered: "ronde {n}", Extra: "extra ronde"},
	VoidRow: "ongeldige ronde", LateRow: "late ronde",
	RoundTitle: sentence.OfRound{Numbered: "Ronde {n}", Extra: "Extra ronde"},

	Turns: sentence.TurnsWords{
		Deals: "{name} deelt.", DealsHighest: "{name} had de meeste punten van de ronde en deelt.", DealsWinner: "{name} heeft de ronde gewonnen en deelt.",
		Begins: "{name} begint.", Cuts: "{name} coupeert.", CutsAndBegins: "{name} coupeert en begint.",
		Tie: "{names} staan gelijk en spelen een extra ronde.",
	},
	Clock: sentence.ClockWords{
		Seconds: "nog {n} s", Minutes: "nog {n} min", Up: "De tijd is om",
		PausedSeconds: "nog {n} s, klok staat stil", PausedMinutes: "nog {n} min, klok staat stil", PausedUp: "De tijd is om, klok staat stil",
		FinishThis: "De tijd is om: speel deze ronde uit.",
		AskRound:   "de tijd is om: ligt er nog een ronde op tafel?",
		FinishTurn: "de tijd is om: maak deze beurt af, dan wordt er geteld", FinishRound: "de tijd is om: speel deze ronde uit",
	},
	Changes: sentence.ChangesWords{
		TakenBack: sentence.OfRound{Numbered: "Ronde {n} is teruggenomen.", Extra: "De extra ronde is teruggenomen."},
		IsBack:    sentence.OfRound{Numbered: "Ronde {n} is terug.", Extra: "De extra ronde is terug."},
		Total:     "{name} heeft {is}, niet {was}.",
		BackIn:    "{name} doet weer mee.", WentOut: "{name} is af.",
		Deals:        sentence.OfRound{Numbered: "{name} deelt ronde {n}.", Extra: "{name} deelt de extra ronde."},
		NoScore:      sentence.OfRound{Numbered: "In ronde {n} ontbreken de punten van {name}.", Extra: "In de extra ronde ontbreken de punten van {name}."},
		ScoreIdle:    sentence.OfRound{Numbered: "In ronde {n} tellen de punten van {name} niet.", Extra: "In de extra ronde tellen de punten van {name} niet."},
		RoundIdle:    sentence.OfRound{Numbered: "Ronde {n} telt niet meer.", Extra: "De extra ronde telt niet meer."},
		RoundRevived: sentence.OfRound{Numbered: "Ronde {n} telt weer.", Extra: "De extra ronde telt weer."},
		GoesOn:       "Het spel gaat verder.",
	},
	Doubts: doubtsWords,
	Marks: sentence.MarksWords{
		Scored: grammar.Forms{"{n} punt", "{n} punten"}, NoScoreNeeded: "geen punten nodig", RightCall: "goed gemeld", WrongCall: "fout gemeld",
		FallsBack: "het totaal valt terug naar {n}",
		OnlyLeft:  "nog maar {n}", Left: "nog {n}", ToGo: "nog {n}",
	},
	Spoken: sentence.SpokenWords{
		Leads: grammar.Forms{"{names} staat voor met {n}.", "{names} staan voor met {n}."},
		IsOut: "{name} is af met {n}.", Has: "{name} heeft {n}.",
		Minus: "min {n}",
		Score: "{name}: {sum}.", CountsAs: "{points} telt als {n}",
		Plus: "{before} en {n} is {sum}", Less: "{before} min {n} is {sum}",
		WhichFalls: "dat valt terug naar {n}",
	},
}

var doubtsWords = sentence.DoubtsWords{
	Note: sentence.DoubtWords{
		Sum:        sentence.Bounds{High: "som {found} > {bound}{made}", Low: "som {found} < {bound}{made}"},
		SumOf:      sentence.Bounds{High: "som van {names} {found} > {bound}{made}", Low: "som van {names} {found} < {bound}{made}"},
		Unusual:    sentence.Bounds{High: "{name} heeft {found} > {bound} ({cards} kaarten)", Low: "{name} heeft {found} < {bound} ({cards} kaarten)"},
		Cards:      "al deze kaarten samen zijn er niet",
		CardsCount: "{name} heeft {found}, maar met deze kaarten is {bound} het dichtstbij",
		SpecialIs:  "{name} heeft {found}, maar {special} is {bound}",
		Meant:      "{name} heeft {found}, evenveel als {special}",
		CallOver:   "{name} meldde met {found} > {bound}",
	},
	Ask: sentence.DoubtWords{
		Sum: sentence.Bounds{
			High: "Samen zijn dit {found} punten. De kaarten tellen samen hoogstens {bound}{made}.",
			Low:  "Samen zijn dit {found} punten. De kaarten tellen samen minstens {bound}{made}.",
		},
		SumOf: sentence.Bounds{
			High: "{names} hebben samen {found}. De kaarten tellen samen hoogstens {bound} bij {hands} spelers{made}.",
			Low:  "{names} hebben samen {found}. De kaarten tellen samen minstens {bound} bij {hands} spelers{made}.",
		},
		Unusual:    sentence.Bounds{High: "{name} heeft {found}; {cards} kaarten tellen samen hoogstens {bound}.", Low: "{name} heeft {found}; {cards} kaarten tellen samen minstens {bound}."},
		Cards:      "Al deze kaarten samen zijn er niet.",
		CardsCount: "{name} heeft {found}; met zoveel kaarten is {bound} het dichtstbij.",
		SpecialIs:  "{name} heeft {found}; de kaarten van {special} tellen samen {bound}.",
		Meant:      "{name} heeft {found}. Was dat {special}?",
		CallOver:   "{name} meldde met {found}; bij een melding mag het hoogstens {bound} zijn.",
	},
	Again: "Tel het nog eens na.",
	Made:  " ({piles})", Pile: grammar.Forms{"{number} keer {faces}"},
	Face: grammar.Forms{"{points}"},
}
