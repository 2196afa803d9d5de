package disk

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"
)

// errOff is what becomes of an operation once the device is off.
var errOff = errors.New("the device is off")

// DieAt lets the device die in operation n from now: a write, a truncation, a sync, or a
// change of names. 0 lets it live.
func (d *Disk) DieAt(n int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.dieAt = 0
	if n > 0 {
		d.dieAt = d.ops + n
	}
}

// Ops returns how many operations there were so far.
func (d *Disk) Ops() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.ops
}

// Cut cuts the power now.
func (d *Disk) Cut() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.die()
}

// die ends the life of the device. The lock is held.
func (d *Disk) die() {
	d.off = true
	if d.Dies != nil {
		d.Dies()
	}
}

// Off reports whether the device has died.
func (d *Disk) Off() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.off
}

// Restart gives the device power again. Its disk is as a crash leaves it; files that were open
// before can only be closed.
func (d *Disk) Restart() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.off, d.dieAt, d.life = false, 0, d.life+1
	for _, m := range d.moves[:d.dice.IntN(len(d.moves)+1)] {
		m.into(d.kept)
	}
	d.moves = nil
	paths := slices.Sorted(maps.Keys(d.kept)) // chance is the same each time, and folders come first
	crashed := map[*node]bool{}
	for _, path := range paths {
		n := d.kept[path]
		if d.kept[filepath.Dir(path)] == nil {
			delete(d.kept, path) // its folder has gone
		} else if !crashed[n] {
			crashed[n] = true
			n.crash(d.dice)
		}
	}
	d.names = maps.Clone(d.kept)
}

// Rot flips bits of a file, and reports whether there are any.
func (d *Disk) Rot(path string, bits int) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[path]
	if n == nil || len(n.now) == 0 {
		return false
	}
	for range bits {
		n.flip(d.dice.IntN(len(n.now)), d.dice.IntN(8))
	}
	return true
}

// Flip flips one bit of a file, counted from its beginning, and reports whether there is one.
func (d *Disk) Flip(path string, bit int) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[path]
	if n == nil || bit/8 >= len(n.now) {
		return false
	}
	n.flip(bit/8, bit%8)
	return true
}

// flip flips a bit that was written long ago, or just now.
func (n *node) flip(at, bit int) {
	n.now[at] ^= 1 << bit
	if at < len(n.kept) {
		n.kept[at] ^= 1 << bit
	}
	for _, c := range n.todo {
		if i := int64(at) - c.at; i >= 0 && i < int64(len(c.data)) {
			c.data[i] ^= 1 << bit
		}
	}
}

// Content returns a copy of what is in a file.
func (d *Disk) Content(path string) []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := d.names[path]; n != nil {
		return slices.Clone(n.now)
	}
	return nil
}

// Put puts something else into a file that nothing has open, by hand: it lasts. One that is not
// there is made, and nil takes a file away.
func (d *Disk) Put(path string, content []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.keep(func(p string) bool { return p == path })
	n := d.names[path]
	switch {
	case content == nil:
		delete(d.names, path)
		delete(d.kept, path)
		return
	case n == nil:
		n = &node{mode: 0o600}
	}
	d.names[path], d.kept[path] = n, n
	n.now, n.kept, n.todo = slices.Clone(content), slices.Clone(content), nil
}

// Leave leaves this many bytes free. Less than 0 is without end.
func (d *Disk) Leave(bytes int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.room = bytes
}
