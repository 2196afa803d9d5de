package grammar

import (
	"math"
	"slices"
	"strings"

	"tabby/internal/words"
)

// Joined returns names as a list: "Ann, Ben and Cy". They are [words.Isolated].
func (g *Grammar) Joined(names []string) string { return g.listed(Isolated(names), g.And) }

// List returns texts as a list: "3, – and 7".
func (g *Grammar) List(all []string) string { return g.listed(all, g.And) }

// Alternatives returns a list of choices: "none, double or 1 to 100".
func (g *Grammar) Alternatives(all []string) string { return g.listed(all, g.Or) }

func (g *Grammar) listed(all []string, last string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	if g.Before != nil {
		last = g.Before(last, words.Bare(all[n-1]))
	}
	return strings.Join(all[:n-1], ", ") + last + all[n-1]
}

// Isolated returns names as they stand in a sentence.
func Isolated(names []string) []string {
	all := make([]string, len(names))
	for i, n := range names {
		all[i] = words.Isolated(n)
	}
	return all
}

// Text puts sentences one after another, without those that are empty.
func (g *Grammar) Text(sentences ...string) string { return Joint(" ", sentences...) }

// Dotted puts facts on one line, without those that are empty: "Recall · 5 rounds".
func (g *Grammar) Dotted(facts ...string) string { return Joint(" · ", facts...) }

// Clauses puts clauses of one sentence one after another, without a full stop. A semicolon has the
// spaces of the colon.
func (g *Grammar) Clauses(all []string) string {
	return strings.Join(all, strings.Replace(g.Colon, ":", ";", 1))
}

// Joint puts texts one after another with something between them, without those that are empty.
func Joint(with string, all ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(all), func(text string) bool { return text == "" }), with)
}

// Share says a part of a whole: "43 %".
func (g *Grammar) Share(part float64, whole int) string {
	if whole == 0 {
		return g.None
	}
	return g.Percent(100 * part / float64(whole))
}

// Percent returns a number of hundredths as a whole: "43 %".
func (g *Grammar) Percent(hundredths float64) string {
	return g.Figure(int(math.Round(hundredths))) + " %"
}
