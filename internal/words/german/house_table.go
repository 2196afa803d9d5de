package german

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "ja", engine.Off: "nein"}

// house has the words of every house rule.
var house = map[engine.Key]sentence.HouseWords{
	engine.Younger: {Title: "Jüngere Kinder", Line: "Die beiden äußeren Karten liegen offen, dann muss man sich weniger merken.", Values: yesNo},
	engine.MinKnockTurns: {
		Title: "Züge vor einer Ansage", Line: "Wie oft alle dran gewesen sein müssen, bevor jemand die Runde beenden darf.", Unit: words.Turn,
		Values: values{"0": "keine"},
	},
	engine.Draw2Nested: {
		Title: "„Zweimal ziehen“ in „Zweimal ziehen“", Line: "Was ein zweites „Zweimal ziehen“ bringt, solange das erste nicht aufgebraucht ist.",
		Values: values{"restart": "von vorn mit zwei Karten", "stack": "zwei Karten dazu", "inert": "nichts"},
	},
	engine.KnockerLocked: {Title: "Wer ansagt, ist sicher", Line: "Niemand darf mit der Person tauschen, die die Runde beendet hat.", Values: yesNo},
	engine.CallerLocked:  {Title: "Wer ansagt, ist sicher", Line: "Niemand darf die Karten der Person vertauschen, die die Runde beendet hat.", Values: yesNo},
	engine.WrongCallPenalty: {
		Title: "Eine falsche Ansage kostet", Line: "Was es kostet, die Runde zu beenden und nicht am wenigsten zu haben.", Unit: words.Point,
		Values: values{engine.None: "nichts", engine.PenaltyDouble: "doppelte Punkte"},
	},
	engine.Jokers: {Title: joker, Line: "Wie viele Joker mitspielen.", Unit: words.Joker, Values: values{"0": "keine"}},
	engine.SnapWho: {
		Title: "Wessen Karten man reinwerfen darf", Line: "Wird eine Karte gespielt, dürfen alle anderen eine gleiche reinwerfen.",
		Values: values{"own_cards": "nur eigene", "any_cards": "alle, dann eine eigene abgeben"},
	},
	engine.SnapPenalty: {Title: "Falsch reinwerfen kostet", Line: "Wie viele Karten man ziehen muss, wenn die reingeworfene Karte nicht passt.", Unit: words.Card, Values: values{"0": "nichts"}},
	engine.DeckRule: {
		Title: "Kartensatz", Line: "Welche Ausgabe der Karten auf dem Tisch liegt.",
		Values: values{"standard54": "54 Karten", "deluxe65": "Deluxe, 65 Karten", "biberbande66": "Biberbande, 66 Karten"},
	},
	engine.SuperPeek: {Title: "Super-Spähen", Line: "Wie viele Karten dazukommen, mit denen man jede Karte ansehen darf.", Unit: words.Card, Values: values{"0": "keine"}},
	engine.FirstUpcard: {
		Title: "Sonderkarte zuerst aufgedeckt", Line: "Was passiert, wenn die erste offene Karte eine Sonderkarte ist.",
		Values: values{"rebury": "kommt zurück in den Stapel", "leave": "bleibt liegen, ohne Wirkung", "leave_under": "bleibt unter der nächsten liegen"},
	},
	engine.TakeSpentPower: {
		Title: "Abgelegte Sonderkarte nehmen", Line: "Eine Sonderkarte vom Ablagestapel darf man nehmen, aber ohne Wirkung.",
		Values: yesNo,
	},
	engine.KeepPowerAsBlank: {
		Title: "Gezogene Sonderkarte behalten", Line: "Eine gezogene Sonderkarte darf man zu seinen Karten legen, statt sie zu nutzen.",
		Values: yesNo,
	},
	engine.Reshuffle: {
		Title: "Der Nachziehstapel ist leer", Line: "Welche abgelegten Karten der neue Nachziehstapel werden.",
		Values: values{"all": "alle", "keep_top": "alle bis auf die oberste", "all_and_turn_up": "alle, und eine wird aufgedeckt"},
	},
	engine.PowersInDraw2: {
		Title: "Sonderkarten bei „Zweimal ziehen“", Line: "Ob „Spähen“ und „Tausch“ wirken, wenn man sie mit „Zweimal ziehen“ bekommt.",
		Values: values{"live": "wirken", "inert": "wirken nicht"},
	},
	engine.CallTiming: {
		Title: "Wann man ansagt", Line: "In welchem Moment man die Runde beenden darf.",
		Values: values{"end_of_turn": "nach dem Zug", "instead_of_turn": "statt des Zuges", "either": "statt des Zuges oder danach"},
	},
	engine.YoungerReplacedOuter: {
		Title: "Neue äußere Karten", Line: "Wie eine neue äußere Karte liegt, wenn jüngere Kinder mitspielen.",
		Values: values{"face_up": "offen", "face_down": "verdeckt"},
	},
	engine.MemoryAid: {Title: "Gedächtnishilfe", Line: "Bei virtuellen Karten siehst du, was du schon gesehen hast.", Values: yesNo},
	engine.AddedPowerCards: {
		Title: "Weitere Sonderkarten", Line: "Welche anderen Karten an diesem Tisch eine Wirkung haben.",
		Values: values{engine.None: "keine"},
	},
	engine.RecallPowers: {
		Title: "Wann Sonderkarten wirken", Line: "Welche gespielten Sonderkarten ihre Wirkung haben.",
		Values: values{"any_play": "immer beim Spielen", "own_turn": "im eigenen Zug", "drawn_only": "nur frisch gezogen"},
	},
	engine.SnapActive: {Title: "Auf die eigene Karte reinwerfen", Line: "Wer die Karte gespielt hat, darf auch selbst reinwerfen.", Values: yesNo},
	engine.SnapMulti:  {Title: "Mehrere dürfen reinwerfen", Line: "Auf dieselbe Karte darf mehr als eine Karte reingeworfen werden.", Values: yesNo},
	engine.SnapWindow: {
		Title: "Zeit zum Reinwerfen", Line: "Wie lange man nach einer gespielten Karte reinwerfen darf.", Unit: words.Second,
		Values: values{"until_next_play": "bis zur nächsten gespielten Karte", "until_next_draw": "bis zur nächsten gezogenen Karte"},
	},
	engine.CallerSnaps: {Title: "Reinwerfen nach der Ansage", Line: "Wer die Runde beendet hat, darf in den letzten Zügen noch reinwerfen.", Values: yesNo},
	engine.RecallDeckout: {
		Title: "Der Nachziehstapel ist leer", Line: "Was passiert, wenn man eine Karte braucht und keine mehr da ist.",
		Values: values{"reshuffle_keep_top": "alles bis auf die oberste Karte mischen", "end_round": "die Runde ist aus"},
	},
	engine.End: {
		Title: "Das Spiel endet", Line: "Wann das Spiel zu Ende ist.",
		Values: values{
			engine.EndRounds: "nach ein paar Runden", engine.EndTime: "nach einiger Zeit",
			engine.EndElimination: "wenn nur eine Person übrig ist", engine.EndThreshold: "wenn jemand eine Punktzahl erreicht",
			engine.EndOpen: "wann ihr wollt",
		},
	},
	engine.Rounds:    {Title: "Runden", Line: "Wie viele Runden das Spiel hat.", Unit: words.Round, Values: values{engine.RoundsPerPlayer: "eine Runde pro Person"}},
	engine.Minutes:   {Title: "Minuten", Line: "Wie lange das Spiel dauert.", Unit: words.Minute},
	engine.Threshold: {Title: "Die Punktzahl", Line: "Mit welchem Gesamtstand man raus ist oder das Spiel endet.", Unit: words.Point},
	engine.FinalTie: {
		Title: "Gleichstand", Line: "Was passiert, wenn am Ende mehrere gleich gut sind.",
		Values: values{engine.Shared: "gemeinsam gewinnen", engine.ExtraRound: "eine Extrarunde spielen"},
	},
	engine.NobodySurvives: {
		Title: "Alle auf einmal raus", Line: "Was passiert, wenn in einer Runde alle ausscheiden, die noch dabei waren.",
		Values: values{engine.LowestTotal: "der beste Gesamtstand gewinnt", engine.Replay: "die Runde noch einmal spielen"},
	},
	engine.ThresholdCmp: {
		Title: "Genau die Punktzahl", Line: "Ob die Punktzahl selbst schon als erreicht gilt.",
		Values: values{engine.Reach: "gilt als erreicht", engine.Exceed: "geht noch"},
	},
	engine.ExactLimit: {
		Title: "Genau auf der Punktzahl landen", Line: "Worauf so ein Gesamtstand zurückfällt.", Unit: words.Point,
		Values: values{engine.None: "keine Wirkung", engine.FallHalf: "die Hälfte"},
	},
	engine.NextDealer: {
		Title: "Wer als Nächstes gibt", Line: "Haben mehrere gleich viel, gibt, wer vom Geber aus links zuerst kommt.",
		Values: values{
			engine.DealLeft: "wer links vom Geber sitzt", engine.DealHighest: "wer in der Runde am meisten hatte",
			engine.DealWinner: "wer die Runde gewonnen hat",
		},
	},
	engine.TimeUp: {
		Title: "Die Zeit ist um, mitten in der Runde", Line: "Was mit der Runde auf dem Tisch passiert.",
		Values: values{engine.FinishRound: "zu Ende spielen", engine.AbandonRound: "sie zählt nicht", engine.FinishTurn: "den Zug beenden, dann zählen"},
	},
	engine.LateJoin: {
		Title: "Später einsteigen", Line: "Mit welchem Gesamtstand man in ein laufendes Spiel einsteigt.",
		Values: values{engine.JoinHighest: "mit dem schlechtesten Gesamtstand", engine.JoinAverage: "mit dem Durchschnitt", engine.JoinZero: "mit null Punkten", engine.JoinNotAllowed: "niemand darf einsteigen"},
	},
	engine.WrongCallPlus: {Title: "Zusätzlich zum Doppelten", Line: "Was eine falsche Ansage neben den doppelten Punkten noch kostet.", Unit: words.Point, Values: values{"0": "nichts"}},
	engine.RightCall: {
		Title: "Eine richtige Ansage zählt", Line: "Was man bekommt, wenn man ansagt und am wenigsten hat.",
		Values: values{engine.CountsOwn: "die eigenen Karten", engine.CountsZero: "null"},
	},
	engine.RightCallLess: {Title: "Eine richtige Ansage zieht ab", Line: "Wie viele Punkte eine richtige Ansage abzieht.", Unit: words.Point, Values: values{"0": "nichts"}},
	engine.TiesAreRight: {
		Title: "Gleichauf reicht für eine Ansage", Line: "Ob eine Ansage auch stimmt, wenn jemand anderes genauso wenig hat.", Values: yesNo,
	},
	engine.CallAtMost: {Title: "Obergrenze für eine Ansage", Line: "Mit mehr Punkten ist eine Ansage falsch.", Unit: words.Point, Values: values{engine.None: "keine"}},
	engine.BestCounts: {
		Title: "Die Besten der Runde bekommen", Line: "Was für die besten Karten aufgeschrieben wird.",
		Values: values{engine.CountsPoints: "ihre Punkte", engine.CountsZero: "null Punkte", engine.CountsOne: "einen Punkt, die anderen nichts"},
	},
	engine.Falls: {
		Title: "Gesamtstände, die fallen", Line: "Ein Gesamtstand von genau so viel fällt auf einen niedrigeren.", Values: values{engine.None: "keine"},
	},
	engine.FirstTurn: {
		Title: "Wer beginnt", Line: "Wer in der nächsten Runde zuerst dran ist.",
		Values: values{
			engine.BeginLeft: "wer links vom Geber sitzt", engine.BeginWinner: "wer die Runde gewonnen hat",
			engine.BeginCaller: "wer die Runde beendet hat",
		},
	},
	engine.MostRounds: {Title: "Obergrenze für Runden", Line: "Nach so vielen Runden endet das Spiel, egal, wie es steht.", Unit: words.Round, Values: values{engine.None: "keine"}},
	engine.CardPoints: {Title: "Was Karten zählen", Line: "Karten, die anders zählen als im Spiel üblich.", Values: values{engine.None: "wie üblich"}},
	engine.GridMinus: {
		Title: "Gleiche Karten unter null zählen", Line: "Ob sie in einer Spalte ihre Punkte behalten.", Values: yesNo,
	},
	engine.BlankIsZero: {Title: "Leer zählt 0", Line: "Ob jemand 0 zählt, für den in einer Runde nichts eingetragen ist.", Values: yesNo},
}
