package rulesref

import (
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
)

// powersSeen is what came of power cards, and of matches in time, in some rounds.
type powersSeen struct {
	heldPower, keptPower   bool // a power card was drawn, and put into the line
	used, usedOn, usedCall bool // a power, after which the turn went on, or its player could call
	twoUsed, twoBoth       bool // the first card of a Draw 2 was used, and another was drawn
	inTwo                  bool // a Draw 2 was used in this turn
	twoEnds, twoCall       bool // such a turn came to its end, and its player could call
	spent                  bool // a power was used that was not in hand
	drawn, drawnOpen       bool // somebody drew while a card could be matched, and it still could
	timed                  bool // the table closes the time to match
}

// uses has the moves that use a power to its end.
var uses = []engine.MoveKind{engine.Peek, engine.LookAt, engine.Swap, engine.Switch}

// powers notes what a move of a power card led to.
func (s *powersSeen) powers(before, r *engine.Round, m engine.Move) {
	s.timed = s.timed || m.Do == engine.CloseWindow
	own := m.Seat == before.Turn()
	if !own {
		return
	}
	if m.Do == engine.Draw {
		s.inTwo = false
		if _, open := before.Window(); open {
			_, still := r.Window()
			s.drawn, s.drawnOpen = true, s.drawnOpen || still
		}
	}
	holds := before.Phase() == engine.HoldDrawn
	if holds && before.PowerOf(before.Held()) != engine.NoPower {
		s.heldPower, s.keptPower = true, s.keptPower || m.Do == engine.Replace
	}
	if holds && m.Do == engine.Replace && before.Owed() > 0 {
		s.twoUsed, s.twoBoth = true, s.twoBoth || r.Phase() == engine.HoldDrawn && r.Turn() == m.Seat
	}
	s.inTwo = s.inTwo || m.Do == engine.UseDrawTwo
	calls := r.Phase() == engine.Ending && r.MoveKinds(m.Seat).Has(engine.Knock)
	for _, do := range uses {
		if m.Do == do && (holds || before.Phase() == engine.SwapSelect) {
			s.used, s.usedCall = true, s.usedCall || calls
			s.usedOn = s.usedOn || r.Turn() == m.Seat && r.Phase() != engine.Ending && r.Caller() == engine.Nobody && r.Reason() == engine.NotOver
		}
	}
	if s.inTwo && r.Phase() == engine.Ending {
		s.twoEnds, s.twoCall = true, s.twoCall || calls
	}
	if m.Do == engine.UseSwap || m.Do == engine.UseDrawTwo || m.Do == engine.Peek || m.Do == engine.LookAt {
		s.spent = s.spent || !holds
	}
}

// powerPlays hold the answers about power cards against what was seen.
var powerPlays = map[string]func(desk, seen, *played){
	"q-keep-power": func(_ desk, s seen, p *played) {
		if s.heldPower {
			p.wants(s.keptPower, "Yes, it may replace a card")
			p.wants(!s.keptPower, "No, not at this table.")
		}
	},
	"q-turn-over": func(_ desk, s seen, p *played) {
		if s.used {
			p.wants(!s.usedOn, "Yes.")
			p.wants(s.usedCall, "But you may still call at the end of it.")
		}
	},
	"q-draw2-both": func(_ desk, s seen, p *played) {
		if s.twoUsed {
			p.wants(!s.twoBoth, "No. If you use the first card, your turn is over.")
		}
	},
	"q-draw2-call": func(_ desk, s seen, p *played) {
		if s.twoEnds {
			p.wants(s.twoCall, "as after any other turn")
			p.wants(!s.twoCall, "at this table you call instead of taking a turn")
		}
	},
	"q-spent-power": func(_ desk, s seen, p *played) {
		if s.used {
			p.wants(!s.spent, "While it lies on the discard pile, nobody may use it.")
		}
	},
	"q-snap-time": func(_ desk, s seen, p *played) {
		if s.drawn {
			p.wants(s.drawnOpen && !s.timed, "Drawing doesn’t end it.")
			p.wants(!s.drawnOpen || s.timed, "You have ")
		}
	},
}

// playSuperPeek counts the cards that look at any card, beside those of the deck as it comes.
func playSuperPeek(d desk, p *played) bool {
	bare, ok := d.with(engine.House{engine.SuperPeek: "0"})
	if !ok || !d.offers(engine.SuperPeek) {
		return false
	}
	n := d.count(engine.LookAny) - bare.count(engine.LookAny)
	p.wants(n == 0, "Added at this table: none.")
	p.wants(n > 0, fmt.Sprintf("Added at this table: %d", max(1, n)))
	return true
}

