package bot_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/must"
)

// random is the level of a player who makes any move at all.
const random = bot.Level(9)

// oldSharp is the level of a sharp player of [bot.OldSharp].
const oldSharp = bot.Level(10)

func pack(t testing.TB, variant string, house engine.House) *engine.Pack {
	t.Helper()
	table := must.Get(engine.NewRuleset(variant, house))
	return must.Get(engine.NewPack(table))
}

// A table is where computer players play each other.
type table struct {
	pack  *engine.Pack
	mind  *bot.Mind
	old   *bot.Mind // of players of the level oldSharp
	seats []bot.Level
	first engine.Seat
	dice  *rand.Rand // of the players
	cards *rand.Rand // of the deck
	order []engine.Card
	moves []engine.Move
	see   func(*engine.Round, engine.Move) // is shown every move
	count int

	memory [engine.MaxSeats]bot.Memory
}

// seat returns a table whose sharp players hurry.
func seat(p *engine.Pack, seats ...bot.Level) *table {
	return &table{pack: p, mind: bot.NewMind(p).Hurried(6), old: bot.OldSharp(p), seats: seats}
}

func (t *table) shuffle(cards []engine.Card) []engine.Card {
	t.order = cards
	t.cards.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}

// deal begins a round. The same seed deals the same cards.
func (t *table) deal(seed uint64) engine.Round {
	t.cards, t.dice = rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 2))
	r, err := t.pack.Deal(t.shuffle(t.pack.AppendCards(t.order[:0])), len(t.seats), t.first)
	if err != nil {
		panic(err)
	}
	t.count = 0
	t.memory = [engine.MaxSeats]bot.Memory{}
	return r
}

// play plays a round to its end.
func (t *table) play(seed uint64) engine.Result {
	r := t.deal(seed)
	for r.Phase() != engine.Over {
		if r.Waits() {
			if err := r.Reshuffle(t.shuffle(r.AppendShuffle(t.order[:0]))); err != nil {
				panic(err)
			}
			continue
		}
		m := t.next(&r)
		if t.see != nil {
			t.see(&r, m)
		}
		if err := r.Do(m); err != nil {
			panic(fmt.Sprintf("%v of seat %d: %v", m, m.Seat, err))
		}
		if t.count++; t.count > 5000 {
			panic("a round without end")
		}
	}
	return t.pack.Result(&r)
}

// next returns the next move: of a player who can match a card, else of one with a power
// to use, else of the player whose turn it is, else of no player.
func (t *table) next(r *engine.Round) engine.Move {
	for s := range engine.Seat(len(t.seats)) {
		if r.MoveKinds(s).Has(engine.Snap) {
			v := r.View(s)
			if m, ok := t.snaps(&v); ok {
				return m
			}
		}
	}
	for s := range engine.Seat(len(t.seats)) {
		if t.due(r, s) {
			v := r.View(s)
			return t.move(&v)
		}
	}
	t.moves = r.AppendMoves(t.moves[:0])
	for _, m := range t.moves {
		if m.Seat == engine.Nobody {
			return m
		}
	}
	panic("nobody has a move")
}

// due reports whether a seat has to move.
func (t *table) due(r *engine.Round, s engine.Seat) bool {
	return r.MoveKinds(s)&^(1<<engine.Snap) != 0 && (s == r.Turn() || r.MoveKinds(s).Has(engine.Skip) ||
		r.Phase() == engine.Looking || r.Phase() == engine.Giving)
}

// player returns the computer player of a seat.
func (t *table) player(s engine.Seat) bot.Player {
	return bot.Player{Level: min(t.seats[s], bot.Sharp), Memory: t.memory[s], Dice: t.dice}
}

func (t *table) mindOf(s engine.Seat) *bot.Mind {
	if t.seats[s] == oldSharp {
		return t.old
	}
	return t.mind
}

func (t *table) snaps(v *engine.View) (engine.Move, bool) {
	if t.seats[v.Seat] == random {
		return engine.Move{}, false
	}
	m, ok := t.mindOf(v.Seat).Snaps(v, t.player(v.Seat))
	if ok {
		t.memory[v.Seat].Note(v, m)
	}
	return m, ok
}

func (t *table) move(v *engine.View) engine.Move {
	if t.seats[v.Seat] != random {
		m := t.mindOf(v.Seat).Move(v, t.player(v.Seat))
		t.memory[v.Seat].Note(v, m)
		return m
	}
	t.moves = v.AppendMoves(t.moves[:0])
	n := 0
	for _, m := range t.moves {
		if m.Do == engine.Snap || m.Do == engine.Knock && t.dice.IntN(8) > 0 {
			continue
		}
		t.moves[n] = m
		n++
	}
	return t.moves[t.dice.IntN(n)]
}
