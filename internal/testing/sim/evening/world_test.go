package evening

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/network"
	"tabby/scoring"
)

func TestWorld(t *testing.T) {
	sim.Seeds(t, assault.Times(2, 10, 10), play)
}

// longest is how long an evening may take.
const longest = 6 * time.Hour

// An evening is a game with its people and devices.
type evening struct {
	*sim.World
	net     *network.Network
	start   scoring.Start
	laptop  *laptop
	phones  []*phone
	truth   truth
	deals   deals
	doom    chan struct{} // the laptop dies soon
	over    chan struct{} // all stop playing
	overs   sync.Once
	playing sync.WaitGroup
}

// play lets an evening happen, and checks it.
func play(w *sim.World) {
	e := &evening{World: w, net: network.New(w), doom: make(chan struct{}, 1), over: make(chan struct{})}
	time.Sleep(time.Duration(w.Dice.IntN(365))*24*time.Hour + 18*time.Hour + time.Duration(w.Dice.IntN(180))*time.Minute)
	e.net.Lives = time.Duration(1+w.Dice.IntN(5)) * time.Minute
	e.start = e.agree()
	e.laptop = newLaptop(e)
	w.Cleanup(e.laptop.away)
	must.Do(w, e.laptop.back())
	e.gather()
	e.haunt()
	e.calm()
	e.check()
	e.late()
	time.Sleep(time.Minute) // what still waits ends
}

// agree lets the family agree on a game, its house rules and who plays.
func (e *evening) agree() scoring.Start {
	all := engine.Variants()
	rules := all[e.Dice.IntN(len(all))]
	if snaps := slices.DeleteFunc(slices.Clone(all), func(r engine.Rules) bool { return !r.Snaps }); e.OneIn(2) {
		rules = snaps[e.Dice.IntN(len(snaps))]
	}
	in := scoring.Start{At: time.Now(), Variant: rules.ID, House: e.house(rules)}
	names := []string{"Ann", "Ben", "Cleo", "Dora"}
	if e.OneIn(4) {
		names[1+e.Dice.IntN(3)] = "Mittens" // whom the computer plays
	}
	for _, name := range names[:min(3+e.Dice.IntN(2), rules.Players.Max)] {
		id, _ := e.NewID()
		in.People = append(in.People, scoring.Person{ID: id, Name: name})
	}
	in.Dealer = scoring.Player(e.Dice.IntN(len(in.People)))
	e.Narrate("the family begins a game of %s with %v", rules.Name, in.House)
	return in
}

// house returns house rules of which some are not as usual. None ends with the time, since
// a sheet that counts minutes shows something else every second.
func (e *evening) house(rules engine.Rules) engine.House {
	house := engine.House{engine.Rounds: engine.Number(14 + e.Dice.IntN(9))}
	for _, o := range rules.House {
		r := o.Key.Rule()
		if e.Dice.IntN(4) > 0 && o.Key != engine.SnapWho || o.Key == engine.Rounds || o.Key == engine.Minutes || o.Key == engine.Threshold {
			continue
		}
		values := slices.DeleteFunc(slices.Clone(r.Words), func(v engine.Value) bool { return v == engine.EndTime })
		for n := r.Numbers.Min; n <= min(r.Numbers.Max, r.Numbers.Min+3) && (r.Numbers != engine.Range{}); n++ {
			values = append(values, engine.Number(n))
		}
		if o.Key == engine.SnapWho && e.OneIn(2) {
			values = values[len(values)-1:] // any card, for which one is given
		}
		with := maps.Clone(house)
		with[o.Key] = values[e.Dice.IntN(len(values))]
		if _, err := engine.NewRuleset(rules.ID, with); err == nil {
			house = with
		}
	}
	return house
}

// gather lets people come: those who have a phone sit down at it, one keeps the score of
// the others, and some evenings a television hangs on the wall.
func (e *evening) gather() {
	people := len(e.start.People)
	roles := []page.Role{page.Sit, page.Sit, page.Score}
	if e.OneIn(3) {
		roles[2] = page.Sit
	}
	if e.OneIn(4) {
		roles = append(roles, page.Watch)
	}
	program := e.Dice.IntN(3) // who has one in place of the page
	for i, role := range roles {
		p := newPhone(e, i, role, i == program)
		if role == page.Sit {
			p.wants = scoring.Player(i % people)
		}
		e.phones = append(e.phones, p)
	}
	for _, p := range e.phones {
		e.playing.Go(p.evening)
	}
	e.playing.Go(e.laptop.owner)
}

// haunt lets the laptop die now and then, until the evening is over.
func (e *evening) haunt() {
	began := time.Now()
	for !e.isOver() {
		select {
		case <-e.over:
		case <-e.doom:
			e.Wait(50*time.Millisecond, 20*time.Second)
			e.laptop.dies()
		case <-time.After(30*time.Second + time.Duration(e.Dice.Int64N(int64(6*time.Minute)))):
			e.laptop.dies()
		}
		if time.Since(began) > longest {
			e.Errorf("the evening does not end in %v", longest)
			e.end()
		}
	}
}

func (e *evening) isOver() bool {
	select {
	case <-e.over:
		return true
	default:
		return false
	}
}

// end ends the evening.
func (e *evening) end() { e.overs.Do(func() { close(e.over) }) }

// patience is how long it may take until all is answered and shown once nothing fails.
const patience = 10 * time.Minute

// calm ends all trouble, and waits until everyone was answered and sees the same.
func (e *evening) calm() {
	e.net.Calm()
	done := make(chan struct{})
	go func() { e.playing.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(patience):
		e.Errorf("%s gets no answer though nothing fails any more", e.truth.waits())
		for _, p := range e.phones {
			p.close()
		}
		<-done
	}
	e.Narrate("the evening is over")
	until := time.Now().Add(patience)
	behind := e.behind()
	for ; behind != "" && time.Now().Before(until); behind = e.behind() {
		time.Sleep(time.Second)
	}
	expect.Same(e, "phones that nothing disturbs and that do not come to show the sheet", behind, "")
	time.Sleep(10 * time.Second) // the latest comes, however late
	for _, p := range e.phones {
		p.look()
		p.close()
	}
}

// behind says what the phones that are on show instead of the latest table, or "" if all show it.
func (e *evening) behind() string {
	var g scoring.Game
	if !e.laptop.on(func(l *life) { g = l.game.State() }) {
		return "the laptop is off"
	}
	var all []string
	for _, p := range e.phones {
		if !p.shows(g) {
			all = append(all, fmt.Sprintf("%s shows %s", p.name, p.showing()))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return fmt.Sprintf("%s; the sheet is %q", strings.Join(all, ", "), textsOf(g))
}
