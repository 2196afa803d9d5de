package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// A trial is a table and the dice for a round of random play.
type trial struct {
	variant string
	rules   *engine.Rules // of a variant that is not among those offered
	house   engine.House
	players int
	first   int
	seed    uint64
}

func (tr trial) String() string {
	return fmt.Sprintf("%s for %d, seat %d begins, house %v, seed %d", tr.variant, tr.players, tr.first, tr.house, tr.seed)
}

// tb is what tests, benchmarks and rapid have in common.
type tb interface {
	must.T
	Fatalf(format string, args ...any)
}

func pack(t tb, variant string, house engine.House) *engine.Pack {
	t.Helper()
	return must.Get(engine.NewPack(table(t, variant, house)))
}

// values are the values to try of a house rule that concerns the round.
func values(k engine.Key) []engine.Value {
	r := k.Rule()
	all := slices.Clone(r.Words)
	if r.Numbers != (engine.Range{}) {
		for n := r.Numbers.Min; n <= min(r.Numbers.Max, r.Numbers.Min+4); n++ {
			all = append(all, engine.Number(n))
		}
		all = append(all, engine.Number(r.Numbers.Max))
	}
	if k == engine.AddedPowerCards {
		all = append(all, "7=peek_own", "8=look_any", "2=swap_other,3=switch_any", "A=draw_two,K=draw_two", "5=draw_two,6=peek_own,9=switch_any")
	}
	return all
}

// roundRules are the house rules of a variant that concern the round.
func roundRules(r engine.Rules) []engine.Key {
	var keys []engine.Key
	for _, o := range r.House {
		if !o.Key.Rule().Sheet {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// trials draws tables of every kind.
var trials = rapid.Custom(func(t *rapid.T) trial {
	r := rapid.SampledFrom(engine.Variants()).Draw(t, "variant")
	tr := trial{variant: r.ID, house: engine.House{}, players: rapid.IntRange(r.Players.Min, r.Players.Max).Draw(t, "players")}
	for _, k := range roundRules(r) {
		if rapid.IntRange(0, 2).Draw(t, "agreed") == 0 {
			tr.house[k] = rapid.SampledFrom(values(k)).Draw(t, string(k))
		}
	}
	tr.first = rapid.IntRange(0, tr.players-1).Draw(t, "first")
	tr.seed = rapid.Uint64().Draw(t, "seed")
	return tr
})

// A walk is a round of random play, a step at a time.
type walk struct {
	trial
	pack  *engine.Pack
	dice  *rand.Rand
	order []engine.Card
	round engine.Round
	moves []engine.Move
	steps int
}

func (tr trial) begin(t tb) *walk {
	w := &walk{trial: tr, dice: rand.New(rand.NewPCG(tr.seed, 1))}
	if tr.rules == nil {
		w.pack = pack(t, tr.variant, tr.house)
	} else {
		w.pack = must.Get(engine.NewPack(engine.Ruleset{Rules: *tr.rules}))
	}
	w.order = w.shuffled(w.pack.AppendCards(nil))
	var err error
	if w.round, err = w.pack.Deal(w.order, tr.players, engine.Seat(tr.first)); err != nil {
		t.Fatalf("%v: %v", tr, err)
	}
	return w
}

func (w *walk) shuffled(cards []engine.Card) []engine.Card {
	w.dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}

// choose picks a legal move: a player who can move, then one of their kinds of move,
// then one of those moves. Knocks and snaps are tried now and then only, or
// rounds would end at once and lines grow without end.
func (w *walk) choose() engine.Move {
	w.moves = w.round.AppendMoves(w.moves[:0])
	if matches := w.matching(); len(matches) > 0 && w.dice.IntN(2) == 0 {
		return w.any(matches)
	}
	some := w.moves
	for _, seldom := range []engine.MoveKind{engine.Snap, engine.Knock} {
		others := slices.DeleteFunc(slices.Clone(some), func(m engine.Move) bool { return m.Do == seldom })
		if len(others) > 0 && w.dice.IntN(5) > 0 {
			some = others
		}
	}
	some = w.alike(some, func(m engine.Move) int { return int(m.Seat) })
	return w.any(w.alike(some, func(m engine.Move) int { return int(m.Do) }))
}

// alike picks one of the values that moves have, and returns those that have it.
func (w *walk) alike(moves []engine.Move, value func(engine.Move) int) []engine.Move {
	var values []int
	for _, m := range moves {
		if !slices.Contains(values, value(m)) {
			values = append(values, value(m))
		}
	}
	chosen := values[w.dice.IntN(len(values))]
	return slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return value(m) != chosen })
}

func (w *walk) any(moves []engine.Move) engine.Move { return moves[w.dice.IntN(len(moves))] }

// matching returns the snaps that are right.
func (w *walk) matching() []engine.Move {
	top, open := w.round.Window()
	if !open {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(w.moves), func(m engine.Move) bool {
		return m.Do != engine.Snap || !sameRank(w.pack, top, w.round.Card(m.A))
	})
}

func sameRank(p *engine.Pack, a, b engine.Card) bool {
	f, g := p.Deck[a], p.Deck[b]
	return f.Rank == g.Rank && (f.Rank != "" || f.Name == g.Name)
}

// anything returns a move that may be nonsense.
func (w *walk) anything() engine.Move {
	spot := func() engine.Spot {
		if w.dice.IntN(3) == 0 {
			return engine.Spot{}
		}
		return engine.Spot{Seat: engine.Seat(w.dice.IntN(w.players + 1)), Slot: uint8(w.dice.IntN(6))}
	}
	m := engine.Move{Do: engine.MoveKind(w.dice.IntN(24)), Seat: engine.Seat(w.dice.IntN(w.players + 1)), A: spot(), B: spot()}
	if int(m.Seat) == w.players && w.dice.IntN(2) == 0 {
		m.Seat = engine.Nobody
	}
	return m
}

// tables returns every variant for every number of players, by the book and with
// each house rule of the round at each of its values in turn.
func tables() []trial {
	var all []trial
	for _, r := range engine.Variants() {
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			all = append(all, trial{variant: r.ID, players: n})
			for _, k := range roundRules(r) {
				for _, v := range values(k) {
					all = append(all, trial{variant: r.ID, players: n, house: engine.House{k: v}})
				}
			}
		}
	}
	return all
}

// step plays a move, which it returns, or shuffles.
func (w *walk) step(t tb) engine.MoveKind {
	if w.round.Waits() {
		must.Do(t, w.round.Reshuffle(w.shuffled(w.round.AppendShuffle(nil))))
		return engine.CloseWindow
	}
	m := w.choose()
	must.Do(t, w.round.Do(m))
	return m.Do
}
