package widgets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
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
	a.canvas = widgettest.Scene(t, container.NewVBox(a.below), size)
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
		"Enter accepts":            {func(a *asked) { a.canvas.Focused().TypedKey(widgettest.Key(fyne.KeyReturn)) }, 1, 0},
		"Escape cancels":           {func(a *asked) { a.canvas.Focused().TypedKey(widgettest.Key(fyne.KeyEscape)) }, 0, 1},
		"Escape from a button":     {func(a *asked) { b, _ := a.buttons(); a.canvas.Focus(b); b.TypedKey(widgettest.Key(fyne.KeyEscape)) }, 0, 1},
		"a tap beside it cancels":  {func(a *asked) { test.TapAt(a.modal, fyne.NewPos(5, 5)) }, 0, 1},
		"a tap on its text is not": {func(a *asked) { test.TapAt(a.modal, fyne.NewPos(195, 422)) }, 0, 0},
		"the button accepts":       {func(a *asked) { _, b := a.buttons(); test.Tap(b) }, 1, 0},
		"the other just closes":    {func(a *asked) { b, _ := a.buttons(); test.Tap(b) }, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			a := ask(t, widgettest.Phone(), "It goes to the trash.")
			c.do(a)
			if a.accepted != c.accepted || a.cancelled != c.cancelled {
				t.Errorf("accepted %d, cancelled %d", a.accepted, a.cancelled)
			}
			closed := c.accepted+c.cancelled > 0 || strings.HasPrefix(name, "the other")
			expect.Same(t, "it is closed", a.canvas.Overlays().Top() == nil, closed)
		})
	}
}

func TestModalKeepsInputFromPage(t *testing.T) {
	a := ask(t, widgettest.Phone(), "It goes to the trash.")
	heard := 0
	a.canvas.SetOnTypedKey(func(*fyne.KeyEvent) { heard++ })
	a.canvas.SetOnTypedRune(func(rune) { heard++ })
	cancel, _ := a.buttons()
	a.canvas.Focus(cancel)
	cancel.TypedRune('z')
	cancel.TypedKey(widgettest.Key(fyne.KeyF1))
	test.TapCanvas(a.canvas, fyne.NewPos(195, 20))
	if heard != 0 || a.taps != 0 {
		t.Errorf("heard %d keys, %d taps", heard, a.taps)
	}
}

func TestTapInModalKeepsItsKeys(t *testing.T) {
	a := ask(t, widgettest.Phone(), "It goes to the trash.")
	cancel, _ := a.buttons()
	a.canvas.Focus(cancel)
	test.TapAt(a.modal, fyne.NewPos(195, 422))
	if a.canvas.Focused() != fyne.Focusable(a.modal) {
		t.Errorf("the focus is on %T", a.canvas.Focused())
	}
}

func TestFocusStaysInModal(t *testing.T) {
	a := ask(t, widgettest.Phone(), "It goes to the trash.")
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
	widgettest.Scaled(t, 2)
	a := ask(t, widgettest.Tiny(), strings.Repeat("It goes to the trash. ", 10))
	if a.modal.scroll.Size().Height > widgettest.Tiny().Height || !widgettest.Within(a.modal.scroll, a.modal) {
		t.Errorf("is %v in %v", a.modal.scroll.Size(), widgettest.Tiny())
	}
	if top := a.modal.scroll.Position().Y; top != 0 || a.modal.scroll.Size().Height != a.canvas.Size().Height {
		t.Errorf("something of the page is seen above or below it: it is %v high from %v", a.modal.scroll.Size().Height, top)
	}
	_, accept := a.buttons()
	a.canvas.Focus(accept)
	if !widgettest.Within(accept, a.modal.scroll) {
		t.Errorf("its main action cannot be brought into view")
	}
}

