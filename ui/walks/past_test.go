package walks_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// past opens a past game, or a night, from the list of all games.
func (w *walker) past(name string) {
	w.Helper()
	w.games()
	w.Tap(name)
}

func TestNightShowsItsGamesAndIsSharedOnPaperAndInWords(t *testing.T) {
	w := season(t)
	w.past("Yesterday")
	w.Shows("Fri 20 Nov 2026", "2 games, 2 rounds", "Ann and Ben are joint champions of the day with 1 win each.", "1 of 2 won", "Cy 0 of 1 won", "Ben wins", "Ann wins")
	w.ShowsNot("so far", "not begun", "Ann and Cy")
	w.Tap("Share")
	w.Tap("More")
	w.Tap("A sheet to print")
	want(t, "said", w.Message(), "Saved to pictures.")
	want(t, "saved", string(w.store.shared), "a4")
	w.TapMessage("Open the folder")
	want(t, "pictures", len(w.charts()), 1)
	w.Tap("Copy as text")
	copied := strings.Split(w.App.Clipboard().Content(), "\n")
	want(t, "copied", copied, []string{
		"Fri 20 Nov 2026, 2 games, 2 rounds. Ann and Ben are joint champions of the day with 1 win each.",
		"Ann and Ben: Rat-a-Tat Cat, 1 round. Ben wins.", "Ann and Cy: Rat-a-Tat Cat, 1 round. Ann wins.",
	})
}

func TestNoteOfANightIsFoundAgain(t *testing.T) {
	w := season(t)
	w.past("Yesterday")
	w.Fill(w.Field("Where"), "At Grandma’s")
	want(t, "while it is typed", string(w.store.drafts["note/place/2026-11-20"]), `"At Grandma’s"`)
	w.Press(fyne.KeyReturn)
	w.Fill(w.Field("note"), "a storm")
	w.Leave()
	want(t, "kept", w.store.nights["2026-11-20"], history.Night{Place: "At Grandma’s", Note: "a storm"})
	want(t, "half typed", len(w.store.drafts["note/2026-11-20"]), 0)
	w.Press(fyne.KeyEscape)
	w.Shows("At Grandma’s – a storm")
	w.Fill(w.Field("Search"), "grandma")
	w.Shows("2 games.")
	w.ShowsNot("Ben and Cy")
}

func TestUnsavedNoteStaysInItsField(t *testing.T) {
	w := season(t)
	w.past("Yesterday")
	note := w.Field("note")
	w.store.broken = errFull
	w.Fill(note, "a storm")
	w.Leave()
	if note.Error() == "" || note.Text() != "a storm" {
		t.Errorf("%q, error %q", note.Text(), note.Error())
	}
	w.store.broken = nil
	w.Window.Canvas().Focus(note.Entry())
	w.Leave()
	want(t, "kept", w.store.nights["2026-11-20"].Note, "a storm")
	want(t, "error", note.Error(), "")
	want(t, "message", w.Message(), "Note saved.")
	w.TapMessage("Undo")
	want(t, "kept", w.store.nights["2026-11-20"], history.Night{})
	want(t, "in the field", note.Text(), "")
	want(t, "half typed", len(w.store.drafts["note/2026-11-20"]), 0)
}

func TestPastGameIsReopenedOnlyWhenAsked(t *testing.T) {
	w := season(t)
	w.past("Ben wins")
	w.Tap("The sheet")
	w.Shows("Fri 20 Nov 2026, 19:30, 1 round", "Reopen")
	w.ShowsNot("Undo")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Shows("3 games.")
	w.ShowsNot("How it went")
	w.Tap("Ben wins")
	w.Tap("The sheet")
	w.Tap("Reopen")
	w.Tap("Leave it")
	w.Shows("Reopen")
	w.TapCell("1", "Ann")
	w.Tap("Reopen")
	w.Shows("Play again")
	w.ShowsNot("Reopen")
	w.TapCell("1", "Ann")
	w.digits("4")
	w.Tap("Correct it")
	g, err := openGame(w.store.games[0])
	w.must(err)
	want(t, "winners once corrected", sheetOf(g).Winners, []scoring.Player{0})
}

func TestSheetOfAGameIsAboveLookingBackOrBesideIt(t *testing.T) {
	w := season(t)
	w.past("Ben wins")
	w.Shows("Ben wins", "A note on this game", "The sheet")
	w.ShowsNot("Reopen")
	w.Tap("The sheet")
	w.Shows("Reopen")
	w.ShowsNot("A note on this game")
	w.Press(fyne.KeyEscape)
	w.Shows("A note on this game")
	w.Window.Resize(uitest.Desktop())
	w.Shows("Reopen", "Ben wins", "A note on this game")
	w.ShowsNot("The sheet")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Shows("On the table")
}

func TestTheStoryOfAGameIsBelowItsPlaces(t *testing.T) {
	w := season(t)
	w.past("Ben wins")
	w.Shows("1st Ben: 5", "2nd Ann", "Ben won with 5")
	want(t, "podiums", len(uitest.All[*pictures.Podium](w.Front(), nil)), 0)
	w.Tap("More")
	for _, p := range uitest.All[*widgets.Page](w.Front(), nil) {
		p.Scroll().ScrollToBottom()
	}
	share, trash := w.boxOf("Share"), w.boxOf("Delete")
	if share.Top < trash.Bottom && trash.Top < share.Bottom {
		t.Errorf("Share is at %v, beside Delete at %v", share, trash)
	}
}

