package widgets

import "fyne.io/fyne/v2"

// Section returns a heading and what belongs to it. Without a heading it is only
// the content, kept together.
func Section(heading string, content ...fyne.CanvasObject) *fyne.Container {
	if heading == "" {
		return Column(SpaceSmall, content...)
	}
	return Column(SpaceSmall, append([]fyne.CanvasObject{NewHeading(heading)}, content...)...)
}
