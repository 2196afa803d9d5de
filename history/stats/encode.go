package stats

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"unsafe"
)

// ErrFact means that bytes are no fact, or not as they were written.
var ErrFact = errors.New("not a fact")

// form is the form of encoded facts. A new one means deriving all anew.
const form = 1

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode writes a fact in few bytes. What is in its marks and its id is not in
// them. The same fact gives the same bytes.
func (f Fact) Encode() []byte {
	b := append(make([]byte, 0, 256), form)
	b = text(b, f.Day)
	b = binary.AppendVarint(b, f.Began)
	b = text(b, f.Variant)
	b = text(b, f.Ending)
	b = number(b, f.Rounds)
	b = append(b, f.end())
	b = number(b, len(f.Seats))
	for _, s := range f.Seats {
		b = s.encode(b)
	}
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

func (s Seat) encode(b []byte) []byte {
	b = text(b, s.Person)
	b = text(b, s.Name)
	b = truth(b, s.Won)
	for _, n := range []int{s.Place, s.Total, s.Calls, s.CallsWon, s.CallHand, s.Escape, s.Behind, len(s.Points)} {
		b = number(b, n)
	}
	for _, n := range s.Points {
		b = number(b, n)
	}
	return b
}

// The ends of a game, as they are encoded.
const (
	running byte = iota
	over
	provisional
)

func (f Fact) end() byte {
	switch {
	case f.Provisional:
		return provisional
	case f.Over:
		return over
	}
	return running
}

func text(b []byte, s string) []byte { return append(number(b, len(s)), s...) }

func number(b []byte, n int) []byte { return binary.AppendVarint(b, int64(n)) }

func truth(b []byte, is bool) []byte {
	if is {
		return append(b, 1)
	}
	return append(b, 0)
}

// Decode reads into f what Encode wrote, keeping its id and marks. It uses the
// memory that f has, and the texts in f are those of data: neither may change
// while f is in use.
func (f *Fact) Decode(data []byte) error {
	if len(data) < 5 || data[0] != form {
		return ErrFact
	}
	body := data[:len(data)-4]
	if crc32.Checksum(body, castagnoli) != binary.BigEndian.Uint32(data[len(body):]) {
		return ErrFact
	}
	d := decoding{left: body[1:]}
	f.Day, f.Began = d.text(), d.varint()
	f.Variant, f.Ending = d.text(), d.text()
	f.Rounds = d.number()
	end := d.byte()
	f.Over, f.Provisional = end != running, end == provisional
	n := d.length()
	if cap(f.Seats) < n {
		f.Seats = make([]Seat, n)
	}
	f.Seats = f.Seats[:n]
	for i := range f.Seats {
		d.seat(&f.Seats[i])
	}
	if d.bad || len(d.left) > 0 {
		return ErrFact
	}
	return nil
}

// A decoding is what is left to read.
type decoding struct {
	left []byte
	bad  bool
}

func (d *decoding) seat(s *Seat) {
	s.Person, s.Name, s.Won = d.text(), d.text(), d.truth()
	s.Place, s.Total, s.Calls, s.CallsWon = d.number(), d.number(), d.number(), d.number()
	s.CallHand, s.Escape, s.Behind = d.number(), d.number(), d.number()
	n := d.length()
	s.Points = s.Points[:0]
	for range n {
		s.Points = append(s.Points, d.number())
	}
}

func (d *decoding) varint() int64 {
	n, size := binary.Varint(d.left)
	if size <= 0 {
		d.bad, d.left = true, nil
		return 0
	}
	d.left = d.left[size:]
	return n
}

func (d *decoding) number() int {
	if len(d.left) > 0 && d.left[0] < 0x80 { // most are
		n := int(d.left[0])
		d.left = d.left[1:]
		return n>>1 ^ -(n & 1)
	}
	return int(d.varint())
}

// length reads how many of something follow, which take a byte each at least.
func (d *decoding) length() int {
	n := d.number()
	if n < 0 || n > len(d.left) {
		d.bad, d.left = true, nil
		return 0
	}
	return n
}

func (d *decoding) text() string {
	n := d.length()
	if n == 0 {
		return ""
	}
	s := unsafe.String(&d.left[0], n) // the data stay as they are, see Decode
	d.left = d.left[n:]
	return s
}

func (d *decoding) truth() bool { return d.byte() == 1 }

func (d *decoding) byte() byte {
	if len(d.left) == 0 {
		d.bad = true
		return 0
	}
	b := d.left[0]
	d.left = d.left[1:]
	return b
}
