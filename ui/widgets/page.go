package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Page is the frame of a screen: a bar with a title on top, a body that
// scrolls, and a footer for the main action.
type Page struct {
	widget.BaseWidget

	bar

	subtitle *Text
	top      *fyne.Container // shows the bar
	body     *fyne.Container
	scroll   *container.Scroll
	fill     fyne.CanvasObject
	footer   *fyne.Container
}

// widestBody is how wide the body of a page grows, in device-independent
// pixels.
const widestBody = 720

// NewPage returns a page with an empty body.
func NewPage(title string) *Page {
	p := &Page{
		subtitle: NewText("", TextStyle{Size: SizeSmall, Color: ColorMuted, Lines: 2}),
		footer:   Column(SpaceSmall),
	}
	p.subtitle.Hide()
	p.bar = bar{title: NewText(title, TextStyle{Size: SizeHeading, Bold: true, Lines: 1}), leading: Row(SpaceNone, -1), trailing: Row(SpaceNone, -1)}
	p.titles = Column(SpaceNone, p.title, p.subtitle)
	p.top = inShape(p.bar, p.leading, p.titles, p.trailing)
	p.body = &fyne.Container{Layout: &bodyLayout{page: p}}
	p.scroll = container.NewVScroll(p.body)
	p.footer.Hide()
	p.leading.Hide()
	p.trailing.Hide()
	p.ExtendBaseWidget(p)
	return p
}

// SetTitle changes title and subtitle; an empty subtitle takes no room.
func (p *Page) SetTitle(title, subtitle string) {
	p.title.SetText(title)
	p.subtitle.SetText(subtitle)
	SetVisible(p.subtitle, subtitle != "")
	p.Refresh()
}

// SetLeading shows o before the title, or nothing if nil.
func (p *Page) SetLeading(o fyne.CanvasObject) {
	if o == nil {
		p.fillBox(p.leading)
		return
	}
	p.fillBox(p.leading, o)
}

// SetBack shows a back button with that label before the title.
func (p *Page) SetBack(label string, tapped func()) {
	p.SetLeading(NewIconButton(IconBack, label, tapped))
}

// SetActions shows objects at the end of the bar.
func (p *Page) SetActions(actions ...fyne.CanvasObject) { p.fillBox(p.trailing, actions...) }

// SetFooter shows objects below the scrolling body, the main action first
// or last; without objects there is no footer.
func (p *Page) SetFooter(objects ...fyne.CanvasObject) { p.fillBox(p.footer, objects...) }

// SetBody shows objects one below the other in the scrolling body.
func (p *Page) SetBody(objects ...fyne.CanvasObject) {
	p.fill = nil
	p.body.Objects = []fyne.CanvasObject{Column(SpaceLarge, objects...)}
	p.Refresh()
}

// SetAll shows title and subtitle, a body and a footer at once, which is faster
// than one after the other.
func (p *Page) SetAll(title, subtitle string, body, footer []fyne.CanvasObject) {
	p.title.SetText(title)
	p.subtitle.SetText(subtitle)
	SetVisible(p.subtitle, subtitle != "")
	p.fill = nil
	p.body.Objects = []fyne.CanvasObject{Column(SpaceLarge, body...)}
	p.fillBox(p.footer, footer...)
}

// SetFill shows one object that fills the body and scrolls by itself, such
// as a [Grid]. It is as wide as the page.
func (p *Page) SetFill(o fyne.CanvasObject) {
	p.fill = o
	p.Refresh()
}

// ScrollToTop shows the beginning of the body.
func (p *Page) ScrollToTop() { scrollTo(p.scroll, fyne.Position{}) }

// Body returns the content of the scroll.
func (p *Page) Body() fyne.CanvasObject { return p.body }

// Scroll returns the scroll around the body.
func (p *Page) Scroll() *container.Scroll { return p.scroll }

func (p *Page) fillBox(box *fyne.Container, objects ...fyne.CanvasObject) {
	box.Objects = objects
	SetVisible(box, len(objects) > 0)
	p.Refresh()
}

// footed reports whether the footer shows anything.
func (p *Page) footed() bool { return len(visible(p.footer.Objects)) > 0 }

func (p *Page) content() fyne.CanvasObject {
	if p.fill != nil {
		return p.fill
	}
	return p.scroll
}

