package history

// Lines write every export, in one way: people and marks in the order of their ids, and entries while
// they are read.
type Lines struct {
	Counts Counts // of games and entries
	People []Person
	Marks  []Annotation
	Newer  Verbatims // which are written as they came

	// Grows means tabby.jsonl: its head has no counts, and it says which games were deleted for good.
	Grows   bool
	Removed []string // ids

	// Each calls a function with all entries of main lines, those of a game one after the other
	// unless it grows, and Beside with those of other endings, until it fails.
	Each   func(func(Entry) error) error
	Beside func(func(Other) error) error
}

// A Sink takes lines, each whole.
type Sink func(line []byte) error

// Write writes the whole export.
func (l Lines) Write(to Sink, work Work) error {
	err := l.Head(to)
	done := 0
	counted := func(line []byte) error {
		done++
		if err := work.Step(WritingEntries, done, l.Counts.Entries+l.Counts.Others); err != nil {
			return err
		}
		return to(line)
	}
	if err == nil {
		err = l.Entries(counted)
	}
	if err == nil {
		err = l.Others(counted)
	}
	return err
}

// Head writes everything that stands before the entries.
func (l Lines) Head(to Sink) error {
	c := l.Counts
	c.People = len(l.People)
	for _, m := range l.Marks {
		c.mark(m)
	}
	head := c.Line()
	if l.Grows {
		head = c.growing()
	}
	err := to(head)
	for i := 0; err == nil && i < len(l.Removed); i++ {
		err = to(Removed{l.Removed[i]}.Line())
	}
	if err == nil {
		err = l.Revisions(to)
	}
	return err
}

// Revisions writes people and marks, each with a revision that an import takes.
func (l Lines) Revisions(to Sink) error {
	for _, p := range l.People {
		if err := to(l.Newer.Line(p.Sum(), p.Settled().Line())); err != nil {
			return err
		}
	}
	for _, m := range l.Marks {
		if err := to(l.Newer.Line(m.Sum(), m.Settled().Line())); err != nil {
			return err
		}
	}
	return nil
}

// Entries writes the entries of main lines. The last entry of a game of one's own also has what its
// sheet shows, unless the export grows.
func (l Lines) Entries(to Sink) error {
	if l.Each == nil {
		return nil
	}
	last := showing{write: to}
	err := l.Each(func(e Entry) error {
		line := l.Newer.Line(e.Sum, e.Line())
		if l.Grows {
			return to(line)
		}
		return last.entry(e, line)
	})
	if err == nil {
		err = last.close()
	}
	return err
}

// Others writes the entries of other endings.
func (l Lines) Others(to Sink) error {
	if l.Beside == nil {
		return nil
	}
	return l.Beside(func(o Other) error { return to(l.Newer.Line(o.Sum, o.Line())) })
}
