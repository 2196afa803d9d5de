package history

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// A Night is the games of one evening, those after midnight included.
type Night struct {
	Day   string `json:"day"`   // 2006-01-02; until five in the morning it is the day before
	Games int    `json:"games"` // that fit the filter
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
}

// A NightPage says which nights to list.
type NightPage struct {
	Filter
	Before string // only nights before this day, or all
	Limit  int    // how many at most; 0 means 50
}

// ErrDay means that a day is not written as 2006-01-02.
var ErrDay = errors.New("a day is written as 2006-01-02")

// Nights lists the nights with games that fit, the latest first. For the next
// page put the last Day into Before. Without a filter it costs the same however
// many games there are. The games of a night are those of [Reader.Games] with
// its Day.
func (r *Reader) Nights(p NightPage) ([]Night, error) {
	nights, err := r.nights(p)
	return nights, explain("list nights", err)
}

func (r *Reader) nights(p NightPage) ([]Night, error) {
	if p.Limit <= 0 {
		p.Limit = 50
	}
	s, err := p.choose(r.db)
	if err != nil {
		return nil, err
	}
	where, args := s.fits()
	if p.Before != "" {
		where, args = where+" AND day < ?", append(args, p.Before)
	}
	rows, err := r.db.Query(`SELECT day, count(*) FROM fact WHERE `+where+` GROUP BY day ORDER BY day DESC LIMIT ?`, append(args, p.Limit)...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	nights := []Night{}
	for rows.Next() {
		var n Night
		if err := rows.Scan(&n.Day, &n.Games); err != nil {
			return nil, err
		}
		m, _, err := markOf[nightMark](r.db, ofNight, n.Day)
		if err != nil {
			return nil, err
		}
		n.Note, n.Place = m.Note, m.Place
		nights = append(nights, n)
	}
	return nights, rows.Err()
}

// Night returns one night, whether anything was played on it or not.
func (r *Reader) Night(day string) (Night, error) {
	n := Night{Day: day}
	m, _, err := markOf[nightMark](r.db, ofNight, day)
	if err == nil {
		n.Note, n.Place = m.Note, m.Place
		n.Games, err = r.Count(Filter{Day: day})
	}
	return n, explain("read the night of "+day, err)
}

// Count returns how many games fit a filter.
func (r *Reader) Count(f Filter) (int, error) {
	s, err := f.choose(r.db)
	if err != nil {
		return 0, explain("count games", err)
	}
	where, args := s.fits()
	n := 0
	err = r.db.QueryRow(`SELECT count(*) FROM fact WHERE `+where, args...).Scan(&n)
	return n, explain("count games", err)
}

// fits returns SQL that a fact of a game wanted fulfils.
func (s selection) fits() (string, []any) {
	where, args := strings.Join(s.where, " AND "), s.asked[:len(s.asked):len(s.asked)]
	if len(s.arms) == 0 {
		return where, args
	}
	var parts []string
	for _, a := range s.arms {
		parts = append(parts, "SELECT source.game FROM "+a.from)
		args = append(args, a.args...)
	}
	return where + " AND game IN (" + strings.Join(parts, " UNION ALL ") + ")", args
}

// NoteNight writes a note and a place to a night; "" takes either off. The error
// wraps [ErrDay] or [ErrNote].
func (s *Store) NoteNight(day, note, place string) error {
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return fmt.Errorf("%w, not %q", ErrDay, day)
	}
	note, err := cleanNote(note)
	if err == nil {
		place, err = cleanNote(place)
	}
	if err != nil {
		return err
	}
	return remark(s, marking[nightMark]{"write a note", ofNight, day, func(_ querier, m *nightMark) error {
		*m = nightMark{Note: note, Place: place}
		return nil
	}})
}
