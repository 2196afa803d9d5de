package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theTable() words.Table {
	return words.Table{
		GameOver: "Das Spiel ist aus.", NoRound: "Es wurde keine Runde gespielt.",
		Called:   "angesagt",
		TotalRow: "gesamt", PlaceRow: "Platz", IsOut: "raus", HasLeft: "gegangen",
		Extra: "extra", Void: "ungültig", Late: "spät",
		TieRound: "gleich", HighestWins: "die meisten Punkte gewinnen",
		ScoreMissing: "Punkte fehlen", SatOut: "nicht mitgespielt", FellBack: "Gesamtstand fällt zurück", CountsAs: "zählt als",
	}
}

var tableWords = sentence.TableWords{
	Unnamed: "jemand",
	Began:   "{short weekday}, {day}. {short month} {year} {time}",

	Leads:   grammar.Forms{"{names} führt", "{names} führen"},
	LeadsBy: grammar.Forms{"{name} liegt {n} Punkt vorn", "{name} liegt {n} Punkte vorn"},

	Wins:       grammar.Forms{"{names} gewinnt.", "{names} gewinnen gemeinsam."},
	WinsForNow: grammar.Forms{"{names} gewinnt, aber es fehlen noch Punkte.", "{names} gewinnen gemeinsam, aber es fehlen noch Punkte."},

	CannotEnd:   "{name} kann das Spiel noch nicht beenden",
	EndsWith:    "{name} beendet das Spiel mit {n} oder mehr",
	StaysAnyway: "{name} bleibt auf jeden Fall dabei",
	StaysWith:   "{name} bleibt dabei mit {n}",
	StaysUpTo:   "{name} bleibt dabei mit {n} oder weniger",
	FallsWith:   "{text}; genau {points} macht zusammen {total}, und das fällt zurück auf {to}",
	FellBack:    "{name} hatte genau {from} und fällt zurück auf {to}.",
	Out:         grammar.Forms{"{names} ist raus.", "{names} sind raus."},
	Farewell:    grammar.Forms{"{names} ist raus und leistet der Katze Gesellschaft.", "{names} sind raus und leisten der Katze Gesellschaft."},

	OutAt: "raus bei {n}", OutAbove: "raus über {n}", EndsAt: "endet bei {n}", EndsOver: "endet über {n}",
	UntilYouStop: "bis ihr aufhört", RoundEach: "eine Runde pro Person",
	AtMost: grammar.Forms{"{ending}, höchstens {n} Runde", "{ending}, höchstens {n} Runden"},

	Champion:  grammar.Forms{"Der Tagessieg geht an {names}, mit {n} Sieg.", "Der Tagessieg geht an {names}, mit {n} Siegen."},
	Champions: grammar.Forms{"Der Tagessieg geht an {names}, mit je {n} Sieg.", "Der Tagessieg geht an {names}, mit je {n} Siegen."},

	LeftTheGame: "nicht mehr dabei", Placed: "{place} Platz",
	HeadStart: "Vorsprung: {all}.",
	OutBefore: "{name} ist vor {names} ausgeschieden, und später ist besser.",
	LaterOut:  "Wer später ausscheidet, ist besser, egal mit wie vielen Punkten.",
	JoinsWith: grammar.Forms{"Wer jetzt einsteigt, beginnt mit {n} Punkt.", "Wer jetzt einsteigt, beginnt mit {n} Punkten."},
	ComesBack: "{name} kommt mit {n} zurück.",

	RowOf:   sentence.OfRound{Numbered: "Runde {n}", Extra: "Extrarunde"},
	VoidRow: "ungültige Runde", LateRow: "späte Runde",
	RoundTitle: sentence.OfRound{Numbered: "Runde {n}", Extra: "Extrarunde"},

	Turns: sentence.TurnsWords{
		Deals: "{name} gibt.", DealsHighest: "{name} gibt, mit den meisten Punkten der Runde.", DealsWinner: "{name} gibt, nach dem Sieg in der Runde.",
		Begins: "{name} beginnt.", Cuts: "{name} hebt ab.", CutsAndBegins: "{name} hebt ab und beginnt.",
		Tie: "{names} liegen gleichauf und spielen eine Extrarunde.",
	},
	Clock: sentence.ClockWords{
		Seconds: "noch {n} s", Minutes: "noch {n} min", Up: "Die Zeit ist um",
		PausedSeconds: "noch {n} s, angehalten", PausedMinutes: "noch {n} min, angehalten", PausedUp: "Die Zeit ist um, angehalten",
		FinishThis: "Die Zeit ist um: Spielt diese Runde zu Ende.",
		AskRound:   "die Zeit ist um: Liegt noch eine Runde auf dem Tisch?",
		FinishTurn: "die Zeit ist um: Beendet diesen Zug, dann wird gezählt", FinishRound: "die Zeit ist um: Spielt diese Runde zu Ende",
	},
	Changes: sentence.ChangesWords{
		TakenBack: sentence.OfRound{Numbered: "Runde {n} ist zurückgenommen.", Extra: "Die Extrarunde ist zurückgenommen."},
		IsBack:    sentence.OfRound{Numbered: "Runde {n} ist wieder da.", Extra: "Die Extrarunde ist wieder da."},
		Total:     "{name} hat {is}, nicht {was}.",
		BackIn:    "{name} ist wieder dabei.", WentOut: "{name} ist raus.",
		Deals:        sentence.OfRound{Numbered: "{name} gibt in Runde {n}.", Extra: "{name} gibt in der Extrarunde."},
		NoScore:      sentence.OfRound{Numbered: "In Runde {n} fehlen die Punkte von {name}.", Extra: "In der Extrarunde fehlen die Punkte von {name}."},
		ScoreIdle:    sentence.OfRound{Numbered: "In Runde {n} zählen die Punkte von {name} nicht.", Extra: "In der Extrarunde zählen die Punkte von {name} nicht."},
		RoundIdle:    sentence.OfRound{Numbered: "Runde {n} zählt nicht mehr.", Extra: "Die Extrarunde zählt nicht mehr."},
		RoundRevived: sentence.OfRound{Numbered: "Runde {n} zählt wieder.", Extra: "Die Extrarunde zählt wieder."},
		GoesOn:       "Das Spiel geht weiter.",
	},
	Doubts: doubtsWords,
	Marks: sentence.MarksWords{
		Scored: grammar.Forms{"{n} Punkt", "{n} Punkte"}, NoScoreNeeded: "keine Punkte nötig", RightCall: "richtig angesagt", WrongCall: "falsch angesagt",
		FallsBack: "der Gesamtstand fällt auf {n}",
		OnlyLeft:  "nur noch {n}", Left: "noch {n}", ToGo: "noch {n}",
	},
	Spoken: sentence.SpokenWords{
		Leads: grammar.Forms{"{names} führt mit {n}.", "{names} führen mit {n}."},
		IsOut: "{name} ist raus mit {n}.", Has: "{name} hat {n}.",
		Minus: "minus {n}",
		Score: "{name}: {sum}.", CountsAs: "{points} zählt als {n}",
		Plus: "{before} und {n} ist {sum}", Less: "{before} weniger {n} ist {sum}",
		WhichFalls: "das fällt zurück auf {n}",
	},
}

