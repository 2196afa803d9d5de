package round

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A host drives a round without a window, in a time of its own. People play at
// devices of their own, where they see what their views show and nothing else.
type host struct {
	testing.TB
	store  *logtest.Drafts
	sheet  scoring.Sheet
	dice   *rand.Rand
	driver *Driver
	chairs []Chair
	seen   int // how many moves the chairs have followed
	timer  func()
	kinds  engine.MoveKinds // the kinds of move that were played
	wrong  int              // cards that were to match and did not
}

// newHost deals a round to people and computers.
func newHost(t testing.TB, variant string, seed uint64, who ...string) *host {
	t.Helper()
	names := []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:len(who)]
	h := &host{TB: t, store: &logtest.Drafts{}, sheet: sheetOf(t, variant, names...), dice: rand.New(rand.NewPCG(seed, 1))}
	d := h.open()
	for p, by := range who {
		d.Seating.Set(scoring.Player(p), by)
	}
	must.Do(t, errors.Join(d.KeepSeating(h.sheet), d.start("", h.sheet)))
	h.drive(d)
	return h
}

func (h *host) open() *Desk {
	return must.Get(OpenDesk(h.store, "game", h.sheet, h.dice))
}

// drive drives the round at a desk.
func (h *host) drive(d *Desk) {
	h.timer, h.chairs, h.seen = nil, nil, len(d.Past())
	for s := range d.Seating.Seats {
		c := NewChair(engine.Seat(s))
		c.Own = true
		h.chairs = append(h.chairs, c)
	}
	h.driver = newDriver(d, Owner{
		After: func(_ time.Duration, f func()) func() {
			h.timer = f
			return func() { h.timer = nil }
		},
		Away:    func(work, then func()) { work(); then() },
		Changed: h.changed,
		Failed:  func(err error) { h.Fatal(err) },
	})
	h.driver.Drive()
}

// reopen closes the round and opens it again from its log.
func (h *host) reopen() {
	h.driver.Stop()
	before := h.driver.State()
	d := h.open()
	if d.State().Round != before.Round {
		h.Fatal("the log leads to another round")
	}
	h.drive(d)
}

func (h *host) changed() {
	for _, m := range h.driver.Past()[h.seen:] {
		h.kinds |= 1 << m.Do
		if m.Do == engine.Snap && !m.discarded() {
			h.wrong++
		}
		for i := range h.chairs {
			h.chairs[i] = h.chairs[i].Played(m)
		}
	}
	h.seen = len(h.driver.Past())
	h.driver.Drive()
}

// pass lets the time pass until something happens, and reports whether anything does.
func (h *host) pass() bool {
	do := h.timer
	if do == nil {
		return false
	}
	h.timer = nil
	do()
	return true
}

// act lets a person do something their screen offers, and reports whether there is
// anything.
func (h *host) act(s engine.Seat) bool {
	at := h.chairs[s]
	var acts []func() error
	v := h.driver.View(languages.English(), h.sheet, at)
	for _, b := range v.Buttons {
		acts = append(acts, func() error { return h.press(s, b) })
	}
	for _, l := range v.Lines {
		for _, c := range l.Cards {
			if c.Taps {
				acts = append(acts, func() error { return h.tap(s, c.Spot) })
			}
		}
	}
	for _, pile := range []struct {
		Pile
		at Place
	}{{v.Draw, DrawPile}, {v.Discard, DiscardPile}} {
		if pile.Taps {
			acts = append(acts, func() error {
				m, err := at.TapPile(h.driver.Desk, pile.at)
				return errors.Join(err, h.driver.Play(s, m))
			})
		}
	}
	if len(acts) == 0 {
		return false
	}
	if err := acts[h.dice.IntN(len(acts))](); err != nil {
		h.Fatalf("seat %d, whose screen says %q: %v", s, v.Hint, err)
	}
	return true
}

// press presses a button on a person's screen.
func (h *host) press(s engine.Seat, b Button) error {
	switch b.Action {
	case PlayMove:
		return h.driver.Play(s, b.Move)
	case ChooseCards:
		h.chairs[s] = h.chairs[s].Choosing(b.Move.Do)
	case TurnDown:
		h.chairs[s] = h.chairs[s].Idle()
	case NoMatch:
		h.driver.Decline(s)
	default:
		return fmt.Errorf("%s is not for guests", b.ID)
	}
	return nil
}

// tap taps a card on a person's screen.
func (h *host) tap(s engine.Seat, spot engine.Spot) error {
	if h.chairs[s].Shows(spot) {
		h.chairs[s] = h.chairs[s].Idle()
		return nil
	}
	next, m, err := h.chairs[s].Tap(h.driver.Desk, spot)
	h.chairs[s] = next
	if err != nil || m == nil {
		return err
	}
	return h.driver.Play(s, *m)
}

// over reports whether the round is over.
func (h *host) over() bool { return h.driver.Round().Phase() == engine.Over }

// step lets a random person act, or time pass.
func (h *host) step() {
	people := h.driver.People()
	h.dice.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
	if h.dice.IntN(4) == 0 && h.pass() {
		return
	}
	for _, s := range people {
		if h.act(s) {
			return
		}
	}
	if !h.pass() {
		h.Fatalf("the round waits for no one in phase %d", h.driver.Round().Phase())
	}
}

// play plays the round to its end.
func (h *host) play(each func()) {
	h.Helper()
	for steps := 0; !h.over(); steps++ {
		if steps > 20_000 {
			h.Fatal("the round does not end")
		}
		h.step()
		each()
	}
	if h.timer != nil {
		h.Error("something waits after the end")
	}
}
