package walks_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

var (
	to100       = engine.House{engine.End: engine.EndElimination}
	to30        = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}
	oneRound    = engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}
	twoRounds   = engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}
	threeRounds = engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}
)

func TestRoundOfFourTakesTenTapsFromTheSheet(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Dee")
	w.Taps = 0
	w.Tap("Enter round 1")
	w.TapIn("Cy", "Cy called")
	w.digits("7121823")
	w.Tap("Write it down")
	want(t, "taps", w.Taps, 10)
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
	want(t, "caller", w.game().LastDone().(scoring.Recorded).Caller, scoring.Player(2))
	want(t, "source", w.game().LastDone().(scoring.Recorded).Source, scoring.SourceTyped)
	w.Shows("Enter round 2")
	w.ShowsNot("Write it down")
}

// The header of a sheet has all its lines from the start: nothing below jumps as the first round is written.
func TestTheHeaderOfASheetStaysAsHighAsItIs(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": uitest.Phone(), "window": uitest.Desktop(), "side": fyne.NewSize(844, 390)} {
		for _, house := range []engine.House{to100, threeRounds} {
			t.Run(name+" "+string(house[engine.End]), func(t *testing.T) {
				w := begun(t, house, "Ann", "Ben", "Cy")
				w.resume(size)
				high := func() float32 { return uitest.All[*widgets.Grid](w.Front(), nil)[0].HeaderHeight() }
				before := high()
				w.record(uitest.Round(scoring.Nobody, 9, 5, 12))
				w.resume(size)
				want(t, "height", high(), before)
			})
		}
	}
}

func TestOneTapTurnsEachTotalToItsSeat(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.round(5, 16, 7)
	w.Taps = 0
	w.Tap("Around the table")
	want(t, "taps", w.Taps, 1)
	seats := func() (all []string) {
		for _, f := range uitest.All[*pictures.Figure](w.Front(), nil) {
			all = append(all, widgets.Label(f))
		}
		return all
	}
	want(t, "seats", seats(), []string{"Ann, 5, 1st", "Ben, 16, 3rd, deals", "Cy, 7, 2nd, begins"})
	w.Tap("Turn one seat")
	want(t, "seats", seats(), []string{"Ben, 16, 3rd, deals", "Cy, 7, 2nd, begins", "Ann, 5, 1st"})
	w.Tap("Back to the sheet")
	w.Shows("Enter round 2")
}

func TestATapOnASeatOfTheTableEntersItsScore(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{uitest.Phone(), uitest.Desktop()}) {
		w := begun(t, to100, "Ann", "Ben", "Cy")
		w.round(5, 16, 7)
		w.start(size)
		w.Tap("Around the table")
		w.Tap("Ben, 16")
		w.digits("1987")
		w.Tap("Nobody called")
		want(t, "totals", w.totals(), []int{12, 35, 15})
	}
}

func TestTheMiddleOfTheTableSaysWhoWonAndTheSameAgainIsOneTap(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(5, 16)
	w.Tap("Around the table")
	w.Shows("Ann wins.")
	w.ShowsNot("Round 2")
	w.Tap("Back to the sheet")

	w.Taps = 0
	w.Tap("Play again")
	want(t, "taps", w.Taps, 1)
	s := w.sheet()
	want(t, "rounds", len(s.Rounds), 0)
	want(t, "the deal has moved on", s.Dealer, scoring.Player(1))
	want(t, "the ending is the same", s.Ruleset.Number(engine.Rounds), 1)
	want(t, "games kept", len(w.store.games), 2)
}

