package term

import (
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
)

type chooseCmd struct {
	ID     string `arg:"" help:"The ID of the game, or its first letters if no other game begins with them."`
	Ending string `arg:"" optional:"" help:"The ending, as history show names it; without one, the ending that began first."`
}

func (chooseCmd) Help() string {
	return `A game that was continued on two devices has two endings. Both are kept, and one of them counts, ` +
		`in lists and statistics too. Your choice also counts on every device that syncs with this one.`
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
	return all, fmt.Sprintf("\n\n%s; %s chooses which one counts.\n\n%s", several, c.command("choose "+id+" ENDING"), &t), nil
}

// Run chooses the ending of a game that counts.
func (cmd chooseCmd) Run(c call, kept *sqlite.Store) error {
	id, err := find(kept.Reader, cmd.ID)
	if err != nil {
		return err
	}
	chosen, err := cmd.ending(c, kept.Reader, id)
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
func (cmd chooseCmd) ending(c call, kept *sqlite.Reader, id string) (string, error) {
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
	return "", mistake("the game has no ending %q; %s lists them", cmd.Ending, c.command("show "+id))
}
