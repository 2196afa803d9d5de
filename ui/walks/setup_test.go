package walks_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// meets types names into the setup, each followed by Enter.
func (w *walker) meets(names ...string) {
	for _, name := range names {
		w.Fill(w.Field("Add a name"), name)
		w.Press(fyne.KeyReturn)
	}
}

// settingUp is a walk on which some people are about to play the very first game.
func settingUp(t testing.TB, names ...string) *walker {
	w := walk(t)
	w.Tap("New game")
	w.meets(names...)
	return w
}

// paste puts a text into the field that has the keyboard, as a family copies it from elsewhere.
func (w *walker) paste(text string) {
	w.App.Clipboard().SetContent(text)
	w.Window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: w.App.Clipboard()})
}

func TestSeveralNamesBecomeSeveralPeople(t *testing.T) {
	for text, said := range map[string]string{
		"Ida\nOtto\r\nMia\n":  "",
		"Ida\tOtto\tMia":      "",
		"Ida, Otto; Mia":      "",
		"Ida\nOtto\nIda\nMia": "Ida is in the game already.",
		"Ida\nOTTO,Mia, otto": "OTTO is in the game already.",
	} {
		w := settingUp(t)
		w.Window.Canvas().Focus(w.Field("Add a name").Entry())
		w.paste(text)
		w.Press(fyne.KeyReturn)
		w.Shows(said)
		w.Tap("Start")
		want(t, "seats of "+text, len(w.seats()), 3)
	}
}

func TestNamesThatAreRefusedStayInTheField(t *testing.T) {
	long := strings.Repeat("o", 41)
	w := settingUp(t, "Ida")
	name := w.Field("Add a name")
	w.Window.Canvas().Focus(name.Entry())
	w.paste("Otto\n" + long + "\nMia")
	w.Press(fyne.KeyReturn)
	want(t, "what is left", name.Text(), long+", Mia")
	w.Shows("Otto")
}

func TestADuplicateNameIsReported(t *testing.T) {
	w := settingUp(t, "İpek", "Otto")
	w.meets("ipek")
	w.Shows("İpek is in the game already.")
	w.meets("Mia")
	w.ShowsNot("already")
}

// another leaves the sheet of a game to set up another.
func (w *walker) another() {
	w.Helper()
	w.Press(fyne.KeyEscape)
	w.Tap("New game")
}

// seats returns the names of those who play the game begun last, clockwise.
func (w *walker) seats() []string {
	s := w.sheet()
	var names []string
	for _, p := range s.Seats {
		names = append(names, s.People[p].Name)
	}
	return names
}

func TestNewGameIsSetUpWithNewPeople(t *testing.T) {
	w := settingUp(t)
	want(t, "one can start with nobody", w.Offers("Start"), false)
	w.meets("Ann", "Ben", "Cy")
	w.Tap("Ann deals")
	w.TapIn("Cy", "Up")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Recall")
	w.Shows("Recall · 1 round · Ann deals")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Cy", "Ben"})
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "recall")
}

// TestAGameOfAnotherDayIsSetUp writes down on one day what was played on another. What is no day, or a day that is yet
// to come, begins nothing.
func TestAGameOfAnotherDayIsSetUp(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Day · Today")
	friday := w.Now().AddDate(0, 0, -7)
	day := w.Field("Day")
	tomorrow := w.Now().AddDate(0, 0, 1).Format("2 January 2006")
	for wrong, says := range map[string]string{"3 Fooember": "That isn’t a date.", tomorrow: "That day is in the future."} {
		w.Fill(day, wrong)
		w.Shows(says)
		want(t, "one can start on "+wrong, w.Offers("Start"), false)
	}
	w.Fill(day, friday.Format("2 January 2006"))
	w.Shows("Day · "+friday.Format("Mon 2 Jan 2006"), "Ann deals · "+friday.Format("Mon 2 Jan 2006"))
	w.start(uitest.Phone()) // and it is kept
	w.Tap("Start")
	began, _ := w.game().Started()
	want(t, "the day", stats.Evening(began.At), friday.Format(time.DateOnly))
	w.another()
	w.Shows("Day · Today")
}

