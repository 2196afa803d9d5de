package sight

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
)

// A lying card is one on a table.
type lying struct {
	printed
	at     Point   // its middle
	angle  float64 // by which it is turned
	height float64 // in the same units
}

// A scene is a photo that is rendered.
type scene struct {
	w, h  int
	table func(x, y float64) [3]float64 // its colours
	cards []lying
	hard  float64 // how bad light, camera and angle are, to 1
	phone bool    // whether a phone took it in somebody's hand: see [scene.byPhone]
	*rand.Rand
}

// A shot is a scene as it was taken, with where each card is seen.
type shot struct {
	img   image.Image
	jpeg  []byte
	where []Quad
}

// taken renders the scene.
func (s scene) taken() shot {
	view := s.camera()
	light := s.light()
	buf := make([][3]float64, s.w*s.h)
	for y := range s.h {
		for x := range s.w {
			p := view.back(float64(x)+0.5, float64(y)+0.5)
			buf[y*s.w+x] = s.table(p.X, p.Y)
		}
	}
	var out shot
	gloss := make([]float64, len(buf))
	for _, c := range s.cards {
		out.where = append(out.where, s.lay(buf, gloss, c, view))
	}
	if s.phone {
		s.hand(buf, gloss)
	}
	for i := range buf {
		l := light(float64(i%s.w)/float64(s.w)-0.5, float64(i/s.w)/float64(s.h)-0.5)
		for c := range 3 {
			buf[i][c] *= l[c]
		}
	}
	if s.phone {
		s.glare(buf, gloss)
		buf = s.shaken(buf)
	}
	for range s.IntN(1 + int(2.99*s.hard)) {
		buf = soft(buf, s.w, s.h)
	}
	img := image.NewRGBA(image.Rect(0, 0, s.w, s.h))
	noise := 1 + 5*s.hard*s.Float64()
	for i, v := range buf {
		level := func(v float64) uint8 { return clamped(v + s.NormFloat64()*noise) }
		img.SetRGBA(i%s.w, i/s.w, color.RGBA{level(v[0]), level(v[1]), level(v[2]), 255})
	}
	var b bytes.Buffer
	quality := 90 - int(20*s.hard)
	if s.phone {
		quality -= 15
	}
	_ = jpeg.Encode(&b, img, &jpeg.Options{Quality: quality})
	out.jpeg = b.Bytes()
	out.img, _ = jpeg.Decode(&b)
	return out
}

// A matrix maps a table to a photo, or back.
type matrix [9]float64

func (m matrix) at(x, y float64) Point {
	z := m[6]*x + m[7]*y + m[8]
	return Point{(m[0]*x + m[1]*y + m[2]) / z, (m[3]*x + m[4]*y + m[5]) / z}
}

func (m matrix) inverse() matrix {
	return matrix{
		m[4]*m[8] - m[5]*m[7], m[2]*m[7] - m[1]*m[8], m[1]*m[5] - m[2]*m[4],
		m[5]*m[6] - m[3]*m[8], m[0]*m[8] - m[2]*m[6], m[2]*m[3] - m[0]*m[5],
		m[3]*m[7] - m[4]*m[6], m[1]*m[6] - m[0]*m[7], m[0]*m[4] - m[1]*m[3],
	}
}

// A lens is how a table is seen in a photo: tilted, and with its straight lines bent.
type lens struct {
	view, away matrix
	middle     Point
	bent       float64 // by how much of a pixel's distance from the middle, for each pixel of it squared
}

// at returns where a place of the table is seen, and back which place is seen.
func (l lens) at(x, y float64) Point {
	p := l.view.at(x, y)
	want := p.minus(l.middle)
	d := want
	for range 4 {
		d = want.times(1 / (1 + l.bent*d.dot(d)))
	}
	return l.middle.plus(d)
}

func (l lens) back(x, y float64) Point {
	d := Point{x, y}.minus(l.middle)
	p := l.middle.plus(d.times(1 + l.bent*d.dot(d)))
	return l.away.at(p.X, p.Y)
}

// camera returns how the table, whose middle is 0, is seen: tilted by up to some 30 degrees.
func (s scene) camera() lens {
	tilt := s.hard * 0.5 * s.Float64()
	round := s.Float64() * 2 * math.Pi
	far := 1.6 * float64(max(s.w, s.h))
	c, n := math.Cos(tilt), math.Sin(tilt)
	dx, dy := math.Cos(round), math.Sin(round)
	// a point of the table is turned about the axis (-dy, dx) and seen from far away
	k := c - 1
	a, b, d := 1+k*dx*dx, k*dx*dy, 1+k*dy*dy
	x, y := float64(s.w)/2, float64(s.h)/2
	zx, zy := n*dx/far, n*dy/far
	l := lens{view: matrix{a + x*zx, b + x*zy, x, b + y*zx, d + y*zy, y, zx, zy, 1}, middle: Point{x, y}}
	l.away = l.view.inverse()
	if s.phone {
		l.bent = (s.Float64() - 0.5) * 0.08 * s.hard / (x*x + y*y)
	}
	return l
}

