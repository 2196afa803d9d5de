package term

import (
	"errors"
	"fmt"
	"strconv"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/scoring"
	"tabby/ui/words"
)

// Run lists games or evenings, the newest first. Where nothing is kept yet, there
// are none.
func (cmd listCmd) Run(c call, s Shared) error {
	if cmd.Nights {
		return cmd.nights(c, s)
	}
	games := []listed{}
	err := s.read(c, func(kept *sqlite.Reader) (err error) {
		games, err = cmd.games(kept)
		return err
	})
	if err != nil && !errors.Is(err, history.ErrEmpty) {
		return err
	}
	if s.JSON {
		return c.answer(games)
	}
	if len(games) == 0 {
		_, err := fmt.Fprintln(c.Out, cmd.none())
		return err
	}
	t := table{left: []bool{true, true, true, true, true, true}}
	t.add("game", "begun", "", "players", "", "")
	for _, g := range games {
		t.add(g.ID, g.Created.In(c.now().Location()).Format(day), title(g.Variant), words.Joined(g.Players), g.result(), g.remark())
	}
	_, err = t.WriteTo(c.Out)
	return err
}

// none says that there is nothing to list.
func (cmd listCmd) none() string {
	switch {
	case cmd.Trash:
		return "The trash is empty."
	case cmd == listCmd{}:
		return "No games yet."
	}
	return "No games like that."
}

func (cmd listCmd) games(kept *sqlite.Reader) ([]listed, error) {
	games := []listed{}
	if cmd.Trash {
		trashed, err := kept.Trashed()
		for _, g := range trashed {
			games = append(games, list(g))
		}
		return games, err
	}
	want, err := cmd.filter(kept)
	if err != nil {
		return nil, err
	}
	for g, err := range kept.EachGame(want) {
		if err != nil {
			return nil, err
		}
		if games = append(games, list(g)); len(games) == cmd.Limit {
			break
		}
	}
	return games, nil
}

func (cmd listCmd) filter(kept *sqlite.Reader) (history.Filter, error) {
	f := history.Filter{Variant: cmd.Variant, Ending: cmd.ending(), Day: cmd.Night, Words: cmd.Search}
	switch {
	case cmd.Running:
		f.State = history.Running
	case cmd.Over:
		f.State = history.Over
	case cmd.Unplayed:
		f.State = history.Unplayed
	}
	if cmd.Person == "" {
		return f, nil
	}
	p, err := named(kept, cmd.Person)
	f.Person = p.ID
	return f, err
}

// named returns the person of that name.
func named(kept *sqlite.Reader, name string) (history.Person, error) {
	people, err := kept.People()
	if err != nil {
		return history.Person{}, err
	}
	for _, p := range people {
		if scoring.SameName(p.Name, name) {
			return p, nil
		}
	}
	return history.Person{}, fmt.Errorf("nobody is called %q", name)
}

// remark says what the table says about a game, in a word.
func (l listed) remark() string {
	switch {
	case l.LeftOut:
		return "left out"
	case l.Coached:
		return "with the coach"
	}
	return ""
}

func (cmd listCmd) nights(c call, s Shared) error {
	nights := []history.Night{}
	err := s.read(c, func(kept *sqlite.Reader) error {
		want, err := cmd.filter(kept)
		if err != nil {
			return err
		}
		before := ""
		for cmd.Limit == 0 || len(nights) < cmd.Limit {
			page, err := kept.Nights(history.NightPage{Filter: want, Before: before})
			if err != nil || len(page) == 0 {
				return err
			}
			nights, before = append(nights, page...), page[len(page)-1].Day
		}
		return nil
	})
	if err != nil && !errors.Is(err, history.ErrEmpty) {
		return err
	}
	if cmd.Limit > 0 && len(nights) > cmd.Limit {
		nights = nights[:cmd.Limit]
	}
	if s.JSON {
		return c.answer(nights)
	}
	t := table{left: []bool{true, false, true, true}}
	t.add("evening", "games", "place", "note")
	for _, n := range nights {
		t.add(n.Day, strconv.Itoa(n.Games), n.Place, n.Note)
	}
	_, err = t.WriteTo(c.Out)
	return err
}
