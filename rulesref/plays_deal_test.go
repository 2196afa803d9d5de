package rulesref

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// seen is what came about in some rounds that were dealt and played at random.
type seen struct {
	powersSeen

	callAtStart, callAtEnd, callAgain, callAway bool // when calls are legal

	callerPlays, othersPlay bool // who has a turn after a call
	emptyEnds, shuffled     bool // what comes of an empty draw pile
	longer, shorter         bool // than the lines that were dealt
	noCards, noCardsGoesOn  bool // what comes of a line without cards
	snapped, snapPower      bool // a power card, and whether it has its power
	callerSnaps             bool
	wrongSnap               bool
	penalty                 int // the most cards that a wrong snap cost
	turns                   int // the fewest turns that everybody has had before a call
}

// deals plays rounds at the table, with few calls and many snaps. In the last two nobody calls, so that
// the draw pile runs out.
func (d desk) deals(rounds int) (s seen, ok bool) {
	pack, err := engine.NewPack(d.made)
	if err != nil {
		return s, false
	}
	dice := rand.New(rand.NewPCG(1, 2))
	s.turns = 99
	for n := range rounds {
		order := pack.AppendCards(nil)
		dice.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		r, err := pack.Deal(order, min(2+n%3, d.rules.Players.Max), 0)
		if err != nil {
			return s, false
		}
		few := 8
		if n >= rounds-2 {
			few = 1 << 20
		}
		for range 600 {
			if r.Phase() == engine.Over {
				break
			}
			s.step(d, &r, dice, few)
		}
		s.emptyEnds = s.emptyEnds || r.Reason() == engine.DeckOut
	}
	return s, true
}

// step plays a move, or shuffles. One in few moves may be a call.
func (s *seen) step(d desk, r *engine.Round, dice *rand.Rand, few int) {
	if r.Waits() {
		s.shuffled = true
		cards := r.AppendShuffle(nil)
		dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		if err := r.Reshuffle(cards); err != nil {
			panic(err)
		}
		return
	}
	all := r.AppendMoves(nil)
	m := all[dice.IntN(len(all))]
	calls, snaps := dice.IntN(few) == 0, dice.IntN(4) == 0
	for _, can := range all {
		s.note(r, can)
		if can.Do == engine.Knock && calls || m.Do == engine.Knock && !calls || can.Do == engine.Snap && snaps {
			m = can
		}
	}
	before := *r
	if err := r.Do(m); err != nil {
		panic(err)
	}
	s.follow(d, &before, r, m)
	s.powers(&before, r, m)
}

// note notes what a player may do.
func (s *seen) note(r *engine.Round, m engine.Move) {
	if m.Do == engine.Snap && m.Seat == r.Caller() {
		s.callerSnaps = true
	}
	if m.Do != engine.Knock {
		return
	}
	s.callAtStart = s.callAtStart || r.Phase() == engine.Starting
	s.callAtEnd = s.callAtEnd || r.Phase() == engine.Ending
	s.callAgain = s.callAgain || r.Caller() != engine.Nobody
	s.callAway = s.callAway || m.Seat != r.Turn()
	for seat := range r.Players() {
		had := r.TurnsHad(engine.Seat(seat))
		if engine.Seat(seat) == r.Turn() && r.Phase() == engine.Ending {
			had++ // the turn that ends with the call
		}
		s.turns = min(s.turns, had)
	}
}

// follow notes what a move led to.
func (s *seen) follow(d desk, before, r *engine.Round, m engine.Move) {
	if r.Caller() != engine.Nobody && r.Phase() == engine.Starting {
		s.callerPlays = s.callerPlays || r.Turn() == r.Caller()
		s.othersPlay = s.othersPlay || r.Turn() != r.Caller()
	}
	for seat := range r.Players() {
		cards := r.Len(engine.Seat(seat))
		s.longer, s.shorter = s.longer || cards > d.rules.Hand, s.shorter || cards < d.rules.Hand
		if cards == 0 {
			s.noCards = true
			s.noCardsGoesOn = s.noCardsGoesOn || r.Phase() == engine.Starting || r.Phase() == engine.Ending
		}
	}
	if m.Do == engine.Snap && r.Discards() == before.Discards() && r.Discards() > 0 {
		s.wrongSnap, s.penalty = true, max(s.penalty, r.Len(m.Seat)-before.Len(m.Seat))
		return
	}
	if m.Do != engine.Snap || r.Len(m.Seat) >= before.Len(m.Seat) && m.A.Seat == m.Seat {
		return
	}
	if before.PowerOf(before.Card(m.A)) != engine.NoPower {
		was, _ := before.Pending(m.Seat)
		is, _ := r.Pending(m.Seat)
		s.snapped, s.snapPower = true, s.snapPower || is > was
	}
}

