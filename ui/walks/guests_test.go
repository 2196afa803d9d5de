package walks_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestNothingListensBeforeOthersAreLetIn(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	want(t, "it listens", p.net.at != nil, false)
	p.room("Let others in")
	want(t, "it listens", p.net.at != nil, true)
	p.Shows("Nothing goes to the internet.")
	p.Tap("Back to the sheet")
	want(t, "it listens", p.net.at != nil, true)
	p.ShowsNot("0 guests")
}

func TestOneCodeLetsInPhonesAndATelevision(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	p.Shows("By phone", "No camera?", "choose “Big screen”") // a television has none
	want(t, "codes", len(uitest.All[*pictures.Code](p.Front(), nil)), 1)
}

func TestTheTableIsAnnouncedWhileOthersAreLetIn(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	want(t, "announced before", p.net.said, "")
	p.room("Let others in")
	want(t, "announced", p.net.said, "Ann’s table")
	p.ShowsNot("tabby.local")
	p.net.named = "tabby.local"
	p.Beside(p.net.renamed)
	p.Sees("Many phones find this table at tabby.local too.")
	p.unfold()
	name := p.Field("Name of this table")
	p.Fill(name, "  Grandma’s   garden ")
	p.Press(fyne.KeyReturn)
	want(t, "announced then", p.net.said, "Grandma’s garden")
	want(t, "shown", name.Text(), "Grandma’s garden")
	p.Fill(name, strings.Repeat("Grandma", 9))
	p.Press(fyne.KeyReturn)
	p.Shows("A name has 1 to 40 characters, not 63.")
	want(t, "announced while the name is too long", p.net.said, "Grandma’s garden")
	p.Tap("Stop")
	p.Tap("Stop")
	want(t, "announced after", p.net.said, "")
	p.Tap("Show the code")
	want(t, "announced the next time", p.net.said, "Grandma’s garden")
	p.Fill(p.Field("Name of this table"), "")
	p.Press(fyne.KeyReturn)
	want(t, "announced without a name", p.net.said, "Ann’s table")
}

func TestGuestEntersAScoreThatIsWrittenDown(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben", "Cy")
	ann, ben := p.join(), p.join()
	want(t, "Ann sits down", p.ask(ann, "sit", hosttest.Args{"player": 0}), "")
	p.Sees("Plays as Ann · here")
	p.Tap("Back to the sheet")
	p.Sees("2 guests here.")
	want(t, "Ben sits down", p.ask(ben, "sit", hosttest.Args{"player": 1}), "")
	want(t, "Ben enters his score", p.ask(ben, "slip", slip(0, 1, 7)), "")
	p.Sees("2 guests here, 1 of 3 scores entered.")
	p.ShowsNot("scores is typed")
	p.Type("n")
	p.Shows("entered by Ben, now 7")
	want(t, "Ann enters hers", p.ask(ann, "slip", slip(0, 0, 12)), "")
	p.Shows("entered by Ann, tap to change")
	p.Tap("Cy, total")
	p.digits("9")
	p.Tap("Nobody called")
	want(t, "totals", p.totals(), []int{12, 7, 9})
	p.Beside(func() {
		ann.Until("the round", func(s hosttest.Table) bool { return s.Round == 1 && len(s.Slips) == 0 })
	})
	p.Shows("2 guests here.")
}

func TestScoresTypedHereCountWithThoseOfGuests(t *testing.T) {
	p := hosted(t, "Ann", "Ben", "Cy")
	g := p.helped()
	p.Type("n12")
	p.Press(fyne.KeyReturn)
	p.Press(fyne.KeyEscape)
	p.Shows("1 guest here.", "One of three scores is typed.")
	want(t, "the guest enters Cy's", p.ask(g, "slip", slip(0, 2, 9)), "")
	p.Sees("1 guest here, 2 of 3 scores entered.")
	p.ShowsNot("scores are typed")
	p.Window.Resize(onItsSide())
	p.Shows("1 guest here, 2 of 3 scores entered.")
}

func TestPausedGuestsEnterNothingAndWriteARoundDownIfTheyMay(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.helper()
	p.unfold()
	p.Tap("Pause")
	want(t, "slip", p.ask(g, "slip", slip(0, 0, 9)), "ERR_PAUSED")
	p.Tap("Pause")
	want(t, "slip", p.ask(g, "slip", slip(0, 0, 9)), "")
	for player, points := range []int{3, 4} {
		want(t, "slip", p.ask(g, "slip", slip(0, player, points)), "")
	}
	want(t, "before it may", p.ask(g, "write", hosttest.Args{"round": 0}), "ERR_ROLE")
	p.Tap("Guests may finish a round")
	want(t, "now", p.ask(g, "write", hosttest.Args{"round": 0}), "")
	want(t, "totals", p.totals(), []int{3, 4})
	p.Tap("Back to the sheet")
	p.Shows("Ben deals.", "1 guest here.")
	p.Type("u")
	want(t, "rounds after undo", len(p.sheet().Rounds), 0)
}

