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
