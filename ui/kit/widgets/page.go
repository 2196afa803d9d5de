package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Page is the frame of a screen: a bar with a title on top, a body that
// scrolls, and a footer for the main action.
type Page struct {
	shape.Composed
	bar

	// OnTitled runs when the title has changed.
	OnTitled func()

	subtitle *Text
	reads    fyne.CanvasObject // where those who read line by line are, or nil for the heading
	top      *fyne.Container   // the bar
	scroll   scroll
	footer   *fyne.Container
	keys     fyne.CanvasObject // at the top of the footer, or nil
	widest   float32           // how wide the body grows
	side     float32           // the width of a footer beside the body, or 0
	follows  bool              // the footer stands where the body ends, or at its place there
	place    *fyne.Container   // of the footer in the body, or nil
	kept     float32           // the height below the body for a message
	slim     bool              // a footer beside the body is as narrow as a button
	bare     bool              // the footer only keeps its room
	back     bool              // what stands before the title leaves the page
	beside   bool              // it stands beside the list that opened it, and is not left
	aside    bool              // it stands beside a list, at the left of the room there
	listed   fyne.CanvasObject // is in the list as well, or nil
}

// widestBody is how wide the body of a page grows, in device-independent
// pixels, widestCards that of a page of cards side by side, and widestAside that of one beside a list.
const (
	widestBody  = 720
	widestCards = 1200
	widestAside = 1440
)

// NewPage returns a page with an empty body.
func NewPage(title string) *Page {
	p := &Page{
		subtitle: NewHint(""),
		widest:   widestBody,
	}
	p.footer = shape.In(column{gap: SpaceSmall, grows: true, most: p.widestIn})
	p.subtitle.Hide()
	p.bar = bar{title: titled(NewText(title, TextStyle{Size: SizeHeading, Bold: true, Lines: 3})), leading: Row(SpaceNone, -1), trailing: Row(SpaceNone, -1)}
	p.titles = Column(SpaceNone, p.title, p.subtitle)
	p.top = shape.In(&p.bar, p.titles, p.leading, p.trailing) // as it is read
	p.scroll = newScroll(bodyOf(widestBody, false))
	p.footer.Hide()
	p.leading.Hide()
	p.trailing.Hide()
	p.All = container.New(pageLayout{p}, p.scroll.Scroll, newSurface(ColorSurface, "", ""), newSurface(ColorRule, "", ""), p.footer, p.top)
	p.ExtendBaseWidget(p)
	return p
}

// bodyOf returns the shape of a body that grows so wide, in the middle or at the left.
func bodyOf(widest float32, left bool) scrolled {
	return scrolled{SpaceLarge, SpaceSmall, SpaceHuge, widest, left}
}

// Content returns the page itself.
func (p *Page) Content() fyne.CanvasObject { return p }

// SetWide lets the body use a wide window, for cards that stand side by side.
func (p *Page) SetWide() {
	p.widest = widestCards
	p.grow()
}

// grow gives the body the width that it has by itself or beside a list.
func (p *Page) grow() {
	if p.widest != widestBody {
		if p.widest = widestCards; p.aside {
			p.widest = widestAside
		}
	}
	p.scroll.layout.Shape = bodyOf(p.widest, p.aside)
}

// SetLeading shows o before the title, or nothing if nil.
func (p *Page) SetLeading(o fyne.CanvasObject) {
	p.back = false
	if o == nil {
		p.fillBox(p.leading)
		return
	}
	p.fillBox(p.leading, o)
}

// SetBack shows a button before the title that leaves the page, with that label. There is no such
// button while the page is beside the list that opened it.
func (p *Page) SetBack(label string, tapped func()) {
	p.SetLeading(NewIconButton(IconBack, label, tapped))
	p.back = true
	SetVisible(p.leading, !p.beside)
}

// SetListed names the parts of the body that the list shows as well: they are hidden while the page is
// beside the list that opened it.
func (p *Page) SetListed(o fyne.CanvasObject) {
	p.listed = o
	SetVisible(o, !p.beside)
}

// setBeside says whether the page stands beside a list, and whether that opened it. There
// it begins at the left, so that it does not jump as one looks at one thing after another.
func (p *Page) setBeside(list, opener bool) {
	if p.aside == list && p.beside == opener {
		return
	}
	p.aside, p.beside = list, opener
	p.grow()
	if p.back {
		SetVisible(p.leading, !opener)
	}
	if p.listed != nil {
		SetVisible(p.listed, !opener)
	}
	p.Refresh()
}

// SetActions shows objects at the end of the bar.
func (p *Page) SetActions(actions ...fyne.CanvasObject) { p.fillBox(p.trailing, actions...) }

// SetFooter shows objects below the scrolling body, the main action first
// or last; without objects there is no footer.
func (p *Page) SetFooter(objects ...fyne.CanvasObject) {
	p.keys, p.bare = nil, false
	p.fillBox(p.footer, objects...)
}

