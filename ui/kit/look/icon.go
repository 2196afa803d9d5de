package look

import (
	_ "embed"

	"fyne.io/fyne/v2"
)

// picture is no SVG: Fyne takes a fifth of a second to draw that.
//
//go:embed icon.png
var picture []byte

// Icon returns the picture of the program. The first page shows it as well, and asks for it
// here because windows in browsers have no icon.
func Icon() fyne.Resource { return fyne.NewStaticResource("icon.png", picture) }
