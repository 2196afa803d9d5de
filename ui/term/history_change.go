package term

import (
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/words"
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
		return mistake(func(w words.Terminal) string { return w.SamePerson(cmd.Entry, into.Name) })
	}
	if _, err := kept.Do(history.Merge{Entry: entry.ID, Into: into.ID}); err != nil {
		return err
	}
	return c.say(map[string]string{"person": into.ID, "entry": entry.ID},
		c.words.Terminal.Merged(entry.Name, into.Name))
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
			return c.say(map[string]string{"person": p.ID, "entry": e.ID}, c.words.Terminal.Parted(e.Name, p.Name))
		}
	}
	return mistake(func(w words.Terminal) string { return w.NoEntry(cmd.Entry) })
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
	sentence := c.words.Terminal.Retired(p.Name)
	if cmd.Undo {
		sentence = c.words.Terminal.Unretired(p.Name)
	}
	return c.say(map[string]any{"person": p.ID, "retired": !cmd.Undo}, sentence)
}

// Run puts games into the trash, takes them out, or empties it.
func (cmd trashCmd) Run(c call, kept *sqlite.Store) error {
	if cmd.Empty {
		return cmd.empty(c, kept)
	}
	sentence := c.words.Terminal.Trashed(len(cmd.IDs))
	if cmd.Restore {
		sentence = c.words.Terminal.Restored(len(cmd.IDs))
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

// empty asks first, because emptying the trash cannot be undone.
func (cmd trashCmd) empty(c call, kept *sqlite.Store) error {
	trashed, err := kept.Trashed()
	if err != nil {
		return err
	}
	if !cmd.Yes && len(trashed) > 0 {
		answer, err := c.ask(c.words.Terminal.DeleteForGood(len(trashed)))
		if err != nil {
			return err
		}
		if answer != "yes" {
			return mistake(func(w words.Terminal) string { return w.TrashStays })
		}
	}
	n, err := kept.EmptyTrash()
	if err != nil {
		return err
	}
	return c.say(map[string]int{"deleted": n}, c.words.Storage.Deleted(n))
}

// Run writes a note to a game, or a note and a place to a night. What is not given
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
	return c.say(map[string]string{"game": id, "note": *cmd.Text}, c.words.Terminal.GameNoted)
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
	return c.say(n, c.words.Terminal.NightNoted)
}