func TestModalOpensAgain(t *testing.T) {
	a := ask(t, widgettest.Phone(), "It goes to the trash.")
	a.modal.cancel()
	a.modal.Open(a.canvas)
	a.canvas.Focused().TypedKey(widgettest.Key(fyne.KeyReturn))
	a.modal.cancel()
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

func (c *clock) pass() {
	due := c.due[0]
	c.due = c.due[1:]
	due()
}

func TestToastGoesAway(t *testing.T) {
	c := &clock{}
	toasts := NewToasts(c.after)
	widgettest.Scene(t, container.NewStack(NewBody("page"), toasts), widgettest.Phone())
	toasts.Offer("Round 6 is written down.", "", nil)
	if toasts.Message() == "" {
		t.Fatalf("no message")
	}
	c.pass()
	expect.Same(t, "the message", toasts.Message(), "")
}

// TestToastStaysAsLongAsItTakesToReadIt asks for how long messages stay: of few letters and of many, in another
// script, and with a button.
func TestToastStaysAsLongAsItTakesToReadIt(t *testing.T) {
	for text, want := range map[string]time.Duration{"Done.": 6 * time.Second, strings.Repeat("Mia ", 25): 12 * time.Second, strings.Repeat("ж", 60): 7200 * time.Millisecond} {
		var got []time.Duration
		toasts := NewToasts(func(d time.Duration, _ func()) func() { got = append(got, d); return func() {} })
		toasts.Offer(text, "", nil)
		toasts.Offer(text, "Undo", func() {})
		expect.Same(t, text, got, []time.Duration{want, max(want, 12*time.Second)})
	}
}

// TestToastStaysBelowAPointer lets the time pass while a pointer is on the message, on its button and beside both.
func TestToastStaysBelowAPointer(t *testing.T) {
	c := &clock{}
	toasts := NewToasts(c.after)
	canvas := widgettest.Scene(t, container.NewStack(NewBody("page"), toasts), widgettest.Phone())
	mouse := widgettest.NewPointer(canvas)
	toasts.Offer("Round 6 is written down.", "Undo", func() {})
	d := fyne.CurrentApp().Driver()
	for _, on := range []fyne.CanvasObject{toasts.text, toasts.action} {
		mouse.Move(d.AbsolutePositionForObject(on).AddXY(8, 8))
		c.pass()
		expect.Same(t, "the message below a pointer", toasts.Message(), "Round 6 is written down.")
	}
	mouse.Move(fyne.NewPos(100, 100))
	c.pass()
	expect.Same(t, "the message once it has gone", toasts.Message(), "")
}

// TestTapOnAToastReachesNothingBelow taps a message, and the place where it was a moment ago.
func TestTapOnAToastReachesNothingBelow(t *testing.T) {
	c, taps := &clock{}, 0
	page := NewButton(Primary, "Page", func() { taps++ })
	toasts := NewToasts(c.after)
	canvas := widgettest.Scene(t, container.NewStack(page, toasts), widgettest.Phone())
	toasts.Offer("Device 1 wants to help with the scores.", "Allow", func() {})
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(toasts.text).AddXY(8, 8)
	test.TapCanvas(canvas, at)
	c.pass()
	expect.Same(t, "the message", toasts.Message(), "")
	test.TapCanvas(canvas, at)
	expect.Same(t, "taps that the page heard", taps, 0)
	c.pass()
	test.TapCanvas(canvas, at)
	expect.Same(t, "taps that it heard later", taps, 1)
}

func TestNewToastStaysItsFullTime(t *testing.T) {
	for name, c := range map[string]*clock{"the first clock is stopped": {}, "the first clock strikes all the same": {late: true}} {
		t.Run(name, func(t *testing.T) {
			toasts := NewToasts(c.after)
			widgettest.Scene(t, container.NewStack(NewBody("page"), toasts), widgettest.Phone())
			toasts.Offer("First", "", nil)
			toasts.Offer("Second", "", nil)
			c.pass()
			expect.Same(t, "the message", toasts.Message(), "Second")
			c.pass()
			expect.Same(t, "the message", toasts.Message(), "")
		})
	}
}

func TestToastIsAnsweredOnce(t *testing.T) {
	c, undone := &clock{}, 0
	toasts := NewToasts(c.after)
	widgettest.Scene(t, container.NewStack(NewBody("page"), toasts), widgettest.Phone())
	toasts.Offer("Round 6 is written down.", "Undo", func() { undone++ })
	test.Tap(toasts.action)
	c.pass()
	if undone != 1 || toasts.Message() != "" {
		t.Errorf("undone %d times, shows %q", undone, toasts.Message())
	}
}

func TestToastLetsTapsThroughBesideIt(t *testing.T) {
	taps := 0
	page := NewButton(Primary, "Page", func() { taps++ })
	toasts := NewToasts((&clock{}).after)
	c := widgettest.Scene(t, container.NewStack(page, toasts), widgettest.Phone())
	toasts.Offer("Round 6 is written down.", "", nil)
	test.TapCanvas(c, fyne.NewPos(100, 100))
	expect.Same(t, "taps that the page heard", taps, 1)
}

func TestButtonOfAToastIsBelowALargeText(t *testing.T) {
	for scale, below := range map[float32]bool{1: false, 2: true} {
		widgettest.Scaled(t, scale)
		toasts := NewToasts((&clock{}).after)
		widgettest.Scene(t, toasts, widgettest.Phone())
		toasts.Offer("Schriftgröße: 200 %.", "Rückgängig", func() {})
		d := fyne.CurrentApp().Driver()
		text, button := d.AbsolutePositionForObject(toasts.text).Y, d.AbsolutePositionForObject(toasts.action).Y
		if got := button >= text+toasts.text.Size().Height; got != below {
			t.Errorf("at %v %% the button is below the text: %v", 100*scale, got)
		}
	}
}

func TestLongToastFitsAtDoubleText(t *testing.T) {
	widgettest.Scaled(t, 2)
	toasts := NewToasts((&clock{}).after)
	widgettest.Scene(t, container.NewStack(NewBody("page"), toasts), widgettest.Tiny())
	toasts.Offer("Ben is back in and Cy deals round 6.", "Undo", func() {})
	if !widgettest.Within(toasts.action, toasts.box) || !widgettest.Within(toasts.text, toasts.box) {
		t.Errorf("the text at %v %v leaves its ground %v", toasts.text.Position(), toasts.text.Size(), toasts.box.Size())
	}
}

func TestToastIsAboveFooter(t *testing.T) {
	page := NewPage("Round")
	toasts := NewToasts(func(time.Duration, func()) func() { return func() {} })
	toasts.Over = func() fyne.CanvasObject { return page }
	widgettest.Scene(t, container.NewStack(page, toasts), widgettest.Phone())
	bottoms := []float32{}
	for _, rows := range []int{0, 1, 3} {
		var footer []fyne.CanvasObject
		for range rows {
			footer = append(footer, NewButton(Primary, "Deal", nil))
		}
		page.SetFooter(footer...)
		toasts.Offer("It is somebody else’s turn.", "", nil)
		bottom := toasts.box.Position().Y + toasts.box.Size().Height
		if top := widgettest.Phone().Height - page.barHeight(); bottom > top {
			t.Errorf("above %d buttons it reaches to %v, the footer begins at %v", rows, bottom, top)
		}
		bottoms = append(bottoms, bottom)
	}
	if !slices.IsSortedFunc(bottoms, func(a, b float32) int { return int(b - a) }) || bottoms[0] == bottoms[2] {
		t.Errorf("it stands at %v", bottoms)
	}
}

func TestNothingThatScrollsLiesBelowAToast(t *testing.T) {
	rows := NewGrid([]fyne.CanvasObject{NewBody(""), NewBody("Ann")}, func(row, _ int) CellView { return CellView{Text: strconv.Itoa(row)} })
	rows.SetRows(20)
	filled, long := NewPage("Sheet"), NewPage("Settings")
	filled.SetFill(rows)
	var lines []fyne.CanvasObject
	for range 40 {
		lines = append(lines, NewBody("One line of many."))
	}
	long.SetBody(lines...)
	for page, scroll := range map[*Page]fyne.CanvasObject{filled: rows.scroll, long: long.scroll.Scroll} {
		for _, size := range []fyne.Size{widgettest.Phone(), {Width: 320, Height: 568}, {Width: 844, Height: 390}} {
			c := &clock{}
			toasts := NewToasts(c.after)
			toasts.Over = func() fyne.CanvasObject { return page }
			page.SetFooter(NewButton(Primary, "Deal", nil))
			widgettest.Scene(t, container.NewStack(page, toasts), size)
			before := Boxes(page)[scroll]
			toasts.Offer("Ann has 9, not 7.", "Undo", func() {})
			shown := Boxes(page)[scroll]
			if end := shown.At.Y + shown.Size.Height; end > toasts.box.Position().Y || shown.At != before.At {
				t.Errorf("in %v what scrolls is at %v and ends at %v, the message begins at %v", size, shown.At, end, toasts.box.Position().Y)
			}
			toasts.Clear()
			expect.Same(t, fmt.Sprintf("where what scrolls is in %v after the message", size), Boxes(page)[scroll], before)
		}
	}
}

func TestToastIsOnTheWidestPage(t *testing.T) {
	sheet, round := NewPage("Sheet"), NewPage("Round")
	screen := Beside([]float32{400}, sheet, round)
	toasts := NewToasts((&clock{}).after)
	toasts.Over = func() fyne.CanvasObject { return screen }
	widgettest.Scene(t, container.NewStack(screen, toasts), fyne.NewSize(1280, 800))
	toasts.Offer("Round 6 is written down.", "", nil)
	at := Box{toasts.box.Position(), toasts.box.Size()}
	if off := at.Centre().X - Boxes(screen)[sheet].Centre().X; off < -1 || off > 1 {
		t.Errorf("the message is %v beside the middle of the sheet", off)
	}
}
