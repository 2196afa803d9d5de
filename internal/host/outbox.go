package host

import "sync"

// An outbox sends what the guests of a table are to be sent. It waits for none of them.
type outbox struct {
	start func(func()) // runs a function, later

	mu      sync.Mutex
	due     []*guest // who are to be sent something
	sending bool     // send runs, or will
}

// add sends a guest what there is for it, later.
func (o *outbox) add(g *guest) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.due = append(o.due, g)
	if !o.sending {
		o.sending = true
		o.start(o.send)
	}
}

// send sends until there is nothing more.
func (o *outbox) send() {
	for {
		all := o.take()
		if all == nil {
			return
		}
		for _, g := range all {
			g.write()
		}
	}
}

// take returns who are to be sent something, and leaves none. If there are none already, send
// is to end.
func (o *outbox) take() (all []*guest) {
	o.mu.Lock()
	defer o.mu.Unlock()
	all, o.due = o.due, nil
	o.sending = all != nil
	return all
}
