package art

import (
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
)

// The sizes of the drawings in their own units: scenes stand on the
// edge of the picture, and their paws reach below it.
const (
	sceneWidth  = 226
	sceneHeight = 160
	sceneEdge   = 148
	signSide    = 120
	suitSide    = 100

	stripesHeight = 326
)

// A scene is animals behind an edge, which hides what is below it.
type scene struct {
	behind []string // drawings, from back to front
	before []string // drawings in front of the edge
	sunk   int      // how far down those behind are
	small  bool     // leaves room above for something on the head
}

var scenes = map[string]scene{
	"curled":   {before: []string{"cat-curled", "zzz"}},
	"asleep":   {behind: cat("mouth", "eyes-asleep"), before: []string{"paws", "zzz"}, sunk: 6},
	"yawning":  {behind: cat("yawn", "eyes-asleep"), before: []string{"paws"}, sunk: 2},
	"drowsy":   {behind: cat("mouth", "eyes-drowsy"), before: []string{"paws"}, sunk: 4},
	"awake":    {behind: cat("mouth", "eyes-open", "pupils"), before: []string{"paws"}},
	"peeping":  {behind: rat(), before: []string{"rat-hands"}, sunk: 44},
	"grinning": {behind: rat("rat-grin"), before: []string{"rat-hands"}, sunk: 4},
	"stealing": {behind: rat("rat-grin"), before: []string{"rat-hands", "cheese"}, sunk: 2},
	"jack":     {behind: cat("mouth", "eyes-open", "pupils", "feather-cap"), before: []string{"paws"}, small: true},
	"queen":    {behind: cat("mouth", "eyes-open", "pupils", "lashes", "tiara"), before: []string{"paws"}, small: true},
	"king":     {behind: cat("mouth", "eyes-drowsy", "crown"), before: []string{"paws"}, small: true},
	"joker":    {behind: cat("smile", "eyes-open", "pupils", "jester-cap"), before: []string{"paws"}, small: true},
}

func cat(more ...string) []string { return append([]string{"cat", "cat-whiskers"}, more...) }

func rat(more ...string) []string {
	return append([]string{"rat", "rat-whiskers", "rat-eyes"}, more...)
}

// sceneName and those below return the names of drawings.
func sceneName(scene string) string        { return "scene-" + scene }
func signName(s sign) string               { return "sign-" + string(s) }
func suitName(s engine.Suit) string        { return "suit-" + suitFiles[s] }
func pipsName(s engine.Suit, n int) string { return fmt.Sprintf("pips-%s-%d", suitFiles[s], n) }

// Stripes is the name of the drawing of a back.
const Stripes = "stripes"

var suitFiles = map[engine.Suit]string{
	engine.Clubs: "clubs", engine.Diamonds: "diamonds", engine.Hearts: "hearts", engine.Spades: "spades",
}

// Drawings returns all drawings for a light, by name, as SVG.
func Drawings(l Light) map[string]string {
	all := map[string]string{}
	repaint := painter(l)
	for name, s := range scenes {
		all[sceneName(name)] = repaint.Replace(sheet(sceneWidth, sceneHeight, s.drawing(content)))
	}
	for _, s := range signs {
		all[signName(s)] = repaint.Replace(sheet(signSide, signSide, content(string(s))))
	}
	for _, s := range []sign{"joker", five} {
		all[signName(s)] = repaint.Replace(sheet(signSide, signSide, content(string(s))))
	}
	all[Stripes] = inked(sheet(sceneWidth, stripesHeight, content("back")), stripe.hex(l))
	for s, file := range suitFiles {
		onPaper, onGround := ink, groundInk
		if s.Red() {
			onPaper, onGround = redInk, redGroundInk
		}
		all[suitName(s)] = inked(sheet(suitSide, suitSide, content(file)), onPaper.hex(l))
		for n := 1; n <= mostPips; n++ {
			all[pipsName(s, n)] = inked(sheet(sceneWidth, sceneHeight, pips(content(file), n)), onGround.hex(l))
		}
	}
	return all
}

// Paw returns the drawing of an empty place in a colour.
func Paw(hex string) string { return inked(sheet(suitSide, suitSide, content("paw")), hex) }

// painter replaces the paints of day by those of the light.
func painter(l Light) *strings.Replacer {
	var pairs []string
	for _, p := range paints {
		pairs = append(pairs, p.hex(Day), p.hex(l))
	}
	return strings.NewReplacer(pairs...)
}

// inked replaces the black of a drawing in one colour.
func inked(drawing, hex string) string { return strings.ReplaceAll(drawing, "#000000", hex) }

// content returns a file of art/ without its svg element.
func content(file string) string {
	_, rest, _ := strings.Cut(string(drawing(file)), ">")
	return strings.TrimSuffix(strings.TrimSpace(rest), "</svg>")
}

func sheet(width, height int, content string) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">%s</svg>`,
		width, height, width, height, content)
}

// drawing composes the scene. What is behind the edge ends there, below a
// strip of paper.
func (s scene) drawing(part func(file string) string) string {
	return s.group(s.behind, s.sunk, part) +
		fmt.Sprintf(`<rect fill="%s" x="0" y="%d" width="%d" height="%d"/>`,
			Paper.hex(Day), sceneEdge, sceneWidth, sceneHeight-sceneEdge) +
		s.group(s.before, 0, part)
}

// group draws files on top of each other, moved down. Small ones shrink
// towards the middle of the edge.
func (s scene) group(files []string, down int, part func(file string) string) string {
	scale := 1.0
	if s.small {
		scale = 0.86
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<g transform="translate(%d,%d) scale(%.2f,%.2f) translate(%d,%d)">`,
		sceneWidth/2, sceneEdge, scale, scale, -sceneWidth/2, down-sceneEdge)
	for _, file := range files {
		b.WriteString(part(file))
	}
	b.WriteString("</g>")
	return b.String()
}

// mostPips is the most suit signs that a card can show.
const mostPips = 10

// pipRows is the number of suit signs in each row of the picture, by how many
// there are.
var pipRows = [mostPips + 1][]int{
	{}, {1}, {2}, {3}, {2, 2}, {3, 2}, {3, 3}, {2, 3, 2}, {3, 2, 3}, {3, 3, 3}, {3, 4, 3},
}

// pips draws the suit n times, each in a square that it mostly fills.
func pips(suit string, n int) string {
	const margin, filled = 0.35, 0.84
	rows := pipRows[n]
	widest := float64(slices.Max(rows))
	side := min(sceneWidth/(widest+margin), sceneEdge/(float64(len(rows))+margin))
	size := side * filled
	var b strings.Builder
	for i, row := range rows {
		y := sceneEdge/2 + side*(float64(i)-float64(len(rows)-1)/2)
		for j := range row {
			x := sceneWidth/2 + side*(float64(j)-float64(row-1)/2)
			fmt.Fprintf(&b, `<g transform="translate(%.1f,%.1f) scale(%.3f,%.3f)">%s</g>`,
				x-size/2, y-size/2, size/suitSide, size/suitSide, suit)
		}
	}
	return b.String()
}
