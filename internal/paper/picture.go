package paper

import (
	"image"
	"io"
	"slices"
	"strconv"
	"strings"

	"tabby/internal/chart"
	"tabby/internal/tale"
	"tabby/scoring"
	"tabby/ui/words"
)

// Width and Height are those of a picture of a result, in pixels: upright, as
// phones show it whole.
const (
	Width  = 1080
	Height = 1350
)

// Picture writes the result of a game as PNG: places, names, totals and the first
// sentences of its story.
func Picture(w io.Writer, g Game, look chart.Look) error {
	look.Scale = 1
	pen, err := chart.NewPen(chart.PNG, chart.Size{W: Width, H: Height}, look)
	if err != nil {
		return err
	}
	const edge = 80
	s := g.Sheet
	pen.Text(edge, 130, 44, pen.Fit(44, s.Table.Rules.Name, Width-2*edge))
	pen.Text(edge, 190, 22, pen.Fit(22, g.Began.Format("Monday 2 January 2006")+", "+words.Ending(s.Table), Width-2*edge))
	ranked := ranking(s)
	step := min(110, 720/max(1, len(ranked)))
	size := min(40, float64(step)*0.42)
	y := 260
	for _, q := range ranked {
		y += step
		if slices.Contains(s.Winners, q) {
			pen.Box(image.Rect(edge-30, y-step*3/4, Width-edge+30, y+step/4-6), look.Soft)
		}
		total := strconv.Itoa(s.Totals[q])
		pen.Text(edge, y, size, place(s, q))
		pen.Text(Width-edge-pen.Width(size, total), y, size, total)
		pen.Text(edge+170, y, size, pen.Fit(size, s.People[q].Name, Width-2*edge-340))
	}
	y += 40
	for _, sentence := range tale.Story(s) {
		for _, line := range wrapped(pen, sentence, Width-2*edge) {
			if y += 44; y > Height-60 {
				break
			}
			pen.Text(edge, y, 22, line)
		}
	}
	pen.Text(Width-edge-pen.Width(16, "Tabby"), Height-30, 16, "Tabby")
	return pen.Save(w)
}

func place(s scoring.Sheet, q scoring.Player) string {
	if s.Places[q] == 0 {
		return "left"
	}
	return words.Place(s.Places[q])
}

// ranking returns everybody by place, who left last.
func ranking(s scoring.Sheet) []scoring.Player {
	all := slices.Clone(s.Seats)
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return rank(s, a) - rank(s, b) })
	return all
}

func rank(s scoring.Sheet, q scoring.Player) int {
	if s.Places[q] == 0 {
		return len(s.People) + 1
	}
	return s.Places[q]
}

// wrapped breaks a sentence into lines.
func wrapped(pen *chart.Pen, sentence string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(sentence) {
		if line != "" && pen.Width(22, line+" "+word) > width {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
