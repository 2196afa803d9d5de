package english

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

		WriteDown:    "Write it down",
		WriteAnyway:  "Write it down anyway",
		CorrectIt:    "Correct it",
		Recount:      "Recount",
		Send:         "Send",
		NobodyCalled: "Nobody called",
		SendKnown:    "Type the scores you know. They go to the table, and are written down there.",

		ByCards:    "Tap the cards instead",
		ByTotal:    "Type the total instead",
		AddTo:      "Add to the score",
		CardsLeft:  "Cards left",
		OneFewer:   "One card fewer",
		OneMore:    "One card more",
		DidNotPlay: "Did not play this round",
		NextPlayer: "Next player",
		StepBack:   "Take back",

		LastTurns:   "The last turns",
		TurnLeft:    "one more turn",
		TurnNow:     "your last turn",
		TurnHad:     "had the last turn",
		TurnOver:    "Turn over your cards.",
		EnterScores: "Enter the scores",
	}
}

type scores struct{}

// Correcting implements [words.ScoresSentences].
func (scores) Correcting(round int) string { return "Correct round " + strconv.Itoa(round) }

// CardsLeftOf implements [words.ScoresSentences].
func (scores) CardsLeftOf(name string) string {
	return "How many cards " + words.Isolated(name) + " has left"
}

// ToReplace implements [words.ScoresSentences].
func (scores) ToReplace(card engine.Face) string {
	return card.Name + " has to be replaced. Tap the card drawn for it."
}

// HowTo implements [words.ScoresSentences].
func (scores) HowTo(r engine.Rules, byCards bool) string {
	all := []string{"Type the scores in turn."}
	switch {
	case byCards && r.Grid.Rows > 0: // it says itself how they are tapped
		all = nil
	case byCards && r.Counting != nil: // their places may matter
		all = []string{"Tap the cards of the line from left to right."}
	case byCards && r.Hands != nil:
		all = []string{"Tap every card that is left."}
	case byCards:
		all = []string{"Tap the cards of the line."}
	}
	switch r.Calling {
	case engine.MayCall:
		all = append(all, "Tap the hand of the player who called.")
	case engine.MustCall:
		all = append(all, "Tap the hand of the player who ended the round.")
	}
	if r.Special != nil {
		all = append(all, "Tap the star for "+words.Isolated(r.Special.Name)+".")
	}
	return strings.Join(all, " ")
}

// InColumns implements [words.ScoresSentences].
func (scores) InColumns(g engine.Grid) string {
	return en.Capital(en.Number(g.Rows)) + " rows of " + en.Number(g.Columns) + ": tap the cards column by column, from top to bottom. " +
		"A column of equal cards counts 0; leave out one that is gone."
}

// WhoCalled implements [words.ScoresSentences].
func (scores) WhoCalled(c engine.Calling) string {
	if c == engine.MustCall {
		return "Who ended the round?"
	}
	return "Who called?"
}

// SayCaller implements [words.ScoresSentences].
func (scores) SayCaller(c engine.Calling) string {
	if c == engine.MustCall {
		return "Who ended the round? Tap the hand."
	}
	return "Who called? Tap the hand, or say that nobody did."
}

// WhoSays implements [words.ScoresSentences].
func (s scores) WhoSays(c engine.Calling, call string) string {
	if c == engine.MustCall {
		return s.WhoCalled(c)
	}
	return "Who called “" + call + "”?"
}

// OtherCalled implements [words.ScoresSentences].
func (s scores) OtherCalled(c engine.Calling) string { return s.CalledBy("Another player", c) }

// OthersCount implements [words.ScoresSentences].
func (scores) OthersCount(points int) string {
	return "Everybody else counts " + en.Figure(points) + "."
}

// Lacking implements [words.ScoresSentences].
func (scores) Lacking(s scoring.Sheet, players []scoring.Player) string {
	return "Still missing: the score of " + en.Joined(en.Names(s, players)) + "."
}

// LastTurnsOf implements [words.ScoresSentences].
func (scores) LastTurnsOf(s scoring.Sheet, players []scoring.Player) string {
	return "One more turn: " + en.Joined(en.Names(s, players)) + ". Tap each one when done."
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
	device := cmp.Or(words.Isolated(e.Device), "a guest")
	switch {
	case e.Guest:
		all = append(all, "entered by "+device)
	case e.Other != nil:
		all = append(all, device+" has "+en.Figure(*e.Other))
	}
	if e.Sum != "" {
		all = append(all, e.Sum+" = "+en.Figure(e.Points))
	}
	if e.SatOut {
		all = append(all, "did not play")
	}
	if e.Counts != nil {
		all = append(all, "counts "+en.Figure(*e.Counts))
	}
	if len(e.Totals) > 0 {
		all = append(all, counting(e.Totals))
	}
	if e.Out {
		all = append(all, "out")
	}
	for _, card := range e.Cards {
		all = append(all, card.Name)
	}
	if e.Was != "" {
		all = append(all, "was "+e.Was)
	}
	return strings.Join(all, ", ")
}

// RowSpoken implements [words.ScoresSentences].
func (s scores) RowSpoken(name, typed, alarm string, e words.Effect) string {
	all, totals := []string{words.Isolated(name)}, e.Totals
	for i, n := range totals {
		all = append(all, [...]string{"total ", "new total ", "falls to "}[i]+en.Figure(n))
		if i == 0 && typed != "" && e.Sum == "" {
			all = append(all, "typed "+typed)
		}
	}
	if len(totals) == 0 && typed != "" && e.Sum == "" {
		all = append(all, "typed "+typed)
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
		return "ended the round"
	case e.Counts != nil && e.Call == scoring.Right:
		return "right call"
	case e.Counts != nil && e.Call == scoring.Wrong:
		return "wrong call"
	}
	return "called"
}

// CalledBy implements [words.ScoresSentences].
func (scores) CalledBy(name string, c engine.Calling) string {
	if c == engine.MustCall {
		return words.Isolated(name) + " ended the round"
	}
	return words.Isolated(name) + " called"
}

// HasSpecial implements [words.ScoresSentences].
func (scores) HasSpecial(name, hand string) string {
	return words.Isolated(name) + " has " + words.Isolated(hand)
}

// counting returns a total as it changes: "5 › 20", or "5 › 30 falls to 15".
func counting(totals []int) string {
	text := en.Figure(totals[0])
	for i, n := range totals[1:] {
		text += [...]string{words.Arrow, " falls to "}[i] + en.Figure(n)
	}
	return text
}
