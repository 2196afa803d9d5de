package bot

import "tabby/engine"

// Weights say how a sharp player judges otherwise than a steady one, in sixteenths of a point
// unless their names say otherwise. Zero weights are those of a steady player.
type Weights [weightCount]int16

// A Weight is the index of one of the [Weights].
type Weight uint8

// The weights.
const (
	CallAt       Weight = iota // added to the most points of a line that is called
	CallUnknown                // the same, for each unknown own card
	CallPlayers                // the same, for each player above two
	CallTurns                  // the same, for each own turn, at most patience
	CallOthers                 // the same, in sixteenths of what the lowest other line is above average
	Unknown                    // added to an unknown own card when one is to be replaced
	UnknownTurns               // the same, for each own turn, at most patience
	UnknownLast                // the same in the final lap, instead of the two above
	Take                       // what taking has to save more than drawing
	TakeLast                   // the same in the final lap
	Keep                       // what a drawn card has to save more than another use of it
	PeekWorth                  // added to what a look at an own card is worth
	SwapWorth                  // the same, of an exchange
	DrawTwoWorth               // the same, of Draw 2
	OtherDrawn                 // added to the points of another player's drawn card
	OtherDealt                 // added to the points of another player's dealt card, for each of their turns, at most patience
	Counting                   // added to 16: by how many sixteenths seen cards change the odds of unseen ones

	weightCount = iota
)

// A judgement is what a player judges cards by.
type judgement struct {
	odds    *odds
	weights *Weights
	game    *Game // or nil
}

// sound returns the judgement of a steady player in a game, or in none if it is nil.
func (m *Mind) sound(g *Game) judgement { return judgement{&m.whole, &m.steadys, g} }

// tuned returns the judgement of a sharp player who does not count cards.
func (m *Mind) tuned(g *Game) judgement { return judgement{&m.whole, &m.sharps, g} }

// Weighted returns a Mind with other weights of sharp players.
func (m *Mind) Weighted(w Weights) *Mind {
	other := *m
	other.sharps = w
	return &other
}

// Hurried returns a Mind whose sharp players try moves in at most that many worlds.
func (m *Mind) Hurried(worlds int) *Mind {
	other := *m
	other.search.worlds = worlds
	other.search.batch = min(other.search.batch, (worlds+1)/2)
	return &other
}

// Rule returns the move of a sharp player who does not try moves: by the weights, with the
// odds of unseen cards.
func (m *Mind) Rule(v *engine.View) engine.Move {
	o := m.counted(v)
	s := m.look(v, judgement{&o, &m.sharps, nil}, 0)
	return s.move()
}

// counted returns the odds of an unseen card to a sharp player.
func (m *Mind) counted(v *engine.View) odds {
	left := m.unseen(v)
	o := m.count(&left)
	part := 16 + int32(m.sharps[Counting])
	o.mean = m.whole.mean + int16(int32(o.mean-m.whole.mean)*part/16)
	for i := range o.gain {
		o.gain[i] = m.whole.gain[i] + int16(int32(o.gain[i]-m.whole.gain[i])*part/16)
	}
	return o
}

// A kind is what of the rules the weights depend on.
type kind struct {
	played   bool // powers work whenever a card is played
	match    bool // cards can be matched out of turn
	replaced bool // powers are replaced at the end
	adds     bool // a line counts the sum of its cards
}

// tunedWeights are the weights by kind of rules. Those of any other kind are zero.
var tunedWeights = map[kind]Weights{
	{replaced: true, adds: true}: { // tools/strength --variant rat-a-tat-cat --tune 1800
		CallAt: 43, CallUnknown: -32, CallPlayers: 1, CallTurns: -2, CallOthers: 10,
		Unknown: -6, UnknownTurns: 1, UnknownLast: 4, Take: 19, TakeLast: 8, Keep: 5,
		PeekWorth: 45, SwapWorth: 25, DrawTwoWorth: 8, OtherDrawn: 6, OtherDealt: 3,
	},
	{adds: true}: { // tools/strength --variant rat-a-tat-tat --tune 1800
		CallAt: 32, CallUnknown: -45, CallPlayers: 5, CallTurns: 1, CallOthers: 10,
		Unknown: 6, UnknownTurns: -3, UnknownLast: 4, Take: 22, TakeLast: 12, Keep: 3,
		PeekWorth: 1, SwapWorth: 10, DrawTwoWorth: 4, OtherDrawn: 9, OtherDealt: 5,
	},
	{played: true, match: true, adds: true}: { // tools/strength --variant recall --tune 900
		CallAt: 30, CallUnknown: 32, CallPlayers: -15, CallTurns: 1, CallOthers: 13,
		Unknown: 123, UnknownTurns: 4, UnknownLast: 19, Take: 50, TakeLast: 20, Keep: -7,
		PeekWorth: 38, SwapWorth: -86, DrawTwoWorth: -21, OtherDrawn: 21, OtherDealt: 5, Counting: 8,
	},
}

// kind returns the kind of rules of the table.
func (m *Mind) kind() kind {
	k := kind{played: m.played, match: m.match, adds: m.adds}
	for c := range m.faces {
		k.replaced = k.replaced || m.points[c] == replaced
	}
	return k
}
