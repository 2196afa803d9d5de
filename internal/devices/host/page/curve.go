package page

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"tabby/internal/draw/chart"
)

// A curve is the totals round by round, as a drawing.
type curve struct {
	Width, Height int
	Left, Right   int // ends of the ticks
	Rounds        int
	Ticks         []tick
	Limit         *tick
	Lines         []line
}

// A tick is a number on the axis of a curve, and its height.
type tick struct{ Text, Y string }

// A line is the totals of one player, as points of a polyline, and the badge at its end.
type line struct {
	Points string
	Lead   string // to the badge
	X, Y   string // of the corner of the badge
	Mark   medal
	Dash   int
}

// The sizes of a curve on a television and on a phone, its margins and its badges, in the units of its
// drawing.
const (
	screenWidth, screenHeight         = 1600, 288
	phoneWidth, phoneHeight           = 760, 400
	curveLeft, curveRight, curveAbove = 80, 72, 40
	curveBadge, curveLead             = 52, 40 // and from the end of a line to the middle of its badge
)

// Curve returns the totals round by round.
func (b board) Curve() curve {
	totals := chart.Totals(b.scene.Sheet, nil, b.w.Charts)
	at := scaleOf(totals)
	if at.width, at.height = phoneWidth, phoneHeight; b.viewer.Screen {
		at.width, at.height = screenWidth, screenHeight
	}
	c := curve{Width: at.width, Height: at.height, Left: curveLeft, Right: at.width - curveRight, Rounds: b.scene.Sheet.Counted()}
	for n := at.From; n <= at.To; n += at.Step {
		c.Ticks = append(c.Ticks, tick{b.w.Figure(int(n)), number(at.y(n))})
	}
	if totals.Limited && totals.Limit <= at.To {
		c.Limit = &tick{strconv.Itoa(int(totals.Limit)), number(at.y(totals.Limit))}
	}
	var ends []image.Point
	for i, q := range b.scene.Sheet.Seats {
		l, end := at.line(totals.Lines[i], b.scene.medal(q))
		c.Lines, ends = append(c.Lines, l), append(ends, end)
	}
	for i, y := range chart.Apart(ends, curveBadge, curveBadge/2, at.height-curveBadge/2) {
		c.Lines[i].lead(ends[i], y)
	}
	return c
}

// A scale places rounds and totals on a curve.
type scale struct {
	chart.Scale   // of totals
	rounds        float64
	width, height int
}

// scaleOf returns a scale that all totals fit, and the limit if it is near.
func scaleOf(c chart.Chart) scale {
	const fewest, lowest, near, steps = 4, 20, 0.6, 5
	low, high, rounds := 0.0, float64(lowest), float64(fewest)
	for _, l := range c.Lines {
		for i := range l.X {
			low, high, rounds = min(low, l.Y[i]), max(high, l.Y[i]), max(rounds, l.X[i])
		}
	}
	if c.Limited && high > near*c.Limit {
		high = max(high, c.Limit)
	}
	return scale{Scale: chart.Scaled(low, high, steps), rounds: rounds}
}

func (s scale) x(round float64) float64 {
	return curveLeft + round/s.rounds*float64(s.width-curveLeft-curveRight)
}

func (s scale) y(total float64) float64 {
	return float64(s.height) - curveAbove - (total-s.From)/(s.To-s.From)*float64(s.height-2*curveAbove)
}

// line returns the line of a player, and where it ends.
func (s scale) line(of chart.Series, m medal) (line, image.Point) {
	l := line{Mark: m, Dash: of.Dash % dashes}
	var points []string
	for i := range of.X {
		points = append(points, number(s.x(of.X[i]))+","+number(s.y(of.Y[i])))
	}
	last := len(of.X) - 1
	l.Points = strings.Join(points, " ")
	return l, image.Pt(int(math.Round(s.x(of.X[last]))), int(math.Round(s.y(of.Y[last]))))
}

// lead puts the badge at a height, and leads there from the end of the line.
func (l *line) lead(end image.Point, y int) {
	l.Lead = fmt.Sprintf("%d,%d %d,%d", end.X, end.Y, end.X+curveLead, y)
	l.X, l.Y = strconv.Itoa(end.X+curveLead-curveBadge/2), strconv.Itoa(y-curveBadge/2)
}

// dashes is how many ways there are to break a line.
const dashes = 8

func number(n float64) string { return strconv.FormatFloat(n, 'f', 0, 64) }
