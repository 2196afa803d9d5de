package widgets

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets/shape"
)

// Expander is a header that shows or hides its content when tapped.
type Expander struct {
	shape.Composed

	OnOpened func() // at a tap

	head    *Button
	content fyne.CanvasObject
}

// NewExpander returns a collapsed expander.
func NewExpander(title string, content fyne.CanvasObject) *Expander {
	e := &Expander{content: content}
	e.head = NewIconTextButton(Quiet, IconDown, title, func() {
		e.SetOpen(!e.Open())
		if Folded(e); e.Open() {
			call(e.OnOpened)
		}
	})
	e.head.alignStart()
	e.head.opens = true
	content.Hide()
	e.All = Column(SpaceSmall, e.head, content)
	e.ExtendBaseWidget(e)
	return e
}

// Open reports whether the content is shown.
func (e *Expander) Open() bool { return e.content.Visible() }

// SetOpen shows or hides the content.
func (e *Expander) SetOpen(open bool) {
	SetVisible(e.content, open)
	e.head.open = open
	icon := IconDown
	if open {
		icon = IconUp
	}
	e.head.SetIcon(icon)
	e.Refresh()
}
