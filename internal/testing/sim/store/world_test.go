package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
)

// TestWorld plays the store world: tools/sim runs it.
func TestWorld(t *testing.T) { sim.Seeds(t, assault.Times(3, 150, 3000), live) }

func TestSameSeedGivesTheSameStore(t *testing.T) { sim.Repeats(t, 7, assault.Times(2, 20, 20), live) }

// live lets people use a device of which the power fails again and again.
func live(w *sim.World) {
	h := newHouse(w)
	if err := h.Boot(w.Dice.IntN(12), 25); err != nil {
		w.Fatal("the first start: ", err)
	}
	h.note(h.now())
	for range 6 {
		h.trouble()
		h.Disk.DieAt(1 + w.Dice.IntN(250))
		h.use()
		h.Disk.Leave(-1)
		if !h.Disk.Off() {
			h.Kill()
			w.Narrate("the power fails between two deeds")
		} else {
			w.Narrate("the power fails")
		}
		h.revive()
		must.Do(w, h.whole())
	}
	if err := h.Close(); err != nil {
		w.Error(err)
	}
}

// use lets people use the device until the power fails, or for a while.
func (h *house) use() {
	deeds := 8
	if h.full {
		deeds *= h.World.Dice.IntN(2)
		h.squeeze()
	}
	for range deeds {
		if h.full {
			h.Disk.Leave(h.World.Dice.Int64N(6000)) // they delete a picture
		}
		if h.deed(); h.Disk.Off() {
			return
		}
	}
}

// squeeze writes a note again and again while the disk has hardly any room, until the log of
// SQLite has room for it and the running export has not.
func (h *house) squeeze() {
	games, err := h.Games(history.Page{Limit: 1})
	if err != nil || len(games) == 0 {
		return
	}
	in := history.NoteGame{Game: games[0].ID, Note: strings.Repeat("no room ", 40)}
	for range 100 {
		h.Disk.Leave(200)
		_, err := h.Do(in)
		h.acted(people.Act{Intent: in, Err: err})
		if err == nil || h.Disk.Off() {
			h.Narrate("they note that there is no room: %v", err)
			return
		}
	}
}

// trouble lets the disk get full or its bits rot, sometimes.
func (h *house) trouble() {
	was := h.full // the running export may lack something
	h.full = h.OneIn(5)
	switch {
	case h.full:
		h.Narrate("the disk is full")
		h.Count("full disks", 1)
	case was:
		h.rot(300)
	case h.OneIn(5):
		h.rot(1 + h.World.Dice.IntN(30))
	case h.OneIn(4):
		h.rewriteAndRot()
	case h.OneIn(4):
		h.putDatabaseBack()
	}
}

// tidy deletes a game for good that is still in a backup.
func (h *house) tidy() {
	before := h.now()
	_, err := h.Backup(history.Work{})
	h.note(before)
	games, failed := h.Games(history.Page{Limit: 1})
	if err = errors.Join(err, failed); err != nil || len(games) == 0 {
		h.Narrate("they do not tidy up: %v", err)
		return
	}
	h.trash(games[0].ID)
	n, err := h.EmptyTrash()
	h.Narrate("they tidy up: %d games are gone, %v", n, err)
}

// trash throws a game away.
func (h *house) trash(game string) {
	in := history.Trash{Game: game, At: h.Now()}
	_, err := h.Do(in)
	h.acted(people.Act{Intent: in, Err: err})
}

// rewriteAndRot cuts the power while the running export is written again, or just after, and bits
// of the database flip: all that there is then is in the one before or in the new one.
func (h *house) rewriteAndRot() {
	games, err := h.Games(history.Page{Limit: 10})
	if err != nil || len(games) < 2 {
		return
	}
	h.trash(games[len(games)-1].ID)
	if err := errors.Join(h.Close(), h.Start()); err != nil { // all of the one before is on the disk
		h.Fatal(err)
	}
	h.Disk.DieAt(1 + h.World.Dice.IntN(40))
	n, err := h.EmptyTrash()
	h.Narrate("they tidy up: %d games are gone, %v", n, err)
	h.Kill()
	h.Restart()
	h.Disk.Rot(device.Folder+"/tabby.db", 1000)
	h.Disk.Rot(device.Folder+"/tabby.db-wal", 1000)
	h.Count("exports written again before a disk rots", 1)
	h.Narrate("the power fails, and bits of the database flip")
	h.mend()
}

