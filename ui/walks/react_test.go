package walks_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// A ringingStore is the store of a machine that plays sounds.
type ringingStore struct {
	*memoryStore
	played []string
}

func (*ringingStore) CanPlay() bool      { return true }
func (s *ringingStore) Play(name string) { s.played = append(s.played, name) }

// rings puts a store that plays sounds before that of the walk.
func (w *walker) rings() *ringingStore {
	s := &ringingStore{memoryStore: w.store}
	w.opens = s
	return s
}

// badgesAt returns where the badges on the screen are, in their columns, and whether a paw is on one.
func (w *walker) badgesAt() (at []fyne.Position, stamped bool) {
	for _, v := range uitest.All[*widgets.BadgeView](w.Front(), nil) {
		at, stamped = append(at, v.Position()), stamped || v.Mark == widgets.IconPaw
	}
	return at, stamped
}

func TestTheCatOfWhoCalledReactsWhenTheRoundLands(t *testing.T) {
	for _, tt := range []struct {
		scores, sound string
		stamps, sways bool
		still         bool
	}{
		{scores: "869", sound: "stamp", stamps: true, sways: true},
		{scores: "789", sound: "hiss", sways: true},
		{scores: "789", still: true},
	} {
		w := playing3(t)
		rings := w.rings()
		w.start(uitest.Phone())
		if tt.still {
			w.Shortcut(ctrl(fyne.KeyComma))
			w.Tap("Reduced motion")
			w.Tap("Back")
		}
		w.Tap("Call")
		w.Tap("Ben")
		w.Type(tt.scores[:1])
		w.digits(tt.scores[1:])
		f := w.Frames()
		w.Tap("Write it down")
		rest, stamped := w.badgesAt()
		swayed := false
		for f.Moving() {
			f.Next()
			at, paw := w.badgesAt()
			for i, p := range at {
				if up := rest[i].Y - p.Y; up > widgets.HeadRoom+4 {
					t.Errorf("a cat rises by %v, and its ears are cut", up)
				}
			}
			stamped, swayed = stamped || paw, swayed || !slices.Equal(at, rest)
		}
		want(t, "stamped", stamped, tt.stamps)
		want(t, "swayed", swayed, tt.sways)
		at, paw := w.badgesAt()
		want(t, "at rest", slices.Equal(at, rest) && !paw, true)
		last := ""
		if n := len(rings.played); n > 0 {
			last = rings.played[n-1]
		}
		want(t, "heard", last, tt.sound)
	}
}

func TestTheCatOfTheWinnerPurrsOnceThePodiumHasRisen(t *testing.T) {
	w := walk(t)
	rings := w.rings()
	w.begin(oneRound, "Ann", "Ben")
	f := w.Frames()
	w.round(9, 5)
	want(t, "as the round lands", rings.played, []string{"purr"})
	for w.Reads("The game is over.") {
		f.Next()
	}
	want(t, "once the first is named", rings.played, []string{"purr", "purr"})
}

func TestMeaningOfATotalShowsOnceItHasCounted(t *testing.T) {
	w := begun(t, to30, "Ann", "Ben")
	f := w.Frames()
	w.round(26, 18)
	w.ShowsNot("4 to go", "12 to go")
	f.Land()
	w.Shows("4 to go", "12 to go")
}

func TestALandingIsSeenFromItsBeginning(t *testing.T) {
	w := playing3(t)
	f := w.Frames()
	w.round(5, 6, 31)
	top := func() float32 {
		score := uitest.All(w.Front(), func(x *canvas.Text) bool { return x.Text == "31" })[0]
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(score).Y
	}
	first := top()
	f.Land()
	if last := top(); first <= last {
		t.Errorf("in the first frame a score is at %v, and lands at %v", first, last)
	}
}

