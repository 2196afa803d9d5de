package sight

import (
	"cmp"
	"context"
	"slices"
)

// A Reading is what a card in a photo was read as.
type Reading struct {
	Code    string // the face that it is most like
	Kind    string // what that counts as: see [Deck.Counting]
	Sure    bool   // no other kind is likely
	Second  string // the face of another kind that it is like next, or ""
	Line    int    // which line it lies in, from 1
	Corners Quad   // in pixels of the photo, clockwise; the first side is the upper one of the face

	clear clarity
}

// A clarity is how clearly a card was read.
type clarity struct {
	lead  float64 // by how much the first face is nearer than the second, of how far those are apart
	apart float64 // how much the card differs from the first face, as a part of what there is on it but for its rim
	worst float64 // how much it does where it is most, as a part of what there is on all of it
}

// Read returns the cards of the deck that lie in a photo, in reading order. What is no card of the deck is
// left out.
func (d Deck) Read(ctx context.Context, p Photo) ([]Reading, error) {
	pic := p.small(detail)
	bright := pic.brightened()
	found, hulls, err := bright.candidates(ctx)
	if err != nil {
		return nil, err
	}
	all, err := d.readings(ctx, pic, found, nil)
	if err == nil {
		all, err = d.readings(ctx, pic, bright.taken(hulls, all), all)
	}
	for looked := 0; looked < len(all) && err == nil; {
		from := all[looked:]
		looked = len(all)
		all, err = d.readings(ctx, pic, pic.beside(from, all), all)
	}
	if err != nil {
		return nil, err
	}
	var quads []Quad
	for _, r := range all {
		quads = append(quads, r.Corners)
	}
	line, order := linesOf(quads, 2.2)
	scale := float64(p.Width) / float64(pic.w)
	var sorted []Reading
	for _, i := range order {
		all[i].Line, all[i].Corners = line[i], all[i].Corners.scaled(scale)
		sorted = append(sorted, all[i])
	}
	return sorted, nil
}

// mostMisses is the number of outlines in a row that are no cards from which on the others, which are less alike, are
// not looked at: a cloth has hundreds of squares.
const mostMisses = 60

// readings adds to what was read what candidates show that lies elsewhere.
func (d Deck) readings(ctx context.Context, pic picture, found []candidate, all []Reading) ([]Reading, error) {
	misses := 0
	for _, g := range d.guesses(pic, found) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if covered(g.Quad, all) {
			continue
		}
		r, ok := d.read(pic, g)
		if misses++; ok {
			misses = 0
		}
		if ok && !covered(r.Corners, all) {
			all = append(all, r)
		}
		if misses == mostMisses {
			break
		}
	}
	return all, nil
}

// covered reports whether something was read where an outline is.
func covered(q Quad, all []Reading) bool {
	return slices.ContainsFunc(all, func(r Reading) bool { return q.shared(r.Corners) > 0.3 })
}

// A guess is what an outline may show, the likeliest first.
type guess struct {
	Quad
	faces []likely
}

// A likely is a face that a card may be, with the corner at which it begins.
type likely struct {
	of     *taught
	corner int
	like   float32
}

// The bounds of readings.
const (
	leastLike = 0.35 // of sketches
	tried     = 3    // faces that are laid over a card
	further   = 9    // those that are laid over it besides, at most
	twins     = 0.85 // of the sketches of two faces that differ by little but an index
)

// guesses returns what outlines may show, the likeliest first.
func (d Deck) guesses(pic picture, all []candidate) []guess {
	var out []guess
	for _, c := range all {
		g := guess{Quad: c.upright()}
		if short, _ := g.sides(); short < readWidth {
			continue
		}
		turns := []int{0}
		if short, long := g.sides(); long < 1.3*short {
			turns = append(turns, 1)
		}
		for _, turn := range turns {
			s := pic.straightened(g.from(turn)).sketch()
			for i := range d.faces {
				for half := range 2 {
					g.faces = append(g.faces, likely{&d.faces[i], turn + 2*half, s.like(&d.faces[i].sketches[half])})
				}
			}
		}
		g.keep()
		if len(g.faces) > 0 && g.faces[0].like >= leastLike {
			out = append(out, g)
		}
	}
	return sorted(out, func(g guess) float64 { return -float64(g.faces[0].like) })
}

