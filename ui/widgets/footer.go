package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
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
		if o.kind == Primary && !o.Disabled() {
			return o
		}
	case *fyne.Container:
		for _, part := range visible(o.Objects) {
			if b := mainOf(part); b != nil {
				return b
			}
		}
	}
	return nil
}

// footerHeight returns the height of the footer and its margin.
func (p *Page) footerHeight() float32 {
	if !p.footed() {
		return 0
	}
	return p.footer.Size().Height + 2*theme.Size(SpaceMedium)
}

// footersOf returns the greatest height of a screen's footers in device-independent
// pixels.
func footersOf(screen fyne.CanvasObject) float32 {
	highest := float32(0)
	for o := range Boxes(screen) {
		if page, ok := o.(*Page); ok && page.Visible() {
			highest = max(highest, page.footerHeight())
		}
	}
	return highest
}
