package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// A bar is the top of a page: back button, titles, actions. Where the title does not
// fit between the ends, or has many lines there, the titles go below them.
type bar struct {
	title                     *Text
	leading, titles, trailing *fyne.Container
	turns                     []string // other titles that the page changes to
}

// cramped is the height below which a page has no room for titles below the ends of
// its bar, in device-independent pixels.
const cramped = 500

// cram hides titles that are too wide to stand between the ends, in a page too low for them below.
func (b bar) cram(page fyne.Size) {
	SetVisible(b.titles, page.Height >= cramped || !b.wide(page.Width))
}

// ends returns the sizes of the visible ends, each with the gap beside it.
func (b bar) ends() (leading, trailing fyne.Size) {
	end := func(o fyne.CanvasObject) fyne.Size {
		if !o.Visible() {
			return fyne.Size{}
		}
		return o.MinSize().AddWidthHeight(theme.Size(SpaceSmall), 0)
	}
	return end(b.leading), end(b.trailing)
}

// wide reports whether the title is too wide to stand between the ends.
func (b bar) wide(width float32) bool {
	leading, trailing := b.ends()
	return width-leading.Width-trailing.Width < min(b.least(), width)
}

// below reports whether the titles go below the ends, if there are any: the title is too wide to stand
// between them, or the titles have so many lines there that the bar is little higher with them below.
func (b bar) below(width float32) bool {
	leading, trailing := b.ends()
	between, ends := width-leading.Width-trailing.Width, max(leading.Height, trailing.Height)
	return ends > 0 && (b.wide(width) || b.highest(between) > ends+b.highest(belowEnds(width))/2)
}

// belowEnds returns the width of titles below the ends of a bar that is so wide.
func belowEnds(width float32) float32 { return width - 2*theme.Size(SpaceMedium) }

// highest returns the greatest height of the titles at a width.
func (b bar) highest(width float32) float32 {
	return b.most(func(*Text) float32 { return shape.HeightFor(b.titles, width) })
}

// least returns the width of the title. One that others take turns with may have two lines.
func (b bar) least() float32 {
	natural := b.most((*Text).natural)
	if len(b.turns) > 0 {
		natural /= 2
	}
	return natural
}

// Spare returns how much wider the ends can be until the title has no room between them.
func (b bar) Spare(width float32) float32 {
	leading, trailing := b.ends()
	return width - leading.Width - trailing.Width - b.least()
}

// most returns the greatest measure of the title and of those that take turns with it.
func (b bar) most(measure func(*Text) float32) float32 {
	most, now := measure(b.title), b.title.text
	for _, b.title.text = range b.turns {
		most = max(most, measure(b.title))
	}
	b.title.text = now
	return most
}

// Narrowest returns a small width: a page may be as narrow as the smallest phone.
func (bar) Narrowest([]fyne.CanvasObject) float32 { return LeastPage().Width }

func (b bar) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	leading, trailing := b.ends()
	ends, gap := max(leading.Height, trailing.Height), theme.Size(SpaceSmall)
	width, below := room.Width-leading.Width-trailing.Width, b.titles.Visible() && b.below(room.Width)
	high := room.Height
	if below {
		width, high = belowEnds(room.Width), ends
	}
	put.At(b.leading, fyne.Position{}, fyne.NewSize(leading.Width-gap, high))
	put.At(b.trailing, fyne.NewPos(room.Width-trailing.Width+gap, 0), fyne.NewSize(trailing.Width-gap, high))
	height, kept := float32(0), float32(0)
	if b.titles.Visible() {
		height, kept = shape.HeightFor(b.titles, width), b.highest(width)
	}
	if below {
		put.At(b.titles, fyne.NewPos(theme.Size(SpaceMedium), ends), fyne.NewSize(width, height))
		return ends + kept
	}
	put.At(b.titles, fyne.NewPos(leading.Width, (room.Height-height)/2), fyne.NewSize(width, height))
	return max(ends, kept)
}

// TakeTurns makes the bar as high as with the highest of these titles, so that nothing below
// moves when the title changes from one to another.
func (p *Page) TakeTurns(titles ...string) {
	if !slices.Equal(p.turns, titles) {
		p.turns = titles
		p.Refresh()
	}
}

// IsTitled reports whether there is room for the title.
func (p *Page) IsTitled() bool { return p.titles.Visible() }

// BarHeight returns the height of the bar of a page of that size.
func (p *Page) BarHeight(page fyne.Size) float32 {
	p.cram(page)
	tiny := theme.Size(SpaceTiny)
	return max(theme.Size(SizeTouch), shape.HeightFor(p.top, page.Width-2*tiny)) + 2*tiny
}

// Title returns the title.
func (p *Page) Title() string { return p.title.text }

// SetTitle changes title and subtitle; an empty subtitle takes no room.
func (p *Page) SetTitle(title, subtitle string) {
	if p.title.text == title && p.subtitle.text == subtitle {
		return
	}
	p.title.SetText(title)
	p.subtitle.SetText(subtitle)
	call(p.OnTitled)
	SetVisible(p.subtitle, subtitle != "")
	p.Refresh()
}
