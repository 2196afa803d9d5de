package term

import (
	"fmt"
	"slices"
	"strings"

	"tabby/rulesref"
	"tabby/ui/words"
)

// A ruling is one of a list for programs.
type ruling struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Text    string `json:"text"`
	Source  string `json:"source"`
	Variant string `json:"variant,omitempty"`
	Ground  string `json:"ground,omitempty"` // the rule book, our reading or house rule
	Rule    string `json:"rule,omitempty"`   // the house rule that changes it
	Value   string `json:"value,omitempty"`  // its value, in words
}

func ruled(b *rulesref.Book, hits []rulesref.Hit) []ruling {
	all := []ruling{}
	for _, h := range hits {
		a := ruling{
			ID: h.ID, Title: h.Title, Text: h.Text, Source: rulesref.Cite(h.Sources),
			Variant: b.Ruleset.Rules.ID, Ground: h.Basis.String(), Rule: string(h.Rule),
		}
		if h.Rule != "" {
			a.Value = words.Value(h.Rule, b.Ruleset.Value(h.Rule))
		}
		all = append(all, a)
	}
	return all
}

// compare writes two variants side by side.
func (r rulesCmd) compare(c call) error {
	a, err := bookOf(r.Words[0], nil)
	if err != nil {
		return err
	}
	b, err := bookOf(r.Words[1], nil)
	if err != nil {
		return err
	}
	first, second := a.Ruleset.Rules, b.Ruleset.Rules
	sources := strings.Join(slices.Concat(first.Sources, second.Sources), ", ")
	rulings := []ruling{}
	text := fmt.Sprintf("| | %s | %s |\n| --- | --- | --- |", first.Name, second.Name)
	for _, d := range rulesref.Compare(a, b) {
		rulings = append(rulings, ruling{
			ID: d.ID, Title: d.Topic, Source: sources,
			Text: fmt.Sprintf("%s: %s. %s: %s.", first.Name, d.A, second.Name, d.B),
		})
		text += fmt.Sprintf("\n| %s | %s | %s |", d.Topic, d.A, d.B)
	}
	if !r.Markdown {
		text = strings.TrimRight(rulesref.PlainComparison(a, b), "\n")
	}
	return c.say(rulings, text)
}
