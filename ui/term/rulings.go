package term

import (
	"fmt"
	"io"
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
func (r rulesCmd) compare(c call, s Shared) error {
	a, err := bookOf(r.Words[0])
	if err != nil {
		return err
	}
	b, err := bookOf(r.Words[1])
	if err != nil {
		return err
	}
	first, second := a.Ruleset.Rules, b.Ruleset.Rules
	differences := rulesref.Compare(a, b)
	switch {
	case s.JSON:
		all := []ruling{}
		for _, d := range differences {
			all = append(all, ruling{
				ID: d.ID, Title: d.Topic, Source: strings.Join(append(first.Sources[:len(first.Sources):len(first.Sources)], second.Sources...), ", "),
				Text: fmt.Sprintf("%s: %s. %s: %s.", first.Name, d.A, second.Name, d.B),
			})
		}
		return c.answer(all)
	case r.Markdown:
		fmt.Fprintf(c.Out, "| | %s | %s |\n| --- | --- | --- |\n", first.Name, second.Name)
		for _, d := range differences {
			fmt.Fprintf(c.Out, "| %s | %s | %s |\n", d.Topic, d.A, d.B)
		}
		return nil
	default:
		_, err := io.WriteString(c.Out, rulesref.PlainComparison(a, b))
		return err
	}
}
