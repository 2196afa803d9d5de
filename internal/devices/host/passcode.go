package host

import (
	"sync"
	"time"

	"tabby/internal/devices/keys"
)

// Six digits stand for the key of a player for a while: they can be typed on a device that has no
// camera. A million codes are few, so all who guess share a few tries. The digits are in no draft:
// a table that is opened again has none.

// passcodeTime is how long the digits of a table can be used, and passcodeTries how many wrong ones
// may be typed meanwhile by all devices together. At a server of many families, where anybody can
// type them, it is familyTries, few of them for one network: see docs/decisions/door.md.
const (
	passcodeTime  = 10 * time.Minute
	passcodeTries = 10
	familyTries   = 100
)

// A passcode is the digits of a table.
type passcode struct {
	table  *Table
	digits string
	until  time.Time // by the clock of the table's owner
	wrong  int       // tries since they were made
}

// passcodes are those of the tables of a host, no two the same, by tag.
type passcodes struct {
	mu  sync.Mutex
	all map[string]*passcode
}

// renew makes new digits for a table, which replace those before.
func (p *passcodes) renew(t *Table) {
	p.mu.Lock()
	defer p.mu.Unlock()
	tag := t.roster.Tag
	delete(p.all, tag)
	digits := keys.Digits()
	for p.holder(digits) != nil {
		digits = keys.Digits()
	}
	p.all[tag] = &passcode{table: t, digits: digits, until: t.owner.Now().Add(passcodeTime)}
}

// holder returns who has digits, or nil, in time that does not depend on where others differ.
// The lock is held.
func (p *passcodes) holder(digits string) *passcode {
	var found *passcode
	for _, c := range p.all {
		if keys.Same(c.digits, digits) {
			found = c
		}
	}
	return found
}

// try returns the table that has the digits, or nil. Wrong digits count against all digits that are
// valid; after too many tries all are void.
func (p *passcodes) try(digits string, tries int) *Table {
	p.mu.Lock()
	found := p.holder(digits)
	var void []*Table
	for tag, c := range p.all {
		if found != nil {
			break
		}
		if c.wrong++; c.wrong >= tries {
			delete(p.all, tag)
			void = append(void, c.table)
		}
	}
	p.mu.Unlock()
	for _, t := range void {
		t.owner.Run(t.publish)
	}
	if found == nil {
		return nil
	}
	return found.table
}

// of returns the digits of a table and how long they can be used, or "".
func (p *passcodes) of(t *Table) (digits string, left time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.all[t.roster.Tag]
	if c == nil || !t.owner.Now().Before(c.until) {
		return "", 0
	}
	return c.digits, c.until.Sub(t.owner.Now())
}

// drop makes the digits of a table void.
func (p *passcodes) drop(t *Table) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.all, t.roster.Tag)
}

// any reports whether there are digits at all.
func (p *passcodes) any() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.all) > 0
}

// NewPasscode makes six digits by which devices join as players for ten minutes, in place of
// the earlier ones.
func (t *Table) NewPasscode() {
	t.lobby.codes.renew(t)
	t.coded = true
	t.agePasscode()
	t.publish()
}

// Passcode returns the six digits, and how long they can be used; "" if there are none.
func (t *Table) Passcode() (digits string, left time.Duration) { return t.lobby.codes.of(t) }

// agePasscode shows on the big screen that the digits get old: each minute, and when they are void.
func (t *Table) agePasscode() {
	t.aging()
	digits, left := t.Passcode()
	if digits == "" {
		t.lobby.codes.drop(t)
		return
	}
	next := (left-1)%time.Minute + 1
	t.aging = t.owner.After(next, func() {
		if t.agePasscode(); left == next {
			t.publish()
		}
		t.notify()
	})
}

// newPasscode makes new digits for everyone who sees the big screen, which shows a key as well.
func (r request) newPasscode() error {
	r.table.NewPasscode()
	return r.doneHere(nil)
}

// dropPasscode makes the digits void.
func (t *Table) dropPasscode() {
	t.aging()
	t.lobby.codes.drop(t)
}

// Expects reports whether a device can join by six digits now.
func (h *Host) Expects() bool { return h.codes.any() }
