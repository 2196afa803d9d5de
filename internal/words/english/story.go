package english

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

func theStory() words.Story {
	return words.Story{StorySentences: story{}, Provisional: "This may change: a score is missing.", Headlines: headlines{}}
}

type story struct{}

// after says after how many rounds, if they are known.
func after(rounds int) string {
	if rounds == 0 {
		return ""
	}
	return " after " + en.Count(rounds, words.Round)
}

// GoesOn implements [words.StorySentences].
func (story) GoesOn(rounds int) string { return "The game goes on" + after(rounds) + "." }

// NobodyWon implements [words.StorySentences].
func (story) NobodyWon(rounds int) string { return "Nobody has won" + after(rounds) + "." }

// Shared implements [words.StorySentences].
func (story) Shared(names []string, total, rounds int) string {
	return fmt.Sprintf("%s share the win with %s%s.", en.Joined(names), en.Figure(total), after(rounds))
}

// WonExtra implements [words.StorySentences].
func (story) WonExtra(name string, rounds int) string {
	return name + " won" + after(rounds) + " and an extra round."
}

// Won implements [words.StorySentences].
func (story) Won(name string, total, rounds int) string {
	return fmt.Sprintf("%s won with %s%s.", name, en.Figure(total), after(rounds))
}

// WonAhead implements [words.StorySentences].
func (story) WonAhead(name string, total, rounds int, next words.Lag) string {
	return fmt.Sprintf("%s won with %s%s, %d ahead of %s.", name, en.Figure(total), after(rounds), next.Points, next.Name)
}

// CameBack implements [words.StorySentences].
func (story) CameBack(name string, total int, behind words.Lag) string {
	return fmt.Sprintf("%s came back from %s: %s behind after round %d.", name, en.Figure(total), en.Count(behind.Points, words.Point), behind.Round)
}

// WonFromBehind implements [words.StorySentences].
func (story) WonFromBehind(name string, behind words.Lag) string {
	return fmt.Sprintf("%s was %s behind after round %d and still won.", name, en.Count(behind.Points, words.Point), behind.Round)
}

// StayedUnder implements [words.StorySentences].
func (story) StayedUnder(name string, round, spare int) string {
	left := "nothing"
	if spare > 0 {
		left = en.Count(spare, words.Point)
	}
	return fmt.Sprintf("In round %d %s stayed under the limit with %s to spare.", round, name, left)
}

// FellBack implements [words.StorySentences].
func (story) FellBack(falls []words.Fall) string {
	var all []string
	for _, f := range falls {
		all = append(all, fmt.Sprintf("%s had exactly %s in round %d and fell back to %s", f.Name, en.Figure(f.From), f.Round, en.Figure(f.To)))
	}
	return strings.Join(all, "; ") + "."
}

// WentOut implements [words.StorySentences].
func (story) WentOut(exits []words.Exit) string {
	var all []string
	for _, e := range exits {
		all = append(all, fmt.Sprintf("%s in round %d", en.Joined(e.Names), e.Round))
	}
	return "Out: " + strings.Join(all, ", ") + "."
}

// Calls implements [words.StorySentences].
func (story) Calls(calls []words.Calls) string {
	var all []string
	for _, c := range calls {
		all = append(all, fmt.Sprintf("%s called %s and was %s", c.Name, times(c.Called), rightly(c.Called, c.Right)))
	}
	return strings.Join(all, "; ") + "."
}

// rightly returns how often calls were right.
func rightly(called, right int) string {
	switch right {
	case 0:
		return "wrong"
	case called:
		return "right"
	}
	return "right " + times(right)
}

// times returns a number of times; n is at least 1.
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return en.Number(n) + " times"
}

// Extremes implements [words.StorySentences].
func (story) Extremes(lowest, highest words.Scored) string {
	return fmt.Sprintf("The lowest round was %s by %s, the highest %s by %s.", en.Figure(lowest.Points), en.Joined(lowest.Names), en.Figure(highest.Points), en.Joined(highest.Names))
}

// LeftEarly implements [words.StorySentences].
func (story) LeftEarly(names []string) string { return en.Joined(names) + " left before the end." }

// AlwaysAhead implements [words.StorySentences].
func (story) AlwaysAhead(name string) string {
	return name + " was ahead from the first round to the last."
}

// AheadAtLast implements [words.StorySentences].
func (story) AheadAtLast(name string) string { return name + " took the lead in the very last round." }

// AheadSince implements [words.StorySentences].
func (story) AheadSince(name string, round int) string {
	return fmt.Sprintf("%s took the lead in round %d and kept it.", name, round)
}
