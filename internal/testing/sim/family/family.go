package family

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/testing/sim"
)

// A Shape is how much happens to a family.
type Shape struct {
	Evenings int
	Deeds    int // on each evening, about
	Meetings int // in all, about
	Lost     int // one in this many evenings a phone is lost, and another takes its place
	Apart    time.Duration
}

// Usual is what a family does in some weeks, and Year in a year.
var (
	Usual = Shape{Evenings: 15, Deeds: 2, Meetings: 12, Lost: 60, Apart: 3 * 24 * time.Hour}
	Year  = Shape{Evenings: 50, Deeds: 6, Meetings: 20, Lost: 50, Apart: 14 * 24 * time.Hour}
)

// names are what the devices are called.
func names() []string { return []string{"laptop", "phone-ann", "phone-ben", "tablet", "phone-cleo"} }

// A family is five devices and what they were promised.
type family struct {
	*sim.World
	model

	all     []*member
	rough   bool   // requests are lost, and devices die
	refused string // a game that meetings do not move now, or ""
	evening int
	losses  int
}

// newFamily returns a family without devices.
func newFamily(w *sim.World) *family {
	return &family{World: w, model: model{
		pages: map[string]page{"": {}}, need: map[string]string{}, made: map[string]map[string]fact{}, gone: map[string]bool{},
	}}
}

// Play lets a family live in a world, and checks in the end that nothing is lost.
func Play(w *sim.World, s Shape) {
	f := newFamily(w)
	for _, name := range names() {
		f.join(f.member(name))
	}
	f.rough = true
	for f.evening = range s.Evenings {
		f.Wait(time.Hour, s.Apart)
		f.mishap(s)
		if f.OneIn(2) {
			f.turnBack()
		}
		f.play(s.Deeds)
		if f.OneIn(5) {
			f.atOnce()
		}
		if f.Dice.IntN(s.Evenings) < s.Meetings {
			f.meetSomewhere()
		}
	}
	f.rough = false
	f.quiesce()
}

// join pairs a device with all others.
func (f *family) join(d *member) {
	for _, older := range f.all {
		f.Wait(time.Minute, time.Hour)
		if _, err := d.client.Pair(f.Context(), peers.Link(older.address(), older.handler.Invite())); err != nil {
			d.wrong("it is not paired with %s: %v", older.Name, err)
		}
	}
	f.all = append(f.all, d)
}

// mishap lets something happen that families do not do on purpose.
func (f *family) mishap(s Shape) {
	d := f.someone()
	switch {
	case f.OneIn(s.Lost):
		f.lose(d)
	case f.OneIn(8):
		d.Late = time.Duration(f.Dice.IntN(13)-6) * time.Hour
		if f.OneIn(3) {
			d.Late *= 24 * 365
		}
		f.Count("clocks set", 1)
		f.Narrate("the clock of %s is set wrong by %v", d.Name, d.Late)
	case f.OneIn(8):
		d.until = f.evening + 1 + f.Dice.IntN(8)
		f.Narrate("%s lies in a drawer", d.Name)
	case f.OneIn(8):
		f.Narrate("%s is looked after: %v", d.Name, d.Store.Housekeep(d.Now()))
	case f.OneIn(10):
		d.Disk.Cut()
		d.revive()
	}
}

// someone returns a device that does not lie in a drawer.
func (f *family) someone() *member {
	here := slices.DeleteFunc(slices.Clone(f.all), func(d *member) bool { return d.until > f.evening })
	if len(here) == 0 {
		here = f.all
	}
	return here[f.Dice.IntN(len(here))]
}

// play lets people use a device for an evening.
func (f *family) play(deeds int) {
	d := f.someone()
	for range 1 + f.Dice.IntN(2*deeds-1) {
		f.Wait(time.Second, 30*time.Minute)
		if f.OneIn(12) {
			d.doom()
		}
		what, err := d.home.Act()
		f.Count("deeds", 1)
		f.Narrate("on %s people %s: %v", d.Name, what, err)
		f.revive()
		d.open = nil // refused
	}
	f.talk()
}

// talk lets people say something on some devices, apart: about the same games and people, so
// that there are revisions of which neither is the newer.
func (f *family) talk() {
	for _, d := range f.all {
		if d.until > f.evening || !f.OneIn(3) {
			continue
		}
		what, err := d.home.Talk()
		f.Count("remarks", 1)
		f.Narrate("on %s people say: %s: %v", d.Name, what, err)
		f.revive()
		d.open = nil // refused
	}
}

// meetSomewhere lets a device meet the others that are near.
func (f *family) meetSomewhere() {
	d := f.someone()
	for range 1 + f.Dice.IntN(3) {
		switch to := f.someone(); {
		case to == d:
		case f.OneIn(4):
			f.meetRefusing(d, to)
		default:
			_, _ = f.meet(d, to)
		}
	}
}

