package art

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"tabby/engine"
)

// Sprite returns all drawings as symbols of a page, with "c-" before their names in
// [Drawings], and "c-back" for a whole back. Their colours are classes, of which the style sheet of
// the pages has the paints; signs of suits have the colour of the text.
func Sprite() string {
	w := &sprite{parts: map[string]bool{}}
	for _, name := range slices.Sorted(maps.Keys(scenes)) {
		s := scenes[name]
		w.define(slices.Concat(s.behind, s.before)...)
		w.symbol(sceneName(name), sceneWidth, sceneHeight, classed(s.drawing(used)))
	}
	for _, s := range slices.Sorted(maps.Values(signs)) {
		if !w.parts[string(s)] {
			w.parts[string(s)] = true
			w.symbol(signName(s), signSide, signSide, classed(content(string(s))))
		}
	}
	for _, s := range []sign{"joker", five} {
		w.symbol(signName(s), signSide, signSide, classed(content(string(s))))
	}
	for _, suit := range []engine.Suit{engine.Clubs, engine.Diamonds, engine.Hearts, engine.Spades} {
		w.define(suitFiles[suit])
		w.symbol(suitName(suit), suitSide, suitSide, used(suitFiles[suit]))
		for n := 1; n <= mostPips; n++ {
			w.symbol(pipsName(suit, n), sceneWidth, sceneHeight, pips(used(suitFiles[suit]), n))
		}
	}
	w.symbol("paw", suitSide, suitSide, classed(content("paw")))
	w.symbol("back", CardWidth, CardHeight, fmt.Sprintf(
		`<rect class="paper" width="%d" height="%d" rx="18"/><rect class="coat" x="12" y="12" width="226" height="326" rx="12"/><g class="stripes" transform="translate(12,12)">%s</g>`,
		CardWidth, CardHeight, classed(content("back"))))
	return w.String()
}

// A sprite is written symbol by symbol.
type sprite struct {
	strings.Builder

	parts map[string]bool // those that symbols can use
}

// define writes drawings that symbols use, each once.
func (w *sprite) define(files ...string) {
	for _, file := range files {
		if !w.parts[file] {
			w.parts[file] = true
			fmt.Fprintf(w, `<defs><g id="d-%s">%s</g></defs>`, file, classed(content(file)))
		}
	}
}

func (w *sprite) symbol(name string, width, height int, drawing string) {
	fmt.Fprintf(w, `<symbol id="c-%s" viewBox="0 0 %d %d">%s</symbol>`, name, width, height, drawing)
}

// used returns a drawing that was written before.
func used(file string) string { return `<use xlink:href="#d-` + file + `"/>` }

// filled finds what something is painted with.
var filled = regexp.MustCompile(` fill="(#[0-9A-F]{6})"`)

// classed returns a drawing with a class for each paint; black has the colour of the text.
func classed(drawing string) string {
	return strings.ReplaceAll(filled.ReplaceAllStringFunc(drawing, func(fill string) string {
		hex := filled.FindStringSubmatch(fill)[1]
		i := slices.IndexFunc(paints, func(p Paint) bool { return p.hex(Day) == hex })
		if i < 0 {
			return ""
		}
		return fmt.Sprintf(` class="k%d"`, i)
	}), "\n", "")
}

// String returns the name of the ground in a style sheet.
func (g Ground) String() string {
	return [mostGround]string{"cat", "rat", "power", "court", "black-suit", "red-suit"}[g]
}

// A motif is the picture of a card beside its rank: a scene on a ground, and a
// sign that replaces it if there is room for one thing only.
type motif struct {
	scene  string // a name of scenes, or "" for the suit, as often as the rank says
	ground Ground
	sign   sign // "" where the rank is the sign
	power  sign // what it does besides, for cards that have a rank
}

// A sign is the name of a drawing with one meaning.
type sign string

// courts are the scenes of the court cards.
var courts = map[string]string{"J": "jack", "Q": "queen", "K": "king"}

// signs are the drawings of the powers.
var signs = map[engine.Power]sign{
	engine.PeekOwn:   "peek",
	engine.LookAny:   "super-peek",
	engine.SwapOther: "swap",
	engine.SwitchAny: "swap",
	engine.DrawTwo:   "draw-two",
}

// five is the sign of the score sheet, which a face without anything shows.
const five sign = "five"

// motifOf returns the motif for the facts of a card. Every face has a motif, even
// one that no deck has yet.
func motifOf(f engine.Face) motif {
	power := signs[f.Power]
	court, isCourt := courts[f.Rank]
	switch {
	case f == engine.Face{}:
		return motif{scene: "awake", ground: catGround, sign: five}
	case f.Rank == "" && power == "":
		return motif{scene: "joker", ground: courtGround, sign: "joker"}
	case f.Rank == "":
		return motif{ground: powerGround, sign: power}
	case isCourt:
		return motif{scene: court, ground: courtGround, power: power}
	case f.Suit.Red():
		return motif{ground: redGround, power: power}
	case f.Suit != engine.NoSuit:
		return motif{ground: blackGround, power: power}
	case f.Points > mostOfCats:
		return motif{scene: ratOf(f.Points), ground: ratGround, power: power}
	}
	return motif{scene: catOf(f.Points), ground: catGround, power: power}
}

// mostOfCats is the highest value with a cat; higher ones have rats.
const mostOfCats = 6

// catOf returns the cat for a value: the lower, the calmer.
func catOf(points int) string {
	switch {
	case points <= 0:
		return "curled"
	case points <= 2:
		return "asleep"
	case points == 3:
		return "yawning"
	case points == 4:
		return "drowsy"
	}
	return "awake"
}

// ratOf returns the rat for a value: the higher, the bolder.
func ratOf(points int) string {
	switch {
	case points <= 7:
		return "peeping"
	case points == 8:
		return "grinning"
	}
	return "stealing"
}