func TestTheCurveIsBesideTheStoryIfThereIsRoomAndElseBelow(t *testing.T) {
	w := begun(t, twoRounds, "Ann", "Ben")
	w.round(9, 5)
	w.round(9, 8)
	w.Tap("Looking back")
	w.Tap("More")
	for size, beside := range map[fyne.Size]bool{uitest.Phone(): false, uitest.Desktop(): true} {
		w.Window.Resize(size)
		title, curve := boxOf(w.text("How it went")), boxOf(uitest.All[*frame.Picture](w.Front(), nil)[0])
		fate := w.boxOf("Delete")
		if got := max(title.Right, fate.Right) < curve.Left; got != beside || !beside && curve.Top < title.Bottom {
			t.Errorf("at %v the story is at %v, what becomes of the game at %v, the curve at %v", size, title, fate, curve)
		}
	}
}

func TestGameIsNotedLeftOutAndThrownAwayFromTheList(t *testing.T) {
	w := season(t)
	w.past("Ben wins")
	w.Fill(w.Field("A note on this game"), "a comeback")
	w.Leave()
	w.Tap("More")
	w.TapOn(w.counts())
	w.Press(fyne.KeyEscape)
	w.Shows("a comeback", "Left out of the statistics.")
	w.Tap("Ben wins")
	w.Tap("More")
	want(t, "counts", w.counts().On(), false)
	w.TapOn(w.counts())
	w.TapOn(w.counts())
	want(t, "message", w.Message(), "The game is left out of the statistics.")
	w.TapMessage("Undo")
	want(t, "counts once it is undone", w.counts().On(), true)
	want(t, "left out", len(w.store.leftOut), 0)
	w.Tap("Delete")
	w.Shows("2 games.")
	w.ShowsNot("a comeback")
	w.TapMessage("Undo")
	w.Shows("3 games.", "a comeback")
}

// counts returns the toggle that counts a game in the statistics.
func (w *walker) counts() *widgets.Toggle { return uitest.All[*widgets.Toggle](w.Front(), nil)[0] }

func TestFinishedGameIsLoggedInAnotherApp(t *testing.T) {
	w := season(t)
	w.store.nights["2026-11-20"] = history.Night{Place: "At Bo’s"}
	w.past("Ben wins")
	w.Tap("Share")
	w.Tap("More")
	w.Tap("For BG Stats, an app that logs games")
	want(t, "noted for guests", w.store.Setting("play-log"), "used")
	w.Shows("Scan this with a phone", "sends them the names", "Open BG Stats here")
	want(t, "codes", len(uitest.All[*pictures.Code](w.Front(), nil)), 1)
	links := uitest.All(w.Front(), func(f *widgets.TextField) bool { return strings.Contains(f.Text(), "createPlay") })
	want(t, "links", len(links), 2)
	want(t, "of this device", strings.HasPrefix(links[0].Text(), "bgstats://"), true)
	want(t, "of the web", strings.HasPrefix(links[1].Text(), "https://"), true)
	for _, part := range []string{"Ann", "Ben", "%22winner%22:true", url.PathEscape("At Bo’s"), "3837"} {
		want(t, part, strings.Contains(links[0].Text(), part), true)
	}
	w.Tap("Copy the link")
	want(t, "copied", w.App.Clipboard().Content(), links[0].Text())
}

func TestNamesOfAnEveningAreKeptInside(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		w := walk(t)
		w.textScale(scale)
		w.begin(oneRound, "Ann", "Ben", "Cy", "Maximiliana Katharina von Hohenzollern-S", "Dee")
		w.round(5, 6, 7, 30, 8)
		w.Press(fyne.KeyEscape)
		w.Tap("Tonight")
		w.Shows("0 of 1 won", "Dee")
		for _, text := range uitest.All[*canvas.Text](w.Front(), nil) {
			at := boxOf(text)
			if right := at.Left + text.MinSize().Width; right > uitest.Phone().Width-24 && at.Top > 80 {
				t.Errorf("in text of %v, %q ends at %v", scale, text.Text, right)
			}
		}
	}
}

// TestGameOfANewerTabbyIsListedAndExplained taps on it, saves it and puts it in the bin.
func TestGameOfANewerTabbyIsListedAndExplained(t *testing.T) {
	w := season(t)
	w.store.newer = []history.Summary{{
		ID: "newer", Variant: "nine-lives", Newer: true, Created: w.Time, Changed: w.Time, Entries: 3, Endings: 1,
		Seats: []history.Seat{{Name: "Dee"}, {Name: "Eve"}},
	}}
	w.store.shown = &history.Shown{
		Entries: 2, Rounds: [][]*int{{new(3), new(-4)}, {new(7), nil}}, Totals: []*int{new(10), new(-4)}, Places: []*int{new(2), new(1)},
	}
	w.games()
	w.Shows("Dee and Eve", "nine-lives, from a newer Tabby.")
	w.Tap("Dee and Eve")
	w.Shows(languages.English().Games.NewerGame, "Dee: 3 and 7. 10 in all, 2nd.", "Eve: −4 and –. −4 in all, 1st.", "More was written after that.")
	w.Tap("Save it for another Tabby")
	want(t, "said", w.Message(), "Saved to /pictures/newer.jsonl.")
	w.Tap("Dee and Eve")
	w.Tap("Delete")
	want(t, "said", w.Message(), "The game is in the bin.")
	want(t, "in the trash", slices.Contains(w.store.trashed, "newer"), true)
	w.ShowsNot("Dee and Eve")
}