var doubtsWords = sentence.DoubtsWords{
	Note: sentence.DoubtWords{
		Sum:        sentence.Bounds{High: "Summe {found} > {bound}{made}", Low: "Summe {found} < {bound}{made}"},
		SumOf:      sentence.Bounds{High: "Summe von {names}: {found} > {bound}{made}", Low: "Summe von {names}: {found} < {bound}{made}"},
		Unusual:    sentence.Bounds{High: "{name} hat {found} > {bound} ({cards} Karten)", Low: "{name} hat {found} < {bound} ({cards} Karten)"},
		Cards:      "all diese Karten zusammen gibt es gar nicht",
		CardsCount: "{name} hat {found}, die Karten ergeben am ehesten {bound}",
		SpecialIs:  "{name} hat {found}, aber {special} ist {bound}",
		Meant:      "{name} hat {found}, so viel wie {special}",
		CallOver:   "{name} hat mit {found} > {bound} angesagt",
	},
	Ask: sentence.DoubtWords{
		Sum: sentence.Bounds{
			High: "Zusammen sind das {found} Punkte. Die Karten ergeben höchstens {bound}{made}.",
			Low:  "Zusammen sind das {found} Punkte. Die Karten ergeben mindestens {bound}{made}.",
		},
		SumOf: sentence.Bounds{
			High: "{names} haben zusammen {found}. Die Karten ergeben höchstens {bound} bei {hands} Personen{made}.",
			Low:  "{names} haben zusammen {found}. Die Karten ergeben mindestens {bound} bei {hands} Personen{made}.",
		},
		Unusual:    sentence.Bounds{High: "{name} hat {found}; {cards} Karten ergeben höchstens {bound}.", Low: "{name} hat {found}; {cards} Karten ergeben mindestens {bound}."},
		Cards:      "All diese Karten zusammen gibt es gar nicht.",
		CardsCount: "{name} hat {found}; so viele Karten ergeben am ehesten {bound}.",
		SpecialIs:  "{name} hat {found}; die Karten für {special} ergeben {bound}.",
		Meant:      "{name} hat {found}. War das {special}?",
		CallOver:   "{name} hat mit {found} angesagt; dafür sind höchstens {bound} erlaubt.",
	},
	Again: "Bitte zählt noch einmal.",
	Made:  " ({piles})", Pile: grammar.Forms{"einmal {faces}", "{number}mal {faces}"},
	Face: grammar.Forms{"{points}"},
}
