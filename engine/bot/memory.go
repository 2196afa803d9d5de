package bot

import "tabby/engine"

// mostCards is how many cards of a line a player can forget.
const mostCards = 64

// A Memory is which of the own cards a player has forgotten in a round. A forgotten card
// stays forgotten until the player sees it again. The zero Memory begins a round.
//
// It is a function of what the player has seen and done: the same round is forgotten in
// the same way.
type Memory struct {
	forgot uint64                 // own cards by slot
	known  [mostCards]engine.Card // the own line as last seen, by slot
	noise  uint64                 // a hash of the turns so far
}

// Note adds a move of the player, with the view before it. All moves of the player must
// be noted in their order.
func (m *Memory) Note(v *engine.View, move engine.Move) {
	m.attend(v)
	switch move.Do {
	case engine.Peek, engine.LookAt, engine.Replace:
		if move.A.Seat == v.Seat {
			m.forgot &^= 1 << (move.A.Slot % mostCards)
		}
	}
}

// after returns the memory of a player who is about to move.
func (m Memory) after(v *engine.View) Memory {
	m.attend(v)
	return m
}

// attend notes how the own line has changed, and at the beginning of a turn which cards
// are forgotten.
func (m *Memory) attend(v *engine.View) {
	n := min(uint8(v.Len(v.Seat)), mostCards)
	for slot := range n {
		at := engine.Spot{Seat: v.Seat, Slot: slot}
		if c := v.Card(at); c != m.known[slot] || v.FaceUp(at) {
			m.known[slot] = c
			m.forgot &^= 1 << slot
		}
	}
	if v.Turn() != v.Seat || v.Phase() != engine.Starting {
		return
	}
	m.noise = mixed(m.noise ^ uint64(v.Seat)<<32 ^ uint64(v.TurnsHad(v.Seat))<<16 ^ uint64(v.DrawPile())<<8 ^ uint64(v.Discarded(0)))
	for slot := range n {
		at := engine.Spot{Seat: v.Seat, Slot: slot}
		if !v.FaceUp(at) && mixed(m.noise^uint64(slot)<<8^uint64(m.known[slot]))%forgets == 0 {
			m.forgot |= 1 << slot
		}
	}
}

// mixed returns a hash of a number: the last steps of SplitMix64.
func mixed(n uint64) uint64 {
	n += 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}
