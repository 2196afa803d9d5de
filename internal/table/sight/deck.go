package sight

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"image/draw"
	"image/jpeg"
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
