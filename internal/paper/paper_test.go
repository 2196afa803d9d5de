package paper_test

import (
	"bytes"
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/chart"
	"tabby/internal/paper"
	"tabby/scoring"
)

var at = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// game is one of so many players and rounds, with names that are hard to print.
func game(t *testing.T, players, rounds int) paper.Game {
	t.Helper()
	names := []string{"Ann", "Çedric 陈", "🐈 Tom", `<b>"Ben"</b>`, "Ĺudmiła", "\u202eevil", "Gus", "Hal of the long name that has forty runes"}
	start := scoring.Start{At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.Rounds: engine.Number(max(1, rounds))}}
	for i := range players {
		start.People = append(start.People, scoring.Person{Name: names[i%len(names)]})
	}
	g := do(t, scoring.Game{}, start)
	for n := range rounds {
		r := scoring.Record{At: at, Caller: scoring.Player(n % players)}
		for p := range players {
			r.Scores = append(r.Scores, &scoring.Score{Points: (n*7 + p*5) % 30})
		}
		g = do(t, g, r)
	}
	return paper.Game{Sheet: g.Sheet(at), Began: at, Note: "a note"}
}

func do(t *testing.T, g scoring.Game, in scoring.Intent) scoring.Game {
	t.Helper()
	events, err := scoring.Decide(g, in)
	if err != nil {
		t.Fatal(err)
	}
	return scoring.Apply(g, events[0])
}

func keep(t *testing.T, name string, data []byte) {
	t.Helper()
	if dir := os.Getenv("SHOW"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSheetsPrint makes sheets of all sizes, twice the same. SHOW=dir keeps them.
func TestSheetsPrint(t *testing.T) {
	for _, f := range []paper.Format{paper.A4, paper.Letter} {
		for _, size := range [][2]int{{2, 0}, {4, 9}, {6, 60}, {8, 12}} {
			g := game(t, min(size[0], 6), size[1])
			var one, two bytes.Buffer
			for _, b := range []io.Writer{&one, &two} {
				if err := paper.Sheet(b, g, f); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.HasPrefix(one.Bytes(), []byte("%PDF-")) || !bytes.Equal(one.Bytes(), two.Bytes()) {
				t.Errorf("%s, %v: no PDF, or another one the second time", f, size)
			}
			keep(t, fmt.Sprintf("sheet-%s-%d.pdf", f, size[1]), one.Bytes())
		}
	}
}

func TestANightHasAReport(t *testing.T) {
	for _, f := range []paper.Format{paper.A4, paper.Letter} {
		var b bytes.Buffer
		night := paper.Night{Day: at, Place: "at Ann's", Note: "Cy was late", Games: []paper.Game{game(t, 4, 9), game(t, 3, 2), game(t, 2, 0)}}
		if err := paper.Report(&b, night, f); err != nil {
			t.Fatal(err)
		}
		keep(t, "night-"+string(f)+".pdf", b.Bytes())
		if !bytes.HasPrefix(b.Bytes(), []byte("%PDF-")) {
			t.Error("no PDF")
		}
	}
}

func TestAResultIsAPicture(t *testing.T) {
	for name, look := range map[string]chart.Look{"light": chart.Light(), "dark": chart.Dark(), "contrast": chart.Contrast()} {
		var b bytes.Buffer
		if err := paper.Picture(&b, game(t, 4, 9), look); err != nil {
			t.Fatal(err)
		}
		keep(t, "result-"+name+".png", b.Bytes())
		img, err := png.Decode(&b)
		if err != nil || img.Bounds().Dx() != paper.Width || img.Bounds().Dy() != paper.Height {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAGameThatIsLeftOutCrownsNobody(t *testing.T) {
	night := func(leftOut bool) []byte {
		g := game(t, 4, 9)
		g.LeftOut = leftOut
		var b bytes.Buffer
		if err := paper.Report(&b, paper.Night{Day: at, Games: []paper.Game{g}}, paper.A4); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	if counted, left := night(false), night(true); len(left) >= len(counted) {
		t.Errorf("%d bytes with a winner, %d without", len(counted), len(left))
	}
}
