package sight

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	_ "image/jpeg" // what phones make
	_ "image/png"  // what screens make
	"io"
	"math"
	"runtime"
)

// The bounds of a photo.
const (
	leastSide = 100       // pixels; a card needs about as many
	pixels    = 40e6      // at most, as cameras of phones make
	fewPixels = 4e6       // at most, of one that was made small
	most      = 200 << 20 // bytes that reading and decoding may take
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

// OpenSmall is Open for a photo that was made small, so that other people can have photos open too.
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
	case size > pixels || size*head.cost+3*int64(len(data)) > most: // reading the file took as much again, and more
		return Photo{}, fmt.Errorf("%w: it has %d by %d pixels", ErrLarge, config.Width, config.Height)
	case min(config.Width, config.Height) < leastSide:
		return Photo{}, fmt.Errorf("%w: it has %d by %d pixels", ErrSmall, config.Width, config.Height)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return Photo{}, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	runtime.GC() // what decoding leaves behind is as large as the picture, or larger
	p := Photo{config.Width, config.Height, img, head.orientation}
	if p.orientation >= 5 {
		p.Width, p.Height = p.Height, p.Width
	}
	return p, nil
}

// mostBytes is the largest file that is looked at as a photo.
const mostBytes = 32 << 20

// From decodes what is read, as [Open] does.
func From(in io.Reader) (Photo, error) {
	data, err := io.ReadAll(io.LimitReader(in, mostBytes+1))
	switch {
	case err != nil:
		return Photo{}, err
	case len(data) > mostBytes:
		return Photo{}, fmt.Errorf("%w: it has more than %d bytes", ErrLarge, mostBytes)
	}
	return Open(data)
}

// Picture returns the photo as it is seen, with at most that many pixels on its longest side.
func (p Photo) Picture(longest int) image.Image { return p.small(longest).RGBA }

// A head is what the beginning of a file says beside its size.
type head struct {
	orientation int   // of EXIF: 1 to 8
	cost        int64 // bytes that decoding takes for each pixel, at most
}

// headOf reads the head of a file, which may be cut off.
func headOf(data []byte, kind string) head {
	h := head{1, 8} // a PNG may have 16 bits of four colours
	if kind == "png" && data[28] != 0 {
		h.cost = 16 // it comes as seven pictures, each finer, which are then put together
	}
	if kind != "jpeg" {
		return h
	}
	ink := false
	for at := 2; at+4 <= len(data) && data[at] == 0xFF; {
		mark, size := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		part := data[at+4 : max(at+4, min(len(data), at+2+size))]
		switch {
		case mark == 0xE1:
			h.orientation = orientationIn(part)
		case mark == 0xEE && len(part) >= 12: // of Adobe: what the colours are
			ink = part[11] == 0
		case (mark == 0xC0 || mark == 0xC1 || mark == 0xC2) && len(part) > 6:
			h.cost = costOf(int64(part[5]), mark == 0xC2, ink || part[6] == 'R')
		case mark == 0xDA:
			return h
		}
		at += 2 + max(2, size)
	}
	return h
}

