package term

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

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
	begins, whole := handover.Begins(in, 2)
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

// Run says what is damaged and what can be done, and repairs the history in the way that is chosen.
func (cmd repairCmd) Run(c call, work history.Work) error {
	found, err := sqlite.Diagnose(c.Data, sqlite.Options{Now: c.now}, work)
	if err != nil {
		return err
	}
	if found.Wrong == nil {
		return c.say(map[string]bool{"ok": true}, "All is well; there is nothing to repair.")
	}
	if cmd.Way == "" || !c.JSON {
		err := c.say(struct {
			Wrong string `json:"wrong"`
			history.Diagnosis
		}{c.words.Refusals.Explain(found.Wrong), found}, c.diagnosis(found))
		if err != nil || c.JSON {
			return err
		}
	}
	way, err := cmd.choose(c, found.Ways)
	if err != nil {
		return err
	}
	got, err := sqlite.Repair(c.Data, way, sqlite.Options{Now: c.now}, work)
	if err != nil {
		return err
	}
	return c.say(got, c.words.Storage.Restored(got))
}

// diagnosis returns what is there and what can be done.
func (c call) diagnosis(d history.Diagnosis) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", c.words.Refusals.Explain(d.Wrong))
	for _, f := range d.Files {
		fmt.Fprintln(&b, c.words.Storage.Found(f, c.now()))
	}
	for i, w := range d.Ways {
		fmt.Fprintf(&b, "\n%d  %s (--way %s).\n   %s", i+1, c.words.Storage.Repair(w, c.now()), w.Way, c.words.Storage.Consequence(w))
	}
	return b.String()
}

// choose returns the way that was given, or asks for one.
func (cmd repairCmd) choose(c call, ways []history.Repair) (history.Repair, error) {
	if cmd.Way != "" {
		at := slices.IndexFunc(ways, func(w history.Repair) bool { return w.Way == cmd.Way })
		if at < 0 {
			return history.Repair{}, mistake("there is no backup to put back; nothing was changed")
		}
		return ways[at], nil
	}
	answer, err := c.ask("\nType the number of a way; anything else changes nothing: ")
	if err != nil {
		return history.Repair{}, err
	}
	number, err := strconv.Atoi(answer)
	if err != nil || number < 1 || number > len(ways) {
		return history.Repair{}, mistake("nothing was changed")
	}
	return ways[number-1], nil
}
