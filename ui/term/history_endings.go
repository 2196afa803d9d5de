package term

import (
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
)

type chooseCmd struct {
	ID     string `arg:"" help:"The id of the game, or as much of it as no other game has."`
	Ending string `arg:"" optional:"" help:"The ending, as history show names it. Without one it is the one that was begun first."`
}

func (chooseCmd) Help() string {
	return `A game that two devices wrote on apart has an ending of each. All are kept; the game goes by one of them, ` +
		`in lists and statistics too. What is chosen here holds on every device that meets this one.`
}

// shortSum is how many characters of a checksum name an ending.
const shortSum = 8

// endings returns the endings of a game that has several, and says what they are.
func (c call) endings(kept *sqlite.Reader, id string) ([]history.Ending, string, error) {
	all, err := kept.Endings(id)
	if err != nil || len(all) < 2 {
		return nil, "", err
	}
	t := table{align: "lll"}
	t.add("ending", "", "")
	for _, e := range all {
		line := c.words.Games.EndingLine(e)
		if e.Main {
			line += " " + c.words.Games.GoesByThis
		}
		t.add(e.Sum[:shortSum], line, c.words.Games.EndingSince(e, c.now()))
	}
	several, _ := c.words.Games.TwoEndings(len(all))
	return all, fmt.Sprintf("\n\n%s; `tabby history choose %s ENDING` chooses which one counts.\n\n%s", several, id, &t), nil
}

// Run makes a game go by one of its endings.
func (cmd chooseCmd) Run(c call, kept *sqlite.Store) error {
	id, err := find(kept.Reader, cmd.ID)
	if err != nil {
		return err
	}
	chosen, err := cmd.ending(kept.Reader, id)
	if err != nil {
		return err
	}
	if _, err := kept.Do(history.ChooseEnding{Game: id, Sum: chosen}); err != nil {
		return err
	}
	all, err := kept.Endings(id)
	if err != nil {
		return err
	}
	return c.say(all[0], "This ending counts now: "+c.words.Games.EndingLine(all[0]))
}

// ending returns the sum of the ending that is meant, or "" for none.
func (cmd chooseCmd) ending(kept *sqlite.Reader, id string) (string, error) {
	if cmd.Ending == "" {
		return "", nil
	}
	all, err := kept.Endings(id)
	if err != nil {
		return "", err
	}
	for _, e := range all {
		if strings.HasPrefix(e.Sum, cmd.Ending) {
			return e.Sum, nil
		}
	}
	return "", mistake("the game has no ending %q; `tabby history show %s` names them", cmd.Ending, id)
}
