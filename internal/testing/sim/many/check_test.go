package many

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"time"

	"tabby/internal/testing/expect"
)

// The checks know nothing of how Tabby reads: they look at what the servers have, at what
// guests were answered, and at the sheets.

// check checks what is left of a game.
func (e *evening) check(id string) {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // never fails
	p := h.Sum32() % 4
	entries := admin{e.network}.all(fmt.Sprintf("tabby.home.game.%d.%s", p, id))
	notes := admin{e.network}.all(fmt.Sprintf("tabby.home.draft.%d.%s.notes", p, id))
	for _, m := range entries {
		e.w.Saw(m.seq, m.name, m.body)
	}
	place := map[string]int{}
	for i, m := range entries {
		if m.name == "" {
			continue
		}
		if at, twice := place[m.name]; twice {
			e.w.Errorf("%s is in the log twice, as entry %d and %d: the family sees a round twice", m.name, at+1, i+1)
		}
		place[m.name] = i
	}
	var mine []*wish
	for _, in := range e.wishes {
		if in.of == id {
			mine = append(mine, in)
		}
	}
	states := e.fold(mine, entries)
	e.answered(mine, place)
	e.refused(mine, states)
	e.noted(id, mine, notes)
	e.ordered(mine, place)
	e.shown(id, len(entries), states[len(states)-1].rounds)
}

// answered checks that what was answered with yes is there, and that nothing was refused that
// is.
func (e *evening) answered(mine []*wish, place map[string]int) {
	for _, in := range mine {
		if in.word != "" {
			continue
		}
		_, done := place[in.name]
		switch {
		case in.err == nil && !done:
			e.w.Errorf("%s: answered with yes, and lost", in)
		case in.err != nil && done:
			e.w.Errorf("%s: done, and refused: %v", in, in.err)
		}
		e.w.Count("intents", 1)
	}
}

// noted checks that each note is there once.
func (e *evening) noted(id string, mine []*wish, notes []kept) {
	words := map[string]int{}
	if len(notes) > 0 {
		for word := range strings.FieldsSeq(notes[len(notes)-1].body) {
			words[word]++
		}
	}
	for _, in := range mine {
		if in.word != "" && words[in.word] != 1 {
			e.w.Errorf("%s: answered with %v, and it is there %d times", in, in.err, words[in.word])
		}
	}
	for _, t := range e.tabbies {
		e.notesAt(t.table(id), notes)
	}
}

// notesAt checks that a table has the notes that were saved last.
func (e *evening) notesAt(b *table, notes []kept) {
	has, want := "", ""
	if len(notes) > 0 {
		want = notes[len(notes)-1].body
	}
	if err := b.on(func() { has = string(b.game.Draft(b.notes())) }); err == nil && has != want {
		e.w.Errorf("%s has the notes %q, the servers %q", b.name, has, want)
	}
}

// ordered checks that what was asked for after an answer comes after it.
func (e *evening) ordered(mine []*wish, place map[string]int) {
	for _, a := range mine {
		for _, b := range mine {
			i, one := place[a.name]
			j, other := place[b.name]
			if one && other && a.answered.Before(b.asked) && i > j {
				e.w.Errorf("%s was answered before %s was asked for, and comes after it", a, b)
			}
		}
	}
}

// shown checks that each Tabby shows what follows from the log, without being asked to look.
func (e *evening) shown(id string, entries int, want []int) {
	for _, t := range e.tabbies {
		b := t.table(id)
		err := b.on(func() {
			expect.Same(e.w, fmt.Sprintf("entries of game %s on a screen of %s, which lags behind for good", id, t.name), b.desk.Batches(), entries)
			var got []int
			for _, r := range b.desk.State().Sheet(time.Now()).Rounds {
				got = append(got, r.Cells[0].Counted+most*r.Cells[1].Counted)
			}
			if !slices.Equal(got, want) {
				e.w.Errorf("%s shows the rounds %v of game %s, and they are %v", t.name, got, id, want)
			}
		})
		if err != nil {
			e.w.Errorf("game %s is not open at %s", id, t.name)
		}
	}
}

// met checks that each Tabby knows everyone once, and by the same ID.
func (e *evening) met() {
	var first string
	for _, t := range e.tabbies {
		people, err := t.store.People()
		var all []string
		for _, p := range people {
			all = append(all, p.Name+" "+p.ID)
		}
		slices.Sort(all)
		known := strings.Join(all, ", ")
		switch {
		case err != nil || len(people) != len(comers):
			e.w.Errorf("%s knows %s, %v", t.name, known, err)
		case first != "" && known != first:
			e.w.Errorf("one knows %s, %s %s", first, t.name, known)
		}
		first = known
	}
}
