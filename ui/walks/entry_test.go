package walks_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/internal/testing/wordstest"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// A box is where something is in the window.
type box struct{ Left, Top, Right, Bottom float32 }

// boxOf returns where an object is.
func boxOf(o fyne.CanvasObject) box {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return box{at.X, at.Y, at.X + o.Size().Width, at.Y + o.Size().Height}
}

// grid returns where the rows of the sheet in front are.
func (w *walker) grid() box { return boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]) }

// pad returns where the keypad in front is.
func (w *walker) pad() box { return boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0]) }

// boxOf returns where what is called so is.
func (w *walker) boxOf(label string) box {
	w.Helper()
	return boxOf(w.Find(label).(fyne.CanvasObject))
}

// text returns the first text in front that reads so.
func (w *walker) text(reads string) *widgets.Text {
	w.Helper()
	all := uitest.All(w.Front(), func(t *widgets.Text) bool { return uitest.Read(t.Text()) == reads })
	if len(all) == 0 {
		w.Fatalf("no text reads %q: %s", reads, w.Text())
	}
	return all[0]
}

// within reports whether a box is inside another.
func (b box) within(c box) bool {
	return b.Left >= c.Left && b.Top >= c.Top && b.Right <= c.Right && b.Bottom <= c.Bottom
}

// textScale sets the scale of the text, from the next start on.
func (w *walker) textScale(scale float32) {
	w.store.setting["preferences"] = fmt.Sprintf(`{"text":%v,"still":true}`, scale)
}

// A screenAt is a window with text of a scale.
type screenAt struct {
	size  fyne.Size
	scale float32
}

// onScreens calls try with a walk at text of each scale, which is to begin a game and then start at each size.
func onScreens(t *testing.T, sizes []fyne.Size, scales []float32, try func(w *walker, at screenAt)) {
	t.Helper()
	var all []screenAt
	for _, size := range sizes {
		for _, scale := range scales {
			all = append(all, screenAt{size, scale})
		}
	}
	for _, at := range assault.Few(2, all) {
		t.Run(fmt.Sprint(at.size, at.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(at.scale)
			try(w, at)
		})
	}
}

func TestActiveRowIsInSightOfAKeypadThatKeepsItsPlace(t *testing.T) {
	onScreens(t, append(handSizes()[:4], fyne.NewSize(932, 430)), []float32{1, 2}, func(w *walker, at screenAt) {
		w.begin(to100, "Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
		w.start(at.size)
		w.Tap("Enter round 1")
		pad := w.pad()
		for _, score := range []string{"7", "8", "9", "12", "15"} { // after the sixth a question takes its place
			w.activeRowIsInSight(pad)
			w.digits(score)
			want(w, "keypad after "+score, w.pad(), pad)
		}
		w.activeRowIsInSight(pad)
	})
}

// activeRowIsInSight fails unless the row that is typed into is on the screen and
// not below the keypad, whose keys fit a thumb.
func (w *walker) activeRowIsInSight(pad box) {
	w.Helper()
	window := box{0, 0, w.Window.Canvas().Size().Width, w.Window.Canvas().Size().Height}
	row := uitest.All(w.Front(), func(t *widgets.Tile) bool { return t.Selected() })[0]
	for _, s := range uitest.All[*container.Scroll](w.Front(), nil) {
		if len(uitest.All(s.Content, func(t *widgets.Tile) bool { return t == row })) == 0 {
			continue // it scrolls something else
		}
		if seen := boxOf(s); !boxOf(row).within(seen) || seen.Bottom > pad.Top && seen.Right > pad.Left || !pad.within(window) {
			w.Errorf("row %v, rows %v, keypad %v", boxOf(row), seen, pad)
		}
	}
	if key := w.Find("5").(fyne.CanvasObject).Size(); key.Width < 44 || key.Height < 44 {
		w.Errorf("a key is %v", key)
	}
}

func TestCorrectionIsWrittenByTheLitButtonAndByNoDigit(t *testing.T) {
	enter := func(w *walker) { w.Press(fyne.KeyReturn) }
	button := func(w *walker) { w.Tap("Correct it") }
	for _, tt := range []struct {
		name  string
		typed string
		by    func(*walker)
		want  []int
		taps  int // or 0 without a pointer
	}{
		{"a digit that can be no other number", "9", button, []int{9, 6}, 3},
		{"a digit that could be the first of two", "2", button, []int{2, 6}, 3},
		{"two digits", "16", button, []int{16, 6}, 4},
		{"a digit typed over another", "98", button, []int{8, 6}, 4},
		{"by Enter", "9", enter, []int{9, 6}, 0},
		{"half typed, by Enter", "3", enter, []int{3, 6}, 0},
		{"by Enter among the keys", "22", func(w *walker) { w.Tap("Enter") }, []int{22, 6}, 4},
		{"by the same score", "5", enter, []int{5, 6}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := begun(t, to100, "Ann", "Ben")
			w.round(5, 6)
			w.Taps = 0
			before := w.game().LastDone()
			w.TapCell("1", "Ann")
			title := w.text("Correct round 1")
			want(t, "the height of its title", title.Size().Height, title.HeightFor(1000))
			want(t, "the main button invites before a digit", w.Offers("Correct it"), false)
			for _, digit := range tt.typed {
				w.Tap(string(digit))
				want(t, "totals after a digit", w.totals(), []int{5, 6})
			}
			want(t, "the main button invites", w.Offers("Correct it"), tt.want[0] != 5)
			tt.by(w)
			want(t, "totals", w.totals(), tt.want)
			if tt.want[0] == 5 {
				want(t, "the last step", w.game().LastDone(), before)
			}
			w.Shows("Enter round 2")
			if tt.taps > 0 {
				want(t, "taps", w.Taps, tt.taps)
			}
		})
	}
}

