package rulesref

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// showSwap lets Ann draw a card that swaps with another player, and show it or play it.
func (d desk) showSwap() (r engine.Round, swap engine.Card, ok bool) {
	pack, err := engine.NewPack(d.made)
	if err != nil {
		return r, swap, false
	}
	var plain []engine.Card
	for _, c := range pack.AppendCards(nil) {
		switch d.made.Power(pack.Deck[c]) {
		case engine.SwapOther:
			swap, ok = c, true
		case engine.NoPower:
			plain = append(plain, c)
		}
	}
	if !ok {
		return r, swap, false
	}
	pos := engine.Position{Looked: true}
	for range max(2, d.rules.Players.Min) {
		pos.Lines, plain = append(pos.Lines, plain[:d.rules.Hand]), plain[d.rules.Hand:]
	}
	pos.Discard, pos.Draw = plain[:1], append([]engine.Card{swap}, plain[1:]...)
	r, err = pack.Place(pos)
	for range 2 {
		if err == nil {
			err = r.Do(first(r.AppendMoves(nil), engine.Draw, engine.UseSwap, engine.Discard))
		}
	}
	if err != nil {
		panic(err)
	}
	return r, swap, true
}

// playMustSwap leaves the cards where they are after a swap was shown.
func playMustSwap(d desk, p *played) bool {
	r, swap, ok := d.showSwap()
	if !ok {
		return false
	}
	before := r
	none := first(r.AppendMoves(nil), engine.Decline, engine.Skip)
	may := none.Do == engine.Decline || none.Do == engine.Skip
	if err := r.Do(none); err != nil {
		panic(err)
	}
	for slot := range uint8(before.Len(0)) {
		may = may && r.Card(engine.Spot{Slot: slot}) == before.Card(engine.Spot{Slot: slot})
	}
	again := r.MoveKinds(0)
	left, _ := r.Pending(0)
	spent := r.Held() != swap && r.Discarded(0) == swap && left == 0 && !again.Has(engine.UseSwap) && !again.Has(engine.Swap)
	p.wants(may, "No. You may leave the cards where they are.")
	p.wants(spent, "is used up all the same.")
	return true
}

// playOwnSwap tries to swap two cards of Ann, and then one of hers with one of Ben.
func playOwnSwap(d desk, p *played) bool {
	r, _, ok := d.showSwap()
	if !ok {
		return false
	}
	own, other := false, r
	a, b := engine.Spot{Slot: 1}, engine.Spot{Seat: 1, Slot: 1} // the outer cards may lie open
	for _, do := range []engine.MoveKind{engine.Swap, engine.Switch} {
		two := r
		own = own || two.Do(engine.Move{Do: do, A: a, B: engine.Spot{Slot: 2}}) == nil
	}
	err := other.Do(engine.Move{Do: engine.Swap, A: a, B: b})
	changed := err == nil && other.Card(a) == r.Card(b) && other.Card(b) == r.Card(a)
	p.wants(!own, "No. A")
	p.wants(changed, "is for swapping a card of yours with a card of another player.")
	return true
}

// playRows finds on the sheet which cards of a hand are a column: the fewest that count nothing
// when they are of one rank.
func playRows(d desk, p *played) bool {
	n := d.largest()
	if pack, err := engine.NewPack(d.made); err == nil {
		r, err := pack.Deal(pack.AppendCards(nil), d.rules.Players.Min, 0)
		if err != nil || r.Len(0) != n {
			p.miss = append(p.miss, fmt.Sprint("cards that are dealt: ", r.Len(0), err))
		}
	}
	for rows := 2; rows <= n; rows++ {
		if n%rows == 0 && d.cancels(n, n/rows) {
			p.wants(true, fmt.Sprintf("In %s rows of %s.", en.Number(rows), en.Number(n/rows)))
			return true
		}
	}
	p.miss = append(p.miss, "no columns")
	return true
}

// largest returns the most cards that a hand can have on the sheet.
func (d desk) largest() int {
	var all []string
	for _, f := range d.made.Deck() {
		for range f.Copies {
			all = append(all, f.Code)
		}
	}
	for n := min(engine.MostHand, len(all)); n > 0; n-- {
		if _, ok := d.counted(all[:n]); ok {
			return n
		}
	}
	return 0
}

// counted returns what the sheet counts for a hand.
func (d desk) counted(cards []string) (int, bool) {
	in := d.round(0, 0, 0)
	in.Scores[ann] = &scoring.Score{Hand: cards}
	s, ok := d.play(start{}, in)
	if !ok {
		return 0, false
	}
	return s.Rounds[0].Cells[ann].Score.Points, true
}

// cancels reports whether the cards at every this many places of a hand of n count nothing if they
// are of one rank, and all others of different ranks.
func (d desk) cancels(n, every int) bool {
	same, others := d.oneRank()
	if len(same) < n/every || len(others) < n-n/every {
		return false // the deck has not the cards
	}
	sum := 0
	var hand []string
	for i := range n {
		if i%every == 0 {
			hand, same = append(hand, same[0].Code), same[1:]
			continue
		}
		hand, others, sum = append(hand, others[0].Code), others[1:], sum+others[0].Points
	}
	points, ok := d.counted(hand)
	return ok && points == sum
}

// oneRank returns all cards of the rank that counts most, and one of every other rank.
func (d desk) oneRank() (same, others engine.Deck) {
	deck := d.made.Deck()
	most := slices.MaxFunc(deck, func(a, b engine.Face) int { return a.Points - b.Points })
	seen := map[string]bool{most.Rank: true}
	for _, f := range deck {
		if f.Rank == most.Rank {
			same = append(same, slices.Repeat(engine.Deck{f}, f.Copies)...)
		}
		if !seen[f.Rank] {
			seen[f.Rank] = true
			others = append(others, f)
		}
	}
	return same, others
}

// playMustCall plays a round in which nobody calls as long as there is another move.
func playMustCall(d desk, pack *engine.Pack, p *played) bool {
	r, err := pack.Deal(pack.AppendCards(nil), max(2, d.rules.Players.Min), 0)
	if err != nil {
		return false
	}
	empty := untilEmpty(&r)
	uncalled := r.Caller() == engine.Nobody
	p.wants(uncalled && r.Reason() == engine.DeckOut, "No. Without a call, play goes on until the draw pile runs out.")
	p.wants(uncalled && empty && r.Reason() == engine.NotOver, "No. Without a call, play goes on.")
	return true
}

// untilEmpty throws every card away that is drawn, until the round is over or a turn has begun after the draw
// pile was empty and the discards were shuffled. It reports whether they were.
func untilEmpty(r *engine.Round) (empty bool) {
	for r.Phase() != engine.Over && (!empty || r.Phase() != engine.Starting) {
		var err error
		if r.Waits() {
			empty = empty || r.DrawPile() == 0
			err = r.Reshuffle(r.AppendShuffle(nil))
		} else {
			err = r.Do(uncalled(r.AppendMoves(nil)))
		}
		if err != nil {
			panic(err)
		}
	}
	return empty
}

// uncalled returns a move that goes on without a call, or a call if there is no other.
func uncalled(all []engine.Move) engine.Move {
	return first(all, engine.FirstLook, engine.FirstLookTwo, engine.CloseWindow, engine.Draw, engine.Discard, engine.Skip,
		engine.EndTurn, engine.Reveal, engine.ReplacePower, engine.Knock)
}