// meet lets two devices meet, and reports whether anything moved.
func (f *family) meet(a, b *member) (moved bool, err error) {
	f.Count("meetings", 1)
	if slices.Index(f.all, a) < slices.Index(f.all, b) {
		a, b = b, a // the younger goes to the older
	}
	got, err := a.client.Sync(b.id, history.Work{})
	f.Narrate("%s meets %s: %d games came, %d went, %d other things moved, %d were refused: %v",
		a.Name, b.Name, got.Received, got.Sent, got.Others, len(got.Refused), err)
	f.revive()
	if f.rough || got.Moved() > 0 || err != nil { // the answer to what came twice says that nothing moved
		a.look(met)
		b.look(met)
	}
	if f.refused != "" && err == nil {
		f.Count("meetings where one game is refused", 1)
		a.compare(b)
		b.compare(a)
	}
	if len(got.Refused) > 0 {
		err = errors.Join(err, fmt.Errorf("refused: %v", got.Refused))
	}
	return got.Moved() > 0, err
}

// revive starts all devices again that have died.
func (f *family) revive() {
	for _, d := range f.all {
		d.revive()
	}
}

// lose lets a device be lost, with what it alone had. A new one takes its place.
func (f *family) lose(d *member) {
	f.Count("phones lost", 1)
	f.losses++
	f.Narrate("%s is lost", d.Name)
	was := f.rough
	f.rough = false
	if err := d.Close(); err != nil {
		d.wrong("%v", err)
	}
	f.all = slices.DeleteFunc(f.all, func(o *member) bool { return o == d })
	f.forgive(d.held)
	f.forget()
	for _, o := range f.all {
		if err := o.client.Remove(d.id); err != nil {
			o.wrong("%s cannot be taken off the list: %v", d.Name, err)
		}
	}
	f.join(f.member(fmt.Sprintf("%s-%d", d.Name, f.losses)))
	f.rough = was
}

// forgive gives up what a device alone had, and has no more.
func (f *family) forgive(had export) {
	for sum := range had.entries {
		if !slices.ContainsFunc(f.all, func(o *member) bool { _, has := o.held.entries[sum]; return has }) {
			delete(f.need, sum)
		}
	}
}

// forget gives up the revisions that a lost device alone had.
func (f *family) forget() {
	for about, all := range f.made {
		var held fact
		for _, o := range f.all {
			if has := o.held.facts[about]; has.beats(held, about) {
				held = has
			}
		}
		for sum, one := range all {
			if one.beats(held, about) {
				f.gone[sum] = true
			}
		}
	}
}

// atOnce lets people write on the sheet of one game on two devices in the same moment, by clocks
// that are alike: which of the two was first, nobody can say.
func (f *family) atOnce() {
	a, b := f.someone(), f.someone()
	if a == b {
		return
	}
	was := f.rough
	f.rough = false
	_, _ = f.meet(a, b)
	f.rough = was
	var both []string
	for game := range a.held.lines {
		if slices.Equal(a.held.lines[game], b.held.lines[game]) {
			both = append(both, game)
		}
	}
	if len(both) == 0 {
		return
	}
	slices.Sort(both)
	game, late := both[f.Dice.IntN(len(both))], b.Late
	b.Late = a.Late
	for _, d := range []*member{a, b} {
		err := d.home.Write(game)
		f.Narrate("on %s people write on the sheet of a game at the same time: %v", d.Name, err)
	}
	b.Late = late
	f.Count("sheets written on at once", 1)
	f.revive()
	a.open, b.open = nil, nil // refused
}

// meetRefusing lets two devices meet of which the older refuses one game, whichever way it goes: all
// else has to move.
func (f *family) meetRefusing(a, b *member) {
	games := maps.Clone(a.held.lines)
	maps.Copy(games, b.held.lines)
	if len(games) < 2 {
		return
	}
	all := slices.Sorted(maps.Keys(games))
	f.refused = all[f.Dice.IntN(len(all))]
	was := f.rough
	f.rough = false
	defer func() { f.refused, f.rough = "", was }()
	_, _ = f.meet(a, b)
}

// refuses reports whether a request is about the game that is refused now.
func (f *family) refuses(path string, body []byte) bool {
	if f.refused == "" || path != peers.Path+peers.AskTake && path != peers.Path+peers.AskGive {
		return false
	}
	text, err := peers.Unpack(body, 1<<26)
	return err == nil && strings.Contains(string(text), f.refused)
}

// compare looks whether a device has all that another has, but for the game that was refused.
func (d *member) compare(other *member) {
	for sum, e := range other.held.entries {
		if _, has := d.held.entries[sum]; !has && e.game != d.f.refused && !d.removed[e.game] && !other.removed[e.game] {
			d.wrong("game %s has not come from %s where game %s is refused", e.game, other.Name, d.f.refused)
		}
	}
}
