package rulesref

// A Difference has the texts of two books on one topic.
type Difference struct {
	ID    string // "topic-players"
	Topic string
	A, B  string
	Same  bool
}

// Compare returns the texts of two books, topic by topic.
func Compare(a, b *Book) []Difference {
	var all []Difference
	for i, s := range a.topics {
		d := Difference{ID: s.ID, Topic: s.Title, A: s.Text(), B: b.topics[i].Text()}
		d.Same = d.A == d.B
		all = append(all, d)
	}
	return all
}

// PlainComparison returns the texts of two books, topic by topic, for a terminal.
func PlainComparison(a, b *Book) string {
	p := printer{words: a.words}
	p.title(1, a.words.Joined([]string{a.Name(), b.Name()}))
	for _, d := range Compare(a, b) {
		p.title(3, d.Topic)
		if d.Same {
			p.line("  ", a.words.Labelled(a.words.Rules.Both, ""), d.A)
			continue
		}
		p.line("  ", a.words.Labelled(a.Name(), ""), d.A)
		p.line("  ", b.words.Labelled(b.Name(), ""), d.B)
	}
	return p.String()
}
