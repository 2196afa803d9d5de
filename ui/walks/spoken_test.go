package walks_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/system/a11y"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// spoken returns how often screen readers read each name of something to tap.
func (w *walker) spoken() map[string]int {
	all := map[string]int{}
	for _, s := range widgets.Nodes(w.Window.Canvas()) {
		switch {
		case s.Role.Holds(), s.Role == a11y.Text, s.Role == a11y.Heading:
		case s.Chosen:
			all[s.Label+", chosen"]++
		case s.Disabled:
			all[s.Label+", disabled"]++
		default:
			all[s.Label]++
		}
	}
	return all
}

// distinct fails if two things to tap are called the same, or if one of those that are
// wanted is missing.
func (w *walker) distinct(wanted ...string) {
	w.Helper()
	all := w.spoken()
	for label, n := range all {
		if n > 1 {
			w.Errorf("%d things to tap are called %q", n, label)
		}
	}
	for _, label := range wanted {
		if all[label] == 0 {
			w.Errorf("nothing to tap is called %q, but: %v", label, all)
		}
	}
}

// hears fails if a text is not among those that are heard.
func (w *walker) hears(text string) {
	w.Helper()
	var all []string
	for _, s := range widgets.Nodes(w.Window.Canvas()) {
		all = append(all, s.Label)
	}
	if !slices.Contains(all, text) {
		w.Errorf("%q is not heard, but %q", text, all)
	}
}

func TestSeatsAreToldApartByEar(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy")
	w.Tap("Ann deals")
	w.distinct("Ann: Up, disabled", "Ann: move", "Ben: Down", "Cy: deal")
	w.Tap("Start")
	w.more("Change seats")
	w.distinct("Ben: Up", "Cy: Down, disabled")
}

func TestScoresAreToldApartByEar(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.round(5, 16)
	w.hears("The sheet") // the name of the table
	w.Tap("Enter round 2")
	w.distinct("Ann, total 5, chosen", "Ben, total 16", "Ann called", "Ben called")
	w.digits("7")
	w.distinct("Ann, total 5, typed 7, new total 12")
}

func TestLastMessageIsReadAgainByAKey(t *testing.T) {
	w := walk(t)
	w.Type("l")
	w.Shows("What was said", "Nothing has been said yet.")
	w.Press(fyne.KeyEscape)
	w.begin(to100, "Ann", "Ben")
	w.round(5, 16)
	w.more("Change seats") // has nothing to say
	w.Press(fyne.KeyEscape)
	w.Type("i")
	want(t, "how it stands", w.Message(), "Ann leads with 5. Ben has 16. Ben deals. Ann cuts and begins.")
	w.Pass(time.Minute)
	want(t, "the message", w.Message(), "")
	w.Type("L")
	w.Shows("Ann leads with 5. Ben has 16. Ben deals.")
}

func TestWindowIsCalledAsItsPage(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	want(t, "title of a sheet", w.Window.Title(), "Rat-a-Tat Cat – Tabby")
	w.Tap("Enter round 1")
	want(t, "title of a round", w.Window.Title(), "Round 1 – Tabby")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	want(t, "title of the first page", w.Window.Title(), "Tabby")
	w.Tap("Settings")
	want(t, "title of the settings", w.Window.Title(), "Settings – Tabby")
}

// echoes returns what is said to screen readers when it is new.
func (w *walker) echoes() (all []string) {
	for _, s := range widgets.Nodes(w.Window.Canvas()) {
		if s.Live && !s.Heard {
			all = append(all, uitest.Read(s.Label))
		}
	}
	return all
}

func TestADigitTooManyIsReportedIfNoRowTakesIt(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.Type("462")
	said := "62 is too many"
	want(t, "it is said with how to go on", slices.ContainsFunc(w.echoes(), func(text string) bool { return strings.HasPrefix(text, said) && text != said }), true)
	w.Press(fyne.KeyBackspace)
	want(t, "it is said after the next key", slices.ContainsFunc(w.echoes(), func(text string) bool { return strings.Contains(text, said) }), false)
}