// handSizes are windows in which a question has to be in sight.
func handSizes() []fyne.Size {
	return []fyne.Size{uitest.Phone(), {Width: 320, Height: 568}, {Width: 320, Height: 480}, onItsSide(), uitest.Desktop()}
}

func TestQuestionAboutAnImpossibleSumReplacesTheKeypad(t *testing.T) {
	for _, correction := range []bool{false, true} {
		onScreens(t, handSizes(), []float32{1, 2}, func(w *walker, at screenAt) {
			w.begin(to100, "Maximiliana Katharina von Hohenzollern", "Ben", "Cy", "Dee")
			if correction {
				w.round(36, 8, 36, 5)
			}
			w.start(uitest.Phone())
			w.impossible(at.size, correction)
		})
	}
}

// impossible types scores that cannot be, and fails unless the question about them stands
// where the keypad was, with both answers in sight.
func (w *walker) impossible(size fyne.Size, correction bool) {
	w.Helper()
	typed := "3683636"
	if correction {
		w.TapCell("1", "Dee")
		typed = "36"
	} else {
		w.Type("n")
	}
	w.Window.Resize(size)
	pad := w.pad()
	w.digits(typed)
	window := box{0, 0, size.Width, size.Height}
	want(w, "keypads", len(uitest.All[*widgets.Keypad](w.Front(), nil)), 0)
	asks := uitest.All(w.Front(), func(t *widgets.Text) bool { return strings.HasSuffix(uitest.Read(t.Text()), "Please recount.") })
	want(w, "questions", len(asks), 1)
	for _, o := range []fyne.CanvasObject{w.Find("Recount").(fyne.CanvasObject), w.Find("Write it down anyway").(fyne.CanvasObject)} {
		if at := boxOf(o); !at.within(window) || at.Right <= pad.Left || at.Left >= pad.Right || at.Bottom-at.Top < 44 {
			w.Errorf("%s is at %v, the keypad was at %v", uitest.Label(o), at, pad)
		}
	}
	if at := boxOf(asks[0]); at.Top >= size.Height || at.Right <= pad.Left || at.Bottom <= pad.Top-200 {
		w.Errorf("the question is at %v, the keypad was at %v", at, pad)
	}
	w.Tap("Recount")
	want(w, "the keypad is back", w.pad(), pad)
	w.ShowsNot("Please recount", "Write it down anyway")
}

