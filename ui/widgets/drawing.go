package widgets

import (
	"bytes"
	"embed"
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
)

// The drawings are black and consist of filled shapes only: Fyne does not scale
// the width of a stroke.
//
//go:embed icons/*.svg badges/*.svg
var drawings embed.FS

// inked returns a drawing in another colour. Its name carries the colour, because
// Fyne caches one picture a name. It panics if there is no such drawing.
func inked(name string, ink color.Color) fyne.Resource {
	svg, err := drawings.ReadFile(name + ".svg")
	if err != nil {
		panic(fmt.Sprintf("widgets: no drawing %q", name))
	}
	hex := hexOf(ink)
	return fyne.NewStaticResource(name+"-"+hex+".svg", bytes.ReplaceAll(svg, []byte("#000000"), []byte("#"+hex)))
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
