package words

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/internal/words/sums"
)

// A Grammar is how a language writes numbers, lists and times, and how it counts. A time is
// written in its own zone.
type Grammar struct {
	Words    GrammarWords
	Calendar Calendar

	sounds func() []sound
}

// GrammarWords are the words of a grammar.
type GrammarWords struct {
	And, Or  message.Message // {all} of a list but its {last}
	Comma    message.Message // {all} of a list so far, and the {next}
	Sentence message.Message // {text}, without its full stop
	Clause   message.Message // likewise, of clauses of a sentence
	Interval message.Message // {from}, {to}
	Quoted   message.Message // {text}
	Labelled message.Message // {label}, {text}
	Percent  message.Message // {n}
	Place    message.Message // {n}
	Count    message.Message // {n} {things}

	Numbers     map[string]string          // in words, by their digits
	Things      map[string]message.Message // what {n} of them are called, without the number
	DecimalSign string
	None        string // a share of nothing

	NounsAreCapital string            `text:"optional"` // "yes", so that no word may be made small
	Sound           map[string]string `text:"optional"` // how words begin or end, as regular expressions; see [word]
}

// A Thing is something that can be counted. It is named as in the keys of texts.
type Thing string

// The things that are counted.
const (
	NoThing   Thing = ""
	Card      Thing = "card"
	Game      Thing = "game"
	OwnRule   Thing = "ownRule"
	Joker     Thing = "joker"
	LastTurn  Thing = "lastTurn"
	Minute    Thing = "minute"
	Player    Thing = "player"
	Point     Thing = "point"
	Round     Thing = "round"
	Second    Thing = "second"
	TrophyWon Thing = "trophy"
	Turn      Thing = "turn"
	Win       Thing = "win"
)

// Count returns a number of things: "1 round", "5 rounds".
func (g *Grammar) Count(n int, t Thing) string {
	return g.Words.Count.With("n", n, "things", g.Things(n, t))
}

// Things returns the word for a number of things: "round", "rounds".
func (g *Grammar) Things(n int, t Thing) string { return g.Words.Things[string(t)].With("n", n) }

// Place returns a place in words: "1st", "2nd", "11th".
func (g *Grammar) Place(n int) string { return g.Words.Place.With("n", n) }

// Number returns a number in words, from 21 on in digits.
func (g *Grammar) Number(n int) string {
	if word, ok := g.Words.Numbers[strconv.Itoa(n)]; ok {
		return word
	}
	return g.Figure(n)
}

// Figure returns a number in digits as people read it: with a minus sign below zero.
func (g *Grammar) Figure(n int) string { return sums.Text(n) }

// DecimalComma reports whether the language writes a comma, and not a point, before decimals.
func (g *Grammar) DecimalComma() bool { return g.Words.DecimalSign == "," }

// Decimal returns a number with this many decimals, with the same minus sign as [Grammar.Figure].
func (g *Grammar) Decimal(x float64, decimals int) string {
	return strings.Replace(sums.Decimal(x, decimals), ".", g.Words.DecimalSign, 1)
}

// Interval returns a range of numbers: "0 to 36".
func (g *Grammar) Interval(r engine.Range) string {
	return g.Words.Interval.With("from", r.Min, "to", r.Max)
}

// Share says a part of a whole: "43 %", or "none" of nothing.
func (g *Grammar) Share(part float64, whole int) string {
	if whole == 0 {
		return g.Words.None
	}
	return g.percent(100 * part / float64(whole))
}

// percent returns a number of hundredths as a whole: "43 %".
func (g *Grammar) percent(hundredths float64) string {
	return g.Words.Percent.With("n", int(math.Round(hundredths)))
}

// quoted quotes text from outside, cut to what fits into a message.
func (g *Grammar) quoted(s string) string { return g.quotedWhole(Short(s)) }

// quotedWhole quotes text from outside.
func (g *Grammar) quotedWhole(s string) string {
	quoted := strconv.Quote(s)
	return g.Words.Quoted.With("text", quoted[1:len(quoted)-1])
}

// Labelled puts a label before its value: "Jokers: none".
func (g *Grammar) Labelled(label, text string) string {
	return g.Words.Labelled.With("label", label, "text", text)
}

// Joined returns names as a list: "Ann, Ben and Cy". They are [Isolated].
func (g *Grammar) Joined(names []string) string { return g.listed(isolated(names), g.Words.And) }

// list returns texts as a list: "3, – and 7".
func (g *Grammar) list(all []string) string { return g.listed(all, g.Words.And) }

// Alternatives returns a list of choices: "none, double or 1 to 100".
func (g *Grammar) Alternatives(all []string) string { return g.listed(all, g.Words.Or) }

func (g *Grammar) listed(all []string, joint message.Message) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return joint.With("all", g.inRow(g.Words.Comma, all[:n-1]), "last", g.word(all[n-1]))
}

// inRow puts texts one after another.
func (g *Grammar) inRow(joint message.Message, all []string) string {
	said := ""
	for i, next := range all {
		if i == 0 {
			said = next
			continue
		}
		said = joint.With("all", said, "next", next)
	}
	return said
}

// isolated returns names as they stand in a sentence.
func isolated(names []string) []string {
	all := make([]string, len(names))
	for i, n := range names {
		all[i] = Isolated(n)
	}
	return all
}

// Clauses joins clauses of one sentence, without a full stop: "Ann left; Ben came".
func (g *Grammar) Clauses(all []string) string { return g.inRow(g.Words.Clause, all) }

// Row joins facts of one sentence, without those that are empty: "3 games, 27 rounds".
func (g *Grammar) Row(facts ...string) string {
	return g.inRow(g.Words.Comma, slices.DeleteFunc(facts, func(text string) bool { return text == "" }))
}

// Text joins sentences, without those that are empty.
func (g *Grammar) Text(sentences ...string) string { return joint(" ", sentences...) }

// Dotted joins facts on one line, without those that are empty: "Recall · 5 rounds".
func (g *Grammar) Dotted(facts ...string) string { return joint(" · ", facts...) }

// joint puts texts one after another with something between them, without those that are empty.
func joint(with string, all ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(all), func(text string) bool { return text == "" }), with)
}

// Sentence gives words a capital letter and a full stop, if there are any.
func (g *Grammar) Sentence(s string) string {
	if s == "" {
		return ""
	}
	return g.whole(g.Capital(s))
}

// whole ends a sentence with its full stop, unless it asks.
func (g *Grammar) whole(s string) string {
	if strings.HasSuffix(strings.TrimRight(s, MissingMarks), "?") {
		return s
	}
	return g.Words.Sentence.With("text", s)
}

// Capital returns words with a capital first letter. A path or the name of a file stays as it is.
func (g *Grammar) Capital(s string) string {
	first, _, _ := strings.Cut(s, " ")
	if strings.ContainsAny(strings.TrimRight(first, ".:,;"), `/\._`) {
		return s
	}
	return withFirst(s, unicode.ToUpper)
}

// Small returns words with a small first letter, for the middle of a sentence.
func (g *Grammar) Small(s string) string {
	if g.Words.NounsAreCapital != "" {
		return s
	}
	return withFirst(s, unicode.ToLower)
}

// MissingMarks are the brackets around an English text if the text of a language is missing.
const MissingMarks = "⟦⟧"

// withFirst returns words with their first letter changed, after a bracket of [MissingMarks].
func withFirst(s string, change func(rune) rune) string {
	words := strings.TrimLeft(s, MissingMarks)
	first, size := utf8.DecodeRuneInString(words)
	return s[:len(s)-len(words)] + string(change(first)) + words[size:]
}
