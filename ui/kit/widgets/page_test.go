package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func longPage() (*Page, *Button, []fyne.CanvasObject) {
	p := NewPage("Round 14")
	main := NewIconTextButton(Primary, IconPlus, "Enter round 14", nil)
	var rows []fyne.CanvasObject
	for range 30 {
		rows = append(rows, NewButton(Secondary, "Cy deals", nil))
	}
	p.SetBody(rows...)
	p.SetFooter(main)
	p.SetBack("Back", nil)
	return p, main, rows
}

func TestFooterStaysInPage(t *testing.T) {
	for name, c := range map[string]struct {
		size  fyne.Size
		scale float32
	}{"on a phone": {widgettest.Phone(), 1}, "at double text": {widgettest.Phone(), 2}, "on the smallest phone": {widgettest.Tiny(), 2}, "on a desktop": {widgettest.Desk(), 1}} {
		t.Run(name, func(t *testing.T) {
			widgettest.Scaled(t, c.scale)
			p, main, rows := longPage()
			canvas := widgettest.Scene(t, p, c.size)
			if !widgettest.Within(main, p) {
				t.Errorf("the main action is at %v %v", main.Position(), main.Size())
			}
			canvas.Focus(rows[29].(*Button))
			if !widgettest.Within(rows[29], p.Scroll()) {
				t.Errorf("the last row cannot be brought into view")
			}
		})
	}
}

func TestBodyHasMaximumWidth(t *testing.T) {
	p, main, rows := longPage()
	widgettest.Scene(t, p, widgettest.Desk())
	if rows[0].Size().Width > widestBody || main.Size().Width > widestBody {
		t.Errorf("rows are %v wide, the main action %v", rows[0].Size().Width, main.Size().Width)
	}
}

func TestPageHasSmallMinimumWidth(t *testing.T) {
	widgettest.Scaled(t, 2)
	p, _, _ := longPage()
	p.SetTitle("A title that is much longer than any phone is wide", "and a subtitle")
	if size := p.MinSize(); size.Width > widgettest.Tiny().Width || size.Height > widgettest.Tiny().Height {
		t.Errorf("wants at least %v", size)
	}
}

func TestTitlesGoBelowActionsThatLeaveTooLittleRoom(t *testing.T) {
	for name, c := range map[string]struct {
		scale           float32
		title, subtitle string
		actions         int
		below           bool
	}{
		"a long title at normal text":     {1, "Kitchen table", "", 2, false},
		"a long title at double text":     {2, "Kitchen table", "", 2, true},
		"a long subtitle at normal text":  {1, "Uno", "5 rounds · the lowest wins", 4, true},
		"a long subtitle at double text":  {2, "Uno", "5 rounds · the lowest wins", 4, true},
		"a short subtitle at double text": {2, "Uno", "5 rounds", 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			widgettest.Scaled(t, c.scale)
			p := NewPage("")
			p.SetTitle(c.title, c.subtitle)
			var actions []fyne.CanvasObject
			for range c.actions {
				actions = append(actions, NewIconButton(IconUndo, "Undo", nil))
			}
			p.SetBack("Back", nil)
			p.SetActions(actions...)
			widgettest.Scene(t, p, widgettest.Phone())
			d := fyne.CurrentApp().Driver()
			below := d.AbsolutePositionForObject(p.title).Y >= d.AbsolutePositionForObject(actions[0]).Y+actions[0].Size().Height-1
			expect.Same(t, "they are below", below, c.below)
			if !widgettest.Within(p.title, p) || !widgettest.Within(actions[0], p) {
				t.Errorf("the bar leaves the page")
			}
		})
	}
}

func TestATitleIsLevelWithOrWithoutABackButton(t *testing.T) {
	at := func(back bool) fyne.Position {
		p := NewPage("Our 2026")
		if back {
			p.SetBack("Back", nil)
		}
		widgettest.Scene(t, p, widgettest.Phone())
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.title)
	}
	expect.Same(t, "height of the title", at(false).Y, at(true).Y)
	expect.Same(t, "where it begins", at(false).X, theme.Size(SpaceLarge))
}

func TestABackButtonKeepsItsPlaceOnPhonesOnTheirSide(t *testing.T) {
	at := func(buttons ...fyne.CanvasObject) float32 {
		p, _, _ := longPage()
		p.SetButtons(buttons...)
		widgettest.Scene(t, p, fyne.NewSize(844, 390))
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.leading).X
	}
	expect.Same(t, "without buttons", at(), at(NewButton(Primary, "Share", nil)))
}

