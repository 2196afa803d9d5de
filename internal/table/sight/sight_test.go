package sight

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// catDeck returns Tabby's own faces of the cat deck, which are drawn once.
var catDeck = sync.OnceValue(func() []printed { return tabbys(must.Get(engine.Variant("rat-a-tat-cat")).Decks[0].Deck) })

// learned returns the deck as one photo teaches it, and fails unless every card is found in its place.
func learned(t *testing.T, deck []printed, s scene) Deck {
	t.Helper()
	found := must.Get(photoOf(s.taken().img).Cards(context.Background()))
	if len(found) != len(deck) {
		t.Fatalf("%d cards are found, want %d", len(found), len(deck))
	}
	var d Deck
	for i, c := range found {
		d = d.With(deck[i].code, c)
	}
	return d
}

// photoOf returns a picture in memory as a photo.
func photoOf(img image.Image) Photo { return Photo{img.Bounds().Dx(), img.Bounds().Dy(), img, 1} }

// cardOf returns a picture of a card alone.
func cardOf(img image.Image) Card {
	p := photoOf(img).small(2 * faceHeight)
	w, h := float64(p.w), float64(p.h)
	return Card{face: p.straightened(Quad{{0, 0}, {w, 0}, {w, h}, {0, h}})}
}

// known returns the deck as it was printed.
func known(deck []printed) (d Deck) {
	for _, p := range deck {
		d = d.With(p.code, cardOf(p.img))
	}
	return d
}

func TestADeckThatWasTaughtByOnePhotoIsReadFromAnother(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	deck := catDeck()[2:6]
	lesson := taughtBy(deck, wood(r), 0.3, r).sized(480, 270)
	d := learned(t, deck, lesson)
	var all tally
	s := dealt(deck, tables["felt"](r), 2, 0.5, r).sized(560, 420)
	s.cards = slices.Concat(s.cards[:2], s.cards[len(s.cards)-2:])
	shot := s.taken()
	got := must.Get(d.Read(context.Background(), photoOf(shot.img)))
	for _, note := range all.add(s, shot.where, got) {
		t.Log(note)
	}
	if last := got[len(got)-1]; last.Line != 2 {
		t.Errorf("the last card is in line %d of two", last.Line)
	}
	if all.right < all.cards || all.silent+all.missed+all.invented > 0 {
		t.Error(all.String())
	}
	again := Deck{}
	must.Do(t, json.Unmarshal(must.Get(json.Marshal(d)), &again))
	if !slices.Equal(again.Codes(), d.Codes()) {
		t.Errorf("%v is kept as %v", d.Codes(), again.Codes())
	}
	if pairs, most := again.Alike(); len(pairs) > 0 || most {
		t.Errorf("%v look alike, most %v", pairs, most)
	}
}

// Two cards that touch look like one that lies across.
func TestTwoCardsThatTouchAreRead(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	deck := catDeck()[2:4]
	s := scene{w: 480, h: 360, table: tables["felt"](r), hard: 0.2, Rand: r}
	for i, c := range deck {
		s.cards = append(s.cards, lying{c, Point{float64(i)*103 - 51.5, 0}, 0.16*float64(i) - 0.08, 150})
	}
	shot := s.taken()
	var all tally
	notes := all.add(s, shot.where, must.Get(known(deck).Read(context.Background(), photoOf(shot.img))))
	if all.right != 2 {
		t.Errorf("%s: %v", all.String(), notes)
	}
}

func TestBacksLookAlike(t *testing.T) {
	woven := image.NewRGBA(image.Rect(0, 0, 300, printedHeight)) // to the edge, and too fine to be seen
	for i := range 300 * printedHeight {
		if x, y := i%300, i/300; (x/10+y/10)%2 == 0 {
			woven.SetRGBA(x, y, color.RGBA{230, 220, 210, 255})
		} else {
			woven.SetRGBA(x, y, color.RGBA{160, 40, 50, 255})
		}
	}
	for _, back := range []printed{catDeck()[9], {"", woven}} {
		r := rand.New(rand.NewPCG(1, 2))
		found := must.Get(photoOf(taughtBy(slices.Repeat([]printed{back}, 4), wood(r), 0.3, r).sized(390, 260).taken().img).Cards(context.Background()))
		var d Deck
		for i, c := range found {
			d = d.With(string(rune('a'+i)), c)
		}
		if _, most := d.Alike(); !most || len(found) != 4 {
			t.Errorf("most of %d cards that are the same do not look alike", len(found))
		}
	}
}

func TestNoCardsAreFoundOnAnEmptyTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	bare := scene{w: 240, h: 180, table: flowered(r), hard: 0.5, Rand: r}.taken()
	for name, img := range map[string]image.Image{"a table": bare.img, "nothing": image.NewGray(image.Rect(0, 0, 400, 300))} {
		if found := must.Get(photoOf(img).Cards(context.Background())); len(found) > 0 {
			t.Errorf("on %s %d cards are found", name, len(found))
		}
		if got := must.Get((Deck{}).Read(context.Background(), photoOf(img))); len(got) > 0 {
			t.Errorf("on %s %d cards are read", name, len(got))
		}
	}
}

