package widgets

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/system/a11y"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// collect does what Fyne's drivers do: it looks into containers only.
func collect(o fyne.CanvasObject, at fyne.Position, all map[string]fyne.Position) {
	at = at.Add(o.Position())
	if a, ok := o.(fyne.Accessible); ok && a.AccessibilityRole() != fyne.AccessibleRoleContainer {
		all[a.AccessibilityLabel()] = at
	}
	if c, ok := o.(*fyne.Container); ok {
		for _, part := range c.Objects {
			collect(part, at, all)
		}
	}
}

func TestReaderShowsWhatIsInsideWidgets(t *testing.T) {
	deal, dark, name := NewButton(Primary, "Deal", nil), NewChoice([]string{"Light", "Dark"}, nil), NewTextField("Name")
	grid := NewGrid([]fyne.CanvasObject{NewBody("Round"), NewBody("Ana")}, func(row, col int) CellView {
		return CellView{Text: fmt.Sprint(10*row + col)}
	})
	page := NewPage("Settings")
	page.SetBody(NewCard(dark), name, NewTile(Carded, NewBody("Golf"), nil), container.NewStack(grid))
	page.SetFooter(deal)
	grid.SetRows(2)
	c := widgettest.Scene(t, container.NewStack(NewStack(page), NewReader()), widgettest.Phone())
	seen := map[string]fyne.Position{}
	for range 2 { // the drivers ask again with every frame
		clear(seen)
		collect(c.Content(), fyne.Position{}, seen)
		collect(c.Content(), fyne.Position{}, seen)
	}
	d := fyne.CurrentApp().Driver()
	for label, o := range map[string]fyne.CanvasObject{"Deal": deal, "Dark": dark.options[1], "Name": name.entry, "Settings": page.title} {
		at, ok := seen[label]
		if want := d.AbsolutePositionForObject(o); !ok || at != want {
			t.Errorf("%s is at %v, shown %t, want %v", label, at, ok, want)
		}
	}
	for _, label := range []string{"Golf", "11, Ana, 10"} {
		if _, ok := seen[label]; !ok {
			t.Errorf("%s is not shown", label)
		}
	}
}

func TestReaderShowsTheModalInFront(t *testing.T) {
	c := widgettest.Scene(t, container.NewStack(NewButton(Primary, "Below", nil), NewReader()), widgettest.Phone())
	NewConfirm(ConfirmWords{"Leave?", "Now.", "Leave", "Stay", false}, nil).Open(c)
	seen := map[string]fyne.Position{}
	collect(c.Content(), fyne.Position{}, seen)
	clear(seen)
	collect(c.Content().(*fyne.Container).Objects[1], fyne.Position{}, seen)
	var labels []string
	for label := range seen {
		labels = append(labels, label)
	}
	slices.Sort(labels)
	if want := []string{"Leave", "Leave?", "Now.", "Stay"}; !slices.Equal(labels, want) {
		t.Errorf("shown are %q, want %q", labels, want)
	}
}

// outline says what is told of a canvas in lines: what is in another thing is indented.
func outline(all []a11y.Node) (lines []string) {
	depth := map[int]int{}
	for _, s := range all {
		depth[s.ID] = depth[s.In] + 1
		line := fmt.Sprintf("%*s%s %q", 2*depth[s.In], "", s.Role, s.Label)
		for _, state := range []struct {
			on   bool
			name string
		}{
			{s.Value != "", "=" + s.Value},
			{s.Description != "", "(" + s.Description + ")"},
			{s.Level > 0, fmt.Sprint(s.Level)},
			{s.Row > 0, fmt.Sprintf("%d/%d", s.Row, s.Column)},
			{s.Disabled, "disabled"},
			{s.Chosen, "chosen"},
			{s.Opens, "opens"},
			{s.Open, "open"},
			{s.Focused, "focused"},
			{s.Live, "live"},
			{s.Away, "away"},
		} {
			if state.on {
				line += " " + state.name
			}
		}
		lines = append(lines, line)
	}
	return lines
}

func wantOutline(t *testing.T, all []a11y.Node, want ...string) {
	t.Helper()
	if got := outline(all); !slices.Equal(got, want) {
		t.Errorf("told is\n%q\nwant\n%q", got, want)
	}
}

