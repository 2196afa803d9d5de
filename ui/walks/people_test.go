package walks_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// played is a walk on which Ann, Ben and Cy have finished a game; Ben won.
func played(t testing.TB) *walker {
	w := walk(t)
	w.newGame("rat-a-tat-cat", twoRounds, "Ann", "Ben", "Cy")
	w.record(uitest.Round(scoring.Nobody, 9, 5, 12))
	w.record(uitest.Round(scoring.Nobody, 9, 8, 30))
	w.start(uitest.Phone())
	return w
}

// playing returns the names of those who are known and have not retired.
func (w *walker) playing() []string {
	var names []string
	for _, p := range w.store.people {
		if !p.Retired {
			names = append(names, p.Name)
		}
	}
	slices.Sort(names)
	return names
}

// person opens the page of somebody, from home.
func (w *walker) person(name string) {
	w.Helper()
	w.Tap("People")
	w.Tap(name)
}

func TestPeopleAreListedByWhatTheyWon(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Shows("1 game, 2 rounds.", "Ben 1 game 1 win", "Ann 1 game")
	w.Tap("Ben")
	w.Shows("Average round 6.5", "Rounds by points", "Head to head", "Cy 1 ahead, 0 behind, 0 tied")
	w.Tap("Cy")
	w.Shows("Ben and Cy", "1 game together. Ben leads")
	w.Press(fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape)
	w.Shows("Play again")
}

func TestFilterOfCountedGamesIsShownOnceBesideTheList(t *testing.T) {
	w := played(t)
	w.person("Ann")
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desktop(), uitest.Phone()} {
		w.Window.Resize(size)
		w.Shows("Head to head", "All games")
		choices := uitest.All(w.Window.Canvas().Content(), func(b *widgets.Button) bool { return b.Text() == "All games" })
		want(t, "choices of games", len(choices), 1)
	}
}

func TestEverybodyIsSetAgainstEverybody(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Tap("Ben")
	w.Tap("All against all")
	w.Shows("Read along a row: 3–1 is three times ahead, once behind.", "1–0")
	w.TapCell("Ben", "Ann")
	w.Shows("Ben and Ann")
	w.Press(fyne.KeyEscape)
	w.TapCell("Ann", "Ann")
	w.Shows("Average place")
}

func TestCountedGamesCanBeChosen(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Tap("All games")
	w.ShowsNot("Recall") // which was never played
	w.Tap("Rat-a-Tat Cat")
	w.Shows("Rat-a-Tat Cat", "1 game, 2 rounds.")
	w.Tap("All time")
	w.Tap("Last year")
	w.Shows("Rat-a-Tat Cat", "No such game has been finished yet.", "In none of these games", "Ann")
	w.Tap("Last year")
	w.Tap("From … to …")
	w.Tap("Count these")
	w.Shows("All time")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("All games")
	w.Shows("1 game, 2 rounds.")
}

func TestInvalidDateIsRejected(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Tap("All time")
	w.Tap("From … to …")
	from := w.Field("From")
	for _, wrong := range []string{"2026-02-30", "yesterday"} {
		w.Fill(from, wrong)
		w.Tap("Count these")
		want(t, wrong+" is rejected", from.Error() != "", true)
		w.Shows("Count these")
	}
	w.Fill(from, " 2026-01-31 ")
	w.Tap("Count these")
	want(t, "error", from.Error(), "")
	w.ShowsNot("Count these")
}

// charts returns the large pictures in front.
func (w *walker) charts() []*canvas.Image {
	return uitest.All(w.Front(), func(i *canvas.Image) bool { return i.Size().Width > 200 })
}

func TestPictureIsEmptyUntilItIsDrawn(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Held = true
	w.Tap("Ben")
	w.Job().Do() // the statistics
	w.Shows("Drawing…")
	want(t, "charts", len(w.charts()), 0)
	w.Job().Do()
	w.ShowsNot("Drawing…")
	want(t, "charts", len(w.charts()), 1)
}

func TestKeyboardStaysOnWhatWasChosen(t *testing.T) {
	w := played(t)
	w.Tap("People")
	button := w.Focus("All games")
	w.Tap("All games")
	w.Tap("Rat-a-Tat Cat")
	want(t, "the button says what is counted", w.Find("Rat-a-Tat Cat") == button.(fyne.Tappable), true)
	want(t, "it has the keyboard", w.Window.Canvas().Focused() == button, true)
}

func TestFocusStaysOnTheFilterOfCountedGames(t *testing.T) {
	w := played(t)
	w.begin(oneRound, "Ann", "Ben", "Cy")
	w.round(4, 5, 6)
	w.change(history.LeaveOut{Game: w.store.games[0].id, Out: true})
	w.change(history.MarkCoached{Game: w.store.games[1].id, Coached: true})
	w.Press(fyne.KeyEscape)
	w.Tap("People")
	for _, screen := range []string{"People", "Ann", "Ben"} {
		if screen != "People" {
			w.Tap(screen)
		}
		for _, text := range []string{"Also coached", "Also left out"} {
			chip := w.Focus(text).(*widgets.Chip)
			presses := 3
			if chip.Selected() { // a person's page begins with what was counted before
				presses = 2
			}
			for on := !chip.Selected(); presses > 0; on, presses = !on, presses-1 {
				w.Press(fyne.KeySpace)
				want(t, screen+": "+text, chip.Selected(), on)
				want(t, screen+": the keyboard stays on "+text, w.Window.Canvas().Focused() == fyne.Focusable(chip), true)
				want(t, screen+": the chip is still there", w.Find(text) == fyne.Tappable(chip), true)
			}
		}
	}
}