func TestDeviceIsSentAwayAndASeatFreed(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	a, b := p.join(), p.join()
	want(t, "the first sits down", p.ask(a, "sit", hosttest.Args{"player": 0}), "")
	want(t, "the second cannot", p.ask(b, "sit", hosttest.Args{"player": 0}), "ERR_TAKEN")
	p.Sees("Plays as Ann")
	p.Tap("Device 1")
	p.Tap("Free the seat")
	want(t, "now it can", p.ask(b, "sit", hosttest.Args{"player": 0}), "")
	p.Sees("Plays as Ann")
	p.Tap("Device 2")
	p.Tap("Send away")
	p.Tap("Send away")
	p.Await("the farewell", func() bool { return b.Bye() == "gone" })
	p.ShowsNot("Device 2")
}

func TestNewCodesVoidTheOldOnes(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g, old := p.join(), p.address()
	p.Tap("New codes")
	want(t, "the address while it is asked", g.Bye(), "")
	p.Tap("Make new codes")
	p.Await("the farewell", func() bool { return g.Bye() == "keys" })
	want(t, "the code is the same", p.address() == old, false)
	p.join()
	p.Sees("Watches · here")
}

func TestStopEndsIt(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	p.Tap("Stop")
	p.Tap("Stop")
	want(t, "it listens", p.net.at != nil, false)
	p.Shows("Let others in")
	g.Leave()
	p.Tap("Back to the sheet")
	p.ShowsNot("guest")
	p.start(uitest.Phone())
	p.ShowsNot("Let them in again")
}

func TestSixDigitsAreShownUntilTheyRunOut(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	p.Shows("No camera? Open "+p.net.address+" and type", "Good for 10 minutes.")
	p.Pass(4 * time.Minute)
	p.Shows("Good for 6 minutes.")
	p.Pass(6 * time.Minute)
	p.Shows("The code no longer works.")
	p.Tap("New code")
	p.Shows("Good for 10 minutes.")
}

func TestARequestToHelpIsSaidOnceOnTheSheetAndWaitsOnThePage(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	a, b := p.join(), p.join()
	p.Tap("Back to the sheet")
	want(t, "the first asks", p.ask(a, "help", nil), "")
	p.Await("the question", func() bool { return p.Message() == "Device 1 wants to help with the scores." })
	p.room("Guests")
	p.allows()
	want(t, "a score", p.ask(a, "slip", slip(0, 1, 9)), "")
	p.Tap("Back to the sheet")
	want(t, "the second asks", p.ask(b, "help", nil), "")
	p.room("Guests")
	p.Shows("Device 2 wants to help with the scores.")
	p.Pass(widgets.LateTap)
	p.Tap("Not now")
	p.ShowsNot("wants to help")
	want(t, "a score", p.ask(b, "slip", slip(0, 0, 9)), "ERR_SEAT")
}

// TestARequestToHelpStaysOnTheSheetUntilItIsAnswered lets its message pass, and looks at the sheet, upright and on
// its side.
func TestARequestToHelpStaysOnTheSheetUntilItIsAnswered(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	g := p.join()
	p.Tap("Back to the sheet")
	want(t, "the guest asks", p.ask(g, "help", nil), "")
	const asks = "Device 1 wants to help with the scores."
	p.Await("the message", func() bool { return p.Message() == asks })
	p.Pass(5 * time.Minute)
	want(t, "message", p.Message(), "")
	p.Shows(asks)
	p.Window.Resize(onItsSide())
	p.Shows(asks)
	p.Tap(asks)
	p.allows()
	want(t, "a score", p.ask(g, "slip", slip(0, 1, 9)), "")
	p.Tap("Back to the sheet")
	p.ShowsNot(asks)
}

func TestSwitchesKeepTheirPlaceAsGuestsComeAndAsk(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	address := p.address()
	top := func(label string) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.Find(label).(fyne.CanvasObject)).Y
	}
	p.Tap("Pause") // which scrolls there
	p.Tap("Pause")
	first := top("Pause")
	var g *hosttest.Guest
	p.Beside(func() { g = hosttest.Join(p, address) })
	p.Sees("Device 1")
	want(t, "where the switch is once a guest is there", top("Pause"), first)
	want(t, "the guest asks", p.ask(g, "help", nil), "")
	p.Sees("Device 1 wants to help with the scores.")
	want(t, "where the switch is once the guest asks", top("Pause"), first)
	want(t, "the question is above the code", top("Allow") < boxOf(p.text("By phone: play, watch, or help with the scores.")).Top, true)
}

