package cardtable

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/draw/badges"
	"tabby/internal/table/felt"
	"tabby/internal/table/round"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A ground is the felt with everything on it, laid out as [felt.Lay] says.
type ground struct {
	scroll           *fyne.Container
	own, other, pile fyne.Size // of cards

	parts    feltParts
	size     fyne.Size    // that is seen
	hidden   float32      // how much of the foot is under a bar that is higher than usual
	laid     felt.Setting // that the plan is for
	plan     felt.Plan
	prompt   fyne.ThemeSizeName // the size of the hint
	face     float32            // the side of faces but one's own
	content  *fyne.Container
	scroller *container.Scroll
	resized  func() // cards have new sizes
}

// feltParts are the parts of a table: the lines of the others clockwise, and then
// one's own.
type feltParts struct {
	coach *widgets.Text // or nil
	seats []seatParts
	hint  *widgets.Text
	piles []fyne.CanvasObject
	over  bool // the faces of those who have won are in place of the piles
	open  bool // all cards are turned up: what happens is about anyone's
	news  []*widgets.Text
	text  felt.Text
	large felt.Text // with a larger hint, or nothing
	low   bool      // notes are signs
}

// seatParts are the parts of a player's line.
type seatParts struct {
	plate   fyne.CanvasObject // below all of it, or nil
	heading fyne.CanvasObject
	badge   *widgets.BadgeView // in the heading
	cards   []fyne.CanvasObject
	most    int // cards in this round
	rows    int // in which they lie, 0 is one
}

// newGround returns an empty table. resized is called when cards have new sizes, and tapped for a tap
// where nothing lies.
func newGround(resized, tapped func()) *ground {
	g := &ground{resized: resized, content: &fyne.Container{}}
	g.content.Layout = g
	g.scroller = container.NewVScroll(g.content)
	g.scroll = widgets.Watch(func(size fyne.Size) {
		g.size = size
		g.arrange()
	}, newBare(tapped), g.scroller)
	return g
}

// bare is the felt where nothing lies, which takes taps.
type bare struct {
	shape.Composed

	tapped func()
}

func newBare(tapped func()) *bare {
	b := &bare{tapped: tapped}
	b.All = widgets.Layers(cloth())
	b.ExtendBaseWidget(b)
	return b
}

// Tapped implements [fyne.Tappable].
func (b *bare) Tapped(*fyne.PointEvent) { b.tapped() }

// cloth returns the felt itself.
func cloth() fyne.CanvasObject {
	return widgets.NewSurface(widgets.ColorTable, widgets.ColorTableEdge)
}

// show shows the parts of a table, in the order in which they are read.
func (g *ground) show(p feltParts) {
	g.parts = p
	var all []fyne.CanvasObject
	if p.coach != nil {
		all = append(all, p.coach)
	}
	for _, s := range p.seats[:len(p.seats)-1] {
		all = s.append(all)
	}
	all = append(append(all, p.hint), p.piles...)
	all = p.seats[len(p.seats)-1].append(all)
	for _, n := range p.news {
		all = append(all, n)
	}
	g.content.Objects = all
	g.arrange()
	g.content.Refresh()
	g.scroller.Refresh()
}

func (s seatParts) append(all []fyne.CanvasObject) []fyne.CanvasObject {
	if s.plate != nil {
		all = append(all, s.plate)
	}
	return append(append(all, s.heading), s.cards...)
}

// setting returns what the table is laid out for now.
func (g *ground) setting() felt.Setting {
	s := felt.Setting{Width: int(g.size.Width), Height: int(g.size.Height + g.hidden), Text: g.parts.text, Low: g.parts.low}
	for _, p := range g.parts.seats {
		s.Seats = append(s.Seats, felt.Seat{Cards: max(p.most, len(p.cards)), Rows: p.rows})
	}
	return s
}

// arrange plans the table.
func (g *ground) arrange() {
	if len(g.parts.seats) == 0 || g.size.IsZero() {
		return
	}
	if s := g.setting(); !reflect.DeepEqual(s, g.laid) {
		g.plan, g.laid, g.prompt, g.face = felt.Lay(s), s, widgets.SizePrompt, widgets.SmallBadge
		g.enlarge(s)
	}
	for _, seat := range g.parts.seats[:len(g.parts.seats)-1] {
		seat.badge.Side = g.face
	}
	before := [3]fyne.Size{g.own, g.other, g.pile}
	g.own, g.other, g.pile = cardSize(g.plan.Own), cardSize(g.plan.Other), cardSize(g.plan.Pile)
	if before != [3]fyne.Size{g.own, g.other, g.pile} {
		g.resized()
	}
}

// largeFace is the side of the face of the only other player if there is room, in device-independent pixels.
const largeFace = 48