func TestTheBackButtonGoesBack(t *testing.T) {
	backs := 0
	p := NewPage("Rules")
	p.SetBack("Back to the table", func() { backs++ })
	c := widgettest.Scene(t, p, widgettest.Phone())
	test.TapCanvas(c, fyne.NewPos(30, 30))
	expect.Same(t, "steps back", backs, 1)
}

func TestAPageFillsItsWindow(t *testing.T) {
	p, main, _ := longPage()
	grid := NewGrid([]fyne.CanvasObject{NewBody(""), NewBody("Ana")}, func(int, int) CellView { return CellView{} })
	widgettest.Scene(t, p, widgettest.Phone())
	p.SetFill(grid)
	if grid.Size().Width != widgettest.Phone().Width || !widgettest.Within(grid, p) {
		t.Errorf("the grid is %v", grid.Size())
	}
	if bottom := grid.Position().Y + grid.Size().Height; bottom > widgettest.Phone().Height-main.Size().Height {
		t.Errorf("the grid goes under the main action, down to %v", bottom)
	}
}

func TestFirstPaneIsInViewWhileThereIsRoomForIt(t *testing.T) {
	for name, c := range map[string]struct {
		size  fyne.Size
		first float32
		holds bool
	}{
		"beside the other":               {widgettest.Desk(), 200, true},
		"higher than the view":           {widgettest.Desk(), 900, false},
		"above the other":                {widgettest.Phone(), 200, false},
		"where there is too little room": {fyne.NewSize(1280, 240), 200, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := NewPage("New game")
			first := Sized(NewBody("Ana"), fyne.NewSize(100, c.first))
			p.SetBody(p.Panes(420, SpaceHuge, first, Sized(NewBody("Recall"), fyne.NewSize(100, 2000))))
			p.SetWide()
			widgettest.Scene(t, p, widgettest.Desk())
			p.Resize(c.size)
			at := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(first).Y }
			before := at()
			ScrollTo(p.Scroll(), fyne.NewPos(0, 300))
			expect.Same(t, "it holds its place", at() == before, c.holds)
			ScrollTo(p.Scroll(), fyne.Position{})
			expect.Same(t, "its place at the top", at(), before)
		})
	}
}

func TestAButtonOfAFooterIsNoWiderThanAHand(t *testing.T) {
	p, main, _ := longPage()
	widgettest.Scene(t, p, widgettest.Desk())
	at := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(main) }
	alone := func(what string) {
		t.Helper()
		expect.Same(t, what, main.Size().Width, float32(widestButton))
		expect.Same(t, what+": at the middle", at().X, (widgettest.Desk().Width-widestButton)/2)
	}
	alone("alone")
	p.SetButtons(NewText("Who plays?", TextStyle{}), main)
	alone("below a text")
	p.SetButtons(Pair(SpaceSmall, NewButton(Quiet, "Stop", nil), main))
	if w := main.Size().Width; w > widestButton {
		t.Errorf("beside a quiet button: %v", w)
	}
	p, main, _ = longPage()
	p.SetKeys(NewKeypad(said(), nil), main)
	widgettest.Scene(t, p, widgettest.Desk())
	expect.Same(t, "below keys", main.Size().Width, float32(widestBody))
}

func TestKeypadInFooterLeavesRoom(t *testing.T) {
	widgettest.Scaled(t, 2)
	p := NewPage("Ben")
	k := NewKeypad(said(), nil)
	p.SetBody(NewText("12", TextStyle{Size: SizeEcho, Whole: true}))
	p.SetFooter(k)
	widgettest.Scene(t, p, widgettest.Tiny())
	if !widgettest.Within(k, p) || p.scroll.Size().Height < leastBody-1 || k.keys[0].Size().Height < 44 {
		t.Errorf("keypad %v, body %v, key %v", k.Size(), p.scroll.Size(), k.keys[0].Size())
	}
}

