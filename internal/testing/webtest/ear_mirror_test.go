//go:build chromium && long

package webtest

import (
	"reflect"
	"testing"

	"github.com/chromedp/chromedp"

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
func (e mirrored) there() []node {
	all := e.nodes()
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

// TestEveningByNamesAndKeys plays an evening in a browser as people with a screen reader do. A round of
// each game is played so in ui/walks.
func TestEveningByNamesAndKeys(t *testing.T) {
	script.Evening(script.Player{TB: t, Face: mirrored{ear{fresh(t, phone), true}}}, "") // the browser itself offers files
}
