package entry

import (
	"maps"
	"testing"

	"tabby/internal/table/sheetview"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestScoresToSendAreThoseTypedHere(t *testing.T) {
	type scores = map[scoring.Player]scoring.Score
	for _, tt := range []struct {
		name  string
		slips map[scoring.Player]int
		typed string
		want  scores
	}{
		{"nothing", nil, "", scores{}},
		{"one of three", nil, "7", scores{0: {Points: 7}}},
		{"a sum", nil, "7+5n", scores{0: {Points: 12}}},
		{"a sum that nothing followed", nil, "7+", scores{0: {Points: 7}}},
		{"what others have entered stays", map[scoring.Player]int{1: 9}, "78", scores{0: {Points: 7}, 2: {Points: 8}}},
		{"what the table has is not sent again", map[scoring.Player]int{0: 9}, "", scores{}},
		{"one of the table is typed over", map[scoring.Player]int{0: 9}, "30", scores{0: {Points: 30}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
			e := typed(ToSend(s, 0, 1, 2).Receive(slips(tt.slips)), s.Ruleset, tt.typed)
			if got := e.Outgoing(s); !maps.EqualFunc(got, tt.want, same) {
				t.Errorf("it sends %v, want %v", got, tt.want)
			}
			v := ViewOf(languages.English(), scoring.Game{}, s, e)
			uitest.Want(t, "whether it can be sent", v.Ready, len(tt.want) > 0)
			uitest.Want(t, "the button", v.Save, "Send")
			uitest.Want(t, "whether it asks who called", v.Asks || !v.Rows[0].Mute, false)
		})
	}
}

func TestGuestDidNotPlay(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := ToSend(s, 1).SitOut()
	uitest.Want(t, "what is sent", e.Outgoing(s)[1].SatOut, true)
	again := ToSend(s, 1).Receive(sheetview.Slips{1: {Score: scoring.Score{SatOut: true}, By: "you"}})
	uitest.Want(t, "what is sent again", len(again.Outgoing(s)), 0)
}

func TestEntryToSendFitsItsRoundAlone(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := ToSend(s, 1)
	uitest.Want(t, "this round", e.Fits(s), true)
	e.After++
	uitest.Want(t, "the next", e.Fits(s), false)
}
