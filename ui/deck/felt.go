package deck

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/ui/widgets"
)

// A felt is the ground of a table with everything on it. It lays that out as
// [room.plan] says.
type felt struct {
	scroll           *fyne.Container
	own, other, pile fyne.Size // of cards

	parts    feltParts
	room     room
	plan     tablePlan
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
	news  []*widgets.Text
	low   bool // the window is low
	still bool // no card of another player can be tapped
}

// seatParts are the parts of a player's line.
type seatParts struct {
	plate   fyne.CanvasObject // below all of it, or nil
	heading fyne.CanvasObject
	cards   []fyne.CanvasObject
}

// newFelt returns an empty table. resized is called when cards have new sizes.
func newFelt(resized func()) *felt {
	f := &felt{resized: resized, content: &fyne.Container{}}
	f.content.Layout = f
	f.scroller = container.NewVScroll(f.content)
	f.scroll = widgets.Watch(func(size fyne.Size) {
		f.room.size = size
		f.arrange()
	}, ground(), f.scroller)
	return f
}

// ground returns the felt itself.
func ground() fyne.CanvasObject {
	return widgets.NewSurface(widgets.ColorTable, widgets.ColorTableEdge)
}

// show shows the parts of a table, in the order in which they are read.
func (f *felt) show(p feltParts) {
	f.parts = p
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
	f.content.Objects = all
	f.room.players = len(p.seats)
	f.room.lines = [engine.MaxSeats]uint8{}
	for i, s := range p.seats {
		f.room.lines[i] = uint8(len(s.cards))
	}
	f.room.low, f.room.still = p.low, p.still
	f.room.text = p.sizesOfText()
	f.arrange()
	f.content.Refresh()
	f.scroller.Refresh()
}

func (s seatParts) append(all []fyne.CanvasObject) []fyne.CanvasObject {
	if s.plate != nil {
		all = append(all, s.plate)
	}
	return append(append(all, s.heading), s.cards...)
}

// sizesOfText returns how large what is written on a table is at the present size
// of text. In a low window, notes on cards are signs, and the hint has the room that
// it needs now.
func (p feltParts) sizesOfText() textSizes {
	size := func(text string, size fyne.ThemeSizeName) fyne.Size {
		return widgets.NewText(text, widgets.TextStyle{Size: size, Bold: true, Whole: true}).MinSize()
	}
	caption, hint := size(pileCaption(round.DiscardPile.Name, 10, p.low), widgets.SizeSmall), size(round.LongestHint(), widgets.SizeBody)
	t := textSizes{
		heading: size("0", widgets.SizeHeading).Height, line: hint.Height, caption: caption.Height, note: caption.Height, news: 4 * caption.Height,
		captionWidth: max(caption.Width, size(round.InHand.Name, widgets.SizeSmall).Width), hintWidth: hint.Width,
	}
	if p.low {
		t.note, t.hintWidth = 0, size(p.hint.Text(), widgets.SizeBody).Width
	}
	return t
}

// arrange plans the table, where anything has changed that the plan depends on.
func (f *felt) arrange() {
	if f.room.players == 0 || f.room.size.IsZero() {
		return
	}
	f.plan = f.room.plan()
	before := [3]fyne.Size{f.own, f.other, f.pile}
	f.own, f.other, f.pile = cardSize(f.plan.own), cardSize(f.plan.other), cardSize(f.plan.pile)
	if before != [3]fyne.Size{f.own, f.other, f.pile} {
		f.resized()
	}
}

// cardSize returns the size of a card of a width.
func cardSize(width float32) fyne.Size { return fyne.NewSize(width, cardHeight(width)) }

// MinSize returns the height that the table needs.
func (f *felt) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, f.plan.height) }

