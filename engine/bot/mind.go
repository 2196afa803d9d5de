package bot

import (
	"tabby/engine"
)

// point is one point in the unit of all estimates, a sixteenth of a point.
const point = 16

// kinds is the maximum number of faces of a deck.
const kinds = 72

// A Mind has what players know of the pack of one table before the deal. Use one for many
// rounds. Make it with [NewMind]. It may be used by several goroutines.
type Mind struct {
	pack   *engine.Pack
	faces  int
	points [kinds]int16        // in sixteenths, or replaced
	copies [kinds]uint8        // in the pack
	rank   [kinds]uint8        // equal for cards that match
	power  [kinds]engine.Power // what each card does
	played bool                // powers work whenever a card is played
	match  bool                // cards can be matched out of turn
	adds   bool                // a line counts the sum of its cards
	least  int16               // what the lowest card of the deck is below zero, in sixteenths
	best   int16               // what the lowest card counts, in sixteenths
	late   bool                // whether a call takes the place of a turn, so that a line can have got better after it could be called
	wait   int                 // turns each seat must have had before a call
	whole  odds                // of the whole pack

	steadys, sharps Weights // of steady players, which are zero, and of sharp ones
	search          search  // of sharp players
	future          *future
}

// replaced marks the points of a power card that is replaced at the end.
const replaced = -1

// NewMind returns the Mind of a pack.
func NewMind(p *engine.Pack) *Mind {
	rules := &p.Ruleset.Rules
	m := &Mind{
		search: careful(), future: &future{}, best: 1<<15 - 1,
		pack: p, faces: len(p.Deck),
		played: rules.Powers == engine.WhenPlayed,
		match:  rules.Snaps,
		adds:   rules.Counting == nil,
		wait:   p.Ruleset.Number(engine.MinKnockTurns),
		late:   p.Ruleset.Value(engine.CallTiming) == "instead_of_turn",
	}
	for i := range p.Deck {
		f := &p.Deck[i]
		m.points[i], m.copies[i], m.power[i] = int16(f.Points*point), uint8(f.Copies), f.Power
		if rules.Replaced && f.Power != engine.NoPower {
			m.points[i] = replaced
		} else {
			m.least, m.best = min(m.least, m.points[i]), min(m.best, m.points[i])
		}
		m.rank[i] = uint8(i)
		if before := max(i-1, 0); f.Rank == p.Deck[before].Rank && (f.Rank != "" || f.Name == p.Deck[before].Name) {
			m.rank[i] = m.rank[before]
		}
	}
	m.whole = m.count(&m.copies)
	m.sharps = tunedWeights[m.kind()]
	return m
}

// Move returns a legal move of the seat of the view, which must have one. It depends on the view,
// the game, the player's memory and the dice alone.
//
// In another player's turn there may be only snaps; Move then returns one even if
// the player would not snap. Ask [Mind.Snaps] first.
func (m *Mind) Move(v *engine.View, p Player) engine.Move {
	if move, ok := m.Snaps(v, p); ok {
		return move
	}
	switch p.Level {
	case Easy:
		return m.easy(v, p)
	case Sharp:
		return m.sharp(v, p)
	}
	s := m.look(v, m.sound(p.Game.known()), 0)
	return s.move()
}

// The numbers of points from which on, downwards and upwards, all cards are treated alike.
const (
	lowest  = -15
	highest = 15
	spread  = highest - lowest + 1
)

// odds are the expected values of an unseen card.
type odds struct {
	mean int16             // points, in sixteenths
	gain [spread + 1]int16 // what drawing saves, by the points of the worst own card, from lowest on
}

// count returns the odds of an unseen card, given the copies left of each face.
func (m *Mind) count(left *[kinds]uint8) odds {
	var byPoints [spread]int // from lowest on
	sum, numbers, powers := 0, 0, 0
	for c, n := range left[:m.faces] {
		if m.points[c] == replaced {
			powers += int(n)
			continue
		}
		sum += int(n) * int(m.points[c])
		numbers += int(n)
		byPoints[min(max(m.points[c]/point, lowest), highest)-lowest] += int(n)
	}
	if numbers == 0 {
		return odds{}
	}
	o := odds{mean: int16(sum / numbers)}
	below, area := 0, 0
	for w := range o.gain {
		o.gain[w] = int16(area * point / (numbers + powers))
		if w < len(byPoints) {
			below += byPoints[w]
		}
		area += below
	}
	return o
}

// saves returns what drawing a card is expected to save if the worst card of the line
// counts worst, all in sixteenths.
func (o *odds) saves(worst int16) int16 {
	w := min(max(worst, lowest*point), highest*point) - lowest*point
	low := o.gain[w/point]
	return low + (o.gain[w/point+1]-low)*(w%point)/point
}

// mostCards is how many cards of a line a player can forget.
const mostCards = 64

// A Memory says which of the own cards a player has forgotten in a round. A forgotten card stays
// forgotten until the player sees it again. The zero Memory begins a round.
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