// keep keeps the likeliest faces, upside down as well where a sketch does not tell.
func (g *guess) keep() {
	g.faces = sorted(g.faces, func(l likely) float64 { return -float64(l.like) })
	best := map[*taught]float32{}
	var kept []likely
	for _, l := range g.faces {
		most, known := best[l.of]
		if !known && len(best) < tried {
			best[l.of], most, known = l.like, l.like, true
		}
		if known && l.like > most-0.1 {
			kept = append(kept, l)
		}
	}
	g.faces = kept
}

// A laid is a face laid over a card.
type laid struct {
	of     *taught
	corner int
	fit
}

// lead is that over the face that lies over the same card otherwise.
func (l *laid) lead(other laid) float64 {
	return l.fit.lead(l.of, other.of, (l.corner-other.corner)%4 != 0)
}

// clarity is that of a card over which no other face lies.
func (l *laid) clarity() clarity {
	return clarity{lead: 1, apart: l.apart / l.of.inner, worst: l.worst / l.of.much}
}

// clearly is the lead from which on the other face need not be asked.
const clearly = 0.6

// leads returns by how much it is nearer to its face than to each of the others: as either of the two faces sees it, where
// that is not clear.
func (l *laid) leads(all []laid) []float64 {
	var leads []float64
	for _, other := range all {
		lead := 1.0
		if other.of != l.of {
			lead = l.lead(other)
			if lead < clearly {
				lead = (lead - other.lead(*l)) / 2
			}
		}
		leads = append(leads, lead)
	}
	return leads
}

// more lays further faces over a card: those that are about as similar to it as the nearest face in its position, and
// those whose sketch is nearly the same. Faces that differ in little more than an index can be told apart only by that
// index, once they fit well.
func (d Deck) more(pic picture, all []laid) (more []laid) {
	best := all[0]
	for i := range d.faces {
		of := &d.faces[i]
		if slices.ContainsFunc(all, func(l laid) bool { return l.of == of }) {
			continue
		}
		if f := best.over(&of.face); f.apart < 2*best.apart || best.of.sketches[0].like(&of.sketches[0]) > twins {
			more = append(more, laid{of, best.corner, f})
		}
	}
	more = sorted(more, func(l laid) float64 { return l.apart })
	more = more[:min(len(more), further)]
	for i, l := range more {
		more[i].fit = pic.laid(best.Quad, &l.of.face)
	}
	return more
}

// read lays the likeliest faces over a card.
func (d Deck) read(pic picture, g guess) (Reading, bool) {
	var all []laid
	for _, l := range g.faces {
		all = append(all, laid{l.of, l.corner, pic.laid(g.from(l.corner), &l.of.face)})
	}
	all = sorted(all, func(l laid) float64 { return l.apart })
	if !all[0].clarity().card() {
		return Reading{}, false
	}
	all = sorted(append(all, d.more(pic, all)...), func(l laid) float64 { return l.apart })
	all = slices.DeleteFunc(all, func(l laid) bool { return l.apart > 4*all[0].apart+0.1*all[0].of.much })
	first, leads := all[0], all[0].leads(all)
	for i, other := range all {
		if leads[i] < 0 {
			first, leads = other, other.leads(all)
			break
		}
	}
	r := Reading{Code: first.of.code, Kind: first.of.kind, Corners: first.Quad, clear: first.clarity()}
	for i, second := range all {
		if second.of.kind != first.of.kind && (leads[i] < r.clear.lead || r.Second == "") {
			r.Second, r.clear.lead = second.of.code, leads[i]
		}
	}
	r.Sure = r.clear.sure()
	return r, r.clear.card()
}

// What is sure, and what is no card of the deck, as measured over rendered photos: docs/decisions/photos.md has how far
// from these bounds right readings were, and wrong ones.
const (
	sureLead  = 0.55
	sureApart = 0.3
	sureWorst = 0.6
	farOff    = 0.45
	worstOff  = 2.0
	fairlyFar = 0.35
	leastLead = 0.25
)

