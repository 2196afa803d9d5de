package read

import (
	"cmp"
	"database/sql"
	"errors"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// Games lists games, those of the latest evening first, and of one evening the newest. For the next page put the last ID into
// Before; a page shorter than its limit is the last. It costs the same however
// many games there are.
//
// People are named as they are called now.
func (r *Source) Games(p history.Page) ([]history.Summary, error) {
	p.Limit = cmp.Or(p.Limit, 50)
	ids, args, err := idsOf(r.DB, p)
	if err != nil {
		return nil, disk.Wrap(history.Reading, err)
	}
	games, err := r.summaries(ids, args...)
	return games, disk.Wrap(history.Reading, err)
}

// newestFirst is the SQL for the order of games in lists, of what has their days and ids.
const newestFirst = `ORDER BY day DESC, id DESC`

// summaries returns the games of a query for ids and days, in the order of lists.
func (r *Source) summaries(ids string, args ...any) ([]history.Summary, error) {
	games := []history.Summary{}
	err := database.Each(r.DB, func(row database.Row) error {
		var id, body, sum string
		if err := row.Scan(&id, &body, &sum); err != nil {
			return err
		}
		s, err := r.summary(id, body, sum)
		games = append(games, s)
		return err
	}, `SELECT g.id, coalesce(s.body, ''), coalesce(s.sum, '')
		FROM (`+ids+`) AS g LEFT JOIN summary AS s ON s.game = g.id `+newestFirst, args...)
	if err != nil {
		return nil, err
	}
	return games, r.complete(games)
}

// summary reads a summary, or derives it again if it is damaged.
func (r *Source) summary(id, body, sum string) (history.Summary, error) {
	if s, err := history.ReadSummary(body, sum); err == nil {
		return s, nil
	}
	l, _, err := Follow(r.DB, id)
	return l.Summary(), err
}

// Summary returns the summary of one game. The error wraps [history.ErrNoGame] if there
// is none of that id.
func (r *Source) Summary(id string) (history.Summary, error) {
	s, err := Stored(r.DB, id)
	if errors.Is(err, history.ErrDamaged) || errors.Is(err, sql.ErrNoRows) {
		var l history.Ledger
		if l, _, err = r.Load(id); errors.Is(err, history.ErrNewerGame) {
			err = nil
		}
		s = l.Summary()
	}
	if err != nil {
		return history.Summary{}, disk.Wrap(history.Reading, err)
	}
	one := []history.Summary{s}
	err = r.complete(one)
	return one[0], err
}

// complete adds the present names of people and the annotations to games.
func (r *Source) complete(games []history.Summary) error {
	if len(games) == 0 {
		return nil
	}
	known, err := r.Known()
	if err != nil {
		return err
	}
	endings, err := endingsAmong(r.DB, idsOfGames(games))
	if err != nil {
		return disk.Wrap(history.Reading, err)
	}
	said, err := AnnotationsAmong[history.GameAnnotation](r.DB, history.OfGame, idsOfGames(games))
	if err != nil {
		return disk.Wrap(history.Reading, err)
	}
	for i := range games {
		g := &games[i]
		g.Endings = cmp.Or(endings[g.ID], 1)
		for i, seat := range g.Seats {
			if p, known := known[seat.Person]; known {
				g.Seats[i].Person, g.Seats[i].Name = p.ID, p.Name
			}
		}
		said[g.ID].AddTo(g)
	}
	return nil
}

// Groups lists the people who played together in the newest games, those of the
// newest game first.
func (r *Source) Groups() ([]history.Group, error) {
	games, err := r.Games(history.Page{Limit: groupGames})
	if err != nil {
		return nil, err
	}
	names, err := r.groupNames()
	return history.Groups(games, names), disk.Wrap(history.Reading, err)
}

// groupNames returns the names of groups by id. People who turned out to be the same
// since a group was named count as the one they are.
func (r *Source) groupNames() (map[string]string, error) {
	named, err1 := annotationsOf[history.GroupAnnotation](r.DB, history.OfGroup)
	same, err2 := aliases(r.DB)
	names := map[string]string{}
	for id, m := range named {
		people := strings.Fields(id)
		for i, p := range people {
			people[i] = same.Of(p)
		}
		names[history.GroupID(people)] = m.Name
	}
	return names, errors.Join(err1, err2)
}

// Nights lists the nights with matching games, the latest first. For the next page put the last Day
// into Before. Without a filter the cost does not depend on the number of games. The games of a
// night are those of [Source.Games] with its Day.
func (r *Source) Nights(p history.NightPage) ([]history.Night, error) {
	nights, err := r.nights(p)
	return nights, disk.Wrap(history.Reading, err)
}

func (r *Source) nights(p history.NightPage) ([]history.Night, error) {
	p.Limit = cmp.Or(p.Limit, 50)
	s, err := choose(r.DB, p.Filter)
	if err != nil {
		return nil, err
	}
	where, args := s.fits()
	if p.Before != "" {
		where, args = where+" AND day < ?", append(args, p.Before)
	}
	nights := []history.Night{}
	err = database.Each(r.DB, func(row database.Row) error {
		var n history.Night
		if err := row.Scan(&n.Day, &n.Games); err != nil {
			return err
		}
		m, err := annotationOf[history.NightAnnotation](r.DB, history.OfNight, n.Day)
		n.Note, n.Place = m.Note, m.Place
		nights = append(nights, n)
		return err
	}, `SELECT day, count(*) FROM fact WHERE `+where+` GROUP BY day ORDER BY day DESC LIMIT ?`, append(args, p.Limit)...)
	return nights, err
}

// Night returns one night, even if no game was played.
func (r *Source) Night(day string) (history.Night, error) {
	n := history.Night{Day: day}
	m, err := annotationOf[history.NightAnnotation](r.DB, history.OfNight, day)
	if err == nil {
		n.Note, n.Place = m.Note, m.Place
		n.Games, err = r.Count(history.Filter{Day: day})
	}
	return n, disk.Wrap(history.Reading, err)
}

// Written returns the notes and places of days, by day. A day without either is missing.
func (r *Source) Written(days []string) (map[string]history.NightAnnotation, error) {
	said, err := AnnotationsAmong[history.NightAnnotation](r.DB, history.OfNight, days)
	return said, disk.Wrap(history.Reading, err)
}

// Count returns how many games fit a filter.
func (r *Source) Count(f history.Filter) (int, error) {
	s, err := choose(r.DB, f)
	if err != nil {
		return 0, disk.Wrap(history.Reading, err)
	}
	where, args := s.fits()
	n := 0
	err = r.DB.QueryRow(`SELECT count(*) FROM fact WHERE `+where, args...).Scan(&n)
	return n, disk.Wrap(history.Reading, err)
}

// idsOf returns SQL for the ids and days of a page.
func idsOf(q database.Querier, p history.Page) (string, []any, error) {
	s, err := choose(q, p.Filter)
	if err != nil {
		return "", nil, err
	}
	text, args := s.games(p)
	if p.Filter == (history.Filter{}) && p.Before == "" { // shows damage that hides a game from what is derived
		text = `SELECT * FROM (` + text + `) UNION ALL SELECT id, '' FROM game
			WHERE (SELECT count(*) FROM game) <> (SELECT count(*) FROM fact) AND id NOT IN (SELECT game FROM fact)`
	}
	return text, args, nil
}

func idsOfGames(games []history.Summary) []string {
	ids := make([]string, len(games))
	for i, g := range games {
		ids[i] = g.ID
	}
	return ids
}

// groupGames is how many of the newest games groups are found in.
const groupGames = 100

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

// Trashed lists the games in the bin, the newest first.
func (r *Source) Trashed() ([]history.Summary, error) {
	games, err := r.summaries(`SELECT game AS id, day FROM fact WHERE hidden = 1`)
	return games, disk.Wrap(history.Reading, err)
}

// Removed returns the games that were deleted for good.
func Removed(q database.Querier) (map[string]bool, error) {
	ids, err := database.Texts(q, `SELECT game FROM removed ORDER BY game`)
	return setOf(ids), err
}
