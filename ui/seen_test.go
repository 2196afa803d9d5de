package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// front is what is in front: a question over the screen, or the screen.
func (w *walker) front() fyne.CanvasObject {
	if over := w.window.Canvas().Overlays().Top(); over != nil {
		return over
	}
	return w.app.stack.Current()
}

// inside are the objects that are seen in another.
func inside(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// wordsOn is all that can be read in an object.
func wordsOn(o fyne.CanvasObject) string {
	if !o.Visible() {
		return ""
	}
	if t, ok := o.(*canvas.Text); ok {
		return t.Text
	}
	var all []string
	for _, part := range inside(o) {
		if text := wordsOn(part); text != "" {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// reads reports whether a text stands on what is in front.
func (w *walker) reads(text string) bool { return strings.Contains(wordsOn(w.front()), text) }

// mustRead fails where a text does not stand on what is in front.
func (w *walker) mustRead(texts ...string) {
	w.Helper()
	for _, text := range texts {
		if !w.reads(text) {
			w.Errorf("%q is not there, but: %s", text, wordsOn(w.front()))
		}
	}
}

// tapOn taps the smallest thing in front that says so.
func (w *walker) tapOn(text string) {
	w.Helper()
	found := smallest(w.front(), text)
	if found == nil {
		w.Fatalf("nothing to tap says %q, but: %s", text, wordsOn(w.front()))
	}
	w.tap(found)
}

func smallest(o fyne.CanvasObject, text string) fyne.Tappable {
	if !strings.Contains(wordsOn(o), text) {
		return nil
	}
	for _, part := range inside(o) {
		if found := smallest(part, text); found != nil {
			return found
		}
	}
	t, _ := o.(fyne.Tappable)
	return t
}
