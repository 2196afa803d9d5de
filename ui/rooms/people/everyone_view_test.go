package people

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

var en = languages.English()

func TestSelectionHasDays(t *testing.T) {
	now := time.Date(2026, 3, 1, 2, 30, 0, 0, time.UTC) // still the evening of 28 February
	for _, c := range []struct {
		selected       selection
		from, to, says string
	}{
		{selection{}, "", "", "All time"},
		{selection{Period: words.ThisYear}, "2026-01-01", "", "This year"},
		{selection{Period: words.LastYear}, "2025-01-01", "2025-12-31", "Last year"},
		{selection{Period: words.ThreeMonths}, "2025-11-28", "", "Last 3 months"},
		{selection{Period: words.ThirtyDays}, "2026-01-29", "", "Last 30 days"},
		{selection{Period: words.OwnPeriod}, "", "", "All time"},
		{own("2026-01-05", ""), "2026-01-05", "", "From 2026-01-05"},
		{own("", "2026-01-05"), "", "2026-01-05", "Up to 2026-01-05"},
		{own("2026-01-05", "2026-01-06"), "2026-01-05", "2026-01-06", "2026-01-05 to 2026-01-06"},
	} {
		query := c.selected.query(now)
		uitest.Want(t, c.says+", from", query.From, c.from)
		uitest.Want(t, c.says+", to", query.To, c.to)
		uitest.Want(t, "it says", c.selected.when(en), c.says)
	}
	uitest.Want(t, "what", ofRecall.what(en), "Recall")
}

// ofRecall selects the games of a variant, and own those between two days.
var ofRecall = selection{Query: stats.Query{Variant: "recall"}}

func own(from, to string) selection {
	return selection{Query: stats.Query{From: from, To: to}, Period: words.OwnPeriod}
}

var (
	ann = history.Person{ID: "a", Name: "Ann"}
	ben = history.Person{ID: "b", Name: "Ben", Retired: true}
	cy  = history.Person{ID: "c", Name: "Cy"}
)

// tenGames is a report in which Ann and Ben met ten times.
func tenGames() stats.Report {
	return stats.Report{
		Games: 10, Rounds: 50,
		People: []stats.Line{
			{Person: "a", Name: "Ann", Games: 10, Wins: 6, Shares: 5.5, Shared: 1, Average: 7.25, Places: []int{6, 4}},
			{Person: "b", Name: "Ben", Games: 10, Wins: 5, Shares: 4.5, Retired: true},
			{Name: "Guest", Games: 1},
		},
		Pairs:    []stats.Pair{{A: 0, B: 1, Games: 10, Ahead: 5, Level: 1}},
		Variants: []stats.Variant{{Variant: "recall", Games: 10, Average: 7, BestTotal: stats.Moment{Points: 3}}},
	}
}

func TestEveryoneListsPlayersAndOthers(t *testing.T) {
	known := []history.Person{ann, ben, cy}
	v := viewEveryone(en, tenGames(), known, selection{})
	uitest.Want(t, "view", v, everyoneView{
		Counted: "10 games, 50 rounds.",
		Played: []personRow{
			{ann, "10 games", "10 games, 6 wins", 6},
			{ben, "10 games", "10 games, 5 wins", 5},
			{history.Person{Name: "Guest"}, "1 game", "1 game, 0 wins", 0},
		},
		Others:   []history.Person{cy},
		Variants: []string{"Recall: 10 games, 7.0 a round on average, best total 3."},
	})
	uitest.Want(t, "of one variant nothing is said by variant", viewEveryone(en, tenGames(), known, ofRecall).Variants, nil)
}

func TestDuelsAreReadByRow(t *testing.T) {
	v := viewDuels(en, tenGames(), []history.Person{ann, ben})
	for _, c := range []struct {
		row, col     int
		text         string
		strong, weak bool
	}{
		{0, 0, "", false, false}, {0, 1, "5–4", true, false}, {1, 0, "4–5", false, true}, {0, 2, en.Statistics.NoNumber, false, true},
	} {
		got := v.Cells[c.row][c.col]
		uitest.Want(t, "text", got.Text, c.text)
		uitest.Want(t, "strong", got.Strong, c.strong)
		uitest.Want(t, "lit", got.Lit, c.strong)
		uitest.Want(t, "muted", got.Muted, c.weak)
	}
	uitest.Want(t, "it says", en.Statistics.DuelsHint(ofRecall.Query, words.ThisYear), "Read along a row: 3–1 is three times ahead, once behind. Recall. This year.")
	uitest.Want(t, "names", v.names(8), []string{"Ann", "Ben", "Guest"})
	uitest.Want(t, "cut", v.names(4), []string{"Ann", "Ben", "Gue…"})
}

// TestGamesOfSeveralKindsAreNotAveragedTogether counts games of two kinds together, and of one.
func TestGamesOfSeveralKindsAreNotAveragedTogether(t *testing.T) {
	l := stats.Line{Games: 4, Wins: 2, Rounds: 9, Average: 6.5, AverageEnd: 30, Best: stats.Moment{Game: "g", Points: 1}, Worst: stats.Moment{Game: "g", Points: 20}, BestTotal: stats.Moment{Game: "g"}}
	r := stats.Report{Variants: []stats.Variant{{Variant: "skyjo"}}, People: []stats.Line{l}}
	names := func() (all []string) {
		for _, f := range personFacts(en, r.Comparable(0)) {
			all = append(all, f[0])
		}
		return all
	}
	uitest.Want(t, "facts of one kind", names(), []string{"Average place", "Average round", "Best round", "Worst round", "Average total", "Games won in a row"})
	r.Variants = append(r.Variants, stats.Variant{Variant: "cabo"})
	uitest.Want(t, "facts of two kinds", names(), []string{"Average place", "Games won in a row"})
	uitest.Want(t, "it says", howCounted(en, r), en.Text(en.Statistics.HowCounted, en.Statistics.OneGameAlone))
}

func TestFactsOfAPersonAreLeftOutIfUnknown(t *testing.T) {
	l := stats.Line{Games: 4, Wins: 2, Shares: 1.5, Places: []int{2, 0, 2}, Place: 1.8, Left: 1, Best: stats.Moment{Game: "g", Points: -3}}
	facts := map[string]string{}
	for _, f := range personFacts(en, l) {
		facts[f[0]] = f[1]
	}
	for what, says := range map[string]string{
		"Average place": "1.8", "Best round": "−3", "Average round": "", "Worst round": "", "Narrowest escape, points to spare": "", "Left early, not ranked": "1",
	} {
		uitest.Want(t, what, facts[what], says)
	}
	uitest.Want(t, "calls", en.Statistics.CallsLine(stats.Line{Calls: 4, CallsWon: 3, Called: 4, CallHand: 6.25}), "4 calls, 3 right, with 6.2 in hand on average.")
}