// light returns how light falls: from one side, warm or cold, with a shadow.
func (s scene) light() func(x, y float64) [3]float64 {
	lx, ly := (s.Float64()-0.5)*0.7*s.hard, (s.Float64()-0.5)*0.7*s.hard
	warm, gain := 1+(s.Float64()-0.5)*0.3*s.hard, 1-0.4*s.hard*s.Float64()
	deep := 0.0
	if s.Float64() < 0.5*s.hard {
		deep = 0.15 + 0.3*s.Float64()
	}
	edge, way := (s.Float64()-0.5)*0.6, s.Float64()*2*math.Pi
	wide := 0.01 + 0.08*s.Float64()
	cos, sin := math.Cos(way), math.Sin(way)
	return func(x, y float64) [3]float64 {
		l := gain * (1 + lx*x*2 + ly*y*2)
		l *= 1 - deep/(1+math.Exp(-(x*cos+y*sin-edge)/wide))
		return [3]float64{l * warm, l, l / warm}
	}
}

// lay puts a card on the table, with its shadow.
func (s scene) lay(buf [][3]float64, gloss []float64, c lying, view lens) Quad {
	b := c.img.Bounds()
	scale := c.height / float64(b.Dy())
	cos, sin := math.Cos(c.angle), math.Sin(c.angle)
	var q Quad
	for i, corner := range [4]Point{{-.5, -.5}, {.5, -.5}, {.5, .5}, {-.5, .5}} {
		x, y := corner.X*float64(b.Dx())*scale, corner.Y*c.height
		q[i] = view.at(c.at.X+cos*x-sin*y, c.at.Y+sin*x+cos*y)
	}
	left, top, right, down := s.w, s.h, 0, 0
	for _, p := range q {
		left, top = min(left, int(p.X)-8), min(top, int(p.Y)-8)
		right, down = max(right, int(p.X)+8), max(down, int(p.Y)+8)
	}
	at := func(x, y float64) (r, g, b, a float64) {
		p := view.back(x, y)
		x, y = p.X-c.at.X, p.Y-c.at.Y
		u, v := (cos*x+sin*y)/scale+float64(c.img.Bounds().Dx())/2, (-sin*x+cos*y)/scale+float64(c.img.Bounds().Dy())/2
		return sampled(c.img, u, v)
	}
	for y := max(0, top); y < min(s.h, down); y++ {
		for x := max(0, left); x < min(s.w, right); x++ {
			v := &buf[y*s.w+x]
			if _, _, _, a := at(float64(x)-1.5, float64(y)-1.5); a > 0 {
				for i := range v {
					v[i] *= 1 - 0.3*a
				}
			}
			var sum [4]float64
			for k := range 4 {
				r, g, b, a := at(float64(x)+0.25+0.5*float64(k%2), float64(y)+0.25+0.5*float64(k/2))
				sum[0], sum[1], sum[2], sum[3] = sum[0]+r/4, sum[1]+g/4, sum[2]+b/4, sum[3]+a/4
			}
			for i := range v {
				v[i] = v[i]*(1-sum[3]) + sum[i]
			}
			gloss[y*s.w+x] = max(gloss[y*s.w+x], sum[3])
		}
	}
	return q
}

func sampled(img *image.RGBA, u, v float64) (r, g, b, a float64) {
	u, v = u-0.5, v-0.5
	x, y := int(math.Floor(u)), int(math.Floor(v))
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if x < -1 || y < -1 || x >= w || y >= h {
		return 0, 0, 0, 0
	}
	fx, fy := u-float64(x), v-float64(y)
	for k, f := range [4]float64{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy} {
		px, py := x+k%2, y+k/2
		if px < 0 || py < 0 || px >= w || py >= h {
			continue
		}
		c := img.Pix[img.PixOffset(px, py):]
		r, g, b, a = r+f*float64(c[0]), g+f*float64(c[1]), b+f*float64(c[2]), a+f*float64(c[3])/255
	}
	return r, g, b, a
}

