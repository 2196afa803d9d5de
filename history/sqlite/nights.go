package sqlite

import (
	"cmp"
	"strings"

	"tabby/history"
)

// Nights lists the nights with games that fit, the latest first. For the next
// page put the last Day into Before. Without a filter it costs the same however
// many games there are. The games of a night are those of [Reader.Games] with
// its Day.
func (r *Reader) Nights(p history.NightPage) ([]history.Night, error) {
	nights, err := r.nights(p)
	return nights, wrap("list nights", err)
}

func (r *Reader) nights(p history.NightPage) ([]history.Night, error) {
	p.Limit = cmp.Or(p.Limit, 50)
	s, err := choose(r.db, p.Filter)
	if err != nil {
		return nil, err
	}
	where, args := s.fits()
	if p.Before != "" {
		where, args = where+" AND day < ?", append(args, p.Before)
	}
	nights := []history.Night{}
	err = each(r.db, func(row row) error {
		var n history.Night
		if err := row.Scan(&n.Day, &n.Games); err != nil {
			return err
		}
		m, err := annotationOf[history.NightAnnotation](r.db, history.OfNight, n.Day)
		n.Note, n.Place = m.Note, m.Place
		nights = append(nights, n)
		return err
	}, `SELECT day, count(*) FROM fact WHERE `+where+` GROUP BY day ORDER BY day DESC LIMIT ?`, append(args, p.Limit)...)
	return nights, err
}

// Night returns one night, even if no game was played.
func (r *Reader) Night(day string) (history.Night, error) {
	n := history.Night{Day: day}
	m, err := annotationOf[history.NightAnnotation](r.db, history.OfNight, day)
	if err == nil {
		n.Note, n.Place = m.Note, m.Place
		n.Games, err = r.Count(history.Filter{Day: day})
	}
	return n, wrap("read the night of "+day, err)
}

// Count returns how many games fit a filter.
func (r *Reader) Count(f history.Filter) (int, error) {
	s, err := choose(r.db, f)
	if err != nil {
		return 0, wrap("count games", err)
	}
	where, args := s.fits()
	n := 0
	err = r.db.QueryRow(`SELECT count(*) FROM fact WHERE `+where, args...).Scan(&n)
	return n, wrap("count games", err)
}

// fits returns the SQL for the facts of the selected games.
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