// onTiles is a photo of a floor of tiles, each with a rim.
func onTiles(wide, high, grout float64) Photo {
	floor := func(x, y float64) [3]float64 {
		if math.Mod(x+1e4, wide) < grout || math.Mod(y+1e4, high) < grout {
			return [3]float64{70, 70, 70}
		}
		return [3]float64{200, 196, 188}
	}
	return photoOf(scene{w: 560, h: 420, table: floor, hard: 0.3, Rand: rand.New(rand.NewPCG(1, 5))}.taken().img)
}

// rimmedAce has more on its rim than on the rest.
func rimmedAce() Deck {
	const w, h, edge = 300, printedHeight, 8
	ace := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(ace, ace.Bounds(), image.NewUniform(color.Gray{60}), image.Point{}, draw.Src)
	draw.Draw(ace, image.Rect(edge, edge, w-edge, h-edge), image.NewUniform(color.Gray{240}), image.Point{}, draw.Src)
	disc(ace, image.Pt(w/2, h/2), 22, color.RGBA{200, 20, 30, 255})
	return known([]printed{{"A", ace}})
}

func TestTilesOfAFloorAreNoAces(t *testing.T) {
	if got := must.Get(rimmedAce().Read(t.Context(), onTiles(100, 140, 5))); len(got) > 0 {
		t.Errorf("%d tiles are read as an ace, the first %+v", len(got), got[0].clear)
	}
}

// asked counts how often it is asked whether to go on, which is once for each outline.
type asked struct {
	context.Context
	times *int
}

func (a asked) Err() error {
	*a.times++
	return nil
}

// A floor or a cloth has hundreds of squares, and each took as long to look at as a card.
func TestFewOfManyTilesAreLookedAt(t *testing.T) {
	pic := onTiles(36, 50, 3).small(detail)
	found, _, err := pic.candidates(t.Context())
	must.Do(t, err)
	looked := 0
	if got := must.Get(rimmedAce().readings(asked{t.Context(), &looked}, pic, found, nil)); len(got) > 0 || looked > 60 {
		t.Errorf("%d of %d tiles are looked at, and %d read", looked, len(found), len(got))
	}
}

func TestLookingCanBeStopped(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	photo := photoOf(image.NewGray(image.Rect(0, 0, 400, 300)))
	if _, err := photo.Cards(stopped); !errors.Is(err, context.Canceled) {
		t.Errorf("finding ends with %v", err)
	}
	if _, err := (Deck{}).Read(stopped, photo); !errors.Is(err, context.Canceled) {
		t.Errorf("reading ends with %v", err)
	}
}

// jpegOf returns a picture that is red on the left, as a JPEG.
func jpegOf(w, h int) []byte {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.SetRGBA(i%w, i/w, color.RGBA{A: 255, R: uint8(255 * (1 - i%w*2/w))})
	}
	var b bytes.Buffer
	must.Do(panics{}, jpeg.Encode(&b, img, nil))
	return b.Bytes()
}

// panics is a test that cannot go on.
type panics struct{}

func (panics) Helper()           {}
func (panics) Fatal(args ...any) { panic(args) }

