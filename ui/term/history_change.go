package term

import (
	"fmt"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/words"
	"tabby/scoring"
)

// Run merges two entries of the same person, or separates them again.
func (cmd mergeCmd) Run(c call, kept *sqlite.Store) error {
	switch {
	case cmd.Undo:
		return cmd.undo(c, kept)
	case cmd.Names:
		return cmd.names(c, kept)
	}
	entry, err := named(kept.Reader, cmd.Entry)
	if err != nil {
		return err
	}
	into, err := named(kept.Reader, cmd.Into)
	if err != nil {
		return err
	}
	if entry.ID == into.ID {
		return mistake("%s is %s already", cmd.Entry, into.Name)
	}
	if _, err := kept.Do(history.Merge{Entry: entry.ID, Into: into.ID}); err != nil {
		return err
	}
	return c.say(map[string]string{"person": into.ID, "entry": entry.ID},
		fmt.Sprintf("%s is %s from now on. %s separates them again.", entry.Name, into.Name, c.command("merge "+wordFor([]history.Person{into}, entry)+" --undo")))
}

// twice says which names are there twice and how that is mended, after a space, or "".
func (c call) twice(kept *sqlite.Reader) (string, error) {
	all, err := kept.Namesakes()
	var names []string
	for _, n := range all {
		if n.Apart == 0 && !slices.Contains(names, n.Into.Name) {
			names = append(names, n.Into.Name)
		}
	}
	if err != nil || len(names) == 0 {
		return "", err
	}
	is := "are"
	if len(names) == 1 {
		is = "is"
	}
	return fmt.Sprintf(" %s %s there twice. %s merges people who share a name.", c.words.Joined(names), is, c.command("merge --names")), nil
}

// names makes people of one name one person, but for those who have played together.
func (mergeCmd) names(c call, kept *sqlite.Store) error {
	all, err := kept.Namesakes()
	if err != nil {
		return err
	}
	merged, lines := []map[string]string{}, []string{}
	for _, n := range all {
		if n.Apart > 0 {
			lines = append(lines, fmt.Sprintf("%s (%s) and %s (%s) have played together, so they stay two.", n.Name, n.ID, n.Into.Name, n.Into.ID))
			continue
		}
		merged = append(merged, map[string]string{"person": n.Into.ID, "entry": n.ID})
		is := "one person"
		if !scoring.SameName(n.Name, n.Into.Name) {
			is = n.Into.Name
		}
		lines = append(lines, fmt.Sprintf("%s is %s. %s separates them again.", n.Name, is, c.command("merge "+n.ID+" --undo")))
	}
	if len(lines) == 0 {
		lines = append(lines, "No two people have one name.")
	}
	if _, err := kept.Do(history.SettleNames(all, func(history.Namesake) bool { return true })); err != nil {
		return err
	}
	return c.say(merged, strings.Join(lines, "\n"))
}

func (cmd mergeCmd) undo(c call, kept *sqlite.Store) error {
	people, err := kept.People()
	if err != nil {
		return err
	}
	for _, p := range people {
		entries, err := kept.Entries(p.ID)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.ID != cmd.Entry && !scoring.SameName(e.Name, cmd.Entry) {
				continue
			}
			if _, err := kept.Do(history.Unmerge{Entry: e.ID}); err != nil {
				return err
			}
			return c.say(map[string]string{"person": p.ID, "entry": e.ID}, e.Name+" and "+p.Name+" are two again.")
		}
	}
	return mistake("%q was not merged into another person, so nothing can be undone", cmd.Entry)
}

// Run retires a person, or takes a person out of retirement.
func (cmd retireCmd) Run(c call, kept *sqlite.Store) error {
	p, err := named(kept.Reader, cmd.Name)
	if err != nil {
		return err
	}
	people, err := kept.People()
	if err != nil {
		return err
	}
	if _, err := kept.Do(history.Retire{Person: p.ID, Retired: !cmd.Undo}); err != nil {
		return err
	}
	sentence := fmt.Sprintf("%s is not offered for new games any more, and stays in the statistics. %s undoes this.", p.Name, c.command("retire "+wordFor(people, p)+" --undo"))
	if cmd.Undo {
		sentence = p.Name + " is offered for new games again."
	}
	return c.say(map[string]any{"person": p.ID, "retired": !cmd.Undo}, sentence)
}

// Run moves games to the bin, puts them back, or empties the bin.
func (cmd trashCmd) Run(c call, kept *sqlite.Store) error {
	if cmd.Empty {
		return cmd.empty(c, kept)
	}
	sentence := c.words.Count(len(cmd.IDs), words.Game) + " in the bin."
	if cmd.Restore {
		sentence = c.words.Count(len(cmd.IDs), words.Game) + " back."
	}
	var intents []history.Intent
	for _, id := range cmd.IDs {
		id, err := find(kept.Reader, id)
		switch {
		case err != nil:
			return err
		case cmd.Restore:
			intents = append(intents, history.Untrash{Game: id})
		default:
			intents = append(intents, history.Trash{Game: id, At: c.now()})
		}
	}
	if _, err := kept.DoAll(intents...); err != nil {
		return err
	}
	return c.say(map[string]int{"games": len(cmd.IDs)}, sentence)
}

// empty asks first, because emptying the bin cannot be undone.
func (cmd trashCmd) empty(c call, kept *sqlite.Store) error {
	trashed, err := kept.Trashed()
	if err != nil {
		return err
	}
	if !cmd.Yes && len(trashed) > 0 {
		answer, err := c.ask("Delete " + c.words.Count(len(trashed), words.Game) + " for good? Type yes: ")
		if err != nil {
			return err
		}
		if answer != "yes" {
			return mistake("nothing was deleted")
		}
	}
	n, err := kept.EmptyTrash()
	if err != nil {
		return err
	}
	return c.say(map[string]int{"deleted": n}, c.words.Storage.Deleted(n))
}

// Run writes a note to a game, or a note and a place to a day. What is not given
// stays as it is.
func (cmd noteCmd) Run(c call, kept *sqlite.Store) error {
	if isDate(cmd.Of) {
		return cmd.night(c, kept)
	}
	id, err := find(kept.Reader, cmd.Of)
	if err != nil {
		return err
	}
	if _, err := kept.Do(history.NoteGame{Game: id, Note: *cmd.Text}); err != nil {
		return err
	}
	return c.say(map[string]string{"game": id, "note": *cmd.Text}, "The note on the game is saved.")
}

func (cmd noteCmd) night(c call, kept *sqlite.Store) error {
	n, err := kept.Night(cmd.Of)
	if err != nil {
		return err
	}
	if cmd.Text != nil {
		n.Note = *cmd.Text
	}
	if cmd.Place != nil {
		n.Place = *cmd.Place
	}
	if _, err := kept.Do(history.NoteNight{Day: n.Day, Note: n.Note, Place: n.Place}); err != nil {
		return err
	}
	return c.say(n, "The note on the day is saved.")
}

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
