package widgets

import (
	"bytes"
	"fmt"
	"image/color"
	"path"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets/badges"
	"tabby/ui/widgets/icons"
)

// inked returns a drawing, such as "icons/back" or "badges/disc", in another colour. The
// drawings are black and consist of filled shapes only: Fyne does not scale the width of
// a stroke. The name of what it returns carries the colour, because Fyne caches one
// picture a name. It panics if there is no such drawing.
func inked(name string, ink color.Color) fyne.Resource {
	svg := drawing(name)
	hex := hexOf(ink)
	return fyne.NewStaticResource(name+"-"+hex+".svg", bytes.ReplaceAll(svg, []byte("#000000"), []byte("#"+hex)))
}

func drawing(name string) []byte {
	kind, name := path.Split(name)
	if kind == "badges/" {
		return badges.Drawing(name)
	}
	return icons.Drawing(name)
}

// edged returns a drawing in another colour, with its white outline in another, too.
func edged(name string, ink, edge color.Color) fyne.Resource {
	svg, hex := inked(name, ink), hexOf(edge)
	return fyne.NewStaticResource(hex+"-"+svg.Name(), bytes.ReplaceAll(svg.Content(), []byte("#ffffff"), []byte("#"+hex)))
}

func hexOf(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("%02x%02x%02x", n.R, n.G, n.B)
}