func TestATapDuringAMovementActsAndEndsTheMovement(t *testing.T) {
	for name, then := range map[string]func(*walker){
		"menu":   func(w *walker) { w.Tap("More") },
		"head":   func(w *walker) { w.Tap("Ann") },
		"rules":  func(w *walker) { w.Tap("Rules") },
		"page":   func(w *walker) { w.Tap("Around the table") },
		"button": func(w *walker) { w.Tap("Enter round 2") },
		"row": func(w *walker) {
			w.TapCell("2", "Ben")
			w.Shows("Write it down", "Round 2")
		},
		"cell":   func(w *walker) { w.TapCell("1", "Ben") },
		"letter": func(w *walker) { w.Type("x") },
		"key":    func(w *walker) { w.Press(fyne.KeyDown) },
	} {
		w := begun(t, to100, "Ann", "Ben")
		f := w.Frames()
		w.round(26, 5)
		want(t, name+": moving before", f.Moving(), true)
		then(w)
		want(t, name+": moving after", f.Moving(), false)
	}
}

func TestAKeyOfThePadFinishesALandingBesideIt(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.start(uitest.Desktop())
	f := w.Frames()
	w.round(26, 5)
	want(t, "moving before", f.Moving(), true)
	w.digits("4")
	want(t, "moving after", f.Moving(), false)
}

func TestAScoreOfAGuestDoesNotInterruptTheLandingOfARound(t *testing.T) {
	p := hosted(t, "Ann", "Ben")
	g := p.helped()
	f := p.Frames()
	p.round(26, 5)
	want(t, "moving before", f.Moving(), true)
	want(t, "slip", p.ask(g, "slip", slip(1, 0, 9)), "")
	want(t, "moving after", f.Moving(), true)
	p.Shows("1 of 2 scores entered")
	f.Land()
	want(t, "totals", p.totals(), []int{26, 5})
}

func TestAFarewellComesInWithThePlacesAndNoPlaceIsSeenBefore(t *testing.T) {
	w := begun(t, to30, "Ann", "Ben", "Cy")
	f := w.Frames()
	w.round(31, 5, 6)
	at := func() float32 { return w.boxOf("Ann is out").Left }
	if left := at(); left >= 0 {
		t.Errorf("a farewell is seen at %v before the scores have landed", left)
	}
	w.ShowsNot("1st", "3rd")
	f.Land()
	w.Shows("1st", "2nd")
	if left := at(); left < 0 || left > 100 {
		t.Errorf("a farewell is at %v", left)
	}
}

// A farewell stands below the rows: neither those nor the header move.
func TestAFarewellMovesNoRow(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desktop()} {
		w := begun(t, to30, "Ann", "Ben", "Cy")
		w.start(size)
		w.round(3, 5, 6)
		before := w.grid()
		w.round(31, 5, 6)
		w.Shows("Ann is out")
		now, said := w.grid(), w.boxOf("Ann is out")
		want(t, "top of the rows", now.Top, before.Top)
		if said.Top < now.Bottom {
			t.Errorf("in %v the farewell is at %v, the rows at %v", size, said, now)
		}
	}
}

// TestAPlayerWhoIsOutWatchesWithTheCat lets a player go out. The next round can be entered at once,
// and what the cat says goes away at a tap or with that round.
func TestAPlayerWhoIsOutWatchesWithTheCat(t *testing.T) {
	const said = "Ben is out, and watches with the cat."
	w := begun(t, to30, "Ann", "Ben", "Cy")
	w.round(5, 32, 6)
	w.Shows(said, "Enter round 2")
	want(t, "message", w.Message(), "")
	row := func() float32 {
		numbers := uitest.All(w.Front(), func(x *canvas.Text) bool { return (x.Text == "1" || x.Text == "2") && x.Visible() })
		return boxOf(numbers[1]).Top - boxOf(numbers[0]).Top
	}
	below := row()
	w.Tap(said)
	w.ShowsNot(said)
	want(t, "height of a row below it", below, row())
	w.Type("u")
	w.round(5, 32, 6)
	w.Shows(said)
	w.round(7, 8)
	w.ShowsNot(said)
}