// SetKeys shows a footer with keys above its other objects. On a page that is low
// and wide, such as on a phone on its side, the footer is at the right of the body.
func (p *Page) SetKeys(keys fyne.CanvasObject, objects ...fyne.CanvasObject) {
	p.keys, p.bare = keys, false
	p.fillBox(p.footer, append([]fyne.CanvasObject{keys}, objects...)...)
}

// SetButtons shows a footer of buttons. On a page that is low and wide, it is at the
// right of the body.
func (p *Page) SetButtons(buttons ...fyne.CanvasObject) {
	if p.slim = true; len(buttons) == 0 {
		p.SetFooter()
		return
	}
	p.SetKeys(shape.In(column{gap: SpaceSmall, grows: true, most: p.widestIn}, buttons...))
}

// Place returns an object for the body, in which a wide page shows the footer.
func (p *Page) Place() fyne.CanvasObject {
	p.place = shape.In(column{grows: true})
	p.place.Hide()
	return p.place
}

// KeepFooter reserves the room of a footer of buttons of this height, with nothing in it.
func (p *Page) KeepFooter(height float32) {
	p.slim, p.bare = true, true
	p.keys = Sized(container.NewWithoutLayout(), fyne.NewSize(0, height))
	p.fillBox(p.footer, p.keys)
}

// Refresh draws the page again. One without a size is laid out and drawn once it has one.
func (p *Page) Refresh() {
	if !p.Size().IsZero() {
		p.BaseWidget.Refresh()
	}
}

// SetBody shows objects one below the other in the scrolling body.
func (p *Page) SetBody(objects ...fyne.CanvasObject) {
	p.setContent(p.scroll.Scroll)
	p.scroll.body.Objects = []fyne.CanvasObject{Column(SpaceLarge, objects...)}
	p.Refresh()
}

// SetFill shows one object that fills the body and scrolls by itself, such
// as a [Grid]. It is as wide as the page. On a page that is low and wide, it has all the
// height: the footer is at its right.
func (p *Page) SetFill(o fyne.CanvasObject) {
	p.setContent(o)
	p.Refresh()
}

// Body returns what is shown between bar and footer.
func (p *Page) Body() fyne.CanvasObject {
	if p.filled() {
		return p.All.Objects[0]
	}
	return p.scroll.body
}

func (p *Page) fillBox(box *fyne.Container, objects ...fyne.CanvasObject) {
	box.Objects = objects
	SetVisible(box, len(objects) > 0)
	p.Refresh()
}

// footed reports whether the footer shows anything.
func (p *Page) footed() bool { return len(shape.Visible(p.footer.Objects)) > 0 }

// grounded reports whether the footer has a ground of its own. Buttons beside the body need none.
func (p *Page) grounded() bool {
	return p.footed() && !p.bare && !p.follows && (p.side == 0 || p.keyed())
}

// keyed reports whether the footer has keys, not only buttons.
func (p *Page) keyed() bool { return p.keys != nil && !p.slim }

// filled reports whether one object fills the body.
func (p *Page) filled() bool { return p.All.Objects[0] != p.scroll.Scroll }

// setContent shows an object between bar and footer.
func (p *Page) setContent(o fyne.CanvasObject) { p.All.Objects[0] = o }

// leastBody is the height that a footer leaves to the body if it can shrink, in
// device-independent pixels.
const leastBody = 72

// sideShare is the share of the width that a footer beside the body takes, and
// widestSide the most of it in device-independent pixels.
// slimSide is the width of one that has only buttons, and largeSlim how many times that it
// is in text of twice the size.
const (
	sideShare  = 0.45
	widestSide = 400
	slimSide   = 208
	largeSlim  = 1.4
)

// KeysBeside reports whether the keys of a page of that size are beside its body,
// as on a phone on its side.
func KeysBeside(page fyne.Size) bool { return page.Height < 600 && page.Width >= 600 }

// KeysWidth returns the width of the keys of a page of that size.
func KeysWidth(page fyne.Size) float32 {
	if KeysBeside(page) {
		page.Width = sideOf(page)
	}
	return min(page.Width-2*theme.Size(SpaceLarge), widestBody)
}

// sideOf returns the width of a footer with keys beside the body of a page of that size.
func sideOf(page fyne.Size) float32 { return min(page.Width*sideShare, widestSide) }

// sideOf returns the width of the footer beside the body, if the page is of that size.
func (p *Page) sideOf(page fyne.Size) float32 {
	if p.keyed() {
		return sideOf(page)
	}
	return slimSide * max(1, largeSlim*CurrentLooks().Scale()/2)
}

// pageLayout lays out the content of a page, ground and rule of its footer, the
// footer, and the bar, which comes last so that labels of its icons lie over the
// content.
type pageLayout struct{ page *Page }

func (pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return LeastPage() }

