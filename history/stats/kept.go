package stats

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"math"
	"slices"
)

// ErrCount means that bytes do not encode a count, or are damaged.
var ErrCount = errors.New("not a count")

// countForm is the version of the encoding of a count, and of the way games are counted:
// a change of either needs another one, so that no count goes on from one made in another
// way.
const countForm = 1

// Encode returns a compact encoding of what was counted so far, without the query.
// [Resume] goes on from it.
func (c *Count) Encode() []byte {
	e := c.encode()
	b := append(make([]byte, 0, len(e.rest)+8*len(e.floats)+16), countForm)
	b = number(b, len(e.floats))
	for _, x := range e.floats {
		b = binary.BigEndian.AppendUint64(b, math.Float64bits(x))
	}
	return seal(append(b, e.rest...))
}

// Agrees reports whether two counts of the same query found the same. The last digits of
// a rating may depend on the machine.
func (c *Count) Agrees(other *Count) bool {
	const digits = 1e-6
	a, b := c.encode(), other.encode()
	return bytes.Equal(a.rest, b.rest) && slices.EqualFunc(a.floats, b.floats, func(x, y float64) bool {
		return math.Abs(x-y) < digits
	})
}

// Resume returns a count of the games that match the query which begins with those that
// were counted when data was encoded, for the same query. The error is [ErrCount] if
// there was none. The strings in the count share memory with data, which must not change.
func Resume(q Query, data []byte) (*Count, error) {
	body, err := unseal(data, countForm)
	if err != nil {
		return nil, ErrCount
	}
	c, d := NewCount(q), countDecoding{decoding: decoding{left: body}}
	d.floats = make([]float64, d.length())
	for i := range d.floats {
		d.floats[i] = d.float64()
	}
	d.count(c)
	if d.bad || len(d.left) > 0 || len(d.floats) > 0 {
		return nil, ErrCount
	}
	return c, nil
}

// numbers returns the numbers of a count that are not of one person or variant.
func (c *Count) numbers() []*int {
	r := &c.report
	return []*int{&r.Games, &r.Unfinished, &r.Provisional, &r.LeftOut, &r.Coached, &r.Rounds}
}

// numbers returns the numbers of a person that others do not follow from.
func (l *sums) numbers() []*int {
	all := []*int{
		&l.Games, &l.Left, &l.Wins, &l.Shared, &l.Rounds, &l.Calls, &l.CallsWon, &l.Streak, &l.Longest, &l.Drought,
		&l.points, &l.totals, &l.places, &l.hands, &l.drought, &l.form.every,
	}
	for i := range l.Histogram {
		all = append(all, &l.Histogram[i])
	}
	return all
}

func (l *sums) moments() []*Moment {
	return []*Moment{&l.Best, &l.Worst, &l.Lowest, &l.Highest, &l.Escape, &l.Comeback}
}

func (v *variantSums) numbers() []*int {
	return []*int{&v.Games, &v.Rounds, &v.Players, &v.points, &v.played}
}

func (p *Pair) numbers() []*int { return []*int{&p.A, &p.B, &p.Games, &p.Ahead, &p.Level} }

// A countEncoding is the encoding of a count with its floating-point numbers apart.
type countEncoding struct {
	rest   []byte
	floats []float64
}

func (c *Count) encode() *countEncoding {
	e := &countEncoding{}
	e.numbers(c.numbers())
	e.number(len(c.report.Nights))
	for _, n := range c.report.Nights {
		e.text(n.Day)
		e.number(n.Games)
	}
	e.number(len(c.lines))
	for i := range c.lines {
		e.line(&c.lines[i])
	}
	e.number(len(c.pairs))
	for _, key := range slices.Sorted(maps.Keys(c.pairs)) {
		e.numbers(c.pairs[key].numbers())
	}
	e.number(len(c.variants))
	for _, id := range slices.Sorted(maps.Keys(c.variants)) {
		e.text(id)
		e.numbers(c.variants[id].numbers())
		e.moments([]*Moment{&c.variants[id].Lowest})
	}
	return e
}

func (e *countEncoding) line(l *sums) {
	e.text(l.key)
	e.text(l.Name)
	e.numbers(l.numbers())
	e.number(len(l.Places))
	for _, n := range l.Places {
		e.number(n)
	}
	e.moments(l.moments())
	e.floats = append(e.floats, l.Shares, l.Rating.Mu, l.Rating.Sigma)
	e.number(len(l.form.points))
	for _, p := range l.form.points { // whose games follow from their number
		e.floats = append(e.floats, p.Rating.Mu, p.Rating.Sigma)
	}
}

func (e *countEncoding) number(n int)  { e.rest = number(e.rest, n) }
func (e *countEncoding) text(s string) { e.rest = text(e.rest, s) }

func (e *countEncoding) numbers(all []*int) {
	for _, n := range all {
		e.number(*n)
	}
}

func (e *countEncoding) moments(all []*Moment) {
	for _, m := range all {
		e.number(m.Points)
		e.text(m.Game)
	}
}

// A countDecoding is the rest of a countEncoding, in the same order.
type countDecoding struct {
	decoding
	floats []float64
}

func (d *countDecoding) count(c *Count) {
	d.numbers(c.numbers())
	for range d.length() {
		c.report.Nights = append(c.report.Nights, Night{d.text(), d.number()})
	}
	c.lines = make([]sums, d.length())
	for i := range c.lines {
		d.line(&c.lines[i])
		c.people[c.lines[i].key] = i
	}
	for range d.length() {
		p := &Pair{}
		d.numbers(p.numbers())
		d.bad = d.bad || min(p.A, p.B) < 0 || max(p.A, p.B) >= len(c.lines)
		c.pairs[pairKey(p.A, p.B)] = p
	}
	for range d.length() {
		v := &variantSums{Variant: Variant{Variant: d.text()}}
		d.numbers(v.numbers())
		d.moments([]*Moment{&v.Lowest})
		c.variants[v.Variant.Variant] = v
	}
}

func (d *countDecoding) line(l *sums) {
	l.key = d.text()
	l.Person, l.Name = personOf(l.key), d.text()
	d.numbers(l.numbers())
	l.Places = make([]int, d.length())
	for i := range l.Places {
		l.Places[i] = d.number()
	}
	d.moments(l.moments())
	l.Shares, l.Rating.Mu, l.Rating.Sigma = d.float(), d.float(), d.float()
	n := d.number()
	d.bad = d.bad || n < 0 || 2*n > len(d.floats)
	for i := 0; i < n && !d.bad; i++ {
		p := Point{Game: (i + 1) * l.form.every}
		p.Rating.Mu, p.Rating.Sigma = d.float(), d.float()
		l.form.points = append(l.form.points, p)
	}
}

// float returns the next of the numbers apart.
func (d *countDecoding) float() float64 {
	if len(d.floats) == 0 {
		d.bad = true
		return 0
	}
	x := d.floats[0]
	d.floats = d.floats[1:]
	return x
}

func (d *countDecoding) numbers(all []*int) {
	for _, n := range all {
		*n = d.number()
	}
}

func (d *countDecoding) moments(all []*Moment) {
	for _, m := range all {
		m.Points, m.Game = d.number(), d.text()
	}
}
