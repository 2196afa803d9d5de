package evening

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/sim/network"
	"tabby/scoring"
)

// A phone is a device of someone who takes part.
type phone struct {
	e       *evening
	name    string
	role    page.Role
	wants   scoring.Player // the seat it sits down at, or Nobody
	dice    *rand.Rand
	device  *network.Device
	page    *guest.Page   // what it shows, or nil for a program, which takes the table as data
	log     bool          // a program is shown the log instead of the sheet
	changed chan struct{} // for who watches
	stirred chan struct{} // for who waits for an answer
	ids     int
	gone    bool // for good

	mu     sync.Mutex
	client *guest.Client // or nil while it is off
	off    chan struct{} // is closed when it goes off
	eyes   eyes          // what it was shown
}

// newPhone returns a phone that is off. A program takes the table as data, any other shows the page.
func newPhone(e *evening, i int, role page.Role, program bool) *phone {
	name := []string{"Ann's phone", "Ben's phone", "Cleo's tablet", "the television"}[i]
	p := &phone{
		e: e, name: name, role: role, wants: scoring.Nobody, dice: e.Split(name),
		device: e.net.Device(name, fmt.Sprint("192.168.1.", 50+i)), changed: make(chan struct{}, 1), stirred: make(chan struct{}, 1),
	}
	if program {
		p.log = p.oneIn(2)
	} else {
		p.page = guest.NewPage()
	}
	return p
}

// oneIn reports, once in n times on average, that it happens.
func (p *phone) oneIn(n int) bool { return p.dice.IntN(n) == 0 }

// between returns a time.
func (p *phone) between(a, b time.Duration) time.Duration {
	return a + time.Duration(p.dice.Int64N(int64(b-a)))
}

// evening is how its owner spends it.
func (p *phone) evening() {
	p.wait(p.between(0, 20*time.Second))
	for !p.e.isOver() && !p.gone {
		p.act()
	}
	if !p.gone && p.here() == nil {
		p.on(p.token())
	}
	// One whose battery was empty before the answer asks again.
	for p.page != nil && p.role != page.Watch && !p.ask(wire.Intent{Do: "show", Show: page.ShowSheet}) {
		if c := p.here(); c == nil || c.State().Stands == guest.Ended {
			return
		}
	}
}

// wait lets time pass, unless the evening ends before.
func (p *phone) wait(d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-p.e.over:
	}
}

// watch waits until what is shown changes, but not for long, and then for as long as a
// person needs to look.
func (p *phone) watch() {
	t := time.NewTimer(p.between(3*time.Second, 15*time.Second))
	defer t.Stop()
	select {
	case <-t.C:
	case <-p.changed:
	case <-p.e.over:
	}
	p.wait(p.between(300*time.Millisecond, 3*time.Second))
	select {
	case <-p.changed: // it looks now
	default:
	}
}

// act does one thing.
func (p *phone) act() {
	c := p.here()
	if c == nil {
		p.scan()
		return
	}
	p.watch()
	if p.dice.IntN(120) == 0 {
		p.trouble()
		return
	}
	s := c.State()
	switch {
	case s.Stands == guest.Ended:
		p.e.Narrate("%s is sent away: %s %s", p.name, s.Bye, s.Why)
		p.checkEnd(s)
		p.close()
	case s.Stands == guest.Live && p.page != nil:
		p.browse()
	case s.Stands == guest.Live && s.Table != nil:
		p.see(s.Table)
		p.play(s.Table)
	}
}

// scan joins with a code from the screen of the laptop.
func (p *phone) scan() {
	if key := p.e.laptop.key(p.role); key != "" {
		p.e.Narrate("%s scans the code", p.name)
		p.on(guest.Pass{Key: key})
		return
	}
	p.wait(p.between(time.Second, 10*time.Second))
}

// on turns the phone on.
func (p *phone) on(pass guest.Pass) {
	p.mu.Lock()
	defer p.mu.Unlock()
	pass.Base, pass.Device, p.off = "http://"+door, p.name, make(chan struct{})
	p.eyes.fresh(pass.Key != "")
	o := guest.Options{Log: p.log, HTTP: p.device.Client(), Heard: p.heard}
	if p.page != nil {
		shown := guest.NewPage()
		p.page, o.Page, o.Screen = shown, true, p.role == page.Watch
		o.Heard = func(data []byte) { p.reads(shown, data) }
	}
	o.Changed = func() {
		for _, c := range []chan struct{}{p.changed, p.stirred} {
			select {
			case c <- struct{}{}:
			default:
			}
		}
	}
	p.client = guest.Open(pass, o)
}

