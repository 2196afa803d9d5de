package sqlite

import (
	"strings"

	"tabby/history"
	"tabby/scoring"
)

// A selection is SQL that yields the ids of games, the newest first.
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
func choose(q querier, f history.Filter) (selection, error) {
	s := selection{where: []string{"hidden = 0"}}
	s.ask("game", f.Game)
	s.ask("variant", f.Variant)
	s.ask("ending", f.Ending)
	s.ask("day", f.Day)
	var entries []string
	if f.Person != "" {
		same, err := readAliases(q)
		if err != nil {
			return s, err
		}
		entries = same.Entries(same.Of(f.Person))
	}
	if f.State != "" || f.Game == "" {
		s.in(f.State)
	}
	if text := strings.Fields(scoring.Fold(f.Words)); len(text) > 0 || len(s.arms) > 0 {
		s.only(entries)
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
	case history.Any:
	default:
		s.where = append(s.where, `game NOT IN (`+unplayed+`)`)
	}
}

// unplayed is SQL for the games that ended without a round.
const unplayed = `SELECT game FROM summary INDEXED BY summary_unplayed WHERE over = 2`

// isPlayed is the beginning of SQL for the games in which a person plays who is.
const isPlayed = `EXISTS (SELECT 1 FROM player WHERE player.game = fact.game AND person`

// only selects the games of a person with these entries.
func (s *selection) only(entries []string) {
	if len(entries) == 0 {
		return
	}
	s.where, s.asked = append(s.where, isPlayed+among+`)`), append(s.asked, list(entries))
}

// games returns the SQL for a page of ids in descending order.
func (s selection) games(p history.Page) (string, []any) {
	limit := []any{p.Limit}
	if len(s.arms) == 0 {
		where, args := s.where, s.asked
		if p.Before != "" {
			where, args = append(where, "game < ?"), append(args, p.Before)
		}
		return `SELECT game AS id FROM fact WHERE ` + strings.Join(where, " AND ") + ` ORDER BY game DESC LIMIT ?`, append(args, limit...)
	}
	var parts []string
	var args []any
	for _, a := range s.arms {
		from, of := a.from, a.args
		if p.Before != "" {
			from, of = from+" AND source.game < ?", append(of[:len(of):len(of)], p.Before)
		}
		parts = append(parts, `SELECT * FROM (SELECT source.game AS id FROM `+from+` AND EXISTS (SELECT 1 FROM fact WHERE fact.game = source.game AND `+
			strings.Join(s.where, " AND ")+`) ORDER BY source.game DESC LIMIT ?)`)
		args = append(append(append(args, of...), s.asked...), limit...)
	}
	return `SELECT DISTINCT id FROM (` + strings.Join(parts, " UNION ALL ") + `) ORDER BY id DESC LIMIT ?`, append(args, limit...)
}
