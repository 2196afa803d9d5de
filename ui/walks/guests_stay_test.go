package walks_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestTabbyThatWasKilledOffersToLetThemInAgain(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	want(t, "sit", p.ask(g, "sit", hosttest.Args{"player": 0}), "")
	want(t, "slip", p.ask(g, "slip", slip(0, 0, 9)), "")
	p.Tap("Back to the sheet")
	p.net.die()
	p.start(uitest.Phone())
	want(t, "it listens", p.net.at != nil, false)
	p.Shows("Others were in this game when Tabby was closed.")
	p.Tap("Let them in again")
	p.Sees("Plays as Ann · here")
	p.Tap("Back to the sheet")
	p.Shows("1 guest here, 1 of 2 scores entered.")
	p.Type("n")
	p.Shows("entered by Ann, now 9")
	want(t, "the guest changes it", p.ask(g, "slip", slip(0, 0, 10)), "")
	p.Shows("entered by Ann, now 10")
}

func TestOfferToLetThemInAgainLeavesRoomForTotals(t *testing.T) {
	for _, tt := range []struct {
		size  fyne.Size
		prefs string
		least float32 // height of the rows, with the totals above them
	}{
		{fyne.NewSize(320, 568), `{"text":2}`, 88},
		{fyne.NewSize(844, 390), `{"text":1}`, 240},
	} {
		p := lettingIn(t, "Ann", "Ben", "Cy")
		p.Tap("Back to the sheet")
		p.round(5, 6, 7)
		p.net.die()
		p.change(history.Set{Key: "preferences", Value: tt.prefs})
		p.start(tt.size)
		p.Shows("Let them in again")
		if high := uitest.All[*widgets.Grid](p.Front(), nil)[0].Size().Height; high < tt.least {
			t.Errorf("in %v, %v are left", tt.size, high)
		}
		p.Tap("Not now")
		p.start(tt.size)
		p.ShowsNot("Let them in again")
	}
}

func TestScoreOfAGuestStaysWhenGuestsAreLetInNoMore(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.helper()
	want(t, "slip", p.ask(g, "slip", slip(0, 0, 9)), "")
	p.Tap("Back to the sheet")
	p.net.die()
	p.start(uitest.Phone())
	p.Tap("Not now")
	p.Type("n")
	p.Shows("entered by Device 1, now 9")
	p.Type("7")
	p.Tap("Nobody called")
	want(t, "totals", p.totals(), []int{9, 7})
}

func TestHostedGameGoesOnWhileAnotherIsOpen(t *testing.T) {
	p := newHosting(t)
	p.begin(endless, "Ann", "Ben")
	p.round(5, 7) // so that the first page offers to go on
	g := p.helped()
	p.newGame("rat-a-tat-cat", nil, "Cy", "Dee")
	p.open("Dee")
	want(t, "slip", p.ask(g, "slip", slip(1, 0, 9)), "")
	want(t, "slip", p.ask(g, "slip", slip(1, 1, 8)), "")
	p.open("Ben")
	p.Shows("1 guest here, 2 of 2 scores entered.")
	p.Type("n")
	p.Tap("Nobody called")
	p.Beside(func() { g.Until("the round", func(s hosttest.Table) bool { return s.Round == 2 }) })
	p.open("Dee")
	p.letIn()
	h := p.helper()
	want(t, "a slip of the other game", p.ask(h, "slip", slip(0, 0, 1)), "")
	p.Tap("Stop")
	p.Tap("Stop")
	want(t, "the first is still open", p.ask(g, "slip", slip(2, 0, 5)), "")
	p.Tap("Back to the sheet")
	p.open("Ben")
	p.Shows("1 guest here, 1 of 2 scores entered.")
}

func TestHostedGameThatHasGrownElsewhereGoesOn(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.round(5, 7)
	g := p.helped()
	p.Tap("Games")
	grown, err := openGame(p.store.games[0]) // as when the game comes back from another device
	p.must(err)
	p.must(grown.Do(scoring.Undo{}))
	p.must(grown.Do(scoring.Record{At: p.Now(), Scores: []*scoring.Score{{Points: 20}, {Points: 30}}, Caller: scoring.Nobody}))
	p.Tap("Go on")
	p.Shows("20")
	p.Beside(func() {
		g.Until("that round", func(s hosttest.Table) bool { return strings.Contains(hosttest.Rounds(s), "20") })
	})
	want(t, "slip", p.ask(g, "slip", slip(1, 0, 9)), "")
	p.Shows("1 guest here, 1 of 2 scores entered.")
	p.Type("n12")
	p.Tap("Nobody called")
	want(t, "totals", p.totals(), []int{29, 42})
}

func TestComputerOnNoNetworkSaysSo(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.net.alone = true
	p.letIn()
	p.Shows("This computer isn’t on a network.")
	p.net.alone = false
	want(t, "announced", p.net.said, "")
	p.Tap("Try again")
	p.address()
	want(t, "announced then", p.net.said, "Ann’s table")
}

func TestAListenerThatFailsLetsNobodyIn(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.net.fails = errors.New("no more ports")
	p.letIn()
	want(t, "message", p.Message(), "No more ports.")
	p.Tap("Back to the sheet")
	p.ShowsNot("guest")
}

func TestDeviceThatWentAwaySaysSinceWhen(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	p.Sees("Watches · here")
	p.Pass(12 * time.Minute)
	g.Leave()
	p.Sees("Watches · away since 19:42")
}

func TestSheetSaysWhoseDeviceIsAway(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	want(t, "sit", p.ask(g, "sit", hosttest.Args{"player": 0}), "")
	p.Tap("Back to the sheet")
	p.Shows("1 guest here.")
	p.ShowsNot("away")
	g.Leave()
	p.Sees("Ann is away.")
	p.Beside(func() {
		g = g.Return()
		g.Until("her seat", func(s hosttest.Table) bool { return s.You.Player == 0 })
	})
	p.Sees("1 guest here.")
	p.ShowsNot("away")
}