func TestNamesAreTypedOneAfterTheOtherWithTheButtonThatAdds(t *testing.T) {
	w := settingUp(t)
	w.Type("Ann")
	for _, name := range []string{"Ben", "Cy"} {
		w.Leave() // as a tap does
		w.Tap("Add")
		w.Type(name)
	}
	w.Tap("Start") // with the last one in its field
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
}

func TestFirstDealerIsChosenOrDrawn(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy")
	w.Tap("Ann deals")
	w.TapIn("Cy", "deal")
	w.Shows("Rat-a-Tat Cat · Out at 100 · Cy deals")
	w.Tap("Start")
	want(t, "dealer", w.sheet().Dealer, scoring.Player(2))
	drawn := map[scoring.Player]bool{}
	for range 8 { // with the dice of the walk, which are always the same
		w.another()
		w.Tap(w.seats()[w.sheet().Dealer] + " deals") // as last time
		w.Tap("Pick the dealer")
		w.Tap("Start")
		drawn[w.sheet().Dealer] = true
	}
	want(t, "dealers drawn", len(drawn), 3)
}

func TestSeatsAreShuffled(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Ann deals")
	w.Tap("Shuffle seats")
	w.Tap("Start")
	if seats := w.seats(); len(seats) != 4 || seats[0] == "Ann" && seats[1] == "Ben" && seats[2] == "Cy" {
		t.Errorf("seats are %v", seats)
	}
}

func TestHalfSetUpGameIsThereAfterTheProgramIsKilled(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Recall")
	w.Tap("House rules")
	w.TapIn("Jokers", "More")
	w.Shows("Recall · 1 round · Ann deals · 1 house rule")
	w.start(uitest.Phone())
	w.Shows("New game", "Who plays")
	w.Tap("Start")
	s := w.sheet()
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
	want(t, "jokers", s.Ruleset.Number(engine.Jokers), 3)
}

func TestHalfTypedNameIsKeptWhenTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.Type("n")
	w.Fill(w.Field("Add a name"), "An")
	w.start(uitest.Phone())
	want(t, "in the field", w.Field("An").Text(), "An")
}

func TestNewGameAfterOneWithComputersIsForPeople(t *testing.T) {
	w := begun(t, oneRound, "Mittens", "Ann", "Whiskers", "Ben")
	w.round(5, 6, 7, 8)
	w.another()
	w.ShowsNot("Mittens", "Whiskers")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ann", "Ben"})
	w.Shows("Enter round 1")
	w.ShowsNot("Deal round 1")
}

func TestNoMoreThanTwoGroupsAreOffered(t *testing.T) {
	w := begun(t, oneRound, "Cy", "Dee")
	w.change(history.NameGroup{People: []string{w.sheet().People[0].ID, w.sheet().People[1].ID}, Name: "The two"})
	w.begin(oneRound, "Ann", "Cy", "Dee")
	w.begin(oneRound, "Ben", "Ann")
	w.another()
	w.Shows("Ben, Ann", "Ann, Cy, Dee")
	w.ShowsNot("The two")
	for _, name := range []string{"Ben, seat 1", "Ann, seat 1", "Cy", "Dee"} {
		w.Tap(name)
	}
	w.Tap("Seats")
	w.Shows("The two")
}

func TestPeopleWhoPlayTogetherAreNamedAndSitDownWithOneTap(t *testing.T) {
	w := begun(t, oneRound, "Cy", "Ann", "Dee")
	w.begin(oneRound, "Ben", "Ann")
	w.another()
	w.Tap("Ben deals")
	w.Fill(w.Field("The Saturday table"), "The two")
	w.Press(fyne.KeyReturn)
	want(t, "message", w.Message(), "Note saved.")
	w.another()
	w.Shows("The two", "Cy, Ann, Dee")
	w.Tap("Cy, Ann, Dee")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Cy", "Ann", "Dee"})
}

// TestFirstRoundTakesTwelveTaps counts the taps from the very first start to a round
// that is written down, besides those for names.
func TestFirstRoundTakesTwelveTaps(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Start")
	w.Tap("Enter round 1")
	w.digits("9876")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{9, 8, 7, 6})
	if w.Taps > 12 {
		t.Errorf("%d taps", w.Taps)
	}
}

