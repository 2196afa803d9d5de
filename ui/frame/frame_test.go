package frame_test

import (
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A page counts what it is asked to do.
type page struct {
	*widgets.Page

	name                  string
	resumed, paused, left int
	inside                bool // there is something to go back from
}

func newPage(name string) *page { return &page{Page: widgets.NewPage(name), name: name} }

func (p *page) Content() fyne.CanvasObject { return p.Page }
func (p *page) Route() frame.Route         { return frame.Room(p.name).Route() }
func (p *page) Resume()                    { p.resumed++ }
func (p *page) Pause()                     { p.paused++ }
func (p *page) Leave()                     { p.left++ }

func (p *page) GoBack() bool {
	was := p.inside
	p.inside = false
	return was
}

func TestPageIsPausedAndResumedUnderAnother(t *testing.T) {
	x := frametest.New(t)
	below, above := newPage("below"), newPage("above")
	x.Frame.Open(below)
	x.Shows("below")
	x.Frame.Open(above)
	x.Shows("above")
	x.ShowsNot("below")
	expect.Same(t, "paused", below.paused, 1)
	x.Frame.Back()
	x.Shows("below")
	expect.Same(t, "resumed", below.resumed, 1)
	expect.Same(t, "left", []int{above.left, below.left}, []int{1, 0})
}

func TestBackGoesBackWithinAPageFirst(t *testing.T) {
	x := frametest.New(t)
	p := newPage("second")
	p.inside = true
	x.Frame.Open(p)
	x.Frame.Back()
	x.Shows("second")
	x.Frame.Back()
	x.Shows("home")
	x.Frame.Back()
	x.Shows("home")
}

func TestHomeLeavesAllPagesButTheFirst(t *testing.T) {
	x := frametest.New(t)
	second, third := newPage("second"), newPage("third")
	x.Frame.Open(second)
	x.Frame.Open(third)
	x.Frame.Home()
	x.Shows("home")
	expect.Same(t, "at home", x.Frame.AtHome(), true)
	expect.Same(t, "left", []int{second.left, third.left}, []int{1, 1})
}

func TestRouteOfThePageInFrontIsRemembered(t *testing.T) {
	x := frametest.New(t)
	_, known := x.Frame.LastRoute()
	expect.Same(t, "known at the start", known, false)
	second := frame.SheetRoom.Route("a game")
	x.Frame.Go(second)
	last := func() frame.Route {
		r, _ := x.Frame.LastRoute()
		return r
	}
	expect.Same(t, "asked for", x.Went, []frame.Route{second})
	expect.Same(t, "route", last(), second)
	expect.Same(t, "open", []bool{x.Frame.IsOpen(second), x.Frame.IsOpen(frame.SheetRoom.Route(""))}, []bool{true, false})
	x.Frame.Open(widgets.NewPage("without a route"))
	expect.Same(t, "route under a page that has none", last(), second)
	x.Frame.Back()
	x.Frame.Back()
	expect.Same(t, "route", last(), frame.HomeRoom.Route())
}

func TestMessageCanBeAnsweredOnce(t *testing.T) {
	x := frametest.New(t)
	undone := 0
	x.Frame.Offer("It is gone.", "Undo", func() { undone++ })
	expect.Same(t, "message", x.Message(), "It is gone.")
	x.TapMessage("Undo")
	expect.Same(t, "undone", undone, 1)
	expect.Same(t, "message", x.Message(), "")
}

func TestMenuDoesWhatWasChosenAndCloses(t *testing.T) {
	x := frametest.New(t)
	chosen := ""
	x.Frame.Menu("Do what?", "One of these.", []frame.Choice{
		{Icon: widgets.IconPlus, Text: "Add", Do: func() { chosen = "add" }},
		{Icon: widgets.IconMinus, Text: "Take", Do: func() { chosen = "take" }},
	})
	x.Shows("Do what?", "One of these.")
	x.Tap("Take")
	expect.Same(t, "chosen", chosen, "take")
	x.ShowsNot("Do what?")
}

func TestMainButtonOfANewPageIgnoresTheSecondOfTwoQuickKeys(t *testing.T) {
	x := frametest.New(t)
	p, pressed := newPage("second"), 0
	p.SetFooter(widgets.NewButton(widgets.Primary, "Do it", func() { pressed++ }))
	x.Frame.Open(p)
	x.Frame.PressMain()
	expect.Same(t, "pressed at once", pressed, 0)
	x.Pass(frame.ProgressInterval)
	x.Frame.PressMain()
	expect.Same(t, "pressed later", pressed, 1)
}

func TestNoteIsADraftUntilItsFieldIsLeft(t *testing.T) {
	x := frametest.New(t)
	field := func() uitest.Field {
		page := widgets.NewPage("with a note")
		page.SetBody(x.Frame.NoteField(frame.Note{
			Label: "A note", Draft: "note", Text: "old",
			Intent: func(text string) history.Intent { return history.NoteGame{Game: "1", Note: text} },
		}))
		x.Frame.Open(page)
		return x.Field("A note")
	}
	note := field()
	x.Fill(note, "new")
	expect.Same(t, "done while it is typed", x.Store.Done, nil)
	expect.Same(t, "draft", string(x.Store.Drafts["note"]), `"new"`)
	x.Store.Broken = errors.New("the disk is full")
	x.Leave()
	expect.Same(t, "error", note.Error(), "The disk is full.")
	expect.Same(t, "done", x.Store.Done, nil)
	x.Store.Broken = nil
	expect.Same(t, "text of another field", field().Text(), "new") // as after a crash
	expect.Same(t, "done", x.Store.Done, []history.Intent{history.NoteGame{Game: "1", Note: "new"}})
	expect.Same(t, "draft", len(x.Store.Drafts["note"]), 0)
}

func TestChangeIsUndoneByItsMessage(t *testing.T) {
	x := frametest.New(t)
	shown := 0
	x.Frame.Change(history.Set{Key: "colour", Value: "red"}, "It is red.", func() { shown++ })
	expect.Same(t, "setting", x.Store.Setting("colour"), "red")
	expect.Same(t, "message", x.Message(), "It is red.")
	x.TapMessage("Undo")
	expect.Same(t, "setting", x.Store.Setting("colour"), "")
	expect.Same(t, "shown", shown, 2)
}

func TestRefusedChangeSaysWhyAndShowsNothing(t *testing.T) {
	x := frametest.New(t)
	x.Store.Broken = errors.New("the disk is full")
	x.Frame.Change(history.Set{Key: "colour", Value: "red"}, "It is red.", func() { t.Error("it is shown") })
	expect.Same(t, "message", x.Message(), "The disk is full.")
}

func TestPageOpenedAloneLeavesTheFirstAsItWas(t *testing.T) {
	x := frametest.New(t)
	first, second, third := newPage("first"), newPage("second"), newPage("third")
	x.Frame.Start(first, func(frame.Route) {})
	x.Frame.Open(second)
	x.Frame.OpenAlone(third)
	x.Shows("third")
	expect.Same(t, "first resumed", first.resumed, 0)
	expect.Same(t, "second left", second.left, 1)
	x.Frame.Back()
	x.Shows("first")
	expect.Same(t, "first resumed", first.resumed, 1)
}

// TestButtonThatComesByItselfSleepsAtFirst opens a page by a tap, and others by what nobody at the screen has done.
func TestButtonThatComesByItselfSleepsAtFirst(t *testing.T) {
	x := frametest.New(t)
	open := func() *widgets.Button {
		p, b := newPage("one"), widgets.NewButton(widgets.Primary, "On", nil)
		p.SetFooter(b)
		x.Frame.Open(p)
		return b
	}
	expect.Same(t, "after a tap", open().Asleep(), false)
	var late *widgets.Button
	x.Frame.After(time.Second, func() { late = open() })
	x.Pass(time.Second)
	expect.Same(t, "later", late.Asleep(), true)
	before := late
	x.Frame.Post(func() { late = open() })
	x.Await("the page", func() bool { return late != before })
	expect.Same(t, "by another device", late.Asleep(), true)
	x.Pass(widgets.LateTap)
	expect.Same(t, "once it was seen", late.Asleep(), false)
}
