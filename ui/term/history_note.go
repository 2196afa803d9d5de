package term

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
)

// Run writes a note to a game, or a note and a place to a night. What is not given
// stays as it is.
func (cmd noteCmd) Run(c call, s Shared) error {
	if cmd.Text == nil && cmd.Place == nil {
		return errors.New("give a note, or --place; an empty one takes it off")
	}
	return s.write(c, func(kept *sqlite.Store) error {
		if _, err := time.Parse(time.DateOnly, cmd.Of); err == nil {
			return cmd.night(c, s, kept)
		}
		if cmd.Place != nil {
			return errors.New("a place belongs to a night: give its day, such as 2006-01-02")
		}
		id, err := find(kept.Reader, cmd.Of)
		if err == nil {
			_, err = kept.Do(history.NoteGame{Game: id, Note: *cmd.Text})
		}
		if err != nil {
			return err
		}
		return c.say(s, map[string]string{"game": id, "note": *cmd.Text}, "The note of the game is written.")
	})
}

func (cmd noteCmd) night(c call, s Shared, kept *sqlite.Store) error {
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
	return c.say(s, n, "The note of the night is written.")
}
