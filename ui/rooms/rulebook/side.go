package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/words"
)

// A Side is the rule book of a page that shows something else: beside that, or
// over it if there is no room.
type Side struct {
	Rules *fyne.Container // holds the open book

	words *words.Language
	pane  *Pane // nil while the book is closed
	do    Actions
	moved func() // makes room on the page
}

// NewSide returns a closed book, which closes by itself. moved is called when the book was
// opened or closed.
func NewSide(w *words.Language, do Actions, moved func()) *Side {
	s := &Side{Rules: container.NewStack(), words: w, do: do, moved: moved}
	s.do.Close = s.closeRules
	return s
}

// OpenRules opens the rules of a table, unless they are open.
func (s *Side) OpenRules(t engine.Ruleset) {
	if s.pane == nil {
		s.pane = New(s.words, t, s.do)
		s.Rules.Objects = []fyne.CanvasObject{s.pane.Content()}
		s.moved()
	}
}

func (s *Side) closeRules() {
	s.pane, s.Rules.Objects = nil, nil
	s.moved()
}

// RulesOpen reports whether the book is open.
func (s *Side) RulesOpen() bool { return s.pane != nil }

// Ask types a character into the search of the book, and reports whether it is open.
func (s *Side) Ask(r rune) bool { return s.pane != nil && s.pane.Ask(r) }

// GoBack goes back a page of the book or closes it, and reports whether it was
// open.
func (s *Side) GoBack() bool {
	if s.pane == nil {
		return false
	}
	if !s.pane.GoBack() {
		s.closeRules()
	}
	return true
}