func TestCorrectionSaysWhatItChangesAndAsksForWhatIsMissing(t *testing.T) {
	w := begun(t, to30, "Ann", "Ben", "Cy")
	w.round(31, 5, 5)
	w.round(5, 5)
	for _, undone := range []bool{true, false} {
		w.TapCell("1", "Ann")
		w.digits("13")
		w.Tap("Correct it")
		want(t, "message", w.Message(), "Ann has 13, not 31. Ann is back in. Round 2 has no score for Ann.")
		if undone {
			w.TapMessage("Undo")
			want(t, "totals", w.totals(), []int{31, 10, 10})
		}
	}
	w.Tap("Type it")
	w.Tap("Didn’t play this round")
	w.Tap("Correct it")
	w.ShowsNot("Type it")
	want(t, "totals", w.totals(), []int{13, 10, 10})
	w.Shows("Enter round 3")
}

func TestNothingTypedIsLostWhenTheProgramIsKilled(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Enter round 1")
	w.TapIn("Ben", "Ben called")
	w.digits("71218")
	w.start(uitest.Phone())
	w.Shows("Ann now 7 7", "Ben called, now 12 12", "Cy now 18 18", "Dee 0")
	w.digits("23")
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
	want(t, "caller", w.game().LastDone().(scoring.Recorded).Caller, scoring.Player(1))
}

func TestClockIsPausedAndAsksAtItsEndWhetherARoundIsOnTheTable(t *testing.T) {
	for _, answer := range []string{"Yes, finish it", "No, the game is over"} {
		w := begun(t, engine.House{engine.End: engine.EndTime, engine.Minutes: "30"}, "Ann", "Ben")
		w.Shows("30 min left")
		w.more("Pause the clock, if all agree")
		w.Pass(time.Hour)
		w.Shows("30 min left, paused")
		w.more("Resume the clock")
		w.round(5, 6)
		w.Pass(10 * time.Minute)
		w.Shows("20 min left")
		w.Pass(20 * time.Minute)
		w.Shows("Time is up. Are you in the middle of a round?")
		want(t, "what came by itself sleeps", w.Find(answer).(*widgets.Button).Asleep(), true)
		w.Pass(widgets.LateTap)
		w.Tap(answer)
		winner := scoring.Player(0)
		if answer == "Yes, finish it" {
			w.round(9, 2)
			winner = 1
		}
		want(t, "over", w.sheet().Over, true)
		want(t, "winners", w.sheet().Winners, []scoring.Player{winner})
		w.ShowsNot("min left", "Time is up")
	}
}

func TestFullDiskIsReportedAndChangesNothing(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("79")
	w.store.broken = errFull
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{0, 0})
	w.Shows("Ann now 7 7", "Ben now 9 9")
	want(t, "message", w.Message(), "The disk is full.")
	w.store.broken = nil
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{7, 9})
	want(t, "message once there is room", w.Message(), "")
}

