//go:build cgo || js

package font

import "fyne.io/fyne/v2/theme"

// Regular returns the font as TrueType: that of the window, which has it already. It is
// not to be changed.
func Regular() []byte { return theme.DefaultTextFont().Content() }
