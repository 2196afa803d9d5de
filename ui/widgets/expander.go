package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Expander is a header that shows or hides its content when tapped.
type Expander struct {
	widget.BaseWidget

	OnToggled func(open bool)

	head    *Button
	content fyne.CanvasObject
	all     *fyne.Container
}

// NewExpander returns a collapsed expander.
func NewExpander(title string, content fyne.CanvasObject) *Expander {
	e := &Expander{content: content}
	e.head = NewIconTextButton(Quiet, IconDown, title, func() {
		e.SetOpen(!e.Open())
		if e.OnToggled != nil {
			e.OnToggled(e.Open())
		}
	})
	e.head.start = true
	content.Hide()
	e.all = Column(SpaceSmall, e.head, content)
	e.ExtendBaseWidget(e)
	return e
}

// Open reports whether the content is shown.
func (e *Expander) Open() bool { return e.content.Visible() }

// SetOpen shows or hides the content. It does not call OnToggled.
func (e *Expander) SetOpen(open bool) {
	SetVisible(e.content, open)
	icon := IconDown
	if open {
		icon = IconUp
	}
	e.head.SetIcon(icon)
	e.Refresh()
}

func (e *Expander) inner() fyne.CanvasObject { return e.all }

// HeightFor returns the height at that width.
func (e *Expander) HeightFor(width float32) float32 { return HeightFor(e.all, width) }

// CreateRenderer draws the expander.
func (e *Expander) CreateRenderer() fyne.WidgetRenderer {
	e.ExtendBaseWidget(e)
	return widget.NewSimpleRenderer(e.all)
}
