package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestToggleCallsOnChanged(t *testing.T) {
	var heard []bool
	s := NewToggle("Keep awake", "The screen stays on.", func(on bool) { heard = append(heard, on) })
	widgettest.Scene(t, Column(SpaceSmall, s), widgettest.Phone())
	test.Tap(s)
	s.TypedKey(widgettest.Key(fyne.KeySpace))
	s.SetOn(true)
	if len(heard) != 2 || !heard[0] || heard[1] || !s.On() {
		t.Errorf("heard %v, is on: %v", heard, s.On())
	}
	test.WidgetRenderer(s)
	if !s.check.image.Visible() {
		t.Errorf("only its colour says that it is on")
	}
}

func TestToggleIsAsHighAsItsText(t *testing.T) {
	s := NewToggle("Keep awake", strings.Repeat("The screen stays on during a game. ", 4), nil)
	if s.HeightFor(300) <= s.HeightFor(900) || s.HeightFor(900) < 56 {
		t.Errorf("%v high at 300, %v at 900", s.HeightFor(300), s.HeightFor(900))
	}
}

func TestSwitchIsBelowALargeLabel(t *testing.T) {
	for _, tt := range []struct {
		scale, width float32
		below        bool
	}{{1, 320, false}, {1, 200, true}, {1.5, 390, false}, {1.5, 320, true}, {2, 390, true}, {2, 1280, false}} {
		s := NewToggle("Keep awake", "The screen stays on.", nil)
		widgettest.Scaled(t, tt.scale)
		widgettest.Scene(t, Column(SpaceSmall, s), fyne.NewSize(tt.width, 800))
		d := fyne.CurrentApp().Driver()
		words, below := d.AbsolutePositionForObject(s.text).Y, d.AbsolutePositionForObject(s.drawing).Y
		if got := below > words+s.text.Size().Height; got != tt.below {
			t.Errorf("at %v %% and %v the switch is below its words: %v", 100*tt.scale, tt.width, got)
		}
		if got, want := s.drawing.Size().Width, 52*tt.scale; got != want {
			t.Errorf("at %v %% and %v the switch is %v wide, want %v", 100*tt.scale, tt.width, got, want)
		}
	}
}

func TestChoiceIsSideBySideIfItFits(t *testing.T) {
	short := NewChoice([]string{"Light", "Dark", "System"}, nil)
	four := NewChoice([]string{"Match device", "Light", "Dark", "High contrast"}, nil)
	two := NewChoice([]string{"Last player still in", "Rounds", "Time", "Points", "Until we stop"}, nil)
	long := NewChoice([]string{"Rounds", "By the clock", "Out at a number", "The first to reach a number that was agreed on"}, nil)
	widgettest.Scene(t, Column(SpaceSmall, short, four, two, long), widgettest.Phone())
	expect.Same(t, "lines of five, one of which takes two lines", two.options[4].Position().Y, 2*(two.options[0].Size().Height+two.gap()))
	expect.Same(t, "the width of the last, alone in its line", two.options[4].Size().Width, two.Size().Width)
	if last, size := four.options[3], four.Size(); last.Position().X == 0 || last.Position().Y == 0 || size.Height < 2*44 || size.Height > 2*64 {
		t.Errorf("four options are not in two rows: the last is at %v of %v", last.Position(), size)
	}
	expect.Same(t, "where the second of three short options stands", short.options[1].Position().Y, 0)
	if long.options[1].Position().Y == 0 || long.Size().Height < 4*44 {
		t.Errorf("four long options are squeezed side by side")
	}
	if !widgettest.Within(long.options[3], long) {
		t.Errorf("the last option hangs out")
	}
}

