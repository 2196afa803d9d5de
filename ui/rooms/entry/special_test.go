package entry

import (
	"encoding/json"
	"testing"

	"tabby/internal/table/sheetview"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestASpecialHandIsMarkedAndTakenBackByTheSameTap(t *testing.T) {
	s := sheetOf(t, "cabo", "Ann", "Ben", "Cy")
	e := typed(New(s), s.Ruleset, "5").mark(1)
	uitest.Want(t, "fields", digits(e), "5  ")
	uitest.Want(t, "complete", e.complete(), true)
	uitest.Want(t, "active", e.Active, scoring.Nobody)
	uitest.Want(t, "score", e.scores(s.Ruleset)[1].Special, true)
	back := e.mark(1)
	uitest.Want(t, "complete without it", back.complete(), false)
	uitest.Want(t, "active again", back.Active, 1)
	uitest.Want(t, "score without it", back.scores(s.Ruleset)[1], (*scoring.Score)(nil))
	over := typed(e.Activate(1), s.Ruleset, "9")
	uitest.Want(t, "typed over", *over.scores(s.Ruleset)[1], scoring.Score{Points: 9})
	uitest.Want(t, "taken back by a key", e.Activate(1).back().complete(), false)
}

func TestASpecialHandIsKeptWithWhatIsHalfTyped(t *testing.T) {
	s := sheetOf(t, "cabo", "Ann", "Ben")
	data, err := json.Marshal(New(s).mark(1))
	if err != nil {
		t.Fatal(err)
	}
	var again Entry
	if err := json.Unmarshal(data, &again); err != nil {
		t.Fatal(err)
	}
	uitest.Want(t, "complete", Resumed(again, s.Ruleset.Rules).complete(), true)
	uitest.Want(t, "begun", again.Begun(), true)
}

func TestASpecialHandOfAGuestSparesTheOthers(t *testing.T) {
	g := uitest.Game(t, uitest.Start("cabo", "Ann", "Ben"))
	s := g.Sheet(uitest.Evening())
	slips := sheetview.Slips{1: {Score: scoring.Score{Special: true}, By: "Ben's phone"}}
	v := viewOf(languages.English(), g, s, New(s).Receive(slips))
	uitest.Want(t, "ready", v.Ready, true)
	uitest.Want(t, "effect", v.Rows[1].Effect, "Kamikaze, entered by Ben's phone, now 0")
	uitest.Want(t, "hint", v.Hint, "Everybody else scores 50.")
}

func TestCardsOfACorrectionLieAsTheyWereTapped(t *testing.T) {
	tapped := []string{"1", "2", "3", "12", "0", "-2"}
	g := uitest.Game(t, uitest.Start("skyjo", "Ann", "Ben"), scoring.Record{
		At: uitest.Evening(), Scores: []*scoring.Score{{Hand: turned(tapped, 3)}, {Points: 5}}, Caller: 1,
	})
	s := g.Sheet(uitest.Evening())
	e := Correction(s, 0, 0)
	uitest.Want(t, "tapped", e.Fields[0].Hand, tapped)
	uitest.Want(t, "changes", e.Changes(s), false)
}
