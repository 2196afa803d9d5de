package read

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/scoring"
)

// A Scope is what of a store an export holds. The zero scope is everything.
type Scope struct {
	some   bool
	games  string // ids, a JSON array
	people map[string]bool
	marks  map[[2]string]bool // by kind and id
}

// scopeOf returns the scope of the games that match a filter: the games, their
// nights and the people who play.
func scopeOf(q database.Querier, want history.Filter) (Scope, error) {
	matching, err := choose(q, want)
	if err != nil {
		return Scope{}, err
	}
	where, args := matching.fits()
	games, err1 := database.Texts(q, `SELECT game FROM fact WHERE `+where, args...)
	same, err2 := aliases(q)
	s := Scope{some: true, games: database.List(games), people: map[string]bool{}, marks: map[[2]string]bool{}}
	if err := errors.Join(err1, err2); err != nil {
		return s, err
	}
	for kind, query := range map[string]string{
		history.OfGame:   `SELECT value FROM json_each(?)`,
		history.OfNight:  `SELECT DISTINCT day FROM fact WHERE game` + database.Among,
		history.OfPerson: `SELECT DISTINCT person FROM player WHERE game` + database.Among,
	} {
		ids, err := database.Texts(q, query, s.games)
		if err != nil {
			return s, err
		}
		for _, id := range ids {
			for _, id := range []string{id, same.Of(id)} {
				s.marks[[2]string{kind, id}] = true
				s.people[id] = s.people[id] || kind == history.OfPerson
			}
		}
	}
	return s, nil
}

// Lines returns everything that an export of the scope needs, except the numbers of games and
// entries.
func (s Scope) Lines(q database.Querier) (l history.Lines, err error) {
	people, err := People(q)
	if err != nil {
		return l, err
	}
	if l.Newer, err = ReadVerbatim(q); err != nil {
		return l, err
	}
	l.People = slices.DeleteFunc(people, func(p history.Person) bool { return s.some && !s.people[p.ID] })
	slices.SortFunc(l.People, func(a, b history.Person) int { return cmp.Compare(a.ID, b.ID) })
	clause, args := s.where()
	l.Each = func(f func(history.Entry) error) error { return s.eachEntry(q, f) }
	l.Beside = func(f func(history.Other) error) error { return EachOther(q, clause, f, args...) }
	err = EachAnnotation(q, "", func(m history.Annotation) error {
		if !s.some || s.marks[[2]string{m.Kind, m.ID}] {
			l.Marks = append(l.Marks, m)
		}
		return nil
	})
	return l, err
}

// where returns the SQL for the entries in the scope.
func (s Scope) where() (clause string, args []any) {
	if s.some {
		return `WHERE game` + database.Among, []any{s.games}
	}
	return "", nil
}

// Count counts the games and entries in the scope.
func (s Scope) Count(q database.Querier, c *history.Counts) error {
	clause, args := s.where()
	err := q.QueryRow(`SELECT count(DISTINCT game), count(*) FROM event `+clause, args...).Scan(&c.Games, &c.Entries)
	if err == nil {
		err = q.QueryRow(`SELECT count(*) FROM other_entry `+clause, args...).Scan(&c.Others)
	}
	return disk.Reasoned(err)
}

// eachEntry calls f with the entries in the order of games, checked.
func (s Scope) eachEntry(q database.Querier, f func(history.Entry) error) error {
	clause, args := s.where()
	var before history.Entry
	return EachEntry(q, clause+` ORDER BY game, seq`, func(e history.Entry) error {
		if e.Game != before.Game {
			before = history.Entry{}
		}
		if e.Sum != e.Chained(before.Sum) {
			return history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: e.Game, Seq: e.Seq})
		}
		before = e
		return f(e)
	}, args...)
}

// A selection is SQL that yields games.
type selection struct {
	where []string // asked of a fact
	asked []any
	arms  []arm // where the games come from; none is all
}

// An arm yields games from one source, which has to be named source.
type arm struct {
	from string
	args []any
}

// choose turns a filter into a selection.
func choose(q database.Querier, f history.Filter) (selection, error) {
	s := selection{where: []string{"hidden = 0"}}
	s.ask("game", f.Game)
	s.ask("variant", f.Variant)
	s.ask("ending", f.Ending)
	s.ask("day", f.Day)
	var entries []string
	if f.Person != "" {
		same, err := aliases(q)
		if err != nil {
			return s, err
		}
		entries = same.Entries(same.Of(f.Person))
	}
	if f.State != "" || f.Game == "" {
		s.in(f.State)
	}
	if text := strings.Fields(scoring.Fold(f.Words)); len(text) > 0 || len(s.arms) > 0 {
		if len(entries) > 0 {
			s.where, s.asked = append(s.where, isPlayed+database.Among+`)`), append(s.asked, database.List(entries))
		}
		return s, s.search(q, text)
	}
	for _, id := range entries {
		s.arms = append(s.arms, arm{"player AS source WHERE source.person = ?", []any{id}})
	}
	return s, nil
}

