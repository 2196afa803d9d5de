// Package icons has the drawings of icons, which the window and the pages of guests
// share: lines 2 wide on a grid of 24, as filled shapes in black.
package icons

import "embed"

//go:embed *.svg trophies/*.svg
var files embed.FS

// Drawing returns the drawing of an icon as SVG. It panics if there is none. That of a trophy is
// called trophies/ and its name for programs.
func Drawing(name string) []byte {
	svg, err := files.ReadFile(name + ".svg")
	if err != nil {
		panic("icons: no drawing " + name)
	}
	return svg
}