// close turns the phone off.
func (p *phone) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.client != nil {
		p.client.Close()
		p.client = nil
		close(p.off)
	}
}

// here returns what the phone takes part with, or nil while it is off.
func (p *phone) here() *guest.Client {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.client
}

// token returns what the phone comes back with, if it was ever let in.
func (p *phone) token() guest.Pass {
	p.mu.Lock()
	defer p.mu.Unlock()
	return guest.Pass{Token: p.eyes.token}
}

// ask asks the laptop for something until it is answered, and reports whether that was yes.
// Now and then the battery is empty before.
func (p *phone) ask(in wire.Intent) bool {
	c := p.here()
	if c == nil {
		return false
	}
	p.ids++
	in.ID = fmt.Sprintf("%s %d", p.name, p.ids)
	a := p.e.truth.ask(p.name, in, p.round(in))
	answers, seen := make(chan wire.Answer, 1), p.stands()
	c.Do(in, func(got wire.Answer) {
		p.checkOffer(in, got, seen)
		answers <- got
	})
	p.loses(in)
	if p.oneIn(200) {
		p.e.Narrate("the battery of %s is empty between %s and its answer", p.name, in.Do)
		p.wait(p.between(0, 30*time.Millisecond))
		p.recharge()
		return false
	}
	p.mu.Lock()
	off := p.off
	p.mu.Unlock()
	for c.State().Stands != guest.Ended {
		select {
		case got := <-answers:
			p.e.truth.answered(a, got)
			p.e.Saw(p.name, in.Do, got.OK, got.No)
			if got.No == "ERR_INTENT" || got.Re != in.ID {
				p.e.Errorf("%s asks %+v and is answered %+v", p.name, in, got)
			}
			return got.OK
		case <-p.stirred:
		case <-off:
			return false
		}
	}
	return false
}

// round returns the round that an intent is about, as far as the phone shows it, or -1.
func (p *phone) round(in wire.Intent) int {
	if p.page != nil {
		if in.Round == nil {
			return -1
		}
		return *in.Round
	}
	if c := p.here(); c != nil {
		if t := c.State().Table; t != nil {
			return t.Round
		}
	}
	return 0
}

// shows reports whether the phone shows a game as it is, if it is on.
func (p *phone) shows(g scoring.Game) bool {
	c := p.here()
	if c == nil {
		return true
	}
	switch s := c.State(); {
	case s.Stands == guest.Ended:
		return true
	case p.page != nil:
		return s.Stands == guest.Live && slices.Contains(textsOf(g), p.eyes.latest(&p.mu))
	default:
		return s.Stands == guest.Live && s.Table != nil && s.Table.Round == g.Rounds()
	}
}

// showing says how a phone stands to the host, and what it was shown last.
func (p *phone) showing() string {
	c := p.here()
	if c == nil {
		return "nothing"
	}
	if p.page == nil {
		return fmt.Sprintf("%+v", c.State())
	}
	return fmt.Sprintf("%q of the page %s, stands %v", p.eyes.latest(&p.mu), p.tab(), c.State().Stands)
}

// tab returns which page is shown.
func (p *phone) tab() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return guest.Attr(p.page.Find("main"), "data-page")
}

// look looks at what the phone shows at the end.
func (p *phone) look() {
	c := p.here()
	if c == nil || c.State().Stands != guest.Live {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.eyes.awake = true
	if p.page != nil {
		p.eyes.slips = comingOn(p.page)
	} else if t := c.State().Table; t != nil {
		p.eyes.slips = slipsOf(t)
	}
}

// see lets the world see what the phone shows.
func (p *phone) see(t *wire.Table) {
	at := -1
	if t.Deck != nil {
		at = t.Deck.At
	}
	p.e.Saw(p.name, t.Round, len(t.Log), len(t.Slips), t.You.Player, at)
}
