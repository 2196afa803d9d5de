// Package art has the drawings of cards, which the window and the pages of guests share:
// filled shapes in the colours of the day, since Fyne does not scale the width of a
// stroke.
package art

import "embed"

//go:embed *.svg
var files embed.FS

// drawing returns a drawing as SVG. It panics if there is none.
func drawing(name string) []byte {
	svg, err := files.ReadFile(name + ".svg")
	if err != nil {
		panic("art: no drawing " + name)
	}
	return svg
}
