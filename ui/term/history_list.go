package term

import (
	"cmp"
	"errors"
	"io/fs"
	"math"
	"os"
	"strconv"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/words"
)

// A listed game is one of a list for programs.
type listed struct {
	history.Summary
	Players []string `json:"players"` // clockwise
	Winners []string `json:"winners"`
}

// Run lists games or days, the newest first. If nothing is stored yet, the list is empty; but a
// folder that somebody has named has to exist.
func (cmd listCmd) Run(c call, r *resources) error {
	kept, err := r.reader()
	if err != nil && (!errors.Is(err, history.ErrEmpty) || isMistyped(c.Data)) {
		return err
	}
	if cmd.Nights {
		return cmd.nights(c, kept)
	}
	games, err := cmd.games(kept)
	if err != nil {
		return err
	}
	answers := make([]listed, len(games))
	t := table{align: "llll"}
	t.add("game", "begun", "players", "")
	for i, g := range games {
		answers[i] = listed{g, g.Players(), append([]string{}, g.Winners()...)}
		t.add(g.ID, c.words.Table.Began(g.Created), c.words.Games.GameTitle(g), c.words.Games.GameLine(g))
	}
	text := t.String()
	if len(games) == 0 {
		text = cmd.none(c.words)
	}
	return c.say(answers, text)
}

// isMistyped reports whether a folder is not there that is not the usual one.
func isMistyped(dir string) bool {
	_, err := os.Stat(dir)
	return dir != sqlite.DefaultDir() && errors.Is(err, fs.ErrNotExist)
}

// none says that there is nothing to list.
func (cmd listCmd) none(w *words.Language) string {
	switch {
	case cmd.Trash:
		return w.Storage.TrashEmpty
	case cmd == listCmd{}:
		return "No games yet."
	}
	return "No games like that."
}

// games returns the games to list. A reader that is nil has none.
func (cmd listCmd) games(kept *sqlite.Reader) ([]history.Summary, error) {
	if kept == nil {
		return nil, nil
	}
	if cmd.Trash {
		return kept.Trashed()
	}
	want, err := cmd.filter(kept)
	if err != nil {
		return nil, err
	}
	var games []history.Summary
	for g, err := range kept.EachGame(want) {
		if err != nil {
			return nil, err
		}
		if games = append(games, g); len(games) == int(cmd.Limit) {
			break
		}
	}
	return games, nil
}

func (cmd listCmd) filter(kept *sqlite.Reader) (history.Filter, error) {
	f := history.Filter{Variant: string(cmd.Variant), Ending: string(cmd.Ending), Day: string(cmd.Night), Words: cmd.Search}
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

func (cmd listCmd) nights(c call, kept *sqlite.Reader) error {
	nights := []history.Night{}
	if kept != nil {
		want, err := cmd.filter(kept)
		if err != nil {
			return err
		}
		page := history.NightPage{Filter: want, Limit: cmp.Or(int(cmd.Limit), math.MaxInt32)}
		if nights, err = kept.Nights(page); err != nil {
			return err
		}
	}
	t := table{align: "lrll"}
	t.add("day", "games", "place", "note")
	for _, n := range nights {
		t.add(n.Day, strconv.Itoa(n.Games), n.Place, n.Note)
	}
	return c.say(nights, t.String())
}
