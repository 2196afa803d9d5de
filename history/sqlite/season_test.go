package sqlite

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestASeasonThatWasBegunIsPassedOn imports a night with which an older Tabby began a season.
func TestASeasonThatWasBegunIsPassedOn(t *testing.T) {
	const day = "2026-02-01"
	began := history.Annotation{Kind: history.OfNight, ID: day, Rev: 1, Body: `{"season":true}`}
	s := openAt(t, t.TempDir(), Options{})
	imported(t, s, `{"tabby":"history","version":1,"people":0,"games":0,"entries":0,"marks":1}`+"\n"+string(began.Line()))
	must.Get(s.Do(history.NoteNight{Day: day, Note: "rain", Place: "at home"}))
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	if said := must.Get(other.Written([]string{day}))[day]; !said.Season || said.Note != "rain" {
		t.Errorf("another device has %+v", said)
	}
}
