package history

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"tabby/history/stats"
)

// A Summary is one game as a list shows it.
type Summary struct {
	ID      string    `json:"id"`      // UUIDv7
	Created time.Time `json:"created"` // when it was started
	Changed time.Time `json:"changed"` // when the last entry was confirmed
	Variant string    `json:"variant"`
	Seats   []Seat    `json:"seats"`  // clockwise, those who are out or left included
	Rounds  int       `json:"rounds"` // recorded
	Over    bool      `json:"over"`   // as of Changed
	Entries int       `json:"entries"`

	Trashed bool   `json:"-"` // it is in the trash
	LeftOut bool   `json:"-"` // of the statistics
	Coached bool   `json:"-"` // somebody was helped by the coach
	Note    string `json:"-"`
}

// A Seat is one player of a game.
type Seat struct {
	Person string `json:"person,omitempty"` // who it is across games, if known
	Name   string `json:"name"`
	Total  int    `json:"total"`
	Won    bool   `json:"won,omitempty"`
}

// Winners returns the names of those who won, in the order of seats.
func (s Summary) Winners() []string {
	var names []string
	for _, seat := range s.Seats {
		if seat.Won {
			names = append(names, seat.Name)
		}
	}
	return names
}

// people returns the ids of everybody known who plays, each once. It is not nil.
func (s Summary) people() []string {
	ids := []string{}
	for _, seat := range s.Seats {
		if seat.Person != "" {
			ids = append(ids, seat.Person)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// A derived is all that is worked out from the entries of a game.
type derived struct {
	Summary
	fact stats.Fact
}

// summary derives the summary from the entries alone, so that it comes out the
// same whenever it is rebuilt.
func (l ledger) summary() Summary { return l.derive().Summary }

func (l ledger) derive() derived {
	start, _ := l.game.Started()
	sheet := l.game.Sheet(l.at)
	s := Summary{
		ID: l.id, Created: start.At, Changed: l.at, Variant: start.Variant,
		Rounds: len(sheet.Rounds), Over: sheet.Over, Entries: l.seq,
	}
	for _, p := range sheet.Seats {
		s.Seats = append(s.Seats, Seat{
			Person: sheet.People[p].ID,
			Name:   sheet.People[p].Name,
			Total:  sheet.Totals[p],
			Won:    sheet.Over && slices.Contains(sheet.Winners, p),
		})
	}
	return derived{s, stats.Of(l.id, start, sheet)}
}

// A row is what is derived from a game as it is written down.
type row struct {
	factRow
	created time.Time
	over    bool
	body    string   // the summary
	people  []string // who plays
}

// A factRow is a fact as it is written down.
type factRow struct {
	game, day, variant, ending string
	fact                       []byte
}

func (d derived) row() (row, error) {
	body, err := json.Marshal(d.Summary)
	return row{rowOf(d.fact), d.Created, d.Over, string(body), d.people()}, err
}

func rowOf(f stats.Fact) factRow { return factRow{f.Game, f.Day, f.Variant, f.Ending, f.Encode()} }

// beginning is what of a summary does not change.
func (r row) beginning() Summary {
	return Summary{ID: r.game, Created: r.created, Variant: r.variant}
}

// saveSummary writes down what is derived from a game whose last entry has
// number n of all, the people only if they changed.
func saveSummary(w *writer, d derived, n int64, changed bool) error {
	r, err := d.row()
	if err != nil {
		return err
	}
	return r.save(w, n, changed)
}

func (r row) save(w *writer, n int64, changed bool) error {
	if err := w.exec(`INSERT INTO summary (game, last, over, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET last = excluded.last, over = excluded.over, body = excluded.body, sum = excluded.sum`,
		r.game, n, r.over, r.body, checksum(r.body)); err != nil {
		return err
	}
	if err := r.factRow.save(w); err != nil || !changed {
		return err
	}
	if err := w.exec(`DELETE FROM player WHERE game = ?`, r.game); err != nil {
		return err
	}
	for _, id := range r.people {
		if err := w.exec(`INSERT INTO player (person, game) VALUES (?, ?)`, id, r.game); err != nil {
			return err
		}
	}
	return nil
}

func (r factRow) save(w *writer) error {
	return w.exec(`INSERT INTO fact (game, day, variant, ending, hidden, body)
		SELECT ?1, ?2, ?3, ?4, `+strings.ReplaceAll(trashedMark, "= game", "= ?1")+`, ?5 WHERE true
		ON CONFLICT (game) DO UPDATE SET day = excluded.day, ending = excluded.ending, body = excluded.body`,
		r.game, r.day, r.variant, r.ending, r.fact)
}

// readSummary reads what [saveSummary] wrote. The error wraps [ErrDamaged].
func readSummary(body, sum string) (s Summary, err error) {
	if checksum(body) != sum {
		return s, damaged("a summary does not match its checksum")
	}
	if err := json.Unmarshal([]byte(body), &s); err != nil {
		return s, damaged("a summary: %w", err)
	}
	return s, nil
}
