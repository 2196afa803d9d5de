package term

import (
	"fmt"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/replay"
	"tabby/internal/story"
	"tabby/scoring"
)

// day is how a moment is written for people.
const day = "Mon 2 Jan 2006 15:04"

// Run shows a game as it stands now.
func (cmd showCmd) Run(c call, kept *sqlite.Reader) error {
	if cmd.Out != "" {
		return cmd.out(c, kept)
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
	begun, _ := g.Started()
	text := show(sheet, begun.At.In(c.now().Location()).Format(day))
	if cmd.Story {
		text = strings.Join(story.Story(sheet), "\n")
	}
	endings, more, err := c.endings(kept, id)
	if err != nil {
		return err
	}
	return c.say(struct {
		ID string `json:"id"`
		replay.State
		Endings []history.Ending `json:"endings,omitempty"`
	}{id, replay.NewState(g, sheet, replay.Stamp), endings}, text+more)
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

// find returns the only game with an ID of that prefix.
func find(kept *sqlite.Reader, prefix string) (string, error) {
	if _, err := kept.Summary(prefix); err == nil {
		return prefix, nil
	}
	var found []string
	for g, err := range kept.EachGame(history.Filter{State: history.Any}) {
		if err != nil {
			return "", err
		}
		if prefix != "" && strings.HasPrefix(g.ID, prefix) {
			found = append(found, g.ID)
		}
	}
	switch len(found) {
	case 0:
		return "", fmt.Errorf("there is no game %q; `tabby history list` lists them", prefix)
	case 1:
		return found[0], nil
	}
	return "", fmt.Errorf("%d games begin with %q; give more of the id", len(found), prefix)
}

// named returns the person of that name.
func named(kept *sqlite.Reader, name string) (history.Person, error) {
	people, err := kept.People()
	if err != nil {
		return history.Person{}, err
	}
	i := slices.IndexFunc(people, func(p history.Person) bool { return scoring.SameName(p.Name, name) })
	if i < 0 {
		return history.Person{}, fmt.Errorf("nobody is called %q", name)
	}
	return people[i], nil
}
