package uitest

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// A User uses a window as a person does.
type User struct {
	testing.TB
	Clock

	App    fyne.App
	Window fyne.Window
	Taps   int             // how often something was tapped
	Own    func() []string // words that people wrote before, or nil

	Opened   []string // the addresses that the program has opened elsewhere
	Unopened error    // why it cannot, or nil

	posts  chan func() // what other goroutines have for the screen
	frames *Frames     // in which movements wait, or nil
	typed  []string    // what was
}

// Phone returns the size of a window on a phone.
func Phone() fyne.Size { return fyne.NewSize(390, 844) }

// Desktop returns the size of a window on a desktop.
func Desktop() fyne.Size { return fyne.NewSize(1280, 800) }

// New returns a user at an empty window of the size of a phone, on a Friday evening.
func New(tb testing.TB) *User {
	u := &User{TB: tb, Clock: Clock{Time: time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)}, posts: make(chan func(), mostPosts)}
	u.Reopen(Phone())
	return u
}

// Reopen opens another program with an empty window, as after a crash.
func (u *User) Reopen(size fyne.Size) {
	u.App, u.frames = newApp(u), nil
	fyne.SetCurrentApp(u.App)
	u.Window = newWindow(test.NewTempWindow(u, nil))
	u.Window.SetPadded(false)
	u.Window.Resize(size)
}

// Drop drops files on the window.
func (u *User) Drop(files ...fyne.URI) { u.Window.(*window).dropped(fyne.Position{}, files) }

// Tap taps what is called so in front: the first of that very label, or else the
// first whose label has that text in it.
func (u *User) Tap(label string) {
	u.Helper()
	u.TapOn(u.Find(label))
}

// TapIn taps what is called so in a row: in the smallest part of the screen in
// which the text of the row stands as well.
func (u *User) TapIn(row, label string) {
	u.Helper()
	u.TapOn(u.FindIn(row, label))
}

// TapMessage taps the button of the message that goes away by itself.
func (u *User) TapMessage(label string) {
	u.Helper()
	if t := u.toasts(); t != nil {
		if found := find(t, label); found != nil {
			u.TapOn(found)
			return
		}
	}
	u.Fatalf("no message can be answered with %q: %s", label, u.Message())
}

// TapOn taps something that is visible and enabled.
func (u *User) TapOn(o fyne.Tappable) {
	u.Helper()
	u.ready(o)
	u.Taps++
	test.Tap(o)
	u.Labelled()
}

// Remove taps the small cross at the end of a chip.
func (u *User) Remove(chip string) {
	u.Helper()
	o := u.Find(chip)
	u.ready(o)
	u.Taps++
	size := o.(fyne.CanvasObject).Size()
	test.TapAt(o, fyne.NewPos(size.Width-2, size.Height/2))
}

// ready fails unless something can be tapped.
func (u *User) ready(o fyne.Tappable) {
	u.Helper()
	what := o.(fyne.CanvasObject)
	if !what.Visible() {
		u.Fatalf("%q cannot be tapped: it is hidden", Label(what))
	}
	if !Enabled(o) {
		u.Fatalf("%q cannot be tapped: it is disabled", Label(what))
	}
}

// Enabled reports whether something can be used.
func Enabled(o any) bool {
	d, ok := o.(fyne.Disableable)
	return !ok || !d.Disabled()
}

// Find returns what is called so in front; see [User.Tap].
func (u *User) Find(label string) fyne.Tappable {
	u.Helper()
	found := find(u.Front(), label)
	if found == nil {
		u.Fatalf("nothing to tap is called %q, but: %s", label, u.Text())
	}
	return found
}

// FindIn returns what is called so in a row; see [User.TapIn].
func (u *User) FindIn(row, label string) fyne.Tappable {
	u.Helper()
	if part := smallest(u.Front(), row, label); part != nil {
		return find(part, label)
	}
	u.Fatalf("nothing to tap is called %q beside %q, but: %s", label, row, u.Text())
	return nil
}

// Offers reports whether something in front is called so and can be tapped.
func (u *User) Offers(label string) bool {
	found := exact(u.Front(), label)
	return found != nil && Enabled(found)
}

