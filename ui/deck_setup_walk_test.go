//go:build !nodeck

package ui_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

func TestOnePersonSitsDownWithComputers(t *testing.T) {
	w := walk(t)
	w.Type("v")
	w.Shows("The virtual deck")
	w.meets("Ann")
	w.Tap("Mittens")
	w.Tap("Whiskers")
	w.Tap("To the table")
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn) // the main button deals
	w.Shows("draw pile")
	w.ShowsNot("Pass to")
	want(t, "chairs", string(w.store.drafts["chairs/"+w.id()]), `{"seats":[0,1,2],"levels":{"1":"steady","2":"steady"}}`)
}

func TestComputersPlayAgainForThemselves(t *testing.T) {
	w := walk(t)
	w.begin(nil, "Ann", "Whiskers", "Ben")
	w.Shows("Deal round 1")
	w.Tap("Deal round 1")
	w.Tap("Deal")
	want(t, "chairs", string(w.store.drafts["chairs/"+w.id()]), `{"seats":[0,1,2],"levels":{"1":"steady"}}`)
}

func TestMenuLeadsToTheVirtualDeckAndBack(t *testing.T) {
	w := playing3(t)
	w.more("Deal with the virtual deck")
	w.Shows("One device goes round")
	w.Press(fyne.KeyEscape)
	w.Shows("Enter round 2")
	w.ShowsNot("One device goes round")
}
