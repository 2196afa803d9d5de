package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/words"
	"tabby/internal/words/sums"
	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// Stepper is an integer between two bounds, changed by a step or typed.
// While the text is not such a number, it shows the range, keeps the
// last valid number and does not call OnChanged.
type Stepper struct {
	shape.Composed

	OnChanged func(value int)

	label       *Text
	words       *words.Kit
	note        *note
	less, more  *IconButton
	entry       *fieldEntry
	value       int
	least, most int
	step        int
	silent      bool // the entry is being changed by the program
}

// A Span is the numbers from the least to the most.
type Span struct{ Least, Most int }

// NewStepper returns a stepper with a label over some numbers, at the smallest.
func NewStepper(w *words.Kit, label string, span Span, changed func(value int)) *Stepper {
	s := &Stepper{
		OnChanged: changed, words: w, least: span.Least, most: span.Most, step: 1, value: span.Least,
		label: NewText(label, TextStyle{}), note: newNote(), entry: newFieldEntry(),
	}
	s.less = NewIconButton(IconMinus, w.Less, func() { s.choose(s.value - s.step) })
	s.more = NewIconButton(IconPlus, w.More, func() { s.choose(s.value + s.step) })
	s.entry.accept = func(r rune) bool { return r >= '0' && r <= '9' || r == '+' || (r == '-' || r == '−') && s.least < 0 }
	s.entry.number, s.entry.digits = true, span.Least >= 0 // number keys have no minus
	s.entry.OnChanged = s.typed
	s.entry.OnSubmitted = func(string) { s.commit() }
	s.entry.focus = func(on bool) {
		if !on {
			s.commit()
		}
	}
	s.entry.key, s.entry.label = s.key, s.label
	value := &fyne.Container{Layout: stepperValue{s}, Objects: []fyne.CanvasObject{s.entry}}
	controls := Row(SpaceTiny, -1, s.less, value, s.more)
	s.All = Column(SpaceTiny, shape.In(sides{s.label, controls}, s.label, controls), s.note.box)
	s.ExtendBaseWidget(s)
	s.SetLabel(label)
	s.SetValue(span.Least)
	return s
}

// SetLabel sets what a screen reader reads for the number instead of the label.
func (s *Stepper) SetLabel(label string) {
	s.entry.said = label
	s.less.setLabel(s.words.Whose(label, s.words.Less))
	s.more.setLabel(s.words.Whose(label, s.words.More))
}

// Value returns the last valid number.
func (s *Stepper) Value() int { return s.value }

// SetValue changes the number to the nearest possible. It does not call OnChanged.
func (s *Stepper) SetValue(value int) {
	s.value = max(s.least, min(s.most, value))
	s.silent = true
	s.entry.SetText(sums.Text(s.value))
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
	s.validate(good || strings.TrimRight(text, "+-−") != text || text == "")
	if good && strings.Contains(text, "+") {
		s.SetHelp(text + " = " + sums.Text(value))
	}
}

// commit replaces an invalid text by the last valid number.
func (s *Stepper) commit() { s.SetValue(s.value) }

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
		wrong = s.words.Between(s.least, s.most)
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
	l := LooksOf(v.stepper)
	face := typeset.Typeface{Size: l.Size(SizeBody)}
	widest := max(face.Width(sums.Text(v.stepper.least)), face.Width(sums.Text(v.stepper.most)))
	least := objects[0].MinSize()
	pad := l.Size(theme.SizeNameInnerPadding)
	return fyne.NewSize(max(l.Size(SizeTouch), widest+2*pad+caret), least.Height)
}

// sides sets a label at the start and its controls at the end, or below it where
// both do not fit side by side.
type sides struct {
	label    *Text
	controls fyne.CanvasObject
}

func (s sides) Narrowest([]fyne.CanvasObject) float32 { return shape.WidthOf(s.controls) }

func (s sides) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	controls, left := s.controls.MinSize(), float32(0)
	if width := room.Width - controls.Width; s.label.natural()+theme.Size(SpaceSmall) <= width {
		left = width
	}
	if left == 0 {
		height := shape.HeightFor(s.label, room.Width)
		put.At(s.label, fyne.Position{}, fyne.NewSize(room.Width, height))
		put.At(s.controls, fyne.NewPos(0, height), controls)
		return height + controls.Height
	}
	height := shape.HeightFor(s.label, left)
	put.At(s.label, fyne.NewPos(0, (room.Height-height)/2), fyne.NewSize(left, height))
	put.At(s.controls, fyne.NewPos(left, (room.Height-controls.Height)/2), controls)
	return max(height, controls.Height)
}