func TestThePauseOfGuestsIsSeenOnTheSheet(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	p.join()
	p.unfold()
	p.Tap("Pause")
	p.Tap("Back to the sheet")
	p.Shows("1 guest here. Guests are paused.")
}

func TestATapForOneGuestAllowsNobodyElse(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	a, b := p.join(), p.join()
	p.Tap("Back to the sheet")
	p.messagesStay()
	want(t, "the first asks", p.ask(a, "help", nil), "")
	p.Await("the question", func() bool { return p.Message() == "Device 1 wants to help with the scores." })
	allow := p.Find("Allow").(*widgets.Button)
	want(t, "the button that has just come is asleep", allow.Asleep(), true)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(allow).AddXY(allow.Size().Width/2, allow.Size().Height/2)
	p.Pass(time.Second)
	want(t, "the button is asleep later", allow.Asleep(), false)
	want(t, "the second asks", p.ask(b, "help", nil), "")
	p.Await("both", func() bool { return p.Message() == "2 guests want to help with the scores." })
	test.TapCanvas(p.Window.Canvas(), at) // that was meant for the first
	p.Pass(time.Second)
	want(t, "a score of the first", p.ask(a, "slip", slip(0, 1, 9)), "ERR_SEAT")
	want(t, "a score of the second", p.ask(b, "slip", slip(0, 1, 9)), "ERR_SEAT")
	p.TapMessage("See who")
	p.Shows("Device 1 wants to help with the scores.", "Device 2 wants to help with the scores.")
	p.Pass(time.Second)
	questions := func() []*widgets.Button {
		return uitest.All(p.Front(), func(b *widgets.Button) bool { return b.Text() == "Allow" && b.Visible() })
	}
	at = fyne.CurrentApp().Driver().AbsolutePositionForObject(questions()[0]).AddXY(20, 20)
	want(t, "the first leaves", p.ask(a, "leave", nil), "")
	p.Await("one question", func() bool { return len(questions()) == 1 })
	test.TapCanvas(p.Window.Canvas(), at) // the card of the second is there now
	want(t, "a score of the second", p.ask(b, "slip", slip(0, 1, 9)), "ERR_SEAT")
	p.Pass(time.Second)
	p.Tap("Allow")
	want(t, "a score of who was allowed", p.ask(b, "slip", slip(0, 1, 9)), "")
}

// TestANewQuestionTakesNoTapEvenIfAnotherDeviceJoins draws the list again, as another device joins, while the
// buttons of a question are asleep.
func TestANewQuestionTakesNoTapEvenIfAnotherDeviceJoins(t *testing.T) {
	p := lettingIn(t, "Ann", "Ben")
	address := p.address()
	a := p.join()
	want(t, "the guest asks", p.ask(a, "help", nil), "")
	p.Sees("Device 1 wants to help with the scores.")
	allow := func() *widgets.Button { return p.Find("Allow").(*widgets.Button) }
	want(t, "the button that has just come is asleep", allow().Asleep(), true)
	p.Beside(func() { hosttest.Join(p, address) })
	p.Sees("Device 2")
	want(t, "it is asleep though another device came", allow().Asleep(), true)
	p.Tap("Allow")
	want(t, "a score", p.ask(a, "slip", slip(0, 1, 9)), "ERR_SEAT")
	p.Pass(widgets.LateTap)
	want(t, "it is asleep later", allow().Asleep(), false)
}

func TestFieldIsBesideTheCodeInAWideWindow(t *testing.T) {
	p := newHosting(t)
	p.begin(to100, "Ann", "Ben")
	p.Window.Resize(uitest.Desktop())
	p.letIn()
	code := uitest.All[*pictures.Code](p.Front(), nil)
	typed := uitest.All(p.Front(), func(x *widgets.Text) bool { return strings.HasPrefix(uitest.Read(x.Text()), "No camera?") })
	if len(code) != 1 || len(typed) != 1 || boxOf(typed[0]).Top != boxOf(code[0]).Top || boxOf(typed[0]).Left < boxOf(code[0]).Right {
		t.Errorf("%d codes and %d texts: %s", len(code), len(typed), p.Text())
	}
	top := boxOf(p.text("By phone: play, watch, or help with the scores.")).Top
	who := p.text("Who has joined")
	if at := boxOf(who).Top; at < top || at > top+8 {
		t.Errorf("who has joined begins at %v, the ways to join in at %v", at, top)
	}
}
