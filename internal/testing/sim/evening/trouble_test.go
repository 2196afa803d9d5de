package evening

import (
	"time"

	"golang.org/x/net/html"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/guest"
)

// trouble is what happens to a phone now and then.
func (p *phone) trouble() {
	switch p.dice.IntN(7) {
	case 0:
		p.e.Narrate("%s is carried out of reach of the network", p.name)
		p.device.Away(true)
		p.wait(p.between(2*time.Second, 3*time.Minute))
		p.device.Away(false)
	case 1:
		p.e.Narrate("the owner of %s forgets to answer", p.name)
		p.wait(p.between(time.Minute, 4*time.Minute))
	case 2:
		p.e.Count("phones that died", 1)
		p.e.Narrate("the battery of %s is empty", p.name)
		p.recharge()
	case 3:
		p.e.Narrate("%s loses the network for a moment", p.name)
		p.device.Cut()
	case 4:
		p.e.Narrate("%s gets no more answers", p.name)
		p.device.Silence()
	case 5:
		p.stand()
	case 6:
		p.leave()
	}
}

// recharge turns the phone off and on again; now and then it has forgotten where it was.
func (p *phone) recharge() {
	token := p.token()
	p.close()
	p.wait(p.between(5*time.Second, 4*time.Minute))
	if token.Token != "" && !p.oneIn(4) {
		p.on(token)
	}
}

// leave lets the owner of a phone go home, if it is late.
func (p *phone) leave() {
	if !p.oneIn(3) {
		return
	}
	p.e.Narrate("the owner of %s goes home", p.name)
	p.close()
	p.gone = true
}

func (p *phone) stand() {
	if p.role == page.Sit && p.page == nil { // a page does so where it offers that
		p.ask(wire.Intent{Do: "stand"})
	}
}

// loses lets the network fail now and then between what a phone asks and the answer. It does so
// more often where a round ends, for much happens there until the phone asks again.
func (p *phone) loses(in wire.Intent) {
	ends := p.seesLastTurns() || in.Button == engine.Knock.String()
	often := 12
	if in.Do == "write" || ends {
		often = 4
	}
	fail := p.device.Cut
	switch {
	case in.Do == "show":
		return
	case ends && p.oneIn(2):
		fail = p.stray()
	case !p.oneIn(often):
		return
	case p.oneIn(2):
		fail = p.device.Silence
	}
	time.AfterFunc(p.between(time.Millisecond, 20*time.Millisecond), func() {
		p.e.Count("answers that may be lost", 1)
		p.e.Narrate("%s loses the network between %q and its answer", p.name, in.Do)
		fail()
	})
}

// stray returns what takes a phone away for longer than others wait for it. For the most part the
// host dies meanwhile.
func (p *phone) stray() func() {
	long, dooms := p.between(2*time.Minute, 4*time.Minute), !p.oneIn(4)
	return func() {
		p.e.Count("phones that stray", 1)
		p.device.Away(true)
		if dooms {
			select {
			case p.e.doom <- struct{}{}:
			default: // it dies already
			}
		}
		time.AfterFunc(long, func() { p.device.Away(false) })
	}
}

// seesLastTurns reports whether someone has called in the round with the virtual deck.
func (p *phone) seesLastTurns() bool {
	c := p.here()
	if c == nil {
		return false
	}
	if p.page != nil {
		p.mu.Lock()
		defer p.mu.Unlock()
		round := guest.First(p.page.Find("main"), func(n *html.Node) bool { return n.Data == "h1" && guest.Is(n, "round") })
		return round != nil && guest.First(round, tagged("small")) != nil
	}
	t := c.State().Table
	return t != nil && t.Deck != nil && t.Deck.Last != ""
}
