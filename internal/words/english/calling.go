package english

import (
	"fmt"
	"math"

	"tabby/internal/words"
)

func theCalling() words.Calling {
	return words.Calling{
		CallingSentences: calling{},

		Button:     "How often is a call right?",
		Ours:       "Our calls",
		Counting:   "Playing thousands of rounds…",
		OddsHint:   "Steady computer players played 6,000 rounds by these rules. A hand is what the caller’s cards count in the end.",
		OursHint:   "Rounds with real cards whose scores were typed in. Beside them stands what steady computer players manage by the usual rules.",
		FewHint:    "A few calls say little: luck decides most of them.",
		NoneOfOurs: "No call with real cards yet.",
	}
}

type calling struct{}

// Hand implements [words.CallingSentences].
func (calling) Hand(points int) string { return "Hand of " + en.Figure(points) }

// InTen implements [words.CallingSentences].
func (calling) InTen(share float64) string {
	if n := math.Round(10 * share); n > 1 && n < 10 {
		return "about " + often(share)
	}
	return often(share)
}

// Odds implements [words.CallingSentences].
func (c calling) Odds(players, points int, share, give float64) string {
	text := fmt.Sprintf("With %s and a hand of %s a call is right %s", en.Count(players, words.Player), en.Figure(points), c.InTen(share))
	if n := math.Round(10 * give); n >= 1 {
		text += ", give or take " + en.Figure(int(n))
	}
	return text + "."
}

// Right implements [words.CallingSentences].
func (calling) Right(right, calls int) string { return fmt.Sprintf("%d of %d right", right, calls) }

// Steady implements [words.CallingSentences].
func (c calling) Steady(share float64) string { return "Steady players: " + c.InTen(share) }
