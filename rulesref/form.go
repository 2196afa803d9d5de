package rulesref

import (
	"slices"
	"strconv"
)

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

// by returns the word that asks for an account: "when". It is empty where none does.
func (in *reading) by(query string) string { return in.open.FindString(in.simple(query)) }

// asksAlike favours a title that begins with the same word of a question.
const asksAlike = 1.1

// actions are the groups of what players do: a yes to one of them says nothing of another.
var actions = []string{"call", "draw", "look", "snap", "swap", "take"}

// otherAction is the factor for a yes or a no about another action than was asked for.
const otherAction = 0.85

// actions returns the words of a query for what players do, but not the names of power cards.
func (x *index) actions(asked []token) (all []token) {
	for _, w := range asked {
		if slices.Contains(actions, w.group) && !x.names[w.stem] {
			all = append(all, w)
		}
	}
	return all
}

// tellsOther reports whether a title is about an action, and about none of these.
func (d *document) tellsOther(acts []token) bool {
	other := false
	for _, w := range d.title {
		if slices.ContainsFunc(acts, w.like) {
			return false
		}
		other = other || slices.Contains(actions, w.group)
	}
	return other && acts != nil
}

// A want is what a query asks for.
type want struct {
	form form
	by   string  // the word that asks for an account
	all  []token // of the query
	acts []token // those for what players do
}

// fitness returns a factor for the form of a document. It favours a yes or a no if the query
// wants one, more so the more of the title is in the query.
func (in *reading) fitness(d *document, w want) float64 {
	decides := in.verdict.MatchString(d.Text)
	switch {
	case decides && d.tellsOther(w.acts):
		return otherAction
	case w.form == decision && decides:
		return 1 + 0.4*d.meant(w.all)
	case w.form == account && decides:
		return 0.9
	case w.form == account && d.by == w.by && w.by != "":
		return asksAlike
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

// said returns the share of what the title says that the query says too, in other words perhaps.
func (d *document) said(asked []token) float64 {
	said, all := 0.0, 0.0
	for i, w := range d.title {
		all += d.heft[i]
		if slices.ContainsFunc(asked, w.like) {
			said += d.heft[i]
		}
	}
	return said / max(all, 1)
}

// echo returns a factor for a title in which a word comes back that does so in the query: a Draw 2
// that brings another.
func (d *document) echo(words []token) float64 {
	for i, w := range words {
		at := slices.Index(d.title, w)
		if _, err := strconv.Atoi(w.stem); err == nil {
			continue // the 2 of a Draw 2 may be how many
		}
		if at >= 0 && slices.Contains(words[i+1:], w) && slices.Contains(d.title[at+1:], w) {
			return 2
		}
	}
	return 1
}

// like reports whether two tokens mean nearly the same.
func (w token) like(other token) bool {
	return w.stem == other.stem || w.group != "" && w.group == other.group
}
