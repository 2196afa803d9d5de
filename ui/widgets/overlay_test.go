package widgets

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// asked is an open question and what came of it.
type asked struct {
	modal               *Modal
	canvas              fyne.Canvas
	accepted, cancelled int
	below               *Button
	taps                int
}

func ask(t *testing.T, size fyne.Size, text string) *asked {
	a := &asked{}
	a.below = NewButton(Primary, "Below", func() { a.taps++ })
	a.canvas = scene(t, container.NewVBox(a.below), size)
	a.modal = NewConfirm(ConfirmWords{Title: "Throw it away?", Text: text, Accept: "Throw away", Cancel: "Keep it", Danger: true},
		func() { a.accepted++ })
	a.modal.OnCancel = func() { a.cancelled++ }
	a.modal.Open(a.canvas)
	return a
}

func (a *asked) buttons() (cancel, accept *Button) {
	row := a.modal.all.Objects[2].(*fyne.Container)
	return row.Objects[0].(*Button), row.Objects[1].(*Button)
}

func TestModalIsAnswered(t *testing.T) {
	for name, c := range map[string]struct {
		do                  func(*asked)
		accepted, cancelled int
	}{
		"Enter accepts":            {func(a *asked) { a.canvas.Focused().TypedKey(key(fyne.KeyReturn)) }, 1, 0},
		"Escape cancels":           {func(a *asked) { a.canvas.Focused().TypedKey(key(fyne.KeyEscape)) }, 0, 1},
		"Escape from a button":     {func(a *asked) { b, _ := a.buttons(); a.canvas.Focus(b); b.TypedKey(key(fyne.KeyEscape)) }, 0, 1},
		"a tap beside it cancels":  {func(a *asked) { test.TapAt(a.modal, fyne.NewPos(5, 5)) }, 0, 1},
		"a tap on its text is not": {func(a *asked) { test.TapAt(a.modal, fyne.NewPos(195, 422)) }, 0, 0},
		"the button accepts":       {func(a *asked) { _, b := a.buttons(); test.Tap(b) }, 1, 0},
		"the other just closes":    {func(a *asked) { b, _ := a.buttons(); test.Tap(b) }, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			a := ask(t, phone, "It goes to the trash.")
			c.do(a)
			if a.accepted != c.accepted || a.cancelled != c.cancelled {
				t.Errorf("accepted %d, cancelled %d", a.accepted, a.cancelled)
			}
			closed := c.accepted+c.cancelled > 0 || strings.HasPrefix(name, "the other")
			if (a.canvas.Overlays().Top() == nil) != closed {
				t.Errorf("closed: %v", a.canvas.Overlays().Top() == nil)
			}
		})
	}
}

func TestModalKeepsInputFromPage(t *testing.T) {
	a := ask(t, phone, "It goes to the trash.")
	heard := 0
	a.canvas.SetOnTypedKey(func(*fyne.KeyEvent) { heard++ })
	a.canvas.SetOnTypedRune(func(rune) { heard++ })
	cancel, _ := a.buttons()
	a.canvas.Focus(cancel)
	cancel.TypedRune('z')
	cancel.TypedKey(key(fyne.KeyF1))
	test.TapCanvas(a.canvas, fyne.NewPos(195, 20))
	if heard != 0 || a.taps != 0 {
		t.Errorf("heard %d keys, %d taps", heard, a.taps)
	}
}

func TestTapInModalKeepsItsKeys(t *testing.T) {
	a := ask(t, phone, "It goes to the trash.")
	cancel, _ := a.buttons()
	a.canvas.Focus(cancel)
	test.TapAt(a.modal, fyne.NewPos(195, 422))
	if a.canvas.Focused() != fyne.Focusable(a.modal) {
		t.Errorf("the focus is on %T", a.canvas.Focused())
	}
}

func TestFocusStaysInModal(t *testing.T) {
	a := ask(t, phone, "It goes to the trash.")
	cancel, accept := a.buttons()
	seen := map[fyne.Focusable]bool{}
	for range 6 {
		a.canvas.FocusNext()
		seen[a.canvas.Focused()] = true
	}
	if !seen[cancel] || !seen[accept] || seen[a.below] {
		t.Errorf("the focus went %v", seen)
	}
}

func TestLongModalScrollsOnSmallestPhone(t *testing.T) {
	scaled(t, 2)
	a := ask(t, tiny, strings.Repeat("It goes to the trash. ", 10))
	if a.modal.scroll.Size().Height > tiny.Height || !within(a.modal.scroll, a.modal) {
		t.Errorf("is %v in %v", a.modal.scroll.Size(), tiny)
	}
	_, accept := a.buttons()
	a.canvas.Focus(accept)
	if !within(accept, a.modal.scroll) {
		t.Errorf("its main action cannot be brought into view")
	}
}

