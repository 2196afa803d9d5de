package widgets

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/system/spots"
)

// Read leads those who listen to the next text of the body, or by -1 to the one before; from the
// first back to the heading. It reports whether there was one.
func (p *Page) Read(by int) bool {
	texts := p.texts()
	at := slices.Index(texts, p.reads) + by
	if at < -1 || at >= len(texts) {
		return false
	}
	CanvasOf(p).Unfocus()
	if p.reads = nil; at >= 0 {
		p.reads = texts[at]
		reveal(p.reads)
	}
	return true
}

// texts returns the texts of the body, in the order in which they are read.
func (p *Page) texts() []fyne.CanvasObject {
	c := CanvasOf(p)
	if c == nil {
		return nil
	}
	l := look{Spotter: &Spotter{canvas: c, deeds: map[int]deed{}}, seen: map[any]int{}}
	l.read(p.Body(), place{})
	var texts []fyne.CanvasObject
	for _, s := range l.all {
		if o, is := l.deeds[s.ID].of.(fyne.CanvasObject); is && !s.Focusable && (s.Role == spots.Text || s.Role == spots.Heading) {
			texts = append(texts, o)
		}
	}
	return texts
}

// ScrollOn scrolls the body by parts of what is seen of it, down or up.
func (p *Page) ScrollOn(by float32) {
	s := p.scroll.Scroll
	most := s.Content.Size().Height - s.Size().Height
	ScrollTo(s, fyne.NewPos(s.Offset.X, clamp(s.Offset.Y+by*s.Size().Height, most)))
}
