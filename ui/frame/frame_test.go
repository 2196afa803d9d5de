package frame

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

// A memory keeps drafts, and knows no people.
type memory struct {
	Store

	drafts map[string][]byte
}

func (m memory) Draft(name string) []byte { return m.drafts[name] }

func (m memory) SaveDraft(name string, data []byte) error {
	m.drafts[name] = data
	return nil
}

// framed returns a frame with a page named "first", and a user of it.
func framed(t *testing.T) (*Frame, *uitest.User) {
	u := uitest.New(t)
	f := New(u.App, u.Window, memory{drafts: map[string][]byte{}}, Schedule{Now: u.Now, After: u.After, Away: u.Away})
	f.Start(newPage("first"), func(r Route) { f.Open(newPage(r.Room)) })
	u.Window.Resize(uitest.Phone())
	return f, u
}

// A testPage is a page that counts what it is told.
type testPage struct {
	*widgets.Page

	name                   string
	resumed, paused, leave int
	inside                 bool // there is something to go back from
}

func newPage(name string) *testPage { return &testPage{Page: widgets.NewPage(name), name: name} }

func (p *testPage) Content() fyne.CanvasObject { return p.Page }
func (p *testPage) Route() Route               { return Route{Room: p.name} }
func (p *testPage) Resume()                    { p.resumed++ }
func (p *testPage) Pause()                     { p.paused++ }
func (p *testPage) Leave()                     { p.leave++ }

func (p *testPage) GoBack() bool {
	was := p.inside
	p.inside = false
	return was
}

func TestPageIsPausedAndResumedUnderAnother(t *testing.T) {
	f, u := framed(t)
	below, above := newPage("below"), newPage("above")
	f.Open(below)
	u.Shows("below")
	f.Open(above)
	u.Shows("above")
	u.ShowsNot("below")
	uitest.Want(t, "paused", below.paused, 1)
	f.Back()
	u.Shows("below")
	uitest.Want(t, "resumed", below.resumed, 1)
	uitest.Want(t, "left", []int{above.leave, below.leave}, []int{1, 0})
}

func TestBackGoesBackWithinAPageFirst(t *testing.T) {
	f, u := framed(t)
	p := newPage("second")
	p.inside = true
	f.Open(p)
	f.Back()
	u.Shows("second")
	f.Back()
	u.Shows("first")
	f.Back()
	u.Shows("first")
}

func TestHomeLeavesAllPagesButTheFirst(t *testing.T) {
	f, u := framed(t)
	second, third := newPage("second"), newPage("third")
	f.Open(second)
	f.Open(third)
	f.Home()
	u.Shows("first")
	uitest.Want(t, "at home", f.AtHome(), true)
	uitest.Want(t, "left", []int{second.leave, third.leave}, []int{1, 1})
}

func TestRouteOfThePageInFrontIsRemembered(t *testing.T) {
	f, _ := framed(t)
	_, known := f.LastRoute()
	uitest.Want(t, "known at the start", known, false)
	f.Go(Route{Room: "second"})
	r, _ := f.LastRoute()
	uitest.Want(t, "route", r, Route{Room: "second"})
	uitest.Want(t, "open", []bool{f.IsOpen(r), f.IsOpen(Route{Room: "third"})}, []bool{true, false})
	f.Back()
	r, _ = f.LastRoute()
	uitest.Want(t, "route", r, Route{Room: "first"})
}

func TestMessageCanBeAnsweredOnce(t *testing.T) {
	f, u := framed(t)
	undone := 0
	f.Offer("It is gone.", "Undo", func() { undone++ })
	uitest.Want(t, "message", u.Message(), "It is gone.")
	u.TapMessage("Undo")
	uitest.Want(t, "undone", undone, 1)
	uitest.Want(t, "message", u.Message(), "")
}

func TestMenuDoesWhatWasChosenAndCloses(t *testing.T) {
	f, u := framed(t)
	chosen := ""
	f.Menu("Do what?", "One of these.", []Choice{
		{widgets.IconPlus, "Add", func() { chosen = "add" }}, {widgets.IconMinus, "Take", func() { chosen = "take" }},
	})
	u.Shows("Do what?", "One of these.")
	u.Tap("Take")
	uitest.Want(t, "chosen", chosen, "take")
	u.ShowsNot("Do what?")
}
