package host_test

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// dealRecall deals a round of Recall for Ann, Ben and Cy, at a device each.
func dealRecall(t *testing.T, w *hosttest.Clock) (*parlour, []*hosttest.Guest) {
	t.Helper()
	p := openParlourAt(t, w.After, "recall", "Ann", "Ben", "Cy")
	return deal3(t, p)
}

// deal3 deals a round for three guests, who take their seats.
func deal3(t *testing.T, p *parlour) (*parlour, []*hosttest.Guest) {
	t.Helper()
	return p, dealTo(t, p, 3)
}

// dealTo deals a round for as many guests, who take their seats.
func dealTo(t *testing.T, p *parlour, n int) (guests []*hosttest.Guest) {
	t.Helper()
	for i := range n {
		g := hosttest.Join(t, p.address(page.Sit))
		answered(t, g, "sit", hosttest.Args{"player": i})
		guests = append(guests, g)
	}
	answered(t, guests[0], "deal", nil)
	for _, g := range guests {
		g.Until("the cards", func(t hosttest.Table) bool { return t.Deck != nil })
	}
	return guests
}

// refused sends an intent that is refused with a code.
func refused(t *testing.T, g *hosttest.Guest, code, do string, with hosttest.Args) {
	t.Helper()
	if a := g.Do(do, with); a.No != code || a.Why == "" {
		t.Errorf("%s %v is answered %+v, want %s", do, with, a, code)
	}
}