func TestHalfTypedNumberIsNotJudged(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Enter round 1")
	w.digits("568")
	w.Tap("1") // adds up to 20, which no deck makes in four hands
	w.ShowsNot("Please recount", "Recount")
	w.Tap("2")
	w.ShowsNot("Please recount")
	w.Tap("Nobody called")
	w.TapCell("1", "Dee")
	w.Tap("1")
	w.ShowsNot("Please recount", "Recount")
	w.Tap("Correct it")
	w.Shows("Please recount", "Recount", "Write it down anyway")
	want(t, "not written before it is asked", w.totals(), []int{5, 6, 8, 12})
	w.Tap("Write it down anyway")
	want(t, "written", w.totals(), []int{5, 6, 8, 1})
}

func TestRowsWithoutASecondLineHaveTheirNameAtTheMiddleOfTheBadge(t *testing.T) {
	for _, size := range assault.Few(1, handSizes()) {
		w := begun(t, to100, "Ann", "Ben")
		w.round(5, 6)
		w.TapCell("1", "Ann")
		w.Window.Resize(size)
		w.Tap("1")
		for name, off := range map[string]bool{"Ann": true, "Ben": false} {
			rows := uitest.All(w.Front(), func(t *widgets.Tile) bool {
				return strings.Contains(uitest.Text(t), name) && len(uitest.All[*widgets.BadgeView](t, nil)) == 1
			})
			row := rows[len(rows)-1] // behind the heads of a sheet beside it
			badge := boxOf(uitest.All[*widgets.BadgeView](row, nil)[0])
			text := boxOf(uitest.All(row, func(t *widgets.Text) bool { return uitest.Read(t.Text()) == name })[0])
			above := (badge.Top+badge.Bottom)/2 - (text.Top+text.Bottom)/2
			if (above > 2) != off || above < -2 {
				t.Errorf("%v: the name of %s is %v above the middle of its badge", size, name, above)
			}
		}
	}
}

func TestCardsLeftAreCorrectedByTheMainButton(t *testing.T) {
	w := begunGame(t, "recall", nil, "Ann", "Ben")
	w.Type("n5")
	w.Press(fyne.KeyReturn)
	w.Type("6")
	w.Press(fyne.KeyReturn, fyne.KeyReturn)
	w.TapCell("1", "Ann")
	want(t, "the main button invites", w.Offers("Correct it"), false)
	w.Tap("More")
	w.Tap("Correct it")
	want(t, "cards left", *w.sheet().Rounds[0].Cells[0].Score.Cards, 5)
}

func TestCardsTappedLieInTheRowOfTheirPlayer(t *testing.T) {
	type room struct {
		size  fyne.Size
		scale float32
		cards []string
	}
	for _, tt := range assault.Few(1, []room{
		{uitest.Phone(), 1, []string{"1", "8"}},
		{uitest.Desktop(), 1, []string{"1", "8"}},
		{uitest.Phone(), 2, nil}, // they are text
		{fyne.NewSize(844, 390), 1, nil},
	}) {
		t.Run(fmt.Sprint(tt.size, tt.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(tt.scale)
			w.begin(to100, "Ann", "Ben", "Cy")
			w.start(tt.size)
			w.Type("nc")
			hand := func() box { return w.boxOf("Cy called") }
			before := hand()
			w.TapOn(w.cardKey("1"))
			want(t, "another row", hand(), before)
			w.TapOn(w.cardKey("P"))
			w.TapOn(w.cardKey("8"))
			want(t, "cards", w.faces(), tt.cards)
			for _, code := range []string{"2", "0"} {
				w.TapOn(w.cardKey(code))
			}
			if tt.cards != nil {
				want(t, "another row once the line is full", hand(), before)
			}
			said := "now 11"
			if tt.scale > 1 {
				said = "Ann 11 11"
			}
			w.Shows(said)
		})
	}
}

