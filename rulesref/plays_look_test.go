package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
)

// looks are the moves by which somebody looks at a card.
var looks = []engine.MoveKind{engine.FirstLook, engine.FirstLookTwo, engine.Peek, engine.LookAt}

// turn gives Ann a turn with this card on top of the draw pile, or with any card that has no power.
// No card in a line has a power. If it is the last turn, Ben has called.
func (d desk) turn(pack *engine.Pack, top engine.Card, last bool) engine.Round {
	all := pack.AppendCards(nil)
	if i := slices.Index(all, top); i >= 0 {
		all = slices.Delete(all, i, i+1)
	}
	plain := slices.DeleteFunc(all, func(c engine.Card) bool { return d.made.Power(pack.Deck[c]) != engine.NoPower })
	pos := engine.Position{Looked: true}
	for range max(2, d.rules.Players.Min) {
		pos.Lines, plain = append(pos.Lines, plain[:d.rules.Hand]), plain[d.rules.Hand:]
	}
	if top != engine.NoCard {
		pos.Draw = append(pos.Draw, top)
	}
	pos.Discard, pos.Draw = plain[:1], append(pos.Draw, plain[1:]...)
	if last {
		pos.FinalTurns, pos.Caller = 1, 1
	}
	r, err := pack.Place(pos)
	if err != nil {
		panic(err)
	}
	return r
}

// goOn plays the first of some kinds of move that there is.
func goOn(r *engine.Round, kinds ...engine.MoveKind) engine.Move {
	m := first(r.AppendMoves(nil), kinds...)
	if err := r.Do(m); err != nil {
		panic(err)
	}
	return m
}

// draws draws the top card for Ann. She throws it away where powers work only then.
func (d desk) draws(r *engine.Round) {
	goOn(r, engine.Draw)
	if d.rules.Powers == engine.WhenPlayed {
		goOn(r, engine.Discard)
	}
}

// looking returns at whose cards anybody may look now: at their own, and at those of others.
func looking(r *engine.Round) (own, others bool) {
	for _, m := range r.AppendMoves(nil) {
		if slices.Contains(looks, m.Do) {
			mine := m.Do != engine.LookAt && m.Do != engine.Peek || m.A.Seat == m.Seat
			own, others = own || mine, others || !mine
		}
	}
	return own, others
}

// lookers are the names of the cards that let Ann look at her cards alone, and at anybody's.
func (d desk) lookers(pack *engine.Pack, last bool) (alone, anybody []string) {
	for _, k := range kinds(en, d.made, d.made.Deck()) {
		r := d.turn(pack, cardOf(pack, k), last)
		d.draws(&r)
		switch own, others := looking(&r); {
		case own && others:
			anybody = append(anybody, k.Name)
		case own:
			alone = append(alone, k.Name)
		}
	}
	return alone, anybody
}

func cardOf(pack *engine.Pack, k kind) engine.Card {
	c, err := pack.Card(k.Faces[0].Code)
	if err != nil {
		panic(err)
	}
	return c
}

// names holds the cards that the answer names between two texts against some.
func (p *played) names(want []string, before, after string) {
	p.asked++
	var said []string
	if _, rest, ok := strings.Cut(p.text, before); ok {
		list, _, _ := strings.Cut(rest, after)
		said = strings.Split(strings.ReplaceAll(list, ", ", " or "), " or ")
		for i := range said {
			_, said[i], _ = strings.Cut(said[i], " ") // without "a"
		}
	}
	want = slices.Sorted(slices.Values(want))
	if slices.Sort(said); !slices.Equal(said, want) {
		p.miss = append(p.miss, before+strings.Join(want, " or "))
	}
}

// knows reports whether somebody knows a card that lies face down at one of some places.
func knows(r *engine.Round, where func(engine.Spot) bool) bool {
	for seat := range r.Players() {
		v := r.View(engine.Seat(seat))
		for _, s := range spots(r) {
			if where(s) && !r.FaceUp(s) && v.Knows(s) {
				return true
			}
		}
	}
	return false
}

func anywhere(engine.Spot) bool { return true }

// spots are the places of all cards in lines.
func spots(r *engine.Round) (all []engine.Spot) {
	for seat := range r.Players() {
		for slot := range r.Len(engine.Seat(seat)) {
			all = append(all, engine.Spot{Seat: engine.Seat(seat), Slot: uint8(slot)})
		}
	}
	return all
}

// playPlainTurn plays a turn without a power card, and asks whether anybody may look in it.
func (d desk) playPlainTurn(pack *engine.Pack, p *played) {
	r, may := d.turn(pack, engine.NoCard, false), false
	for _, do := range []engine.MoveKind{engine.Draw, engine.Discard, engine.EndTurn} {
		own, others := looking(&r)
		may = may || own || others
		goOn(&r, do)
	}
	own, others := looking(&r)
	p.wants(!may && !own && !others && !knows(&r, anywhere), "No.")
}

// withPack returns a play that needs the pack of the table.
func withPack(play func(desk, *engine.Pack, *played) bool) func(desk, *played) bool {
	return func(d desk, p *played) bool {
		pack, err := engine.NewPack(d.made)
		return err == nil && play(d, pack, p)
	}
}

// playLooks asks when players look at their own cards.
func playLooks(d desk, pack *engine.Pack, p *played) bool {
	d.playPlainTurn(pack, p)
	alone, anybody := d.lookers(pack, false)
	p.names(append(alone, anybody...), "After that, only with ", ".")
	return playLook(" once, ", "The outer cards lie face up")(d, p)
}