func (p *Page) inner() fyne.CanvasObject {
	return container.NewWithoutLayout(p.top, p.content(), p.footer)
}

// CreateRenderer draws the page.
func (p *Page) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	r := &pageRenderer{page: p, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type pageRenderer struct {
	rendererBase

	page         *Page
	ground, rule *canvas.Rectangle
}

// leastBody is the height that a footer leaves to the body if it can shrink, in
// device-independent pixels.
const leastBody = 72

// leastPage lets a page shrink to the smallest phone; its body scrolls.
func leastPage() fyne.Size { return fyne.NewSize(240, 200) }

func (r *pageRenderer) MinSize() fyne.Size { return leastPage() }

func (r *pageRenderer) Layout(size fyne.Size) {
	l, p := looksOf(r.page), r.page
	margin := l.size(SpaceLarge)
	p.cram(size)
	top := r.layoutBar(l, size.Width)
	bottom := float32(0)
	r.ground.Hidden, r.rule.Hidden = !p.footed(), !p.footed()
	if p.footed() {
		width := min(size.Width-2*margin, widestBody)
		height := min(HeightFor(p.footer, width), max(0, size.Height-top-leastBody-2*l.size(SpaceMedium)))
		bottom = height + 2*l.size(SpaceMedium)
		y := size.Height - bottom
		p.footer.Move(fyne.NewPos((size.Width-width)/2, y+l.size(SpaceMedium)))
		p.footer.Resize(fyne.NewSize(width, height))
		r.ground.Move(fyne.NewPos(0, y))
		r.ground.Resize(fyne.NewSize(size.Width, bottom))
		r.rule.Move(fyne.NewPos(0, y))
		r.rule.Resize(fyne.NewSize(size.Width, hairline))
	}
	content := p.content()
	content.Move(fyne.NewPos(0, top))
	p.body.Layout.(*bodyLayout).width = lastWidth(size.Width)
	content.Resize(fyne.NewSize(size.Width, max(0, size.Height-top-bottom)))
}

// layoutBar places the bar and returns its height.
func (r *pageRenderer) layoutBar(l looks, width float32) float32 {
	p, tiny := r.page, l.size(SpaceTiny)
	left, right := tiny, tiny
	if !p.leading.Visible() {
		left = l.size(SpaceLarge)
	}
	if !p.trailing.Visible() {
		right = l.size(SpaceLarge)
	}
	height := max(l.size(SizeTouch), HeightFor(p.top, width-left-right))
	p.top.Move(fyne.NewPos(left, tiny))
	p.top.Resize(fyne.NewSize(width-left-right, height))
	return height + 2*tiny
}

func (r *pageRenderer) Refresh() {
	l := looksOf(r.page)
	r.ground.FillColor = l.color(ColorSurface)
	r.rule.FillColor = l.color(ColorRule)
	r.Layout(r.page.Size())
	r.page.top.Refresh()
	r.page.footer.Refresh()
	r.page.content().Refresh()
	canvas.Refresh(r.page)
}

// Objects puts the bar last, so that labels of its icons lie over the body.
func (r *pageRenderer) Objects() []fyne.CanvasObject {
	p := r.page
	return []fyne.CanvasObject{p.content(), r.ground, r.rule, p.footer, p.top}
}

// bodyLayout centres the body, keeps a margin, and knows its width before
// the scroll asks for its height.
type bodyLayout struct {
	page  *Page
	width lastWidth
}

func (b *bodyLayout) place(width float32) (x, inner float32) {
	margin := looksOf(b.page).size(SpaceLarge)
	inner = min(width-2*margin, widestBody)
	return (width - inner) / 2, inner
}

// Layout places the body.
func (b *bodyLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b.width = lastWidth(size.Width)
	x, inner := b.place(size.Width)
	top := looksOf(b.page).size(SpaceSmall)
	for _, o := range objects {
		o.Move(fyne.NewPos(x, top))
		o.Resize(fyne.NewSize(inner, HeightFor(o, inner)))
	}
}

// MinSize returns the least width of a page and the height of the body.
func (b *bodyLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := b.width.or(leastPage().Width)
	_, inner := b.place(width)
	l := looksOf(b.page)
	height := l.size(SpaceSmall) + l.size(SpaceHuge)
	for _, o := range objects {
		height += HeightFor(o, inner)
	}
	return fyne.NewSize(leastPage().Width, height)
}
