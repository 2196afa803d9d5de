// Package art has the drawings of cards, which the window and the pages of guests share:
// filled shapes in the colours of the day, since Fyne does not scale the width of a
// stroke.
package art

import (
	"embed"
	"fmt"
	"image/color"
)

// A Light is the kind of theme that cards are painted for.
type Light int

// The lights.
const (
	Day   Light = iota // a light theme
	Night              // a dark theme: the same cards, dimmed
	Stark              // a theme of pure black and white: black, white and one yellow

	Lights = 3
)

// A Paint is one colour of the drawings, for each light.
type Paint [Lights]uint32

// paints are all colours; the files in art/ have the first of each.
var paints = []Paint{
	{0xF0A04B, 0xE69A49, 0xFFD600}, // fur
	{0xB85C00, 0xAE5800, 0x000000}, // stripes
	{0xFFF3E0, 0xF4E7D0, 0xFFFFFF}, // muzzle
	{0xC9DB74, 0xBFD06C, 0xFFFFFF}, // a cat's eye
	{0x8B8796, 0x84808F, 0xFFFFFF}, // a rat's coat
	{0x5B5768, 0x545060, 0x000000}, // its outline
	{0xB9B5C2, 0xB0ACB9, 0xFFFFFF}, // its snout
	{0xF2B8AE, 0xE6ADA3, 0x000000}, // inside its ears
	{0xF4C0B6, 0xE8B5AB, 0xFFFFFF}, // its hands
	{0xE58F7B, 0xD98571, 0x000000}, // noses, tongues, inside a cat's ears
	{0xF7CB45, 0xEBC042, 0xFFD600}, // cheese, bells
	{0xFFE08A, 0xF2D482, 0xFFFFFF}, // the light on cheese
	{0xD99A1E, 0xCD911C, 0x000000}, // the holes in it, the edges of gold
	{0xF2B632, 0xE6AC2F, 0xFFFFFF}, // crowns
	{0x1E6F5C, 0x1E6F5C, 0xFFD600}, // felt
	{0x23785F, 0x22735B, 0xFFFFFF}, // a cap
	{0x185C4C, 0x185C4C, 0x000000}, // stripes on felt, the brim of a cap
	{0xC2600E, 0xB8590B, 0xFFFFFF}, // an arrow
	{0xFFFFFF, 0xF6EFE1, 0xFFFFFF}, // the white of an eye
	ink,
	redPaint,
	Paper,
}

// The paints of paper, of text on it, and of the coat on the back.
var (
	Paper    = Paint{0xFFFEFA, 0xE6DECD, 0xFFFFFF}
	ink      = Paint{0x1F2430, 0x1F2430, 0x000000}
	redPaint = Paint{0xB3261E, 0xA81F18, 0xFFFFFF}

	Coat   = Paint{0xD98A3D, 0xB26E2E, 0x000000}
	stripe = Paint{0xB5631C, 0x8F5018, 0x767676}
)

// A Ground is the background of the picture on a card.
type Ground int

const (
	catGround Ground = iota
	ratGround
	powerGround
	courtGround
	blackGround // of a black suit
	redGround   // of a red suit

	mostGround = 6
)

// grounds are the paints of the grounds; all have the same inks.
var grounds = [mostGround]Paint{
	catGround:   {0xCFE5DC, 0xBDD3CA, 0x000000},
	ratGround:   {0xDDD7E6, 0xCBC5D5, 0x000000},
	powerGround: {0xFCEBD2, 0xEBD9BE, 0x000000},
	courtGround: {0xF6E7C1, 0xE4D5AF, 0x000000},
	blackGround: {0xEAE9EC, 0xD3D1CE, 0x000000},
	redGround:   {0xF9E4DF, 0xE6CFC5, 0x000000},
}

// The inks of text, on paper and on a ground.
var (
	redInk       = Paint{0xB3261E, 0xA01C15, 0x000000}
	groundInk    = Paint{0x1F2430, 0x1F2430, 0xFFFFFF}
	redGroundInk = Paint{0xB3261E, 0x981811, 0xFFD600}
)

// Under returns the paint for that light.
func (p Paint) Under(l Light) color.NRGBA {
	return color.NRGBA{R: uint8(p[l] >> 16), G: uint8(p[l] >> 8), B: uint8(p[l]), A: 0xFF}
}

// hex returns the paint for that light, as written in a drawing.
func (p Paint) hex(l Light) string { return fmt.Sprintf("#%06X", p[l]) }

// Paint returns its paint.
func (g Ground) Paint() Paint { return grounds[g] }

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
