package sight

import (
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"image/draw"
	"image/jpeg"
)

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
		draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(faceWidth, faceHeight))}, f.picture(), image.Point{}, draw.Src)
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
		f := face{rgb: make([]uint8, 3*facePixels)}
		for p := range facePixels {
			r, g, b, _ := img.At(i%inRow*faceWidth+p%faceWidth, i/inRow*faceHeight+p/faceWidth).RGBA()
			f.rgb[3*p], f.rgb[3*p+1], f.rgb[3*p+2] = uint8(r>>8), uint8(g>>8), uint8(b>>8)
		}
		f.see()
		*d = d.with(code, f)
	}
	return nil
}