func TestStackRestoresScreen(t *testing.T) {
	first, _, rows := longPage()
	s := NewStack(first)
	c := widgettest.Scene(t, s, widgettest.Phone())
	c.Focus(rows[20].(*Button))
	scrolled := first.scroll.Offset
	other := NewPage("Rules")
	s.Push(other)
	if s.current() != fyne.CanvasObject(other) || first.Visible() || c.Focused() != nil || other.Size() != widgettest.Phone() {
		t.Errorf("the other page does not cover the first, or the focus stays behind")
	}
	if !s.Pop() || s.current() != fyne.CanvasObject(first) {
		t.Fatalf("did not go back")
	}
	if c.Focused() != fyne.Focusable(rows[20].(*Button)) || first.scroll.Offset != scrolled {
		t.Errorf("focus %v, scrolled %v of %v", c.Focused(), first.scroll.Offset, scrolled)
	}
	if s.Pop() || s.Depth() != 1 {
		t.Errorf("went back beyond the first")
	}
}

func TestAReplacedScreenIsGone(t *testing.T) {
	s := NewStack(NewPage("One"))
	c := widgettest.Scene(t, s, widgettest.Phone())
	s.Push(NewPage("Two"))
	last := NewPage("Three")
	s.Replace(last)
	if s.Depth() != 1 || s.current() != fyne.CanvasObject(last) || last.Size() != c.Size() {
		t.Errorf("depth %d, size %v", s.Depth(), last.Size())
	}
}

func TestScreenBehindIsResizedWhenShown(t *testing.T) {
	first := NewPage("One")
	s := NewStack(first)
	c := widgettest.Scene(t, s, widgettest.Phone())
	s.Push(NewPage("Two"))
	c.(software.WindowlessCanvas).Resize(widgettest.Desk())
	s.Pop()
	expect.Same(t, "its size", first.Size(), widgettest.Desk())
}

func TestScreenBehindIsRepaintedWhenShown(t *testing.T) {
	s := NewStack(NewPage("One"))
	widgettest.Scene(t, s, widgettest.Phone())
	text := NewBody("Made early")
	late := NewCard(text)
	late.Resize(widgettest.Phone())
	widgettest.Scaled(t, 2)
	s.Push(late)
	r := test.WidgetRenderer(text).(*textRenderer)
	expect.Same(t, "the size of the text", r.pool[0].Text.TextSize, 32)
}

func TestMainIsPrimaryButton(t *testing.T) {
	page := NewPage("Chairs")
	if page.Main() != nil {
		t.Error("a page without a footer has a main action")
	}
	deal, other := NewButton(Primary, "Deal", nil), NewButton(Quiet, "Deal only", nil)
	page.SetFooter(other, Columns(100, SpaceSmall, deal))
	if page.Main() != deal {
		t.Error("it is another button")
	}
	deal.SetEnabled(false)
	if page.Main() != nil {
		t.Error("what cannot be tapped is the main action")
	}
}

func TestLowPageHidesWideTitle(t *testing.T) {
	page := NewPage("A title that is wider than what the icons leave")
	var icons []fyne.CanvasObject
	for range 4 {
		icons = append(icons, NewIconButton(IconBook, "Rules", nil))
	}
	page.SetActions(icons...)
	widgettest.Scene(t, page, widgettest.Phone())
	titles := page.titles
	for _, c := range []struct {
		size  fyne.Size
		shown bool
	}{{widgettest.Phone(), true}, {fyne.NewSize(300, 400), false}, {fyne.NewSize(1200, 400), true}, {widgettest.Phone(), true}} {
		page.Resize(c.size)
		expect.Same(t, fmt.Sprintf("at %v the title is shown", c.size), titles.Visible(), c.shown)
	}
}

func TestHiddenTitleTakesNoRoom(t *testing.T) {
	widgettest.Scaled(t, 2)
	page := NewPage("")
	page.SetTitle("Kitchen table", "a subtitle that is longer than a line")
	back := NewIconButton(IconBack, "Back", nil)
	page.SetLeading(back)
	page.SetActions(NewIconButton(IconUndo, "Undo", nil), NewIconButton(IconRedo, "Redo", nil))
	widgettest.Scene(t, page, fyne.NewSize(320, 480))
	if bar := page.top.Size().Height; bar > back.Size().Height {
		t.Errorf("the bar is %v high, its icons %v", bar, back.Size().Height)
	}
}

func TestKeysAreBesideTheBodyOfALowPage(t *testing.T) {
	p := NewPage("Round")
	k, save := NewKeypad(said(), nil), NewButton(Primary, "Write it down", nil)
	p.SetKeys(k, save)
	widgettest.Scene(t, p, widgettest.Phone())
	for _, c := range []struct {
		size   fyne.Size
		beside bool
	}{{widgettest.Phone(), false}, {fyne.NewSize(844, 390), true}, {widgettest.Desk(), false}} {
		p.Resize(c.size)
		body := p.scroll.Position().AddXY(p.scroll.Size().Width, p.scroll.Size().Height)
		if beside := p.footer.Position().X >= body.X; beside != c.beside || !widgettest.Within(save, p) || !beside && p.footer.Position().Y < body.Y {
			t.Errorf("at %v the body ends at %v, the keys begin at %v", c.size, body, p.footer.Position())
		}
	}
}

