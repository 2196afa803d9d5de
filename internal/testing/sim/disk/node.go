package disk

import (
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"time"
)

// sector is how many bytes a disk writes whole, or not at all.
const sector = 512

// A node is a file or a folder.
type node struct {
	dir  bool
	mode fs.FileMode
	now  []byte   // what is seen
	kept []byte   // what lasts
	todo []change // since the last sync

	locks locks
}

// A change is a write, or a truncation if there is no data.
type change struct {
	at   int64
	data []byte
}

func (c change) into(b []byte) []byte {
	if c.data == nil {
		return resized(b, c.at)
	}
	return written(b, c.data, c.at)
}

func resized(b []byte, size int64) []byte {
	if int64(len(b)) >= size {
		return b[:size]
	}
	return append(b, make([]byte, size-int64(len(b)))...)
}

func written(b, data []byte, at int64) []byte {
	if end := at + int64(len(data)); end > int64(len(b)) {
		b = resized(b, end)
	}
	copy(b[at:], data)
	return b
}

// sync makes what is seen last.
func (n *node) sync() {
	for _, c := range n.todo {
		n.kept = c.into(n.kept)
	}
	n.todo = nil
}

// crash keeps some of what was not synced, in any order that chance says.
func (n *node) crash(dice *rand.Rand) {
	likely := []float64{0, 0.5, 0.9, 1}[dice.IntN(4)]
	for _, c := range n.todo {
		if c.data == nil {
			if dice.Float64() < likely {
				n.kept = c.into(n.kept)
			}
			continue
		}
		for _, part := range c.sectors() {
			switch {
			case dice.Float64() < likely:
				n.kept = part.into(n.kept)
			case likely > 0 && dice.IntN(16) == 0: // the power failed in the middle of it
				part.data = part.data[:dice.IntN(len(part.data))]
				n.kept = written(n.kept, part.data, part.at)
			}
		}
	}
	if size := int64(len(n.now)); size > int64(len(n.kept)) && dice.IntN(4) == 0 {
		n.kept = resized(n.kept, size) // its length was noted before its content
	}
	n.todo, n.locks = nil, locks{}
	n.now = slices.Clone(n.kept)
}

// sectors returns a write as several, one for each sector.
func (c change) sectors() (all []change) {
	for len(c.data) > 0 {
		size := min(int64(len(c.data)), sector-c.at%sector)
		all = append(all, change{c.at, c.data[:size]})
		c = change{c.at + size, c.data[size:]}
	}
	return all
}

// info describes the node under one of its names, as it is now.
func (n *node) info(path string) info {
	return info{name: filepath.Base(path), size: int64(len(n.now)), mode: n.mode, dir: n.dir}
}

// An info implements [fs.FileInfo].
type info struct {
	name string
	size int64
	mode fs.FileMode
	dir  bool
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return i.size }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.dir }
func (i info) Sys() any           { return nil }
func (i info) Mode() fs.FileMode {
	if i.dir {
		return fs.ModeDir | i.mode
	}
	return i.mode
}
