package term

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/door"
	"tabby/scoring"
	"tabby/ui/words"
)

// day is how a moment is written for people.
const day = "Mon 2 Jan 2006 15:04"

// read opens the games for reading, which is possible whoever writes.
func (s Shared) read(c call, use func(*history.Reader) error) error {
	kept, err := history.OpenReadOnly(s.Data, history.Options{Now: c.now})
	if err != nil {
		return err
	}
	return errors.Join(use(kept), kept.Close())
}

// A listed game is one of a list for programs.
type listed struct {
	history.Summary
	Players []string `json:"players"` // clockwise
	Winners []string `json:"winners"`
}

// Run lists the games, the newest first. Where nothing is kept yet, there are
// none.
func (listCmd) Run(c call, s Shared) error {
	games := []listed{}
	err := s.read(c, func(kept *history.Reader) error {
		return eachGame(kept, func(g history.Summary) { games = append(games, list(g)) })
	})
	if err != nil && !errors.Is(err, history.ErrEmpty) {
		return err
	}
	if s.JSON {
		return c.answer(games)
	}
	if len(games) == 0 {
		_, err := fmt.Fprintln(c.Out, "No games yet.")
		return err
	}
	t := table{left: []bool{true, true, true, true, true}}
	t.add("game", "begun", "", "players", "")
	for _, g := range games {
		t.add(g.ID, g.Created.In(c.now().Location()).Format(day), title(g.Variant), words.Joined(g.Players), g.result())
	}
	_, err = t.WriteTo(c.Out)
	return err
}

func list(g history.Summary) listed {
	l := listed{Summary: g, Players: []string{}, Winners: append([]string{}, g.Winners()...)}
	for _, seat := range g.Seats {
		l.Players = append(l.Players, seat.Name)
	}
	return l
}

// result says how far the game has come.
func (l listed) result() string {
	switch {
	case len(l.Winners) == 0:
		return words.Count(l.Rounds, "round") + " so far"
	default:
		return words.Won(l.Winners)
	}
}

// eachGame calls f with every game, the newest first.
func eachGame(kept *history.Reader, f func(history.Summary)) error {
	const page = 200
	before := ""
	for {
		games, err := kept.Games(history.Page{Before: before, Limit: page})
		if err != nil {
			return err
		}
		for _, g := range games {
			f(g)
			before = g.ID
		}
		if len(games) < page {
			return nil
		}
	}
}

// Run shows a game as it stands now.
func (cmd showCmd) Run(c call, s Shared) error {
	return s.read(c, func(kept *history.Reader) error {
		id, err := find(kept, cmd.ID)
		if err != nil {
			return err
		}
		g, err := kept.Game(id)
		if err != nil {
			return err
		}
		sheet, err := present(kept, g.Sheet(c.now()))
		if err != nil {
			return err
		}
		if s.JSON {
			return c.answer(struct {
				ID string `json:"id"`
				door.State
			}{id, door.View(g, sheet, door.Stamp)})
		}
		begun, _ := g.Started()
		return c.show(sheet, begun)
	})
}

// present names everybody on the sheet as they are called now.
func present(kept *history.Reader, s scoring.Sheet) (scoring.Sheet, error) {
	people, err := kept.People()
	for i, p := range s.People {
		known := slices.IndexFunc(people, func(q history.Person) bool { return q.ID == p.ID })
		if known >= 0 {
			s.People[i].Name = people[known].Name
		}
	}
	return s, err
}

// find returns the id that begins like this, if only one does.
func find(kept *history.Reader, like string) (string, error) {
	if _, err := kept.Summary(like); err == nil {
		return like, nil
	}
	var found []string
	err := eachGame(kept, func(g history.Summary) {
		if like != "" && strings.HasPrefix(g.ID, like) {
			found = append(found, g.ID)
		}
	})
	switch {
	case err != nil:
		return "", err
	case len(found) == 0:
		return "", fmt.Errorf("there is no game %q; `tabby history list` lists them", like)
	case len(found) > 1:
		return "", fmt.Errorf("%d games begin with %q; give more of the id", len(found), like)
	}
	return found[0], nil
}

// Run writes everything that is kept.
func (exportCmd) Run(c call, s Shared) error {
	return s.read(c, func(kept *history.Reader) error { return kept.Export(c.Out) })
}

// title returns what a variant is called.
func title(variant string) string {
	r, err := engine.Variant(variant)
	if err != nil {
		return variant
	}
	return r.Name
}

// show writes a sheet for people.
func (c call) show(s scoring.Sheet, begun scoring.Started) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s\n%s\n\n", s.Table.Rules.Name, words.Ending(s.Table), begun.At.In(c.now().Location()).Format(day))
	p := page{Sheet: s}
	t := p.table()
	if _, err := t.WriteTo(&b); err != nil {
		return err
	}
	for _, line := range p.remarks() {
		fmt.Fprintf(&b, "\n%s", line)
	}
	_, err := fmt.Fprintln(c.Out, b.String())
	return err
}
