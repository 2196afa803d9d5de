package chart_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// of is the badge of a person.
var of = badges.Badge{Colour: 4, Shape: 6}

var totals = chart.Chart{X: "round", Y: "total", Limit: 100, Limited: true, LimitName: "limit", Lines: []chart.Series{
	series("Ann", badges.Badge{Colour: 1, Shape: 1}, 0, 0, 2, 38, 74, 100),
	series(`<b>Ben & "Co"</b>`, badges.Badge{Colour: 7, Shape: 7}, 0, 0, 20, 40, 70, 90, 100),
	series("Cy", badges.Badge{Colour: 3, Shape: 4}, 0, 0, 36, 72, 98, 98, 99),
	series("Di who has a name that is rather long", badges.Badge{}, 2, 60, 70, 71, 72),
}}

// series returns a line of totals whose first is after a round.
func series(name string, badge badges.Badge, round int, totals ...float64) chart.Series {
	s := chart.Series{Name: name, Badge: badge, Y: totals}
	for i := range totals {
		s.X = append(s.X, float64(round+i))
	}
	return s
}

func all() map[string]chart.Chart {
	line := stats.Line{Name: "Ann", CallsWon: 3, CallsLost: 2}
	for i := range 30 {
		line.Histogram[i] = i * (30 - i)
	}
	return map[string]chart.Chart{
		"totals":         totals,
		"rounds":         chart.Rounds(of, line, languages.English().Charts),
		"calls of one":   {Of: of, Y: "calls", Bars: []chart.Bar{{"called", 41}, {"right", 30}, {"wrong", 11}}},
		"nothing":        chart.Totals(scoring.Sheet{}, nil, languages.English().Charts),
		"one point":      {Lines: []chart.Series{series("Ann", of, 0, 0), series("Ben", of, 0, 0)}},
		"rounds of none": chart.Rounds(of, stats.Line{}, languages.English().Charts),
	}
}

func looks() map[string]chart.Style {
	large := chart.Dark()
	large.Scale = 2
	return map[string]chart.Style{"light": chart.Light(), "dark": chart.Dark(), "contrast": chart.Contrast(), "large": large}
}

// TestEveryChartInEveryStyle draws all there is. SHOW=dir keeps the pictures.
func TestEveryChartInEveryStyle(t *testing.T) {
	for name, c := range all() {
		for look, l := range looks() {
			var picture, vector bytes.Buffer
			if err := errors.Join(c.Draw(&picture, chart.PNG, chart.Size{W: 640, H: 400}, l), c.Draw(&vector, chart.SVG, chart.Size{W: 640, H: 400}, l)); err != nil {
				t.Fatalf("%s, %s: %v", name, look, err)
			}
			if dir := os.Getenv("SHOW"); dir != "" {
				must.Do(t, os.WriteFile(filepath.Join(dir, name+"-"+look+".png"), picture.Bytes(), 0o600))
			}
			if img, err := png.Decode(&picture); err != nil || img.Bounds().Dx() != 640 {
				t.Errorf("%s, %s: %v", name, look, err)
			}
			for d := xml.NewDecoder(&vector); ; {
				if _, err := d.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Fatalf("%s, %s: %v", name, look, err)
				}
			}
		}
	}
}

func TestLinesAndLimitAreLabelled(t *testing.T) {
	var b strings.Builder
	must.Do(t, totals.Draw(&b, chart.SVG, chart.Size{W: 640, H: 400}, chart.Light()))
	expect.Contains(t, "the picture", b.String(), "Ann", "&lt;b&gt;", "Cy", "Di who", ">100<", ">limit<", "stroke-dasharray")
}

func TestLongNamesLeaveLinesRoom(t *testing.T) {
	c := chart.Chart{Lines: []chart.Series{
		series(strings.Repeat("W", 40), badges.Badge{}, 0, 0, 10), series("Ann", badges.Badge{}, 0, 0, 5),
	}}
	look := chart.Light()
	look.Scale = 2
	var b strings.Builder
	must.Do(t, c.Draw(&b, chart.SVG, chart.Size{W: 360, H: 400}, look))
	widest := 0
	for _, rule := range regexp.MustCompile(`M (\d+) (\d+)\s*L (\d+) (\d+)\s*"`).FindAllStringSubmatch(b.String(), -1) {
		from, _ := strconv.Atoi(rule[1])
		to, _ := strconv.Atoi(rule[3])
		if rule[2] == rule[4] { // it is level, as the grid is
			widest = max(widest, to-from)
		}
	}
	if widest < 90 {
		t.Errorf("the lines have %d of 360 pixels", widest)
	}
}

func TestTooSmallPictureIsRefused(t *testing.T) {
	if err := (chart.Chart{}).Draw(io.Discard, chart.PNG, chart.Size{W: 10, H: 10}, chart.Light()); err == nil {
		t.Error("no error")
	}
}