func TestFirstDigitTypedAtTheSheetIsSaid(t *testing.T) {
	for _, tt := range []struct {
		typed string
		want  bool
	}{{"5", true}, {"56", false}, {"1", false}} {
		w := begun(t, to100, "Ann", "Ben", "Cy")
		w.Type(tt.typed)
		want(t, "the first number is said after "+tt.typed, slices.Contains(w.echoes(), "Ann, total 0, typed 5, new total 5"), tt.want)
	}
}

func TestNameThatIsAddedIsSaid(t *testing.T) {
	w := settingUp(t, "Ann", "Ben")
	want(t, "said", w.echoes(), []string{"Ben, seat 2"})
}

func TestNamesAreSaidBeforeTheirTotalsAtHome(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.round(5, 16)
	w.Press(fyne.KeyEscape)
	var all []string
	for label := range w.spoken() {
		all = append(all, uitest.Read(label))
	}
	if game := "Round 2 · Ann leads by 11, Ann, 5, Ben, 16, Rat-a-Tat Cat · out at 100"; !slices.Contains(all, game) {
		t.Errorf("%q is not said, but %q", game, all)
	}
}

func TestMessageIsSaidOnceAlsoAfterADialogCloses(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	if got := w.echoes(); len(got) == 0 {
		t.Error("nothing is said of the turns")
	}
	w.Type("?")
	w.echoes()
	w.Press(fyne.KeyEscape)
	want(t, "said after the dialog", w.echoes(), []string(nil))
	w.round(5, 16)
	w.echoes()
	w.Type("u")
	want(t, "said after Undo", len(w.echoes()) > 0, true)
	w.Type("r")
	w.echoes()
	w.Type("u")
	want(t, "said after another Undo", slices.Contains(w.echoes(), "Round 1 is taken back."), true)
}

func TestKeysThatGoOnCallAndWriteAreNamedOnTheirScreen(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Type("1")
	want(t, "said while it may be ten", slices.Contains(w.echoes(), "Enter: Next player"), true)
	want(t, "of who called", widgets.Label(w.Find("Ann called").(fyne.CanvasObject)), "Ann called, key K")
	want(t, "of another", widgets.Label(w.Find("Ben called").(fyne.CanvasObject)), "Ben called")
	w.Type("k5")
	want(t, "said while a score is missing", slices.Contains(w.echoes(), "Enter: Write it down"), false)
	w.Type("6")
	want(t, "said", slices.Contains(w.echoes(), "Enter: Write it down"), true)
}

// A speakingStore is the store of a machine with a voice.
type speakingStore struct {
	*memoryStore
	said []string
}

func (*speakingStore) CanSpeak() bool      { return true }
func (s *speakingStore) Speak(text string) { s.said = append(s.said, text) }

func TestStandingsAndSumsAreSpokenIfThereIsAVoice(t *testing.T) {
	w := walk(t)
	voice := &speakingStore{memoryStore: w.store}
	w.opens = voice
	w.begin(to100, "Ann", "Ben")
	w.round(5, 16)
	w.more("Read the scores aloud")
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("Read sums aloud")
	w.Tap("Back")
	w.round(9, 12)
	want(t, "said", voice.said, []string{
		"Ann leads with 5. Ben has 16. Ben deals. Ann cuts and begins.",
		"Ann: 5 and 9 is 14. Ben: 16 and 12 is 28. Ann leads with 14. Ann deals. Ben cuts and begins.",
	})
}

func TestUnavailableActionsAreNotOffered(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("More")
	w.ShowsNot("Read the scores aloud", "Let others in")
	w.Press(fyne.KeyEscape)
	w.Shortcut(ctrl(fyne.KeyComma))
	w.ShowsNot("Read sums aloud", "Language")
	w.Shows("Very large digits")
}
