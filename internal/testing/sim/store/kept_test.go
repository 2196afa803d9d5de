package store

import (
	"errors"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
)

// What worlds have found stands here as a course of its own, for a seed decides only as long as
// the code is the same.

// TestPowerCutInTheFirstStartLeavesADatabaseOrNone lets the device die in each operation of its
// first start. Seed 14 found half a page without a journal.
func TestPowerCutInTheFirstStartLeavesADatabaseOrNone(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		for n := 1; n < 300; n += assault.Times(15, 1, 1) {
			d := device.New(w, "laptop")
			d.Disk.Lenient = false
			d.Disk.DieAt(n)
			if err := d.Start(); err == nil {
				_ = d.Close()
				w.Narrate("a start has %d operations", d.Disk.Ops())
				return
			}
			d.Restart()
			if err := d.Start(); err != nil {
				w.Errorf("it died in operation %d: %v", n, err)
				return
			}
			if err := d.Close(); err != nil {
				w.Error(err)
			}
		}
	})
}

// played returns a device with one game, and which that is.
func played(w *sim.World) (d *device.Device, game string) {
	d = device.New(w, "laptop")
	must.Do(w, d.Boot(0, 1))
	h := &people.Home{
		Store: d, Dice: d.Dice, Now: d.Now, NewID: w.NewID, Names: people.Names(),
		Kept: map[string]string{}, Acted: d.Promises.Acted,
	}
	if _, err := h.Act(); err != nil {
		w.Fatal(err)
	}
	games, err := d.Games(history.Page{})
	must.Do(w, err)
	return d, games[0].ID
}

// TestGameDeletedForGoodIsGoneAfterBothFilesRotted loses first the running export and then the
// database. Seed 400445 found an export that was written again without what was deleted.
func TestGameDeletedForGoodIsGoneAfterBothFilesRotted(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d, game := played(w)
		if _, err := d.Backup(history.Work{}); err != nil {
			w.Fatal(err)
		}
		if _, err := d.Do(history.Trash{Game: game, At: d.Now()}); err != nil {
			w.Fatal(err)
		}
		if n, err := d.EmptyTrash(); n != 1 || err != nil {
			w.Fatal(n, err)
		}
		for _, file := range []string{"/tabby.jsonl", "/tabby.db"} {
			must.Do(w, d.Close())
			d.Disk.Rot(device.Folder+file, 10000)
			if d.Start() == nil {
				continue
			}
			must.Do(w, d.Repair())
		}
		if got, err := d.Game(game); !errors.Is(err, history.ErrNoGame) {
			w.Errorf("the game is back: %v, %v", got, err)
		}
	})
}

// TestRepairKnowsWhatTheExportHadNoRoomFor notes something while the disk has room for the log of
// SQLite alone, and then loses the database. Seed 13 found that the export said so for ever.
func TestRepairKnowsWhatTheExportHadNoRoomFor(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		d, game := played(w)
		note := history.NoteGame{Game: game, Note: strings.Repeat("n", 300)}
		for n := 0; ; n++ { // each time the log of SQLite grows, until it has room and the export has not
			d.Disk.Leave(200)
			if _, err := d.Do(note); err == nil {
				break
			}
			if n > 1000 {
				w.Fatal("the log never has room")
			}
		}
		d.Kill()
		d.Restart()
		d.Disk.Leave(-1)
		for _, err := range []error{d.Start(), d.Close()} {
			must.Do(w, err)
		}
		noted := "says\":{\"note\":\"nnn"
		d.Disk.Rot(device.Folder+"/tabby.db", 3000)
		must.Do(w, d.Repair())
		if text, err := d.ExportAll(); err != nil || !strings.Contains(string(text), noted) {
			w.Errorf("the note is lost: %v\n%s", err, text)
		}
	})
}