// open opens the sheet of a game from the first page, by a name on it.
func (p *hosting) open(name string) {
	p.Helper()
	p.Tap("Games")
	p.Tap(name)
}

func TestAnotherAddressOfThisComputerIsChosen(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.net.also = []string{"http://10.66.0.2:8229"}
	p.letIn()
	first := p.address()
	p.Tap("10.66.0.2:8229")
	if got := p.address(); !strings.HasPrefix(got, "http://10.66.0.2:8229/table#") {
		t.Errorf("the address is %s", got)
	}
	p.Tap(p.net.address)
	want(t, "the first address", p.address(), first)
	p.Fill(p.Field("Or use this address"), "elsewhere")
	want(t, "the address after one was typed over it", p.address(), first)
}

// TestGuestsOfAGameInTheTrashComeAlongToTheNext throws a game away, and begins another of the same people.
func TestGuestsOfAGameInTheTrashComeAlongToTheNext(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.round(5, 7)
	p.letIn()
	g := p.join()
	want(t, "sit", p.ask(g, "sit", hosttest.Args{"player": 1}), "")
	p.Tap("Back to the sheet")
	p.Tap("More")
	p.Tap("Looking back")
	p.Tap("More")
	p.Tap("Delete")
	p.Await("the farewell", func() bool { return g.Bye() == "trashed" })
	p.another()
	p.Tap("Ann")
	p.Tap("Ben")
	p.Tap("Start")
	p.Beside(func() { g.Until("the next game", func(t hosttest.Table) bool { return hosttest.Rounds(t) == "" }) })
	want(t, "a score for the own seat", p.ask(g, "slip", slip(0, 1, 9)), "")
}

func TestGuestsOfAGameThatIsHandedOverAreTold(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	p.Tap("Move to another device")
	p.Tap("The other device has it")
	p.Await("the farewell", func() bool { return g.Bye() == "handed" })
	p.Tap("Take it back")
	p.Tap("Let them in again")
	p.Shows("By phone")
}

func TestGuestsGoOnWithTheGameThatIsPlayedNext(t *testing.T) {
	p := newHosting(t)
	p.begin(oneRound, "Ann", "Ben")
	p.letIn()
	g := p.join()
	want(t, "sit", p.ask(g, "sit", hosttest.Args{"player": 1}), "")
	p.Tap("Back to the sheet")
	p.round(5, 10)
	p.Beside(func() { g.Until("the round", func(t hosttest.Table) bool { return hosttest.Rounds(t) != "" }) })
	p.Tap("Play again")
	p.Beside(func() { g.Until("the next game", func(t hosttest.Table) bool { return hosttest.Rounds(t) == "" }) })
	want(t, "a score for the own seat", p.ask(g, "slip", slip(0, 1, 9)), "")
	p.Shows("1 guest here, 1 of 2 scores entered.")
}

// TestGuestsComeAlongToANewGame begins a game from the first page while guests are in another: who plays, who
// helps and who watches are what they were.
func TestGuestsComeAlongToANewGame(t *testing.T) {
	p := newHosting(t)
	p.begin(endless, "Ann", "Ben")
	p.letIn()
	ben, watcher, helper := p.join(), p.join(), p.helper()
	want(t, "sit", p.ask(ben, "sit", hosttest.Args{"player": 1}), "")
	p.Tap("Back to the sheet")
	p.round(5, 10)
	all := []*hosttest.Guest{ben, watcher, helper}
	for _, g := range all {
		p.Beside(func() { g.Until("the round", func(t hosttest.Table) bool { return hosttest.Rounds(t) != "" }) })
	}
	p.Tap("Games")
	p.Tap("New game")
	p.Tap("Start")
	for _, g := range all {
		p.Beside(func() { g.Until("the next game", func(t hosttest.Table) bool { return hosttest.Rounds(t) == "" }) })
	}
	for end := time.Now().Add(10 * time.Second); !strings.Contains(p.Text(), "3 guests here.") && time.Now().Before(end); {
		p.Beside(func() {}) // until all of them have come
	}
	p.Shows("3 guests here.")
	want(t, "a score for the own seat", p.ask(ben, "slip", slip(0, 1, 9)), "")
	want(t, "a score by the helper", p.ask(helper, "slip", slip(0, 0, 4)), "")
	want(t, "a score by who watches", p.ask(watcher, "slip", slip(0, 0, 4)), "ERR_SEAT")
	p.Shows("3 guests here, 2 of 2 scores entered.")
}

// TestGuestsStayIfOtherPeopleBeginAGame begins games of other people: the guests of a game that goes on stay there, and
// come along once it is over.
func TestGuestsStayIfOtherPeopleBeginAGame(t *testing.T) {
	p := newHosting(t)
	p.begin(endless, "Ann", "Ben")
	p.round(5, 7) // so that the first page offers to go on
	g := p.helped()
	p.another()
	p.Tap("Ann")
	p.Tap("Ben")
	p.meets("Cy", "Dee")
	p.Tap("Start")
	want(t, "a score of the first game", p.ask(g, "slip", slip(1, 0, 9)), "")
	p.open("Ben")
	p.Shows("1 guest here, 1 of 2 scores entered.")
	p.endNow()
	p.Tap("End it")
	p.another() // in which Cy and Dee are seated
	p.Tap("Start")
	p.Beside(func() {
		g.Until("the next game", func(t hosttest.Table) bool { return len(t.Players) > 0 && t.Players[0].Name == "Cy" })
	})
}
