package uitest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// Want is [expect.Same].
func Want[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	expect.Same(t, what, got, want)
}

// Each calls f with every visible object in o, outermost first, until f returns
// false for one: its parts are left out.
func Each(o fyne.CanvasObject, f func(fyne.CanvasObject) bool) {
	if o == nil || !o.Visible() || !f(o) {
		return
	}
	for _, part := range parts(o) {
		Each(part, f)
	}
}

// All returns the visible objects of a type in o that fit, in reading order.
func All[T fyne.CanvasObject](o fyne.CanvasObject, fits func(T) bool) []T {
	var found []T
	Each(o, func(o fyne.CanvasObject) bool {
		if t, ok := o.(T); ok && (fits == nil || fits(t)) {
			found = append(found, t)
		}
		return true
	})
	return found
}

// parts are the objects that an object is drawn with.
func parts(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// Text returns all that can be read in an object, in one line.
func Text(o fyne.CanvasObject) string { return strings.Join(texts(o), " ") }

// texts returns the texts in an object; one that is broken into lines is several. They are
// without the marks that set names apart.
func texts(o fyne.CanvasObject) []string {
	var all []string
	for _, t := range All(o, func(t *canvas.Text) bool { return t.Text != "" }) {
		all = append(all, Read(t.Text))
	}
	return all
}

// Label returns what an object is called: what it says to a screen reader, or what
// is written on it.
func Label(o fyne.CanvasObject) string {
	if label := widgets.Label(o); label != "" {
		return Read(label)
	}
	return Text(o)
}

// Front returns what is in front: a question over the screen, or the screen.
func (u *User) Front() fyne.CanvasObject {
	c := u.Window.Canvas()
	if over := c.Overlays().Top(); over != nil {
		return over
	}
	return c.Content()
}

// Text returns everything that can be read in front, except the message that goes away
// by itself.
func (u *User) Text() string {
	var all []string
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		if t, ok := o.(*canvas.Text); ok && t.Text != "" {
			all = append(all, Read(t.Text))
		}
		_, message := o.(*widgets.Toasts)
		return !message
	})
	return strings.Join(all, " ")
}

// Reads reports whether a text can be read in front.
func (u *User) Reads(text string) bool { return strings.Contains(u.Text(), Read(text)) }

// Shows fails unless all the texts can be read in front.
func (u *User) Shows(texts ...string) {
	u.Helper()
	all := u.Text()
	for _, text := range texts {
		if !strings.Contains(all, Read(text)) {
			u.Errorf("%q is not there, but: %s", text, all)
		}
	}
}

// ShowsNot fails if one of the texts can be read in front.
func (u *User) ShowsNot(texts ...string) {
	u.Helper()
	all := u.Text()
	for _, text := range texts {
		if strings.Contains(all, text) {
			u.Errorf("%q is there: %s", text, all)
		}
	}
}

// Count returns how often a text stands in front.
func (u *User) Count(text string) int { return strings.Count(u.Text(), text) }

// Message returns the text of the message that goes away by itself, or "" without one.
func (u *User) Message() string {
	if t := u.toasts(); t != nil {
		for _, text := range All[*widgets.Text](t, nil) {
			return Read(text.Text())
		}
	}
	return ""
}

func (u *User) toasts() *widgets.Toasts {
	if all := All[*widgets.Toasts](u.Window.Canvas().Content(), nil); len(all) > 0 {
		return all[0]
	}
	return nil
}

// Focused returns the label of what has the keyboard, or "" where nothing has it.
func (u *User) Focused() string {
	o, _ := u.Window.Canvas().Focused().(fyne.CanvasObject)
	if o == nil {
		return ""
	}
	return Label(o)
}

// has reports whether a text stands in o by itself.
func has(o fyne.CanvasObject, text string) bool { return slices.Contains(texts(o), text) }

// Evening is [scoringtest.Evening].
func Evening() time.Time { return scoringtest.Evening() }

// Start is [scoringtest.Start].
func Start(variant string, names ...string) scoring.Start {
	return scoringtest.Start(variant, names...)
}

// Round is [scoringtest.Round].
func Round(caller scoring.Player, points ...int) scoring.Record {
	return scoringtest.Round(caller, points...)
}

// Game is [scoringtest.Play].
func Game(_ testing.TB, intents ...scoring.Intent) scoring.Game { return scoringtest.Play(intents...) }