// soft blurs a little.
func soft(buf [][3]float64, w, h int) [][3]float64 {
	out := make([][3]float64, len(buf))
	copy(out, buf)
	for y := 1; y < h-1; y++ {
		for x := 1; x < w-1; x++ {
			i := y*w + x
			for c := range 3 {
				out[i][c] = (4*buf[i][c] + 2*(buf[i-1][c]+buf[i+1][c]+buf[i-w][c]+buf[i+w][c]) +
					buf[i-w-1][c] + buf[i-w+1][c] + buf[i+w-1][c] + buf[i+w+1][c]) / 16
			}
		}
	}
	return out
}

// tables are what cards lie on, each by its name.
var tables = map[string]func(*rand.Rand) func(x, y float64) [3]float64{
	"wood":     wood,
	"oak":      oak,
	"felt":     cloth([3]float64{30, 90, 60}, 8),
	"white":    cloth([3]float64{225, 222, 214}, 5),
	"black":    cloth([3]float64{28, 27, 30}, 5),
	"grey":     cloth([3]float64{150, 150, 155}, 10),
	"checked":  checked,
	"striped":  striped,
	"flowered": flowered,
	"knitted":  knitted,
	"marble":   marble,
	"news":     news,
	"parquet":  parquet,
	"drawing":  drawing,
	"tiled":    tiled,
	"quilt":    quilt,
	"grass":    grass,
}

// tableNames are those tables in the order in which they are tried.
var tableNames = []string{
	"black", "checked", "felt", "flowered", "grey", "oak", "striped", "white", "wood",
	"drawing", "knitted", "marble", "news", "parquet",
	"tiled", "quilt", "grass",
}

// random returns a number from 0 to 1 for a place, always the same.
func random(x, y int, seed uint64) float64 {
	h := uint64(x)*0x9E3779B97F4A7C15 ^ uint64(y)*0xC2B2AE3D27D4EB4F ^ seed
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h%4096) / 4096
}

// grained returns smooth noise from 0 to 1.
func grained(x, y float64, seed uint64) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := x-x0, y-y0
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	i, j := int(x0), int(y0)
	a := random(i, j, seed)*(1-fx) + random(i+1, j, seed)*fx
	b := random(i, j+1, seed)*(1-fx) + random(i+1, j+1, seed)*fx
	return a*(1-fy) + b*fy
}

func wood(r *rand.Rand) func(x, y float64) [3]float64 { return planks(r, [3]float64{120, 78, 45}) }
func oak(r *rand.Rand) func(x, y float64) [3]float64  { return planks(r, [3]float64{196, 160, 112}) }

func planks(r *rand.Rand, c [3]float64) func(x, y float64) [3]float64 {
	seed, wide := r.Uint64(), 180+200*r.Float64()
	return func(x, y float64) [3]float64 {
		n := grained(x/90, y/4, seed)*0.5 + grained(x/30, y/1.7, seed+1)*0.3 + grained(x/300, y/30, seed+2)*0.4
		l := 0.75 + 0.4*n + 0.1*random(int(math.Floor(y/wide)), 0, seed)
		if f := y/wide - math.Floor(y/wide); f < 2.5/wide {
			l *= 0.5
		}
		return [3]float64{c[0] * l, c[1] * l, c[2] * l}
	}
}

func cloth(c [3]float64, rough float64) func(r *rand.Rand) func(x, y float64) [3]float64 {
	return func(r *rand.Rand) func(x, y float64) [3]float64 {
		seed := r.Uint64()
		return func(x, y float64) [3]float64 {
			n := rough * (random(int(math.Floor(x/2)), int(math.Floor(y/2)), seed) + grained(x/60, y/60, seed+1) - 1)
			n += rough * 0.4 * math.Sin(x*1.6) * math.Sin(y*1.6)
			return [3]float64{c[0] + n, c[1] + n, c[2] + n}
		}
	}
}

func checked(r *rand.Rand) func(x, y float64) [3]float64 {
	side := 30 + 60*r.Float64()
	base := cloth([3]float64{215, 212, 205}, 6)(r)
	red := [3]float64{1, 0.45 + 0.2*r.Float64(), 0.45}
	return func(x, y float64) [3]float64 {
		v := base(x, y)
		for _, f := range [2]float64{x, y} {
			if int(math.Floor(f/side))%2 == 0 {
				v = [3]float64{v[0] * 0.93 * red[0], v[1] * red[1], v[2] * red[2]}
			}
		}
		return v
	}
}