// playDeal returns a play of what is seen in some rounds.
func playDeal(hold func(desk, seen, *played)) func(desk, *played) bool {
	return func(d desk, p *played) bool {
		if matters := strings.Fields("min_knock_turns call_timing reshuffle recall_deckout recall_powers snap_penalty snap_active snap_multi snap_who caller_snaps keep_power_as_blank snap_window powers_in_draw2 draw2_nested"); !d.sets(matters) {
			return false
		}
		s, ok := d.watch()
		if ok = ok && s.othersPlay; ok { // somebody called
			hold(d, s, p)
		}
		return ok
	}
}

// sets reports whether the table sets nothing, or one of these house rules.
func (d desk) sets(keys []string) bool {
	for _, k := range keys {
		if _, ok := d.house[engine.Key(k)]; ok {
			return true
		}
	}
	return len(d.house) == 0
}

var dealt = map[string]func(desk, *played) bool{
	"q-call-when": playDeal(func(d desk, s seen, p *played) {
		p.wants(d.amount(engine.MinKnockTurns) > 0 && s.turns > 0, "everybody has had "+en.Count(s.turns, words.Turn)+".")
		p.wants(s.callAtStart && !s.callAtEnd, "On your turn, instead of taking it.")
		p.wants(s.callAtStart && s.callAtEnd, "instead of taking it, or at the end of it")
		p.wants(!s.callAtStart && s.callAtEnd, "At the end of your own turn. Not instead of it")
	}),
	"q-call-turn":   playDeal(func(_ desk, s seen, p *played) { p.wants(!s.callAway, "No. Call") }),
	"q-call-again":  playDeal(func(_ desk, s seen, p *played) { p.wants(!s.callAgain, "No. A call starts the last turns") }),
	"q-caller-turn": playDeal(func(_ desk, s seen, p *played) { p.wants(!s.callerPlays, "the caller has none") }),
	"q-others-turn": playDeal(func(_ desk, s seen, p *played) { p.wants(s.othersPlay, "Yes. Everybody but the caller") }),
	"q-snap-caller": playDeal(func(_ desk, s seen, p *played) { p.wants(s.callerSnaps, "Yes, at this table.") }),
	"q-snap-wrong": playDeal(func(_ desk, s seen, p *played) {
		if s.wrongSnap {
			p.wants(s.penalty == 0, "There is no penalty.")
			p.wants(s.penalty == 1, "As a penalty you draw 1 card.")
			p.wants(s.penalty > 1, fmt.Sprintf("As a penalty you draw %d cards.", max(2, s.penalty)))
		}
	}),
	"q-snap-refill": playDeal(func(_ desk, s seen, p *played) { p.wants(s.shorter, "Your line is a card shorter") }),
	"q-empty-over":  playDeal(playEmpty),

	"q-draw2-shuffle": withPack(playTwoShuffle), // whose only number is the name of a card
	"q-empty-pile": playDeal(func(_ desk, s seen, p *played) {
		if s.shuffled || s.emptyEnds {
			p.wants(!s.shuffled && s.emptyEnds, "ound is over")
			p.wants(s.shuffled, "Shuffle the")
		}
	}),
	"q-call-first": playDeal(func(d desk, s seen, p *played) {
		p.wants(d.amount(engine.MinKnockTurns) == 0 && s.turns <= 1, "Yes. There is no rule against it.")
		p.wants(d.amount(engine.MinKnockTurns) > 0 && s.turns > 0, fmt.Sprintf("No. First everybody has %d turn", s.turns))
	}),
	"q-more-cards": playDeal(func(_ desk, s seen, p *played) {
		p.wants(s.longer, "Yes, after a wrong snap")
		p.wants(!s.longer && s.shorter, "Your line only gets shorter")
		p.wants(!s.longer && !s.shorter, "No. You always have")
	}),
	"q-no-cards": playDeal(func(_ desk, s seen, p *played) {
		p.wants(!s.noCardsGoesOn, "Yes, at once")
	}),
	"q-snap-power": playDeal(func(_ desk, s seen, p *played) {
		if s.snapped {
			p.wants(s.snapPower, "Yes. Powers are used")
			p.wants(!s.snapPower, "No, not at this table.")
		}
	}),
}

// playEmpty asks whether a draw pile that is empty ends the round.
func playEmpty(_ desk, s seen, p *played) {
	if s.shuffled || s.emptyEnds {
		p.wants(!s.shuffled && s.emptyEnds, "Yes")
		p.wants(s.shuffled, "No. Shuffle the discards and go on.")
	}
}

// playHand counts the cards of a player after the deal, where there is one.
func playHand(d desk, p *played) bool {
	cards := d.rules.Hand
	if pack, err := engine.NewPack(d.made); err == nil {
		r, err := pack.Deal(pack.AppendCards(nil), d.rules.Players.Min, 0)
		if err != nil {
			return false
		}
		cards = r.Len(0)
	}
	p.wants(true, "gets "+en.Number(cards)+" cards")
	return true
}
