package logtest

import (
	"bytes"
	"maps"
	"sync"
)

// Drafts keep drafts in memory. The zero Drafts are empty and ready.
type Drafts struct {
	mu    sync.Mutex
	all   map[string][]byte
	fails error
}

// Draft returns a draft, or nil.
func (d *Drafts) Draft(name string) []byte { return d.All()[name] }

// SaveDraft keeps a draft, or none if it is nil.
func (d *Drafts) SaveDraft(name string, data []byte) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.all == nil {
		d.all = map[string][]byte{}
	}
	if d.fails == nil {
		d.all[name] = bytes.Clone(data)
	}
	return d.fails
}

// Fail lets no more drafts be kept.
func (d *Drafts) Fail(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fails = err
}

// All returns the drafts by name.
func (d *Drafts) All() map[string][]byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	return maps.Clone(d.all)
}