func TestChoiceSelectsOption(t *testing.T) {
	var heard []int
	c := NewChoice([]string{"Light", "Dark", "System"}, func(i int) { heard = append(heard, i) })
	canvas := widgettest.Scene(t, Column(SpaceSmall, c), widgettest.Phone())
	test.Tap(c.options[1])
	test.Tap(c.options[1])
	canvas.Focus(c.options[1])
	c.options[1].TypedKey(widgettest.Key(fyne.KeyRight))
	c.options[2].TypedKey(widgettest.Key(fyne.KeyRight))
	c.options[2].TypedKey(widgettest.Key(fyne.KeyLeft))
	if want := []int{1, 2, 1}; len(heard) != 3 || heard[0] != want[0] || heard[1] != want[1] || heard[2] != want[2] {
		t.Errorf("heard %v, want %v", heard, want)
	}
	if canvas.Focused() != fyne.Focusable(c.options[1]) {
		t.Errorf("the focus did not go along")
	}
	if !c.options[1].sign.Visible() {
		t.Errorf("only its colour says that it is chosen")
	}
}

// typeInto replaces what a field holds.
func typeInto(e *fieldEntry, text string) {
	for range []rune(e.Text) {
		e.TypedKey(widgettest.Key(fyne.KeyEnd))
		e.TypedKey(widgettest.Key(fyne.KeyBackspace))
	}
	for _, r := range text {
		e.TypedRune(r)
	}
}

// TestStepperTakesNumberBlocks presses keys whose characters follow, come late or never, or are other ones, as above
// the letters of a French keyboard.
func TestStepperTakesNumberBlocks(t *testing.T) {
	key := func(s *Stepper, name fyne.KeyName) { s.entry.TypedKey(widgettest.Key(name)) }
	for what, tt := range map[string]struct {
		press func(*Stepper)
		want  int
	}{
		"a block that is off":      {func(s *Stepper) { key(s, "1"); key(s, "2") }, 12},
		"keys and characters":      {func(s *Stepper) { key(s, "1"); s.entry.TypedRune('1'); key(s, "1"); s.entry.TypedRune('1') }, 11},
		"characters that are late": {func(s *Stepper) { key(s, "1"); key(s, "2"); s.entry.TypedRune('1'); s.entry.TypedRune('2') }, 12},
		"characters alone":         {func(s *Stepper) { s.entry.TypedRune('2'); s.entry.TypedRune('2') }, 22},
		"another character":        {func(s *Stepper) { key(s, "6"); s.entry.TypedRune('-'); key(s, "7"); s.entry.TypedRune('7') }, -7},
		"a key that is no digit":   {func(s *Stepper) { key(s, "1"); key(s, fyne.KeyBackspace); s.entry.TypedRune('1') }, 1},
	} {
		s := NewStepper(said(), "Points", Span{-30, 30}, nil)
		widgettest.Scene(t, s, widgettest.Phone())
		s.entry.SetText("")
		tt.press(s)
		expect.Same(t, what, s.Value(), tt.want)
	}
}

func TestStepperTakesStepsAndNumbers(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(*Stepper)
		value int
		heard []int
		note  string
	}{
		"a step up":                  {func(s *Stepper) { test.Tap(s.more) }, 13, []int{13}, ""},
		"a step down":                {func(s *Stepper) { test.Tap(s.less) }, 11, []int{11}, ""},
		"an arrow up":                {func(s *Stepper) { s.entry.TypedKey(widgettest.Key(fyne.KeyUp)) }, 13, []int{13}, ""},
		"a number":                   {func(s *Stepper) { typeInto(s.entry, "7") }, 7, []int{1, 7}, ""},
		"a number that is too great": {func(s *Stepper) { typeInto(s.entry, "31") }, 3, []int{1, 3}, "1–30"},
		"zero":                       {func(s *Stepper) { typeInto(s.entry, "0") }, 1, []int{1}, "1–30"},
		"letters":                    {func(s *Stepper) { s.entry.TypedRune('x') }, 12, nil, ""},
		"nothing is not yet wrong":   {func(s *Stepper) { typeInto(s.entry, "") }, 1, []int{1}, ""},
		"a step beyond":              {func(s *Stepper) { s.SetValue(30); test.Tap(s.more) }, 30, nil, ""},
	} {
		t.Run(name, func(t *testing.T) {
			var heard []int
			s := NewStepper(said(), "Rounds", Span{1, 30}, func(v int) { heard = append(heard, v) })
			widgettest.Scene(t, Column(SpaceSmall, s), widgettest.Phone())
			s.SetValue(12)
			c.do(s)
			if s.Value() != c.value || len(heard) != len(c.heard) || s.note.text.Text() != c.note {
				t.Errorf("is %d, heard %v, says %q", s.Value(), heard, s.note.text.Text())
			}
		})
	}
}

