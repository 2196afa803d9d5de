package sight

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"
	"slices"
)

// A Card is a card that was found and is not known.
type Card struct {
	Corners Quad // in pixels of the photo, clockwise
	Line    int  // which line it lies in, from 1

	face
}

// Picture returns the card as it was cut out.
func (c Card) Picture() image.Image { return c.RGBA }

// Cards returns the cards that lie in a photo, in reading order: those of one size and shape, as many
// as there are.
func (p Photo) Cards(ctx context.Context) ([]Card, error) {
	pic := p.small(fine)
	all, _, err := pic.brightened().candidates(ctx)
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, func(c candidate) bool { return !c.teaches() })
	var quads []Quad
	for _, c := range alike(all) {
		q := c.upright()
		if q[0].Y+q[1].Y > q[2].Y+q[3].Y {
			q = q.from(2)
		}
		quads = append(quads, q)
	}
	scale := float64(p.Width) / float64(pic.w)
	line, order := linesOf(quads, 4.5)
	var cards []Card
	for _, i := range order {
		cards = append(cards, Card{quads[i].scaled(scale), line[i], pic.straightened(quads[i])})
	}
	return cards, nil
}

// A Deck is the faces of a deck as it was taught, by code. It is a value.
type Deck struct{ faces []taught }

// A taught is a face of a deck.
type taught struct {
	code, kind string
	face
	sketches [2]sketch // as it is, and upside down
	much     float64   // the mean square of what is on it
	inner    float64   // the same without its rim
}

// Codes returns the codes of the faces that were taught.
func (d Deck) Codes() []string {
	var codes []string
	for _, f := range d.faces {
		codes = append(codes, f.code)
	}
	return codes
}

// Counting returns the deck with faces told apart only if they are of different kinds: if clubs and spades count the
// same, it does not matter which is which.
func (d Deck) Counting(kind func(code string) string) Deck {
	d.faces = slices.Clone(d.faces)
	for i := range d.faces {
		d.faces[i].kind = kind(d.faces[i].code)
	}
	return d
}

// Picture returns a face as it was taught, which is nil if it was not.
func (d Deck) Picture(code string) image.Image {
	i := slices.IndexFunc(d.faces, func(f taught) bool { return f.code == code })
	if i < 0 {
		return nil
	}
	return d.faces[i].RGBA
}

// With returns the deck with a card taught as the face with that code, in place of what was.
func (d Deck) With(code string, c Card) Deck { return d.with(code, c.face) }

func (d Deck) with(code string, f face) Deck {
	s := f.sketch()
	t := taught{code: code, kind: code, face: f, sketches: [2]sketch{s, s.turned()}, much: f.much(0), inner: f.much(rim)}
	if i := slices.IndexFunc(d.faces, func(f taught) bool { return f.code == code }); i >= 0 {
		d.faces = slices.Clone(d.faces)
		d.faces[i] = t
		return d
	}
	return Deck{append(slices.Clip(d.faces), t)}
}

// Alike returns pairs of faces that look so much alike that they are likely the same: their codes, and whether
// most of the deck is so, as where backs were taught.
func (d Deck) Alike() (pairs [][2]string, most bool) {
	twins := map[string]bool{}
	for i := range d.faces {
		for k := range i {
			a, b := &d.faces[i], &d.faces[k]
			like := max(a.sketches[0].like(&b.sketches[0]), a.sketches[1].like(&b.sketches[0]))
			if like < 0.8 && max(a.much, b.much) > plain {
				continue
			}
			switch apart := min(a.over(b, false).apart, a.over(b, true).apart) / max(b.much, plain); {
			case apart < 0.01:
				pairs = append(pairs, [2]string{b.code, a.code})
				fallthrough
			case apart < 0.05:
				twins[a.code], twins[b.code] = true, true
			}
		}
	}
	return pairs, len(d.faces) > 3 && 2*len(twins) > len(d.faces)
}

// plain is the mean square of what is on a face of which a photo shows no more than noise.
const plain = 0.01

// A kept is a deck as it is written: its codes, and one JPEG of all faces in rows.
type kept struct {
	Codes []string `json:"codes"`
	Faces []byte   `json:"faces"`
}

// inRow is the number of faces in a row of that picture, and mostFaces that in all of it.
const inRow, mostFaces = 8, 256

// ErrDeck means that what is read is no deck.
var ErrDeck = errors.New("this is no deck that was taught")

// MarshalJSON writes the deck, some 2 kB a face.
func (d Deck) MarshalJSON() ([]byte, error) {
	img := image.NewRGBA(sheetOf(len(d.faces)))
	for i, f := range d.faces {
		at := image.Pt(i%inRow*faceWidth, i/inRow*faceHeight)
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(faceWidth, faceHeight))}, f.RGBA, image.Point{}, draw.Src)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 85}); err != nil {
		return nil, err
	}
	return json.Marshal(kept{d.Codes(), b.Bytes()})
}

func sheetOf(faces int) image.Rectangle {
	return image.Rect(0, 0, inRow*faceWidth, max(1, (faces+inRow-1)/inRow)*faceHeight)
}

