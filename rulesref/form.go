package rulesref

import "slices"

// A form is what kind of answer a query wants.
type form uint8

const (
	keywords form = iota // anything about these words
	decision             // a yes or a no
	account              // what, when or how
)

func (in *reading) formOf(query string) form {
	plain := in.simple(query)
	at := in.closed.FindStringIndex(plain)
	switch other := in.open.FindStringIndex(plain); {
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
func (in *reading) fitness(d *document, asked []token, wanted form) float64 {
	decides := in.verdict.MatchString(d.Text)
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
