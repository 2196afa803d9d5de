package page

import (
	"reflect"
	"slices"
	"sync"
	"time"

	"tabby/engine"
	"tabby/internal/sheetview"
	"tabby/rulesref"
	"tabby/scoring"
)

// A Shelf keeps what the scenes of a table have in common: its rule book, which takes
// milliseconds to write, the sheet until it changes, and what was drawn for the last of
// them. The zero Shelf is empty, and a nil one stays so. Its methods may be called by several goroutines.
type Shelf struct {
	mu     sync.Mutex
	of     string // the rules that the book is of
	book   *rulesref.Book
	sheet  *sheet
	drawn  map[any]string // for the newest scene that was looked at
	before map[any]string // for the one before
}

// find returns the rule book of a ruleset.
func (s *Shelf) find(t engine.Ruleset) *rulesref.Book {
	if s == nil {
		return rulesref.For(t)
	}
	of := textOf(t)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of != of {
		s.of, s.book = of, rulesref.For(t)
	}
	return s.book
}

// textOf returns a text that no other ruleset has.
func textOf(t engine.Ruleset) string {
	of := t.Rules.ID
	for _, o := range t.Rules.House {
		of += "," + string(t.Value(o.Key))
	}
	return of
}

// A sheet is what pages show of one.
type sheet struct {
	of     scoring.Sheet // at no time
	badges []Badge
	rules  once[string] // which of them
	view   once[sheetview.View]
	page   once[string] // which is the same for all
	news   once[string] // what is heard of its last round
}

// sheetOf returns what pages show of a sheet with badges, at whatever time it is of: that
// of a clock is a part of the sheet.
func (s *Shelf) sheetOf(of scoring.Sheet, badges []Badge) *sheet {
	of.Now = time.Time{}
	if s == nil {
		return &sheet{}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.sheet == nil || !reflect.DeepEqual(s.sheet.of, of) || !slices.Equal(s.sheet.badges, badges) {
		s.sheet = &sheet{of: of, badges: badges}
	}
	return s.sheet
}

// turn makes room for what a new scene draws. What it does not draw again is forgotten at
// the next.
func (s *Shelf) turn() {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drawn, s.before = make(map[any]string, len(s.drawn)), s.drawn
}

// keep returns what was drawn under a key, or draws it.
func (s *Shelf) keep(key any, draw func() string) string {
	if s == nil {
		return draw()
	}
	if text, known := s.look(key); known {
		return text
	}
	text := draw()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.drawn == nil { // no scene has begun
		s.drawn = map[any]string{}
	}
	s.drawn[key] = text
	return text
}

// look returns what was drawn under a key, and keeps that for the next scene.
func (s *Shelf) look(key any) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	text, known := s.drawn[key]
	if !known {
		if text, known = s.before[key]; known {
			s.drawn[key] = text
		}
	}
	return text, known
}