// UnmarshalJSON reads a deck. The error is [ErrDeck].
func (d *Deck) UnmarshalJSON(data []byte) error {
	var k kept
	if json.Unmarshal(data, &k) != nil || len(k.Codes) > mostFaces {
		return ErrDeck
	}
	config, err := jpeg.DecodeConfig(bytes.NewReader(k.Faces))
	if want := sheetOf(len(k.Codes)); err != nil || config.Width != want.Dx() || config.Height != want.Dy() {
		return ErrDeck
	}
	img, err := jpeg.Decode(bytes.NewReader(k.Faces))
	if err != nil {
		return ErrDeck
	}
	*d = Deck{}
	for i, code := range k.Codes {
		f := face{picture: blank(faceWidth, faceHeight)}
		draw.Draw(f, f.Bounds(), img, image.Pt(i%inRow*faceWidth, i/inRow*faceHeight), draw.Src)
		f.see()
		*d = d.with(code, f)
	}
	return nil
}

// The size of a card once it is straightened, in pixels.
const (
	faceWidth  = 64
	faceHeight = 90
	facePixels = faceWidth * faceHeight
	rim        = 2 // pixels along its sides that are not compared
)

// A face is a card straightened: its colours as they were seen, and made comparable.
type face struct {
	picture
	view
}

// A view of a face is how light it is, how red, and how blue, where 1 is paper in its light.
type view [3][]float32

// straightened returns what a picture shows inside an outline.
func (p picture) straightened(q Quad) face {
	f := face{picture: blank(faceWidth, faceHeight)}
	m := mapping(q)
	for i := range facePixels {
		at := m.at((float64(i%faceWidth)+0.5)/faceWidth, (float64(i/faceWidth)+0.5)/faceHeight)
		c := p.at(at.X, at.Y)
		f.SetRGBA(i%faceWidth, i/faceWidth, color.RGBA{uint8(c[0] + 0.5), uint8(c[1] + 0.5), uint8(c[2] + 0.5), 0xFF})
	}
	f.see()
	return f
}

// see makes the colours comparable: each as a part of the brightest, against the light of the room.
func (f *face) see() {
	var white [3]float32
	for c := range white {
		white[c] = max(24, f.bright(c))
		f.view[c] = make([]float32, facePixels)
	}
	for i := range facePixels {
		r, g, b := float32(f.Pix[4*i])/white[0], float32(f.Pix[4*i+1])/white[1], float32(f.Pix[4*i+2])/white[2]
		f.view[0][i], f.view[1][i], f.view[2][i] = (r+g+b)/3, (r-g)/1.5, (b-(r+g)/2)/1.5
	}
	for c := range f.view {
		f.view[c] = blurred(blurred(f.view[c]))
	}
}

// bright returns how bright the brightest parts are in one colour: a tenth of all is brighter.
func (f *face) bright(c int) float32 {
	var count [256]int
	for i := range facePixels {
		count[f.Pix[4*i+c]]++
	}
	left := facePixels / 10
	for v := 255; v > 0; v-- {
		if left -= count[v]; left < 0 {
			return float32(v)
		}
	}
	return 0
}

// blurred returns values, each a mean over three by three where the middle counts most, so that a photo that is
// sharp is like one that is not.
func blurred(v []float32) []float32 {
	out, row := slices.Clone(v), slices.Clone(v)
	for i := 1; i < len(v)-1; i++ {
		row[i] = (v[i-1] + 2*v[i] + v[i+1]) / 4
	}
	for i := faceWidth; i < len(v)-faceWidth; i++ {
		out[i] = (row[i-faceWidth] + 2*row[i] + row[i+faceWidth]) / 4
	}
	return out
}

// The sketch of a face: its colours in few pixels.
const (
	sketchStepX, sketchStepY  = 4, 5
	sketchWidth, sketchHeight = faceWidth / sketchStepX, faceHeight / sketchStepY
	sketchPixels              = sketchWidth * sketchHeight
)

// A sketch is a face in few values whose squares sum to about 1.
type sketch [3 * sketchPixels]float32

func (f face) sketch() sketch {
	var s sketch
	for c, view := range f.view {
		part := s[c*sketchPixels:][:sketchPixels]
		mean := float32(0)
		for i := range part {
			x, y := i%sketchWidth*sketchStepX, i/sketchWidth*sketchStepY
			for j := range sketchStepX * sketchStepY {
				part[i] += view[(y+j/sketchStepX)*faceWidth+x+j%sketchStepX]
			}
			mean += part[i] / sketchPixels
		}
		for i := range part {
			part[i] -= mean
		}
	}
	sum := float32(0)
	for _, v := range s {
		sum += v * v
	}
	length := float32(math.Sqrt(float64(sum))) + 3
	for i := range s {
		s[i] /= length
	}
	return s
}

// turned returns the sketch of the same face upside down.
func (s sketch) turned() sketch {
	for c := range 3 {
		slices.Reverse(s[c*sketchPixels:][:sketchPixels])
	}
	return s
}

// like returns how like two sketches are, to 1, where one may be moved by a little.
func (s *sketch) like(other *sketch) float32 {
	best := float32(-1)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			best = max(best, s.moved(other, dx, dy))
		}
	}
	return best
}

func (s *sketch) moved(other *sketch, dx, dy int) (sum float32) {
	for c := range 3 {
		for y := max(0, -dy); y < sketchHeight-max(0, dy); y++ {
			from, to := max(0, -dx), sketchWidth-max(0, dx)
			a := s[c*sketchPixels+y*sketchWidth:][from:to]
			b := other[c*sketchPixels+(y+dy)*sketchWidth+dx+from:][:len(a)]
			for i, v := range a {
				sum += v * b[i]
			}
		}
	}
	return sum
}