func TestButtonFollowsAShortBodyOnAWideScreen(t *testing.T) {
	p, rows, save := NewPage("Settings"), Column(SpaceSmall), NewButton(Primary, "Save", nil)
	p.SetBody(rows)
	p.SetButtons(save)
	widgettest.Scene(t, p, widgettest.Desk())
	for _, c := range []struct {
		rows    int
		size    fyne.Size
		follows bool
	}{
		{1, widgettest.Desk(), true},
		{60, widgettest.Desk(), false},
		{2, widgettest.Desk(), true},
		{1, widgettest.Phone(), false},
		{1, fyne.NewSize(1200, 400), false},
	} {
		rows.Objects = nil
		for range c.rows {
			rows.Add(NewBody("a row"))
		}
		p.Refresh()
		p.Resize(c.size)
		at, end := Boxes(p)[save], Boxes(p)[rows]
		below := at.At.Y - end.At.Y - end.Size.Height
		expect.Same(t, fmt.Sprintf("after %d rows at %v it is just below them", c.rows, c.size), below >= 0 && below <= 3*theme.Size(SpaceHuge), c.follows)
		if !widgettest.Within(save, p) {
			t.Errorf("after %d rows at %v it is at %v", c.rows, c.size, at)
		}
	}
}

func TestButtonIsInItsPlaceInTheBodyOnAWideScreen(t *testing.T) {
	p, first, last, save := NewPage("Tabby"), NewBody("first"), NewBody("last"), NewButton(Primary, "Go on", nil)
	high := Sized(NewBody(""), fyne.NewSize(100, 90))
	p.SetBody(first, Columns(100, SpaceSmall, p.Place(), high), last)
	p.SetButtons(save)
	widgettest.Scene(t, p, widgettest.Phone())
	for _, c := range []struct {
		size   fyne.Size
		inside bool
	}{{widgettest.Phone(), false}, {widgettest.Desk(), true}, {fyne.NewSize(844, 390), false}, {widgettest.Desk(), true}, {widgettest.Phone(), false}} {
		p.Resize(c.size)
		all := Boxes(p)
		at := all[save].At.Y
		expect.Same(t, fmt.Sprintf("at %v it is between the two", c.size), at > all[first].At.Y && at < all[last].At.Y, c.inside)
		expect.Same(t, fmt.Sprintf("at %v it is as high as what is beside it", c.size), save.Size().Height == 90, c.inside)
		expect.Same(t, fmt.Sprintf("at %v it is the main action", c.size), p.Main() == save, true)
		if !widgettest.Within(save, p) {
			t.Errorf("at %v it is at %v", c.size, all[save])
		}
	}
}

func TestCardsBesideAListFillAWideScreen(t *testing.T) {
	p, card := NewPage("Ann"), NewBody("won 3 of 4")
	p.SetBody(card)
	p.SetWide()
	widgettest.Scene(t, p, widgettest.Desk())
	p.Resize(fyne.NewSize(1470, 900)) // beside a list on a screen of 1920
	expect.Same(t, "by themselves", card.Size().Width, float32(widestCards))
	p.setBeside(true, true)
	expect.Same(t, "beside a list", card.Size().Width > 1400, true)
}

// A footer that follows a short body is at the foot of the page once a fold makes the body long.
func TestFooterIsAtTheFootOnceAFoldIsOpen(t *testing.T) {
	content := Column(SpaceLarge)
	for range 40 {
		content.Add(NewBody("a row"))
	}
	p, fold, save := NewPage("A page"), NewExpander("More", content), NewButton(Primary, "Save", nil)
	p.SetBody(fold)
	p.SetFooter(save)
	widgettest.Scene(t, p, widgettest.Desk())
	top := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(save).Y }
	if top() > p.Size().Height/2 {
		t.Errorf("below a short body the button is at %v", top())
	}
	fold.head.OnTapped()
	if foot := p.Size().Height - top() - save.Size().Height; foot > 2*theme.Size(SpaceMedium) {
		t.Errorf("below a long body the button is %v above the foot", foot)
	}
}
