package history

import (
	"encoding/json"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// A Filter says which games are wanted. The zero Filter wants all that are not in
// the trash.
type Filter struct {
	Person  string // id of somebody who plays
	Variant string
	Ending  string // a value of the house rule "end"
	Day     string // the evening, as 2006-01-02
	Words   string // in a name, or in a note or the place of the game or its night
}

func (f Filter) empty() bool { return f == Filter{} }

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
func (f Filter) choose(q querier) (selection, error) {
	s := selection{where: []string{"hidden = 0"}}
	s.ask("variant", f.Variant)
	s.ask("ending", f.Ending)
	s.ask("day", f.Day)
	var entries []string
	if f.Person != "" {
		same, err := readSame(q)
		if err != nil {
			return s, err
		}
		entries = same.entries(same.of(f.Person))
	}
	if strings.TrimSpace(f.Words) != "" {
		s.only(entries)
		return s, s.search(q, folded(f.Words))
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

// only wants games of somebody who has these entries.
func (s *selection) only(entries []string) {
	if len(entries) == 0 {
		return
	}
	s.where = append(s.where, `EXISTS (SELECT 1 FROM player WHERE player.game = fact.game AND person IN (`+placeholders(len(entries))+`))`)
	for _, id := range entries {
		s.asked = append(s.asked, id)
	}
}

// search wants games in which a text stands somewhere.
func (s *selection) search(q querier, text string) error {
	people, err := readPeople(q)
	if err != nil {
		return err
	}
	same, err := readSame(q)
	if err != nil {
		return err
	}
	found := map[string]bool{}
	for _, p := range people {
		if strings.Contains(folded(p.Name), text) {
			found[same.of(p.ID)] = true
		}
	}
	s.arms = append(s.arms, arm{"fact AS source WHERE ? = ''", []any{"no arms would be all games"}})
	for _, p := range people {
		if found[same.of(p.ID)] {
			s.arms = append(s.arms, arm{"player AS source WHERE source.person = ?", []any{p.ID}})
		}
	}
	return s.notes(q, text)
}

// notes wants games with a text in what is written about them or their night.
func (s *selection) notes(q querier, text string) error {
	lists := map[string][]string{}
	err := readMarks(q, "", func(m mark) error {
		var says struct{ Note, Place string }
		err := json.Unmarshal([]byte(m.body), &says)
		if strings.Contains(folded(says.Note), text) || strings.Contains(folded(says.Place), text) {
			lists[m.kind] = append(lists[m.kind], m.id)
		}
		return err
	})
	if err != nil {
		return err
	}
	for kind, column := range map[string]string{ofGame: "game", ofNight: "day"} {
		if ids := lists[kind]; len(ids) > 0 {
			list, err := json.Marshal(ids) // there may be more than SQL takes as values
			if err != nil {
				return err
			}
			s.arms = append(s.arms, arm{"fact AS source WHERE source." + column + " IN (SELECT value FROM json_each(?))", []any{string(list)}})
		}
	}
	return nil
}

// games returns SQL for a page of ids in descending order.
func (s selection) games(p Page) (string, []any) {
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

// folded returns a text as it is compared, like [scoring.SameName] does: case, the
// encoding of accents and marks nobody sees do not matter.
func folded(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, text)
	return cases.Fold().String(norm.NFC.String(strings.Join(strings.Fields(text), " ")))
}
