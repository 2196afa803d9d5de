package term

import (
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/ui/words"
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
	title, _ := words.TwoEndings(len(all))
	t := table{align: "lll"}
	t.add("ending", "", "")
	for _, e := range all {
		line := words.EndingLine(e)
		if e.Main {
			line += " The game goes by this one."
		}
		t.add(e.Sum[:shortSum], line, words.EndingSince(e, c.now()))
	}
	return all, fmt.Sprintf("\n\n%s; `tabby history choose %s ENDING` goes by another one.\n\n%s", title, id, t.String()), nil
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
	return c.say(all[0], "The game goes by this ending: "+words.EndingLine(all[0]))
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
	return "", fmt.Errorf("the game has no ending %q; `tabby history show %s` names them", cmd.Ending, id)
}