func TestPlayerCannotCallTheComputerInForOneWhoIsHere(t *testing.T) {
	p, guests := dealRecall(t, &hosttest.Clock{})
	refused(t, guests[2], "ERR_HERE", "chair", hosttest.Args{"player": 1, "who": "easy"})
	refused(t, guests[2], "ERR_HAND", "sit", hosttest.Args{"player": 1})
	refused(t, hosttest.Join(t, p.address(page.Sit)), "ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	p.on(func() { expect.Same(t, "who plays for Ben", p.deck.Round().Seating.Levels[1], round.Away) })
}

func TestPlayerForWhomTheRoundWaitsLongMayBePlayedFor(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	ann, ben := hosttest.Args{"player": 0, "who": "easy"}, hosttest.Args{"player": 1, "who": "easy"}
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	refused(t, guests[2], "ERR_HERE", "chair", ann)
	p.on(func() { w.Pass(time.Second) })
	refused(t, guests[2], "ERR_HERE", "chair", ben)
	refused(t, hosttest.Join(t, p.address(page.Sit)), "ERR_SEAT", "chair", ann)
	keeper := hosttest.Join(t, p.address(page.Score))
	refused(t, guests[2], "ERR_KEEPER", "chair", ann)
	keeper.Leave()
	for range 100 {
		if guests[2].Do("chair", ann).No == "" {
			return
		}
	}
	t.Error("Cy may not let the computer play for Ann")
}

func TestAMoveBeginsToWaitAnew(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	answered(t, guests[1], "move", hosttest.Args{"at": guests[1].Last().Deck.At, "move": guests[1].Last().Deck.Moves[0]})
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	refused(t, guests[2], "ERR_HERE", "chair", hosttest.Args{"player": 0, "who": "easy"})
}

func TestPlayerMayLetTheComputerPlayAtTheOwnSeat(t *testing.T) {
	_, guests := dealRecall(t, &hosttest.Clock{})
	answered(t, guests[2], "chair", hosttest.Args{"player": 2, "who": "easy"})
	guests[2].Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
}

func TestDeviceThatHeldAHandTakesNoOtherInTheRound(t *testing.T) {
	p, guests := dealRecall(t, &hosttest.Clock{})
	keeper := hosttest.Join(t, p.address(page.Score))
	answered(t, keeper, "chair", hosttest.Args{"player": 1, "who": "easy"})
	refused(t, guests[2], "ERR_HAND", "sit", hosttest.Args{"player": 1})
	answered(t, guests[2], "stand", nil)
	refused(t, guests[2], "ERR_HAND", "sit", hosttest.Args{"player": 1})
	p.restart()
	cy := guests[2].Return()
	refused(t, cy, "ERR_HAND", "sit", hosttest.Args{"player": 1})
	answered(t, cy, "sit", hosttest.Args{"player": 2})
}

func TestDeviceTakesAnotherSeatOnceTheRoundIsOver(t *testing.T) {
	p, guests := deal3(t, openParlour(t, "recall", "Ann", "Ben", "Cy"))
	keeper := hosttest.Join(t, p.address(page.Score))
	for player := range 3 {
		answered(t, keeper, "chair", hosttest.Args{"player": player, "who": bot.Steady.String()})
	}
	keeper.Until("the end of the round", func(t hosttest.Table) bool { return t.Deck != nil && t.Deck.Over })
	answered(t, guests[2], "sit", hosttest.Args{"player": 1})
}

func TestScorekeeperWhoIsHereDecidesAboutThoseWhoAreAway(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	keeper := hosttest.Join(t, p.address(page.Score))
	leave(p, w, guests[1], 1, time.Minute)
	refused(t, guests[2], "ERR_KEEPER", "chair", hosttest.Args{"player": 1, "who": "easy"})
	again := hosttest.Join(t, p.address(page.Sit))
	refused(t, again, "ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	answered(t, keeper, "chair", hosttest.Args{"player": 1, "who": "easy"})
	answered(t, again, "sit", hosttest.Args{"player": 1})
}

// leave lets a guest leave, and a while pass on the table's clock once that is known there.
func leave(p *parlour, w *hosttest.Clock, g *hosttest.Guest, player int, while time.Duration) {
	p.Helper()
	changed := make(chan bool, 100)
	p.on(func() {
		p.table.Watch(func() {
			here := false
			for _, d := range p.table.Devices() {
				here = here || d.Here && int(d.Player) == player
			}
			changed <- here
		})
	})
	g.Leave()
	for <-changed {
	}
	p.on(func() {
		p.table.Watch(nil)
		w.Pass(while)
	})
}

func TestSeatWithoutAHandIsFreeOnceItsDeviceIsLongGone(t *testing.T) {
	w := &hosttest.Clock{}
	p := openParlourAt(t, w.After, "recall", "Ann", "Ben")
	hosttest.Join(t, p.address(page.Score))
	ben, again := hosttest.Join(t, p.address(page.Sit)), hosttest.Join(t, p.address(page.Sit))
	answered(t, ben, "sit", hosttest.Args{"player": 1})
	leave(p, w, ben, 1, 59*time.Second)
	refused(t, again, "ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	p.on(func() { w.Pass(time.Second) })
	again.Until("the seat to be free", func(t hosttest.Table) bool { return t.Players[1].Taken == "" })
	answered(t, again, "sit", hosttest.Args{"player": 1})
}

func TestWatcherCannotSendAnyoneFromASeat(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	leave(p, w, guests[1], 1, time.Minute)
	refused(t, hosttest.Join(t, p.address(page.Watch)), "ERR_ROLE", "chair", hosttest.Args{"player": 1, "who": "easy"})
	refused(t, hosttest.Join(t, p.address(page.Sit)), "ERR_SEAT", "chair", hosttest.Args{"player": 1, "who": "easy"})
}

func TestSamePersonOnANewDeviceGetsEverythingBack(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	ben := draws(t, guests)
	knew := guests[ben].Last().Deck
	leave(p, w, guests[ben], ben, 59*time.Second)
	again, other := hosttest.Join(t, p.address(page.Sit)), guests[(ben+1)%3]
	refused(t, again, "ERR_TAKEN", "sit", hosttest.Args{"player": ben})
	refused(t, other, "ERR_HERE", "chair", hosttest.Args{"player": ben, "who": "easy"})
	p.on(func() { w.Pass(time.Second) })
	again.Until("the seat to be free", func(t hosttest.Table) bool { return t.Players[ben].Taken == "" })
	answered(t, again, "sit", hosttest.Args{"player": ben})
	again.Until("Ben's seat", func(t hosttest.Table) bool { return int(t.You.Player) == ben })
	expect.Same(t, "the card in Ben's hand", *again.Last().Deck.Held, *knew.Held)
	expect.Same(t, "what Ben may do", string(hosttest.JSON(again.Last().Deck.Moves)), string(hosttest.JSON(knew.Moves)))
	old := guests[ben].Return()
	old.Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
	refused(t, old, "ERR_HAND", "sit", hosttest.Args{"player": (ben + 1) % 3})
}

// draws lets all look at their cards, and the guest whose turn it is draw one. It returns
// their player.
func draws(t *testing.T, guests []*hosttest.Guest) int {
	t.Helper()
	for i, g := range guests {
		g.Until("the looks before", func(t hosttest.Table) bool { return t.Deck.At == i })
		answered(t, g, "move", hosttest.Args{"at": i, "move": g.Last().Deck.Moves[0]})
	}
	for i, g := range guests {
		g.Until("all looks", func(t hosttest.Table) bool { return t.Deck.At == len(guests) })
		for _, m := range g.Last().Deck.Moves {
			if m.Do == engine.Draw {
				answered(t, g, "move", hosttest.Args{"at": g.Last().Deck.At, "move": m})
				g.Until("the card", func(t hosttest.Table) bool { return t.Deck.Held != nil && !t.Deck.Held.Back })
				return i
			}
		}
	}
	t.Fatal("nobody may draw", guests[0].Last().Deck)
	return 0
}
