package walks_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// TestFaceSaysWhoCalled answers the question by a face instead of the keys, which writes the round down.
func TestFaceSaysWhoCalled(t *testing.T) {
	keys := func(w *walker) int { return len(uitest.All[*widgets.Keypad](w.Front(), nil)) }
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("7")
	w.ShowsNot("Who called?")
	w.digits("9")
	w.Shows("Who called?")
	want(t, "it is offered to write it down", w.Offers("Write it down"), false)
	want(t, "keypads while it is asked", keys(w), 0)
	w.Tap("Ben called")
	want(t, "who called", w.sheet().Rounds[0].Caller, scoring.Player(1))

	w.Tap("Enter round 2")
	w.digits("79")
	w.TapIn("Ben", "Ben, total")
	want(t, "keypads for a number that was wrong", keys(w), 1)
	w.digits("8")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{14, 17})

	w.Tap("Enter round 3")
	w.digits("72") // which can be 20 or more
	w.ShowsNot("Nobody called")
	want(t, "keypads while a digit can follow", keys(w), 1)
	w.Tap("Who called?")
	want(t, "keypads while it is asked", keys(w), 0)
	w.Tap("Ann called")
	want(t, "totals", w.totals(), []int{21, 19})
}

func TestHandKeepsItsPlaceWhileFacesAskWhoCalled(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("7")
	before := boxOf(w.FindIn("Ann", "Ann called").(fyne.CanvasObject))
	w.digits("9")
	w.Shows("Who called?")
	want(t, "the hand", boxOf(w.FindIn("Ann", "Ann: called").(fyne.CanvasObject)), before)
	w.TapIn("Ann", "Ann: called")
	want(t, "who called", w.sheet().Rounds[0].Caller, scoring.Player(0))
}

func TestEnterAsksWhoCalledBeforeItSaysNobody(t *testing.T) {
	for _, last := range []string{"9", "2"} { // complete with the digit, or by Enter alone
		w := begun(t, to100, "Ann", "Ben")
		w.Type("7" + last)
		w.Shows("Who called?")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after Enter", len(w.sheet().Rounds), 0)
		want(t, "the focus", w.Focused(), "Nobody called")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after another", len(w.sheet().Rounds), 1)
		want(t, "the focus then", w.Focused(), "")
		w.Type("n89")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after Enter in the next", len(w.sheet().Rounds), 1)
		w.Press(fyne.KeyReturn)
		want(t, "rounds after another", len(w.sheet().Rounds), 2)
		want(t, "message", w.Message(), "")
	}
}

func TestQuestionWhoCalledIsInSightAndMovesNoKeys(t *testing.T) {
	sizes := []fyne.Size{uitest.Phone(), {Width: 320, Height: 480}, {Width: 320, Height: 640}, onItsSide()}
	onScreens(t, sizes, []float32{1, 2}, func(w *walker, at screenAt) {
		w.begin(to100, "Ann", "Ben", "Cy", "Dot")
		w.start(at.size)
		w.Tap("Enter round 1")
		before := w.pad()
		for _, typed := range []string{"7", "8", "9"} {
			w.digits(typed)
			want(w, "keypad", w.pad(), before)
		}
		w.digits("5")
		if asked := uitest.All[*widgets.Asking](w.Front(), nil); len(asked) == 1 {
			faces := boxOf(asked[0])
			want(w, "the foot of the faces", faces.Bottom, before.Bottom)
			want(w, "whether they fill the place of the keys", faces.Top <= before.Top, true)
		} else {
			want(w, "the keypad", w.pad(), before)
		}
		asks := uitest.All(w.Front(), func(t *widgets.Text) bool {
			return strings.HasPrefix(uitest.Read(t.Text()), "Who called?")
		})
		window := box{Right: at.size.Width, Bottom: at.size.Height}
		if !slices.ContainsFunc(asks, func(o *widgets.Text) bool { return seen(o, w.Front(), window) }) {
			w.Errorf("of %d questions none is in sight", len(asks))
		}
		for _, name := range []string{"Ann", "Ben", "Cy", "Dot"} { // scores that cannot be
			w.TapIn(name, name+", total")
			w.digits("36")
		}
		want(w, "recounts", w.Offers("Recount"), true)
		w.Tap("Recount")
		want(w, "keypad for those that are counted again", w.pad(), before)
	})
}

func TestNobodyCalledIsALowRowBelowTheFaces(t *testing.T) {
	names := []string{"Ann", "Ben", "Cy", "Dot", "Eve", "Flo"}
	for n := 2; n <= len(names); n++ {
		w := begun(t, to100, names[:n]...)
		w.Tap("Enter round 1")
		for range n {
			w.digits("20")
		}
		nobody := w.boxOf("Nobody called")
		for _, name := range names[:n] {
			face := w.boxOf(name + " called")
			if face.Bottom > nobody.Top || nobody.Bottom-nobody.Top >= face.Bottom-face.Top || face.Left < nobody.Left || face.Right > nobody.Right {
				t.Errorf("with %d players the face of %s is at %v, nobody at %v", n, name, face, nobody)
			}
		}
		if nobody.Bottom-nobody.Top < 44 {
			t.Errorf("with %d players nobody is at %v", n, nobody)
		}
	}
}

// TestRowsKeepTheirPlacesWhileItIsAskedWhoCalled looks at widths and texts with room for a switch beside the title,
// and where one has to say who ended the round on every screen.
func TestRowsKeepTheirPlacesWhileItIsAskedWhoCalled(t *testing.T) {
	for _, tt := range []struct {
		variant, typed, asked string
		sizes                 []fyne.Size
		scales                []float32
	}{
		{
			"rat-a-tat-cat", "79", "Who called?",
			[]fyne.Size{{Width: 360, Height: 844}, uitest.Phone(), {Width: 412, Height: 844}},
			[]float32{1, 1.1, 1.4},
		},
		{
			"skyjo", "2225", "Who ended the round?",
			[]fyne.Size{uitest.Phone(), {Width: 360, Height: 800}, onItsSide(), uitest.Desktop()},
			[]float32{1, 2},
		},
	} {
		onScreens(t, tt.sizes, tt.scales, func(w *walker, at screenAt) {
			w.beginGame(tt.variant, nil, "Ann", "Ben")
			w.start(at.size)
			w.Type("n")
			before := w.boxOf("Ben, total")
			w.digits(tt.typed)
			w.Shows(tt.asked)
			if at.scale == 1 && tt.asked == "Who called?" {
				w.ShowsNot("Numbers")
			}
			want(w, "the row", w.boxOf("Ben, total"), before)
		})
	}
}

// seen reports whether an object is in the window, and in what scrolls around it.
func seen(o, in fyne.CanvasObject, window box) bool {
	for _, s := range uitest.All[*container.Scroll](in, nil) {
		if len(uitest.All(s.Content, func(p fyne.CanvasObject) bool { return p == o })) > 0 && !boxOf(o).within(boxOf(s)) {
			return false
		}
	}
	return boxOf(o).within(window)
}
