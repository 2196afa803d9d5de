// Package laid draws cards that no family has, lying on a table, for tests of what is read from a photo.
package laid

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"slices"

	xdraw "golang.org/x/image/draw"

	"tabby/internal/table/sight"
	"tabby/internal/testing/must"
)

// card returns the card of a number below 16, of which bars say in twos which it is.
func card(n int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 100, 140))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	for bit := range 4 {
		bar := image.Rect(10, 10+30*bit, 40+50*(n>>bit&1), 28+30*bit)
		draw.Draw(img, bar, image.NewUniform(color.RGBA{uint8(60 * bit), 0, 120, 255}), image.Point{}, draw.Src)
	}
	return img
}

// Photo returns a picture of lines of cards on a green table, by their numbers below 16, as PNG.
func Photo(lines ...[]int) []byte {
	img := image.NewRGBA(image.Rect(0, 0, 1240, 60+200*len(lines)))
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{30, 90, 60, 255}), image.Point{}, draw.Src)
	for y, line := range lines {
		for x, n := range line {
			c := card(n)
			draw.Draw(img, c.Bounds().Add(image.Pt(60+150*x, 50+200*y)), c, image.Point{}, draw.Src)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// OnItsSide returns a picture as a phone stores one that was taken upright: as JPEG, turned to the left, with what its
// EXIF says of that.
func OnItsSide(photo []byte) []byte {
	seen, err := png.Decode(bytes.NewReader(photo))
	if err != nil {
		panic(err)
	}
	stored := image.NewRGBA(image.Rect(0, 0, seen.Bounds().Dy(), seen.Bounds().Dx()))
	for y := range stored.Rect.Dy() {
		for x := range stored.Rect.Dx() {
			stored.Set(x, y, seen.At(stored.Rect.Dy()-1-y, x))
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, stored, nil); err != nil {
		panic(err)
	}
	const turnsRight = "\xFF\xE1\x00\x22Exif\x00\x00MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	return slices.Concat(b.Bytes()[:2], []byte(turnsRight), b.Bytes()[2:])
}

// Taught returns a deck that was taught these faces: the first is the card of number 0, and so on. It is read as its
// file has it: all faces in rows of eight.
func Taught(codes ...string) (d sight.Deck) {
	const w, h = 64, 90
	rows := image.NewRGBA(image.Rect(0, 0, 8*w, (len(codes)+7)/8*h))
	for n := range codes {
		c, at := card(n), image.Pt(n%8*w, n/8*h)
		xdraw.BiLinear.Scale(rows, image.Rectangle{at, at.Add(image.Pt(w, h))}, c, c.Bounds(), xdraw.Src, nil)
	}
	var faces bytes.Buffer
	if err := jpeg.Encode(&faces, rows, nil); err != nil {
		panic(err)
	}
	file := must.Get(json.Marshal(map[string]any{"codes": codes, "faces": faces.Bytes()}))
	if err := json.Unmarshal(file, &d); err != nil {
		panic(err)
	}
	return d
}