// peopleOffered returns the names on the chips of people, in their order.
func (w *walker) peopleOffered() (names []string) {
	for _, c := range uitest.All(w.Front(), func(c *widgets.Chip) bool { return len(uitest.All[*widgets.BadgeView](c, nil)) > 0 }) {
		names = append(names, c.Text())
	}
	return names
}

func TestChipsOfPeopleAreInSeatOrderAndDoNotMove(t *testing.T) {
	w := walk(t)
	w.newGame("rat-a-tat-cat", to100, "Flo", "Eve")
	w.begin(oneRound, "Cy", "Ann", "Ben")
	w.round(5, 6, 7)
	w.another()
	before := w.peopleOffered()
	want(t, "who sat at the last table", before[:3], []string{"Cy", "Ann", "Ben"})
	w.Tap("Ann")
	w.Tap("Eve")
	want(t, "chips after a tap", w.peopleOffered(), before)
	w.meets("Dee")
	want(t, "chips with somebody new", w.peopleOffered(), append(before, "Dee"))
}

func TestChipOfALongNameSaysThatSheDeals(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{{Width: 320, Height: 568}, {Width: 390, Height: 844}}) {
		w := settingUp(t)
		w.Window.Resize(size)
		w.meets("Maximiliana Katharina von Hohenzollern-S", "Ben")
		chip := uitest.All(w.Front(), func(c *widgets.Chip) bool { return strings.HasSuffix(uitest.Read(c.Text()), " deals") })[0]
		said := ""
		for _, line := range uitest.All[*canvas.Text](chip, nil) {
			said += uitest.Read(line.Text)
		}
		if !strings.HasSuffix(said, " deals") {
			t.Errorf("in %v the chip says %q", size, said)
		}
	}
}

func TestChosenPeopleStayChosenAfterAStepBack(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 6)
	w.another()
	w.Tap("Ann")
	w.meets("Cy", "Dee")
	w.Tap("Back")
	w.Tap("New game")
	want(t, "chips", w.peopleOffered()[:3], []string{"Ben", "Cy", "Dee"})
	w.Shows("Ben deals")
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Ben", "Cy", "Dee"})
	w.round(5, 6, 7)
	w.another()
	w.Tap("Ben, seat 1")
	w.Tap("Start")
	want(t, "seats of the next game", w.seats(), []string{"Cy", "Dee"})
}

func TestSetupThatWasLeftIsForgottenOnceAnotherGameBegan(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 6)
	w.another()
	w.Tap("Ann")
	w.meets("Cy")
	w.Tap("Back")
	w.newGame("rat-a-tat-cat", oneRound, "Dee", "Eve")
	w.start(uitest.Phone())
	w.another()
	w.Tap("Start")
	want(t, "seats", w.seats(), []string{"Dee", "Eve"})
}

func TestSeatsAreOfferedOnceThereAreTwoPlayers(t *testing.T) {
	w := settingUp(t)
	w.ShowsNot("Seats", "Tap a face to choose")
	for i, name := range []string{"Ann", "Ben"} {
		w.meets(name)
		w.Shows("Game · Rat-a-Tat Cat", "Tap a face to choose")
		want(t, "seats are offered", w.Offers("Seats · Ann deals"), i > 0)
	}
	w.Tap("Ann, seat 1")
	w.ShowsNot("Seats")
}

func TestPlayersAreInViewBesideAllGames(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	w.Window.Resize(uitest.Desktop())
	w.Tap("Game")
	w.Tap("More games")
	scroll := uitest.All[*widgets.Page](w.Front(), nil)[0].Scroll()
	widgets.ScrollTo(scroll, fyne.Position{})
	before := boxOf(w.Field("Add a name"))
	w.Window.Canvas().Focus(w.Find("Skyjo").(fyne.Focusable))
	want(t, "it scrolls to the game", scroll.Offset.Y > 0, true)
	want(t, "where a name is added", boxOf(w.Field("Add a name")), before)
}

// lost gives the store games of two rounds that Ben always lost to Ann.
func (w *walker) lost(games int) {
	w.Helper()
	for i := range games {
		w.newGame("rat-a-tat-cat", twoRounds, "Ann", "Ben")
		for n := range 2 {
			w.record(uitest.Round(scoring.Nobody, (i+n)%9, 9+(i+2*n)%9))
		}
	}
}

