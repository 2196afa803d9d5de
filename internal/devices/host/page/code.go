package page

import (
	"fmt"
	"strings"

	"rsc.io/qr"
)

// quiet is how many modules around a QR code are left blank, by its standard.
const quiet = 4

// A Code is a QR code as a drawing.
type Code struct {
	Size int    // of the drawing, in modules
	Path string // of its dark modules
}

// CodeOf returns the QR code of a text, or nil for "" and for a text that is too long.
func CodeOf(text string) *Code {
	if text == "" {
		return nil
	}
	c, err := qr.Encode(text, qr.M)
	if err != nil {
		return nil
	}
	var path strings.Builder
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for x < c.Size && c.Black(x, y) {
				x++
			}
			if n := x - from; n > 0 {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", from+quiet, y+quiet, n, n)
			}
		}
	}
	return &Code{c.Size + 2*quiet, path.String()}
}
