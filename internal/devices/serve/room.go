package serve

import (
	"net/netip"
	"sync"
)

// A Room counts a group of a door's connections: those of guests, of devices that sync, of one
// family. A full room does not affect the others. It is safe for use by several goroutines.
type Room struct {
	*Door

	mu     sync.Mutex
	each   int // connections that one address may have
	most   int // that there may be at once in all, or 0 for any number
	inside int
	of     map[netip.Addr]int // connections by address
}

// NewRoom returns a room in which one address may have this many connections, usually [PerAddress].
func (d *Door) NewRoom(each int) *Room { return &Room{Door: d, each: each, of: map[netip.Addr]int{}} }

// Enter counts a connection, and reports whether there may be one more; then leave ends
// it.
func (r *Room) Enter(remote string) (leave func(), ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	a := house(addressIn(remote))
	if r.of[a] >= r.each || r.full() {
		return nil, false
	}
	r.of[a]++
	r.inside++
	return func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.inside--
		if r.of[a]--; r.of[a] == 0 {
			delete(r.of, a)
		}
	}, true
}

// Limit changes how many connections there may be at once in all; 0 is any number. Those
// inside stay.
func (r *Room) Limit(most int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.most = most
}

// Full reports whether there are as many connections as there may be.
func (r *Room) Full() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.full()
}

// full is Full with the lock held.
func (r *Room) full() bool { return r.most > 0 && r.inside >= r.most }
