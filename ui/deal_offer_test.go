package ui

import (
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
	want(t, "who may", len(v.Snappers), 2)
	for _, s := range v.Snappers {
		if x.table.deal.seat(s) == p.Round.LastPlayer() {
			t.Error("whoever played the card may match it")
		}
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
	snapper := x.table.deal.snappers()[1]
	seat := x.table.deal.seat(snapper)
	x.table.snap(snapper)
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
	x.table.snap(x.table.deal.snappers()[0])
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
			want(t, "who may", x.table.deal.snappers(), []scoring.Player{0})
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
