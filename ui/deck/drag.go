package deck

import "tabby/engine"

// A way is a drag of a card from one place to another.
type way struct{ from, to place }

// drags says which moves a drag stands for. Every move with cards can be made
// by dragging them to where they go; two moves are made by one drag where the
// first alone leaves no choice but where to go.
func (l *sight) drags() map[way][]engine.Move {
	if len(l.at.Shown) > 0 {
		return nil
	}
	all := map[way][]engine.Move{}
	l.addChosen(all)
	for _, m := range l.moves {
		for _, w := range l.ways(m) {
			if _, taken := all[w]; !taken {
				all[w] = []engine.Move{m}
			}
		}
	}
	l.addTakes(all)
	l.addSwaps(all)
	return all
}

// ways returns how a move is dragged.
func (l *sight) ways(m engine.Move) []way {
	a, b := inLine(m.A), inLine(m.B)
	switch m.Do {
	case engine.Draw:
		return l.toLine(atDrawPile)
	case engine.Discard:
		return []way{{inHand, atDiscardPile}}
	case engine.Replace:
		return []way{{inHand, a}, {a, atDiscardPile}}
	case engine.Snap:
		return []way{{a, atDiscardPile}}
	case engine.UseDrawTwo:
		return []way{{l.power(), atDrawPile}}
	case engine.Swap, engine.Switch:
		return []way{{a, b}, {b, a}}
	case engine.Give:
		_, to := l.view.Owes()
		return l.givenTo(a, to.Seat)
	}
	return nil
}

// power is where the card lies that gives a power: in hand, or played already.
func (l *sight) power() place {
	if l.view.Held() == engine.NoCard {
		return atDiscardPile
	}
	return inHand
}

// addChosen lets a card that looks at another be dragged to that one, once that
// is what cards are chosen for: otherwise it would replace it.
func (l *sight) addChosen(all map[way][]engine.Move) {
	for _, m := range l.moves {
		if m.Do == l.at.Choose && (m.Do == engine.Peek || m.Do == engine.LookAt) {
			all[way{l.power(), inLine(m.A)}] = []engine.Move{m}
		}
	}
}

// toLine are the ways from a place to each card of one's own.
func (l *sight) toLine(from place) []way {
	var all []way
	for slot := range l.view.Len(l.at.Seat) {
		all = append(all, way{from, inLine(engine.Spot{Seat: l.at.Seat, Slot: uint8(slot)})})
	}
	return all
}

// givenTo are the ways from a card to each of the line it is given to.
func (l *sight) givenTo(from place, s engine.Seat) []way {
	var all []way
	for slot := range l.view.Len(s) {
		all = append(all, way{from, inLine(engine.Spot{Seat: s, Slot: uint8(slot)})})
	}
	return all
}

// addTakes lets the top discard be dragged to the card it replaces.
func (l *sight) addTakes(all map[way][]engine.Move) {
	if !l.can(engine.Take) {
		return
	}
	for _, w := range l.toLine(atDiscardPile) {
		all[w] = []engine.Move{
			{Do: engine.Take, Seat: l.at.Seat},
			{Do: engine.Replace, Seat: l.at.Seat, A: w.to.spot},
		}
	}
}

// addSwaps lets a card be dragged to the one it is exchanged with while the card
// that allows it is in hand.
func (l *sight) addSwaps(all map[way][]engine.Move) {
	use := engine.Move{Do: engine.UseSwap, Seat: l.at.Seat}
	after, err := l.round.Play(use)
	if err != nil {
		return
	}
	view := after.View(l.at.Seat)
	for _, m := range view.AppendMoves(nil) {
		for _, w := range l.ways(m) {
			if _, taken := all[w]; !taken {
				all[w] = []engine.Move{use, m}
			}
		}
	}
}

// meant is the move that somebody seems to want who drags a card where it cannot
// go.
func (w way) meant(s engine.Seat) engine.Move {
	m := engine.Move{Seat: s}
	switch {
	case w.from == atDrawPile:
		m.Do = engine.Draw
	case w.from == atDiscardPile:
		m.Do = engine.Take
	case w.from == inHand && w.to == atDiscardPile:
		m.Do = engine.Discard
	case w.from == inHand:
		m.Do, m.A = engine.Replace, w.to.spot
	case w.to == atDiscardPile:
		m.Do, m.A = engine.Snap, w.from.spot
	default:
		m.Do, m.A, m.B = engine.Swap, w.from.spot, w.to.spot
	}
	return m
}
