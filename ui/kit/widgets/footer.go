package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

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

// widestButton is how wide a button of a footer grows, in device-independent pixels that grow with the text.
const widestButton = 360

// widestIn returns how wide an object of the footer grows: buttons to a hand each, unless they are below keys.
func (p *Page) widestIn(o fyne.CanvasObject) float32 {
	if buttons, all := buttonsIn(o); all && !p.keyed() {
		return float32(buttons) * widestButton * CurrentLooks().Scale()
	}
	return p.widest
}

// buttonsIn returns how many buttons are seen in an object, and whether nothing else is.
func buttonsIn(o fyne.CanvasObject) (n int, all bool) {
	box, is := o.(*fyne.Container)
	if !is {
		_, is = o.(*Button)
		return 1, is
	}
	all = true
	for _, part := range shape.Visible(box.Objects) {
		more, only := buttonsIn(part)
		n, all = n+more, all && only
	}
	return n, all && n > 0
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

// barsOf returns the greatest height of the bars at the foot of a screen, in
// device-independent pixels.
func barsOf(screen fyne.CanvasObject) (height float32) {
	for _, page := range pagesIn(screen, false) {
		height = max(height, page.barHeight())
	}
	return height
}

// PageIn returns the page that is shown in an object, the last one if there are several, or
// nil.
func PageIn(o fyne.CanvasObject) *Page {
	pages := pagesIn(o, false)
	if len(pages) == 0 {
		return nil
	}
	return pages[len(pages)-1]
}

// pagesIn returns the pages that are seen on a screen, or all of it.
func pagesIn(o fyne.CanvasObject, hidden bool) []*Page {
	if !o.Visible() && !hidden {
		return nil
	}
	if page, ok := o.(*Page); ok {
		return []*Page{page}
	}
	var pages []*Page
	for _, part := range partsOf(o) {
		pages = append(pages, pagesIn(part, hidden)...)
	}
	return pages
}
