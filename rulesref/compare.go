package rulesref

// A Difference is what two books say on one topic.
type Difference struct {
	Topic string
	A, B  string
	Same  bool
}

// Compare puts two books side by side, topic by topic.
func Compare(a, b *Book) []Difference {
	var all []Difference
	for i, s := range a.topics {
		d := Difference{Topic: s.Title, A: s.Text(), B: b.topics[i].Text()}
		d.Same = d.A == d.B
		all = append(all, d)
	}
	return all
}
