package device

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/disk"
)

// Folder is where a device keeps its store.
const Folder = "/tabby"

// A Device has a store on a disk of its own. The store is another one in each of its lives.
type Device struct {
	*sqlite.Store // nil before the first start

	Name     string
	Disk     *disk.Disk
	Late     time.Duration // by how much its clock is wrong
	Dice     *rand.Rand    // of its own
	Promises *Promises

	world *sim.World
	open  bool
}

// New returns a device that is off, with nothing on its disk.
func New(w *sim.World, name string) *Device {
	d := &Device{Name: name, Disk: disk.New(w, name), Dice: w.Split("device " + name), Promises: NewPromises(), world: w}
	d.Disk.Lenient = d.Dice.IntN(2) == 0
	w.Cleanup(func() {
		if d.open {
			_ = d.Store.Close() // or database/sql never ends
		}
	})
	return d
}

// Now returns the time by the clock of the device.
func (d *Device) Now() time.Time { return time.Now().Add(d.Late) }

// Options are those of the store.
func (d *Device) Options() sqlite.Options {
	return sqlite.Options{Now: d.Now, NewID: d.world.NewID, Disk: d.Disk}
}

// Start opens the store. The device may die meanwhile, which is an error as well.
func (d *Device) Start() error {
	s, err := sqlite.Open(Folder, d.Options())
	if err == nil {
		d.Store, d.open = s, true
	}
	return err
}

// Boot starts the device several times in vain: each of these deaths comes within the first operations of its disk,
// of which there are within at most. Then it starts the device for good.
func (d *Device) Boot(deaths, within int) error {
	for range deaths {
		d.Disk.DieAt(1 + d.Dice.IntN(within))
		switch err := d.Start(); {
		case err == nil:
			d.Kill() // it was to die later
		case !d.Disk.Off():
			return err
		}
		d.world.Narrate("%s loses power while it starts", d.Name)
		d.Restart()
	}
	d.Disk.DieAt(0)
	return d.Start()
}

// Kill cuts the power of the device.
func (d *Device) Kill() {
	d.Disk.Cut()
	d.forget()
}

// forget gives back the memory of a life that has ended.
func (d *Device) forget() {
	if d.open {
		_ = d.Store.Close()
		d.open = false
	}
}

// Restart gives the device power again, after it died. It is off until it starts.
func (d *Device) Restart() {
	d.forget()
	d.Disk.Restart()
	d.world.Count("power cuts", 1)
}

// Revive starts the device again if it has died, however often it dies while it starts, and
// reports whether it had.
func (d *Device) Revive(deaths, within int) (bool, error) {
	if !d.Disk.Off() {
		return false, nil
	}
	d.Restart()
	return true, d.Boot(deaths, within)
}

// Close closes the store.
func (d *Device) Close() error {
	if !d.open {
		return nil
	}
	d.open = false
	return d.Store.Close()
}

// ExportAll returns everything that the store exports.
func (d *Device) ExportAll() ([]byte, error) {
	var all bytes.Buffer
	err := d.Store.Export(&all, history.Work{})
	return all.Bytes(), err
}

// RestoreBackup puts a backup in the place of the store, and starts the device again. The
// people know that what was promised since is gone, once it returns nil.
func (d *Device) RestoreBackup(from string) error {
	d.open = false
	_, err := d.Store.RestoreBackup(from, history.Work{})
	if d.Disk.Off() {
		return err
	}
	return errors.Join(err, d.Start())
}

// Repair looks what is wrong, gathers everything that can be read, and starts the device
// again. The store is closed.
func (d *Device) Repair() error {
	if _, err := sqlite.Diagnose(Folder, d.Options(), history.Work{}); err != nil {
		return fmt.Errorf("nobody says what is wrong: %w", err)
	}
	if _, err := sqlite.Recover(Folder, d.Options(), history.Work{}); err != nil {
		return fmt.Errorf("it cannot be repaired: %w", err)
	}
	return d.Start()
}

// EmptyTrash deletes for good what is in the bin, and remembers which games those were.
func (d *Device) EmptyTrash() (int, error) {
	trashed, err := d.Trashed()
	if err != nil {
		return 0, err
	}
	for _, g := range trashed {
		d.Promises.deleting(g.ID)
	}
	n, err := d.Store.EmptyTrash()
	if err == nil {
		for _, g := range trashed {
			d.Promises.deleted(g.ID)
		}
	}
	return n, err
}

// Import imports a file of which the people know that games in it come back.
func (d *Device) Import(from io.Reader, work history.Work) (history.Imported, error) {
	text, err := io.ReadAll(from)
	if err != nil {
		return history.Imported{}, err
	}
	b, unread := Parse(text)
	if unread == nil {
		d.Promises.bringing(b)
	}
	done, err := d.Store.Import(bytes.NewReader(text), work)
	if err == nil && unread == nil {
		d.Promises.brought(b)
	}
	return done, err
}

// Check returns everything that is wrong with the store: what it finds itself, what of it
// does not agree with its logs, and the promises that were broken.
func (d *Device) Check() error {
	_, err := d.Read()
	return err
}

// Read does what Check does, and returns what the store holds.
func (d *Device) Read() (Book, error) {
	err := d.Store.Check(history.Work{})
	text, failed := d.ExportAll()
	if failed != nil {
		return Book{}, errors.Join(err, failed)
	}
	d.world.Saw(d.Name, "holds", string(text))
	b, failed := Parse(text)
	if failed == nil {
		var digest history.Digest
		digest, failed = d.Digest()
		failed = errors.Join(failed, d.Promises.Broken(b), d.Promises.forgotten(digest.Removed), d.compare(b))
	}
	if err = errors.Join(err, failed); err != nil {
		err = fmt.Errorf("%s: %w", d.Name, err)
	}
	return b, err
}

// compare compares what lists and sheets say with a fold of the logs.
func (d *Device) compare(b Book) error {
	var wrong []error
	for _, id := range b.Games() {
		folded, err := b.fold(id)
		if err != nil {
			wrong = append(wrong, err)
			continue
		}
		kept, err1 := d.Game(id)
		listed, err2 := d.Summary(id)
		if err1 != nil || err2 != nil {
			wrong = append(wrong, err1, err2)
			continue
		}
		sheet := folded.Sheet(time.Time{})
		if shape(sheet) != shape(kept.Sheet(time.Time{})) {
			wrong = append(wrong, fmt.Errorf("the sheet of game %s is not what its log says", id))
		}
		if listed.Rounds != len(sheet.Rounds) || listed.Entries != len(b.lines[id]) || len(listed.Seats) != len(sheet.Seats) {
			wrong = append(wrong, fmt.Errorf("game %s is listed with %d rounds, %d entries and %d seats, and has %d, %d and %d",
				id, listed.Rounds, listed.Entries, len(listed.Seats), len(sheet.Rounds), len(b.lines[id]), len(sheet.Seats)))
		}
	}
	return errors.Join(wrong...)
}