// id returns the ID of the node with a label.
func id(t *testing.T, s *Accessible, label string) int {
	t.Helper()
	all := s.Nodes()
	i := slices.IndexFunc(all, func(s a11y.Node) bool { return s.Label == label })
	if i < 0 {
		t.Fatalf("nothing is called %q among %q", label, outline(all))
	}
	return all[i].ID
}

func TestTileTellsItsRoleAndLabel(t *testing.T) {
	chapter := NewTile(Carded, NewBody("on the screen"), nil)
	chapter.Describe("The basics", "Aim, Setup")
	called := NewTile(Bare, NewBody("a hand"), nil)
	called.SetLabel("Ann called")
	called.Switch()
	c := widgettest.Scene(t, container.NewStack(NewStack(Column(SpaceNone, chapter, called)), NewReader()), widgettest.Phone())
	wantOutline(t, Nodes(c), `button "The basics" (Aim, Setup)`, `toggle "Ann called"`)
	called.SetSelected(true)
	wantOutline(t, Nodes(c), `button "The basics" (Aim, Setup)`, `toggle "Ann called" chosen`)
}

func TestAPageIsReadInItsOrder(t *testing.T) {
	done := NewButton(Primary, "Start", nil)
	done.SetEnabled(false)
	toggle := NewToggle("Sound", "", nil)
	toggle.SetOn(true)
	choice := NewChoice([]string{"Light", "Dark"}, nil)
	choice.SetSelected(1)
	name := NewTextField("Name")
	name.SetText("Zoë")
	opener := NewOpener("Anybody", nil)
	more := NewExpander("More", NewBody("Inside"))
	more.SetOpen(true)
	row := NewTile(Carded, Row(SpaceNone, 0, NewBody("Ann"), NewButton(Quiet, "Ann called", nil)), nil)
	row.SetSelected(true)
	card := NewTile(OnTable, NewBody("Ann’s card 1"), nil)
	far := NewBody("Far below")
	page := NewPage("Settings")
	page.SetBack("Back", func() {})
	page.SetActions(NewIconButton(IconMore, "Help", nil))
	page.SetBody(Section("Sounds", toggle), choice, name, opener, more, row, card, Inset(SpaceNone, SpaceHuge, NewText("x", TextStyle{})), container.New(tall{}), far)
	page.SetFooter(done)
	c := widgettest.Scene(t, container.NewStack(NewStack(page), NewReader()), widgettest.Phone())
	wantOutline(t, Nodes(c),
		`page "Settings"`,
		`  heading "Settings" 1 focused`,
		`  button "Back"`,
		`  button "Help"`,
		`  heading "Sounds" 2`,
		`  toggle "Sound" chosen`,
		`  group ""`,
		`    radio "Light"`,
		`    radio "Dark" chosen`,
		`  text "Name"`,
		`  field "Name" =Zoë`,
		`  button "Anybody" opens`,
		`  button "More" opens open`,
		`  text "Inside"`,
		`  button "Ann, Ann called" chosen`,
		`    button "Ann called"`,
		`  button "Ann’s card 1" disabled`,
		`  text "x"`,
		`  text "Far below" away`,
		`  button "Start" disabled`,
	)
	row.TakeKeys()
	if all := Nodes(c); !all[slices.IndexFunc(all, func(s a11y.Node) bool { return s.Label == "Ann, Ann called" })].Focused {
		t.Error("the row that keys go to has no focus")
	}
	c.Focus(name.Entry())
	if all := Nodes(c); all[slices.IndexFunc(all, func(s a11y.Node) bool { return s.Focused })].Role != a11y.Field {
		t.Error("the field with the keyboard has no focus")
	}
}

// tall is the layout of something higher than a window.
type tall struct{}

func (tall) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 2000) }
func (tall) Layout([]fyne.CanvasObject, fyne.Size) {}