// card reports whether it is a card of the deck at all. What is far from its face is none if it is about as far from
// another one, such as a square of a tablecloth.
func (c clarity) card() bool {
	return c.apart < farOff && c.worst < worstOff && (c.apart < fairlyFar || c.lead > leastLead)
}

func (c clarity) sure() bool { return c.lead > sureLead && c.apart < sureApart && c.worst < sureWorst }

// much returns the mean square of what there is on a face, but for a rim of so many pixels.
func (v view) much(rim int) (sum float64) {
	for _, view := range v {
		mean, square, n := 0.0, 0.0, 0.0
		for y := rim; y < faceHeight-rim; y++ {
			for _, v := range view[y*faceWidth+rim : (y+1)*faceWidth-rim] {
				mean, square, n = mean+float64(v), square+float64(v)*float64(v), n+1
			}
		}
		sum += (square - mean*mean/n) / facePixels
	}
	return max(1e-4, sum)
}

// Held returns readings, and asks about those that no deck can hold: more of a kind than it has copies. They are the
// least clear ones.
func Held(all []Reading, copies func(kind string) int) []Reading {
	all = slices.Clone(all)
	var leads []float64
	for _, r := range all {
		leads = append(leads, -r.clear.lead)
	}
	seen := map[string]int{}
	for _, i := range inOrder(leads) {
		kind := all[i].Kind
		if seen[kind]++; seen[kind] > copies(kind) {
			all[i].Sure = false
		}
	}
	return all
}

// linesOf returns the number of the line, from 1, in which each outline lies, in their order; and the outlines
// in reading order by their indices: lines from above, in each of them from the left. Cards of one
// line lie side by side, at most that many widths apart.
func linesOf(all []Quad, apart float64) (line, order []int) {
	var lines [][]int
	for i, q := range all {
		mine := []int{i}
		lines = slices.DeleteFunc(lines, func(line []int) bool {
			joined := slices.ContainsFunc(line, func(k int) bool { return q.beside(all[k], apart) || all[k].beside(q, apart) })
			if joined {
				mine = append(mine, line...)
			}
			return joined
		})
		lines = append(lines, mine)
	}
	for i, l := range lines {
		lines[i] = sideBySide(all, l)
	}
	slices.SortFunc(lines, func(a, b []int) int { return compareLines(all, a, b) })
	line = make([]int, len(all))
	for n, l := range lines {
		for _, i := range l {
			line[i] = n + 1
			order = append(order, i)
		}
	}
	return line, order
}

// beside reports whether another outline lies beside this one's long side.
func (q Quad) beside(other Quad, apart float64) bool {
	q = q.upright()
	across, down := q.ways()
	d, den := other.middle().minus(q.middle()), across.cross(down)
	u, v := d.cross(down)/den, across.cross(d)/den
	return max(u, -u) < apart && max(v, -v) < 0.5
}

// sideBySide returns a line in its order: from the left, or from above where it stands.
func sideBySide(all []Quad, line []int) []int {
	low, high := all[line[0]].middle(), all[line[0]].middle()
	for _, i := range line {
		m := all[i].middle()
		low, high = Point{min(low.X, m.X), min(low.Y, m.Y)}, Point{max(high.X, m.X), max(high.Y, m.Y)}
	}
	return sorted(line, func(i int) float64 {
		if high.Y-low.Y > 1.2*(high.X-low.X) {
			return all[i].middle().Y
		}
		return all[i].middle().X
	})
}

// compareLines puts what is higher first, and what is as high from the left.
func compareLines(all []Quad, a, b []int) int {
	middle := func(line []int) (p Point, high float64) {
		for _, i := range line {
			p = p.plus(all[i].middle().times(1 / float64(len(line))))
			_, long := all[i].sides()
			high += long / float64(len(line))
		}
		return p, high
	}
	p, high := middle(a)
	q, _ := middle(b)
	if d := p.Y - q.Y; max(d, -d) > high/2 {
		return cmp.Compare(p.Y, q.Y)
	}
	return cmp.Compare(p.X, q.X)
}
