package entry

import (
	"testing"

	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestARoundWithoutPointsIsATapOnWhoWon(t *testing.T) {
	s := sheetOf(t, "just-who-won", "Ann", "Ben", "Cy")
	e := New(s)
	uitest.Want(t, "nothing is typed into", e.Active, scoring.Nobody)
	uitest.Want(t, "complete", e.complete(), false)
	one := e.win(1)
	uitest.Want(t, "complete with a tap", one.complete(), true)
	both := one.win(2)
	var scores []int
	for _, score := range both.scores(s.Ruleset) {
		scores = append(scores, score.Points)
	}
	uitest.Want(t, "who won", scores, []int{0, 1, 1})
	uitest.Want(t, "taken back", both.win(1).win(2).complete(), false)
	v := one.show(languages.English(), s, s, nil)
	uitest.Want(t, "the row of who won", v.row(1).Value, "won")
	uitest.Want(t, "and of another", v.row(0).Value, "")
}
