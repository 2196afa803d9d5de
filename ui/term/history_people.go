package term

import (
	"fmt"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/scoring"
)

// Run merges two entries of the same person, or parts them again.
func (cmd mergeCmd) Run(c call, kept *sqlite.Store) error {
	if cmd.Undo {
		return cmd.undo(c, kept)
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
		return fmt.Errorf("%s is %s already", cmd.Entry, into.Name)
	}
	if _, err := kept.Do(history.Merge{Entry: entry.ID, Into: into.ID}); err != nil {
		return err
	}
	return c.say(map[string]string{"person": into.ID, "entry": entry.ID},
		entry.Name+" is "+into.Name+" from now on. `tabby history merge "+entry.Name+" --undo` parts them again.")
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
			if !scoring.SameName(e.Name, cmd.Entry) {
				continue
			}
			if _, err := kept.Do(history.Unmerge{Entry: e.ID}); err != nil {
				return err
			}
			return c.say(map[string]string{"person": p.ID, "entry": e.ID}, e.Name+" and "+p.Name+" are two again.")
		}
	}
	return fmt.Errorf("%q is no entry of another person", cmd.Entry)
}

// Run retires a person, or takes that back.
func (cmd retireCmd) Run(c call, kept *sqlite.Store) error {
	p, err := named(kept.Reader, cmd.Name)
	if err != nil {
		return err
	}
	if _, err := kept.Do(history.Retire{Person: p.ID, Retired: !cmd.Undo}); err != nil {
		return err
	}
	sentence := p.Name + " is not offered for new games any more, and stays in the statistics. " +
		"`tabby history retire " + p.Name + " --undo` takes it back."
	if cmd.Undo {
		sentence = p.Name + " is offered for new games again."
	}
	return c.say(map[string]any{"person": p.ID, "retired": !cmd.Undo}, sentence)
}
