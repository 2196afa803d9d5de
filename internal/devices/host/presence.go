package host

import (
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// An attendance is which devices of a table are connected, and which have left just now.
type attendance struct {
	here map[string]int    // how many connections each device has
	lost map[string]func() // the devices that have left just now, with what stops their time
	late map[string]func() // those that have left within a minute, the same
}

func newAttendance() attendance {
	return attendance{map[string]int{}, map[string]func(){}, map[string]func(){}}
}

// isHere reports whether a device is connected.
func (a attendance) isHere(id string) bool { return a.here[id] > 0 }

// isGone reports whether the device of a player who plays at a device of their own cannot be
// reached. If other hosts serve the table too, it may be at one of them.
func (a attendance) isGone(id string) bool { return !a.isHere(id) && a.lost[id] == nil }

// isLongGone reports whether a device has been gone for a minute.
func (a attendance) isLongGone(id string) bool { return a.isGone(id) && a.late[id] == nil }

// arrive counts a connection of a device, and reports whether it is its first.
func (a attendance) arrive(id string) bool {
	a.here[id]++
	if a.here[id] > 1 {
		return false
	}
	for _, all := range []map[string]func(){a.lost, a.late} {
		if stop := all[id]; stop != nil {
			stop()
			delete(all, id)
		}
	}
	return true
}

// leave counts a connection of a device no more, and reports whether it was its last.
func (a attendance) leave(id string) bool {
	if a.here[id]--; a.here[id] > 0 {
		return false
	}
	delete(a.here, id)
	return true
}

// stopWaiting stops waiting for devices.
func (a attendance) stopWaiting() {
	for _, all := range []map[string]func(){a.lost, a.late} {
		for _, stop := range all {
			stop()
		}
	}
}

// An idle is how long nobody has moved in a round.
type idle struct {
	round *round.Driver
	moves int
	long  bool   // for so long that others may do without who is waited for
	stop  func() // ends that it is counted, or nil
}

// end stops counting.
func (i *idle) end() {
	if i.stop != nil {
		i.stop()
		i.stop = nil
	}
}

// absence is how long a device has to be gone before its player counts as away. A page that
// is loaded again comes back sooner. After longAbsence others may do without the player.
const (
	absence     = 3 * time.Second
	longAbsence = time.Minute
	longWait    = 10 * time.Minute // for a player who is here, where there is no scorekeeper
)

// isGone reports whether the device of a player who plays at an own one cannot be reached.
// If other hosts serve the table too, it may be at one of them.
func (t *Table) isGone(player scoring.Player) bool {
	return t.owner.Reread == nil && t.present.isGone(t.roster.sitting(player))
}

// isSlow reports whether the round has waited for a player for long, if no scorekeeper can
// decide what to do about it. It is the same whatever time limit the player has.
func (t *Table) isSlow(player scoring.Player) bool {
	return t.idle.long && !t.hasScorekeeper() && t.roster.sitting(player) != ""
}

// countIdle counts again how long nobody has moved, after a move.
func (t *Table) countIdle() {
	now := idle{round: t.owner.Deck.Round()}
	if now.round != nil {
		now.moves = len(now.round.Past())
	}
	if now.round == t.idle.round && now.moves == t.idle.moves {
		return
	}
	t.idle.end()
	if t.idle = now; now.round != nil && !now.round.Over() && !t.closed {
		t.idle.stop = t.owner.After(longWait, func() {
			t.idle.long, t.idle.stop = true, nil
			t.showRound()
			t.publish()
		})
	}
}

// timeLimit returns the time limit of a player: the longest of the pages of their device.
func (t *Table) timeLimit(player scoring.Player) (longest round.TimeLimit) {
	id := t.roster.sitting(player)
	for g := range t.guests {
		if g.device == id {
			longest = longest.Longer(g.limit)
		}
	}
	return longest
}

// await lets a device be gone for a while before its player counts as away.
func (t *Table) await(id string) {
	if t.closed || t.roster.Devices[id].Seat == nil {
		return
	}
	t.present.lost[id] = t.owner.After(absence, func() {
		delete(t.present.lost, id)
		t.present.late[id] = t.owner.After(longAbsence-absence, func() {
			delete(t.present.late, id)
			t.showRound()
			t.publish()
		})
		t.showRound()
	})
}

// showRound shows the round on all screens after a device has come or gone.
func (t *Table) showRound() {
	if t.owner.Deck != nil {
		t.owner.Deck.Show()
	}
}

// isLongGone reports whether a device has been gone for a minute. If other hosts serve the table
// too, it may be at one of them.
func (t *Table) isLongGone(id string) bool {
	return t.owner.Reread == nil && t.present.isLongGone(id)
}

// mayWrite reports whether a guest may write a round down.
func (t *Table) mayWrite(g *guest) bool { return t.roster.Writers && g.role != page.Watch }

// keepsScore reports whether a guest is a scorekeeper, who decides who plays for whom.
func (t *Table) keepsScore(g *guest) bool { return g.role == page.Score && t.mayWrite(g) }

// hasScorekeeper reports whether one is here: at the owner's screen, or as a guest.
func (t *Table) hasScorekeeper() bool {
	if t.owner.Screen {
		return true
	}
	for g := range t.guests {
		if t.keepsScore(g) {
			return true
		}
	}
	return false
}