// TestIfHeightIsShortThePlayerAtHandIsAlone taps the cards of a hand on a small phone: all cards to
// tap are whole below the row of the player, which shows those that were tapped.
func TestIfHeightIsShortThePlayerAtHandIsAlone(t *testing.T) {
	for _, height := range []float32{480, 568} {
		w := begun(t, to100, "Ann", "Ben", "Cy", "Dot", "Eve")
		w.start(fyne.NewSize(320, height))
		w.Type("nc")
		window := box{Right: 320, Bottom: height}
		for _, code := range []string{"1", "8"} {
			w.TapOn(w.cardKey(code))
		}
		want(t, "cards tapped", w.faces(), []string{"1", "8"})
		w.ShowsNot("Ben")
		w.inSight(w.tiles()[0], window)
		for _, key := range uitest.All[*cards.Key](w.Front(), nil) {
			w.inSight(key, window)
		}
		w.TapOn(w.tiles()[0])
		w.Shows("Ann", "Ben", "Cy", "Dot", "Eve")
		w.TapOn(w.tiles()[4])
		w.Shows("Cy")
		w.ShowsNot("Ann")
		w.TapOn(w.cardKey("2"))
		want(t, "cards of another player", w.faces(), []string{"2"})
	}
}

func TestCardsToTapKeepTheirPlace(t *testing.T) {
	for _, variant := range []string{"rat-a-tat-cat", "skyjo"} {
		w := begunGame(t, variant, nil, "Ann", "Ben", "Cy")
		w.Type("nc")
		before := boxOf(w.cardKey("5").(fyne.CanvasObject))
		for _, code := range []string{"9", "P", "8", "7", "6", "5"} {
			if code == "P" && variant == "skyjo" {
				continue
			}
			w.TapOn(w.cardKey(code))
			want(t, "a card after "+code, boxOf(w.cardKey("5").(fyne.CanvasObject)), before)
		}
	}
}

func TestNothingIsSaidWhileEveryDigitFindsARow(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Type("n789")
	w.Shows("Ann now 7 7", "Ben now 8 8", "Cy now 9 9")
	w.ShowsNot("too many")
}

func TestTappingTheCallerWritesTheRoundDown(t *testing.T) {
	for _, tt := range []struct {
		name string
		does func(w *walker)
		want []int
	}{
		{"after the last score", func(w *walker) { w.Type("789") }, []int{7, 8, 9}},
		{"where the last score could go on", func(w *walker) { w.Type("782") }, []int{7, 8, 2}},
		{"where a sum could go on", func(w *walker) { w.Type("781+2") }, []int{7, 8, 3}},
		{"back at a row", func(w *walker) {
			w.Type("789")
			w.Tap("Ann, total")
		}, []int{7, 8, 9}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := begun(t, to100, "Ann", "Ben", "Cy")
			w.Tap("Enter round 1")
			tt.does(w)
			w.Shows("Who called?")
			w.Tap("Cy called")
			want(t, "totals", w.totals(), tt.want)
		})
	}
}

func TestTappingTheCallerDoesNotWriteADoubtfulRound(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.Type("36n36n3+31")
	w.Tap("Cy called")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Shows("Recount")
}

func TestANumberBlockThatIsOffTypesDigits(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.Press(fyne.Key7, fyne.Key8)
	w.Pass(time.Second)
	w.Press(fyne.Key9) // with its character
	w.Type("9")
	w.Pass(time.Second)
	w.Shows("Ann now 7 7", "Ben now 8 8", "Cy now 9 9")
}

func TestScoresArePasted(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.App.Clipboard().SetContent("5+7\n8\n9")
	w.Shortcut(&fyne.ShortcutPaste{Clipboard: w.App.Clipboard()})
	w.Shows("Ann 5+7 = 12, now 12 12", "Ben now 8 8", "Cy now 9 9")
}

func TestAnIdleKeySaysWhy(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	for _, key := range []string{"Backspace", "Enter", "Plus", "Plus"} {
		w.Tap(key)
	}
	w.Shows("type a number")
	w.Type("30+7")
	w.Shows("37 is too many")
}

func TestRowsKeepTheirPlaceWhileADigitTooManyIsExplained(t *testing.T) {
	for _, l := range assault.Few(1, wordstest.Languages()) {
		for _, tt := range []struct {
			size  fyne.Size
			scale float32
		}{{uitest.Phone(), 1}, {fyne.NewSize(320, 568), 1}, {fyne.NewSize(844, 390), 1}, {uitest.Phone(), 2}, {uitest.Desktop(), 1}} {
			t.Run(fmt.Sprint(l.Tag, tt), func(t *testing.T) {
				t.Setenv(uitest.Script, l.Tag)
				w := walk(t)
				w.textScale(tt.scale)
				w.begin(to100, "Ann", "Ben", "Cy", "Dot")
				w.start(tt.size)
				w.Type("n4")
				high := func() float32 {
					tiles := w.tiles()
					return boxOf(tiles[len(tiles)-1]).Top - boxOf(tiles[0]).Top
				}
				before := high()
				keys := []string{"6", "2"}
				if tt.scale == 1 {
					keys = append(keys, "+", "+") // the last of which is not taken
				}
				for _, key := range keys {
					w.Type(key)
					want(t, "the rows above the last after "+key, high(), before)
				}
			})
		}
	}
}

