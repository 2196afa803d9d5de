package rulesref

import (
	"slices"

	"tabby/internal/words"
)

// Origin says in sentences where a rule comes from: its basis, its rule sheets, and the
// questions that they leave open.
func Origin(w *words.Language, g Basis, sources []Source) []string {
	said, in := []string{g.explained(w.Rules)}, of(w)
	for _, s := range sources {
		line := w.Rules.ReadFrom(in.sheet(s.Text))
		if about := in.settled(s.Text); about != "" {
			line = w.Rules.LeftOpen(about)
		}
		if !slices.Contains(said, line) {
			said = append(said, line)
		}
	}
	return said
}

// explained says in sentences what a rule of that basis is based on.
func (g Basis) explained(w words.Rules) string {
	switch g {
	case Stated:
		return w.Stated
	case Agreed:
		return w.Chosen
	case Advice:
		return w.Advised
	case Played:
		return w.NoSheet
	}
	return readingNote(w)
}

// Uncited returns the book without sources.
func (b *Book) Uncited() *Book {
	plain := *b
	plain.Chapters = slices.Clone(b.Chapters)
	for i, c := range plain.Chapters {
		plain.Chapters[i].Sections = uncited(c.Sections)
	}
	plain.questions = uncited(b.questions)
	return &plain
}

func uncited(sections []Section) []Section {
	plain := slices.Clone(sections)
	for i := range plain {
		plain[i].Sources = nil
	}
	return plain
}
