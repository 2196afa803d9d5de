package rulesref

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestEveryKindOfBlockIsPrinted(t *testing.T) {
	s := Section{
		Blocks: []Block{
			{Kind: Paragraph, Lines: []Line{{Text: "A paragraph that is so long that a terminal shows it in more lines than one, below each other."}}},
			{Kind: List, Lines: []Line{{Text: "one"}, {Text: "other", Basis: Reading}}},
			{Kind: Steps, Lines: []Line{{Text: "Draw."}, {Text: "Look.", Optional: true, Basis: Agreed}}},
			{Kind: Exceptions, Lines: []Line{{Text: "Not twice."}}},
			{Kind: Example, Lines: []Line{{Text: "A 4 makes 4."}}},
			{Kind: Grid, Rows: [][]string{{"Card", "Counts"}, {"Ace", "1"}}},
		},
		Sources: []Source{{"000", "1-2"}, {Text: "A07"}},
	}
	const markdown = `A paragraph that is so long that a terminal shows it in more lines than one, below each other.

- one
- other°

1. Draw.
2. (if you like) Look. (house rule)

- ✗ Not twice.

> A 4 makes 4.

| Card | Counts |
| --- | --- |
| Ace | 1 |

_000:1-2, A07_
`
	const plain = `  A paragraph that is so long that a terminal shows it in more lines than one,
  below each other.
  - one
  - other°
  1. Draw.
  2. (if you like) Look. (house rule)
  ✗ Not twice.
  > A 4 makes 4.
  Card  Counts
  Ace   1
`
	expect.Same(t, "Markdown", s.Markdown(en), markdown)
	expect.Same(t, "plain", s.Plain(en), plain)
}

func TestTheWholeBookIsPrinted(t *testing.T) {
	b := &Book{Ruleset: table(t, "golf-4", nil), words: en, Chapters: []Chapter{{Title: "Setting up", Sections: []Section{{Title: "The deal", Blocks: []Block{{Lines: []Line{{Text: "Deal."}}}}}}}}}
	b.questions = []Section{{Title: "How?", silent: Reading, Blocks: []Block{{Lines: []Line{{Text: "So.", Basis: Reading}}}}}}
	const markdown = "# Golf with four cards\n\nGolf with four cards, by the book.\n\n_° The rule sheet doesn’t say this, or not clearly. This is how we play it._\n\n## Setting up\n\n### The deal\n\nDeal.\n\n## Questions\n\n**How?** So.°\n"
	const plain = "Golf with four cards\n====================\nGolf with four cards, by the book.\n\n° The rule sheet doesn’t say this, or not clearly. This is how we play it.\n\nSetting up\n----------\n\nThe deal\n  Deal.\n\nQuestions\n---------\n\nHow?\n  So.°\n"
	expect.Same(t, "Markdown", Markdown(b), markdown)
	expect.Same(t, "plain", Plain(b), plain)
}
