package paper

import (
	"image"
	"image/draw"
	"image/gif"
	"io"
	"math"
	"slices"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/table/story"
	"tabby/scoring"
)

// The size of a moving picture in pixels, the number of its frames, and the time of each frame and of the
// last one, in hundredths of a second: five seconds in all. Each step of the podium rises in that many
// frames. Then the winner hops for as many, with a crown.
const (
	movingWide = 540
	movingHigh = 675
	frames     = 25
	frameTime  = 8
	lastTime   = 300
	rising     = 4
)

// The parts of a moving picture in pixels: the head, the floor on which the podium stands, its steps
// at most, and how high a face is above one.
const (
	movingHead = 132
	floor      = 592
	firstStep  = 140
	stepWidest = 180
	stepGap    = 12
	movingEdge = 28
	faceAbove  = 88
	outHigh    = 22 // the line that says when a player went out
	outText    = 12
)

// The side of the faces of those behind the podium in pixels, and the size of their names.
const (
	faceBehind = 38
	behindText = 11
)

// stepHigh returns how high the step of a place is.
func stepHigh(place int) int { return int(math.Round(firstStep * badges.StepHigh(place))) }

// faceWide returns how wide the face of a place is on a step.
func faceWide(place, step int) int {
	if place == 1 {
		return step * 9 / 10
	}
	return step * 18 / 25
}

// Moving writes how a game came out as a GIF that goes on and on: its end for an instant, then the podium
// rises, and only then it is said who has won.
func Moving(to io.Writer, g history.Detail, in Style) error {
	f := finale{Style: in, game: g, look: in.look()}
	for i, q := range ranking(g.Sheet) {
		if place := g.Sheet.Places[q]; i < 3 && place > 0 && place <= 3 {
			f.stands = append(f.stands, q)
		}
	}
	before, err := f.still(false)
	if err != nil {
		return err
	}
	after, err := f.still(true)
	if err != nil {
		return err
	}
	colours := newPalette(in.pause, before, after)
	m := &moving{finale: f, before: colours.flat(in.pause, before), after: colours.flat(in.pause, after), to: &gif.GIF{Config: image.Config{Width: movingWide, Height: movingHigh, ColorModel: colours.all}}}
	m.show()
	m.to.Delay[frames-1] = lastTime
	return gif.EncodeAll(paced{to, in.pause}, m.to)
}

// A finale is the end of a game, as it is drawn.
type finale struct {
	Style

	game   history.Detail
	look   look
	stands []scoring.Player // the best three, by place
}

// pause lets others do something between two steps of the work.
func (s Style) pause() {
	if s.Between != nil {
		s.Between()
	}
}

// A paced writer pauses after all that is written to it.
type paced struct {
	io.Writer
	pause func()
}

func (p paced) Write(data []byte) (int, error) {
	defer p.pause()
	return p.Writer.Write(data)
}

// still returns the podium with all its steps. The first is crowned and named the winner, or not.
func (f finale) still(named bool) (*image.RGBA, error) {
	f.pause()
	pen, err := chart.NewPen(chart.PNG, chart.Size{W: movingWide, H: movingHigh}, f.look.style(f.look.ground))
	if err != nil {
		return nil, err
	}
	f.pause()
	f.head(pen, named)
	for i, q := range f.stands {
		f.pause()
		f.stand(pen, f.column(i), q, named)
	}
	pen.Box(image.Rect(0, floor, movingWide, movingHigh), f.look.ground.fill)
	pen.Box(image.Rect(movingEdge, floor, movingWide-movingEdge, floor+3), f.look.rule)
	f.behind(pen)
	soft := pen.In(f.look.ground.soft)
	soft.Text(movingEdge, movingHigh-14, 10, f.Words.Paper.WhatWins(f.game.Sheet))
	soft.Text(movingWide-movingEdge-soft.Width(10, "Tabby"), movingHigh-14, 10, "Tabby")
	f.pause()
	return pen.Image(f.pause)
}