func TestRecordedRoundIsNotOfferedToBeTypedAgain(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("79")
	typed := w.store.drafts["sheet/"+w.id()]
	w.Tap("Nobody called")
	w.store.drafts["sheet/"+w.id()] = typed // the program was killed between the two
	w.start(uitest.Phone())
	w.ShowsNot("now 7")
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestPlaceThatLooksWrongIsExplainedWhereItStands(t *testing.T) {
	const why = "Ann went out before Ben: the longer you stay in, the better."
	for _, size := range assault.Few(1, []fyne.Size{uitest.Phone(), {Width: 320, Height: 568}, uitest.Desktop()}) {
		w := begun(t, to30, "Ann", "Ben", "Cy")
		w.start(size)
		w.round(30, 20, 9)
		w.ShowsNot("later out is better")
		w.round(11, 9)
		w.Shows("Cy won, always ahead", why)
		if size == uitest.Phone() {
			w.Press(fyne.KeyEscape)
			w.games()
			w.Tap("Cy won, always ahead")
			w.Shows(why)
		}
	}
}

func TestNameFromTheRightLeavesSentencesInOrder(t *testing.T) {
	w := begun(t, to100, "محمد عبد الرحمن بن عوف", "Ben", "Cy", "Dee", "Eve", "Fay")
	drawn := func(text string) bool {
		return len(uitest.All(w.Window.Canvas().Content(), func(t *canvas.Text) bool { return strings.HasPrefix(t.Text, text) })) > 0
	}
	want(t, "the name stands before its space", drawn("\u2067محمد عبد الرحمن بن عوف\u2069 deals. Ben"), true)
	want(t, "a name that is cut has its dots at the left, where it goes on", drawn("\u2067…\u2069\u2067عبد"), true)
	w.Tap("Enter round 1")
	w.Shows("محمد عبد الرحمن بن عوف")
}

func TestOneOfTheLastTablesIsOneTap(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben", "Cy")
	w.round(5, 6, 7)
	w.begin(oneRound, "Dee", "Eve")
	w.round(5, 6)
	w.Press(fyne.KeyEscape)
	w.Taps = 0
	w.Tap("Ann, Ben and Cy")
	want(t, "taps", w.Taps, 1)
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Cy"})
	w.Shows("Enter round 1")
}

func TestTheTotalsOfFiveAreWholeIfThereIsLittleRoom(t *testing.T) {
	for _, tt := range []struct {
		language string
		size     fyne.Size
		scale    float32
	}{{"de", fyne.NewSize(320, 568), 1}, {"en", fyne.NewSize(844, 390), 2}} {
		t.Setenv(uitest.Script, tt.language)
		w := walk(t)
		w.textScale(tt.scale)
		w.begin(to100, "Ann", "Ben", "Cy", "Dot", "Eve")
		w.Type("n")
		w.digits("2425262728")
		w.TapOn(w.tiles()[len(w.tiles())-1])
		w.start(tt.size)
		edge := w.grid().Right
		totals := uitest.All(w.Front(), func(x *widgets.Text) bool { return x.Text() == "28" })
		want(t, "totals of Eve", len(totals), 1)
		for _, total := range totals {
			if end := boxOf(total).Right; end > edge {
				t.Errorf("at %v the last total ends at %v, the sheet at %v", tt.size, end, edge)
			}
		}
	}
}

// TestLargerTextShowsAllTotalsAtLeastAsLarge looks at the sheets of two to four players on phones, whose
// totals have three digits.
func TestLargerTextShowsAllTotalsAtLeastAsLarge(t *testing.T) {
	names := []string{"Cy", "Grandma", "Ben", "Ann"}
	for _, n := range assault.Few(1, []int{4, 3, 2}) {
		for _, size := range []fyne.Size{uitest.Phone(), fyne.NewSize(844, 390)} {
			t.Run(fmt.Sprintf("%d players, %.0f wide", n, size.Width), func(t *testing.T) {
				w := walk(t)
				w.newGame("any-game", engine.House{engine.End: engine.EndOpen}, names[:n]...)
				for range 3 {
					w.record(uitest.Round(scoring.Nobody, []int{45, 46, 47, 48}[:n]...))
				}
				w.start(size)
				w.Tap("Go on")
				usual := make([]float32, n)
				for _, scale := range frame.TextScales() {
					for i, total := range []string{"135", "138", "141", "144"}[:n] {
						high := w.whole(total)
						if scale == 1 {
							usual[i] = high
						}
						if high < usual[i] {
							t.Errorf("at %v the total %s is %v high, and %v at 1", scale, total, high, usual[i])
						}
					}
					w.app.StepText()
				}
				w.Shows("deals. ", " begins.")
			})
		}
	}
}

func TestShortNamesAreWholeInLargeTextOnASmallPhone(t *testing.T) {
	w := walk(t)
	names := []string{"Oma", "Ben", "Cleo", "Dad"}
	w.newGame("any-game", engine.House{engine.End: engine.EndOpen}, names...)
	w.textScale(2)
	w.start(fyne.NewSize(320, 568))
	w.Tap("Go on")
	for _, name := range names {
		whole := uitest.All(w.Front(), func(x *canvas.Text) bool { return x.Text == name })
		want(t, name+" is whole", len(whole), 1)
	}
}

// whole returns the height of the text of a total, and fails where it is not seen whole.
func (w *walker) whole(total string) float32 {
	w.Helper()
	all := uitest.All(w.Front(), func(x *widgets.Text) bool { return widgets.Label(x) == total })
	if len(all) == 0 {
		w.Errorf("no total %s", total)
		return 0
	}
	text := all[0]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(text)
	if at.X < 0 || at.X+text.Size().Width > w.Window.Canvas().Size().Width || text.LeastWidth() > text.Size().Width {
		w.Errorf("the total %s is cut, at %v, %v of %v", total, at, text.Size().Width, text.LeastWidth())
	}
	return text.HeightFor(text.Size().Width)
}

func TestImpossibleSumIsRecountedFirst(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.digits("363636")
	w.Shows("The most this deck can make is 105", "Recount", "Write it down anyway")
	w.Press(fyne.KeyReturn)
	w.ShowsNot("anyway", "Who called?")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Press(fyne.KeyReturn) // none was counted again
	w.Tap("Recount")
	w.Shows("The most this deck can make is 105")
	want(t, "a digit is idle", uitest.All[*widgets.Keypad](w.Front(), nil)[0].Idle(8), true)
	w.Tap("Ann, total")
	w.digits("9")
	w.ShowsNot("anyway")
	w.Tap("Ann, total")
	w.digits("36")
	w.Tap("Write it down anyway")
	w.ShowsNot("Recount")
	w.Shows("Who called?")
	want(t, "rounds before it is known who called", len(w.sheet().Rounds), 0)
	w.Tap("Ben called")
	want(t, "who called", w.sheet().Rounds[0].Caller, scoring.Player(1))
	want(t, "the row is marked", w.sheet().Doubtful()[0], true)
}

func TestContradictingScoresAreRecounted(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Di")
	w.Tap("Enter round 1")
	w.digits("0363636")
	w.Shows("Ben, Cy and Di have 108 together", "Recount", "Write it down anyway")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Tap("Recount")
	w.digits("9") // of Ben
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{0, 9, 36, 36})
}

