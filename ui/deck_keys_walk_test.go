//go:build !nodeck

package ui_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

func TestVirtualDeckIsOpenedByAKey(t *testing.T) {
	w := played(t)
	w.Type("v")
	w.Shows("Computer players")
	w.Press(fyne.KeyEscape)
	w.Shows("Same again")
}

func TestKeysOfTheVirtualDeck(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Pass(time.Second)
	x.Press(fyne.KeyReturn) // lifts the curtain
	x.ShowsNot("Pass to")
	x.Type("o")
	want(t, "message", x.Message(), "The coach is off. The settings turn it on.")
	x.Type("1")
	want(t, "message", x.Message(), "First everybody looks at two of their cards.")
	x.Type("r")
	x.Shows("Ask a question")
	x.Press(fyne.KeyEscape)
	x.Pass(time.Second)
	x.Press(fyne.KeyReturn)
	want(t, "cards shown", len(x.shown()), 2)
}