func TestStepperRestoresLastValidNumber(t *testing.T) {
	s := NewStepper(said(), "Rounds", Span{1, 30}, nil)
	c := widgettest.Scene(t, Column(SpaceSmall, s), widgettest.Phone())
	c.Focus(s.entry)
	typeInto(s.entry, "310")
	if s.note.text.Text() == "" || !s.note.sign.Visible() {
		t.Errorf("a bad number is taken without a word")
	}
	c.Unfocus()
	if s.entry.Text != "3" || s.note.text.Text() != "" {
		t.Errorf("shows %q and says %q", s.entry.Text, s.note.text.Text())
	}
}

func TestFieldShowsError(t *testing.T) {
	f := NewTextField("Name")
	f.SetHelp("1 to 40 characters")
	widgettest.Scene(t, Column(SpaceSmall, f), widgettest.Phone())
	f.SetError("Ana plays already.")
	if f.note.text.Text() != "Ana plays already." || !f.note.sign.Visible() || f.Error() == "" {
		t.Errorf("says %q", f.note.text.Text())
	}
	f.SetError("")
	if f.note.text.Text() != "1 to 40 characters" || f.note.sign.Visible() {
		t.Errorf("then says %q", f.note.text.Text())
	}
}

func TestFieldIsSubmittedAndLeft(t *testing.T) {
	var events []string
	f := NewTextField("Name")
	f.OnSubmitted = func(text string) { events = append(events, "submitted "+text) }
	f.OnLeft = func() { events = append(events, "left") }
	c := widgettest.Scene(t, Column(SpaceSmall, f), widgettest.Phone())
	c.Focus(f.Entry())
	typeInto(f.entry, "Ana")
	f.entry.TypedKey(widgettest.Key(fyne.KeyReturn))
	c.Unfocus()
	if len(events) != 2 || events[0] != "submitted Ana" || events[1] != "left" {
		t.Errorf("events %q", events)
	}
}

func TestFieldPassesEscapeOn(t *testing.T) {
	f := NewTextField("Name")
	c := widgettest.Scene(t, Column(SpaceSmall, f), widgettest.Phone())
	var heard []fyne.KeyName
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { heard = append(heard, e.Name) })
	c.Focus(f.Entry())
	f.entry.TypedKey(widgettest.Key(fyne.KeyEscape))
	expect.Same(t, "keys that the canvas heard", len(heard), 1)
}

func TestExpanderOpensAndCloses(t *testing.T) {
	e := NewExpander("Details", NewBody("A power card is replaced."))
	widgettest.Scene(t, Column(SpaceSmall, e), widgettest.Phone())
	closed := e.HeightFor(300)
	test.Tap(e.head)
	if !e.Open() || e.HeightFor(300) <= closed {
		t.Errorf("did not open")
	}
	test.Tap(e.head)
	if e.Open() || e.HeightFor(300) != closed {
		t.Errorf("did not close")
	}
}

func TestTallFieldStaysOneParagraph(t *testing.T) {
	f, other := NewTextField("Note"), NewTextField("Place")
	low := f.HeightFor(300)
	f.SetTall(3)
	canvas := widgettest.Scene(t, Column(SpaceSmall, f, other), widgettest.Phone())
	if f.HeightFor(300) < low+30 {
		t.Errorf("%v high, before %v", f.HeightFor(300), low)
	}
	heard := ""
	f.OnSubmitted = func(text string) { heard = text }
	canvas.Focus(f.Entry())
	test.Type(f.entry, "It rained")
	f.entry.TypedKey(widgettest.Key(fyne.KeyReturn))
	if heard != "It rained" || f.Text() != "It rained" {
		t.Errorf("heard %q of %q", heard, f.Text())
	}
	f.SetText("It\r\nrained\n\nall night")
	expect.Same(t, "pasted", f.Text(), "It rained all night")
	if f.entry.AcceptsTab() {
		t.Error("Tab does not lead on")
	}
}
