//go:build !cgo && !js

package font

import _ "embed"

// Without a window there is no Fyne to have the font from.
//
//go:embed NotoSans-Regular.ttf
var regular []byte

// Regular returns the font as TrueType. It is not to be changed.
func Regular() []byte { return regular }