func TestImpossibleCorrectionIsQuestioned(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.round(36, 36, 20)
	w.TapCell("1", "Cy")
	w.digits("36")
	w.Shows("The most this deck can make is 105", "Recount", "Write it down anyway")
	want(t, "not written yet", w.totals(), []int{36, 36, 20})
	w.Tap("Recount")
	w.digits("35")
	w.Shows("These scores add up to 107.", "Recount")
	want(t, "still questioned", w.totals(), []int{36, 36, 20})
	w.Tap("Write it down anyway")
	want(t, "written", w.totals(), []int{36, 36, 35})
	want(t, "the row is marked", w.sheet().Doubtful()[0], true)
	w.TapCell("1", "Cy")
	w.digits("33")
	w.Tap("Correct it")
	want(t, "mended", w.totals(), []int{36, 36, 33})
	want(t, "the mark is gone", w.sheet().Doubtful()[0], false)
}

// onItsSide is the size of a window on a phone on its side.
func onItsSide() fyne.Size { return fyne.NewSize(844, 390) }

func TestButtonsOfASheetOnItsSideAreWhole(t *testing.T) {
	w := playing3(t)
	w.Window.Resize(onItsSide())
	for _, text := range []string{"Call", "Enter round 2"} {
		at := w.boxOf(text)
		if !at.within(box{Top: 60, Right: 844, Bottom: 390}) || at.Bottom-at.Top < 48 {
			t.Errorf("%q lies at %v", text, at)
		}
	}

	w.Window.Resize(fyne.NewSize(568, 320))
	knock, enter := w.boxOf("Call"), w.boxOf("Enter round 2")
	want(t, "in one row", knock.Top, enter.Top)
	w.Tap("Call")
	w.Shows("Who")
}
