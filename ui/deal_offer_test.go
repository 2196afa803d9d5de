package ui

import (
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// discarded deals a round of Recall and lets the first player put a card out.
func discarded(t *testing.T, levels map[scoring.Player]string, names ...string) *dealWalker {
	x := dealt(t, "recall", levels, names...)
	for range 60 {
		x.until(engine.Draw)
		x.table.draw()
		x.table.discard()
		if x.table.offer.open() {
			return x
		}
	}
	t.Fatal("nothing is offered")
	return nil
}

func TestACardThatWentOutMayBeMatchedByEverybodyElse(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	p := x.table.deal.State()
	v := x.table.seen()
	want(t, "nobody has the device", v.Curtain, "")
	want(t, "seconds", v.Seconds, offerSeconds)
	want(t, "everybody has a button", len(v.Snappers), 3)
	for _, s := range v.Snappers {
		want(t, "may", s.May, x.table.deal.seat(s.Player) != p.Round.LastPlayer())
	}
	for _, l := range v.Lines {
		for _, c := range l.Cards {
			want(t, "all cards lie face down", c.Card.Back, true)
		}
	}
}

func TestTheTimeToMatchRunsOut(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	for left := offerSeconds; left > 0; left-- {
		want(t, "seconds", x.table.seen().Seconds, left)
		x.pass(time.Second)
	}
	want(t, "seconds", x.table.seen().Seconds, 0)
	want(t, "it lies on the table no more", x.table.at.Aside, false)
}

func TestNobodyEndsTheTimeToMatch(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	x.keys("n")
	want(t, "open", x.table.offer.open(), false)
}

func TestAPersonMatchesOutOfTurn(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	seat := x.snapper()
	x.table.snap(x.table.deal.player(seat))
	before := x.table.deal.State().Round
	x.table.tap(engine.Spot{Seat: seat})
	after := x.table.deal.State().Round
	last := x.table.past[len(x.table.past)-1].move
	want(t, "moved", last, engine.Move{Do: engine.Snap, Seat: seat, A: engine.Spot{Seat: seat}})
	matched := after.Discards() > before.Discards()
	want(t, "the line is longer or shorter", after.Len(seat)-before.Len(seat), map[bool]int{true: -1, false: 1}[matched])
}

func TestWhoHasNoCardAfterAllPaysNothing(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	before := x.table.deal.State().Round
	x.table.snap(x.table.deal.player(x.snapper()))
	buttons := x.table.seen().Buttons
	want(t, "one way back", len(buttons), 1)
	x.table.act(buttons[0].Act)
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
	want(t, "time goes on", x.table.offer.open(), true)
}

func TestOneWhoPlaysAgainstComputersHasTimeToMatch(t *testing.T) {
	x := dealt(t, "recall", map[scoring.Player]string{1: "sharp", 2: "steady"}, "Ann", "Ben", "Cy")
	for range 400 {
		if x.table.offer.open() {
			want(t, "who may", x.table.deal.snappers(), []snapper{{0, true}})
			return
		}
		x.step()
	}
	t.Fatal("nothing is offered")
}

func TestWhoMatchesTheLastCardWithAQueenDecidesWhatToLookAt(t *testing.T) {
	p := placed(t, "recall", []string{"4C", "6H", "QH", "KC"}, []string{"5C"},
		[]string{"AC", "2C", "3C", "9C"}, []string{"QD", "6C", "7C", "8C"}, []string{"9D", "2D", "3D", "4D"})
	for _, m := range []engine.Move{
		{Do: engine.Draw},
		{Do: engine.Discard},
		{Do: engine.Knock},
		{Do: engine.Draw, Seat: 1},
		{Do: engine.Discard, Seat: 1},
		{Do: engine.EndTurn, Seat: 1},
		{Do: engine.Draw, Seat: 2},
		{Do: engine.Discard, Seat: 2},
		{Do: engine.Skip, Seat: 2},
		{Do: engine.EndTurn, Seat: 2},
	} {
		if err := p.Round.Do(m); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
	}
	want(t, "phase", p.Round.Phase(), engine.LastSnap)
	want(t, "who decides", decider(&p.Round), engine.Nobody)
	if err := p.Round.Do(engine.Move{Do: engine.Snap, Seat: 1, A: engine.Spot{Seat: 1}}); err != nil {
		t.Fatal(err)
	}
	want(t, "who decides now", decider(&p.Round), 1)
}

// snapper is the first person who may match.
func (x *dealWalker) snapper() engine.Seat {
	for _, s := range x.table.deal.snappers() {
		if s.May {
			return x.table.deal.seat(s.Player)
		}
	}
	x.Fatal("nobody may match")
	return engine.Nobody
}

func TestACardThatDoesNotMatchIsSeenByEverybody(t *testing.T) {
	for slot := range uint8(4) {
		x := discarded(t, nil, "Ann", "Ben", "Cy")
		seat := x.snapper()
		x.table.snap(x.table.deal.player(seat))
		x.table.tap(engine.Spot{Seat: seat, Slot: slot})
		last := x.table.past[len(x.table.past)-1]
		if last.putOut() {
			continue
		}
		want(t, "nobody holds the device", x.table.at.Aside, true)
		want(t, "no curtain", x.table.seen().Curtain, "")
		code := last.after.Pack.Code(last.before.Round.Card(last.move.A))
		if open := faces(x.table.screen.root); !slices.Contains(open, code) {
			t.Errorf("%s is not among %v", code, open)
		}
		x.pass(lookPace)
		want(t, "it is turned down", len(x.table.at.Shown), 0)
		return
	}
	t.Fatal("every card matches")
}

func TestATakenCardThatReplacesOneLetsThatBeMatched(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	x.table.nobodySnaps()
	x.until(engine.Take)
	x.table.discard()
	x.table.tap(engine.Spot{Seat: x.table.at.Seat})
	want(t, "open", x.table.offer.open(), true)
}

func TestNothingIsDrawnWhileACardMayBeMatched(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	before := x.table.deal.State().Round
	x.keys("dt")
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
}

func TestARefusedMoveStopsNoClock(t *testing.T) {
	x := discarded(t, nil, "Ann", "Ben", "Cy")
	x.table.draw()
	x.pass(time.Second)
	want(t, "seconds", x.table.seen().Seconds, offerSeconds-1)

	x = dealt(t, "rat-a-tat-cat", map[scoring.Player]string{1: "steady"}, "Ann", "Ben")
	x.untilTurn(1)
	before := x.table.deal.State().Round
	x.table.draw()
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
	x.pass(movePace)
	want(t, "the computer has moved", x.table.deal.State().Round != before, true)
}
