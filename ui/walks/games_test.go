package walks_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// season plays three games on two evenings, of which the last is half a round old, and goes
// home.
func season(t testing.TB) *walker {
	w := walk(t)
	w.season()
	return w
}

func (w *walker) season() {
	w.newGame("rat-a-tat-cat", oneRound, "Ann", "Ben")
	w.record(uitest.Round(scoring.Nobody, 9, 5))
	w.Time = w.Time.Add(5 * time.Hour) // half past midnight
	w.newGame("rat-a-tat-cat", oneRound, "Ann", "Cy")
	w.record(uitest.Round(scoring.Nobody, 4, 5))
	w.Time = w.Time.Add(20 * time.Hour)
	w.begin(to100, "Ben", "Cy")
	w.Type("n9") // or it would not be listed
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
}

// yearsBefore is season after so many games of others that there is reason to filter them: there are 20.
func yearsBefore(t testing.TB) *walker {
	w := walk(t)
	for range 17 {
		w.Time = w.Time.Add(time.Hour)
		w.newGame("rat-a-tat-cat", oneRound, "Dee", "Eve")
		w.record(uitest.Round(scoring.Nobody, 9, 5))
	}
	w.Time = time.Date(2027, 11, 20, 19, 30, 0, 0, time.UTC)
	w.season()
	return w
}

// games opens the list of all games.
func (w *walker) games() { w.Tap("All games") }

func TestGamesAreListedByEveningAlsoPastMidnight(t *testing.T) {
	w := season(t)
	w.Type("a")
	w.Shows("3 games.", "Tonight", "Ben and Cy", "Yesterday", "Ann wins", "Ben wins")
	w.ShowsNot("Friday")
	want(t, "evenings", w.Count("Yesterday")+w.Count("Tonight"), 2)
	headings := uitest.All(w.Front(), func(t *widgets.Text) bool {
		return uitest.Read(t.Text()) == "Fri 20 Nov 2026" || uitest.Read(t.Text()) == "Tonight"
	})
	cards := uitest.All(w.Front(), func(t *widgets.Tile) bool {
		return !slices.ContainsFunc(headings, func(h *widgets.Text) bool { return strings.Contains(uitest.Text(t), h.Text()) })
	})
	want(t, "left margin of a heading", boxOf(headings[0]).Left, boxOf(cards[0]).Left)
	w.Tap("Ben and Cy")
	w.Shows("Go on with round 1")
}

func TestAnUnfinishedGameHasASignInsteadOfAFace(t *testing.T) {
	w := season(t)
	w.start(uitest.Desktop()) // where tiles are shown again beside what one opens
	w.games()
	faces := func(title string) (large int, sign bool) {
		tile := w.Find(title).(*widgets.Tile)
		large = len(uitest.All(tile, func(b *widgets.BadgeView) bool { return b.Side > widgets.SmallBadge }))
		return large, len(uitest.All(tile, func(g *widgets.Glyph) bool { return g.Icon == widgets.IconPlay && g.Size().Width > 0 })) == 1
	}
	large, sign := faces("Ben and Cy")
	want(t, "faces of one that goes on", large, 0)
	want(t, "its sign", sign, true)
	large, sign = faces("Ann wins")
	want(t, "faces of one that is over", large, 1)
	want(t, "no sign", sign, false)
}

func TestGamesAreFilteredByChips(t *testing.T) {
	w := yearsBefore(t)
	w.games()
	w.Tap("Anybody")
	w.Tap("Ann")
	w.Shows("2 games.", "Ann wins", "Ben wins", "Show all")
	w.ShowsNot("Ben and Cy", "Tonight")
	w.Tap("Finished or not")
	w.Tap("Still going")
	w.Shows("No games found.")
	w.ShowsNot("Ann wins", "2 games.")
	w.Remove("Ann")
	w.Shows("1 game.", "Ben and Cy")
	w.ShowsNot("Ann and")
	w.Tap("Any game") // offers what was played
	w.ShowsNot("Recall")
	w.Tap("Rat-a-Tat Cat")
	w.Shows("1 game.", "Ben and Cy")
	w.Remove("Rat-a-Tat Cat")
	w.Tap("Any ending")
	w.Tap("Rounds")
	w.Shows("No games found.")
	w.ShowsNot("Ben and Cy")
	w.Tap("Show all games")
	w.Shows("20 games.")
	w.ShowsNot("No games found.", "Show all")
	w.Focus("Any game")
	w.Press(fyne.KeySpace)
	w.Tap("Rat-a-Tat Cat")
	want(t, "focus", w.Focused(), "✓ Rat-a-Tat Cat")
	w.Press(fyne.KeyDelete)
	w.Shows("20 games.", "Any game")
}

func TestFewGamesHaveNoFiltersUnlessOneIsSet(t *testing.T) {
	w := season(t)
	w.games()
	w.Shows("3 games.")
	w.ShowsNot("Anybody", "Finished or not")
	w.Fill(w.Field("Search"), "Ann")
	w.ShowsNot("Anybody")
	w.app.Go(frame.GamesRoom.Route(string(history.Over)))
	w.Shows("2 games.", "Anybody")
	w.Remove("Over")
	w.Shows("3 games.")
	w.ShowsNot("Anybody")
}

func TestSearchAndFiltersHoldTogether(t *testing.T) {
	w := yearsBefore(t)
	w.change(history.NoteNight{Day: "2027-11-20", Note: "a storm", Place: "At Grandma’s"})
	w.games()
	search := w.Field("Search")
	w.Fill(search, "storm")
	w.Shows("2 games.", "At Grandma’s – a storm")
	w.ShowsNot("Ben and Cy")
	w.Tap("Anybody")
	w.Tap("Cy")
	w.Shows("1 game.", "Ann wins")
	w.ShowsNot("Ben wins")
	w.Tap("Show all")
	want(t, "search", search.Text(), "")
	w.Shows("20 games.")
	w.ShowsNot("Show all")
}

func TestOfManyQuestionsOnlyTheLastIsAsked(t *testing.T) {
	w := season(t)
	w.games()
	w.Held = true
	w.Fill(w.Field("Search"), "zeb")
	want(t, "questions to the store", len(w.Jobs), 1)
	w.Jobs[0].Do()
	w.Shows("All games", "Ben wins")
	want(t, "questions in all", len(w.Jobs), 2)
	w.Jobs[1].Do()
	w.Shows("No games found.")
	w.ShowsNot("Ben wins")
}
