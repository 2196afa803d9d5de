package evening

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
)

// playCards does one thing at a round with the virtual deck, by what the phone shows.
func (p *phone) playCards(t *wire.Table) {
	d := t.Deck
	switch {
	case d.Over:
		if t.You.Writes && p.oneIn(2) {
			p.record(t)
		}
	case d.Held != nil && !d.Held.Back && slices.ContainsFunc(d.Moves, isSnap) && !p.oneIn(5): // who holds a card thinks
	case len(d.Buttons) > 0 && (p.oneIn(4) || len(d.Moves) == 0):
		p.press(d, d.Buttons[p.dice.IntN(len(d.Buttons))].ID)
	case hasButton(d, round.IDTurnDown):
		p.press(d, round.IDTurnDown)
	default:
		p.move(d)
	}
}

func isSnap(m engine.Move) bool { return m.Do == engine.Snap }

func hasButton(d *round.View, id string) bool {
	return slices.ContainsFunc(d.Buttons, func(b round.Button) bool { return b.ID == id })
}

func (p *phone) press(d *round.View, button string) {
	p.ask(wire.Intent{Do: "press", At: &d.At, Button: button})
}

// record writes a round down that is over.
func (p *phone) record(t *wire.Table) {
	in := wire.Intent{Do: "press", At: &t.Deck.At, Button: round.IDRecord}
	if p.oneIn(2) {
		in = wire.Intent{Do: "write", Round: &t.Round}
	}
	if p.ask(in) {
		p.e.Narrate("%s writes round %d down as it was played", p.name, t.Round+1)
	}
}

// move plays a move: as a program does, by a tap, by a drag or at a pile.
func (p *phone) move(d *round.View) {
	var luck []engine.Spot
	if p.thinks(d.Held != nil) {
		luck = p.matches()
	}
	m, ok := choose(p.dice, d.Moves, luck)
	if !ok {
		if hasButton(d, round.IDNoMatch) {
			p.press(d, round.IDNoMatch)
		}
		return
	}
	spot, taps := p.tapped(d)
	pile, piles := map[engine.MoveKind]string{engine.Draw: "draw", engine.Take: "discard"}[m.Do]
	switch how := p.dice.IntN(10); {
	case how == 0 && len(d.Drags) > 0:
		p.ask(wire.Intent{Do: "drop", At: &d.At, Drag: &d.Drags[p.dice.IntN(len(d.Drags))]})
	case how <= 2 && taps:
		p.ask(wire.Intent{Do: "tap", At: &d.At, Spot: &spot})
	case how <= 4 && piles:
		p.ask(wire.Intent{Do: "pile", At: &d.At, Pile: pile})
	default:
		p.ask(wire.Intent{Do: "move", At: &d.At, Move: &m})
	}
}

// tapped returns a card that a tap does something to.
func (p *phone) tapped(d *round.View) (engine.Spot, bool) {
	var all []engine.Spot
	for _, l := range d.Lines {
		for _, c := range l.Cards {
			if c.Taps {
				all = append(all, c.Spot)
			}
		}
	}
	if len(all) == 0 {
		return engine.Spot{}, false
	}
	return all[p.dice.IntN(len(all))], true
}

// choose chooses one of the moves of a player: a call as soon as may be, a match by luck, and seldom
// one that may be none.
func choose(dice *rand.Rand, moves []engine.Move, luck []engine.Spot) (engine.Move, bool) {
	if all := lucky(moves, luck); len(all) > 0 {
		return all[dice.IntN(len(all))], true
	}
	if i := slices.IndexFunc(moves, func(m engine.Move) bool { return m.Do == engine.Knock }); i >= 0 && dice.IntN(4) == 0 {
		return moves[i], true
	}
	rest := slices.Clone(moves)
	if dice.IntN(40) > 0 {
		rest = slices.DeleteFunc(rest, isSnap)
	}
	if len(rest) == 0 {
		return engine.Move{}, false
	}
	var kinds []engine.MoveKind // of many moves with cards, no more than of others
	for _, m := range rest {
		if !slices.Contains(kinds, m.Do) {
			kinds = append(kinds, m.Do)
		}
	}
	do := kinds[dice.IntN(len(kinds))]
	rest = slices.DeleteFunc(rest, func(m engine.Move) bool { return m.Do != do })
	return rest[dice.IntN(len(rest))], true
}
