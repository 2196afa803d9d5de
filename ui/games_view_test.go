package ui

import (
	"testing"

	"tabby/ui/uitest"
)

func friday(id string, winners ...string) Listed {
	return Listed{ID: id, Variant: "recall", Day: "2026-11-20", Rounds: 5, Over: true, Players: []string{"Ann", "Ben"}, Winners: winners}
}

func TestGamesStandBelowTheirEveningHoweverTheyWereAskedFor(t *testing.T) {
	saturday := friday("three", "Ann")
	saturday.Day = "2026-11-21"
	games := []Listed{saturday, friday("two", "Ann"), friday("one", "Ben")}
	whole := foundGames{}.with(games, 4)
	paged := foundGames{}
	for _, g := range games {
		paged = paged.with([]Listed{g}, 1)
	}
	uitest.Want(t, "all", whole.All, true)
	uitest.Want(t, "a full page is not the last", paged.All, false)
	uitest.Want(t, "page by page", paged.Rows, whole.Rows)
	var said []string
	for _, r := range whole.Rows {
		said = append(said, r.Day+" "+r.Game.ID)
	}
	uitest.Want(t, "rows", said, []string{"2026-11-21 ", "2026-11-21 three", "2026-11-20 ", "2026-11-20 two", "2026-11-20 one"})
	uitest.Want(t, "the last", whole.Last, "one")
}

func TestAFilterSaysWhatItLetsThrough(t *testing.T) {
	people := []Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: "Ben"}}
	w := Wanted{}
	for k, value := range map[filterKind]string{byPerson: "2", byVariant: "recall", byEnding: "time", byState: "running"} {
		w = w.with(k, value)
		uitest.Want(t, "value", w.value(k), value)
	}
	var on []string
	for _, v := range viewFilters(w, people) {
		if v.On {
			on = append(on, v.Text)
		}
	}
	uitest.Want(t, "on", on, []string{"Ben", "Recall", "Time", "Still going on"})
	for _, v := range viewFilters(Wanted{Words: "x"}, people) {
		uitest.Want(t, "off", v, filterView{Kind: v.Kind, Text: filterNames[v.Kind]})
	}
	uitest.Want(t, "somebody unknown is told by what is known", viewFilters(Wanted{Person: "9"}, people)[0].Text, "9")
}

func TestThatThereAreNoGamesIsSaidWithItsReason(t *testing.T) {
	uitest.Want(t, "one", viewFound(Wanted{}, 1), "1 game.")
	uitest.Want(t, "some", viewFound(Wanted{Variant: "recall"}, 3), "3 games.")
	uitest.Want(t, "none at all", viewFound(Wanted{}, 0), "No game has been played yet.")
	uitest.Want(t, "none like that", viewFound(Wanted{Words: "zebra"}, 0), "No game is like that.")
}

func TestANightHasItsChampions(t *testing.T) {
	tried := friday("tried", "Cy")
	tried.LeftOut = true
	open := friday("open")
	open.Over = false
	for _, tt := range []struct {
		name  string
		games []Listed
		want  string
	}{
		{"most wins", []Listed{friday("3", "Ann"), friday("2", "Ben"), friday("1", "Ben")}, "Ben is the champion of the night with 2 wins."},
		{"a tie is a win for both", []Listed{friday("2", "Ann", "Ben"), friday("1", "Ben")}, "Ben is the champion of the night with 2 wins."},
		{"level", []Listed{friday("2", "Ann"), friday("1", "Ben")}, "Ben and Ann share the night with 1 win each."},
		{"a game that does not count", []Listed{tried, tried, friday("1", "Ann")}, "Ann is the champion of the night with 1 win."},
		{"nobody has won yet", []Listed{open}, ""},
		{"nothing played", nil, ""},
	} {
		uitest.Want(t, tt.name, viewNight("2026-11-20", tt.games).Champions, tt.want)
	}
}

func TestANightSaysWhoPlayedInTheOrderTheyCame(t *testing.T) {
	late := friday("2", "Cy")
	late.Players = []string{"Cy", "Ann"}
	v := viewNight("2026-11-20", []Listed{late, friday("1", "Ann")})
	uitest.Want(t, "title", v.Title, "Fri 20 Nov 2026")
	uitest.Want(t, "subtitle", v.Subtitle, "2 games, 10 rounds")
	uitest.Want(t, "players", v.Players, "Ann, Ben and Cy")
	uitest.Want(t, "the first game first", []string{v.Games[0].ID, v.Games[1].ID}, []string{"1", "2"})
}

func TestAGameInAListSaysWhatBecameOfIt(t *testing.T) {
	for _, tt := range []struct {
		name   string
		change func(*Listed)
		want   string
	}{
		{"won", func(*Listed) {}, "Recall, 5 rounds. Ann wins."},
		{"shared", func(g *Listed) { g.Winners = []string{"Ann", "Ben"} }, "Recall, 5 rounds. Ann and Ben share the win."},
		{"going on", func(g *Listed) { g.Over, g.Winners = false, nil }, "Recall, 5 rounds so far."},
		{"not begun", func(g *Listed) { g.Over, g.Winners, g.Rounds = false, nil, 0 }, "Recall, not begun."},
		{"only totals", func(g *Listed) { g.Rounds = 0 }, "Recall, only totals. Ann wins."},
		{"left out", func(g *Listed) { g.LeftOut = true }, "Recall, 5 rounds. Ann wins. Left out of the statistics."},
		{"coached", func(g *Listed) { g.Coached = true }, "Recall, 5 rounds. Ann wins. With the coach."},
		{"a variant of a later Tabby", func(g *Listed) { g.Variant = "x" }, "x, 5 rounds. Ann wins."},
	} {
		g := friday("1", "Ann")
		tt.change(&g)
		uitest.Want(t, tt.name, viewListed(g).Line, tt.want)
	}
}

func TestWhatIsWrittenToANightIsOneText(t *testing.T) {
	uitest.Want(t, "both", Night{Place: "At Ann’s", Note: "Cy was late"}.says(), "At Ann’s – Cy was late")
	uitest.Want(t, "a place", Night{Place: "At Ann’s"}.says(), "At Ann’s")
	uitest.Want(t, "neither", Night{}.says(), "")
}