func (l pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	p := l.page
	p.cram(size)
	p.side = 0
	if p.footed() && (p.keys != nil || p.filled()) && KeysBeside(size) {
		p.side = p.sideOf(size)
	}
	top := l.bar(size)
	p.scroll.layout.Width = shape.LastWidth(max(0, size.Width-p.side))
	p.follow(size, top)
	for _, o := range objects[1:3] {
		SetVisible(o, p.grounded())
	}
	body := size.SubtractWidthHeight(p.side, top)
	if p.footed() && !p.follows {
		body.Height -= l.foot(objects[1], objects[2], top, size)
	}
	if !p.filled() {
		p.kept = min(p.kept, max(0, body.Height-leastBody))
		body.Height -= p.kept
	}
	shape.Place(objects[0], fyne.NewPos(0, top), body.Max(fyne.Size{}))
	if p.follows && p.place == nil {
		p.stand(top)
	}
	callWith(p.scroll.OnScrolled, p.scroll.Offset)
}

// follow finds out whether the footer follows the body: on a wide page, if it has a place there or there is room for both.
func (p *Page) follow(page fyne.Size, top float32) {
	p.follows = p.footed() && !p.filled() && !p.keyed() && !p.bare && p.side == 0 && Roomy(page.Width)
	if p.place == nil {
		if p.follows {
			height := shape.HeightFor(p.scroll.body, page.Width) + shape.HeightFor(p.footer, p.bodyWidth(page.Width)) + theme.Size(SpaceHuge)
			p.follows = top+height <= page.Height
		}
		return
	}
	if p.follows == p.place.Visible() {
		return
	}
	p.place.Objects, p.All.Objects = nil, append(p.All.Objects[:3:3], p.footer, p.top)
	if p.follows {
		p.place.Objects, p.All.Objects = []fyne.CanvasObject{p.footer}, append(p.All.Objects[:3:3], p.top)
	}
	p.place.Resize(fyne.Size{}) // so that it is laid out again
	SetVisible(p.place, p.follows)
	p.scroll.body.Layout.Layout(p.scroll.body.Objects, p.scroll.body.Size())
}

// bodyWidth returns how wide the body is in a page so wide.
func (p *Page) bodyWidth(page float32) float32 { return min(page-2*theme.Size(SpaceLarge), p.widest) }

// stand places a footer that follows the body, which begins below the bar.
func (p *Page) stand(top float32) {
	all, width := p.scroll.body.Size().Width, p.bodyWidth(p.scroll.body.Size().Width)
	x := (all - width) / 2
	if p.aside {
		x = theme.Size(SpaceLarge)
	}
	shape.Place(p.footer, fyne.NewPos(x, top+shape.HeightFor(p.scroll.body, all)), fyne.NewSize(width, shape.HeightFor(p.footer, width)))
}

// foot places the footer, with its ground and its rule, below the body or beside
// it. It returns the height that it takes from the body.
func (l pageLayout) foot(ground, rule fyne.CanvasObject, top float32, size fyne.Size) float32 {
	p, margin := l.page, theme.Size(SpaceMedium)
	if p.side > 0 {
		at, room := fyne.NewPos(size.Width-p.side, top), fyne.NewSize(p.side, size.Height-top)
		shape.Place(ground, at, room)
		shape.Place(rule, at, fyne.NewSize(Hairline, room.Height))
		width := p.side - 2*theme.Size(SpaceLarge)
		height := min(shape.HeightFor(p.footer, width), room.Height-2*margin)
		shape.Place(p.footer, fyne.NewPos(at.X+theme.Size(SpaceLarge), size.Height-margin-height), fyne.NewSize(width, height))
		return 0
	}
	widest := float32(widestBody)
	if p.aside { // it begins where the body does, and ends there
		widest = p.widest
	}
	width := min(size.Width-2*theme.Size(SpaceLarge), widest)
	height := min(shape.HeightFor(p.footer, width), max(0, size.Height-top-leastBody-2*margin))
	y := size.Height - height - 2*margin
	shape.Place(ground, fyne.NewPos(0, y), fyne.NewSize(size.Width, size.Height-y))
	shape.Place(rule, fyne.NewPos(0, y), fyne.NewSize(size.Width, Hairline))
	x := (size.Width - width) / 2
	if p.aside && !p.filled() {
		x = theme.Size(SpaceLarge)
	}
	shape.Place(p.footer, fyne.NewPos(x, y+margin), fyne.NewSize(width, height))
	return size.Height - y
}

// bar places the bar, as wide as the body with its margins, and returns its height. Beside a list
// that is used by keys, it is above what fills the page; if the page is low, it is as wide as that.
func (l pageLayout) bar(page fyne.Size) float32 {
	p, tiny := l.page, theme.Size(SpaceTiny)
	width := page.Width
	if !p.aside && !p.filled() && !KeysBeside(page) && !(p.footed() && p.keyed()) {
		width = min(width, p.widest+2*theme.Size(SpaceLarge))
	}
	left, right := tiny, tiny
	if !p.leading.Visible() {
		left = theme.Size(SpaceLarge)
	}
	if !p.trailing.Visible() {
		right = theme.Size(SpaceLarge)
	}
	height := max(theme.Size(SizeTouch), shape.HeightFor(p.top, width-left-right))
	shape.Place(p.top, fyne.NewPos((page.Width-width)/2+left, tiny), fyne.NewSize(width-left-right, height))
	return height + 2*tiny
}
