package host

import (
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
)

// loopTime is how long a request waits for a table's loop.
const loopTime = 10 * time.Second

func openKey(t *Table, key string) (page.Role, bool) {
	if t == nil {
		return 0, false
	}
	word, ok := t.shared.Load().Secret.Open("key", key)
	if !ok {
		return 0, false
	}
	return roleNamed(word)
}

// admit adds a device.
func (t *Table) admit(in wire.Joining, role page.Role) (wire.Ticket, error) {
	id := keys.New(8)
	err := t.update(func(p roster) (roster, error) {
		d := device{Name: cleanName(in.Device), Role: role.String()}
		if t.words.Server.Knows(in.Kind) { // else it may be any text
			d.Kind = in.Kind
		}
		return p.joined(id, d, t.isHere)
	})
	if err != nil {
		return wire.Ticket{}, err
	}
	return wire.Ticket{Token: t.roster.Secret.Seal("token", t.roster.Tag, id), Table: t.roster.Tag, Role: role.String()}, nil
}

// call runs a function on the table's loop, and waits for it.
func (t *Table) call(f func() error) error {
	done := make(chan error, 1)
	t.Run(func() { done <- f() })
	patience := time.NewTimer(loopTime)
	defer patience.Stop()
	select {
	case err := <-done:
		return err
	case <-patience.C:
		return reason.Busy
	}
}

// holder returns the device that has a token.
func (t *Table) holder(token string) (string, device, error) {
	p := t.shared.Load()
	id, ok := p.Secret.Open("token", token)
	d, known := p.Devices[id]
	if ok && !known && t.Reread != nil { // it has joined at another host
		if err := t.call(t.catchUp); err != nil {
			return "", device{}, err
		}
		d, known = t.shared.Load().Devices[id]
	}
	switch {
	case !ok || !known:
		return "", device{}, reason.Key
	case d.Gone:
		return "", device{}, reason.Gone
	}
	return id, d, nil
}
