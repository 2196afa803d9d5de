package walks_test

import (
	"errors"
	"slices"
	"strconv"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/stats"
	"tabby/internal/testing/logtest"
	"tabby/scoring"
)

var errFull = errors.New("the disk is full")

// A memoryStore is a store that forgets everything when the test is over.
type memoryStore struct {
	games   []*memoryLog     // oldest first
	people  []history.Person // who was met last first
	said    history.Aliases  // who of them is the same, and who another one
	drafts  map[string][]byte
	coached []string          // IDs of games
	trashed []string          // likewise
	gone    []string          // emptied from the bin
	letGo   int               // how often a page of a file was left
	newer   []history.Summary // games that a newer Tabby wrote
	shown   *history.Shown    // what it showed of them, or nil
	files   map[string]error  // that could be imported, and what is wrong with them
	tables  map[string]string // those of them that are tables, and what is in them
	papers  []history.Paper
	backups []history.Backup

	handedOut map[string][]byte // the file that was handed out last
	damaged   error
	leftOut   []string // likewise
	notes     map[string]string
	groups    map[string]string // names by id
	nights    map[string]history.Night
	setting   map[string]string
	shared    history.Format // the form that was saved last for others
	broken    error          // what every write fails with
}

func newMemoryStore() *memoryStore {
	return &memoryStore{said: history.Aliases{}, drafts: map[string][]byte{}, notes: map[string]string{}, groups: map[string]string{}, nights: map[string]history.Night{}, setting: map[string]string{}}
}

// A memoryLog is the log of one game.
type memoryLog struct {
	logtest.Memory[scoring.Event]
	store *memoryStore
	id    string
}

// A desk is where a game changes.
type desk = journal.Desk[scoring.Game, scoring.Intent, scoring.Event]

// openGame reads a game from its log.
func openGame(l history.Log) (*desk, error) {
	return journal.Open(journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}, l)
}

// sheetOf returns the sheet of a game as it reads at no particular time.
func sheetOf(g *desk) scoring.Sheet { return g.State().Sheet(time.Time{}) }

func (l *memoryLog) ID() string { return l.id }

func (l *memoryLog) Append(n int, events []scoring.Event, names ...string) error {
	if l.store.broken != nil {
		return l.store.broken
	}
	if err := l.Memory.Append(n, events, names...); err != nil {
		return err
	}
	if l.id == "" {
		l.store.games = append(l.store.games, l)
		l.id = "game " + strconv.Itoa(len(l.store.games))
	}
	return nil
}

func (s *memoryStore) NewGame() history.Log { return &memoryLog{store: s} }

func (s *memoryStore) Log(id string) (history.Log, error) {
	for _, l := range s.games {
		if l.id == id {
			return l, nil
		}
	}
	return nil, errors.New("there is no such game")
}

func (s *memoryStore) Statistics(w stats.Query, _ history.Work) (stats.Report, error) {
	count := stats.NewCount(w)
	for _, l := range s.games {
		if slices.Contains(s.trashed, l.id) || slices.Contains(s.gone, l.id) {
			continue
		}
		g, err := openGame(l)
		if err != nil {
			return stats.Report{}, err
		}
		began, _ := g.State().Started()
		fact := stats.Of(l.id, began, sheetOf(g))
		fact.LeftOut, fact.Coached = slices.Contains(s.leftOut, l.id), slices.Contains(s.coached, l.id)
		count.Add(&fact)
	}
	r := count.Report()
	for i, l := range r.People {
		at := slices.IndexFunc(s.people, func(p history.Person) bool { return p.ID == l.Person })
		r.People[i].Name, r.People[i].Retired = s.people[at].Name, s.people[at].Retired
	}
	return r, nil
}

func (s *memoryStore) People() ([]history.Person, error) {
	same, err := s.Aliases()
	return same.Merged(s.people), err
}

func (s *memoryStore) Meet(name string) (history.Person, error) {
	for i, p := range s.people {
		if scoring.SameName(p.Name, name) {
			s.people[i].Retired = false
			return s.people[i], s.broken
		}
	}
	n := len(s.people)
	p := history.Person{ID: "person " + strconv.Itoa(n), Name: name, Colour: n % 8, Shape: n % 8}
	s.people = append([]history.Person{p}, s.people...)
	return p, s.broken
}

func (s *memoryStore) Namesakes() ([]history.Namesake, error) {
	same, err := s.Aliases()
	if err != nil {
		return nil, err
	}
	return same.Namesakes(s.people, nil, s.Together)
}

func (s *memoryStore) Strangers(person string) ([]history.Person, error) {
	met := []string{person}
	for _, l := range s.games {
		g, err := openGame(l)
		if err != nil {
			return nil, err
		}
		at := sheetOf(g).People
		if slices.ContainsFunc(at, func(p scoring.Person) bool { return p.ID == person }) {
			for _, p := range at {
				met = append(met, p.ID)
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(s.people), func(p history.Person) bool { return slices.Contains(met, p.ID) }), s.broken
}

func (s *memoryStore) Draft(name string) []byte { return s.drafts[name] }

func (s *memoryStore) SaveDraft(name string, data []byte) error {
	if s.broken != nil {
		return s.broken
	}
	s.drafts[name] = data
	return nil
}

func (s *memoryStore) Housekeep(time.Time) error { return s.damaged }

func (s *memoryStore) FinishOpening(time.Duration) (done bool, err error) { return true, nil }

func (s *memoryStore) Close() error { return nil }