func TestFileThatIsNoPhotoIsRefused(t *testing.T) {
	photo := jpegOf(200, 120)
	var small, large bytes.Buffer
	must.Do(t, png.Encode(&small, image.NewGray(image.Rect(0, 0, 10, 10))))
	must.Do(t, png.Encode(&large, image.NewGray(image.Rect(0, 0, 10, 10))))
	binary.BigEndian.PutUint64(large.Bytes()[16:], 7000<<32|7200)
	binary.BigEndian.PutUint32(large.Bytes()[29:], crc32.ChecksumIEEE(large.Bytes()[12:29]))
	woven := bytes.Clone(small.Bytes())
	binary.BigEndian.PutUint64(woven[16:], 4000<<32|4000)
	woven[28] = 1
	binary.BigEndian.PutUint32(woven[29:], crc32.ChecksumIEEE(woven[12:29]))
	wide := bytes.Clone(photo)
	binary.BigEndian.PutUint32(wide[bytes.Index(wide, []byte{0xFF, 0xC0})+5:], 6000<<16|8400)
	headed := func(mark byte, colours string, adobe byte) []byte { // of 36 megapixels
		b := []byte{0xFF, 0xD8, 0xFF, 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, adobe}
		b = append(b, 0xFF, mark, 0, byte(8+3*len(colours)), 8, 6000>>8, 6000&0xFF, 6000>>8, 6000&0xFF, byte(len(colours)))
		for i := range len(colours) {
			b = append(b, colours[i], 0x11, 0)
		}
		return append(b, 0xFF, 0xDA, 0, 3, 0)
	}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"a large ink":          {headed(0xC0, "CMYK", 2), ErrLarge},
		"a large RGB":          {headed(0xC0, "\x01\x02\x03", 0), ErrLarge},
		"a large RGB by name":  {headed(0xC0, "RGB", 1), ErrLarge},
		"a large progressive":  {headed(0xC2, "\x01\x02\x03", 1), ErrLarge},
		"a large, long one":    {append(headed(0xC0, "\x01\x02\x03", 1), make([]byte, 35<<20)...), ErrLarge},
		"a large one, cut off": {headed(0xC0, "\x01\x02\x03", 1), ErrBroken},
		"a large woven PNG":    {woven, ErrLarge},
		"nothing":              {nil, ErrNoPicture},
		"a text":               {[]byte("a picture of a cat"), ErrNoPicture},
		"half a photo":         {photo[:len(photo)/2], ErrBroken},
		"a beginning":          {photo[:30], ErrBroken},
		"ten by ten":           {small.Bytes(), ErrSmall},
		"fifty megapixels":     {wide, ErrLarge},
		"a large screen":       {large.Bytes(), ErrLarge},
		"a photo is as well":   {photo, nil},
	} {
		if _, err := Open(c.data); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

// A progressive JPEG keeps four bytes for each value until its end.
func TestMemoryOfDecodingIsFreedOnceAPhotoIsOpen(t *testing.T) {
	const w, h = 2000, 1600
	b := []byte{0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0}
	b = append(b, bytes.Repeat([]byte{1}, 64)...)                                          // its quantities
	b = append(b, 0xFF, 0xC2, 0, 11, 8, h>>8, h&0xFF, w>>8, w&0xFF, 1, 1, 0x11, 0)         // progressive and grey
	b = append(b, 0xFF, 0xC4, 0, 20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) // one word: no change
	b = append(b, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0)                                      // one pass over all blocks
	b = append(append(b, make([]byte, w*h/64/8)...), 0xFF, 0xD9)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	p := must.Get(Open(b))
	runtime.ReadMemStats(&after)
	if kept := int64(after.HeapAlloc) - int64(before.HeapAlloc); kept > 2*w*h {
		t.Errorf("%d bytes are kept for %d pixels", kept, w*h)
	}
	runtime.KeepAlive(p)
}

func TestAFileThatIsTooLargeIsReported(t *testing.T) {
	photo := jpegOf(200, 120)
	endless := io.MultiReader(bytes.NewReader(photo), bytes.NewReader(make([]byte, mostBytes)))
	if _, err := From(endless); !errors.Is(err, ErrLarge) {
		t.Errorf("%v, want %v", err, ErrLarge)
	}
}

func TestAPhotoIsSeenAsItsEXIFSays(t *testing.T) {
	stored := jpegOf(200, 120)
	for orientation, want := range map[byte]struct {
		w, h int
		red  Point
	}{1: {200, 120, Point{10, 60}}, 3: {200, 120, Point{190, 60}}, 6: {120, 200, Point{60, 10}}, 8: {120, 200, Point{60, 190}}} {
		exif := append([]byte{0xFF, 0xE1, 0, 34}, "Exif\x00\x00MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00"...)
		exif = append(exif, orientation, 0, 0, 0, 0, 0, 0)
		p := must.Get(Open(slices.Concat(stored[:2], exif, stored[2:])))
		pic := p.small(detail)
		if p.Width != want.w || p.Height != want.h || pic.w != want.w {
			t.Errorf("orientation %d: %d by %d", orientation, p.Width, p.Height)
		}
		if red := pic.at(want.red.X, want.red.Y)[0]; red < 200 {
			t.Errorf("orientation %d: %v at %v", orientation, red, want.red)
		}
	}
}

func TestFileWithoutADeckIsRefused(t *testing.T) {
	for _, text := range []string{`{}`, `[]`, `{"codes":["1"],"faces":""}`, `{"codes":["1"],"faces":"aaaa"}`} {
		var d Deck
		if err := json.Unmarshal([]byte(text), &d); !errors.Is(err, ErrDeck) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestLinesAreReadFromAboveAndFromTheLeft(t *testing.T) {
	card := func(x, y float64) Quad { return Quad{{x, y}, {x + 50, y + 5}, {x + 43, y + 75}, {x - 7, y + 70}} }
	all := []Quad{card(160, 216), card(100, 210), card(400, 100), card(100, 100), card(160, 106), card(220, 112)}
	line, order := linesOf(all, 2.2)
	if !slices.Equal(line, []int{3, 3, 2, 1, 1, 1}) || !slices.Equal(order, []int{3, 4, 5, 2, 1, 0}) {
		t.Errorf("lines %v, order %v", line, order)
	}
}

func TestMoreOfAFaceThanTheDeckHasAreAsked(t *testing.T) {
	var all []Reading
	for i := range 5 {
		all = append(all, Reading{Code: "9", Kind: "9", Sure: true, clear: clarity{lead: float64(i%3) + 0.5}})
	}
	asked := 0
	for i, r := range Held(all, func(string) int { return 4 }) {
		if !r.Sure {
			asked++
			if all[i].clear.lead > 0.5 {
				t.Errorf("the reading %d is asked, and not one that is less clear", i)
			}
		}
	}
	if asked != 1 || !all[0].Sure || !all[3].Sure {
		t.Errorf("%d are asked, want 1", asked)
	}
}
