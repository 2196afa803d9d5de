package widgets

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/widgets/sums"
)

// Stepper is an integer between two bounds, changed by a step or typed.
// While the text is not such a number, it shows the range, keeps the
// last valid number and does not call OnChanged.
type Stepper struct {
	composed

	OnChanged func(value int)

	label       *Text
	note        *note
	less, more  *IconButton
	entry       *fieldEntry
	value       int
	least, most int
	step        int
	silent      bool // the entry is being changed by the program
}

// NewStepper returns a stepper with a label, at least, the smallest number.
func NewStepper(label string, least, most int, changed func(value int)) *Stepper {
	s := &Stepper{
		OnChanged: changed, least: least, most: most, step: 1, value: least,
		label: NewText(label, TextStyle{}), note: newNote(), entry: newFieldEntry(),
	}
	s.less = NewIconButton(IconMinus, "Less", func() { s.choose(s.value - s.step) })
	s.more = NewIconButton(IconPlus, "More", func() { s.choose(s.value + s.step) })
	s.entry.accept = func(r rune) bool { return r >= '0' && r <= '9' || r == '+' || r == '-' && s.least < 0 }
	s.entry.digits = least >= 0 // number keys have no minus
	s.entry.OnChanged = s.typed
	s.entry.OnSubmitted = func(string) { s.settle() }
	s.entry.focus = func(on bool) {
		if !on {
			s.settle()
		}
	}
	s.entry.key, s.entry.label = s.key, s.label
	value := &fyne.Container{Layout: stepperValue{s}, Objects: []fyne.CanvasObject{s.entry}}
	controls := Row(SpaceTiny, -1, s.less, value, s.more)
	s.all = Column(SpaceTiny, inShape(sides{s.label, controls}, s.label, controls), s.note.box)
	s.ExtendBaseWidget(s)
	s.SetValue(least)
	return s
}

// Value returns the last valid number.
func (s *Stepper) Value() int { return s.value }

// SetValue changes the number to the nearest possible. It does not call OnChanged.
func (s *Stepper) SetValue(value int) {
	s.value = max(s.least, min(s.most, value))
	s.silent = true
	s.entry.SetText(strconv.Itoa(s.value))
	s.silent = false
	s.validate(true)
}

// SetStep changes the step; 1 by default.
func (s *Stepper) SetStep(step int) { s.step = max(1, step) }

// SetHelp shows a hint below the number.
func (s *Stepper) SetHelp(text string) {
	s.note.set(text, "")
	s.Refresh()
}

// Entry returns the entry, to be focused.
func (s *Stepper) Entry() fyne.Focusable { return s.entry }

func (s *Stepper) choose(value int) {
	before := s.value
	s.SetValue(value)
	if s.value != before && s.OnChanged != nil {
		s.OnChanged(s.value)
	}
}

func (s *Stepper) typed(text string) {
	if s.silent {
		return
	}
	value, good := sums.Of(text)
	good = good && value >= s.least && value <= s.most
	if good && value != s.value {
		s.value = value
		callWith(s.OnChanged, value)
	}
	s.validate(good || text == "" || strings.HasSuffix(text, "+"))
	if good && strings.Contains(text, "+") {
		s.SetHelp(text + " = " + strconv.Itoa(value))
	}
}

// settle replaces an invalid text by the last valid number.
func (s *Stepper) settle() { s.SetValue(s.value) }

// key steps with the arrows up and down.
func (s *Stepper) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyUp:
		s.choose(s.value + s.step)
	case fyne.KeyDown:
		s.choose(s.value - s.step)
	default:
		return false
	}
	return true
}

func (s *Stepper) validate(good bool) {
	wrong := ""
	if !good {
		wrong = fmt.Sprintf("%d–%d", s.least, s.most)
	}
	s.entry.wrong = !good
	s.note.set("", wrong)
	s.less.SetEnabled(s.value > s.least)
	s.more.SetEnabled(s.value < s.most)
	s.Refresh()
}

// caret is the room the cursor takes after the last digit.
const caret = 4

// stepperValue gives the entry room for the longest possible number.
type stepperValue struct{ stepper *Stepper }

func (v stepperValue) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (v stepperValue) MinSize(objects []fyne.CanvasObject) fyne.Size {
	l := looksOf(v.stepper)
	face := typeface{size: l.size(SizeBody)}
	widest := max(face.width(strconv.Itoa(v.stepper.least)), face.width(strconv.Itoa(v.stepper.most)))
	least := objects[0].MinSize()
	pad := l.size(theme.SizeNameInnerPadding)
	return fyne.NewSize(max(l.size(SizeTouch), widest+2*pad+caret), least.Height)
}

// sides sets a label at the start and its controls at the end, or below it where
// both do not fit side by side.
type sides struct {
	label    *Text
	controls fyne.CanvasObject
}

func (s sides) narrowest([]fyne.CanvasObject) float32 { return WidthOf(s.controls) }

func (s sides) arrange(_ []fyne.CanvasObject, room fyne.Size, put put) float32 {
	controls, left := s.controls.MinSize(), float32(0)
	if width := room.Width - controls.Width; s.label.natural()+theme.Size(SpaceSmall) <= width {
		left = width
	}
	if left == 0 {
		height := HeightFor(s.label, room.Width)
		put.at(s.label, fyne.Position{}, fyne.NewSize(room.Width, height))
		put.at(s.controls, fyne.NewPos(0, height), controls)
		return height + controls.Height
	}
	height := HeightFor(s.label, left)
	put.at(s.label, fyne.NewPos(0, (room.Height-height)/2), fyne.NewSize(left, height))
	put.at(s.controls, fyne.NewPos(left, (room.Height-controls.Height)/2), controls)
	return max(height, controls.Height)
}
