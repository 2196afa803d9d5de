package uitest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
)

// labelled fails if a screen reader has no words for something in front that can be
// operated. So every walk checks every screen it comes to, once all has arrived there.
func (u *User) labelled() {
	u.Helper()
	if u.frames != nil && u.frames.Moving() {
		return
	}
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		_, taps := o.(fyne.Tappable)
		_, focuses := o.(fyne.Focusable)
		kind := fmt.Sprintf("%T", o)
		if strings.HasPrefix(kind, "*widget.") || kind == "*widgets.absorber" {
			return true // a scroll bar of Fyne, or the shield, which does nothing
		}
		if a, ok := o.(fyne.Accessible); (taps || focuses) && (!ok || a.AccessibilityLabel() == "") {
			u.Errorf("a %T with the text %q has no label", o, Text(o))
		}
		return true
	})
}
