package guests

import (
	"tabby/internal/devices/host"
	"tabby/internal/words"
	"tabby/scoring"
)

// A view is what a room shows of a game.
type view struct {
	Open    bool
	Address string   // to scan, or "" if this computer is on no network
	Base    string   // of this computer, as the address has it, or "" as well
	Digits  string   // with which players join there, or "" if they are void
	Minutes int      // for which they can be used
	Named   string   // what can be typed in place of the address, or ""
	Hosts   []string // the addresses of this computer, if it has several, the likeliest first
	Host    int      // the one that is shown
	Devices []deviceView
	Writers bool
	Paused  bool
}

// A deviceView is a device that takes part.
type deviceView struct {
	host.Device

	Says string // what it does, and whether it is here
}

// devices returns the views of the devices in a game, those first that are here.
func (p *Page) devices(h *hosted) []deviceView {
	var here, away []deviceView
	for _, d := range h.table.Devices() {
		g := words.GuestAt{Role: d.Role, Back: d.Back != scoring.Nobody, Here: d.Here, Since: h.left[d.ID]}
		seat := d.Player
		if g.Back {
			seat = d.Back
		}
		if seat != scoring.Nobody {
			g.Seat = p.game.Sheet().People[seat].Name
		}
		view := deviceView{d, p.Words.Guests.GuestLine(g)}
		if d.Here {
			here = append(here, view)
		} else {
			away = append(away, view)
		}
	}
	return append(here, away...)
}
