package term

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"

	"tabby/history"
	"tabby/history/flat"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
	"tabby/internal/words"
)

func (cmd exportCmd) Run(c call, kept *sqlite.Reader, work history.Work) error {
	if cmd.CSV {
		return kept.ExportTable(c.data(), history.Filter{}, flat.Form{}, work)
	}
	return kept.Export(c.data(), work)
}

// given returns the export in a file, which may be packed with gzip, as a backup of a
// space is, or a link.
func given(in io.Reader) (io.Reader, error) {
	begins := make([]byte, 2)
	n, _ := io.ReadFull(in, begins) // the import says what is wrong with less
	whole := io.MultiReader(bytes.NewReader(begins[:n]), in)
	if s, ok := in.(io.Seeker); ok { // a file, which can be read twice
		if _, err := s.Seek(-int64(n), io.SeekCurrent); err == nil {
			whole = in
		}
	}
	if string(begins) == "\x1f\x8b" {
		return gzip.NewReader(whole)
	}
	return handover.Input(whole)
}

func (checkCmd) Run(c call, kept *sqlite.Reader, work history.Work) error {
	games, err := kept.Count(history.Filter{State: history.Any})
	if err != nil {
		return err
	}
	if err := kept.Check(work); err != nil {
		return err
	}
	return c.say(map[string]any{"ok": true, "games": games}, "All is well: "+c.words.Count(games, words.Game)+".")
}

// Run makes a backup, or lists those there are. The window may be open meanwhile.
func (cmd backupCmd) Run(c call, r *resources) error {
	if cmd.List {
		return c.backups()
	}
	kept, err := r.reader()
	if errors.Is(err, history.ErrOlder) { // which is brought up to date first
		var store *sqlite.Store
		if store, err = r.store(); err == nil {
			kept = store.Reader
		}
	}
	if err != nil {
		return err
	}
	path, err := kept.Backup(r.work())
	if err != nil {
		return err
	}
	return c.say(map[string]string{"backup": path}, c.words.Storage.BackedUp(path))
}

func (c call) backups() error {
	copies, err := sqlite.Backups(c.Data)
	if err != nil {
		return err
	}
	t := table{align: "lrl"}
	t.add("backup", "bytes", "")
	for _, b := range copies {
		t.add(c.began(b.At), fmt.Sprint(b.Bytes), b.Path)
	}
	return c.say(copies, t.String())
}

func (cmd restoreCmd) Run(c call, work history.Work) error {
	from := cmd.From
	if from == "" {
		copies, err := sqlite.Backups(c.Data)
		if err != nil {
			return err
		}
		if len(copies) == 0 {
			return mistake("there is no backup in %s; %s makes one", c.Data, c.command("backup"))
		}
		from = copies[0].Path
	}
	got, err := sqlite.RestoreBackup(c.Data, from, sqlite.Options{Now: c.now}, work)
	if err != nil {
		return err
	}
	return c.say(got, c.words.Storage.Restored(got))
}
