package german

import (
	"tabby/engine"
	"tabby/internal/words"
)

// houseWords are the words of one house rule.
type houseWords struct {
	title, line string
	unit        words.Thing // what its number counts, or NoThing
	words       values
}

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "ja", engine.Off: "nein"}

// house has the words of every house rule.
var house = map[engine.Key]houseWords{
	engine.Younger: {"Jüngere Kinder", "Die beiden äußeren Karten liegen offen, dann muss man sich weniger merken.", words.NoThing, yesNo},
	engine.MinKnockTurns: {
		"Züge vor einer Ansage", "Wie oft alle dran sein müssen, bevor jemand die Runde beenden darf.", words.Turn,
		values{"0": "keine"},
	},
	engine.Draw2Nested: {
		"„Zweimal ziehen“ in „Zweimal ziehen“", "Was ein zweites „Zweimal ziehen“ bringt, solange das erste nicht aufgebraucht ist.", words.NoThing,
		values{"restart": "von vorn mit zwei Karten", "stack": "zwei Karten dazu", "inert": "nichts"},
	},
	engine.KnockerLocked: {"Wer ansagt, ist sicher", "Niemand darf mit der Person tauschen, die die Runde beendet hat.", words.NoThing, yesNo},
	engine.CallerLocked:  {"Wer ansagt, ist sicher", "Niemand darf die Karten der Person vertauschen, die die Runde beendet hat.", words.NoThing, yesNo},
	engine.WrongCallPenalty: {
		"Eine falsche Ansage kostet", "Was es kostet, die Runde zu beenden und nicht am wenigsten zu haben.", words.Point,
		values{engine.None: "nichts", engine.PenaltyDouble: "doppelte Punkte"},
	},
	engine.Jokers: {joker, "Wie viele Joker mitspielen.", words.Joker, values{"0": "keine"}},
	engine.SnapWho: {
		"Wessen Karten man reinwerfen darf", "Wird eine Karte gespielt, dürfen alle anderen eine gleiche reinwerfen.", words.NoThing,
		values{"own_cards": "nur eigene", "any_cards": "alle, dann eine eigene abgeben"},
	},
	engine.SnapPenalty: {"Falsch reinwerfen kostet", "Wie viele Karten man ziehen muss, wenn die reingeworfene Karte nicht passt.", words.Card, values{"0": "nichts"}},
	engine.DeckRule: {
		"Kartensatz", "Welche Ausgabe der Karten auf dem Tisch liegt.", words.NoThing,
		values{"standard54": "54 Karten", "deluxe65": "Deluxe, 65 Karten", "biberbande66": "Biberbande, 66 Karten"},
	},
	engine.SuperPeek: {"Super-Spähen", "Wie viele Karten dazukommen, mit denen man jede Karte ansehen darf.", words.Card, values{"0": "keine"}},
	engine.FirstUpcard: {
		"Sonderkarte zuerst aufgedeckt", "Was passiert, wenn die erste offene Karte eine Sonderkarte ist.", words.NoThing,
		values{"rebury": "kommt zurück in den Stapel", "leave": "bleibt liegen, ohne Wirkung", "leave_under": "bleibt unter der nächsten liegen"},
	},
	engine.TakeSpentPower: {
		"Benutzte Sonderkarte nehmen", "Eine Sonderkarte vom Ablagestapel darf man nehmen, aber ohne Wirkung.", words.NoThing,
		yesNo,
	},
	engine.KeepPowerAsBlank: {
		"Gezogene Sonderkarte behalten", "Eine gezogene Sonderkarte darf man zu seinen Karten legen, statt sie zu benutzen.", words.NoThing,
		yesNo,
	},
	engine.Reshuffle: {
		"Der Nachziehstapel ist leer", "Welche abgelegten Karten der neue Nachziehstapel werden.", words.NoThing,
		values{"all": "alle", "keep_top": "alle bis auf die oberste", "all_and_turn_up": "alle, und eine wird aufgedeckt"},
	},
	engine.PowersInDraw2: {
		"Sonderkarten bei „Zweimal ziehen“", "Ob „Spähen“ und „Tausch“ wirken, wenn man sie mit „Zweimal ziehen“ bekommt.", words.NoThing,
		values{"live": "wirken", "inert": "wirken nicht"},
	},
	engine.CallTiming: {
		"Wann man ansagt", "In welchem Moment man die Runde beenden darf.", words.NoThing,
		values{"end_of_turn": "nach dem Zug", "instead_of_turn": "statt des Zuges", "either": "statt des Zuges oder danach"},
	},
	engine.YoungerReplacedOuter: {
		"Neue äußere Karten", "Wie eine neue äußere Karte liegt, wenn jüngere Kinder mitspielen.", words.NoThing,
		values{"face_up": "offen", "face_down": "verdeckt"},
	},
	engine.MemoryAid: {"Gedächtnishilfe", "Bei virtuellen Karten siehst du, was du schon gesehen hast.", words.NoThing, yesNo},
	engine.AddedPowerCards: {
		"Weitere Sonderkarten", "Welche anderen Karten an diesem Tisch eine Wirkung haben.", words.NoThing,
		values{engine.None: "keine"},
	},
	engine.RecallPowers: {
		"Wann Sonderkarten wirken", "Welche gespielten Sonderkarten ihre Wirkung haben.", words.NoThing,
		values{"any_play": "immer beim Spielen", "own_turn": "im eigenen Zug", "drawn_only": "nur frisch gezogen"},
	},
	engine.SnapActive: {"Auf die eigene Karte werfen", "Wer die Karte gespielt hat, darf auch selbst reinwerfen.", words.NoThing, yesNo},
	engine.SnapMulti:  {"Mehrere dürfen werfen", "Auf dieselbe Karte darf man mehr als eine Karte werfen.", words.NoThing, yesNo},
	engine.SnapWindow: {
		"Zeit zum Reinwerfen", "Wie lange man nach einer gespielten Karte reinwerfen darf.", words.Second,
		values{"until_next_play": "bis zur nächsten gespielten Karte", "until_next_draw": "bis zur nächsten gezogenen Karte"},
	},
	engine.CallerSnaps: {"Reinwerfen nach der Ansage", "Wer die Runde beendet hat, darf in den letzten Zügen noch reinwerfen.", words.NoThing, yesNo},
	engine.RecallDeckout: {
		"Der Nachziehstapel ist leer", "Was passiert, wenn man eine Karte braucht und keine mehr da ist.", words.NoThing,
		values{"reshuffle_keep_top": "alles bis auf die oberste Karte mischen", "end_round": "die Runde ist aus"},
	},
	engine.End: {
		"Das Spiel endet", "Wann das Spiel zu Ende ist.", words.NoThing,
		values{
			engine.EndRounds: "nach ein paar Runden", engine.EndTime: "nach einiger Zeit",
			engine.EndElimination: "wenn nur eine Person übrig ist", engine.EndThreshold: "wenn jemand eine Zahl erreicht",
			engine.EndOpen: "wann ihr wollt",
		},
	},
	engine.Rounds:    {"Runden", "Wie viele Runden das Spiel hat.", words.Round, values{engine.RoundsPerPlayer: "eine Runde pro Person"}},
	engine.Minutes:   {"Minuten", "Wie lange das Spiel dauert.", words.Minute, nil},
	engine.Threshold: {"Die Zahl", "Mit welchem Gesamtstand man raus ist oder das Spiel endet.", words.Point, nil},
	engine.FinalTie: {
		"Gleichstand", "Was passiert, wenn am Ende mehrere gleich wenig haben.", words.NoThing,
		values{engine.Shared: "gemeinsam gewinnen", engine.ExtraRound: "eine Extrarunde spielen"},
	},
	engine.NobodySurvives: {
		"Alle auf einmal raus", "Was passiert, wenn in einer Runde alle ausscheiden, die noch dabei waren.", words.NoThing,
		values{engine.LowestTotal: "der kleinste Gesamtstand gewinnt", engine.Replay: "die Runde noch einmal spielen"},
	},
	engine.ThresholdCmp: {
		"Genau die Zahl", "Ob die Zahl selbst schon als erreicht gilt.", words.NoThing,
		values{engine.Reach: "gilt als erreicht", engine.Exceed: "ist noch gut"},
	},
	engine.ExactLimit: {
		"Genau auf der Zahl landen", "Worauf so ein Gesamtstand zurückfällt.", words.Point,
		values{engine.None: "keine Wirkung", engine.FallHalf: "die Hälfte"},
	},
	engine.NextDealer: {
		"Wer als Nächstes gibt", "Bei Gleichstand die erste Person links von der, die gegeben hat.", words.NoThing,
		values{
			engine.DealLeft: "links nebenan", engine.DealHighest: "wer in der Runde am meisten hatte",
			engine.DealWinner: "wer die Runde gewonnen hat",
		},
	},
	engine.TimeUp: {
		"Die Zeit ist um, mitten in der Runde", "Was mit der Runde auf dem Tisch passiert.", words.NoThing,
		values{engine.FinishRound: "zu Ende spielen", engine.AbandonRound: "sie zählt nicht", engine.FinishTurn: "den Zug beenden, dann zählen"},
	},
	engine.LateJoin: {
		"Später einsteigen", "Mit welchem Gesamtstand man in ein laufendes Spiel einsteigt.", words.NoThing,
		values{engine.JoinHighest: "mit dem höchsten", engine.JoinAverage: "mit dem Durchschnitt", engine.JoinZero: "mit null", engine.JoinNotAllowed: "niemand darf einsteigen"},
	},
	engine.WrongCallPlus: {"Und zum Doppelten dazu", "Was eine falsche Ansage neben den doppelten Punkten noch kostet.", words.Point, values{"0": "nichts"}},
	engine.RightCall: {
		"Eine richtige Ansage zählt", "Was man bekommt, wenn man angesagt und am wenigsten hat.", words.NoThing,
		values{engine.CountsOwn: "die eigenen Karten", engine.CountsZero: "null"},
	},
	engine.RightCallLess: {"Eine richtige Ansage zieht ab", "Wie viele Punkte eine richtige Ansage abzieht.", words.Point, values{"0": "nichts"}},
	engine.TiesAreRight: {
		"Gleichstand bei der Ansage", "Ob eine Ansage auch stimmt, wenn jemand anders genauso wenig hat.", words.NoThing, yesNo,
	},
	engine.CallAtMost: {"Höchstens für eine Ansage", "Mit mehr Punkten ist eine Ansage falsch.", words.Point, values{engine.None: "beliebig viele"}},
	engine.BestCounts: {
		"Die Besten der Runde", "Was für die besten Karten aufgeschrieben wird.", words.NoThing,
		values{engine.CountsPoints: "ihre Karten", engine.CountsZero: "null", engine.CountsOne: "eins, die anderen nichts"},
	},
	engine.Falls: {
		"Gesamtstände, die fallen", "Ein Gesamtstand von genau dieser Zahl fällt auf einen kleineren.", words.NoThing, values{engine.None: "keine"},
	},
	engine.FirstTurn: {
		"Wer beginnt", "Wer in der nächsten Runde zuerst dran ist.", words.NoThing,
		values{
			engine.BeginLeft: "links nebenan", engine.BeginWinner: "wer die Runde gewonnen hat",
			engine.BeginCaller: "wer die Runde beendet hat",
		},
	},
	engine.MostRounds: {"Höchstens so viele Runden", "Nach so vielen Runden endet das Spiel, egal wie es steht.", words.Round, values{engine.None: "beliebig viele"}},
	engine.CardPoints: {"Was Karten zählen", "Karten, die anders zählen als im Spiel üblich.", words.NoThing, values{engine.None: "wie üblich"}},
	engine.GridMinus: {
		"Gleiche Karten unter null", "Ob sie in einer Spalte ihre Punkte behalten.", words.NoThing, yesNo,
	},
}
