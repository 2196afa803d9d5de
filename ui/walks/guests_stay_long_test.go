//go:build long

package walks_test

import (
	"testing"

	"tabby/internal/testing/uitest"
)

func TestGuestsOfAGameInTheTrashAreTold(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	p.round(5, 7)
	p.letIn()
	g := p.join()
	p.Tap("Back to the sheet")
	p.Tap("More")
	p.Tap("Looking back")
	p.Tap("More")
	p.Tap("Delete")
	p.Await("the farewell", func() bool { return g.Bye() == "trashed" })
	want(t, "what the guest reads", g.State().Why, "This game was deleted, so it is over for guests too.")
	want(t, "it listens", p.net.at != nil, false)
	came := g.Comes()
	p.TapMessage("Undo")
	p.Await("the guest comes back by itself", func() bool { return g.Comes() > came })
	p.Tap("Go on")
	p.Shows("1 guest here.")
}

func TestGameThatIsOverOffersToLetNobodyInAgain(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	p.Tap("Back to the sheet")
	p.round(5, 6)
	p.net.die()
	p.start(uitest.Desktop())
	p.Shows("Let them in again")
	p.endNow()
	p.Tap("End it")
	p.Shows("Ann wins")
	p.ShowsNot("Let them in again")
	p.TapMessage("Undo")
	p.Shows("Let them in again")
}
