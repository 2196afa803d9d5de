package games

import (
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

var en = languages.English()

func champions(v nightView) string { return en.Table.Champions(v.Champions, v.Wins) }

func friday(id string, winners ...string) history.Summary {
	g := history.Summary{ID: id, Variant: "recall", Created: time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC), Rounds: 5, Over: true}
	for _, name := range []string{"Ann", "Ben"} {
		g.Seats = append(g.Seats, history.Seat{Name: name, Won: slices.Contains(winners, name)})
	}
	return g
}

func TestGamesAreListedByEveningPageByPage(t *testing.T) {
	saturday := friday("three", "Ann")
	saturday.Created = saturday.Created.AddDate(0, 0, 1)
	games := []history.Summary{saturday, friday("two", "Ann"), friday("one", "Ben")}
	whole := results{}.with(part{Games: games}, 4)
	paged := results{}
	for _, g := range games {
		paged = paged.with(part{Games: []history.Summary{g}}, 1)
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

func TestFilterShowsItsOption(t *testing.T) {
	people := []history.Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: "Ben"}}
	wanted, played := history.Filter{}, []option{{"recall", "Recall"}}
	for i, value := range []string{"2", "recall", "time", "running"} {
		wanted = filters(en, people, played)[i].with(wanted, value)
	}
	uitest.Want(t, "wanted", wanted, history.Filter{Person: "2", Variant: "recall", Ending: "time", State: history.Running})
	shown := func(wanted history.Filter) (all []string) {
		for _, f := range filters(en, people, played) {
			all = append(all, f.chosen(wanted).text)
		}
		return all
	}
	uitest.Want(t, "filtered", shown(wanted), []string{"Ben", "Recall", "Time", "Still going"})
	uitest.Want(t, "all", shown(history.Filter{Words: "x"}), []string{"Anybody", "Any game", "Any ending", "Finished or not"})
	uitest.Want(t, "a person who is not known", shown(history.Filter{Person: "9"})[0], "9")
}

func TestEmptyListGivesItsReason(t *testing.T) {
	uitest.Want(t, "one", foundText(en, history.Filter{}, 1), "1 game.")
	uitest.Want(t, "some", foundText(en, history.Filter{Variant: "recall"}, 3), "3 games.")
	uitest.Want(t, "none at all", foundText(en, history.Filter{}, 0), "No game has been played yet.")
	uitest.Want(t, "none like that", foundText(en, history.Filter{Words: "zebra"}, 0), "No games found.")
}

func TestANightHasItsChampions(t *testing.T) {
	tried := friday("tried", "Cy")
	tried.LeftOut = true
	open := friday("open")
	open.Over = false
	for _, tt := range []struct {
		name  string
		games []history.Summary
		want  string
	}{
		{"most wins", []history.Summary{friday("1", "Ben"), friday("2", "Ben"), friday("3", "Ann")}, "Ben is the champion of the day with 2 wins."},
		{"a tie is a win for both", []history.Summary{friday("1", "Ben"), friday("2", "Ann", "Ben")}, "Ben is the champion of the day with 2 wins."},
		{"level", []history.Summary{friday("1", "Ben"), friday("2", "Ann")}, "Ann and Ben are joint champions of the day with 1 win each."},
		{"a game that does not count", []history.Summary{tried, tried, friday("1", "Ann")}, "Ann is the champion of the day with 1 win."},
		{"nobody has won yet", []history.Summary{open}, ""},
		{"nothing played", nil, ""},
	} {
		uitest.Want(t, tt.name, champions(viewNight(tt.games)), tt.want)
	}
}

func TestNightRanksItsPlayersByWins(t *testing.T) {
	late := friday("2")
	late.Seats = []history.Seat{{Name: "Cy", Won: true}, {Name: "Ann"}}
	v := viewNight([]history.Summary{friday("1", "Ann"), late})
	uitest.Want(t, "subtitle", en.Games.NightLine(v.NightSums), "2 games, 10 rounds")
	var players []string
	for _, s := range v.Standings {
		players = append(players, s.Name+" "+en.Statistics.WonOf(s.Wins, s.Games))
	}
	uitest.Want(t, "players", players, []string{"Ann 1 of 2 won", "Cy 1 of 1 won", "Ben 0 of 1 won"})
}

func TestPlaceAndNoteOfANightAreOneText(t *testing.T) {
	uitest.Want(t, "both", en.Games.PlaceAndNote(history.NightAnnotation{Place: "At Ann’s", Note: "Cy was late"}), "At Ann’s – Cy was late")
	uitest.Want(t, "a place", en.Games.PlaceAndNote(history.NightAnnotation{Place: "At Ann’s"}), "At Ann’s")
	uitest.Want(t, "neither", en.Games.PlaceAndNote(history.NightAnnotation{}), "")
}

func TestEveningsGoOnAfterMidnight(t *testing.T) {
	now := time.Date(2026, 11, 21, 1, 15, 0, 0, time.UTC)
	for _, tt := range []struct {
		at   time.Time
		want string
	}{
		{now.Add(-4 * time.Hour), "Tonight"},
		{now.Add(-26 * time.Hour), "Yesterday"},
		{now.AddDate(0, 0, -7), "Friday 13 November"},
		{now.AddDate(-1, 0, 0), "Thursday 20 November 2025"},
	} {
		uitest.Want(t, tt.want, nightTitle(en, stats.Evening(tt.at), now), tt.want)
	}
}

func TestAfternoonIsNotTonight(t *testing.T) {
	for hour, want := range map[int]string{4: "Tonight", 5: "Today", 12: "Today", 17: "Today", 18: "Tonight", 23: "Tonight"} {
		now := time.Date(2026, 11, 21, hour, 30, 0, 0, time.UTC)
		uitest.Want(t, now.String(), nightTitle(en, stats.Evening(now), now), want)
	}
}

func TestAPastGameOfWhichOnlyTheTotalsAreKnownHasNoRounds(t *testing.T) {
	began := time.Date(2024, 3, 9, 20, 0, 0, 0, time.UTC)
	g := scoringtest.Play(scoring.Start{
		At: began, Variant: "skyjo", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)},
		People: []scoring.Person{{ID: "i", Name: "Ida"}, {ID: "o", Name: "Otto"}}, Carried: []scoring.Carry{{Total: 41}, {Total: 44}},
	})
	v := viewPast(en, began, scoringtest.GoOn(g, scoring.EndGame{At: began}).Sheet(began))
	uitest.Want(t, "the line below the title", v.Subtitle, "Sat 9 Mar 2024, 20:00, only totals")
}
