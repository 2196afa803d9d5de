package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// A bar is the top of a page: back button, titles, actions. If the title does not fit between
// the button and the actions, or would have many lines there, the titles are below them.
type bar struct {
	title                     *Text
	leading, titles, trailing *fyne.Container
	turns                     []string // other titles that the page changes to
}

// cramped is the minimum height of a page, in device-independent pixels, for
// titles below the ends of its bar.
const cramped = 500

// cram hides titles that do not fit between the ends if the page is too low to show them below.
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

// wide reports whether the title is too wide to fit between the ends.
func (b bar) wide(width float32) bool {
	leading, trailing := b.ends()
	return width-leading.Width-trailing.Width < min(b.least(), width)
}

// below reports whether the titles are shown below the ends: if the title does not
// fit between them, or would have so many lines that the bar would be hardly
// lower.
func (b bar) below(width float32) bool {
	leading, trailing := b.ends()
	between, ends := width-leading.Width-trailing.Width, max(leading.Height, trailing.Height)
	return ends > 0 && (b.wide(width) || b.highest(between) > ends+b.highest(belowEnds(width))/2)
}

// belowEnds returns the width of titles below the ends of a bar of that width.
func belowEnds(width float32) float32 { return width - 2*theme.Size(SpaceMedium) }

// highest returns the greatest height of the titles at a width.
func (b bar) highest(width float32) float32 {
	return b.most(func(*Text) float32 { return shape.HeightFor(b.titles, width) })
}

// least returns the minimum width of the title. If the title can change, it may have two lines.
func (b bar) least() float32 {
	natural := b.most((*Text).natural)
	if len(b.turns) > 0 {
		natural /= 2
	}
	return natural
}

// Spare returns by how much the ends can grow until the title no longer fits between them.
func (b bar) Spare(width float32) float32 {
	leading, trailing := b.ends()
	return width - leading.Width - trailing.Width - b.least()
}

// most returns the largest result of measure for the title and all titles to which it can change.
func (b bar) most(measure func(*Text) float32) float32 {
	most, now := measure(b.title), b.title.text
	for _, b.title.text = range b.turns {
		most = max(most, measure(b.title))
	}
	b.title.text = now
	return most
}

// Narrowest returns the width of the smallest phone.
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

// TakeTurns makes the bar as high as the highest of these titles needs, so that nothing below moves
// when the title changes from one to another.
func (p *Page) TakeTurns(titles ...string) {
	if !slices.Equal(p.turns, titles) {
		p.turns = titles
		p.Refresh()
	}
}

// IsTitled reports whether the title is visible.
func (p *Page) IsTitled() bool { return p.titles.Visible() }

// BarHeight returns the height of the bar of a page of that size.
func (p *Page) BarHeight(page fyne.Size) float32 {
	p.cram(page)
	tiny := theme.Size(SpaceTiny)
	return max(theme.Size(SizeTouch), shape.HeightFor(p.top, page.Width-2*tiny)) + 2*tiny
}

// Title returns the title.
func (p *Page) Title() string { return p.title.text }

// SetTitle changes title and subtitle; an empty subtitle takes no space.
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

// Main returns the main action of the page, which Enter runs too: the first primary
// button that is enabled, in the footer if there is one, or nil.
func (p *Page) Main() *Button {
	if p.footed() {
		return mainOf(p.footer)
	}
	return mainOf(p.scroll.body)
}

func mainOf(o fyne.CanvasObject) *Button {
	switch o := o.(type) {
	case *Button:
		if o.kind == Primary && !o.Disabled() && o.deaf == 0 {
			return o
		}
	case *fyne.Container:
		for _, part := range shape.Visible(o.Objects) {
			if b := mainOf(part); b != nil {
				return b
			}
		}
	}
	return nil
}

// widestButton is the maximum width of a button in a footer, in device-independent pixels at the usual text size.
const widestButton = 360

// widestIn returns the maximum width of an object in the footer: widestButton for each button, and the width of the label for a quiet one, unless
// the buttons are below keys or have a place in the body.
func (p *Page) widestIn(o fyne.CanvasObject) float32 {
	if width, all := buttonsIn(o); all && !p.keyed() && !(p.follows && p.place != nil) {
		return width
	}
	return p.widest
}

// buttonsIn returns how wide the buttons grow that are seen in an object, and whether nothing else is.
func buttonsIn(o fyne.CanvasObject) (width float32, all bool) {
	box, is := o.(*fyne.Container)
	if !is {
		b, is := o.(*Button)
		if is && b.kind == Quiet {
			return shape.WidthOf(b), true
		}
		return widestButton * CurrentLooks().Scale(), is
	}
	all = true
	for _, part := range shape.Visible(box.Objects) {
		more, only := buttonsIn(part)
		width, all = width+more, all && only
	}
	return width, all && width > 0
}

// barHeight returns the height of the footer and its margin, without the keys of a
// keypad.
func (p *Page) barHeight() float32 {
	if !p.footed() {
		return 0
	}
	height := p.footer.Size().Height
	if p.keyed() && p.keys.Visible() {
		height -= p.keys.Size().Height + theme.Size(SpaceSmall)
	}
	return height + 2*theme.Size(SpaceMedium)
}

// barsOf returns the height of the highest bar at the bottom of a screen, in
// device-independent pixels.
func barsOf(screen fyne.CanvasObject) (height float32) {
	for _, page := range within[*Page](screen, false) {
		height = max(height, page.barHeight())
	}
	return height
}

// footOf returns where the bars at the foot of a screen of a height end: below a footer that follows its body, it is there.
func footOf(screen fyne.CanvasObject, height float32) float32 {
	if page := PageIn(screen); page != nil && page.footed() && page.follows {
		d := fyne.CurrentApp().Driver()
		top := d.AbsolutePositionForObject(page.footer).Y - d.AbsolutePositionForObject(screen).Y
		return top + page.footer.Size().Height + theme.Size(SpaceMedium)
	}
	return height
}

// PageIn returns the page that is shown in an object, the last one if there are several, or
// nil.
func PageIn(o fyne.CanvasObject) *Page {
	pages := within[*Page](o, false)
	if len(pages) == 0 {
		return nil
	}
	return pages[len(pages)-1]
}