func striped(r *rand.Rand) func(x, y float64) [3]float64 {
	side, a := 25+50*r.Float64(), r.Float64()*math.Pi
	base := cloth([3]float64{190, 180, 160}, 6)(r)
	return func(x, y float64) [3]float64 {
		v := base(x, y)
		if int(math.Floor((x*math.Cos(a)+y*math.Sin(a))/side))%2 == 0 {
			v = [3]float64{v[0] * 0.4, v[1] * 0.5, v[2] * 0.75}
		}
		return v
	}
}

func flowered(r *rand.Rand) func(x, y float64) [3]float64 {
	seed := r.Uint64()
	base := cloth([3]float64{90, 110, 150}, 6)(r)
	return func(x, y float64) [3]float64 {
		v := base(x, y)
		const side = 90
		i, j := math.Floor(x/side), math.Floor(y/side)
		dx := x - (i+0.3+0.4*random(int(i), int(j), seed))*side
		dy := y - (j+0.3+0.4*random(int(i), int(j), seed+1))*side
		d, a := math.Hypot(dx, dy), math.Atan2(dy, dx)
		switch petal := 18 * (1 + 0.4*math.Cos(5*a)); {
		case d < 6:
			return [3]float64{230, 200, 60}
		case d < petal:
			return [3]float64{220, 150 + 60*random(int(i), int(j), seed+2), 170}
		}
		return v
	}
}

// knitted is wool in rows of stitches, each a V.
func knitted(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, side := r.Uint64(), 9+9*r.Float64()
	c := [3]float64{90 + 130*r.Float64(), 90 + 100*r.Float64(), 80 + 120*r.Float64()}
	return func(x, y float64) [3]float64 {
		column := x / side
		across := math.Abs(column - math.Floor(column) - 0.5)
		row := y/side*0.8 + across
		l := 0.55 + 0.45*math.Sqrt(math.Abs(math.Sin(math.Pi*row)))*(0.6+0.8*across)
		l *= 0.9 + 0.2*random(int(math.Floor(column)), int(math.Floor(row)), seed)
		if int(math.Floor(y/side/14))%3 == 0 {
			return [3]float64{c[2] * l, c[0] * l, c[1] * l}
		}
		return [3]float64{c[0] * l, c[1] * l, c[2] * l}
	}
}

// marble is pale stone with dark veins.
func marble(r *rand.Rand) func(x, y float64) [3]float64 {
	seed := r.Uint64()
	return func(x, y float64) [3]float64 {
		bend := 160*grained(x/200, y/200, seed) + 60*grained(x/60, y/60, seed+1)
		vein := math.Abs(math.Sin((x*0.6 + y + 3*bend) / 110))
		l := 225 - 90*math.Pow(1-vein, 6) - 18*grained(x/40, y/40, seed+2)
		return [3]float64{l, l * 0.99, l * 0.97}
	}
}

// news is a newspaper: columns of small words, with headings and grey pictures.
func news(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, wide := r.Uint64(), 170+90*r.Float64()
	return func(x, y float64) [3]float64 {
		l := 214 - 10*grained(x/300, y/300, seed)
		i, j := int(math.Floor(x/wide)), int(math.Floor(y/260))
		u, v := x-float64(i)*wide, y-float64(j)*260
		size := 7.0
		switch part := random(i, j, seed+1); {
		case u < 8 || u > wide-8:
			return [3]float64{l, l, l * 0.95}
		case part < 0.2 && v > 20 && v < 240: // a picture
			l = 60 + 130*grained(x/25, y/25, seed+2)
			return [3]float64{l, l, l * 0.97}
		case part < 0.5 && v < 50:
			size = 24
		}
		line := math.Floor(v / size)
		word := random(int(math.Floor(x/size/0.5)), int(line)+1000*j, seed+3)
		if v-line*size < 0.65*size && word < 0.75 {
			l *= 0.3 + 0.6*random(int(math.Floor(x*1.5)), int(math.Floor(y)), seed+4)
		}
		return [3]float64{l, l, l * 0.95}
	}
}

// parquet is blocks of wood, laid across one another, with the light of a lamp on their varnish.
func parquet(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, side := r.Uint64(), 110+90*r.Float64()
	lampX, lampY, lamp := (r.Float64()-0.5)*1400, (r.Float64()-0.5)*1000, 60+140*r.Float64()
	return func(x, y float64) [3]float64 {
		i, j := math.Floor(x/side), math.Floor(y/side)
		u, v := x-i*side, y-j*side
		if int(i+j)%2 == 0 {
			u, v = v, u
		}
		strip := math.Floor(u / (side / 4))
		l := 0.7 + 0.25*grained(u/3, v/60, seed) + 0.2*random(int(i)*4+int(strip), int(j), seed+1)
		if u-strip*side/4 < 1.5 || v < 1.5 {
			l *= 0.55
		}
		dx, dy := (x-lampX)/220, (y-lampY)/150
		shine := lamp * math.Exp(-dx*dx-dy*dy)
		return [3]float64{168*l + shine, 118*l + shine, 70*l + shine*0.9}
	}
}

