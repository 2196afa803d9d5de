package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
)

// A house is a device and its people.
type house struct {
	*sim.World
	*device.Device

	home   *people.Home
	said   facts
	drafts map[string][]string
	pasts  map[string]past // what backups hold, by path
	worn   map[string]bool // backups of which bits are flipped
	full   bool            // the disk has no room but now and then
	cousin int             // counts games of others that came in
	files  [][]byte        // exports that someone kept
}

// A past is what had been acknowledged at a time.
type past struct {
	promises *device.Promises
	said     facts
	drafts   map[string][]string
}

func newHouse(w *sim.World) *house {
	d := device.New(w, "laptop")
	h := &house{World: w, Device: d, said: facts{}, drafts: map[string][]string{}, pasts: map[string]past{}, worn: map[string]bool{}}
	h.home = &people.Home{
		Store: d, Dice: d.Dice, Now: d.Now, NewID: w.NewID, Names: people.Names(),
		Kept: map[string]string{}, Acted: h.acted,
	}
	return h
}

func (h *house) acted(a people.Act) {
	h.Promises.Acted(a)
	h.said.acted(a, h.Disk.Off())
	if in, is := a.Intent.(history.NameGroup); is && h.merged(in.People) { // it names another group
		h.said.forget(func(t thing) bool { return strings.HasPrefix(t.of, "group/") })
	}
	if in, is := a.Intent.(people.BringBack); is {
		if b, err := device.Parse([]byte(h.home.Kept[in.Game])); err == nil {
			h.said.forgetAll(b)
		}
	}
}

// merged reports whether some of these people may be the same as others now.
func (h *house) merged(all []string) bool {
	if h.Disk.Off() {
		return true
	}
	text, err := h.ExportAll()
	if err != nil {
		return true
	}
	b, err := device.Parse(text)
	return err != nil || slices.ContainsFunc(all, func(id string) bool {
		return thing{"person/" + id, "same"}.in(b, nil) != ""
	})
}

func (h *house) now() past {
	return past{h.Promises.Clone(), maps.Clone(h.said), maps.Clone(h.drafts)}
}

func (h *house) goBack(to past) {
	h.Promises, h.said, h.drafts = to.promises.Clone(), maps.Clone(to.said), maps.Clone(to.drafts)
}

// deed lets the people do something, and narrates it.
func (h *house) deed() {
	h.Wait(time.Second, time.Hour)
	before, what := h.now(), "?"
	var err error
	switch n := h.World.Dice.IntN(36); n {
	case 0, 1:
		what = "make a backup"
		_, err = h.Backup(history.Work{})
	case 2:
		what = "look after the house"
		time.Sleep(8 * 24 * time.Hour)
		err = h.Housekeep(h.Now())
	case 3, 4, 14:
		what, err = "put back a backup", h.putBack()
	case 5, 6:
		what, err = "take in a game of cousins", h.takeIn()
	case 7:
		what, err = "import their own export", h.importAll()
	case 8, 9, 10:
		what, err = "half type something", h.draft()
	case 11:
		what, err = "lose bits of a backup", h.wear()
	case 12, 13:
		what, err = "import an export of some time ago", h.importOld()
	case 15, 16:
		what, err = "do several things at once", h.atOnce()
	default:
		what, err = h.home.Act()
	}
	h.Narrate("they %s: %v", what, err)
	h.Count("deeds", 1)
	h.note(before)
}

// note remembers what backups hold that were not there before.
func (h *house) note(before past) {
	for _, p := range h.copies() {
		if _, known := h.pasts[p]; !known {
			h.pasts[p] = before
		}
	}
}

// copies returns the paths of all backups, and of stores that were set aside for one.
func (h *house) copies() (all []string) {
	for _, pattern := range []string{"replaced-2*.db", "backups/tabby-*.db"} {
		dir := path.Join(device.Folder, path.Dir(pattern))
		files, _ := h.Disk.ReadDir(dir) // or there are none yet
		for _, f := range files {
			if is, _ := path.Match(path.Base(pattern), f.Name()); is {
				all = append(all, path.Join(dir, f.Name()))
			}
		}
	}
	return all
}

