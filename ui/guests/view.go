package guests

import (
	"slices"
	"time"

	"tabby/internal/host"
	"tabby/internal/host/page"
	"tabby/scoring"
)

// A way is one of the ways to take part.
type way struct {
	text, hint string
	role       page.Role
	screen     bool
}

// ways are the ways to take part, the usual one first.
func ways() []way {
	return []way{
		{"Take a seat", "Every player scans it, chooses a seat and enters the score of that seat.", page.Sit, false},
		{"Enter scores", "This device enters the score of any player.", page.Score, false},
		{"Watch", "This device sees the sheet and the rules, and changes nothing.", page.Watch, false},
		{"Big screen", "For a television: the totals, large enough for the whole room.", page.Watch, true},
	}
}

// A view is what a room shows of a game.
type view struct {
	Open    bool
	Way     int
	Address string   // to scan, or "" if this computer is on no network
	Hosts   []string // the addresses of this computer, if it has several, the likeliest first
	Host    int      // the one that is shown
	Devices []deviceView
	Writers bool
	Paused  bool
}

// A deviceView is a device that takes part.
type deviceView struct {
	ID     string
	Name   string
	Player scoring.Player // whose seat it has, or Nobody
	Says   string         // what it does, and whether it is here
}

// viewDevice returns the view of a device. since is when it went away, if that is known.
func viewDevice(s scoring.Sheet, d host.Device, since time.Time) deviceView {
	does := map[string]string{"watch": "Watches", "score": "Enters scores", "sit": "Chooses a seat"}[d.Role]
	if d.Player != scoring.Nobody {
		does = "Sits as " + s.People[d.Player].Name
	}
	if d.Back != scoring.Nobody {
		does = "Comes back as " + s.People[d.Back].Name
	}
	switch {
	case d.Here:
		does += " · here"
	case since.IsZero():
		does += " · away"
	default:
		does += " · away since " + since.Format("15:04")
	}
	return deviceView{d.ID, d.Name, d.Player, does}
}

// viewDevices returns the views of devices, those first that are here.
func viewDevices(s scoring.Sheet, all []host.Device, left map[string]time.Time) []deviceView {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b host.Device) int {
		switch {
		case a.Here == b.Here:
			return 0
		case a.Here:
			return -1
		}
		return 1
	})
	var views []deviceView
	for _, d := range all {
		views = append(views, viewDevice(s, d, left[d.ID]))
	}
	return views
}