// costOf returns how many bytes a pixel of a JPEG takes with that many colours. A progressive one keeps four bytes for
// each value until its end; one of red, green and blue, or of ink, is copied.
func costOf(colours int64, progressive, copied bool) int64 {
	cost := colours
	if progressive {
		cost += 4 * colours
	}
	if copied || colours == 4 {
		cost += 4
	}
	return cost
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

// A picture is a photo made small. Nothing in it can be seen through.
type picture struct {
	*image.RGBA
	w, h int
}

func blank(w, h int) picture { return picture{image.NewRGBA(image.Rect(0, 0, w, h)), w, h} }

// small returns the photo as it is seen, with at most that many pixels on its longest side, each the mean of those it
// replaces.
func (p Photo) small(longest int) picture {
	b := p.img.Bounds()
	step := max(1, float64(max(b.Dx(), b.Dy()))/float64(longest))
	w, h := max(1, int(float64(b.Dx())/step)), max(1, int(float64(b.Dy())/step))
	out := blank(w, h)
	if p.orientation >= 5 {
		out = blank(h, w)
	}
	mean, n := meanOf(p.img), int(math.Ceil(step-1e-9))
	for y := range h {
		for x := range w {
			at := image.Pt(b.Min.X+int(float64(x)*step), b.Min.Y+int(float64(y)*step))
			right, down := x, y
			switch p.orientation {
			case 2, 3, 7, 8:
				right = w - 1 - x
			}
			switch p.orientation {
			case 3, 4, 6, 7:
				down = h - 1 - y
			}
			if p.orientation >= 5 {
				right, down = down, right
			}
			out.SetRGBA(right, down, mean(image.Rectangle{at, at.Add(image.Pt(n, n))}.Intersect(b)))
		}
	}
	return out
}

// meanOf returns what computes the mean colour of a part of an image.
func meanOf(img image.Image) func(image.Rectangle) color.RGBA {
	if c, is := img.(*image.YCbCr); is {
		return func(part image.Rectangle) color.RGBA { return meanOfJPEG(c, part) }
	}
	pixels := img.(image.RGBA64Image) // as all decoders make: its colours take no memory
	return func(part image.Rectangle) color.RGBA {
		var sum [3]uint32
		for y := part.Min.Y; y < part.Max.Y; y++ {
			for x := part.Min.X; x < part.Max.X; x++ {
				c := pixels.RGBA64At(x, y)
				white := 0xFFFF - uint32(c.A) // what is seen through lies on white
				sum[0] += (uint32(c.R) + white) >> 8
				sum[1] += (uint32(c.G) + white) >> 8
				sum[2] += (uint32(c.B) + white) >> 8
			}
		}
		n := uint32(part.Dx() * part.Dy())
		return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 0xFF}
	}
}

// meanOfJPEG is meanOf for an image as a JPEG has it.
func meanOfJPEG(c *image.YCbCr, part image.Rectangle) color.RGBA {
	var light, blue, red int32
	for y := part.Min.Y; y < part.Max.Y; y++ {
		i, j := c.YOffset(part.Min.X, y), c.COffset(part.Min.X, y)
		for _, v := range c.Y[i : i+part.Dx()] {
			light += int32(v)
		}
		last := c.COffset(part.Max.X-1, y)
		blue += int32(c.Cb[j]) + int32(c.Cb[last])
		red += int32(c.Cr[j]) + int32(c.Cr[last])
	}
	n, m := float64(part.Dx()*part.Dy()), float64(2*part.Dy())
	l, u, v := float64(light)/n, float64(blue)/m-128, float64(red)/m-128
	return color.RGBA{clamped(l + 1.402*v), clamped(l - 0.344136*u - 0.714136*v), clamped(l + 1.772*u), 0xFF}
}

func clamped(v float64) uint8 { return uint8(max(0, min(255, v+0.5))) }

// dim is the brightness below which half of a picture is brightened, and up to which.
const dim, lit = 70, 110

// brightened returns a picture that is mostly dark with its dark colours farther apart, or else the picture.
func (p picture) brightened() picture {
	var count [256]int
	for i := 0; i < len(p.Pix); i += 4 {
		count[max(p.Pix[i], p.Pix[i+1], p.Pix[i+2])]++
	}
	half := 0
	for left := p.w * p.h / 2; left > count[half]; half++ {
		left -= count[half]
	}
	if half >= dim {
		return p
	}
	var as [256]uint8
	power := math.Log(lit/255.) / math.Log(float64(max(1, half))/255)
	for v := range as {
		as[v] = clamped(255 * math.Pow(float64(v)/255, power))
	}
	out := blank(p.w, p.h)
	for i, v := range p.Pix {
		out.Pix[i] = as[v]
	}
	return out
}

// at returns one colour, 0 to 2, between pixels; beyond the edge it is that of the edge.
func (p picture) at(x, y float64) (rgb [3]float32) {
	x, y = max(0, min(float64(p.w-1), x-0.5)), max(0, min(float64(p.h-1), y-0.5))
	x0, y0 := int(x), int(y)
	fx, fy := float32(x-float64(x0)), float32(y-float64(y0))
	right, down := 4, p.Stride
	if x0 == p.w-1 {
		right = 0
	}
	if y0 == p.h-1 {
		down = 0
	}
	i := p.PixOffset(x0, y0)
	for c := range 3 {
		a, b := float32(p.Pix[i+c]), float32(p.Pix[i+right+c])
		d, e := float32(p.Pix[i+down+c]), float32(p.Pix[i+down+right+c])
		above, below := a+(b-a)*fx, d+(e-d)*fx
		rgb[c] = above + (below-above)*fy
	}
	return rgb
}
