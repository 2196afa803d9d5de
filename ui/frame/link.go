package frame

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
)

// linkLines is how many lines of a link are in sight. It may have a whole game in it.
const linkLines = 2

// codeColumn is the least width of a code that has its link beside it.
const codeColumn = 320

// NewLinkBody returns a code, with its explanation and its link below, or beside it if there is room.
func NewLinkBody(code fyne.CanvasObject, beside ...fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Columns(codeColumn, widgets.SpaceLarge, widgets.Column(widgets.SpaceNone, code), widgets.Column(widgets.SpaceMedium, beside...))
}

// NewLinkField returns a link with a button called copies, which copies it. The message is then copied.
func (m *Messenger) NewLinkField(label, link, copies, copied string) fyne.CanvasObject {
	field := widgets.NewTextField(label)
	field.SetTall(linkLines)
	field.SetText(link)
	return widgets.Column(widgets.SpaceSmall, field,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconCopy, copies, func() {
			fyne.CurrentApp().Clipboard().SetContent(link)
			m.Say(copied)
		}))
}