func TestLatestChoiceWinsWhicheverIsCountedLast(t *testing.T) {
	w := played(t)
	w.Held = true
	w.Tap("People")
	w.Tap("All time")
	w.Tap("Last year")
	for _, job := range w.Jobs {
		job.Work()
	}
	w.Job().Then()
	w.Shows("No such game has been finished yet.")
	for _, job := range w.Jobs[:len(w.Jobs)-1] {
		job.Then()
	}
	w.Shows("No such game has been finished yet.")
}

func TestYearIsAStory(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.ShowsNot("Our 2026") // after five games
	w.app.Go(frame.YearRoom.Route("2026"))
	w.Shows("Our 2026: 1 game on 1 day. Ben won most often, once.", "Who won most", "When we played", "Ben leads Ann 1 to 0 in 1 game.", "The best total, 13")
	months := uitest.All(w.Front(), func(f *pictures.Figure) bool { return f.AccessibilityLabel() == "November, 1 game" })
	want(t, "months that are November", len(months), 1)
	numbers := uitest.All(w.Front(), func(t *widgets.Text) bool { return uitest.Read(t.Text()) == "13" })
	want(t, "how often its number stands beside the lowest total", len(numbers), 1)
	w.start(uitest.Phone())
	w.Shows("Our 2026")
	w.Tap("The best total, 13")
	w.Shows("Ben won, always ahead")
	w.Press(fyne.KeyEscape)
	w.Tap("Share the year")
	w.Shows("Save the picture")
	w.ShowsNot("Film")
	w.Tap("More")
	w.ShowsNot("A sheet to print")
	w.Tap("Copy as text")
	if copied := w.App.Clipboard().Content(); !strings.HasPrefix(copied, "Our 2026: 1 game on 1 day. Ben won most often, once.\nBen: 1 of 1 won\n") {
		t.Errorf("copied %q", copied)
	}
	w.Press(fyne.KeyEscape)
	w.ShowsNot("2025") // in which there is none
	w.Time = w.Time.AddDate(2, 0, 0)
	w.app.Go(frame.YearRoom.Route("2028"))
	w.Shows("Our 2028", "No game was finished that year.")
	w.ShowsNot("2027")
	w.Tap("2026")
	w.Shows("Our 2026", "1 game")
	w.ShowsNot("2027", "2028")
	w.Shows("Standings")
	w.Tap("1st")
	w.Shows("Ben won 1 of 1 game.")
}

func TestRetiredPersonIsCountedButNotOffered(t *testing.T) {
	w := played(t)
	w.person("Cy")
	w.Tap("Change")
	w.Tap("No longer plays, Stays")
	w.Shows("People", "Cy 1 game No longer plays 0 wins")
	w.Press(fyne.KeyEscape)
	w.Shows("Play again Ann and Ben Rat-a-Tat Cat")
	w.Tap("New game")
	w.ShowsNot("Cy")
	w.Tap("Ann") // gets up
	w.Fill(w.Field("Add a name"), "cy")
	w.Press(fyne.KeyReturn)
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
}

func TestRetiringCanBeUndone(t *testing.T) {
	w := played(t)
	retire := func() {
		w.Tap("Cy")
		w.Tap("Change")
		w.Tap("No longer plays, Stays")
		want(t, "people who play", w.playing(), []string{"Ann", "Ben"})
	}
	w.Tap("People")
	retire()
	w.TapMessage("Undo")
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
	retire()
	w.Tap("No longer plays")
	w.Shows("not suggested for new games")
	w.Tap("Suggest again")
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
}

func TestOnlyPeopleWhoNeverMetAreOfferedAsTheSameAndMerged(t *testing.T) {
	w := played(t)
	_, err := w.store.Meet("Bennie")
	w.must(err)
	w.person("Ben")
	w.Tap("Change")
	w.Shows("Is the same person as", "Bennie", "People who have played with Ben aren’t listed")
	w.ShowsNot("Ann")
	w.Tap("Bennie")
	w.Shows("Ben is Bennie", "All games of Ben count for Bennie")
	w.Tap("Keep both")
	w.Tap("Bennie")
	w.Tap("Merge")
	w.Shows("People")
	want(t, "message", w.Message(), "They are one person now.")
	w.store.people = slices.DeleteFunc(w.store.people, func(p history.Person) bool { return p.Name == "Bennie" })
	clear(w.store.said)
	w.Press(fyne.KeyEscape)
	w.person("Ben")
	w.Tap("Change")
	w.Shows("Everybody else has played with Ben, so none of them can be the same person.")
}

// named returns a person whom the store knows.
func (w *walker) named(name string) history.Person {
	w.Helper()
	at := slices.IndexFunc(w.store.people, func(p history.Person) bool { return p.Name == name })
	if at < 0 {
		w.Fatalf("no person is called %s", name)
	}
	return w.store.people[at]
}