func TestRowsKeepTheirPlaceWhileACardIsReplaced(t *testing.T) {
	for _, l := range assault.Few(1, wordstest.Languages()) {
		t.Run(l.Tag, func(t *testing.T) {
			t.Setenv(uitest.Script, l.Tag)
			w := begun(t, to100, "Ann", "Ben")
			w.Type("nc")
			row := func() box { return boxOf(w.tiles()[len(w.tiles())-1]) }
			w.TapOn(w.cardKey("9"))
			before := row()
			for _, code := range []string{"P", "D", "S"} {
				w.TapOn(w.cardKey(code))
				want(t, "the row below with "+code, row(), before)
				want(t, "cards in sight with "+code, len(w.faces()), 2)
			}
		})
	}
}

func TestNumbersOrCardsIsASwitchIfThereIsRoom(t *testing.T) {
	for width, choices := range map[float32][2]string{
		390: {"Cards", "Numbers"}, 360: {"Cards", "Numbers"}, 320: {"Tap the cards instead", "Type the total instead"},
	} {
		w := begun(t, to100, "Ann", "Ben")
		w.start(fyne.Size{Width: width, Height: 700})
		w.Tap("Enter round 1")
		want(t, fmt.Sprint("a switch at ", width), w.Reads("Numbers"), width > 320)
		w.Tap(choices[0])
		w.Tap(choices[1])
		want(t, fmt.Sprint("keypads again at ", width), len(uitest.All[*widgets.Keypad](w.Front(), nil)), 1)
	}
}

func TestNextStepIsInSightBelowSixRows(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{uitest.Phone(), {Width: 1280, Height: 800}}) {
		w := begun(t, to100, "Ann", "Ben", "Cy", "Dot", "Eve", "Flo")
		w.start(size)
		w.Type("n")
		for _, text := range uitest.All[*widgets.Text](w.Front(), nil) {
			if bottom, keys := boxOf(text).Bottom, w.pad().Top; strings.HasPrefix(text.Text(), "Type the scores") && bottom > keys {
				t.Errorf("at %v the hint ends at %v, the keys begin at %v", size, bottom, keys)
			}
		}
	}
}

func TestWhoCalledIsAskedByFacesAlsoAfterCards(t *testing.T) {
	for _, n := range assault.Few(1, []int{6, 2, 3, 4, 5}) {
		w := walk(t)
		names := []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay"}[:n]
		w.begin(to30, names...)
		w.Tap("Enter round 1")
		w.Tap("Cards")
		for i := range names {
			for _, code := range [][]string{{"0", "0", "1", "1"}, {"2", "2", "3", "3"}, {"4", "4", "5", "5"}, {"6", "6", "7", "7"}, {"8", "8", "9", "9"}, {"9", "9", "8", "8"}}[i] {
				w.TapOn(w.cardKey(code))
			}
		}
		want(t, fmt.Sprint(n, " faces"), w.Offers("Back to the scores"), true)
	}
}

// faces returns the codes of the cards that lie open in front.
func (w *walker) faces() []string {
	var open []string
	for _, f := range uitest.All[*cards.Face](w.Front(), nil) {
		open = append(open, f.Face().Code)
	}
	return open
}

// cardKey returns the key of a kind of card where scores are entered card by card.
func (w *walker) cardKey(code string) fyne.Tappable {
	w.Helper()
	keys := uitest.All(w.Front(), func(k *cards.Key) bool { return k.Face().Code == code })
	if len(keys) == 0 {
		w.Fatalf("no card %s can be tapped: %s", code, w.Text())
	}
	return keys[0]
}