// find returns the first thing to tap in o that is called so, or else the first and
// innermost whose label has that text in it, or nil.
func find(o fyne.CanvasObject, label string) fyne.Tappable {
	if found := exact(o, label); found != nil {
		return found
	}
	return innermost(o, label)
}

func exact(o fyne.CanvasObject, label string) (found fyne.Tappable) {
	Each(o, func(o fyne.CanvasObject) bool {
		if t, ok := o.(fyne.Tappable); ok && found == nil && Label(o) == label {
			found = t
		}
		return found == nil
	})
	return found
}

func innermost(o fyne.CanvasObject, label string) fyne.Tappable {
	if o == nil || !o.Visible() {
		return nil
	}
	for _, part := range parts(o) {
		if found := innermost(part, label); found != nil {
			return found
		}
	}
	if t, ok := o.(fyne.Tappable); ok && strings.Contains(Label(o), label) {
		return t
	}
	return nil
}

// smallest returns the smallest part of o in which a text stands and something to
// tap is called so, or nil.
func smallest(o fyne.CanvasObject, text, label string) fyne.CanvasObject {
	if o == nil || !o.Visible() || !has(o, text) || find(o, label) == nil {
		return nil
	}
	for _, part := range parts(o) {
		if found := smallest(part, text, label); found != nil {
			return found
		}
	}
	return o
}

// Type types characters at what has the keyboard, or at the window.
func (u *User) Type(text string) {
	u.typed = append(u.typed, text)
	c := u.Window.Canvas()
	for _, r := range text {
		if f := c.Focused(); f != nil {
			f.TypedRune(r)
		} else if typed := c.OnTypedRune(); typed != nil {
			typed(r)
		}
	}
}

// Press presses keys one after the other at what has the keyboard, or at the
// window.
func (u *User) Press(keys ...fyne.KeyName) {
	c := u.Window.Canvas()
	for _, key := range keys {
		e := &fyne.KeyEvent{Name: key}
		if f := c.Focused(); f != nil {
			f.TypedKey(e)
		} else if typed := c.OnTypedKey(); typed != nil {
			typed(e)
		}
	}
}

// Shortcut presses keys together where nothing in particular has the keyboard.
func (u *User) Shortcut(keys fyne.Shortcut) {
	u.Window.(*window).canvas.TypedShortcut(keys)
}

// Focus puts the keyboard on what is called so.
func (u *User) Focus(label string) fyne.Focusable {
	u.Helper()
	f, ok := u.Find(label).(fyne.Focusable)
	if !ok {
		u.Fatalf("the keyboard cannot be on %q", label)
	}
	u.Window.Canvas().Focus(f)
	return f
}

// A Field is a line to type into.
type Field interface {
	fyne.CanvasObject
	Entry() fyne.Focusable // what takes the keys
	Text() string
	SetText(string)
	Error() string
}

// Field returns a field, by its label, by the hint in it or by what was typed.
func (u *User) Field(name string) Field {
	u.Helper()
	var found Field
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		if f, ok := o.(Field); ok && found == nil && strings.Contains(Text(o), name) {
			found = f
		}
		return found == nil
	})
	if found == nil {
		u.Fatalf("there is no field %q, but: %s", name, u.Text())
	}
	return found
}

// Fill types a text into a field instead of what was there. The keyboard stays in
// it.
func (u *User) Fill(field Field, text string) {
	u.Window.Canvas().Focus(field.Entry())
	field.SetText("")
	u.Type(text)
}

// Leave takes the keyboard away from where it is.
func (u *User) Leave() { u.Window.Canvas().Unfocus() }

// Scroll scrolls what is in front down by a distance.
func (u *User) Scroll(by float32) {
	for _, s := range All[*container.Scroll](u.Front(), nil) {
		s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -by)})
		return
	}
}

// Drag drags a thing to the middle of another.
func (u *User) Drag(from fyne.Draggable, to fyne.CanvasObject) {
	begin, end := middle(from.(fyne.CanvasObject)), middle(to)
	way := end.Subtract(begin)
	from.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: end}, Dragged: fyne.NewDelta(way.X, way.Y)})
	from.DragEnd()
}

// middle returns the middle of an object on the canvas.
func middle(o fyne.CanvasObject) fyne.Position {
	size := o.Size()
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(size.Width/2, size.Height/2)
}