func TestAFairStartIsOfferedFoldedAndMarked(t *testing.T) {
	w := walk(t)
	w.lost(30)
	w.Tap("New game")
	w.Shows("A fair start")
	w.ShowsNot("starts")
	w.Tap("A fair start")
	w.Shows("Ben starts", "points ahead", "Based on 30 games.")
	w.Tap("Ben starts")
	w.Tap("Start")
	ahead := w.sheet().HeadStarts
	if len(ahead) != 2 || ahead[0] != 0 || ahead[1] == 0 || w.sheet().Totals[1] != -ahead[1] {
		t.Fatalf("head starts %v, totals %v", ahead, w.sheet().Totals)
	}
	w.Shows("Head start: Ben")
	w.Press(fyne.KeyEscape)
}

func TestAHeadStartThatIsNotOfferedAnyMoreIsNotGiven(t *testing.T) {
	w := walk(t)
	w.lost(30)
	cy, _ := w.store.Meet("Cy")
	w.Tap("New game")
	w.Tap("A fair start")
	w.Tap("Ben starts")
	w.Tap("Ann")
	w.ShowsNot("A fair start")
	w.Tap(cy.Name)
	w.Tap("Start")
	if s := w.sheet(); s.HeadStarts != nil || len(s.People) != 2 {
		t.Errorf("head starts %v of %v", s.HeadStarts, s.People)
	}
}

func TestNoFairStartIsOfferedToEquals(t *testing.T) {
	w := played(t)
	w.Tap("New game")
	w.ShowsNot("A fair start")
}

// A newStore puts off that its database is opened.
type newStore struct {
	*memoryStore
	open bool
}

func (s *newStore) FinishOpening(quiet time.Duration) (done bool, err error) {
	s.open = s.open || quiet == 0
	return s.open, nil
}

func TestTypingNamesContinuesWhileANewStoreIsOpened(t *testing.T) {
	w := walk(t)
	w.opens = &newStore{memoryStore: w.store}
	w.start(uitest.Phone())
	w.Tap("New game")
	w.Held = true
	w.Focus("Add a name")
	w.Type("Ann")
	w.Press("Return")
	w.Type("Cy")
	w.Press("Return")
	w.Type("Be")
	w.ShowsNot("Ann deals")
	w.Held = false
	w.Job().Do()
	w.Shows("Ann deals")
	w.Type("n")
	w.Press("Return")
	w.Tap("Start")
	w.Shows("Ann", "Cy", "Ben", "Enter round 1")
	w.ShowsNot("AnnCy", "CyBen")
}

func TestANameThatIsRefusedIsTypedOnBesideTheButtonThatAdds(t *testing.T) {
	w := settingUp(t)
	typed := w.Field("Add a name").Entry().(fyne.CanvasObject)
	off := func() float32 {
		add := boxOf(uitest.All(w.Front(), func(b *widgets.IconButton) bool { return uitest.Label(b) == "Add" })[0])
		return (add.Top + add.Bottom - boxOf(typed).Top - boxOf(typed).Bottom) / 2
	}
	before := off()
	w.meets(strings.Repeat("x", 41))
	w.Shows("A name has 1 to 40 characters")
	want(t, "beside the middle of the field", off(), before)
	w.Press("BackSpace", "Return")
	w.ShowsNot("A name has 1 to 40 characters")
	w.Shows("Tap a face to choose")
}

// TestAGroupSitsDownAndGetsUpByTheSameChip taps the group of the last game, which is seated, twice.
func TestAGroupSitsDownAndGetsUpByTheSameChip(t *testing.T) {
	w := walk(t)
	w.newGame("rat-a-tat-cat", oneRound, "Cy", "Dee")
	w.record(uitest.Round(scoring.Nobody, 5, 7))
	w.newGame("rat-a-tat-cat", oneRound, "Ann", "Ben")
	w.record(uitest.Round(scoring.Nobody, 5, 7))
	w.start(uitest.Phone())
	w.another()
	w.Shows("Ben deals")
	w.Tap("Ann, Ben")
	w.ShowsNot("Ben deals")
	w.Tap("Ann, Ben")
	w.Tap("Start")
	want(t, "who plays", w.seats(), []string{"Ann", "Ben"})
}
