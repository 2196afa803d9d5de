package rulesref

import (
	"strings"
	"testing"

	"tabby/engine"
)

// TestTheBookSaysWhatHoldsAtTheTable looks for what is so at a table and for what is not, in a section or an answer.
func TestTheBookSaysWhatHoldsAtTheTable(t *testing.T) {
	last := engine.House{engine.End: engine.EndElimination}
	for _, c := range []struct {
		game      string
		house     engine.House
		id        string
		says, not string
	}{
		{"yaniv", nil, "winner", "last player who is still in wins", "end of the game wins"},
		{"yaniv", nil, "q-winner", "last player who is still in wins", "when the game is over"},
		{"yaniv", nil, "q-lowest", "closer to being out", "lowest total wins"},
		{"yaniv", nil, "aim", "the last one left wins", "lowest total"},
		{"rat-a-tat-cat", nil, "winner", "last player who is still in wins", ""},
		{"rat-a-tat-cat", nil, "aim", "the last one left wins", "lowest"},
		{"rat-a-tat-cat", engine.House{engine.End: engine.EndTime}, "winner", "lowest total at the end", "still in"},
		{"skyjo", last, "winner", "last player who is still in wins", ""},
		{"skyjo", nil, "winner", "lowest total at the end", "still in"},
		{"rat-a-tat-tat", nil, "aim", "Cards that count few points are good", "High cards"},
		{"golf-4", nil, "aim", "Cards that count few points are good", "igh cards"},
		{"yaniv", nil, "score", "1, 2, 3, 4 or 5 cards", "0, 1"},
		{"yaniv", nil, "call", "", "without a call"},
		{"yaniv", nil, "q-call-none", "A round ends only with a call", ""},
		{"cabo", nil, "call", "without a call", ""},
		{"cactus", nil, "score", "writes down one point", "Low is good"},
		{"cactus", nil, "q-lowest", "In a round, no", ""},
		{"cactus", engine.House{engine.BestCounts: engine.CountsPoints}, "score", "Low is good", "writes down one point"},
		{"dutch", nil, "cards", "you need another", "The deck has"},
		{"recall", nil, "decks", "Here: 2", "Added by"},
		{"recall", nil, "decks", "ace: clubs, diamonds, hearts, spades · A · 4", ""},
		{"rat-a-tat-cat", nil, "spent-power", "While a power card lies on the discard pile", "again"},
		{"rat-a-tat-cat", nil, "q-spent-power", "While it lies on the discard pile", ""},
		{"golf-6", nil, "q-limit", "This game ends after a set number of rounds", "At this table it is"},
		{"golf-6", engine.House{engine.End: engine.EndThreshold}, "q-limit", "At this table it is 100", ""},
		{"cabo", nil, "ways", "goes above the limit", "reaches the limit"},
		{"cabo", nil, "q-out", "goes above the limit", "reaches"},
		{"cabo", nil, "first-to", "goes above the limit", "reaches"},
		{"cabo", engine.House{engine.ThresholdCmp: engine.Reach, engine.Falls: engine.None}, "ways", "reaches the limit", "above"},
		{"dutch", nil, "ways", "reaches the limit", "above"},
		{"dutch", nil, "q-first-to", "Yes. This game ends when", "can also"},
		{"cactus", engine.House{engine.Rounds: "7"}, "differ", "What cards do differs", ""},
		{"cactus", engine.House{engine.Rounds: "7"}, "q-differ", "What cards do differs", ""},
		{"skyjo", engine.House{engine.Threshold: "200"}, "differ", "below zero", ""},
		{"skyjo", engine.House{engine.WrongCallPenalty: "10"}, "differ", "", "below zero"},
		{"yaniv", engine.House{engine.FinalTie: engine.ExtraRound}, "differ", "7 or less here", ""},
		{"yaniv", engine.House{engine.CallAtMost: "5"}, "differ", "out above 200", "or less here"},
		{"golf-4", nil, "differ", "Many tables play nine rounds", ""},
		{"biberbande", nil, "differ", "five or six", "players here"},
		{"recall", engine.House{engine.Jokers: "0"}, "cards", "no jokers", ""},
		{"recall", engine.House{engine.Jokers: "0"}, "q-snap-colour", "any king", "joker"},
		{"recall", nil, "q-snap-colour", "A joker goes on any joker", ""},
		{"dutch", nil, "q-snap-colour", "any king", "joker"},
		{"cambio", nil, "q-snap-colour", "A joker goes on any joker", ""},
		{"recall", nil, "q-call-level", "Somebody else may still win the round", ""},
		{"golf-4", nil, "score", "an ace of diamonds under it", ""},
		{"skyjo", engine.House{engine.ExactLimit: engine.FallHalf}, "house", "half", "counts as reached"},
		{"cabo", nil, "house", "The limit · 100 points", "Minutes · "},
		{"rat-a-tat-cat", nil, "house", "The limit · 100 points", "Rounds · "},
		{"rat-a-tat-cat", engine.House{engine.End: engine.EndTime}, "house", "30 minutes", "The limit · "},
	} {
		s, there := bookFor(table(t, c.game, c.house), en).Section(c.id)
		if text := s.Text(); !there && c.says != "" || !strings.Contains(text, c.says) || c.not != "" && strings.Contains(text, c.not) {
			t.Errorf("%s %v, %s: %q, want %q and not %q", c.game, c.house, c.id, text, c.says, c.not)
		}
	}
}

// TestNoAnswerRestsOnANumberThatDoesNotEndTheGame looks below the answers for numbers that do not end the game.
func TestNoAnswerRestsOnANumberThatDoesNotEndTheGame(t *testing.T) {
	for _, r := range engine.Games() {
		book := bookFor(table(t, r.ID, nil), en)
		for _, q := range book.Questions() {
			if q.Rule != "" && !q.Rule.Rule().Matters(book.Ruleset.Value(engine.End)) {
				t.Errorf("%s: %q rests on %s", r.Name, q.Ask, q.Rule)
			}
		}
	}
}
