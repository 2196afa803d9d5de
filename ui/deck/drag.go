package deck

import "tabby/engine"

// A drag moves a card from one place to another.
type drag struct{ from, to place }

// drags returns the moves that each possible drag plays. Every move with cards
// can be made by dragging them to where they go; a drag plays two moves where
// the first leaves no choice but the destination.
func (p *perspective) drags() map[drag][]engine.Move {
	if len(p.at.Shown) > 0 {
		return nil
	}
	all := map[drag][]engine.Move{}
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

// dragsFor returns the drags that play a move.
func (p *perspective) dragsFor(m engine.Move) []drag {
	a, b := inLine(m.A), inLine(m.B)
	switch m.Do {
	case engine.Draw:
		return p.toLine(drawPile, p.at.Seat)
	case engine.Discard:
		return []drag{{inHand, discardPile}}
	case engine.Replace:
		return []drag{{inHand, a}, {a, discardPile}}
	case engine.Snap:
		return []drag{{a, discardPile}}
	case engine.UseDrawTwo:
		return []drag{{p.powerCard(), drawPile}}
	case engine.Swap, engine.Switch:
		return []drag{{a, b}, {b, a}}
	case engine.Give:
		_, to := p.view.Owes()
		return p.toLine(a, to.Seat)
	}
	return nil
}

// powerCard returns the place of the card whose power is used: in hand, or on the
// discard pile already.
func (p *perspective) powerCard() place {
	if p.view.Held() == engine.NoCard {
		return discardPile
	}
	return inHand
}

// addLooks adds dragging the card that looks at another onto that one, once
// looking is what cards are chosen for; before that the drag replaces the card.
func (p *perspective) addLooks(all map[drag][]engine.Move) {
	for _, m := range p.moves {
		if m.Do == p.at.Choose && (m.Do == engine.Peek || m.Do == engine.LookAt) {
			all[drag{p.powerCard(), inLine(m.A)}] = []engine.Move{m}
		}
	}
}

// toLine returns the drags from a place to each card of a seat's line.
func (p *perspective) toLine(from place, s engine.Seat) []drag {
	var all []drag
	for slot := range p.view.Len(s) {
		all = append(all, drag{from, inLine(engine.Spot{Seat: s, Slot: uint8(slot)})})
	}
	return all
}

// addTakes adds dragging the top discard onto the card it replaces.
func (p *perspective) addTakes(all map[drag][]engine.Move) {
	if !p.can(engine.Take) {
		return
	}
	for _, d := range p.toLine(discardPile, p.at.Seat) {
		all[d] = []engine.Move{
			{Do: engine.Take, Seat: p.at.Seat},
			{Do: engine.Replace, Seat: p.at.Seat, A: d.to.spot},
		}
	}
}

// addSwaps adds dragging a card onto the one it is swapped with, while the card
// that allows the swap is in hand.
func (p *perspective) addSwaps(all map[drag][]engine.Move) {
	use := engine.Move{Do: engine.UseSwap, Seat: p.at.Seat}
	after, err := p.round.Play(use)
	if err != nil {
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
func (d drag) intended(s engine.Seat) engine.Move {
	m := engine.Move{Seat: s}
	switch {
	case d.from == drawPile:
		m.Do = engine.Draw
	case d.from == discardPile:
		m.Do = engine.Take
	case d.from == inHand && d.to == discardPile:
		m.Do = engine.Discard
	case d.from == inHand:
		m.Do, m.A = engine.Replace, d.to.spot
	case d.to == discardPile:
		m.Do, m.A = engine.Snap, d.from.spot
	default:
		m.Do, m.A, m.B = engine.Swap, d.from.spot, d.to.spot
	}
	return m
}
