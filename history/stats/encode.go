package stats

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"unsafe"

	"tabby/history/trophy"
)

// ErrFact means that bytes do not encode a fact, or are damaged.
var ErrFact = errors.New("not a fact")

// IsCurrent reports whether an encoding is of this [Form].
func IsCurrent(data []byte) bool { return len(data) > 0 && data[0] == Form }

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode returns a compact encoding of the fact without its id, LeftOut and
// Coached. Equal facts have equal encodings.
func (f Fact) Encode() []byte {
	b := append(make([]byte, 0, 256), Form)
	b = text(b, f.Day)
	b = binary.AppendVarint(b, f.Began)
	b = text(b, f.Variant)
	b = text(b, f.Ending)
	b = number(b, f.Rounds)
	b = append(b, f.end()|byte(f.Goal)<<goalShift|f.ahead())
	b = number(append(b, byte(f.Trophy)), len(f.Seats))
	for _, s := range f.Seats {
		b = s.encode(b)
	}
	if f.Named != "" {
		b = text(b, f.Named)
	}
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// unseal returns what follows the form in an encoding, or [ErrFact] if it has another form
// or is damaged.
func unseal(data []byte) ([]byte, error) {
	if len(data) < 5 || !IsCurrent(data) {
		return nil, ErrFact
	}
	body := data[:len(data)-4]
	if crc32.Checksum(body, castagnoli) != binary.BigEndian.Uint32(data[len(body):]) {
		return nil, ErrFact
	}
	return body[1:], nil
}

func (s Seat) encode(b []byte) []byte {
	b = text(b, s.Person)
	b = text(b, s.Name)
	b = truth(b, s.Won)
	for _, n := range s.numbers() {
		b = number(b, *n)
	}
	b = number(truth(b, s.Awarded), len(s.Points))
	for _, n := range s.Points {
		b = number(b, n)
	}
	return b
}

// How a game stands, as it is encoded.
const (
	running byte = iota
	over
	provisional
)

// In the byte that says how a game stands the goal begins at goalShift, and aheadBit is set if
// somebody had a head start.
const (
	goalShift = 2
	aheadBit  = 1 << 7
)

func (f Fact) ahead() byte {
	if f.HeadStart {
		return aheadBit
	}
	return 0
}

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

// Decode decodes data into f, except for its id, LeftOut and Coached. It reuses the
// memory of f, and the strings in f share memory with data: data must not change
// while f is in use.
func (f *Fact) Decode(data []byte) error {
	body, err := unseal(data)
	if err != nil {
		return err
	}
	d := decoding{left: body}
	f.Day, f.Began = d.text(), d.varint()
	f.Variant, f.Ending = d.text(), d.text()
	f.Rounds = d.number()
	end := d.byte()
	f.HeadStart, end = end&aheadBit != 0, end&^aheadBit
	f.Goal, end = Goal(end>>goalShift), end&(1<<goalShift-1)
	f.Over, f.Provisional = end != running, end == provisional
	if f.Goal >= goals {
		return ErrFact
	}
	if f.Trophy = trophy.Trophy(d.byte()); f.Trophy >= trophy.Count {
		return ErrFact
	}
	n := d.length()
	if cap(f.Seats) < n {
		f.Seats = make([]Seat, n)
	}
	f.Seats = f.Seats[:n]
	for i := range f.Seats {
		d.seat(&f.Seats[i])
	}
	f.Named = ""
	if len(d.left) > 0 {
		f.Named = d.text()
	}
	if d.bad || len(d.left) > 0 {
		return ErrFact
	}
	return nil
}

// A decoding is the rest of the data, and whether any of it was wrong.
type decoding struct {
	left []byte
	bad  bool
}

func (d *decoding) seat(s *Seat) {
	s.Person, s.Name, s.Won = d.text(), d.text(), d.truth()
	for _, n := range s.numbers() {
		*n = d.number()
	}
	s.Awarded = d.truth()
	n := d.length()
	s.Points = slices.Grow(s.Points[:0], n)
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

// length reads the number of items that follow, each of at least one byte.
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
	s := unsafe.String(&d.left[0], n) // the data do not change, see Decode
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
