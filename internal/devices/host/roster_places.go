package host

import (
	"maps"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/reason"
)

// maxDevices is how many devices a table remembers.
const maxDevices = 96

// places returns how many of them may have a role or a lower one: those who watch leave room
// for those who play, and these for those who keep the score.
func places(rank int) int { return []int{64, 88, maxDevices}[rank] }

// rank returns where the role of a device stands: 0 for one that watches, 2 for one that
// keeps the score.
func (d device) rank() int {
	role, _ := roleNamed(d.Role)
	return map[page.Role]int{page.Sit: 1, page.Score: 2}[role]
}

func roleNamed(name string) (page.Role, bool) {
	for _, r := range []page.Role{page.Watch, page.Score, page.Sit} {
		if r.String() == name {
			return r, true
		}
	}
	return 0, false
}

// joined returns the roster with one more device. If there is no place for it, one of the same
// or a lower role makes room that has no seat and is not here. The error is [reason.Full] if there
// is none.
func (r roster) joined(id string, d device, here func(id string) bool) (roster, error) {
	d.Come = r.comes()
	for !r.hasPlace(d.rank()) {
		other := r.idle(d.rank(), here)
		if other == "" {
			return r, reason.Full
		}
		r.Devices = maps.Clone(r.Devices)
		delete(r.Devices, other)
	}
	return r.with(id, d), nil
}

// comes returns how many devices have come so far, with those that made room.
func (r roster) comes() (n int) {
	for _, d := range r.Devices {
		n = max(n, d.Come+1)
	}
	return n
}

// hasPlace reports whether there is a place for a device of a rank.
func (r roster) hasPlace(rank int) bool {
	for ; rank <= 2; rank++ {
		n := 0
		for _, d := range r.Devices {
			if d.rank() <= rank {
				n++
			}
		}
		if n >= places(rank) {
			return false
		}
	}
	return true
}

// idle returns the device that makes room for one of a rank: one that was sent away, or else
// the first to come of those that may; or "".
func (r roster) idle(rank int, here func(id string) bool) (found string) {
	for id, d := range r.Devices {
		switch first := r.Devices[found]; {
		case d.Seat != nil || d.Back != nil || here(id) || !d.Gone && d.rank() > rank:
		case found == "", d.Gone && !first.Gone, d.Gone == first.Gone && d.Come < first.Come:
			found = id
		}
	}
	return found
}
