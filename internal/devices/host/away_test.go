package host_test

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// annGoes deals a round for Ann and Ben, whose device is returned, and lets that of Ann go
// where the round waits for her.
func annGoes(t *testing.T) (p *parlour, ann, ben *hosttest.Guest) {
	t.Helper()
	p = openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	both := dealTo(t, p, 2)
	ann, ben = both[0], both[1]
	ben.Does("move", hosttest.Args{"at": 0, "move": engine.Move{Do: engine.FirstLook, Seat: 1}})
	ann.Leave()
	return p, ann, ben
}

// reads waits until a guest reads a hint about the cards.
func reads(g *hosttest.Guest, hint string) {
	g.Helper()
	g.Until(hint, func(t hosttest.Table) bool { return t.Deck != nil && strings.Contains(t.Deck.Hint, hint) })
}

// press presses a button of a guest's view.
func press(t *testing.T, g *hosttest.Guest, id string) {
	t.Helper()
	has := func(t hosttest.Table) bool {
		return t.Deck != nil && slices.ContainsFunc(t.Deck.Buttons, func(b round.Button) bool { return b.ID == id })
	}
	g.Until("the button "+id, has)
	g.Does("press", hosttest.Args{"at": g.Last().Deck.At, "button": id})
}

func TestRoundThatWaitsForADeviceThatIsGoneSaysSo(t *testing.T) {
	_, ann, ben := annGoes(t)
	reads(ben, "Ann is away. The round is waiting.")
	ann = ann.Return()
	reads(ann, "Look at your two outer cards")
	reads(ben, "Ann is still looking at the cards.")
}

func TestComputerPlaysForADeviceThatIsGoneUntilItComesBack(t *testing.T) {
	p, ann, ben := annGoes(t)
	press(t, ben, round.IDComputer)
	ben.Until("Ann's place", func(t hosttest.Table) bool { return t.Players[0].Taken == "" })
	ben.Until("the computer's look", func(t hosttest.Table) bool { return t.Deck.At > 1 })
	ann = ann.Return()
	ann.Until("her seat", func(t hosttest.Table) bool { return t.You.Player == 0 })
	p.on(func() { expect.Same(t, "who plays for Ann", p.deck.Round().Seating.Levels[0], round.Away) })
}

func TestDeviceComesBackToItsSeatAfterTheHostWasKilled(t *testing.T) {
	p, ann, ben := annGoes(t)
	press(t, ben, round.IDComputer)
	p.restart()
	ann = ann.Return()
	ann.Until("her seat", func(t hosttest.Table) bool { return t.You.Player == 0 })
}

func TestDeviceDoesNotComeBackToASeatThatAnotherHasTaken(t *testing.T) {
	p, ann, ben := annGoes(t)
	press(t, ben, round.IDComputer)
	cleo := hosttest.Join(t, p.address(page.Sit))
	cleo.Does("sit", hosttest.Args{"player": 0})
	ann = ann.Return()
	ann.Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
	cleo.Does("stand", nil)
	ann.Leave()
	ann = ann.Return()
	expect.Same(t, "Ann's seat once she has lost it", int(ann.Last().You.Player), -1)
}

func TestDeviceThatIsHereGivesItsSeatToTheComputerForGood(t *testing.T) {
	p, ann, ben := annGoes(t)
	ann = ann.Return()
	reads(ben, "Ann is still looking")
	hosttest.Join(t, p.address(page.Score)).Does("chair", hosttest.Args{"player": 0, "who": "steady"})
	ann.Until("no seat", func(t hosttest.Table) bool { return t.You.Player == -1 })
	ann.Leave()
	ann = ann.Return()
	expect.Same(t, "Ann's seat", int(ann.Last().You.Player), -1)
}

func TestSeatIsGivenBackToADeviceThatIsGone(t *testing.T) {
	_, ann, ben := annGoes(t)
	press(t, ben, round.IDComputer)
	ben.Does("chair", hosttest.Args{"player": 0, "who": "away"})
	ben.Until("Ann's place", func(t hosttest.Table) bool { return t.Players[0].Taken != "" })
	ann = ann.Return()
	expect.Same(t, "Ann's seat", int(ann.Last().You.Player), 0)
}
