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
		g.Does("sit", hosttest.Args{"player": i})
		guests = append(guests, g)
	}
	guests[0].Does("deal", nil)
	for _, g := range guests {
		g.Until("the cards", func(t hosttest.Table) bool { return t.Deck != nil })
	}
	return guests
}

func TestPlayerCannotReplaceSomebodyPresentByTheComputer(t *testing.T) {
	p, guests := dealRecall(t, &hosttest.Clock{})
	guests[2].Refused("ERR_HERE", "chair", hosttest.Args{"player": 1, "who": "easy"})
	guests[2].Refused("ERR_HAND", "sit", hosttest.Args{"player": 1})
	hosttest.Join(t, p.address(page.Sit)).Refused("ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	p.on(func() { expect.Same(t, "who plays for Ben", p.deck.Round().Seating.Levels[1], round.Away) })
}

func TestPlayerForWhomTheRoundWaitsLongMayBePlayedFor(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	ann, ben := hosttest.Args{"player": 0, "who": "easy"}, hosttest.Args{"player": 1, "who": "easy"}
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	guests[2].Refused("ERR_HERE", "chair", ann)
	p.on(func() { w.Pass(time.Second) })
	guests[2].Refused("ERR_HERE", "chair", ben)
	hosttest.Join(t, p.address(page.Sit)).Refused("ERR_SEAT", "chair", ann)
	keeper := hosttest.Join(t, p.address(page.Score))
	guests[2].Refused("ERR_KEEPER", "chair", ann)
	keeper.Leave()
	for range 100 {
		if guests[2].Do("chair", ann).No == "" {
			return
		}
	}
	t.Error("Cy may not let the computer play for Ann")
}

func TestAMoveStartsTheWaitAgain(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	guests[1].Does("move", hosttest.Args{"at": guests[1].Last().Deck.At, "move": guests[1].Last().Deck.Moves[0]})
	p.on(func() { w.Pass(10*time.Minute - time.Second) })
	guests[2].Refused("ERR_HERE", "chair", hosttest.Args{"player": 0, "who": "easy"})
}

func TestAPlayerMayLetTheComputerPlayAtTheirSeat(t *testing.T) {
	_, guests := dealRecall(t, &hosttest.Clock{})
	guests[2].Does("chair", hosttest.Args{"player": 2, "who": "easy"})
	guests[2].Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
}

func TestDeviceThatHeldAHandTakesNoOtherInTheRound(t *testing.T) {
	p, guests := dealRecall(t, &hosttest.Clock{})
	keeper := hosttest.Join(t, p.address(page.Score))
	keeper.Does("chair", hosttest.Args{"player": 1, "who": "easy"})
	guests[2].Refused("ERR_HAND", "sit", hosttest.Args{"player": 1})
	guests[2].Does("stand", nil)
	guests[2].Refused("ERR_HAND", "sit", hosttest.Args{"player": 1})
	p.restart()
	cy := guests[2].Return()
	cy.Refused("ERR_HAND", "sit", hosttest.Args{"player": 1})
	cy.Does("sit", hosttest.Args{"player": 2})
}

func TestDeviceTakesAnotherSeatOnceTheRoundIsOver(t *testing.T) {
	p, guests := deal3(t, openParlour(t, "recall", "Ann", "Ben", "Cy"))
	keeper := hosttest.Join(t, p.address(page.Score))
	for player := range 3 {
		keeper.Does("chair", hosttest.Args{"player": player, "who": bot.Steady.String()})
	}
	keeper.Until("the end of the round", func(t hosttest.Table) bool { return t.Deck != nil && t.Deck.Over })
	guests[2].Does("sit", hosttest.Args{"player": 1})
}

func TestScorekeeperWhoIsHereDecidesAboutThoseWhoAreAway(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	keeper := hosttest.Join(t, p.address(page.Score))
	leave(p, w, guests[1], time.Minute)
	guests[2].Refused("ERR_KEEPER", "chair", hosttest.Args{"player": 1, "who": "easy"})
	again := hosttest.Join(t, p.address(page.Sit))
	again.Refused("ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	keeper.Does("chair", hosttest.Args{"player": 1, "who": "easy"})
	again.Does("sit", hosttest.Args{"player": 1})
}

// leave lets a guest leave, and a while pass on the table's clock once that is known there.
func leave(p *parlour, w *hosttest.Clock, g *hosttest.Guest, while time.Duration) {
	p.Helper()
	p.goes(g)
	p.on(func() { w.Pass(while) })
}

func TestSeatWithoutAHandIsFreeOnceItsDeviceIsLongGone(t *testing.T) {
	w := &hosttest.Clock{}
	p := openParlourAt(t, w.After, "recall", "Ann", "Ben")
	hosttest.Join(t, p.address(page.Score))
	ben, again := hosttest.Join(t, p.address(page.Sit)), hosttest.Join(t, p.address(page.Sit))
	ben.Does("sit", hosttest.Args{"player": 1})
	leave(p, w, ben, 59*time.Second)
	again.Refused("ERR_TAKEN", "sit", hosttest.Args{"player": 1})
	p.on(func() { w.Pass(time.Second) })
	again.Until("the seat to be free", func(t hosttest.Table) bool { return t.Players[1].Taken == "" })
	again.Does("sit", hosttest.Args{"player": 1})
}

func TestWatcherCannotSendAnyoneFromASeat(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	leave(p, w, guests[1], time.Minute)
	hosttest.Join(t, p.address(page.Watch)).Refused("ERR_ROLE", "chair", hosttest.Args{"player": 1, "who": "easy"})
	hosttest.Join(t, p.address(page.Sit)).Refused("ERR_SEAT", "chair", hosttest.Args{"player": 1, "who": "easy"})
}

func TestSamePersonOnANewDeviceGetsEverythingBack(t *testing.T) {
	w := &hosttest.Clock{}
	p, guests := dealRecall(t, w)
	ben := draws(t, guests)
	knew := guests[ben].Last().Deck
	leave(p, w, guests[ben], 59*time.Second)
	again, other := hosttest.Join(t, p.address(page.Sit)), guests[(ben+1)%3]
	again.Refused("ERR_TAKEN", "sit", hosttest.Args{"player": ben})
	other.Refused("ERR_HERE", "chair", hosttest.Args{"player": ben, "who": "easy"})
	p.on(func() { w.Pass(time.Second) })
	again.Until("the seat to be free", func(t hosttest.Table) bool { return t.Players[ben].Taken == "" })
	again.Does("sit", hosttest.Args{"player": ben})
	again.Until("Ben's seat", func(t hosttest.Table) bool { return int(t.You.Player) == ben })
	expect.Same(t, "the card in Ben's hand", *again.Last().Deck.Held, *knew.Held)
	expect.Same(t, "what Ben may do", string(hosttest.JSON(again.Last().Deck.Moves)), string(hosttest.JSON(knew.Moves)))
	old := guests[ben].Return()
	old.Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
	old.Refused("ERR_HAND", "sit", hosttest.Args{"player": (ben + 1) % 3})
}

// draws lets all look at their cards, and the guest whose turn it is draw one. It returns
// their player.
func draws(t *testing.T, guests []*hosttest.Guest) int {
	t.Helper()
	for i, g := range guests {
		g.Until("the looks before", func(t hosttest.Table) bool { return t.Deck.At == i })
		g.Does("move", hosttest.Args{"at": i, "move": g.Last().Deck.Moves[0]})
	}
	for i, g := range guests {
		g.Until("all looks", func(t hosttest.Table) bool { return t.Deck.At == len(guests) })
		for _, m := range g.Last().Deck.Moves {
			if m.Do == engine.Draw {
				g.Does("move", hosttest.Args{"at": g.Last().Deck.At, "move": m})
				g.Until("the card", func(t hosttest.Table) bool { return t.Deck.Held != nil && !t.Deck.Held.Back })
				return i
			}
		}
	}
	t.Fatal("nobody may draw", guests[0].Last().Deck)
	return 0
}
