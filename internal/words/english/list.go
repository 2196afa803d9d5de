package english

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/sums"
	"tabby/internal/words"
	"tabby/scoring"
)

// Joined returns names as a list: "Ann, Ben and Cy". They are [Isolated].
func (grammar) Joined(names []string) string { return joined(isolated(names), " and ") }

// Alternatives returns a list of choices: "none, double or 1 to 100".
func (grammar) Alternatives(all []string) string { return joined(all, " or ") }

func joined(all []string, last string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:n-1], ", ") + last + all[n-1]
}

// Place returns a place in words: "1st", "2nd", "11th".
func (grammar) Place(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

var small = []string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
	"eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
}

// Number returns a number in words, from 21 on in digits.
func (grammar) Number(n int) string {
	if n < 0 || n >= len(small) {
		return en.Figure(n)
	}
	return small[n]
}

// Text puts sentences one after another, without those that are empty.
func (grammar) Text(sentences ...string) string { return joinedBy(" ", sentences) }

// Dotted puts facts on one line, without those that are empty: "Recall · 5 rounds".
func (grammar) Dotted(facts ...string) string { return joinedBy(" · ", facts) }

func joinedBy(with string, all []string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(all), func(text string) bool { return text == "" }), with)
}

// Figure returns a number in digits as people read it: with a minus sign below zero.
func (grammar) Figure(n int) string { return sums.Text(n) }

// Decimal returns a number with so many decimals, in the same way.
func (grammar) Decimal(x float64, decimals int) string { return sums.Decimal(x, decimals) }

// Interval returns a range of numbers: "0 to 36".
func (grammar) Interval(r engine.Range) string { return en.Figure(r.Min) + " to " + en.Figure(r.Max) }

// Name returns the name of a player as it stands in a sentence, see [Isolated], or
// "somebody" for a player who is not in the game.
func (table) Name(s scoring.Sheet, p scoring.Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return "somebody"
	}
	return words.Isolated(s.People[p].Name)
}

// Names returns the names of players as [Name] does.
func (table) Names(s scoring.Sheet, players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = en.Name(s, p)
	}
	return names
}

// isolated returns names as they stand in a sentence.
func isolated(names []string) []string {
	all := make([]string, len(names))
	for i, n := range names {
		all[i] = words.Isolated(n)
	}
	return all
}
