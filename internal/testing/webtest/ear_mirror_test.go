//go:build chromium && long

package webtest

import (
	"reflect"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/engine"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/script"
)

// A mirrored program is used by what its mirror has, and by the keyboard.
type mirrored struct{ ear }

// Press presses what has an ID, as screen readers do, and reports whether something is other than
// before: a new screen passes what comes in its first moment.
func (e mirrored) Press(id int) bool {
	e.Helper()
	heard, before := e.Heard(), e.there()
	if !e.click(id) {
		return false
	}
	e.there() // by then the program was asked to press it
	if reflect.DeepEqual(e.there(), before) {
		return false
	}
	e.changes(heard)
	return true
}

// there returns what the program tells, wherever it is.
func (e mirrored) there() []spot {
	all := e.spots()
	for i := range all {
		all[i].X, all[i].Y, all[i].Width, all[i].Height = 0, 0, 0, 0
	}
	return all
}

// Type types into a field that is empty.
func (e mirrored) Type(id int, text string) bool {
	e.Helper()
	if !e.click(id) {
		return false
	}
	e.until(`document.activeElement.id === 'dummyEntry'`)
	e.do(chromedp.KeyEvent(text))
	return true
}

// TestEveningByNamesAndKeys plays an evening in a browser as somebody with a screen reader does,
// and a round of each game that is packed with the virtual deck.
func TestEveningByNamesAndKeys(t *testing.T) {
	p := script.Player{TB: t, Face: mirrored{ear{launch(t, t.TempDir(), phone).open(site(t), phone), true}}}
	script.Sheet(p)
	script.Deals(p, slices.DeleteFunc(engine.Variants(), func(r engine.Rules) bool { return r.ID == minusfour.Rules.ID })...)
}