// count counts the cards of the deck that have a power.
func (d desk) count(power engine.Power) (n int) {
	pack, err := engine.NewPack(d.made)
	if err != nil {
		return 0
	}
	for _, f := range pack.Deck {
		if f.Power == power {
			n += f.Copies
		}
	}
	return n
}

// playTwoShuffle lets the draw pile run out within a Draw 2.
func playTwoShuffle(d desk, pack *engine.Pack, p *played) bool {
	if d.rules.Powers == engine.WhenPlayed {
		return false
	}
	var two, plain []engine.Card
	for _, c := range pack.AppendCards(nil) {
		switch d.made.Power(pack.Deck[c]) {
		case engine.DrawTwo:
			two = append(two, c)
		case engine.NoPower:
			plain = append(plain, c)
		}
	}
	if len(two) == 0 {
		return false
	}
	pos := engine.Position{Looked: true, Draw: append(two[:1:1], plain[0]), Discard: plain[1:4]}
	for plain = plain[4:]; len(pos.Lines) < 2; plain = plain[d.rules.Hand:] {
		pos.Lines = append(pos.Lines, plain[:d.rules.Hand])
	}
	r, err := pack.Place(pos)
	for _, do := range []engine.MoveKind{engine.Draw, engine.UseDrawTwo, engine.Discard} {
		if err == nil {
			err = r.Do(engine.Move{Do: do})
		}
	}
	if err != nil || !r.Waits() {
		panic(fmt.Sprint("no card has to be shuffled: ", err))
	}
	shuffled := r.AppendShuffle(nil)
	p.wants(len(shuffled) == r.Discards()-1, "without the top card")
	p.wants(len(shuffled) == r.Discards() && slices.Contains(shuffled, two[0]), "as always, with the")
	return true
}

// playLook returns a play of who looks at cards before the first turn, which an answer says with
// these words, and with others where nobody does.
func playLook(once, never string) func(desk, *played) bool {
	return func(d desk, p *played) bool {
		pack, err := engine.NewPack(d.made)
		if err != nil {
			return false
		}
		r, err := pack.Deal(pack.AppendCards(nil), max(2, d.rules.Players.Min), 0)
		if err != nil {
			return false
		}
		outer, looks := r.MoveKinds(0).Has(engine.FirstLook), r.Phase() == engine.Looking
		if looks {
			if err := r.Do(first(r.AppendMoves(nil), engine.FirstLook, engine.FirstLookTwo)); err != nil {
				panic(err)
			}
		}
		known, v := 0, r.View(0)
		for slot := range v.Len(0) {
			if v.Knows(engine.Spot{Slot: uint8(slot)}) {
				known++
			}
		}
		if again := r.MoveKinds(0); again.Has(engine.FirstLook) || again.Has(engine.FirstLookTwo) {
			p.miss = append(p.miss, "more than once")
		}
		p.wants(looks && outer && known == 2, "both outer cards")
		p.wants(looks && !outer && known == 2, "any two of ")
		p.wants(looks, once)
		p.wants(!looks, never)
		return true
	}
}

// playLastPower lets Ann match a power card with the only card that she has, which has that power.
func playLastPower(d desk, pack *engine.Pack, p *played) bool {
	if !d.rules.Snaps {
		return false
	}
	var same, plain []engine.Card
	for _, c := range pack.AppendCards(nil) {
		switch f := pack.Deck[c]; {
		case d.made.Power(f) == engine.NoPower:
			plain = append(plain, c)
		case len(same) == 0 || f.Rank == pack.Deck[same[0]].Rank:
			same = append(same, c)
		}
	}
	if len(same) < 2 {
		return false
	}
	r, err := pack.Place(engine.Position{
		Lines: [][]engine.Card{same[:1], plain[:4]}, Draw: append(same[1:2:2], plain[5:]...), Discard: plain[4:5],
		Turn: 1, Looked: true,
	})
	for _, m := range []engine.Move{{Do: engine.Draw, Seat: 1}, {Do: engine.Discard, Seat: 1}, {Do: engine.Snap, Seat: 0}} {
		if err == nil {
			err = r.Do(m)
		}
	}
	if err != nil {
		panic(err)
	}
	p.wants(r.Phase() == engine.Over || r.Phase() == engine.Revealing, "No. The round is over.")
	return !strings.Contains(p.text, "Yes")
}
