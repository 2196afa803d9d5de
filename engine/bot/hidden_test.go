package bot_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
)

// A tape is a round that can be played again with other cards.
type tape struct {
	pack    *engine.Pack
	players int
	deck    []engine.Card
	steps   []step
}

// A step is a move, or a shuffle.
type step struct {
	move  engine.Move
	order []engine.Card
}

func (t *tape) record(at *table, seed uint64, each func(m engine.Move)) {
	r := at.deal(seed)
	t.deck = slices.Clone(at.order)
	t.steps = nil
	for r.Phase() != engine.Over {
		if r.Waits() {
			order := slices.Clone(at.shuffle(r.AppendShuffle(at.order[:0])))
			t.steps = append(t.steps, step{order: order})
			if err := r.Reshuffle(order); err != nil {
				panic(err)
			}
			continue
		}
		m := at.next(&r)
		each(m)
		t.steps = append(t.steps, step{move: m})
		if err := r.Do(m); err != nil {
			panic(err)
		}
	}
}

// A past is a round that was played from a tape, and what a seat saw and remembers of it.
type past struct {
	round  engine.Round
	saw    []engine.View // before its moves, and now
	moves  []engine.Move
	memory bot.Memory
}

// decisions returns what the seat has decided.
func (p past) decisions() (all []bot.Decision) {
	for i, m := range p.moves {
		all = append(all, bot.Decision{View: p.saw[i], Move: m})
	}
	return all
}

// again plays what is on the tape with another deck, as far as it goes.
func (t *tape) again(deck []engine.Card, seat engine.Seat) (p past, ok bool) {
	r, err := t.pack.Deal(deck, t.players, 0)
	for _, s := range t.steps {
		if err != nil {
			return p, false
		}
		if s.order != nil {
			err = r.Reshuffle(s.order)
			continue
		}
		if v := r.View(seat); s.move.Seat == seat {
			p.saw, p.moves = append(p.saw, v), append(p.moves, s.move)
			p.memory.Note(&v, s.move)
		}
		err = r.Do(s.move)
	}
	p.round, p.saw = r, append(p.saw, r.View(seat))
	return p, err == nil
}

// scramble returns the round of the tape and another of which the seat has seen the same,
// by exchanging cards of the deck that make no difference to it.
func (t *tape) scramble(s engine.Seat, dice *rand.Rand) (real, other past) {
	real, _ = t.again(t.deck, s)
	other = real
	deck := slices.Clone(t.deck)
	for range 12 {
		i, j := dice.IntN(len(deck)), dice.IntN(len(deck))
		deck[i], deck[j] = deck[j], deck[i]
		if again, ok := t.again(deck, s); ok && slices.Equal(again.saw, real.saw) {
			other = again
		} else {
			deck[i], deck[j] = deck[j], deck[i]
		}
	}
	return real, other
}

func TestMoveDoesNotDependOnHiddenCards(t *testing.T) {
	for _, rules := range engine.Variants() {
		t.Run(rules.ID, func(t *testing.T) {
			at := seat(pack(t, rules.ID, nil), bot.Sharp, bot.Steady, bot.Easy)
			tape := &tape{pack: at.pack, players: len(at.seats)}
			scrambled := 0
			for seed := range uint64(4) {
				dice := rand.New(rand.NewPCG(seed, 3))
				tape.record(at, seed, func(m engine.Move) {
					if m.Seat == engine.Nobody {
						return
					}
					real, other := tape.scramble(m.Seat, dice)
					if other.round != real.round {
						scrambled++
					}
					for _, l := range bot.Levels() {
						if a, z := decides(at.mind, real, m.Seat, l), decides(at.mind, other, m.Seat, l); a != z {
							t.Fatalf("%v: %s, and with other hidden cards %s", l, a, z)
						}
					}
				})
			}
			if scrambled < 60 {
				t.Errorf("only %d rounds could be scrambled", scrambled)
			}
		})
	}
}

// decides returns what a player does and whether it snaps, always with the same
// dice.
func decides(mind *bot.Mind, at past, s engine.Seat, l bot.Level) string {
	player := bot.Player{Level: l, Memory: at.memory, Dice: rand.New(rand.NewPCG(5, 5))}
	v := at.round.View(s)
	snap, snaps := mind.Snaps(&v, player)
	return fmt.Sprint(mind.Move(&v, player), snap, snaps)
}
