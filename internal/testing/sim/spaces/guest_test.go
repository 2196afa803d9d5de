package spaces

import (
	"fmt"
	"slices"
	"time"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/link"
	"tabby/internal/server/spaces"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/sim/network"
	"tabby/scoring"
)

// A visitor is a device at a table, or before its door.
type visitor struct {
	f      *family // or nil
	t      *town
	client *guest.Client
	ids    int
}

// visit opens a table with a link. All that is heard there is searched.
func (t *town) visit(from *network.Device, of *family, pass guest.Pass) *visitor {
	return &visitor{f: of, t: t, client: guest.Open(pass, guest.Options{
		HTTP: from.Client(), Heard: func(m []byte) { t.search(of, "a table", m) },
	})}
}

// passOf returns that of a link.
func passOf(text string) guest.Pass {
	l, _ := link.Parse(text) // which the server wrote
	return guest.Pass{Base: l.Base, Key: l.What, Device: "phone"}
}

// until waits until something is so, but not for ever, and reports whether it is. The server
// comes back meanwhile.
func (v *visitor) until(is func() bool) bool {
	for range 1800 {
		if is() {
			return true
		}
		time.Sleep(time.Second)
		v.t.revive()
	}
	return false
}

// ask sends an intent until it is answered.
func (v *visitor) ask(in wire.Intent) (got wire.Answer) {
	v.ids++
	in.ID = fmt.Sprint(v.f.space, " ", v.t.Dice.Uint64())
	answers := make(chan wire.Answer, 1)
	v.client.Do(in, func(a wire.Answer) { answers <- a })
	if !v.until(func() bool {
		select {
		case got = <-answers:
			return true
		default:
			return false
		}
	}) {
		v.f.wrong("%s is not answered", in.Do)
	}
	v.t.Saw(in.Do, got.OK, got.No)
	return got
}

// play writes some rounds of a game down.
func (f *family) play(at spaces.Links) {
	v := f.t.visit(f.phone, f, passOf(at.Score))
	defer v.client.Close()
	for range 1 + f.t.Dice.IntN(3) {
		if !v.until(func() bool { s := v.client.State(); return s.Stands == guest.Live && s.Table != nil }) {
			f.wrong("no phone comes to its table: %s", v.client.State().Why)
			return
		}
		if !slices.ContainsFunc(v.client.State().Table.Players, func(p wire.Player) bool { return p.Plays }) {
			return
		}
		if !v.round(at.Game) {
			return
		}
	}
}

// round enters the scores of a round and writes it down, and reports whether it could.
func (v *visitor) round(game string) bool {
	t := v.client.State().Table
	r, points := t.Round, []int(nil)
	for i := range t.Players {
		p, n := scoring.Player(i), v.t.Dice.IntN(20)
		points = append(points, n)
		in := wire.Intent{Do: "slip", Round: &r, Player: &p, Score: &scoring.Score{Points: n}, Rev: t.Slips[p].Rev}
		a := v.ask(in)
		if a.No == "ERR_SLIP" { // who has died entered one, which is said first
			a = v.ask(in)
		}
		if !a.OK {
			v.f.wrong("a score is refused: %s", a.Why)
			return false
		}
	}
	if v.t.OneIn(6) {
		v.t.disk.DieAt(1 + v.t.Dice.IntN(20))
	}
	if !v.write(r) {
		return false
	}
	v.f.rounds[game] = append(slices.Clip(v.f.rounds[game]), points)
	v.t.Count("rounds", 1)
	v.t.Narrate("the %s write round %d down: %v", v.f.space, r+1, points)
	return true
}

// write writes a round down, and reports whether it could. A server whose disk dies may say
// no to what is kept.
func (v *visitor) write(r int) bool {
	before := v.t.deaths
	a := v.ask(wire.Intent{Do: "write", Round: &r})
	v.t.disk.DieAt(0)
	v.t.revive()
	if died := v.t.deaths > before; a.OK || !died {
		if !a.OK {
			v.f.wrong("a round is refused: %s", a.Why)
		}
		return a.OK
	}
	time.Sleep(time.Minute)
	if !v.until(func() bool { return v.client.State().Stands == guest.Live }) {
		v.f.wrong("no phone comes back to its table: %s", v.client.State().Why)
		return false
	}
	return v.client.State().Table.Round > r || v.write(r)
}
