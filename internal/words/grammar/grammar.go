// Package grammar writes numbers, lists and times as a language does, from its words.
//
// A language fills in a [Grammar]: the joints of its lists, the names of its months, and so on.
// What is the same in all languages is here, once. A sentence with facts in it is a [Pattern],
// one that depends on a number is [Forms].
package grammar

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/sums"
	"tabby/internal/words"
)

// A Grammar is how a language writes. It implements [words.Grammar].
type Grammar struct {
	And, Or string    // before the last of a list, with its spaces
	To      string    // between the ends of a range, likewise
	Quotes  [2]string // before and after what is quoted
	Colon   string    // between a label and what it is of, likewise

	// Before returns And or Or as it stands before a word, in a language in which that differs.
	Before func(joint, word string) string

	Numbers     []string // in words, from 0
	DecimalSign string   // between a number and its decimals
	None        string   // a share of nothing

	Ordinal func(n int) string // a place: "1st"
	Plural  func(n int) int    // which of its [Forms] a number from 0 takes
	OfThing []Forms            // by [words.Thing]

	NounsAreCapital bool // so that no word may be made small

	Calendar Calendar
}

// A Pattern is a sentence with holes, which are names in braces: "{name} leads by {points}".
type Pattern string

// With fills the holes, whose names and texts take turns.
func (p Pattern) With(facts ...string) string {
	filled := map[string]string{}
	for pair := range slices.Chunk(facts, 2) {
		filled[pair[0]] = pair[1]
	}
	var said strings.Builder
	for rest := string(p); ; {
		before, after, found := strings.Cut(rest, "{")
		said.WriteString(before)
		if !found {
			return said.String()
		}
		hole, next, _ := strings.Cut(after, "}")
		fact, ok := filled[hole]
		if !ok {
			panic(fmt.Sprintf("nothing fills {%s} in %q", hole, string(p)))
		}
		said.WriteString(fact)
		rest = next
	}
}

// Forms are a word or a sentence by number. In most languages the first is of one thing, the
// second of any other number; one alone is for all.
type Forms []string

// OneOrMore is the Plural of English, German, Spanish and Dutch: "0 rounds", "1 round".
func OneOrMore(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

// UpToOne is the Plural of French, in which nothing is like one.
func UpToOne(n int) int {
	if n <= 1 {
		return 0
	}
	return 1
}

// Of returns the form for a number. One below zero is as one is: "−1 point". Of no forms it is
// nothing: a test finds what a language does not say, and a window goes on.
func (g *Grammar) Of(f Forms, n int) Pattern {
	if len(f) == 0 {
		return ""
	}
	return Pattern(f[min(g.Plural(max(n, -n)), len(f)-1)])
}

// Numbered is a sentence about a number of things, which stands in the hole {n}.
func (g *Grammar) Numbered(f Forms, n int) string { return g.Of(f, n).With("n", g.Figure(n)) }

// Count returns a number of things: "1 round", "5 rounds".
func (g *Grammar) Count(n int, t words.Thing) string { return g.Figure(n) + " " + g.Things(n, t) }

// Things returns what so many of a thing are called: "round", "rounds".
func (g *Grammar) Things(n int, t words.Thing) string { return string(g.Of(g.OfThing[t], n)) }

// Place returns a place in words: "1st", "2nd", "11th".
func (g *Grammar) Place(n int) string { return g.Ordinal(n) }

// Number returns a number in words, or in digits where it has none.
func (g *Grammar) Number(n int) string {
	if n < 0 || n >= len(g.Numbers) {
		return g.Figure(n)
	}
	return g.Numbers[n]
}

// Figure returns a number in digits as people read it: with a minus sign below zero.
func (g *Grammar) Figure(n int) string { return sums.Text(n) }

// Decimal returns a number with so many decimals, in the same way.
func (g *Grammar) Decimal(x float64, decimals int) string {
	return strings.Replace(sums.Decimal(x, decimals), ".", g.DecimalSign, 1)
}

// Interval returns a range of numbers: "0 to 36".
func (g *Grammar) Interval(r engine.Range) string { return g.Figure(r.Min) + g.To + g.Figure(r.Max) }

// Quoted quotes text from outside, cut to what fits into a message.
func (g *Grammar) Quoted(s string) string { return g.QuotedWhole(words.Short(s)) }

// QuotedWhole quotes text from outside.
func (g *Grammar) QuotedWhole(s string) string {
	quoted := strconv.Quote(s)
	return g.Quotes[0] + quoted[1:len(quoted)-1] + g.Quotes[1]
}

// Labelled puts a label before what it is of: "Jokers: none".
func (g *Grammar) Labelled(label, text string) string { return label + g.Colon + text }

// Short cuts text from outside to what fits into a message.
func (g *Grammar) Short(s string) string { return words.Short(s) }

// Sentence gives words a capital letter and a full stop, if there are any.
func (g *Grammar) Sentence(s string) string {
	if s == "" {
		return ""
	}
	return g.Capital(s) + "."
}

// Capital returns words with a capital first.
func (g *Grammar) Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Small returns words as they stand within a sentence.
func (g *Grammar) Small(s string) string {
	if g.NounsAreCapital {
		return s
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(first)) + s[size:]
}