// head writes how the game came out, or what is played while that is not said.
func (f finale) head(pen *chart.Pen, named bool) {
	pen.Box(image.Rect(0, 0, movingWide, movingHead), f.look.head.fill)
	name := f.Words.Rules.In(f.game.Sheet.Ruleset.Rules).Name
	title, below := name, f.Words.Capital(f.Words.Paper.Day(stats.OnEvening(f.game.Began.At)))
	if won := story.Headline(f.game.Sheet, f.Words); named && won != "" {
		title, below = won, f.Words.Dotted(name, below)
	}
	on := pen.In(f.look.head.ink).Bold()
	lines, size := twoLines(on, title, movingWide-2*movingEdge, 24)
	for i, line := range lines {
		on.Text(movingEdge, 84-19*len(lines)+i*38, size, line)
	}
	on = pen.In(f.look.head.soft)
	on.Text(movingEdge, movingHead-18, 12, on.Fit(12, below, movingWide-2*movingEdge))
}

// behind shows those who are not on the podium, each with a small face.
func (f finale) behind(pen *chart.Pen) {
	s := f.game.Sheet
	all := slices.DeleteFunc(ranking(s)[len(f.stands):], func(q scoring.Player) bool { return s.Places[q] == 0 })
	wide := (movingWide - 2*movingEdge) / max(1, len(all))
	for i, q := range all {
		mark := min(faceBehind, wide/3)
		at := image.Pt(movingEdge+i*wide+mark/2, floor+26)
		pen.Person(badge(f.game, q), at, float64(mark))
		left, room := at.X+mark/2+6, wide-mark-12
		pen.Text(left, at.Y-3, behindText, pen.Fit(behindText, s.People[q].Name, room))
		total := f.Words.Dotted(f.Words.Figure(s.Totals[q]), f.Words.Table.WentOut(s, q))
		if below := f.Words.Dotted(f.Words.Place(s.Places[q]), total); pen.Width(behindText, below) <= room {
			total = below // else the order says as much
		}
		pen.In(f.look.ground.soft).Text(left, at.Y+15, behindText, total)
	}
}

// column returns where a player stands, from head to floor: of three the first in the middle, unless
// two share that place.
func (f finale) column(i int) image.Rectangle {
	at := i
	if len(f.stands) == 3 && i < 2 && f.game.Sheet.Places[f.stands[1]] > 1 {
		at = 1 - i
	}
	n := len(f.stands)
	wide := min(stepWidest, (movingWide-2*movingEdge+stepGap)/max(1, n)-stepGap)
	left := (movingWide-n*wide-(n-1)*stepGap)/2 + at*(wide+stepGap)
	return image.Rect(left, movingHead, left+wide, floor)
}

// stand draws a player on a step.
func (f finale) stand(pen *chart.Pen, column image.Rectangle, q scoring.Player, named bool) {
	place := f.game.Sheet.Places[q]
	top, middle := floor-stepHigh(place), (column.Min.X+column.Max.X)/2
	step, first := f.look.card, place == 1
	if first {
		step = f.look.head
	}
	box := image.Rect(column.Min.X, top, column.Max.X, floor+20)
	pen.Card(box, 18, f.look.rule)
	pen.Card(box.Inset(2), 16, step.fill)
	write := func(on *chart.Pen, y int, size float64, text string) {
		lines, size := twoLines(on, text, column.Dx(), size)
		if len(lines) == 2 {
			size = min(size, 13)
		}
		for i, line := range lines {
			on.Text(middle-on.Width(size, line)/2, y-17*(len(lines)-1-i), size, line)
		}
	}
	write(pen.In(step.ink).Bold(), top+stepHigh(place)/2+11, 24, f.Words.Figure(place))
	foot := top - f.outHigh(q)
	if foot < top {
		soft := pen.In(f.look.ground.soft)
		write(soft, top-10, outText, soft.Fit(outText, f.Words.Table.WentOut(f.game.Sheet, q), column.Dx()))
	}
	write(pen.Bold(), foot-14, 24, f.Words.Figure(f.game.Sheet.Totals[q]))
	write(pen.Bold(), foot-54, 18, f.game.Sheet.People[q].Name)
	mark := faceWide(place, column.Dx())
	at := image.Pt(middle, foot-faceAbove-mark/2)
	face := badge(f.game, q)
	face.Glad = first && named
	pen.Person(face, at, float64(mark))
	if face.Glad {
		pen.In(f.look.crown).Crown(at, float64(mark))
	}
}

