package term

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/ui/words"
)

// write opens the games for writing, which nobody else may do meanwhile.
func (s Shared) write(c call, use func(*sqlite.Store) error) error {
	kept, err := sqlite.Open(s.Data, sqlite.Options{Now: c.now})
	if err != nil {
		return err
	}
	return errors.Join(use(kept), kept.Close())
}

// say answers with a value to programs, and with a sentence to people.
func (c call) say(s Shared, v any, sentence string) error {
	if s.JSON {
		return c.answer(v)
	}
	_, err := fmt.Fprintln(c.Out, sentence)
	return err
}

// Run takes in a file.
func (cmd importCmd) Run(c call, s Shared) error {
	in := c.In
	if cmd.File != "-" {
		f, err := os.Open(cmd.File)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	var got history.Imported
	err := s.write(c, func(kept *sqlite.Store) error {
		return c.long(func(work history.Work) (err error) {
			got, err = kept.ImportFile(in, work)
			return err
		})
	})
	if err != nil {
		return err
	}
	return c.say(s, got, words.Imported(got))
}

// Run looks whether everything is as it was written.
func (cmd checkCmd) Run(c call, s Shared) error {
	if cmd.Rebuild {
		if err := s.write(c, func(kept *sqlite.Store) error { return c.long(kept.Rebuild) }); err != nil {
			return err
		}
	}
	games := 0
	err := s.read(c, func(kept *sqlite.Reader) (err error) {
		if games, err = kept.Count(history.Filter{State: history.Any}); err != nil {
			return err
		}
		return c.long(kept.Check)
	})
	if err != nil {
		return err
	}
	return c.say(s, map[string]any{"ok": true, "games": games}, "All is well: "+words.Count(games, words.Game)+".")
}

// Run makes a backup, or lists those there are.
func (cmd backupCmd) Run(c call, s Shared) error {
	if cmd.List {
		return c.backups(s)
	}
	path := ""
	err := s.write(c, func(kept *sqlite.Store) error {
		return c.long(func(work history.Work) (err error) {
			path, err = kept.Backup(work)
			return err
		})
	})
	if err != nil {
		return err
	}
	return c.say(s, map[string]string{"backup": path}, "A copy of everything is in "+path)
}

func (c call) backups(s Shared) error {
	copies, err := sqlite.Backups(s.Data)
	if err != nil {
		return err
	}
	if s.JSON {
		return c.answer(copies)
	}
	t := table{left: []bool{true, false, true}}
	t.add("backup", "bytes", "")
	for _, b := range copies {
		t.add(b.At.In(c.now().Location()).Format(day), fmt.Sprint(b.Bytes), b.Path)
	}
	_, err = t.WriteTo(c.Out)
	return err
}

// Run puts a backup in the place of what is kept.
func (cmd restoreCmd) Run(c call, s Shared) error {
	from := cmd.From
	if from == "" {
		copies, err := sqlite.Backups(s.Data)
		if err != nil {
			return err
		}
		if len(copies) == 0 {
			return fmt.Errorf("there is no backup in %s", s.Data)
		}
		from = copies[0].Path
	}
	var got history.Restored
	err := c.long(func(work history.Work) (err error) {
		got, err = sqlite.RestoreBackup(s.Data, from, sqlite.Options{Now: c.now}, work)
		return err
	})
	if err != nil {
		return err
	}
	sentence := words.Count(got.Games, words.Game) + " from the copy."
	if len(got.SetAside) > 0 {
		sentence += " What was there before is in " + filepath.Base(got.SetAside[0]) + ", beside them."
	}
	return c.say(s, got, sentence)
}

// Run makes two entries of the same person one, or two again.
func (cmd mergeCmd) Run(c call, s Shared) error {
	if (cmd.Into == "") != cmd.Undo {
		return errors.New("name the entry and the person it is another entry of, or an entry and --undo")
	}
	return s.write(c, func(kept *sqlite.Store) error {
		if cmd.Undo {
			return cmd.undo(c, s, kept)
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
		return c.say(s, map[string]string{"person": into.ID, "entry": entry.ID},
			entry.Name+" is "+into.Name+" from now on. `tabby history merge "+entry.Name+" --undo` parts them again.")
	})
}

func (cmd mergeCmd) undo(c call, s Shared, kept *sqlite.Store) error {
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
			if !strings.EqualFold(e.Name, cmd.Entry) {
				continue
			}
			if _, err := kept.Do(history.Unmerge{Entry: e.ID}); err != nil {
				return err
			}
			return c.say(s, map[string]string{"person": p.ID, "entry": e.ID}, e.Name+" and "+p.Name+" are two again.")
		}
	}
	return fmt.Errorf("%q is no entry of anybody else", cmd.Entry)
}

// Run puts games into the trash, takes them out, or empties it.
func (cmd trashCmd) Run(c call, s Shared) error {
	return s.write(c, func(kept *sqlite.Store) error {
		if cmd.Empty {
			return cmd.empty(c, s, kept)
		}
		did := "in the trash"
		if cmd.Restore {
			did = "back"
		}
		var intents []history.Intent
		for _, id := range cmd.IDs {
			id, err := find(kept.Reader, id)
			if err != nil {
				return err
			}
			intents = append(intents, cmd.intent(id, c.now()))
		}
		if _, err := kept.DoAll(intents...); err != nil {
			return err
		}
		return c.say(s, map[string]int{"games": len(cmd.IDs)}, words.Count(len(cmd.IDs), words.Game)+" "+did+".")
	})
}

// intent returns what is to happen to a game.
func (cmd trashCmd) intent(game string, now time.Time) history.Intent {
	if cmd.Restore {
		return history.Untrash{Game: game}
	}
	return history.Trash{Game: game, At: now}
}

// empty asks first: this alone cannot be undone.
func (cmd trashCmd) empty(c call, s Shared, kept *sqlite.Store) error {
	trashed, err := kept.Trashed()
	if err != nil {
		return err
	}
	if !cmd.Yes && len(trashed) > 0 {
		fmt.Fprintf(c.Err, "Delete %s for good? Type yes: ", words.Count(len(trashed), words.Game))
		answer, err := bufio.NewReader(io.LimitReader(c.In, 64)).ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if strings.TrimSpace(answer) != "yes" {
			return errors.New("the trash stays as it is")
		}
	}
	n, err := kept.EmptyTrash()
	if err != nil {
		return err
	}
	return c.say(s, map[string]int{"deleted": n}, words.Count(n, words.Game)+" deleted.")
}
