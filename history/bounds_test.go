package history

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestLineTextIsChecked(t *testing.T) {
	for name, tc := range map[string]struct {
		line string
		want error
	}{
		"in order":           {`{"a":[{"b":"[[[[[[[[[[[[[[[[[[[[\\\""}]}`, nil},
		"not UTF-8":          {"\"\xff\"", ErrText},
		"NUL":                {"\"\x00\"", ErrText},
		"lists in lists":     {strings.Repeat("[", maxNesting+1), Refusal{Reason: ErrTooMuch, Limit: Nesting, Count: maxNesting}},
		"objects in objects": {strings.Repeat(`{"a":`, maxNesting+1), Refusal{Reason: ErrTooMuch, Limit: Nesting, Count: maxNesting}},
		"without end":        {strings.Repeat("a", MaxLine+1), Refusal{Reason: ErrTooMuch, Limit: LineMiB, Count: 1}},
	} {
		err := checkText([]byte(tc.line))
		if !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
	}
}

func TestImpossibleGameIsRejected(t *testing.T) {
	good := scoring.Started{At: time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC), Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
	with := func(change func(*scoring.Started)) scoring.Started {
		s := good
		s.People = append([]scoring.Person{}, good.People...)
		change(&s)
		return s
	}
	crowd := with(func(s *scoring.Started) {
		for i := range maxPlayers {
			s.People = append(s.People, scoring.Person{Name: fmt.Sprint("P", i)})
		}
	})
	must.Do(t, checkEvents(scoring.Game{}, []scoring.Event{good}))
	for name, e := range map[string]scoring.Event{
		"a crowd":              crowd,
		"the same name twice":  with(func(s *scoring.Started) { s.People[1].Name = "ann" }),
		"a name with a bell":   with(func(s *scoring.Started) { s.People[1].Name = "\a" }),
		"a name with spaces":   with(func(s *scoring.Started) { s.People[1].Name = " Ben" }),
		"an id without end":    with(func(s *scoring.Started) { s.People[1].ID = strings.Repeat("i", 99) }),
		"an id of two lines":   with(func(s *scoring.Started) { s.People[1].ID = "a\nb" }),
		"the year one":         with(func(s *scoring.Started) { s.At = s.At.AddDate(-2025, 0, 0) }),
		"somebody without one": scoring.Joined{Person: scoring.Person{}},
	} {
		if err := checkEvents(scoring.Game{}, []scoring.Event{e}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// TestEachLimitAllowsItsMaximumAndNoMore is at each bound of what a line, a person and a note may have, and one beyond.
func TestEachLimitAllowsItsMaximumAndNoMore(t *testing.T) {
	of := strings.Repeat
	for what, tt := range map[string]struct {
		most int
		take func(n int) error
	}{
		"bytes of a line":    {MaxLine, func(n int) error { return checkText([]byte(of("a", n))) }},
		"lists in lists":     {maxNesting, func(n int) error { return checkText([]byte(of("[", n))) }},
		"objects in objects": {maxNesting, func(n int) error { return checkText([]byte(of(`{"a":`, n))) }},
		"bytes of an id":     {maxPersonID, func(n int) error { return checkPersonID(of("i", n)) }},
		"bytes of a note":    {maxNote, func(n int) error { return checkNotes(of("é", n/2) + of("a", n%2)) }},
		"letters of a place": {maxPlace, func(n int) error {
			_, err := Decide(records{Catalogue: NewCatalogue()}, NoteNight{Day: "2026-11-20", Place: of("é", n)})
			return err
		}},
		"people of a file": {maxPeople, func(n int) error {
			l := newNameList(nil)
			l.added = make([]Person, n-1)
			_, err := l.id("Ann")
			return err
		}},
	} {
		if err := tt.take(tt.most); err != nil {
			t.Errorf("%d %s: %v", tt.most, what, err)
		}
		if tt.take(tt.most+1) == nil {
			t.Errorf("%d %s are taken", tt.most+1, what)
		}
	}
}
