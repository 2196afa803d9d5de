package paper_test

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/draw/chart"
	"tabby/internal/draw/paper"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

var at = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// style is how most pictures are made here.
var style = paper.Style{Words: languages.English()}

// day is the evening of at.
const day = "2026-11-20"

// game is one of so many players and rounds, with names that are hard to print.
func game(t *testing.T, players, rounds int) history.Detail {
	t.Helper()
	names := []string{"Ann", "Hal of the long name that has 40 runes", "🐈 Tom", `<b>"Ben"</b>`, "Ĺudmiła", "\u202eevil", "Gus", "Çedric 陈"}
	start := scoring.Start{At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.Rounds: engine.Number(max(1, rounds))}}
	for i := range players {
		start.People = append(start.People, scoring.Person{Name: names[i%len(names)]})
	}
	g := scoringtest.GoOn(scoring.Game{}, start)
	for n := range rounds {
		r := scoring.Record{At: at, Caller: scoring.Player(n % players)}
		for p := range players {
			r.Scores = append(r.Scores, &scoring.Score{Points: (n*7 + p*5) % 30})
		}
		g = scoringtest.GoOn(g, r)
	}
	return printed(g)
}

func keep(t *testing.T, name string, data []byte) {
	t.Helper()
	if dir := os.Getenv("SHOW"); dir != "" {
		must.Do(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
}

// sizes are what sheets are printed on.
var sizes = []history.Format{history.A4, history.Letter, history.A4Large, history.LetterLarge}

// pages counts the pages of a PDF.
func pages(pdf []byte) int { return bytes.Count(pdf, []byte("/Type /Page\n")) }

// TestSheetsArePrintedInEverySize makes sheets of all sizes; a short test makes them on Letter, which is the shortest, and of
// many rounds in large type as well. SHOW=dir keeps them.
func TestSheetsArePrintedInEverySize(t *testing.T) {
	long := map[history.Format]int{}
	for _, f := range assault.Few(2, []history.Format{history.Letter, history.LetterLarge, history.A4, history.A4Large}) {
		pdf := sheet(t, f, 6, assault.Times(30, 60, 60))
		keep(t, fmt.Sprintf("sheet-%s-60.pdf", f), pdf)
		long[f] = pages(pdf)
		if testing.Short() && f != history.Letter {
			continue
		}
		for _, size := range assault.Few(1, [][2]int{{2, 0}, {6, 12}}) {
			keep(t, fmt.Sprintf("sheet-%s-%d.pdf", f, size[1]), sheet(t, f, size[0], size[1]))
		}
		usual := sheet(t, f, 4, 9)
		keep(t, fmt.Sprintf("sheet-%s-9.pdf", f), usual)
		if !bytes.Equal(sheet(t, f, 4, 9), usual) {
			t.Errorf("%s: another PDF the second time", f)
		}
		if (f == history.A4 || f == history.Letter) && pages(usual) > 1 {
			t.Errorf("%s: a usual game is on %d pages", f, pages(usual))
		}
	}
	for f, large := range map[history.Format]history.Format{history.A4: history.A4Large, history.Letter: history.LetterLarge} {
		if long[f] > 0 && long[large] <= long[f] {
			t.Errorf("%s: %d pages, %d in usual type", large, long[large], long[f])
		}
	}
}

// sheet returns the sheet of a game of this many players and rounds.
func sheet(t *testing.T, f history.Format, players, rounds int) []byte {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, paper.Sheet(&b, game(t, players, rounds), f, languages.English()))
	if !bytes.HasPrefix(b.Bytes(), []byte("%PDF-")) {
		t.Errorf("%s: %d players, %d rounds: no PDF", f, players, rounds)
	}
	return b.Bytes()
}

func TestTheReportOfADayIsAPDF(t *testing.T) {
	for _, f := range assault.Few(1, sizes) {
		var b bytes.Buffer
		night := paper.Night{Night: history.Night{Day: day, Place: "at Ann's", Note: "Cy was late"}, Games: []history.Detail{game(t, 4, 9), game(t, 3, 2), game(t, 2, 0)}}
		must.Do(t, paper.Report(&b, night, f, languages.English()))
		keep(t, "night-"+string(f)+".pdf", b.Bytes())
		if !bytes.HasPrefix(b.Bytes(), []byte("%PDF-")) {
			t.Error("no PDF")
		}
	}
}

// TestResultsAreDrawnInEverySize draws results of all sizes, in a short test of four. SHOW=dir keeps them.
func TestResultsAreDrawnInEverySize(t *testing.T) {
	for name, g := range map[string]history.Detail{
		"two": game(t, 2, 5), "four": game(t, 4, 9), "six": game(t, 6, 12), "many rounds": game(t, 6, 60),
		"running": game(t, 3, 0), "tie": tie(t, 2), "tie of six": tie(t, 6), "out": out(t), "totals": totals(t),
	} {
		if testing.Short() && !slices.Contains([]string{"many rounds", "out", "running", "totals"}, name) {
			continue
		}
		var one, two bytes.Buffer
		must.Do(t, paper.Picture(&one, g, "at Ann's", style))
		keep(t, "result-"+name+".png", one.Bytes())
		if !testing.Short() || name == "out" {
			if must.Do(t, paper.Picture(&two, g, "at Ann's", style)); !bytes.Equal(one.Bytes(), two.Bytes()) {
				t.Errorf("%s: another picture the second time", name)
			}
		}
		img, err := png.Decode(&one)
		if err != nil || img.Bounds().Dx() != paper.Width || img.Bounds().Dy() > 2*paper.Width {
			t.Errorf("%s: %v, %v", name, err, img.Bounds())
		}
	}
}

func TestEveryLookIsAnotherPicture(t *testing.T) {
	seen := map[string]history.Look{}
	for _, look := range append(paper.Looks(), "none of them") {
		var b bytes.Buffer
		must.Do(t, paper.Picture(&b, game(t, 4, 9), "", paper.Style{Words: languages.English(), Look: look}))
		keep(t, "look-"+string(look)+".png", b.Bytes())
		if as, ok := seen[b.String()]; ok != (look == "none of them") || ok && as != history.LookPaper {
			t.Errorf("%s looks as %q does", look, as)
		}
		seen[b.String()] = look
	}
}

func TestAnEveningIsDrawnWithAnyNumberOfGames(t *testing.T) {
	var many paper.Night
	for range 20 {
		many.Games = append(many.Games, game(t, 3, 2))
	}
	for name, n := range map[string]paper.Night{
		"evening": {Night: history.Night{Day: day, Place: "at Ann's", Note: "Cy was late"}, Games: []history.Detail{game(t, 4, 9), tie(t, 2), game(t, 4, 8), out(t), game(t, 2, 0)}},
		"many":    many,
		"nothing": {Night: history.Night{Day: day}},
	} {
		var b bytes.Buffer
		must.Do(t, paper.NightPicture(&b, n, style))
		keep(t, "night-"+name+".png", b.Bytes())
		if img, err := png.Decode(&b); err != nil || img.Bounds().Dx() != paper.Width {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// printed returns a game with a note, whose known people have badges from 3 on.
func printed(g scoring.Game) history.Detail {
	began, _ := g.Started()
	d := history.Detail{Sheet: g.Sheet(at), Began: began, Summary: history.Summary{Note: "a note"}, Known: map[string]history.Person{}}
	for i, p := range began.People {
		if p.ID != "" {
			d.Known[p.ID] = history.Person{ID: p.ID, Colour: (i + 3) % 8, Shape: (i + 1) % 8}
		}
	}
	return d
}

// play is a game of people who have these points in each round.
func play(t *testing.T, start scoring.Start, points ...[]int) history.Detail {
	t.Helper()
	for i := range points[0] {
		start.People = append(start.People, scoring.Person{ID: fmt.Sprint(i), Name: []string{"Ann", "Ben", "Cy", "Di", "Ed", "Flo"}[i]})
	}
	start.At, start.Variant = at, "rat-a-tat-cat"
	g := scoringtest.GoOn(scoring.Game{}, start)
	for _, round := range points {
		r := scoring.Record{At: at, Caller: 0}
		for p, n := range round {
			if g.Sheet(at).Status[p] != scoring.In {
				r.Scores = append(r.Scores, nil)
				continue
			}
			r.Scores = append(r.Scores, &scoring.Score{Points: n})
		}
		g = scoringtest.GoOn(g, r)
	}
	return printed(g)
}

// tie is a game that everybody wins.
func tie(t *testing.T, players int) history.Detail {
	t.Helper()
	round := make([]int, players)
	for i := range round {
		round[i] = 4
	}
	return play(t, scoring.Start{House: engine.House{engine.Rounds: engine.Number(2)}}, round, round)
}

// out is a game in which some are out.
func out(t *testing.T) history.Detail {
	t.Helper()
	return play(t, scoring.Start{House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(40)}},
		[]int{3, 20, 8, 11}, []int{12, 25, 9, 4}, []int{19, 0, 9, 30}, []int{9, 0, 3, 0})
}

// totals is a game of which only totals are known.
func totals(t *testing.T) history.Detail {
	t.Helper()
	g := scoringtest.GoOn(scoring.Game{}, scoring.Start{
		At: at, Variant: "recall", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}, Carried: []scoring.Carry{{Total: 41}, {Total: 7}},
	})
	g = scoringtest.GoOn(g, scoring.EndGame{At: at})
	return printed(g)
}

func TestGameLeftOutHasNoWinner(t *testing.T) {
	night := func(leftOut bool) []byte {
		g := game(t, 4, 9)
		g.Summary.LeftOut = leftOut
		var b bytes.Buffer
		must.Do(t, paper.Report(&b, paper.Night{Night: history.Night{Day: day}, Games: []history.Detail{g}}, history.A4, languages.English()))
		return b.Bytes()
	}
	if counted, left := night(false), night(true); len(left) >= len(counted) {
		t.Errorf("%d bytes with a winner, %d without", len(counted), len(left))
	}
}

func TestPeopleHaveTheirOwnColourOnAPicture(t *testing.T) {
	g := out(t)
	var b bytes.Buffer
	must.Do(t, paper.Picture(&b, g, "", style))
	img := must.Get(png.Decode(&b))
	seen := map[color.Color]bool{}
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			seen[color.NRGBAModel.Convert(img.At(x, y))] = true
		}
	}
	for colour := range 8 {
		c := chart.Person(colour)
		worn := colour >= 3 && colour < 3+len(g.Sheet.People)
		expect.Same(t, fmt.Sprintf("colour %d is seen", colour), seen[color.NRGBA{R: c.R, G: c.G, B: c.B, A: 0xff}], worn)
	}
}

