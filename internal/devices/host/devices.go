package host

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// A Device is one that has joined a table.
type Device struct {
	ID     string
	Name   string
	Role   string         // "watch", "score" or "sit"
	Player scoring.Player // whose seat it has, or Nobody
	Back   scoring.Player // whose seat it comes back to, or Nobody
	Here   bool           // it is connected now
	Asks   bool           // it wants to enter the scores of all; see [Table.LetHelp]
}

// Devices returns the devices that have joined, in the order of joining, except those that were
// sent away or have left, in the language of the host.
func (t *Table) Devices() []Device {
	var all []Device
	ids := slices.SortedFunc(maps.Keys(t.roster.Devices), func(a, b string) int {
		return cmp.Compare(t.roster.Devices[a].Come, t.roster.Devices[b].Come)
	})
	for i, id := range ids {
		d := t.roster.Devices[id]
		if d.Gone {
			continue
		}
		v := Device{ID: id, Name: t.words.Server.Device(d.called()), Role: d.Role, Player: scoring.Nobody, Back: scoring.Nobody, Here: t.isHere(id), Asks: d.Asks}
		v.Name = t.apart(v.Name, ids[:i])
		if d.Seat != nil {
			v.Player = *d.Seat
		}
		if d.Back != nil {
			v.Back = *d.Back
		}
		all = append(all, v)
	}
	return all
}

// apart returns what a device is called, with a number where others that have come before are called alike:
// those too that have left, so that nobody gets the name of one.
func (t *Table) apart(name string, before []string) string {
	same := 1
	for _, id := range before {
		if scoring.SameName(t.words.Server.Device(t.roster.Devices[id].called()), name) {
			same++
		}
	}
	if same == 1 {
		return name
	}
	return fmt.Sprintf("%s (%d)", name, same)
}

// Guests returns how many connections the table has.
func (t *Table) Guests() int { return len(t.guests) }

// Paused reports whether the table now refuses everything that its guests enter.
func (t *Table) Paused() bool { return t.roster.Paused }

// Pause lets guests only watch, or lets them go on.
func (t *Table) Pause(on bool) error {
	return t.update(func(p roster) (roster, error) {
		p.Paused = on
		return p, nil
	})
}

// Writers reports whether guests may write a round down.
func (t *Table) Writers() bool { return t.roster.Writers }

// LetWrite lets guests who enter scores also write a round down, or not.
func (t *Table) LetWrite(on bool) error {
	return t.update(func(p roster) (roster, error) {
		p.Writers = on
		return p, nil
	})
}

// Free takes the seat from the device that has it, so that another can sit there.
func (t *Table) Free(player scoring.Player) error {
	if t.roster.sitting(player) == "" {
		return nil
	}
	return t.update(func(p roster) (roster, error) {
		if id := p.sitting(player); id != "" {
			return p.seated(id, scoring.Nobody)
		}
		return p, nil
	})
}

// LetHelp lets a device that asks enter the scores of all from now on, or not.
func (t *Table) LetHelp(id string, may bool) error {
	return t.update(func(p roster) (roster, error) { return p.helping(id, may), nil })
}

// SendAway disconnects a device from the table for good. Its key still works for others,
// and for the same person on another device; [Table.NewKeys] ends that too.
func (t *Table) SendAway(id string) error {
	if _, known := t.roster.Devices[id]; !known {
		return nil
	}
	if err := t.update(func(p roster) (roster, error) { return p.without(id), nil }); err != nil {
		return err
	}
	t.part(id)
	return nil
}

// part ends all connections of a device.
func (t *Table) part(id string) {
	for g := range t.guests {
		if g.device == id {
			g.leave(wire.ByeGone)
		}
	}
}

// Key returns the key with which a device joins in a role, for the fragment of an
// address.
func (t *tabletop) Key(r page.Role) string {
	return t.roster.Secret.Seal("key", t.roster.Tag, r.String())
}

// NewKeys makes new keys: the old ones are void, and all devices have to join again.
func (t *Table) NewKeys() error {
	if err := t.update(func(p roster) (roster, error) { return p.rekeyed(), nil }); err != nil {
		return err
	}
	t.dropPasscode()
	for g := range t.guests {
		g.leave(wire.ByeKeys)
	}
	t.publish()
	return nil
}

// Slips returns the scores that the guests have entered, in the language of the host, and how many rounds
// were written down then: after the next round the slips are of no use.
func (t *Table) Slips() (slips sheetview.Slips, rounds int) {
	return t.roster.slips(t.Game.Sheet().People).In(t.words), t.roster.Round
}

// Scores returns the scores that the guests have entered for the coming round, by player, of those who play it.
func (t *Table) Scores() []*scoring.Score {
	s := t.Game.Sheet()
	scores := make([]*scoring.Score, len(s.People))
	for _, p := range s.Playing() {
		if slip, entered := t.roster.Slips[p]; entered && t.roster.Round == len(s.Rounds) {
			scores[p] = &slip.Score
		}
	}
	return scores
}
