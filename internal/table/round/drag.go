package round

import (
	"cmp"

	"tabby/engine"
)

// A Drag moves a card from one place to another.
type Drag struct {
	From Place `json:"from"`
	To   Place `json:"to"`
}

func (d Drag) compare(o Drag) int { return cmp.Or(d.From.compare(o.From), d.To.compare(o.To)) }

func (p Place) compare(o Place) int {
	return cmp.Or(cmp.Compare(p.Name, o.Name), cmp.Compare(p.Spot.Seat, o.Spot.Seat), cmp.Compare(p.Spot.Slot, o.Spot.Slot))
}

// drags returns the moves that each possible drag plays. Every move with cards
// can be made by dragging them to where they go; a drag plays two moves where
// the first leaves no choice but the destination.
func (p *perspective) drags() map[Drag][]engine.Move {
	if len(p.at.Shown) > 0 {
		return nil
	}
	all := map[Drag][]engine.Move{}
	p.addLooks(all)
	for _, m := range p.moves {
		for _, d := range p.dragsFor(m) {
			if _, taken := all[d]; !taken {
				all[d] = []engine.Move{m}
			}
		}
	}
	p.addTakes(all)
	p.addSwaps(all)
	return all
}

func (p *perspective) dragsFor(m engine.Move) []Drag {
	a, b := InLine(m.A), InLine(m.B)
	switch m.Do {
	case engine.Draw:
		return p.toLine(DrawPile, p.at.Seat)
	case engine.Discard:
		return []Drag{{InHand, DiscardPile}}
	case engine.Replace:
		if !p.keeps() {
			return nil
		}
		return []Drag{{InHand, a}, {a, DiscardPile}}
	case engine.Snap:
		if p.asks() { // the player may mean to keep the card in hand
			return nil
		}
		return []Drag{{a, DiscardPile}}
	case engine.UseDrawTwo:
		return []Drag{{p.powerCard(), DrawPile}}
	case engine.Swap, engine.Switch:
		return []Drag{{a, b}, {b, a}}
	case engine.Give:
		_, to := p.view.Owes()
		return p.toLine(a, to.Seat)
	}
	return nil
}

// powerCard returns the place of the card whose power is used: in hand, or on the
// discard pile already.
func (p *perspective) powerCard() Place {
	if p.view.Held() == engine.NoCard {
		return DiscardPile
	}
	return InHand
}

// addLooks adds dragging the card that looks at another onto that one, once
// looking is what cards are chosen for; before that the drag replaces the card.
func (p *perspective) addLooks(all map[Drag][]engine.Move) {
	for _, m := range p.moves {
		if m.Do == p.at.Choose && (m.Do == engine.Peek || m.Do == engine.LookAt) {
			all[Drag{p.powerCard(), InLine(m.A)}] = []engine.Move{m}
		}
	}
}

// toLine returns the drags from a place to each card of a seat's line.
func (p *perspective) toLine(from Place, s engine.Seat) []Drag {
	var all []Drag
	for slot := range p.view.Len(s) {
		all = append(all, Drag{from, InLine(engine.Spot{Seat: s, Slot: uint8(slot)})})
	}
	return all
}

// addTakes adds dragging the top discard onto the card it replaces, unless a power has to be used
// or skipped first.
func (p *perspective) addTakes(all map[Drag][]engine.Move) {
	take := engine.Move{Do: engine.Take, Seat: p.at.Seat}
	after := *p.round
	if after.Do(take) != nil || !after.MoveKinds(p.at.Seat).Has(engine.Replace) {
		return
	}
	for _, d := range p.toLine(DiscardPile, p.at.Seat) {
		all[d] = []engine.Move{take, {Do: engine.Replace, Seat: p.at.Seat, A: d.To.Spot}}
	}
}

// addSwaps adds dragging a card onto the one it is swapped with, while the card
// that allows the swap is in hand.
func (p *perspective) addSwaps(all map[Drag][]engine.Move) {
	use := engine.Move{Do: engine.UseSwap, Seat: p.at.Seat}
	after := *p.round
	if after.Do(use) != nil {
		return
	}
	view := after.View(p.at.Seat)
	for _, m := range view.AppendMoves(nil) {
		for _, d := range p.dragsFor(m) {
			if _, taken := all[d]; !taken {
				all[d] = []engine.Move{use, m}
			}
		}
	}
}

// intended guesses the move behind a drag that is not possible, so that a
// refusal can say why.
func (d Drag) intended(s engine.Seat) engine.Move {
	m := engine.Move{Seat: s}
	switch {
	case d.From == DrawPile:
		m.Do = engine.Draw
	case d.From == DiscardPile:
		m.Do = engine.Take
	case d.From == InHand && d.To == DiscardPile:
		m.Do = engine.Discard
	case d.From == InHand:
		m.Do, m.A = engine.Replace, d.To.Spot
	case d.To == DiscardPile:
		m.Do, m.A = engine.Snap, d.From.Spot
	default:
		m.Do, m.A, m.B = engine.Swap, d.From.Spot, d.To.Spot
	}
	return m
}