func TestATableIsReadRowByRow(t *testing.T) {
	grid := NewGrid([]fyne.CanvasObject{NewBody("Round"), NewTile(Bare, NewBody("Ana, 11"), nil)}, func(row, col int) CellView {
		return CellView{Text: fmt.Sprint(10*row + col)}
	})
	grid.ColumnName, grid.RowName = func(int) string { return "Ana" }, func(row int) string { return fmt.Sprint("round ", row+1) }
	tapped := ""
	grid.OnTapped = func(row, col int) { tapped = fmt.Sprint(row, col) }
	page := NewPage("Sheet")
	page.SetFill(grid)
	grid.SetRows(2)
	c := widgettest.Scene(t, container.NewStack(page, NewReader()), widgettest.Phone())
	s := NewAccessible(c)
	if cell := id(t, s, "11, Ana, round 2"); !s.Press(cell) || tapped != "1 1" || !s.Focus(cell) {
		t.Errorf("pressed was %q, want the cell", tapped)
	}
	wantOutline(t, s.Nodes(),
		`page "Sheet"`,
		`  heading "Sheet" 1`,
		`  table ""`,
		`    row "" 1/0`,
		`      columnheader "Round" 1/1`,
		`      columnheader "Ana, 11" 1/2`,
		`    row "" 2/0`,
		`      rowheader "round 1" 2/1`,
		`      cell "1, Ana, round 1" 2/2`,
		`    row "" 3/0`,
		`      rowheader "round 2" 3/1`,
		`      cell "11, Ana, round 2" 3/2 focused`,
	)
}

func TestADialogHidesThePageFromScreenReaders(t *testing.T) {
	c := widgettest.Scene(t, container.NewStack(NewPage("Below")), widgettest.Phone())
	s := NewAccessible(c)
	below := id(t, s, "Below")
	NewConfirm(ConfirmWords{"Leave?", "Now.", "Leave", "Stay", false}, nil).Open(c)
	wantOutline(t, s.Nodes(), `dialog "Leave?" focused`, `  heading "Leave?" 1`, `  text "Now."`, `  button "Stay"`, `  button "Leave"`)
	if s.Press(below) || s.Focus(below) {
		t.Error("what is covered was used")
	}
}

func TestASpotKeepsItsIDAndCanBePressed(t *testing.T) {
	taps := 0
	deal, name, number := NewButton(Primary, "Deal", func() { taps++ }), NewTextField("Name"), NewStepper(said(), "Rounds", Span{1, 30}, nil)
	page := NewPage("New game")
	page.SetBody(name, number)
	page.SetFooter(deal)
	var down func()
	shield := NewShield(func(_ time.Duration, f func()) func() {
		down = f
		return func() {}
	})
	c := widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	s := NewAccessible(c)
	button, field := id(t, s, "Deal"), s.Nodes()[3].ID
	shield.Cover(page, DoubleTap)
	if s.Press(button) || taps != 0 {
		t.Error("a new screen took a press before it had settled")
	}
	down()
	deal.SetText("Deal again")
	expect.Same(t, "the ID of the button after its words changed", id(t, s, "Deal again"), button)
	s.Focus(field)
	if c.Focused() != name.Entry() {
		t.Error("the field has no keyboard")
	}
	if !s.Press(button) || taps != 1 || c.Focused() != nil {
		t.Errorf("a press made %d taps, and left the keyboard on %v", taps, c.Focused())
	}
	deal.SetEnabled(false)
	if s.Press(button) || taps != 1 {
		t.Error("what is disabled was tapped")
	}
	if !s.Type(field, "Zoë") || name.Text() != "Zoë" || s.Type(button, "Zoë") {
		t.Errorf("typed was %q", name.Text())
	}
	if s.Press(0) || s.Focus(0) || s.Type(0, "") {
		t.Error("nothing was used")
	}
	page.SetFooter()
	if s.Press(button) {
		t.Error("what is gone was pressed")
	}
}

// BenchmarkSpots looks at a page of some thirty things.
func BenchmarkSpots(b *testing.B) {
	var rows []fyne.CanvasObject
	for i := range 10 {
		rows = append(rows, NewTile(Carded, Row(SpaceSmall, 0, NewBody(fmt.Sprint("Player ", i)), NewButton(Quiet, fmt.Sprint("Call ", i), nil)), nil), NewToggle(fmt.Sprint("Rule ", i), "", nil))
	}
	page := NewPage("Settings")
	page.SetBody(rows...)
	s := NewAccessible(widgettest.Scene(b, container.NewStack(page), widgettest.Phone()))
	for b.Loop() {
		s.Nodes()
	}
}