func TestModalOpensAgain(t *testing.T) {
	a := ask(t, phone, "It goes to the trash.")
	a.modal.Cancel()
	a.modal.Open(a.canvas)
	a.canvas.Focused().TypedKey(key(fyne.KeyReturn))
	a.modal.Cancel()
	if a.accepted != 1 || a.cancelled != 1 {
		t.Errorf("accepted %d, cancelled %d", a.accepted, a.cancelled)
	}
}

// clock runs what is due when the test says that time has passed. Like a real
// one it may have struck when it is stopped too late.
type clock struct {
	due  []func()
	late bool
}

func (c *clock) after(_ time.Duration, f func()) func() {
	stopped := false
	c.due = append(c.due, func() {
		if !stopped {
			f()
		}
	})
	return func() { stopped = !c.late }
}

func (c *clock) pass(n int) {
	due := c.due[:n]
	c.due = c.due[n:]
	for _, f := range due {
		f()
	}
}

func TestToastGoesAway(t *testing.T) {
	c := &clock{}
	toasts := NewToasts(c.after)
	scene(t, container.NewStack(NewBody("page"), toasts), phone)
	toasts.Say("Round 6 is written down.")
	if toasts.Message() == "" {
		t.Fatalf("no message")
	}
	c.pass(1)
	if toasts.Message() != "" {
		t.Errorf("%q stays", toasts.Message())
	}
}

func TestNewToastStaysItsFullTime(t *testing.T) {
	for name, c := range map[string]*clock{"the first clock is stopped": {}, "the first clock strikes all the same": {late: true}} {
		t.Run(name, func(t *testing.T) {
			toasts := NewToasts(c.after)
			scene(t, container.NewStack(NewBody("page"), toasts), phone)
			toasts.Say("First")
			toasts.Say("Second")
			c.pass(1)
			if toasts.Message() != "Second" {
				t.Errorf("shows %q", toasts.Message())
			}
			c.pass(1)
			if toasts.Message() != "" {
				t.Errorf("%q stays", toasts.Message())
			}
		})
	}
}

func TestToastIsAnsweredOnce(t *testing.T) {
	c, undone := &clock{}, 0
	toasts := NewToasts(c.after)
	scene(t, container.NewStack(NewBody("page"), toasts), phone)
	toasts.Offer("Round 6 is written down.", "Undo", func() { undone++ })
	test.Tap(toasts.action)
	c.pass(1)
	if undone != 1 || toasts.Message() != "" {
		t.Errorf("undone %d times, shows %q", undone, toasts.Message())
	}
}

func TestToastLetsTapsThroughBesideIt(t *testing.T) {
	taps := 0
	page := NewButton(Primary, "Page", func() { taps++ })
	toasts := NewToasts((&clock{}).after)
	c := scene(t, container.NewStack(page, toasts), phone)
	toasts.Say("Round 6 is written down.")
	test.TapCanvas(c, fyne.NewPos(100, 100))
	if taps != 1 {
		t.Errorf("the page heard %d taps", taps)
	}
}

func TestLongToastFitsAtDoubleText(t *testing.T) {
	scaled(t, 2)
	toasts := NewToasts((&clock{}).after)
	scene(t, container.NewStack(NewBody("page"), toasts), tiny)
	toasts.Offer("Ben is back in and Cy deals round 6.", "Undo", func() {})
	if !within(toasts.action, toasts.box) || !within(toasts.text, toasts.box) {
		t.Errorf("the text at %v %v leaves its ground %v", toasts.text.Position(), toasts.text.Size(), toasts.box.Size())
	}
}

func TestToastStandsAboveFooter(t *testing.T) {
	page := NewPage("Round")
	toasts := NewToasts(func(time.Duration, func()) func() { return func() {} })
	toasts.Over = func() fyne.CanvasObject { return page }
	scene(t, container.NewStack(page, toasts), phone)
	bottoms := []float32{}
	for _, rows := range []int{0, 1, 3} {
		var footer []fyne.CanvasObject
		for range rows {
			footer = append(footer, NewButton(Primary, "Deal", nil))
		}
		page.SetFooter(footer...)
		toasts.Say("It is somebody else’s turn.")
		bottom := toasts.box.Position().Y + toasts.box.Size().Height
		if top := phone.Height - page.barHeight(); bottom > top {
			t.Errorf("above %d buttons it reaches to %v, the footer begins at %v", rows, bottom, top)
		}
		bottoms = append(bottoms, bottom)
	}
	if !slices.IsSortedFunc(bottoms, func(a, b float32) int { return int(b - a) }) || bottoms[0] == bottoms[2] {
		t.Errorf("it stands at %v", bottoms)
	}
}