// putDatabaseBack puts the database of an hour ago beside the running export of today, as who keeps
// copies of folders may do: what was played, noted and deleted for good meanwhile is in the export.
func (h *house) putDatabaseBack() {
	const file = device.Folder + "/tabby.db"
	if err := h.Close(); err != nil {
		h.Fatal(err)
	}
	hourAgo, drafts := h.Disk.Content(file), maps.Clone(h.drafts)
	if err := h.Start(); err != nil {
		h.Fatal(err)
	}
	for range 1 + h.World.Dice.IntN(8) {
		h.Wait(time.Second, 10*time.Minute)
		what, err := h.home.Act()
		h.Narrate("they %s: %v", what, err)
	}
	if h.OneIn(3) {
		h.tidy()
	}
	if err := h.Close(); err != nil {
		h.Fatal(err)
	}
	h.Disk.Put(file, hourAgo)
	h.Count("databases of an hour ago", 1)
	h.Narrate("the database is that of an hour ago")
	h.drafts = drafts
	h.said.forget(func(t thing) bool { return t.of == "setting" })
	h.mend()
}

// rot flips bits of the database or of the running export, of which the other is whole: a
// repair brings everything back.
func (h *house) rot(bits int) {
	if h.OneIn(3) {
		h.tidy()
	}
	if err := h.Close(); err != nil {
		h.Fatal(err)
	}
	file := []string{"/tabby.db", "/tabby.jsonl"}[h.World.Dice.IntN(2)]
	switch {
	case bits > 100:
		file = "/tabby.db"
	case file == "/tabby.jsonl" && h.OneIn(3):
		bits = 1000 // no line can be read
	}
	if h.OneIn(4) { // an upper bit of its version, by which it would be of a newer Tabby
		h.Disk.Flip(device.Folder+"/tabby.db", 8*60+h.World.Dice.IntN(24))
	} else {
		h.Disk.Rot(device.Folder+file, bits)
	}
	h.Count("disks that rot", 1)
	h.Narrate("bits of %s flip", file)
	h.mend()
}

// mend starts the device, of which the database or the running export is whole, and repairs it if
// it has to be.
func (h *house) mend() {
	err := h.Start()
	if err == nil {
		if err = h.whole(); err == nil {
			return
		}
		if err := h.Close(); err != nil {
			h.Narrate("closing: %v", err)
		}
	}
	h.Narrate("it is damaged: %v", err)
	h.Count("repairs", 1)
	before := h.now()
	if err := h.Repair(); err != nil {
		h.Fatal("repair: ", err)
	}
	h.note(before)
	// Settings are in the database alone, and what is not said may be taken from a copy.
	h.said.forget(func(t thing) bool { return t.of == "setting" || slices.Contains(h.said[t], "") })
	for key := range h.drafts {
		h.drafts[key] = []string{string(h.Draft(key))} // as well
	}
	if err := h.whole(); err != nil {
		h.Fatal("after a repair: ", err)
	}
}

// revive starts the device again.
func (h *house) revive() {
	h.Disk.Leave(-1) // they make room first: a start may have to write the running export again
	if _, err := h.Revive(h.World.Dice.IntN(3)/2, 60); err != nil {
		h.Fatal("it does not start again: ", err)
	}
	h.note(h.now())
}

// whole returns an error for all that is wrong.
func (h *house) whole() error {
	b, err := h.Read()
	wrong := append(h.said.broken(b, h.Setting), err)
	for key, may := range h.drafts {
		is := string(h.Draft(key))
		if !slices.Contains(may, is) {
			wrong = append(wrong, fmt.Errorf("what was half typed in %s was %q and is %q", key, may, is))
		}
		h.drafts[key] = h.outlasts(is)
	}
	return errors.Join(wrong...)
}
