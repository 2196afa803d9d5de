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
		WhoCalled:    "Who called?",
		NobodyCalled: "Nobody called",

		TypeScores: "Type the scores in turn. Tap the hand of the player who called.",
		TapCards:   "Tap the cards of the line. Tap the hand of the player who called.",
		TapLine:    "Tap the cards of the line from left to right. Tap the hand of the player who called.",
		SayCaller:  "Who called? Tap the hand, or say that nobody did.",
		SendKnown:  "Type the scores you know. They go to the table, and are written down there.",

		ByCards:    "Tap the cards instead",
		ByTotal:    "Type the total instead",
		AddTo:      "Add to the score",
		CardsLeft:  "Cards left",
		DidNotPlay: "Did not play this round",
		NextPlayer: "Next player",
		StepBack:   "Take back",

		LastTurns:   "The last turns",
		TurnLeft:    "one more turn",
		TurnNow:     "your last turn",
		TurnHad:     "had the last turn",
		OtherCalled: "Another player called",
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

// WhoSays implements [words.ScoresSentences].
func (scores) WhoSays(call string) string { return "Who called “" + call + "”?" }

// LastTurnsOf implements [words.ScoresSentences].
func (scores) LastTurnsOf(s scoring.Sheet, players []scoring.Player) string {
	return "One more turn: " + en.Joined(en.Names(s, players)) + ". Tap each one when done."
}

// Effect implements [words.ScoresSentences].
func (scores) Effect(e words.Effect) string {
	var all []string
	if e.Called {
		all = append(all, "called")
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
		all = append(all, [...]string{"total ", "new total ", "back to "}[i]+en.Figure(n))
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

// CalledBy implements [words.ScoresSentences].
func (scores) CalledBy(name string) string { return words.Isolated(name) + " called" }

// counting returns a total as it changes: "5 › 30 › 15".
func counting(totals []int) string {
	all := make([]string, len(totals))
	for i, n := range totals {
		all[i] = en.Figure(n)
	}
	return strings.Join(all, words.Arrow)
}
