package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// barLayout lays out the bar of a page: back button, titles, actions. Where the
// title does not fit beside the actions, it goes below them.
type barLayout struct{ page *Page }

// room returns what is left for the titles between the ends of the bar.
func (b *barLayout) room(objects []fyne.CanvasObject, width float32) float32 {
	for _, o := range []fyne.CanvasObject{objects[0], objects[2]} {
		if o.Visible() {
			width -= o.MinSize().Width + theme.Size(SpaceSmall)
		}
	}
	return width
}

// cramped is the height below which a page has no room for a title below its bar, in
// device-independent pixels.
const cramped = 480

func (b *barLayout) stacked(objects []fyne.CanvasObject, width float32) bool {
	return objects[1].Visible() && b.wide(objects, width)
}

// wide reports whether the title is too wide to stand between the ends.
func (b *barLayout) wide(objects []fyne.CanvasObject, width float32) bool {
	l := looksOf(b.page)
	title := b.page.title.style.face(l).width(b.page.title.text)
	return b.room(objects, width) < min(title, width)
}

// cram hides a title that would go below the bar of a page too low for
// that.
func (b *barLayout) cram(objects []fyne.CanvasObject, page fyne.Size) {
	if hide := page.Height < cramped && b.wide(objects, page.Width); hide == objects[1].Visible() {
		SetVisible(objects[1], !hide)
	}
}

func (b *barLayout) ends(objects []fyne.CanvasObject) float32 {
	height := float32(0)
	for _, o := range []fyne.CanvasObject{objects[0], objects[2]} {
		if o.Visible() {
			height = max(height, o.MinSize().Height)
		}
	}
	return height
}

// aside returns how far titles below the actions stand from the edge of the bar.
func aside() float32 { return theme.Size(SpaceMedium) }

func (b *barLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	if b.stacked(objects, width) {
		return b.ends(objects) + HeightFor(objects[1], width-2*aside())
	}
	return max(b.ends(objects), HeightFor(objects[1], b.room(objects, width)))
}

// Layout places the parts of the bar.
func (b *barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	leading, titles, trailing := objects[0], objects[1], objects[2]
	room, ends, x := b.room(objects, size.Width), size.Height, float32(0)
	stacked := b.stacked(objects, size.Width)
	if stacked {
		ends = b.ends(objects)
	}
	if leading.Visible() {
		leading.Resize(fyne.NewSize(leading.MinSize().Width, ends))
		leading.Move(fyne.Position{})
		x = leading.MinSize().Width + theme.Size(SpaceSmall)
	}
	trailing.Resize(fyne.NewSize(trailing.MinSize().Width, ends))
	trailing.Move(fyne.NewPos(size.Width-trailing.MinSize().Width, 0))
	if stacked {
		titles.Move(fyne.NewPos(aside(), ends))
		titles.Resize(fyne.NewSize(size.Width-2*aside(), size.Height-ends))
		return
	}
	height := HeightFor(titles, room)
	titles.Move(fyne.NewPos(x, (size.Height-height)/2))
	titles.Resize(fyne.NewSize(room, height))
}

// MinSize returns a small size: a page may be as narrow as the smallest phone.
func (b *barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastPage().Width, b.ends(objects))
}
