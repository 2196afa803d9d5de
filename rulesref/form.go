package rulesref

import (
	"regexp"
	"slices"
)

// verdict is how the answer to a yes-or-no question begins.
var verdict = regexp.MustCompile(`^(?:Yes|No)\b`)

// closed is how a yes-or-no question begins, alone or after what it is about: "I called, may
// I look". open has the words that begin another question.
var (
	closed = regexp.MustCompile(`^(?:am|are|can|could|did|do|does|has|have|is|may|must|should|will) |` +
		`\b(?:am|are|can|could|did|do|does|is|may|must|should|will) (?:i|my|we|our|you|he|she|it|they|the|everybody|somebody) `)
	open = regexp.MustCompile(`\b(?:how|what|when|where|which|who|whose|why)\b`)
)

// A form is what kind of answer a query wants.
type form uint8

const (
	keywords form = iota // anything about these words
	decision             // a yes or a no
	account              // what, when or how
)

// formOf returns the form of a query.
func formOf(query string) form {
	plain := simple(query)
	at := closed.FindStringIndex(plain)
	switch other := open.FindStringIndex(plain); {
	case at != nil && (other == nil || at[0] < other[0]):
		return decision
	case other != nil:
		return account
	default:
		return keywords
	}
}

// fitness returns a factor for the form of a document. It favours a yes or a no if the query
// wants one, more so the more of the title is in the query.
func (d *document) fitness(asked []token, wanted form) float64 {
	decides := verdict.MatchString(d.Text)
	switch {
	case wanted == decision && decides:
		return 1 + 0.4*d.meant(asked)
	case wanted == decision && d.Kind == CardHit, wanted == account && decides:
		return 0.9
	default:
		return 1
	}
}

// meant returns the share of the title that the query has, in other words perhaps.
func (d *document) meant(asked []token) float64 {
	n := 0
	for _, w := range d.title {
		if slices.ContainsFunc(asked, w.like) {
			n++
		}
	}
	return float64(n) / float64(max(1, len(d.title)))
}

// like reports whether two tokens mean nearly the same.
func (w token) like(other token) bool {
	return w.stem == other.stem || w.group != "" && w.group == other.group
}
