package german

import (
	"cmp"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

func theScores() words.Scores {
	return words.Scores{
		ScoresSentences: scores{},

		WriteDown:    "Aufschreiben",
		WriteAnyway:  "Trotzdem aufschreiben",
		CorrectIt:    "Berichtigen",
		Recount:      "Neu zählen",
		Send:         "Senden",
		NobodyCalled: "Niemand hat angesagt",
		SendKnown:    "Tippe die Punkte ein, die du kennst. Sie gehen an den Tisch und werden dort aufgeschrieben.",

		ByCards:    "Lieber Karten antippen",
		ByTotal:    "Lieber Summe eintippen",
		AddTo:      "Zu den Punkten dazuzählen",
		CardsLeft:  "Übrige Karten",
		OneFewer:   "Eine Karte weniger",
		OneMore:    "Eine Karte mehr",
		DidNotPlay: "Hat diese Runde nicht mitgespielt",
		NextPlayer: "Nächste Person",
		StepBack:   "Zurücknehmen",

		LastTurns:   "Die letzten Züge",
		TurnLeft:    "noch ein Zug",
		TurnNow:     "dein letzter Zug",
		TurnHad:     "hatte den letzten Zug",
		TurnOver:    "Deckt eure Karten auf.",
		EnterScores: "Punkte eintragen",
	}
}

type scores struct{}

// Correcting implements [words.ScoresSentences].
func (scores) Correcting(round int) string { return "Runde " + strconv.Itoa(round) + " berichtigen" }

// CardsLeftOf implements [words.ScoresSentences].
func (scores) CardsLeftOf(name string) string {
	return "Wie viele Karten " + words.Isolated(name) + " noch hat"
}

// ToReplace implements [words.ScoresSentences].
func (scores) ToReplace(card engine.Face) string {
	return faceName(card) + " muss ersetzt werden. Tippe auf die Karte, die dafür gezogen wurde."
}

// HowTo implements [words.ScoresSentences].
func (scores) HowTo(r engine.Rules, byCards bool) string {
	all := []string{"Tippe die Punkte der Reihe nach ein."}
	switch {
	case byCards && r.Grid.Rows > 0: // it says itself how they are tapped
		all = nil
	case byCards && r.Counting != nil: // their places may matter
		all = []string{"Tippe auf die Karten der Reihe, von links nach rechts."}
	case byCards && r.Hands != nil:
		all = []string{"Tippe auf jede Karte, die übrig ist."}
	case byCards:
		all = []string{"Tippe auf die Karten der Reihe."}
	}
	switch r.Calling {
	case engine.MayCall:
		all = append(all, "Tippe auf die Hand bei der Person, die angesagt hat.")
	case engine.MustCall:
		all = append(all, "Tippe auf die Hand bei der Person, die die Runde beendet hat.")
	}
	if r.Special != nil {
		all = append(all, "Tippe auf den Stern für "+words.Isolated(variantNames.In(r).Special.Name)+".")
	}
	return strings.Join(all, " ")
}

// InColumns implements [words.ScoresSentences].
func (scores) InColumns(g engine.Grid) string {
	return de.Capital(de.Number(g.Rows)) + " Reihen mit je " + de.Number(g.Columns) + ": Tippe Spalte für Spalte auf die Karten, von oben nach unten. " +
		"Eine Spalte gleicher Karten zählt 0; ist eine weg, lass sie aus."
}

// WhoCalled implements [words.ScoresSentences].
func (scores) WhoCalled(c engine.Calling) string {
	if c == engine.MustCall {
		return "Wer hat die Runde beendet?"
	}
	return "Wer hat angesagt?"
}

// SayCaller implements [words.ScoresSentences].
func (s scores) SayCaller(c engine.Calling) string {
	if c == engine.MustCall {
		return s.WhoCalled(c) + " Tippe auf die Hand."
	}
	return s.WhoCalled(c) + " Tippe auf die Hand oder sag, dass es niemand war."
}

// WhoSays implements [words.ScoresSentences].
func (s scores) WhoSays(c engine.Calling, call string) string {
	if c == engine.MustCall {
		return s.WhoCalled(c)
	}
	return "Wer hat „" + call + "“ gesagt?"
}

// OtherCalled implements [words.ScoresSentences].
func (s scores) OtherCalled(c engine.Calling) string { return s.CalledBy("Jemand anders", c) }

// OthersCount implements [words.ScoresSentences].
func (scores) OthersCount(points int) string {
	return "Alle anderen bekommen " + de.Figure(points) + "."
}

// Lacking implements [words.ScoresSentences].
func (scores) Lacking(s scoring.Sheet, players []scoring.Player) string {
	return "Es fehlen noch die Punkte von " + de.Joined(Words().Table.Names(s, players)) + "."
}

// LastTurnsOf implements [words.ScoresSentences].
func (scores) LastTurnsOf(s scoring.Sheet, players []scoring.Player) string {
	return "Noch ein Zug: " + de.Joined(Words().Table.Names(s, players)) + ". Tippe jeden Namen an, wenn der Zug vorbei ist."
}

// Effect implements [words.ScoresSentences].
func (scores) Effect(e words.Effect) string {
	var all []string
	if e.Called {
		all = append(all, called(e))
	}
	if e.Special != "" {
		all = append(all, words.Isolated(e.Special))
	}
	device := cmp.Or(words.Isolated(e.Device), "ein Gast")
	switch {
	case e.Guest:
		all = append(all, "eingetragen: "+device)
	case e.Other != nil:
		all = append(all, device+" hat "+de.Figure(*e.Other))
	}
	if e.Sum != "" {
		all = append(all, e.Sum+" = "+de.Figure(e.Points))
	}
	if e.SatOut {
		all = append(all, "hat nicht mitgespielt")
	}
	if e.Counts != nil {
		all = append(all, "zählt "+de.Figure(*e.Counts))
	}
	if len(e.Totals) > 0 {
		all = append(all, counting(e.Totals))
	}
	if e.Out {
		all = append(all, Words().Table.IsOut)
	}
	for _, card := range e.Cards {
		all = append(all, faceName(card))
	}
	if e.Was != "" {
		all = append(all, "war "+e.Was)
	}
	return strings.Join(all, ", ")
}

// RowSpoken implements [words.ScoresSentences].
func (s scores) RowSpoken(name, typed, alarm string, e words.Effect) string {
	all, totals := []string{words.Isolated(name)}, e.Totals
	for i, n := range totals {
		all = append(all, [...]string{"Gesamtstand ", "neuer Gesamtstand ", "fällt auf "}[i]+de.Figure(n))
		if i == 0 && typed != "" && e.Sum == "" {
			all = append(all, "eingetippt "+typed)
		}
	}
	if len(totals) == 0 && typed != "" && e.Sum == "" {
		all = append(all, "eingetippt "+typed)
	}
	e.Totals = nil
	for _, text := range []string{s.Effect(e), alarm} {
		if text != "" {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// called says that a player called, and whether that was right where it counts something.
func called(e words.Effect) string {
	switch {
	case e.Calling == engine.MustCall:
		return "hat die Runde beendet"
	case e.Counts != nil && e.Call == scoring.Right:
		return "richtig angesagt"
	case e.Counts != nil && e.Call == scoring.Wrong:
		return "falsch angesagt"
	}
	return "hat angesagt"
}

// CalledBy implements [words.ScoresSentences].
func (scores) CalledBy(name string, c engine.Calling) string {
	if c == engine.MustCall {
		return words.Isolated(name) + " hat die Runde beendet"
	}
	return words.Isolated(name) + " hat angesagt"
}

// HasSpecial implements [words.ScoresSentences].
func (scores) HasSpecial(name, hand string) string {
	return words.Isolated(name) + " hat " + words.Isolated(hand)
}

// counting returns a total as it changes: "5 › 20", or "5 › 30 fällt auf 15".
func counting(totals []int) string {
	text := de.Figure(totals[0])
	for i, n := range totals[1:] {
		text += [...]string{words.Arrow, " fällt auf "}[i] + de.Figure(n)
	}
	return text
}