func TestAPictureOfTheSmallHoursHasTheDayOfItsEvening(t *testing.T) {
	g, words := game(t, 2, 1), languages.English()
	g.Began.At = time.Date(2026, 11, 21, 1, 58, 0, 0, time.UTC)
	var b bytes.Buffer
	must.Do(t, paper.Picture(&b, g, "", paper.Readable(words)))
	if want := words.Capital(words.Paper.Day(at)); !bytes.Contains(b.Bytes(), []byte(want)) {
		t.Errorf("the picture lacks %q", want)
	}
}

// TestASheetSaysNothingTwice looks for what stands more than once on the paper of a game in which the order does not
// follow from the totals.
func TestASheetSaysNothingTwice(t *testing.T) {
	g, w := out(t), languages.English()
	var b bytes.Buffer
	must.Do(t, paper.Sheet(&b, g, history.Letter, w))
	order := w.Table.Order(g.Sheet)
	if order == "" {
		t.Fatal("the order follows from the totals")
	}
	said := map[string]int{}
	for line := range strings.Lines(textOf(t, b.Bytes())) {
		if said[line]++; strings.HasSuffix(line, ".\n") && said[line] > 1 {
			t.Errorf("it says twice: %s", line)
		}
	}
	expect.Same(t, order, said[order+"\n"], 1)
}

// textOf returns what is written on a PDF, a text a line.
func textOf(t *testing.T, pdf []byte) string {
	t.Helper()
	var all strings.Builder
	for _, stream := range regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(pdf, -1) {
		packed, err := zlib.NewReader(bytes.NewReader(stream[1]))
		if err != nil {
			continue // of a picture
		}
		drawn, _ := io.ReadAll(packed)
		for _, text := range regexp.MustCompile(`(?s)\(((?:\\.|[^\\)])*)\)\s*Tj`).FindAllSubmatch(drawn, -1) {
			letters := regexp.MustCompile(`(?s)\\(.)`).ReplaceAll(text[1], []byte("$1"))
			for i := 0; i+1 < len(letters); i += 2 {
				all.WriteRune(rune(letters[i])<<8 | rune(letters[i+1]))
			}
			all.WriteString("\n")
		}
	}
	return all.String()
}
