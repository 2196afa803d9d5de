package history

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// records answers intents from memory. Ann and Ben have played in game 1.
type records struct {
	Catalogue
	settings map[string]string
}

func (r records) Everyone() ([]Person, error) {
	var people []Person
	for i := range len(r.People) {
		people = append(people, r.People[fmt.Sprint("p", i)])
	}
	return people, nil
}

func (r records) Aliases() (Aliases, error) {
	same := Aliases{}
	for key, m := range r.Annotations {
		if key[0] == OfPerson {
			var p PersonAnnotation
			if err := json.Unmarshal([]byte(m.Body), &p); err != nil {
				return nil, err
			}
			same[key[1]] = p
		}
	}
	return same, nil
}

func (r records) Annotation(kind, id string) (Annotation, error) {
	return r.Annotations[[2]string{kind, id}], nil
}

func (r records) HasGame(id string) (bool, error) { return id == "1" || id == "2", nil }

func (r records) HasEntry(_, sum string) (bool, error) { return sum == "a" || sum == "b", nil }

func (r records) Together(some, others []string) (int, error) {
	n := 0
	for _, a := range some {
		for _, b := range others {
			if a != b && max(a, b) < "p2" {
				n++
			}
		}
	}
	return n, nil
}

func (r records) Setting(key string) string { return r.settings[key] }

// do carries out an intent, as a store does.
func (r records) do(in Intent) (Intent, error) {
	c, err := Decide(r, in)
	for _, e := range c.Events {
		if s, ok := e.(Setting); ok {
			r.settings[s.Key] = s.Value
		}
		r.Apply(e)
	}
	return c.Undo, err
}

// says returns what the records say, whatever the revisions, and whichever entry
// of a person others were merged into.
func (r records) says() map[string]any {
	all := map[string]any{}
	same, _ := r.Aliases() // as they were written
	for id := range same {
		if same.Of(id) != id || same[id].Retired || same[id].Cat != 0 {
			all["person "+id] = PersonAnnotation{Retired: same[id].Retired, Same: same.Of(id), Cat: same[id].Cat}
		}
	}
	for id, p := range r.People {
		p.Rev = 0
		all[id] = p
	}
	for key, m := range r.Annotations {
		if m.Body != "{}" && key[0] != OfPerson {
			all[key[0]+" "+key[1]] = m.Body
		}
	}
	for key, value := range r.settings {
		if value != "" {
			all["setting "+key] = value
		}
	}
	return all
}

// newRecords knows Ann, Ben, Cy and Di as p0 to p3.
func newRecords(t interface{ Fatal(...any) }) records {
	r := records{NewCatalogue(), map[string]string{}}
	for i, name := range []string{"Ann", "Ben", "Cy", "Di"} {
		if _, err := r.do(Meet{fmt.Sprint("p", i), name}); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

func TestUndoRestoresTheStateBefore(t *testing.T) {
	at := time.Date(2026, 11, 20, 21, 4, 0, 0, time.FixedZone("", 3600))
	rapid.Check(t, func(t *rapid.T) {
		r := newRecords(t)
		person := func() string { return rapid.SampledFrom([]string{"p0", "p1", "p2", "p3"}).Draw(t, "person") }
		game := func() string { return rapid.SampledFrom([]string{"1", "2"}).Draw(t, "game") }
		text := func() string { return rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "text") }
		flag := func() bool { return rapid.Bool().Draw(t, "flag") }
		look := func() int { return rapid.IntRange(0, Badges-1).Draw(t, "badge") }
		for range rapid.IntRange(1, 20).Draw(t, "intents") {
			in := rapid.SampledFrom([]Intent{
				Rename{person(), "N" + text()},
				SetBadge{person(), look(), look()},
				SetCat{person(), rapid.IntRange(1, Cats).Draw(t, "cat")},
				Merge{person(), person()},
				Unmerge{person()},
				Retire{person(), flag()},
				Trash{game(), at},
				Untrash{game()},
				LeaveOut{game(), flag()},
				MarkCoached{game(), flag()},
				NoteGame{game(), text()},
				ChooseEnding{game(), text()},
				NoteNight{"2026-11-20", text(), text()},
				Set{"theme", text()},
				Meet{"p4", r.People[person()].Name},
			}).Draw(t, "intent")
			before := maps.Clone(r.says())
			undo, err := r.do(in)
			if undo == nil {
				if diff := cmp.Diff(before, r.says()); diff != "" {
					t.Fatalf("%T, %v, changed without an undo: %s", in, err, diff)
				}
				continue
			}
			after := maps.Clone(r.says())
			redo, err := r.do(undo)
			if diff := cmp.Diff(before, r.says()); diff != "" || err != nil {
				t.Fatalf("undoing %T: %v %s", in, err, diff)
			}
			if _, err := r.do(redo); err != nil || !cmp.Equal(after, r.says()) {
				t.Fatalf("redoing %T: %v %s", in, err, cmp.Diff(after, r.says()))
			}
		}
	})
}

func TestImpossibleIntentIsRefused(t *testing.T) {
	for name, tc := range map[string]struct {
		in   Intent
		want error
	}{
		"an empty name":           {Meet{"p4", " "}, scoring.ErrName},
		"a name in use":           {Rename{"p0", "ben"}, scoring.ErrSameName},
		"an unknown person":       {Rename{"x", "X"}, ErrNoPerson},
		"an unknown entry":        {Merge{"x", "p0"}, ErrNoPerson},
		"into an unknown person":  {Merge{"p0", "x"}, ErrNoPerson},
		"opponents":               {Merge{"p0", "p1"}, ErrTogether},
		"a ninth colour":          {SetBadge{"p0", 8, 0}, ErrBadge},
		"a thirteenth cat":        {SetCat{"p0", Cats + 1}, ErrBadge},
		"the cat of nobody":       {SetCat{"x", 1}, ErrNoPerson},
		"a badge of nobody":       {SetBadge{"x", 0, 0}, ErrNoPerson},
		"a mark below none":       {SetBadge{"p0", 0, -1}, ErrBadge},
		"nobody retires":          {Retire{"x", true}, ErrNoPerson},
		"a group with a stranger": {NameGroup{[]string{"x", "p0"}, "Club"}, ErrNoPerson},
		"an unknown game":         {Trash{"3", time.Time{}}, ErrNoGame},
		"an unknown ending":       {ChooseEnding{"1", "c"}, ErrNoEnding},
		"a note of bytes":         {NoteGame{"1", "\xff"}, ErrNote},
		"a place of 61 letters":   {NoteNight{"2026-01-02", "", strings.Repeat("é", 61)}, ErrPlace},
		"no day":                  {NoteNight{"Friday", "", ""}, ErrDay},
	} {
		r := newRecords(t)
		before := r.says()
		if _, err := r.do(tc.in); !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
		expect.Same(t, name, r.says(), before)
	}
}

func TestNamingARetiredPersonTakesThemOutOfRetirement(t *testing.T) {
	r := newRecords(t)
	for _, in := range []Intent{Merge{"p3", "p2"}, Retire{"p2", true}} {
		must.Get(r.do(in))
	}
	undo, err := r.do(Meet{"p4", "di"}) // another entry of Cy
	if same, _ := r.Aliases(); same["p2"].Retired || err != nil || undo != (Retire{"p2", true}) {
		t.Errorf("%v, undone by %v, %v", same, undo, err)
	}
}