// Layout puts everything in its place.
func (f *felt) Layout([]fyne.CanvasObject, fyne.Size) {
	if f.parts.hint == nil || len(f.plan.seats) != len(f.parts.seats) {
		return
	}
	for i, s := range f.parts.seats {
		if i < len(f.parts.seats)-1 {
			s.place(f.plan.seats[i], f.room.otherStep(f.plan.other), lineStep(f.plan.other, 0), f.room.text.heading)
		} else {
			s.place(f.plan.seats[i], step(f.plan.own), lineStep(f.plan.own, f.room.text.note), f.room.text.heading)
		}
	}
	f.placeMiddle(f.plan.middle)
	f.placeNews(f.plan.news)
}

// leastHeading is the least width of a player's heading, where there is room.
const leastHeading = 240

// place puts the cards of a line in rows, each in the middle, below the heading.
func (s seatParts) place(b widgets.Box, width, height, heading float32) {
	n := perRow(len(s.cards), b.Size.Width, width)
	wide := max(float32(n)*width, min(leastHeading, b.Size.Width))
	x := b.At.X + (b.Size.Width-wide)/2
	put(s.heading, box(x+4, b.At.Y, wide-8, heading))
	rows := (len(s.cards) + n - 1) / n
	for i, c := range s.cards {
		inRow := min(n, len(s.cards)-i/n*n)
		left := b.At.X + (b.Size.Width-float32(inRow)*width)/2
		put(c, box(left+float32(i%n)*width, b.At.Y+heading+float32(i/n)*height, width, height))
	}
	if s.plate != nil {
		put(s.plate, box(x-4, b.At.Y-4, wide+8, heading+float32(rows)*height+8))
	}
}

// placeMiddle puts the piles at the foot of a box, and the hint above them. The
// card in hand lies between the piles.
func (f *felt) placeMiddle(b widgets.Box) {
	width, height := (b.Size.Width-2*tableGap)/3, cardHeight(f.plan.pile)+f.room.text.caption+cardEdge
	top := b.At.Y + b.Size.Height - height
	for i, p := range f.parts.piles {
		column := [...]float32{0, 2, 1}[i]
		put(p, box(b.At.X+column*(width+tableGap), top, width, height))
	}
	hint := widgets.HeightFor(f.parts.hint, f.plan.hint)
	put(f.parts.hint, box(b.At.X+(b.Size.Width-f.plan.hint)/2, top-hint, f.plan.hint, hint))
}

// placeNews puts what happened at the foot of a box, or the words of the coach in
// its place.
func (f *felt) placeNews(b widgets.Box) {
	y := b.At.Y
	for _, n := range f.parts.news {
		widgets.SetVisible(n, f.parts.coach == nil)
		height := widgets.HeightFor(n, b.Size.Width)
		put(n, box(b.At.X, y, b.Size.Width, height))
		y += height
	}
	if f.parts.coach != nil {
		put(f.parts.coach, box(b.At.X, b.At.Y, b.Size.Width, widgets.HeightFor(f.parts.coach, b.Size.Width)))
	}
}

func put(o fyne.CanvasObject, b widgets.Box) {
	o.Move(fyne.NewPos(whole(b.At.X), whole(b.At.Y)))
	o.Resize(fyne.NewSize(whole(b.Size.Width), whole(b.Size.Height)))
}

// whole returns a whole number of pixels: between them drawings blur.
func whole(x float32) float32 { return float32(int(x)) }

// captioned returns a card of a pile above a caption.
func (f *felt) captioned(card fyne.CanvasObject, caption string) fyne.CanvasObject {
	text := widgets.NewText(caption, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableMuted, Align: fyne.TextAlignCenter, Whole: true})
	return container.New(above{&f.pile}, card, text)
}

// above lays out a card of a size, which may change, above what belongs to it.
type above struct{ size *fyne.Size }

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
	put(objects[0], box((size.Width-a.size.Width)/2, 0, a.size.Width, a.size.Height))
	for _, o := range objects[1:] {
		height := o.MinSize().Height
		put(o, box(0, a.size.Height, size.Width, height))
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
		put(o, box((size.Width-s.Width)/2, (size.Height-s.Height)/2, s.Width, s.Height))
	}
}