func (s *selection) ask(column, value string) {
	if value != "" {
		s.where, s.asked = append(s.where, column+" = ?"), append(s.asked, value)
	}
}

// in selects the games in a state. Few are running and an index knows them, so
// the games come from there.
func (s *selection) in(state history.State) {
	switch state {
	case history.Running:
		s.arms = []arm{{"summary AS source INDEXED BY summary_open WHERE source.over = 0", nil}}
	case history.Over:
		s.where = append(s.where, `EXISTS (SELECT 1 FROM summary WHERE summary.game = fact.game AND over = 1)`)
	case history.Unplayed:
		s.arms = []arm{{"summary AS source INDEXED BY summary_unplayed WHERE source.over = 2", nil}}
	case history.Newer:
		s.arms = []arm{{"summary AS source INDEXED BY summary_newer WHERE source.over = 3", nil}}
	case history.Any:
	default:
		s.where = append(s.where, `game NOT IN (`+unplayed+`)`)
	}
}

// unplayed is SQL for the games that ended without a round.
const unplayed = `SELECT game FROM summary INDEXED BY summary_unplayed WHERE over = 2`

// isPlayed is the beginning of SQL for the games in which a person plays who is.
const isPlayed = `EXISTS (SELECT 1 FROM player WHERE player.game = fact.game AND person`

// before is the SQL for the facts of games that come after another in the order of lists.
const before = `(day, game) < (SELECT day, game FROM fact WHERE game = ?)`

// games returns the SQL for a page of ids and days in the order of lists.
func (s selection) games(p history.Page) (string, []any) {
	where, args := s.fits()
	if p.Before != "" {
		where, args = where+" AND "+before, append(args, p.Before)
	}
	return `SELECT game AS id, day FROM fact WHERE ` + where + ` ORDER BY day DESC, game DESC LIMIT ?`, append(args, p.Limit)
}

// search selects the games in which each of some words occurs. Unless the
// selection has a source already, the games come from the first word; the
// others are looked for in each game.
func (s *selection) search(q database.Querier, words []string) error {
	if len(words) == 0 {
		return nil
	}
	l, err := readIndex(q)
	if err != nil {
		return err
	}
	for _, word := range words {
		f := l.find(word)
		if len(s.arms) == 0 {
			s.arms = f.arms()
		} else {
			f.ask(s)
		}
	}
	return nil
}

// A searchIndex has all text that can be searched. It is little, however many
// games there are.
type searchIndex struct {
	people []history.Person
	same   history.Aliases
	notes  []noted
}

// noted is what is written about a game or a night.
type noted struct{ kind, id, text string }

func readIndex(q database.Querier) (l searchIndex, err error) {
	if l.people, err = People(q); err != nil {
		return l, err
	}
	if l.same, err = aliases(q); err != nil {
		return l, err
	}
	err = EachAnnotation(q, "", func(m history.Annotation) error {
		var says struct{ Note, Place string }
		err := json.Unmarshal([]byte(m.Body), &says)
		if says.Note+says.Place != "" {
			l.notes = append(l.notes, noted{m.Kind, m.ID, scoring.Fold(says.Note) + "\n" + scoring.Fold(says.Place)})
		}
		return err
	})
	return l, err
}

// A found says where a word occurs.
type found struct{ people, games, days []string }

func (l searchIndex) find(word string) found {
	var f found
	hit := map[string]bool{}
	for _, p := range l.people {
		if strings.Contains(scoring.Fold(p.Name), word) {
			hit[l.same.Of(p.ID)] = true
		}
	}
	for _, p := range l.people {
		if hit[l.same.Of(p.ID)] {
			f.people = append(f.people, p.ID)
		}
	}
	for _, n := range l.notes {
		switch {
		case !strings.Contains(n.text, word):
		case n.kind == history.OfGame:
			f.games = append(f.games, n.id)
		case n.kind == history.OfNight:
			f.days = append(f.days, n.id)
		}
	}
	return f
}

// arms returns where games with the word come from, at least one.
func (f found) arms() []arm {
	var all []arm
	add := func(from string, ids []string) {
		if len(ids) > 0 {
			all = append(all, arm{from + database.Among, []any{database.List(ids)}})
		}
	}
	few := min(maxArms, len(f.people))
	add("fact AS source WHERE source.game", f.games)
	add("fact AS source WHERE source.hidden = 0 AND source.day", f.days)
	add("player AS source WHERE source.person", f.people[few:])
	for _, id := range f.people[:few] {
		all = append(all, arm{"player AS source WHERE source.person = ?", []any{id}})
	}
	if len(all) == 0 {
		all = []arm{{"fact AS source WHERE 0", nil}}
	}
	return all
}

// maxArms is how many people are looked up one by one.
const maxArms = 64

// ask wants games with the word.
func (f found) ask(s *selection) {
	s.where = append(s.where, `(`+isPlayed+database.Among+`) OR fact.game`+database.Among+` OR fact.day`+database.Among+`)`)
	s.asked = append(s.asked, database.List(f.people), database.List(f.games), database.List(f.days))
}
