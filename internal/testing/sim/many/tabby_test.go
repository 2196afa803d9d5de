package many

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/journal"
	"tabby/scoring"
)

// A tabby is a server that has tables open, as long as it lives.
type tabby struct {
	*evening
	name string

	mu     sync.Mutex
	lives  int
	store  *jetstream.Store // or nil
	tables map[string]*table
	gone   chan struct{} // is closed when this life ends
}

// errGone means that a Tabby does not run, or has not opened a table.
var errGone = errors.New("it does not answer")

// start starts a Tabby, and opens the tables that it had.
func (t *tabby) start() {
	t.mu.Lock()
	t.lives++
	dice := t.w.Split(fmt.Sprint(t.name, ", pauses of life ", t.lives))
	t.mu.Unlock()
	var store *jetstream.Store
	t.patiently("start", func() (err error) {
		store, _, err = jetstream.Open("nats://10.0.0.1:4222", jetstream.Options{NewID: t.w.NewID, Client: []nats.Option{
			nats.SetCustomDialer(dialer{t.network, t.name}),
			nats.CustomReconnectDelay(func(int) time.Duration { return time.Duration(50e6 + dice.Int64N(50e6)) }),
		}})
		return err
	})
	t.mu.Lock()
	t.store, t.gone = store, make(chan struct{})
	had := slices.Sorted(maps.Keys(t.tables))
	t.tables = map[string]*table{}
	t.mu.Unlock()
	if store == nil {
		return
	}
	store.Begun(func(id string) { go t.join(id) })
	for _, id := range had {
		t.join(id)
	}
}

// stop ends the life of a Tabby, in the middle of whatever it does.
func (t *tabby) stop() {
	t.mu.Lock()
	store := t.store
	t.store = nil
	if store != nil {
		close(t.gone)
	}
	t.mu.Unlock()
	if store != nil {
		store.Close()
	}
}

// patiently does something until the servers answer.
func (e *evening) patiently(what string, do func() error) {
	for range 20 {
		err := do()
		if err == nil || !errors.Is(err, history.ErrUnreachable) {
			if err != nil {
				e.w.Errorf("%s: %v", what, err)
			}
			return
		}
	}
	e.w.Errorf("%s: the servers never answer", what)
}

// table returns a table that is open, or nil.
func (t *tabby) table(id string) *table {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.store == nil {
		return nil
	}
	return t.tables[id]
}

// A table is a game that is open at a Tabby, on a goroutine of its own.
type table struct {
	*tabby
	id   string
	game *jetstream.Game
	desk *desk
	jobs chan func()
	gone chan struct{}
}

type desk = journal.Desk[scoring.Game, scoring.Intent, scoring.Event]

// join opens a game that is in the streams, unless it is open.
func (t *tabby) join(id string) {
	t.mu.Lock()
	store, gone, open := t.store, t.gone, t.tables[id] != nil
	if !open && store != nil {
		t.tables[id] = &table{tabby: t, id: id} // is being opened
	}
	t.mu.Unlock()
	if open || store == nil {
		return
	}
	b := &table{tabby: t, id: id, jobs: make(chan func(), 1000), gone: gone}
	t.patiently("open", func() (err error) {
		b.game, err = store.Join(id, func() { b.send(b.follow) })
		if err == nil {
			b.desk, err = journal.Open(history.Domain(), b.game.Log())
		}
		if b.over() {
			return nil
		}
		return err
	})
	go b.run()
	t.mu.Lock()
	defer t.mu.Unlock()
	if b.desk != nil && t.gone == gone {
		t.tables[id] = b
	}
}

// run does the jobs of the table.
func (b *table) run() {
	for !b.over() {
		select {
		case job := <-b.jobs:
			job()
		case <-b.gone:
		}
	}
}

// over reports whether the life of the table's Tabby has ended. It is asked before a select
// in which that is one of two: which of two that are ready is taken is chance, and no seed's.
func (b *table) over() bool {
	select {
	case <-b.gone:
		return true
	default:
		return false
	}
}

func (b *table) send(job func()) {
	if !b.over() {
		b.jobs <- job
	}
}

// on does something on the goroutine of the table, and waits for it. The Tabby may be gone
// before.
func (b *table) on(f func()) error {
	if b == nil || b.jobs == nil {
		return errGone
	}
	done := make(chan struct{})
	b.send(func() { f(); close(done) })
	select {
	case <-done:
	case <-b.gone:
	}
	select {
	case <-done:
		return nil
	default:
		return errGone
	}
}

// follow takes in what the other has stored, as a table does that is woken.
func (b *table) follow() {
	if b.desk == nil {
		return // it is being opened
	}
	if _, err := b.desk.CatchUp(); err != nil && !errors.Is(err, history.ErrUnreachable) {
		b.w.Errorf("%s cannot follow game %s: %v", b.name, b.id, err)
	}
	b.game.Draft(b.notes())
}

// notes is the name of the draft in which guests leave notes.
func (b *table) notes() string { return "notes/" + b.id }

// maxRedo is how often a table does something again that another has come before.
const maxRedo = 20

// do carries out an intent as a table does: again, if it was refused by one that is behind.
func (b *table) do(name string, in scoring.Intent) error {
	var err error
	gone := b.on(func() { err = b.redo(func() error { return b.desk.DoAs(in, name) }) })
	return cmp.Or(gone, err)
}

func (b *table) redo(do func() error) error {
	err := do()
	for tries := 0; err != nil && !errors.Is(err, history.ErrUnreachable) && tries < maxRedo; tries++ {
		b.game.Doubt()
		changed, failed := b.desk.CatchUp()
		switch {
		case failed != nil:
			return failed
		case !changed && !errors.Is(err, journal.ErrConflict):
			return err
		}
		err = do()
	}
	return err
}

// note adds a word to the notes of the game, once.
func (b *table) note(word string) error {
	var err error
	gone := b.on(func() {
		err = b.redo(func() error {
			notes := strings.Fields(string(b.game.Draft(b.notes())))
			for _, one := range notes {
				if one == word {
					return nil
				}
			}
			return b.game.SaveDraft(b.notes(), []byte(strings.Join(append(notes, word), " ")))
		})
	})
	return cmp.Or(gone, err)
}
