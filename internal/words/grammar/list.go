package grammar

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tabby/internal/words"
)

// Joined returns names as a list: "Ann, Ben and Cy". They are [words.Isolated].
func (g *Grammar) Joined(names []string) string { return listed(Isolated(names), g.And) }

// List returns texts as a list: "3, – and 7".
func (g *Grammar) List(all []string) string { return listed(all, g.And) }

// Alternatives returns a list of choices: "none, double or 1 to 100".
func (g *Grammar) Alternatives(all []string) string { return listed(all, g.Or) }

func listed(all []string, last string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
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

// Joint puts texts one after another with something between them, without those that are empty.
func Joint(with string, all ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(all), func(text string) bool { return text == "" }), with)
}

// Share says a part of a whole: "43 %".
func (g *Grammar) Share(part float64, whole int) string {
	if whole == 0 {
		return g.None
	}
	return fmt.Sprintf("%d %%", int(math.Round(100*part/float64(whole))))
}
