package evening

import (
	"fmt"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/scoring"
)

// play does one thing at the table as the phone shows it.
func (p *phone) play(t *wire.Table) {
	switch {
	case p.role == page.Watch:
	case p.role == page.Sit && t.You.Player == scoring.Nobody:
		p.sit(t)
	case t.Deck != nil:
		p.playCards(t)
	case t.You.Deals && p.oneIn(40) && p.e.deals.mayDeal():
		p.e.Narrate("%s deals with the virtual deck", p.name)
		p.ask(wire.Intent{Do: "deal"})
	default:
		p.keepScore(t)
	}
}

// sit sits down at the seat of the phone's owner, or for once at another.
func (p *phone) sit(t *wire.Table) {
	player := p.wants
	if p.oneIn(8) || t.Players[player].Taken != "" {
		player = scoring.Player(p.dice.IntN(len(t.Players)))
	}
	if p.ask(wire.Intent{Do: "sit", Player: &player}) {
		p.e.Narrate("%s sits down for %s", p.name, t.Players[player].Name)
	}
}

// keepScore enters a score, corrects it, takes it back, or writes the round down.
func (p *phone) keepScore(t *wire.Table) {
	missing := 0
	for i, player := range t.Players {
		at := scoring.Player(i)
		slip, there := t.Slips[at]
		switch {
		case !player.Plays:
		case p.role == page.Sit && at != t.You.Player, p.role == page.Score && player.Taken != "":
			if !there {
				missing++
			}
		case there && p.oneIn(30):
			p.ask(wire.Intent{Do: "unslip", Round: &t.Round, Player: &at, Rev: slip.Rev})
			return
		case !there || p.oneIn(20):
			p.enter(t, at, slip.Rev)
			return
		}
	}
	if missing == 0 && t.You.Writes && !p.oneIn(3) {
		p.write(t)
	}
}

// enter enters a score: as a number, as a sum, as cards, or that the player sat out.
func (p *phone) enter(t *wire.Table, player scoring.Player, rev int) {
	in := wire.Intent{Do: "slip", Round: &t.Round, Player: &player, Rev: rev}
	points, ok := p.e.truth.points(p.dice, p.e.rules(t), [2]int{t.Round, int(player)})
	if !ok {
		return
	}
	in.Score = &scoring.Score{}
	switch p.dice.IntN(10) {
	case 0:
		in.Score.SatOut = true
	case 1, 2:
		part := p.dice.IntN(points + 1)
		in.Typed = fmt.Sprintf("%d+%d", part, points-part)
	default:
		in.Score.Points = points
	}
	if cards := 1 + p.dice.IntN(4); p.e.rules(t).Rules.LineChanges {
		in.Score.Cards = &cards
	}
	p.ask(in)
}

// write writes the round down.
func (p *phone) write(t *wire.Table) {
	in := wire.Intent{Do: "write", Round: &t.Round}
	caller := scoring.Player(p.dice.IntN(len(t.Players)))
	if t.Players[caller].Plays && !p.oneIn(3) {
		in.Caller = &caller
	}
	if p.ask(in) {
		p.e.Narrate("%s writes round %d down", p.name, t.Round+1)
		p.wait(p.between(time.Second, 10*time.Second))
	}
}

// ruleset returns the rules of the game as it began.
func (e *evening) ruleset() engine.Ruleset {
	r, err := engine.NewRuleset(e.start.Variant, e.start.House)
	if err != nil {
		panic(err) // the game began with them
	}
	return r
}

// rules returns the rules of the game.
func (e *evening) rules(t *wire.Table) engine.Ruleset {
	r, err := engine.NewRuleset(t.Variant, t.House)
	if err != nil {
		e.Errorf("a phone is shown house rules that cannot be: %v", err)
		r, _ = engine.NewRuleset(t.Variant, nil)
	}
	return r
}
