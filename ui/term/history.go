package term

import (
	"errors"
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/replay"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/words"
)

// day is how a moment is written for people.
const day = "Mon 2 Jan 2006 15:04"

// read opens the games for reading, which another writer does not prevent.
func (s Shared) read(c call, use func(*sqlite.Reader) error) error {
	kept, err := sqlite.OpenReadOnly(s.Data, sqlite.Options{Now: c.now})
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

func list(g history.Summary) listed {
	l := listed{Summary: g, Players: []string{}, Winners: append([]string{}, g.Winners()...)}
	for _, seat := range g.Seats {
		l.Players = append(l.Players, seat.Name)
	}
	return l
}

// result returns the winners, or how far the game is.
func (l listed) result() string {
	switch {
	case l.Unplayed:
		return "No round was played."
	case len(l.Winners) == 0:
		return words.Count(l.Rounds, words.Round) + " so far"
	default:
		return words.Outcome(l.Winners, l.Provisional) + "."
	}
}

// Run shows a game as it stands now.
func (cmd showCmd) Run(c call, s Shared) error {
	return s.read(c, func(kept *sqlite.Reader) error {
		if cmd.Out != "" {
			return cmd.out(c, s, kept)
		}
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
				replay.State
			}{id, replay.NewState(g, sheet, replay.Stamp)})
		}
		if cmd.Story {
			_, err := fmt.Fprintln(c.Out, strings.Join(story.Story(sheet), "\n"))
			return err
		}
		begun, _ := g.Started()
		return c.show(sheet, begun)
	})
}

// present gives the players on the sheet their present names.
func present(kept *sqlite.Reader, s scoring.Sheet) (scoring.Sheet, error) {
	known, err := kept.Known()
	for i, p := range s.People {
		if q, ok := known[p.ID]; ok {
			s.People[i].Name = q.Name
		}
	}
	return s, err
}

// find returns the only id with that prefix.
func find(kept *sqlite.Reader, like string) (string, error) {
	if _, err := kept.Summary(like); err == nil {
		return like, nil
	}
	var found []string
	for g, err := range kept.EachGame(history.Filter{State: history.Any}) {
		if err != nil {
			return "", err
		}
		if like != "" && strings.HasPrefix(g.ID, like) {
			found = append(found, g.ID)
		}
	}
	switch len(found) {
	case 0:
		return "", fmt.Errorf("there is no game %q; `tabby history list` lists them", like)
	case 1:
		return found[0], nil
	}
	return "", fmt.Errorf("%d games begin with %q; give more of the id", len(found), like)
}

// Run writes everything that is kept.
func (cmd exportCmd) Run(c call, s Shared) error {
	return s.read(c, func(kept *sqlite.Reader) error {
		return c.long(func(work history.Work) error {
			if cmd.CSV {
				return kept.ExportTable(c.data(), history.Filter{}, work)
			}
			return kept.Export(c.data(), work)
		})
	})
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
	fmt.Fprintf(&b, "%s, %s\n%s\n\n", s.Ruleset.Rules.Name, words.Ending(s.Ruleset), begun.At.In(c.now().Location()).Format(day))
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
