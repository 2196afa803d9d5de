package family

import (
	"fmt"
	"maps"
	"path"
	"slices"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/testing/sim/device"
)

// A copied is what somebody kept of a device, and may put back when the others have gone on.
type copied struct {
	backup   string            // the path of a backup, or "" of the whole folder
	files    map[string][]byte // of the whole folder, by path
	held     export            // what the device held then
	removed  map[string]bool
	settings map[string]string
}

// turnBack sets a device back to what it was some days ago, or damages one of its files: a backup
// or a copy of its folder is put back, or bits of its disk flip. What another device has of its
// data is there again once the two have synced.
func (f *family) turnBack() {
	d := f.someone()
	switch n := f.Dice.IntN(8); {
	case n < 3 || len(d.copies) == 0:
		d.copy(f.OneIn(2))
	case n < 6:
		d.putBack(d.copies[f.Dice.IntN(len(d.copies))])
	case n < 7:
		d.rot()
	default:
		d.putDatabaseBack(d.copies[f.Dice.IntN(len(d.copies))])
	}
}

// copy keeps a backup or the whole folder as it is now.
func (d *member) copy(backup bool) {
	c := copied{held: d.held.clone(), removed: maps.Clone(d.removed), settings: maps.Clone(d.settings)}
	if backup {
		var err error
		if c.backup, err = d.Store.Backup(history.Work{}); err != nil {
			d.wrong("there is no backup: %v", err)
			return
		}
		d.copies = slices.DeleteFunc(d.copies, func(o copied) bool { return o.backup == c.backup })
	} else {
		c.files = map[string][]byte{}
		for _, file := range d.files() {
			c.files[file] = d.Disk.Content(file)
		}
	}
	d.copies = append(d.copies, c)
	d.f.Narrate("somebody keeps a copy of %s: %s", d.Name, c.name())
}

func (c copied) name() string {
	if c.backup != "" {
		return "the backup " + c.backup
	}
	return fmt.Sprintf("a folder with %d entries", len(c.held.entries))
}

// files returns the paths of all files of the device.
func (d *member) files() (all []string) {
	for _, dir := range []string{device.Folder, path.Join(device.Folder, "backups")} {
		files, _ := d.Disk.ReadDir(dir) // or there are no backups yet
		for _, file := range files {
			if !file.IsDir() {
				all = append(all, path.Join(dir, file.Name()))
			}
		}
	}
	return all
}

// putBack puts a copy in the place of the store. The device then holds what it held when that was
// made, and what it alone has got since is lost.
func (d *member) putBack(c copied) {
	var err error
	switch {
	case c.backup == "":
		d.close()
		d.putFolder(c.files)
		err = d.Start()
		d.f.Count("folders of some days ago", 1)
	case !slices.Contains(d.files(), c.backup):
		return // it was superfluous
	default:
		err = d.RestoreBackup(c.backup)
		d.f.Count("backups put back", 1)
	}
	d.f.Narrate("%s is as it was some days ago, by %s: %v", d.Name, c.name(), err)
	if err != nil {
		d.f.Fatalf("%s does not start from a copy: %v", d.Name, err)
	}
	before := d.held
	d.held, d.removed, d.settings = c.held.clone(), maps.Clone(c.removed), maps.Clone(c.settings)
	d.again(turnedBack)
	d.f.forgive(before)
	d.f.forget()
}

// putFolder replaces all files of the device, which is off, by others.
func (d *member) putFolder(files map[string][]byte) {
	for _, file := range d.files() {
		d.Disk.Put(file, nil)
	}
	for file, content := range files {
		d.Disk.Put(file, content)
	}
}

// rot lets bits of the database or of the running export flip, of which the other is whole. A
// repair brings everything back but settings.
func (d *member) rot() {
	d.close()
	file := []string{"tabby.db", "tabby.jsonl"}[d.f.Dice.IntN(2)]
	d.Disk.Rot(path.Join(device.Folder, file), 1+d.f.Dice.IntN(300))
	d.f.Count("disks that rot", 1)
	d.f.Narrate("bits of %s flip on %s", file, d.Name)
	d.mend()
}

// putDatabaseBack puts the database of some days ago beside the running export of today.
func (d *member) putDatabaseBack(c copied) {
	if c.files == nil {
		return
	}
	d.close()
	for _, file := range []string{"tabby.db", "tabby.db-wal"} {
		file = path.Join(device.Folder, file)
		d.Disk.Put(file, c.files[file])
	}
	d.f.Count("databases of some days ago", 1)
	d.f.Narrate("the database of %s is that of some days ago", d.Name)
	d.mend()
}

// mend starts the device, and repairs it if it has to be. It holds all that it held.
func (d *member) mend() {
	err := d.Start()
	if err == nil {
		if err = d.Store.Check(history.Work{}); err != nil {
			d.close()
		}
	}
	if err != nil {
		d.f.Count("repairs", 1)
		d.f.Narrate("%s is damaged, and is repaired: %v", d.Name, err)
		if err := d.Repair(); err != nil {
			d.f.Fatalf("%s cannot be repaired: %v", d.Name, err)
		}
	}
	for key := range d.settings { // they are in the database alone
		d.settings[key] = d.Store.Setting(key)
	}
	d.again(mended)
}

func (d *member) close() {
	if err := d.Close(); err != nil {
		d.wrong("%v", err)
	}
}

// again goes on with the store that was started, whose book of devices is of another time: the
// device is paired with all others again.
func (d *member) again(why excuse) {
	f, was := d.f, d.id
	rough := f.rough
	f.rough = false
	defer func() { f.rough = rough }()
	d.begin()
	d.look(why)
	var err error
	if d.id, err = d.client.ID(); err != nil {
		f.Fatal(err)
	}
	for i, o := range f.all {
		if o == d {
			continue
		}
		for _, id := range []string{was, d.id} {
			if err := o.client.Remove(id); err != nil {
				o.wrong("%s cannot be taken off the list: %v", d.Name, err)
			}
		}
		if err := d.client.Remove(o.id); err != nil {
			d.wrong("%s cannot be taken off the list: %v", o.Name, err)
		}
		younger, older := d, o
		if i > slices.Index(f.all, d) {
			younger, older = o, d
		}
		if _, err := younger.client.Pair(f.Context(), peers.Link(older.address(), older.handler.Invite())); err != nil {
			younger.wrong("it is not paired with %s again: %v", older.Name, err)
		}
	}
}

// clone returns an export of which the first does not change with it.
func (x export) clone() export {
	x.facts, x.entries, x.lines = maps.Clone(x.facts), maps.Clone(x.entries), maps.Clone(x.lines)
	return x
}
