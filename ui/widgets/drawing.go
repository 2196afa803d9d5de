package widgets

import (
	"fmt"
	"image/color"
	"regexp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// drawing is a square picture of lines and areas in one ink, for one image.
//
// Fyne 2.7.1 draws the lines of a picture as many pixels wide as it says,
// however large the picture is, so the drawing says it anew for every size.
type drawing struct {
	name, svg string  // black
	grid      float32 // side of the picture in its own units
	ink       color.Color
	image     *canvas.Image
}

// Name carries the ink, because Fyne keeps one picture a name.
func (d *drawing) Name() string { return d.name + "-" + hexOf(d.ink) + ".svg" }

var strokeWidth = regexp.MustCompile(`stroke-width="[0-9.]+"`)

// Content is the picture for the size the image has now.
func (d *drawing) Content() []byte {
	scale := d.pixels() / d.grid
	svg := strokeWidth.ReplaceAllStringFunc(d.svg, func(attribute string) string {
		_, number, _ := strings.Cut(strings.TrimSuffix(attribute, `"`), `"`)
		width, err := strconv.ParseFloat(number, 32)
		if err != nil {
			panic(fmt.Sprintf("widgets: %s: %s", d.name, attribute))
		}
		return fmt.Sprintf(`stroke-width="%.2f"`, float32(width)*scale)
	})
	return []byte(strings.ReplaceAll(svg, "#000000", "#"+hexOf(d.ink)))
}

// pixels is the side of the image on the screen. Before the image is on one,
// Fyne draws it with two pixels a point.
func (d *drawing) pixels() float32 {
	side := min(d.image.Size().Width, d.image.Size().Height)
	c := canvasOf(d.image)
	if c == nil {
		return 2 * side
	}
	x, _ := c.PixelCoordinateForPosition(fyne.NewSquareOffsetPos(side))
	return float32(x)
}

func hexOf(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("%02x%02x%02x", n.R, n.G, n.B)
}
