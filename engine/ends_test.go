package engine_test

import (
	"math/rand/v2"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// TestARoundEndsEvenIfNobodyEndsIt plays rounds of every variant, by the book and under each house
// rule, in which nobody ever calls: each fits into a log.
func TestARoundEndsEvenIfNobodyEndsIt(t *testing.T) {
	for _, rules := range engine.Variants() {
		houses := []engine.House{nil}
		for _, o := range rules.House {
			for _, v := range o.Key.Rule().Words {
				if !o.Key.Rule().Sheet {
					houses = append(houses, engine.House{o.Key: v})
				}
			}
		}
		for i, house := range houses {
			table := must.Get(engine.NewRuleset(rules.ID, house))
			for _, avoid := range []engine.MoveKind{engine.Draw, engine.Take, engine.Snap} {
				words, why := endless(t, table, rules.Players.Max, avoid, uint64(i))
				if words > engine.MaxLogMoves || why == engine.Called {
					t.Errorf("%s %v without %v: %d words, %v", rules.ID, house, avoid, words, why)
				}
			}
		}
	}
}

// endless plays a round of players who never call, nor do what they avoid where they have another
// move. It returns how many words its log has, and why it ended.
func endless(t *testing.T, table engine.Ruleset, players int, avoid engine.MoveKind, seed uint64) (words int, why engine.Reason) {
	t.Helper()
	p := must.Get(engine.NewPack(table))
	dice := rand.New(rand.NewPCG(seed, 0))
	shuffled := func(cards []engine.Card) []engine.Card {
		dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		return cards
	}
	r := must.Get(p.Deal(shuffled(p.AppendCards(nil)), players, 0))
	var all []engine.Move
	for ; r.Phase() != engine.Over; words++ {
		if r.Waits() {
			must.Do(t, r.Reshuffle(shuffled(r.AppendShuffle(nil))))
			continue
		}
		all = r.AppendMoves(all[:0])
		move := all[dice.IntN(len(all))]
		for range 50 {
			if move.Do != engine.Knock && move.Do != avoid {
				break
			}
			move = all[dice.IntN(len(all))]
		}
		if move.Do == engine.Knock {
			continue
		}
		must.Do(t, r.Do(move))
	}
	return words, r.Reason()
}