// putBack restores one of the backups.
func (h *house) putBack() error {
	all, err := h.Backups()
	if err == nil && len(all) == 0 {
		_, err = h.Backup(history.Work{})
	}
	if err != nil || len(all) == 0 {
		return err // or the next time
	}
	from := all[h.World.Dice.IntN(len(all))].Path
	if _, known := h.pasts[from]; !known {
		h.Errorf("nobody made the backup %s", from)
		return nil
	}
	present := h.now()
	err = h.RestoreBackup(from)
	switch {
	case h.Disk.Off():
		return h.either(present, h.pasts[from], err)
	case err == nil:
		h.Count("backups put back", 1)
		h.goBack(h.pasts[from])
	case !h.worn[from] && !errors.Is(err, history.ErrDisk):
		h.Errorf("the backup %s was not put back: %v", from, err)
	}
	return err
}

// either starts the device after it died: the store is one of two then.
func (h *house) either(one, other past, died error) error {
	h.revive()
	for _, p := range []past{one, other} {
		h.goBack(p)
		if err := h.whole(); err == nil {
			return nil
		} else {
			died = errors.Join(died, err)
		}
	}
	h.Errorf("after a backup was put back as the power failed, the store is neither: %v", died)
	return died
}

// takeIn imports a game that other people played.
func (h *house) takeIn() error {
	text, err := h.ExportAll()
	if err != nil {
		return err
	}
	h.cousin++
	file := cousins(text, h.cousin)
	if file == nil {
		return nil
	}
	return h.bring(file)
}

// importAll imports what the store exports, which changes nothing.
func (h *house) importAll() error {
	text, err := h.ExportAll()
	if err != nil {
		return err
	}
	if err := h.bring(text); err != nil {
		return err
	}
	again, err := h.ExportAll()
	if err == nil && !bytes.Equal(text, again) {
		h.Error("an import of what is there has changed something")
	}
	return err
}

// importOld keeps a file of everything, and imports one that was kept before: what was played
// since a backup that was put back meanwhile is there again.
func (h *house) importOld() error {
	text, err := h.ExportAll()
	if err != nil {
		return err
	}
	if len(h.files) > 0 {
		err = h.bring(h.files[h.World.Dice.IntN(len(h.files))])
	}
	h.files = append(h.files, text)
	return err
}

func (h *house) bring(file []byte) error {
	b, err := device.Parse(file)
	if err == nil {
		h.said.forgetAll(b)
		_, err = h.Import(bytes.NewReader(file), history.Work{})
	}
	return err
}

// draft keeps what is half typed.
func (h *house) draft() error {
	key, value := fmt.Sprint("sheet", h.World.Dice.IntN(3)), fmt.Sprint(h.World.Dice.IntN(1000))
	return h.typed(key, value, h.SaveDraft(key, []byte(value)))
}

// typed remembers what became of a draft.
func (h *house) typed(key, value string, err error) error {
	switch {
	case err == nil:
		h.drafts[key] = h.outlasts(value)
	case h.Disk.Off():
		h.drafts[key] = append(h.drafts[key][:len(h.drafts[key]):len(h.drafts[key])], value)
		if len(h.drafts[key]) == 1 {
			h.drafts[key] = []string{"", value}
		}
	}
	return err
}

// outlasts returns what a draft may be after a power cut: also nothing, while the database of a new
// store is yet to be opened.
func (h *house) outlasts(value string) []string {
	const never = 1 << 62
	if done, _ := h.FinishOpening(never); done || value == "" {
		return []string{value}
	}
	return []string{"", value}
}

// wear flips bits of a backup, which then is refused or still in order.
func (h *house) wear() error {
	all := h.copies()
	if len(all) == 0 {
		return fs.ErrNotExist
	}
	h.worn[all[0]] = h.Disk.Rot(all[0], 1+h.World.Dice.IntN(3))
	return nil
}