// playLookAgain looks at cards before the first turn, and asks what lets a player look again.
func playLookAgain(d desk, pack *engine.Pack, p *played) bool {
	d.playPlainTurn(pack, p)
	r, err := pack.Deal(pack.AppendCards(nil), max(2, d.rules.Players.Min), 0)
	if err != nil {
		return false
	}
	for r.Phase() == engine.Looking {
		goOn(&r, looks...)
	}
	own, others := looking(&r)
	p.wants(!own && !others, "No.")

	switch alone, anybody := d.lookers(pack, false); {
	case alone != nil:
		p.names(alone, "Wait for ", ".")
	case anybody != nil:
		p.names(anybody, "No. ", " lets you look at a card.")
	default:
		p.wants(true, "You have to remember them.")
	}
	return true
}

// playLookEnd plays the last turn of a round, and asks when cards that lie face down are seen.
func playLookEnd(d desk, pack *engine.Pack, p *played) bool {
	r, may, seen := d.turn(pack, engine.NoCard, true), false, false
	for r.Reason() == engine.NotOver {
		own, others := looking(&r)
		may, seen = may || own || others, seen || knows(&r, anywhere)
		goOn(&r, engine.Draw, engine.Discard, engine.EndTurn, engine.Reveal)
	}
	p.wants(!may, "No.")
	p.wants(!seen, "Cards that lie face down stay that way until the round is over.")
	v, up := r.View(engine.Nobody), true
	for _, s := range spots(&r) {
		up = up && v.Knows(s)
	}
	p.wants(up, "Then everybody turns them up.")

	alone, anybody := d.lookers(pack, true)
	p.names(append(alone, anybody...), "Before that, only ", " lets you look.")
	return true
}

// playPeekOther asks which cards let a player look at no card of others.
func playPeekOther(d desk, pack *engine.Pack, p *played) bool {
	alone, _ := d.lookers(pack, false)
	p.names(alone, "No. ", " is for a card in your own line.")
	return true
}

// playPeekSkip shows each card that looks at one's own, and ends the turn without a look or with one.
func playPeekSkip(d desk, pack *engine.Pack, p *played) bool {
	alone, _ := d.lookers(pack, false)
	for _, k := range kinds(en, d.made, d.made.Deck()) {
		if !slices.Contains(alone, k.Name) {
			continue
		}
		r := d.turn(pack, cardOf(pack, k), false)
		d.draws(&r)
		cards, with := r.Len(0), r
		goOn(&with, engine.Peek)
		p.wants(with.Len(0) == cards && with.Turn() == 0, "Peeking costs nothing")
		for range 3 {
			if r.Turn() == 0 {
				goOn(&r, engine.Discard, engine.Skip, engine.EndTurn)
			}
		}
		out := r.Turn() != 0 && r.Len(0) == cards && !knows(&r, anywhere) && r.Discarded(0) == cardOf(pack, k)
		p.wants(out, "No.")
		p.wants(out, "you may leave it out")
	}
	return len(alone) > 0
}

// playSeeReplaced replaces each card that lies face down, and asks who has seen it before and after.
func playSeeReplaced(d desk, pack *engine.Pack, p *played) bool {
	for _, do := range []engine.MoveKind{engine.Draw, engine.Take} {
		r := d.turn(pack, engine.NoCard, false)
		if !r.MoveKinds(0).Has(do) {
			continue
		}
		goOn(&r, do)
		own, others := looking(&r)
		p.wants(!own && !others && !knows(&r, anywhere), "No. Choose the place first.")
		for slot := range r.Len(0) {
			after, at := r, engine.Spot{Slot: uint8(slot)}
			if err := after.Do(engine.Move{Do: engine.Replace, A: at}); err != nil {
				panic(err)
			}
			open := true
			for seat := range r.Players() {
				v := after.View(engine.Seat(seat))
				open = open && v.Discarded(0) == r.Card(at)
			}
			p.wants(open, "Then everybody sees what you discard.")
		}
	}
	return true
}

// playPenaltyLook lets Ben play a card that does not match, and asks who has seen what he gets.
func playPenaltyLook(d desk, pack *engine.Pack, p *played) bool {
	r := d.turn(pack, engine.NoCard, false)
	goOn(&r, engine.Draw)
	goOn(&r, engine.Discard)
	before := r
	for _, m := range r.AppendMoves(nil) {
		if m.Do == engine.Snap && m.Seat == 1 && m.A.Seat == 1 && pack.Deck[r.Card(m.A)].Rank != pack.Deck[r.Discarded(0)].Rank {
			if err := r.Do(m); err != nil {
				panic(err)
			}
			break
		}
	}
	more := r.Len(1) - before.Len(1)
	if more == 0 {
		return false
	}
	end := engine.Spot{Seat: 1, Slot: uint8(r.Len(1) - 1)}
	added := func(s engine.Spot) bool { return s.Seat == 1 && int(s.Slot) >= before.Len(1) }
	own, others := looking(&r)
	v := r.View(engine.Nobody)
	p.wants(!own && !others, "No.")
	p.wants(!r.FaceUp(end) && !v.Knows(end), "face down")
	p.wants(r.Card(end) == before.Drawn(more-1), "at the right end of your line")
	p.wants(!knows(&r, added), "nobody has seen it")
	return true
}
