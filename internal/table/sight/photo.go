package sight

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // what phones make
	_ "image/png"  // what screens make
	"io"
)

// The bounds of a photo.
const (
	leastSide = 100       // pixels; a card needs about as many
	pixels    = 40e6      // at most, as cameras of phones make
	fewPixels = 4e6       // at most, of one that was made small
	most      = 200 << 20 // bytes that decoding may take
	detail    = 1600      // pixels of the longest side in which cards are read
	fine      = 2600      // those in which a whole deck is taught
)

// Refusals of a photo.
var (
	ErrNoPicture = errors.New("no picture")
	ErrBroken    = errors.New("a broken picture")
	ErrLarge     = errors.New("too large a picture")
	ErrSmall     = errors.New("too small a picture")
)

// A Photo is a picture that was decoded, as it is to be seen.
type Photo struct {
	Width, Height int // in pixels, as it is seen

	img         image.Image
	orientation int
}

// Open decodes a JPEG or a PNG, whose size is looked at first. The errors are [ErrNoPicture],
// [ErrBroken], [ErrLarge] and [ErrSmall].
func Open(data []byte) (Photo, error) { return open(data, pixels) }

// OpenSmall is Open for a photo that was made small, of which others may have as many.
func OpenSmall(data []byte) (Photo, error) { return open(data, fewPixels) }

func open(data []byte, pixels int64) (Photo, error) {
	config, kind, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case errors.Is(err, image.ErrFormat):
		return Photo{}, ErrNoPicture
	case err != nil:
		return Photo{}, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	head := headOf(data, kind)
	size := int64(config.Width) * int64(config.Height)
	switch {
	case size > pixels || size*head.cost > most:
		return Photo{}, fmt.Errorf("%w: it has %d by %d pixels", ErrLarge, config.Width, config.Height)
	case min(config.Width, config.Height) < leastSide:
		return Photo{}, fmt.Errorf("%w: it has %d by %d pixels", ErrSmall, config.Width, config.Height)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return Photo{}, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return turnedPhoto(img, head.orientation), nil
}

// mostBytes is the largest file that is looked at as a photo.
const mostBytes = 64 << 20

// From decodes what is read, as [Open] does.
func From(in io.Reader) (Photo, error) {
	data, err := io.ReadAll(io.LimitReader(in, mostBytes))
	if err != nil {
		return Photo{}, err
	}
	return Open(data)
}

// Picture returns the photo as it is seen, with at most that many pixels on its longest side.
func (p Photo) Picture(longest int) image.Image { return p.small(longest).image() }

// Of returns a picture that is in memory as a photo.
func Of(img image.Image) Photo { return turnedPhoto(img, 1) }

func turnedPhoto(img image.Image, orientation int) Photo {
	p := Photo{Width: img.Bounds().Dx(), Height: img.Bounds().Dy(), img: img, orientation: orientation}
	if orientation >= 5 {
		p.Width, p.Height = p.Height, p.Width
	}
	return p
}

// small returns the photo as it is seen, with at most that many pixels on its longest side.
func (p Photo) small(longest int) picture { return shrunk(p.img, longest).turned(p.orientation) }

// A head is what the beginning of a file says beside its size.
type head struct {
	orientation int   // of EXIF: 1 to 8
	cost        int64 // bytes that decoding takes for each pixel, at most
}

// headOf reads the head of a file, which may be cut off.
func headOf(data []byte, kind string) head {
	h := head{1, 8} // a PNG may have 16 bits of four colours
	if kind != "jpeg" {
		return h
	}
	h.cost = 3
	for at := 2; at+4 <= len(data) && data[at] == 0xFF; {
		mark, size := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		part := data[at+4 : max(at+4, min(len(data), at+2+size))]
		switch {
		case mark == 0xE1:
			h.orientation = orientationIn(part)
		case mark == 0xC2: // a progressive one keeps four bytes for each value until its end
			h.cost = 15
		case mark == 0xDA:
			return h
		}
		at += 2 + max(2, size)
	}
	return h
}

// orientationIn returns the orientation that a segment of EXIF says, or 1.
func orientationIn(part []byte) int {
	tiff, is := bytes.CutPrefix(part, []byte("Exif\x00\x00"))
	if !is || len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	first := int(order.Uint32(tiff[4:]))
	if first < 0 || first+2 > len(tiff) {
		return 1
	}
	for i := range int(order.Uint16(tiff[first:])) {
		entry := first + 2 + 12*i
		if entry+12 > len(tiff) {
			return 1
		}
		if order.Uint16(tiff[entry:]) == 0x0112 {
			if v := int(order.Uint16(tiff[entry+8:])); v >= 1 && v <= 8 {
				return v
			}
		}
	}
	return 1
}
