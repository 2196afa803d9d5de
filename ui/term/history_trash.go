package term

import (
	"errors"
	"fmt"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/ui/words"
)

// Run puts games into the trash, takes them out, or empties it.
func (cmd trashCmd) Run(c call, kept *sqlite.Store) error {
	if cmd.Empty {
		return cmd.empty(c, kept)
	}
	did := "in the trash"
	if cmd.Restore {
		did = "back"
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
	return c.say(map[string]int{"games": len(cmd.IDs)}, words.Count(len(cmd.IDs), words.Game)+" "+did+".")
}

// empty asks first, because emptying the trash cannot be undone.
func (cmd trashCmd) empty(c call, kept *sqlite.Store) error {
	trashed, err := kept.Trashed()
	if err != nil {
		return err
	}
	if !cmd.Yes && len(trashed) > 0 {
		answer, err := c.ask(fmt.Sprintf("Delete %s for good? Type yes: ", words.Count(len(trashed), words.Game)))
		if err != nil {
			return err
		}
		if answer != "yes" {
			return errors.New("the trash stays as it is")
		}
	}
	n, err := kept.EmptyTrash()
	if err != nil {
		return err
	}
	return c.say(map[string]int{"deleted": n}, words.Count(n, words.Game)+" deleted.")
}
