package history

import (
	"encoding/json"
	"slices"
	"time"
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

// summary derives the summary from the entries alone, so that it comes out the
// same whenever it is rebuilt.
func (l ledger) summary() Summary {
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
	return s
}

// saveSummary writes down what is derived from a game whose last entry has
// number n of all, the people only if they changed.
func saveSummary(w *writer, s Summary, n int64, changed bool) error {
	body, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := w.exec(`INSERT INTO summary (game, last, over, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET last = excluded.last, over = excluded.over, body = excluded.body, sum = excluded.sum`,
		s.ID, n, s.Over, string(body), checksum(string(body))); err != nil {
		return err
	}
	if !changed {
		return nil
	}
	if err := w.exec(`DELETE FROM player WHERE game = ?`, s.ID); err != nil {
		return err
	}
	for _, id := range s.people() {
		if err := w.exec(`INSERT INTO player (person, game) VALUES (?, ?)`, id, s.ID); err != nil {
			return err
		}
	}
	return nil
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
