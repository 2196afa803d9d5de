package people

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

func TestLongFactHasRoomIfTheTextIsLarge(t *testing.T) {
	uitest.New(t).App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 2}))
	card := factRows([][2]string{{"Times 1st, 2nd, …", "35, 26, 23, 14, 13, 5"}})
	short := factRows([][2]string{{"Times 1st, 2nd, …", "35, 26"}})
	const inside = 358 // between the margins of a phone
	if long, room := shape.HeightFor(card, inside), 3*shape.HeightFor(short, inside); long > room {
		t.Errorf("it is %v high, and has room in %v", long, room)
	}
}

// room returns a room without a window.
func room() *Room { return &Room{World: frame.World{Words: en}, Roster: new(frame.Roster)} }

// largeText shows what build returns in large text, and returns its lines.
func largeText(t *testing.T, width float32, build func() fyne.CanvasObject) []*canvas.Text {
	u := uitest.New(t)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 2}))
	o := build()
	u.Window.SetContent(o)
	u.Window.Resize(fyne.NewSize(width, uitest.Phone().Height))
	return uitest.All[*canvas.Text](o, nil)
}

func TestSummaryBreaksNoWords(t *testing.T) {
	page := &personPage{person: ann, countedPage: &countedPage{room: room()}}
	const inside = 288 // between the margins of a small phone
	line := stats.Line{Name: "Ann", Games: 104, Wins: 26, Shared: 1}
	var words []string
	for _, line := range largeText(t, inside, func() fyne.CanvasObject { return page.summary(stats.Report{People: []stats.Line{line}}, 0, line) }) {
		words = append(words, line.Text)
	}
	if text := strings.Join(words, " "); !strings.Contains(text, "26 of 104 games.") {
		t.Error(text)
	}
}

func TestCallsBreakNoWords(t *testing.T) {
	page := &personPage{person: ann, countedPage: &countedPage{room: room()}}
	const inside = 400 // one of two columns of a phone on its side
	lines := largeText(t, inside, func() fyne.CanvasObject { return page.calls(stats.Line{Calls: 166, CallsWon: 139, CallsLost: 27}) })
	if !slices.ContainsFunc(lines, func(line *canvas.Text) bool { return line.Text == "139 right" }) {
		t.Error("the number of right calls is broken")
	}
}

func TestDuelsAreSeparated(t *testing.T) {
	score := widgets.CellView{Text: "188–164", Strong: true}
	v := duelsView{People: []history.Person{ann, ben, ann}}
	for range v.People {
		v.Cells = append(v.Cells, []widgets.CellView{score, score, score})
	}
	lines := largeText(t, 320, func() fyne.CanvasObject { return room().duelsGrid(v, selection{}, rowNameLarge) })
	end, row := float32(0), float32(0)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, text := range lines {
		if text.Text != score.Text {
			continue
		}
		if at(text).Y == row && at(text).X <= end {
			t.Errorf("one ends at %v, the next begins at %v", end, at(text).X)
		}
		end, row = at(text).X+text.MinSize().Width, at(text).Y
	}
	if row == 0 {
		t.Error("there are no scores")
	}
}
