package host

import (
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// A presence is which devices of a table are connected, and which have left just now.
type presence struct {
	register

	guests map[*guest]bool   // those connected now
	here   map[string]int    // how many connections each device has
	lost   map[string]func() // the devices that have left just now, with what stops their time
	late   map[string]func() // those that have left within a minute, the same

	idle idle

	free func() // is called when others may do without a player who is gone
}

// An idle is how long nobody has moved in a round.
type idle struct {
	round *round.Driver
	moves int
	long  bool   // for so long that others may do without who is waited for
	stop  func() // ends that it is counted, or nil
}

// absence is how long a device has to be gone before its player counts as away. A page that
// is loaded again comes back sooner. After longAbsence others may do without the player.
const (
	absence     = 3 * time.Second
	longAbsence = time.Minute
	longWait    = 10 * time.Minute // for a player who is here, where there is no scorekeeper
)

// isHere reports whether a device is connected.
func (p *presence) isHere(id string) bool { return p.here[id] > 0 }

// isGone reports whether the device of a player who plays at an own one cannot be reached.
// Where other hosts serve the table too, it may be at one of them.
func (p *presence) isGone(player scoring.Player) bool {
	id := p.roster.sitting(player)
	return p.Reread == nil && !p.isHere(id) && p.lost[id] == nil
}

// isSlow reports whether the round has waited for a player for long, where no scorekeeper can
// decide what to do about it. It is the same whatever time limit the player has.
func (p *presence) isSlow(player scoring.Player) bool {
	return p.idle.long && !p.hasScorekeeper() && p.roster.sitting(player) != ""
}

// countIdle counts anew how long nobody has moved, after a move.
func (p *presence) countIdle() {
	now := idle{round: p.Deck.Round()}
	if now.round != nil {
		now.moves = len(now.round.Past())
	}
	if now.round == p.idle.round && now.moves == p.idle.moves {
		return
	}
	p.stopIdle()
	if p.idle = now; now.round != nil && !now.round.Over() && !p.closed {
		p.idle.stop = p.After(longWait, func() {
			p.idle.long, p.idle.stop = true, nil
			p.showRound()
			p.free()
		})
	}
}

func (p *presence) stopIdle() {
	if p.idle.stop != nil {
		p.idle.stop()
		p.idle.stop = nil
	}
}

// timeLimit returns the time limit of a player: the longest of the pages of their device.
func (p *presence) timeLimit(player scoring.Player) (longest round.TimeLimit) {
	id := p.roster.sitting(player)
	for g := range p.guests {
		if g.device == id {
			longest = longest.Longer(g.limit)
		}
	}
	return longest
}

// arrive counts a connection of a device, and reports whether it is its first.
func (p *presence) arrive(id string) bool {
	p.here[id]++
	if p.here[id] > 1 {
		return false
	}
	for _, all := range []map[string]func(){p.lost, p.late} {
		if stop := all[id]; stop != nil {
			stop()
			delete(all, id)
		}
	}
	return true
}

// leave counts a connection of a device no more.
func (p *presence) leave(id string) {
	if p.here[id]--; p.here[id] > 0 {
		return
	}
	delete(p.here, id)
	p.await(id)
}

// await lets a device be gone for a while before its player counts as away.
func (p *presence) await(id string) {
	if p.closed || p.roster.Devices[id].Seat == nil {
		return
	}
	p.lost[id] = p.After(absence, func() {
		delete(p.lost, id)
		p.late[id] = p.After(longAbsence-absence, func() {
			delete(p.late, id)
			p.showRound()
			p.free()
		})
		p.showRound()
	})
}

// stopWaiting ends that devices are waited for.
func (p *presence) stopWaiting() {
	p.stopIdle()
	for _, all := range []map[string]func(){p.lost, p.late} {
		for _, stop := range all {
			stop()
		}
	}
}

// showRound shows the round on all screens after a device has come or gone.
func (p *presence) showRound() {
	if p.Deck != nil {
		p.Deck.Show()
	}
}

// isLongGone reports whether a device has been gone for a minute. Where other hosts serve the
// table too, it may be at one of them.
func (p *presence) isLongGone(id string) bool {
	return p.Reread == nil && !p.isHere(id) && p.lost[id] == nil && p.late[id] == nil
}

// mayWrite reports whether a guest may write a round down.
func (p *presence) mayWrite(g *guest) bool { return p.roster.Writers && g.role != page.Watch }

// keepsScore reports whether a guest is a scorekeeper, who decides who plays for whom.
func (p *presence) keepsScore(g *guest) bool { return g.role == page.Score && p.mayWrite(g) }

// hasScorekeeper reports whether one is here: at the owner's screen, or as a guest.
func (p *presence) hasScorekeeper() bool {
	if p.Screen {
		return true
	}
	for g := range p.guests {
		if p.keepsScore(g) {
			return true
		}
	}
	return false
}