// drawing is what a child drew on sheets of paper: houses, suns and lines of felt pens.
func drawing(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, wide, high := r.Uint64(), 500+200*r.Float64(), 700+200*r.Float64()
	pens := [][3]float64{{200, 40, 50}, {30, 90, 190}, {40, 150, 70}, {240, 190, 30}, {60, 50, 50}}
	return func(x, y float64) [3]float64 {
		i, j := math.Floor(x/wide), math.Floor(y/high)
		u, v := x-i*wide, y-j*high
		paper := 228 + 12*random(int(i), int(j), seed)
		if u < 2 || v < 2 {
			paper *= 0.75
		}
		out := [3]float64{paper, paper * 0.99, paper * 0.97}
		for k, pen := range pens {
			a, b := random(int(i)*9+k, int(j), seed+2), random(int(i)*9+k, int(j), seed+3)
			mx, my, size := (0.2+0.6*a)*wide, (0.2+0.6*b)*high, 50+90*random(int(i)*9+k, int(j), seed+4)
			dx, dy := u-mx+4*grained(v/15, 0, seed+5), v-my+4*grained(u/15, 1, seed+6)
			off := math.Abs(math.Hypot(dx, dy) - size) // a sun
			if k%2 == 0 {                              // a house
				off = math.Abs(max(math.Abs(dx)*1.25, math.Abs(dy)) - size)
			}
			scrawl := math.Abs(math.Sin((dx+dy)/9)) < 0.25 && max(math.Abs(dx)*1.25, math.Abs(dy)) < size && k < 2
			if off < 4 || scrawl {
				out = pen
			}
		}
		return out
	}
}

// tiled is a floor of square tiles, pale or dark, with grout between them.
func tiled(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, wide := r.Uint64(), 120+90*r.Float64()
	high := wide * (1 + 0.4*float64(r.IntN(2)))
	base, grout := 90+140*r.Float64(), 70+120*r.Float64()
	return func(x, y float64) [3]float64 {
		i, j := math.Floor(x/wide), math.Floor(y/high)
		u, v := x-i*wide, y-j*high
		l := base * (0.93 + 0.1*random(int(i), int(j), seed) + 0.06*grained(x/30, y/30, seed+1))
		if u < 5 || v < 5 {
			l = grout
		}
		return [3]float64{l, l * 0.97, l * 0.92}
	}
}

// quilt is patches of cloth of several colours, each with dots or stripes, sewn along their edges.
func quilt(r *rand.Rand) func(x, y float64) [3]float64 {
	seed, side := r.Uint64(), 100+80*r.Float64()
	return func(x, y float64) [3]float64 {
		i, j := int(math.Floor(x/side)), int(math.Floor(y/side))
		u, v := x-float64(i)*side, y-float64(j)*side
		c := [3]float64{60 + 180*random(i, j, seed), 60 + 180*random(i, j, seed+1), 60 + 180*random(i, j, seed+2)}
		l := 0.92 + 0.1*random(int(x/2), int(y/2), seed+3)
		switch kind := random(i, j, seed+4); {
		case kind < 0.3 && math.Hypot(math.Mod(u, 18)-9, math.Mod(v, 18)-9) < 4:
			l *= 1.25
		case kind > 0.7 && math.Mod(u+v, 16) < 7:
			l *= 0.8
		}
		if min(u, v, side-u, side-v) < 2 {
			l *= 0.7
		}
		return [3]float64{c[0] * l, c[1] * l, c[2] * l}
	}
}

// grass is a lawn: blades in all directions, with daisies.
func grass(r *rand.Rand) func(x, y float64) [3]float64 {
	seed := r.Uint64()
	return func(x, y float64) [3]float64 {
		l := 0.45 + 0.5*grained((x+0.3*y)/3, y/16, seed) + 0.4*grained((x-0.5*y)/3.5, y/14, seed+1)
		i, j := math.Floor(x/140), math.Floor(y/140)
		if dx, dy := x-(i+random(int(i), int(j), seed+2))*140, y-(j+random(int(i), int(j), seed+3))*140; math.Hypot(dx, dy) < 11 {
			if math.Hypot(dx, dy) < 4 {
				return [3]float64{230, 190, 40}
			}
			return [3]float64{235, 235, 228}
		}
		return [3]float64{70 * l, 120 * l, 45 * l}
	}
}
