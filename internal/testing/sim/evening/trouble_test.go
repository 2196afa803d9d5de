package evening

import (
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
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
	if p.role == page.Sit {
		p.ask(wire.Intent{Do: "stand"})
	}
}

// loses lets the network fail now and then between what a phone asks and the answer. It does so
// more often where a round ends, for much happens there until the phone asks again.
func (p *phone) loses(in wire.Intent) {
	often := 12
	if in.Do == "write" || p.seesLastTurns() {
		often = 4
	}
	if !p.oneIn(often) {
		return
	}
	fail := p.device.Cut
	if p.oneIn(2) {
		fail = p.device.Silence
	}
	time.AfterFunc(p.between(time.Millisecond, 20*time.Millisecond), func() {
		p.e.Count("answers that may be lost", 1)
		p.e.Narrate("%s loses the network between %q and its answer", p.name, in.Do)
		fail()
	})
}

// seesLastTurns reports whether someone has called in the round with the virtual deck.
func (p *phone) seesLastTurns() bool {
	c := p.here()
	if c == nil {
		return false
	}
	t := c.State().Table
	return t != nil && t.Deck != nil && t.Deck.Last != ""
}