// enlarge plans the table with a larger hint, if there is one, and with a larger face of the only other
// player, as long as everything else keeps its room and the news its place.
func (g *ground) enlarge(s felt.Setting) {
	far := func(p felt.Plan) bool { return p.Near(s.Width, s.Text.Small) == p.News }
	if large := s; g.parts.large.Line > 0 {
		large.Text = g.parts.large
		if p := felt.Lay(large); p.Suits(g.plan, s.Height) && far(p) == far(g.plan) {
			g.plan, g.prompt, s = p, widgets.SizeHeading, large
		}
	}
	if len(s.Seats) > 2 {
		return
	}
	s.Text.Face = int(largeFace * widgets.CurrentLooks().Scale())
	if p := felt.Lay(s); p.Suits(g.plan, s.Height) && far(p) == far(g.plan) {
		g.plan, g.face = p, largeFace
	}
}

func cardSize(width int) fyne.Size {
	return fyne.NewSize(float32(width), float32(felt.CardHeight(width)))
}

// MinSize returns the height that the table needs. What happened, at the foot, makes room
// for a bar that is higher than usual, as long as that covers no card.
func (g *ground) MinSize([]fyne.CanvasObject) fyne.Size {
	height := float32(g.plan.Height)
	if n := len(g.plan.Seats); n > 0 && g.hidden > 0 && height <= g.size.Height+g.hidden {
		own := g.plan.Seats[n-1]
		height = max(min(height, g.size.Height), float32(own.Plate.Y+own.Plate.Height-own.Note))
	}
	if g.parts.coach != nil {
		height = max(height, float32(g.plan.News.Y)+shape.HeightFor(g.parts.coach, float32(g.newsBox().Width)))
	}
	return fyne.NewSize(0, height)
}

// Layout puts everything in its place.
func (g *ground) Layout([]fyne.CanvasObject, fyne.Size) {
	p := g.parts
	if p.hint == nil || len(g.plan.Seats) != len(p.seats) {
		return
	}
	for i, s := range p.seats {
		at := g.plan.Seats[i]
		put(s.heading, at.Heading)
		if s.plate != nil {
			put(s.plate, at.Plate)
		}
		for k, c := range s.cards {
			put(c, at.Cards[k])
		}
	}
	if g.placeNews(); p.over {
		g.placeEnding()
		return
	}
	for i, pile := range p.piles {
		put(pile, g.pileBox([...]felt.Box{g.plan.Draw, g.plan.Discard, g.plan.Held}[i]))
	}
	g.placeHint()
}

// winnerSide is the side of the face of a player who has won, in device-independent pixels, and crowned how
// high it is with its crown, as a share of that.
const (
	winnerSide = 96
	crowned    = 1 + badges.CrownShare*badges.CrownLift
)

// placeEnding puts the faces of those who have won between the lines, and how the round came out below
// them, as large as leaves room for the faces.
func (g *ground) placeEnding() {
	b, text, faces := g.plan.Middle(), g.parts.hint, g.parts.piles
	text.SetSize(widgets.SizeHeading)
	if b.Height-int(shape.HeightFor(text, float32(b.Width))) < felt.Thumb {
		text.SetSize(widgets.SizePrompt)
	}
	below := int(shape.HeightFor(text, float32(b.Width)))
	side := max(0, min(winnerSide, int(float64(b.Height-below)/crowned), b.Width/max(1, len(faces))))
	high := int(float64(side) * crowned)
	x, y := b.X+(b.Width-side*len(faces))/2, b.Y+(b.Height-high-below)/2
	for i, face := range faces {
		put(face, felt.Box{X: x + i*side, Y: y, Width: side, Height: high})
	}
	put(text, felt.Box{X: b.X, Y: y + high, Width: b.Width, Height: below})
}

// pileBox returns the box of the card of a pile, so that its frame is as wide as the card.
// The caption hangs over below it.
func (g *ground) pileBox(b felt.Box) felt.Box {
	around := b.Height - felt.CardHeight(g.plan.Pile) - g.parts.text.Small
	width := max(felt.Thumb, g.plan.Pile+around)
	return felt.Box{X: b.X + (b.Width-width)/2, Y: b.Y, Width: width, Height: b.Height - g.parts.text.Small}
}

// placeHint puts the prompt at the foot of its box, next to the piles.
func (g *ground) placeHint() {
	b := g.plan.Prompt
	g.parts.hint.SetSize(g.prompt)
	height := min(b.Height, int(shape.HeightFor(g.parts.hint, float32(b.Width))))
	put(g.parts.hint, felt.Box{X: b.X, Y: b.Y + b.Height - height, Width: b.Width, Height: height})
}