// outHigh returns the height of the line that says when a player went out, or 0 without one.
func (f finale) outHigh(q scoring.Player) int {
	if f.Words.Table.WentOut(f.game.Sheet, q) == "" {
		return 0
	}
	return outHigh
}

// A moving picture is made frame by frame of two stills.
type moving struct {
	finale

	before, after *image.Paletted
	now           *image.Paletted // as shown by the frame before, or nil
	to            *gif.GIF
}

// show shows all frames after the last one: what does not move shows the first.
func (m *moving) show() {
	m.add(m.after)
	for n := range frames - 1 {
		m.pause()
		risen := min(float64(n)/rising, float64(len(m.stands)))
		named := n >= rising*len(m.stands)
		next := image.NewPaletted(m.before.Rect, m.before.Palette)
		from := m.before
		if named {
			from = m.after
		}
		copy(next.Pix, from.Pix)
		for i := range m.stands {
			up := min(1, max(0, risen-float64(len(m.stands)-1-i)))
			m.rise(next, from, m.column(i), up)
		}
		if hop := n - rising*len(m.stands); named && hop < rising {
			m.hop(next, int(10*math.Sin(math.Pi*float64(hop)/rising)))
		}
		m.add(next)
	}
}

// rise draws a column whose step has come up by a part of its way, ever slower.
func (m *moving) rise(on, from *image.Paletted, column image.Rectangle, part float64) {
	down := int(float64(column.Dy()) * (1 - part) * (1 - part))
	if down == 0 {
		return
	}
	draw.Draw(on, column, image.NewUniform(from.At(0, movingHead+1)), image.Point{}, draw.Src)
	shift(on, from, image.Rect(column.Min.X, column.Min.Y, column.Max.X, column.Max.Y-down), image.Pt(0, down))
}

// hop lifts the winners by that many pixels.
func (m *moving) hop(on *image.Paletted, by int) {
	for i, q := range m.stands {
		if m.game.Sheet.Places[q] == 1 && by > 0 {
			top := m.column(i)
			top.Max.Y = floor - stepHigh(1) - m.outHigh(q) - faceAbove + 4
			top.Min.Y += by
			shift(on, m.after, top, image.Pt(0, -by))
		}
	}
}

// shift copies a part of a picture to another place of one with the same palette.
func shift(on, from *image.Paletted, part image.Rectangle, by image.Point) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		start := from.PixOffset(part.Min.X, y)
		copy(on.Pix[on.PixOffset(part.Min.X+by.X, y+by.Y):], from.Pix[start:start+part.Dx()])
	}
}

// add adds a frame: of the first all, of others what differs from the frame before.
func (m *moving) add(next *image.Paletted) {
	part := next.Rect
	if m.now != nil {
		part = changed(m.now, next)
	}
	m.now = next
	m.to.Image = append(m.to.Image, next.SubImage(part).(*image.Paletted))
	m.to.Delay = append(m.to.Delay, frameTime)
	m.to.Disposal = append(m.to.Disposal, gif.DisposalNone)
}

// changed returns the least rectangle outside which two pictures are the same, of one pixel at least.
func changed(a, b *image.Paletted) image.Rectangle {
	all := image.Rect(0, 0, 1, 1)
	for y := range movingHigh {
		row := y * a.Stride
		x := 0
		for x < movingWide && a.Pix[row+x] == b.Pix[row+x] {
			x++
		}
		if x == movingWide {
			continue
		}
		last := movingWide - 1
		for a.Pix[row+last] == b.Pix[row+last] {
			last--
		}
		line := image.Rect(x, y, last+1, y+1)
		if all.Max.Y == 1 && all.Max.X == 1 {
			all = line
		}
		all = all.Union(line)
	}
	return all
}