func TestBarsAreNumberedIfAllNumbersFit(t *testing.T) {
	svg := func(c chart.Chart) string {
		var b strings.Builder
		must.Do(t, c.Draw(&b, chart.SVG, chart.Size{W: 640, H: 400}, chart.Light()))
		return b.String()
	}
	few := svg(chart.Chart{Of: of, Y: "calls", Bars: []chart.Bar{{"called", 41}, {"right", 33}, {"wrong", 8}}})
	expect.Contains(t, "the picture", few, ">41<", ">33<", ">8<", ">called<", ">right<", ">wrong<")
	var line stats.Line
	for i := range line.Histogram {
		line.Histogram[i] = 1234
	}
	if many := svg(chart.Rounds(of, line, languages.English().Charts)); strings.Contains(many, ">1234<") {
		t.Error("a number stands across the bars beside it")
	}
}

func TestRoundsBelowZeroHaveTheirOwnBars(t *testing.T) {
	var line stats.Line
	line.Histogram[0], line.Histogram[2], line.Below[0], line.Below[2] = 4, 5, 3, 1
	want := []chart.Bar{{"−3", 1}, {"−2", 0}, {"−1", 3}, {"0", 4}, {"1", 0}, {"2", 5}}
	expect.Same(t, "the bars", chart.Rounds(badges.Badge{}, line, languages.English().Charts).Bars, want)
	line.Below[stats.BelowBins-1] = 7
	expect.Same(t, "the lowest rounds are", chart.Rounds(badges.Badge{}, line, languages.English().Charts).Bars[0], chart.Bar{"≤ −20", 7})
}

func TestChartHasTheGivenGround(t *testing.T) {
	var b bytes.Buffer
	ground := color.NRGBA{R: 250, G: 247, B: 240, A: 255}
	must.Do(t, chart.Rounds(of, stats.Line{}, languages.English().Charts).Draw(&b, chart.PNG, chart.Size{W: 200, H: 200}, chart.Light().On(ground)))
	img := must.Get(png.Decode(&b))
	if got := color.NRGBAModel.Convert(img.At(199, 0)); got != ground {
		t.Errorf("the ground is %v", got)
	}
}

func TestPeopleHaveTheirOwnColours(t *testing.T) {
	var b strings.Builder
	must.Do(t, totals.Draw(&b, chart.SVG, chart.Size{W: 640, H: 400}, chart.Light()))
	for colour, worn := range map[int]bool{0: true, 1: true, 2: false, 3: true, 7: true} {
		c := chart.Person(colour)
		expect.Same(t, fmt.Sprintf("colour %d is worn", colour), strings.Contains(b.String(), fmt.Sprintf("rgba(%d,%d,%d,1.0)", c.R, c.G, c.B)), worn)
	}
}

func TestLimitIsNumberedOnce(t *testing.T) {
	for _, limit := range []int{100, 97, 99} {
		c := totals
		c.Limit = float64(limit)
		var b strings.Builder
		must.Do(t, c.Draw(&b, chart.SVG, chart.Size{W: 640, H: 400}, chart.Light()))
		expect.Same(t, fmt.Sprintf("how often %d stands there", limit), strings.Count(b.String(), fmt.Sprintf(">%d<", limit)), 1)
	}
}

func TestATotalBelowZeroEndsInLineWithOthers(t *testing.T) {
	widths := map[int]int{}
	for _, n := range []int{8, -8} {
		pen := must.Get(chart.NewPen(chart.PNG, chart.Size{W: 200, H: 60}, chart.Light()))
		pen.Number(150, 40, 24, n)
		var b bytes.Buffer
		must.Do(t, pen.Save(&b))
		picture := must.Get(png.Decode(&b))
		for x := range 200 {
			for y := range 60 {
				if r, _, _, _ := picture.At(x, y).RGBA(); r < 0x8000 {
					widths[n] = x
				}
			}
		}
	}
	if d := widths[8] - widths[-8]; d < -1 || d > 1 {
		t.Errorf("8 ends at %d, and −8 at %d", widths[8], widths[-8])
	}
}

// Which font has the foreign letters depends on the system; the Latin ones beside them are Tabby's own.
func TestLettersBesideForeignOnesAreAsLargeAsElsewhere(t *testing.T) {
	for _, format := range []chart.Format{chart.PNG, chart.SVG} {
		p := must.Get(chart.NewPen(format, chart.Size{W: 100, H: 100}, chart.Light()))
		long := func(more string) float64 { return float64(p.Width(40, "AnnAnnAnn"+more) - p.Width(40, "Ann"+more)) }
		if own, beside := long(""), long("李"); beside < 0.97*own || beside > 1.03*own {
			t.Errorf("format %v: six letters are %g wide, and %g beside a foreign one", format, own, beside)
		}
	}
}
