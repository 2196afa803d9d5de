package history

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"unicode/utf8"
)

// The kinds of things that the table says something about.
const (
	ofGame   = "game"
	ofNight  = "night"
	ofPerson = "person"
)

// maxNote is how long a note may be, in bytes.
const maxNote = 4000

// A gameMark is what the table says about a game.
type gameMark struct {
	Trashed string `json:"trashed,omitempty"` // when it was put into the trash, RFC 3339
	Gone    bool   `json:"gone,omitempty"`    // the trash was emptied: it stays away
	LeftOut bool   `json:"left_out,omitempty"`
	Coached bool   `json:"coached,omitempty"`
	Note    string `json:"note,omitempty"`
}

// A nightMark is what the table says about a night.
type nightMark struct {
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
}

// A personMark is what the table says about a person, beside name and look.
type personMark struct {
	Retired bool   `json:"retired,omitempty"`
	Same    string `json:"same,omitempty"` // the id of another entry of the same person
}

// A mark is a mark of any kind as it is kept.
type mark struct {
	kind, id string
	rev      int
	body     string // JSON
}

func (m mark) sum() string { return checksum(m.kind, m.id, strconv.Itoa(m.rev), m.body) }

func (m mark) line() []byte {
	return fmt.Appendf(nil, `{"mark":%s,"of":%s,"says":%s,"rev":%d,"sum":%s}`+"\n",
		quote(m.kind), quote(m.id), m.body, m.rev, quote(m.sum()))
}

// newer reports whether m holds against other: the later of two, and of two made
// at once always the same.
func (m mark) newer(other mark) bool {
	return m.rev > other.rev || m.rev == other.rev && m.body > other.body
}

// check says what about a mark from a file cannot be.
func (m mark) check(sum string) error {
	if m.id == "" || len(m.id) > maxNote || m.rev < 1 || m.rev > 1<<30 {
		return fmt.Errorf("mark %d of %q", m.rev, m.id)
	}
	if sum != m.sum() {
		return errors.New("the checksum does not match")
	}
	switch m.kind {
	case ofGame:
		return checkBody[gameMark](m.body)
	case ofNight:
		return checkBody[nightMark](m.body)
	case ofPerson:
		return checkBody[personMark](m.body)
	}
	return fmt.Errorf("a mark of a %q is not known", m.kind)
}

// checkBody checks that a body is as this program would write it.
func checkBody[T any](body string) error {
	var t T
	if err := json.Unmarshal([]byte(body), &t); err != nil {
		return err
	}
	again, err := encodeMark(t)
	if err == nil && (again != body || len(body) > 3*maxNote) {
		err = errors.New("a mark that Tabby does not write")
	}
	return err
}

func encodeMark(m any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(m)
	return string(bytes.TrimSpace(b.Bytes())), err
}

// readMarks calls f with every mark of a kind, or of all for "".
func readMarks(q querier, kind string, f func(mark) error) error {
	rows, err := q.Query(`SELECT kind, id, rev, body, sum FROM mark WHERE ? = '' OR kind = ? ORDER BY kind, id`, kind, kind)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		m, err := scanMark(rows)
		if err == nil {
			err = f(m)
		}
		if err != nil {
			return err
		}
	}
	return rows.Err()
}

func scanMark(row interface{ Scan(...any) error }) (mark, error) {
	var m mark
	var sum string
	if err := row.Scan(&m.kind, &m.id, &m.rev, &m.body, &sum); err != nil {
		return m, err
	}
	if sum != m.sum() {
		return m, damaged("what is said about %s %s does not match its checksum", m.kind, m.id)
	}
	return m, nil
}

// markOf reads what is said about something, the zero T where nothing is.
func markOf[T any](q querier, kind, id string) (t T, rev int, err error) {
	m, err := scanMark(q.QueryRow(`SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id = ?`, kind, id))
	if errors.Is(err, sql.ErrNoRows) {
		return t, 0, nil
	}
	if err != nil {
		return t, 0, err
	}
	return t, m.rev, json.Unmarshal([]byte(m.body), &t)
}

// marksOf reads everything said about things of a kind, by id.
func marksOf[T any](q querier, kind string) (map[string]T, error) {
	all := map[string]T{}
	err := readMarks(q, kind, func(m mark) error {
		var t T
		err := json.Unmarshal([]byte(m.body), &t)
		all[m.id] = t
		return err
	})
	return all, err
}

// A marking is a change of what is said about something.
type marking[T any] struct {
	doing    string
	kind, id string
	change   func(q querier, t *T) error
}

// remark carries out a change. One that changes nothing is not written.
func remark[T comparable](s *Store, c marking[T]) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var m mark
	err := s.w.transact(func(w *writer) error {
		before, rev, err := markOf[T](w, c.kind, c.id)
		if err != nil {
			return err
		}
		after := before
		if err := c.change(w, &after); err != nil || after == before {
			return err
		}
		m = mark{kind: c.kind, id: c.id, rev: rev + 1}
		if m.body, err = encodeMark(after); err != nil {
			return err
		}
		return saveMark(w, m)
	})
	if err == nil && m.rev > 0 {
		s.running.mark(s.db, m)
	}
	return explain(c.doing, err)
}

// saveMark writes a mark down, and what follows from it.
func saveMark(w *writer, m mark) error {
	if err := w.exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.kind, m.id, m.rev, m.body, m.sum()); err != nil {
		return err
	}
	if m.kind != ofGame {
		return nil
	}
	return w.exec(`UPDATE fact SET hidden = `+trashedMark+` WHERE game = ?`, m.id)
}

// trashedMark is whether the game of a fact is in the trash.
const trashedMark = `EXISTS (SELECT 1 FROM mark WHERE kind = 'game' AND id = game AND body ->> 'trashed' <> '')`

// cleanNote returns a note as it is kept.
func cleanNote(text string) (string, error) {
	if !utf8.ValidString(text) || len(text) > maxNote {
		return "", ErrNote
	}
	return text, nil
}
