package rulesref

import (
	"slices"

	"tabby/engine"
)

// A Question is one that people ask at the table, with the ruling.
type Question struct {
	ID      string
	Ask     string
	Ruling  string
	Basis   Basis
	Rule    engine.Key // the house rule that changes the ruling, or ""
	Title   string     // of the house rule: "When to call"
	Value   string     // its present value in words: "after the turn"
	Sources []Source
	About   []string // "power", names of powers as in house lists, IDs of cards
}

// Questions returns the questions that can come up at the table.
func (b *Book) Questions() []Question {
	var all []Question
	for _, s := range b.questions {
		all = append(all, b.question(s))
	}
	return all
}

// ground marks the last line of each question with what its ruling is based on.
func (b *Book) ground() {
	for _, s := range b.questions {
		for _, block := range slices.Backward(s.Blocks) {
			if n := len(block.Lines); n > 0 {
				block.Lines[n-1].Basis = b.question(s).Basis
				break
			}
		}
	}
}

func (b *Book) question(s Section) Question {
	q := Question{ID: s.ID, Ask: s.Title, Ruling: s.Text(), Sources: s.Sources, About: s.about, Basis: s.silent}
	if s.stated {
		q.Basis = Stated
	}
	if rule, differs := b.decides(s.Rules); rule != "" {
		q.Rule, q.Title, q.Value = rule, b.words.Rules.House(b.Ruleset.Rules.Rule(rule)).Title, b.words.Rules.Value(rule, b.Ruleset.Value(rule))
		if differs {
			q.Basis = Agreed
		}
	}
	return q
}

// decides returns which of some house rules decides at this table, or "": the first that is not by the
// book, or else the first that matters in a game that ends as this one does.
func (b *Book) decides(rules []engine.Key) (rule engine.Key, differs bool) {
	for _, k := range rules {
		switch _, offered := b.Ruleset.Rules.Offers(k); {
		case !offered || !k.Rule().Matters(b.Ruleset.Value(engine.End)):
		case b.Ruleset.Differs(k):
			return k, true
		case rule == "":
			rule = k
		}
	}
	return rule, false
}