// newsSide is the space between the news and the sides of its box, about as wide as that between
// the edge of the table and the player's own cards.
const newsSide = 8

// newsBox returns where the news is written: near those who made it, if they are the others. The words of
// the coach may be long.
func (g *ground) newsBox() felt.Box {
	b := g.plan.News
	if g.parts.coach == nil && !g.parts.open {
		b = g.plan.Near(g.laid.Width, g.parts.text.Small)
	}
	return felt.Box{X: b.X + newsSide, Y: b.Y, Width: b.Width - 2*newsSide, Height: b.Height}
}

// placeNews puts the news in its box, as much of the latest as there is room for, or the words of
// the coach in its place.
func (g *ground) placeNews() {
	b, y, shown := g.newsBox(), float32(0), len(g.parts.news)
	room := min(float32(b.Height), max(g.size.Height, g.MinSize(nil).Height)-float32(b.Y))
	if last := len(g.parts.news) - 1; last >= 0 {
		g.parts.news[last].SetLines(min(lastNews, max(1, b.Height/g.parts.text.Small)))
	}
	for i, n := range slices.Backward(g.parts.news) {
		if y += shape.HeightFor(n, float32(b.Width)); y <= room+1 {
			shown = i
		}
	}
	y = float32(b.Y)
	for i, n := range g.parts.news {
		widgets.SetVisible(n, g.parts.coach == nil && i >= shown)
		if i >= shown {
			height := shape.HeightFor(n, float32(b.Width))
			put(n, felt.Box{X: b.X, Y: int(y), Width: b.Width, Height: int(height)})
			y += height
		}
	}
	if g.parts.coach != nil {
		put(g.parts.coach, felt.Box{X: b.X, Y: b.Y, Width: b.Width, Height: int(shape.HeightFor(g.parts.coach, float32(b.Width)))})
	}
}

func put(o fyne.CanvasObject, b felt.Box) {
	o.Move(fyne.NewPos(float32(b.X), float32(b.Y)))
	o.Resize(fyne.NewSize(float32(b.Width), float32(b.Height)))
}

// captionBelow is how far the caption of a pile is below its card: outside the frame.
const captionBelow = 6

// captioned returns a card of a pile above a caption.
func (g *ground) captioned(card fyne.CanvasObject, caption string) fyne.CanvasObject {
	text := widgets.NewText(caption, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableMuted, Align: fyne.TextAlignCenter, Whole: true})
	return container.New(above{&g.pile, captionBelow}, card, text)
}

// above lays out a card, whose size may change, above what belongs to it, at a distance.
type above struct {
	size  *fyne.Size
	below float32
}

// MinSize returns the size of the card with what is below it.
func (a above) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := *a.size
	for _, o := range objects[1:] {
		size.Height += o.MinSize().Height
	}
	return size
}

// Layout puts the card at the top.
func (a above) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], fyne.NewPos((size.Width-a.size.Width)/2, 0), *a.size)
	for _, o := range objects[1:] {
		least := o.MinSize()
		width := max(size.Width, least.Width)
		place(o, fyne.NewPos((size.Width-width)/2, a.size.Height+a.below), fyne.NewSize(width, least.Height))
	}
}

// over lays out a card of a size with a sign in its middle.
type over struct{ size *fyne.Size }

// MinSize returns the size of the card.
func (a over) MinSize([]fyne.CanvasObject) fyne.Size { return *a.size }

// Layout puts everything in the middle.
func (a over) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		s := *a.size
		if i > 0 {
			s = o.MinSize()
		}
		place(o, fyne.NewPos((size.Width-s.Width)/2, (size.Height-s.Height)/2), s)
	}
}

// place puts something on whole pixels: between them drawings blur.
func place(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(fyne.NewPos(float32(int(at.X)), float32(int(at.Y))))
	o.Resize(size)
}

// textOf returns how large what is written on a table is at the present size of text, with hints of a size.
func textOf(captions, hints []string, prompt fyne.ThemeSizeName) felt.Text {
	widest := func(texts []string, style widgets.TextStyle) (width, height int) {
		style.Whole = true
		for _, text := range texts {
			size := widgets.NewText(text, style).MinSize()
			width, height = max(width, int(size.Width+0.99)), max(height, int(size.Height+0.99))
		}
		return width, height
	}
	t := felt.Text{}
	t.Caption, t.Small = widest(captions, widgets.TextStyle{Size: widgets.SizeSmall})
	t.Prompt, t.Line = widest(hints, widgets.TextStyle{Size: prompt, Bold: true})
	_, t.Heading = widest([]string{round.InHand.Name}, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	t.Heading = max(t.Heading, int(widgets.SmallBadge))
	return t
}
