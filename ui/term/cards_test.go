package term_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
	"tabby/ui/term"
)

// laidDown returns a photo of four cards on a green table, each with bars of its own, as they lie or upside down.
func laidDown(upsideDown bool) []byte {
	img := image.NewRGBA(image.Rect(0, 0, 640, 360))
	fill := func(r image.Rectangle, c color.Color) {
		draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(img.Bounds(), color.RGBA{30, 90, 60, 255})
	for i := range 4 {
		card := image.Rect(60+140*i, 100, 160+140*i, 240)
		fill(card, color.White)
		for bar := range i + 1 {
			at := card.Min.Add(image.Pt(12+8*i, 12+30*bar))
			fill(image.Rectangle{at, at.Add(image.Pt(50, 14))}, color.RGBA{uint8(60 * i), 0, 90, 255})
		}
	}
	if upsideDown {
		for i, k := 0, len(img.Pix)-4; i < k; i, k = i+4, k-4 {
			for c := range 4 {
				img.Pix[i+c], img.Pix[k+c] = img.Pix[k+c], img.Pix[i+c]
			}
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// A camera runs commands about photos in one folder.
type camera struct {
	*testing.T
	dir string
}

// run runs a command with a photo as its input, and returns what it prints.
func (c camera) run(photo []byte, status int, args ...string) string {
	c.Helper()
	var out, errs bytes.Buffer
	args = append([]string{"--data", c.dir}, args...)
	if got := term.Run(args, term.Streams{In: bytes.NewReader(photo), Out: &out, Err: &errs}, nil); got != status {
		c.Fatalf("%v ends with %d, want %d: %s%s", args, got, status, out.String(), errs.String())
	}
	return out.String() + errs.String()
}

func TestADeckIsTaughtAndReadFromPhotos(t *testing.T) {
	c := camera{t, t.TempDir()}
	said := c.run(laidDown(false), 0, "cards", "teach", "-", "--variant", "recall", "--name", "ours", "--cards", "AC,2C,3C,4C")
	if !strings.Contains(said, "4 cards") || !strings.Contains(said, "Not seen yet: AD") {
		t.Errorf("taught, it says %q", said)
	}
	var read struct {
		Cards []struct {
			Code    string
			Sure    bool
			Line    int
			Corners [4][2]int
		}
	}
	must.Do(t, json.Unmarshal([]byte(c.run(laidDown(true), 0, "cards", "read", "-", "--deck", "ours", "--json")), &read))
	var codes []string
	for _, card := range read.Cards {
		codes = append(codes, card.Code)
		if !card.Sure || card.Line != 1 {
			t.Errorf("%+v is not sure, or not in the first line", card)
		}
	}
	if !slices.Equal(codes, []string{"4C", "3C", "2C", "AC"}) {
		t.Errorf("upside down they are read as %v", codes)
	}
	if said := c.run(nil, 0, "cards", "decks"); said != "ours, for recall: 4 cards\n" {
		t.Errorf("the decks are %q", said)
	}
	c.run(nil, 0, "cards", "forget", "ours")
	if said := c.run(laidDown(true), 1, "cards", "read", "-", "--deck", "ours"); !strings.Contains(said, "has not learned a deck") {
		t.Errorf("forgotten, it says %q", said)
	}
}

func TestAnotherPhotoTeachesACardMore(t *testing.T) {
	c := camera{t, t.TempDir()}
	for cards, photo := range map[string][]int{"AC,2C,3C,4C": {0, 1, 2, 3}, "5C": {4}} {
		said := c.run(laid.Photo(photo), 0, "cards", "teach", "-", "--variant", "recall", "--name", "ours", "--cards", cards)
		if want := "shows 1 card, in rows of 1: 5C."; len(photo) == 1 && !strings.Contains(said, want) {
			t.Errorf("it says %q, want %q", said, want)
		}
	}
	if said := c.run(nil, 0, "cards", "decks"); said != "ours, for recall: 5 cards\n" {
		t.Errorf("the decks are %q", said)
	}
}

func TestAPhotoThatCannotTeachChangesNothing(t *testing.T) {
	c := camera{t, t.TempDir()}
	teach := []string{"cards", "teach", "-", "--variant", "recall", "--name", "ours"}
	c.run(laidDown(false), 0, append(teach, "--cards", "AC,2C,3C,4C")...)
	before := c.run(nil, 0, "cards", "decks", "--json")
	var bare bytes.Buffer
	must.Do(t, png.Encode(&bare, image.NewGray(image.Rect(0, 0, 300, 200))))
	for want, photo := range map[string][]byte{
		"can’t open this picture":   []byte("a cat"),
		"is broken":                 laidDown(false)[:900],
		"Tabby can’t see any cards": bare.Bytes(),
		"in rows of 4":              laidDown(false),
	} {
		if said := c.run(photo, 1, teach...); !strings.Contains(said, want) {
			t.Errorf("it says %q, want %q", said, want)
		}
	}
	for _, wrong := range []string{"AC,2C,3C", "AC,2C,3C,9X"} {
		c.run(laidDown(false), 1, append(teach, "--cards", wrong)...)
	}
	if said := c.run(laidDown(false), 1, "cards", "teach", "-", "--variant", "just-who-won", "--name", "theirs"); !strings.Contains(said, "does not know the cards of Just who won") {
		t.Errorf("of a game without cards it says %q", said)
	}
	if after := c.run(nil, 0, "cards", "decks", "--json"); after != before {
		t.Errorf("the decks are %s, and were %s", after, before)
	}
	missing := filepath.Join(c.dir, "missing.jpg")
	if said := c.run(nil, 1, "cards", "read", missing, "--deck", "ours"); !strings.Contains(said, "missing.jpg") {
		t.Errorf("without a photo it says %q", said)
	}
	if _, err := os.Stat(missing); err == nil {
		t.Error("the photo was made")
	}
}
