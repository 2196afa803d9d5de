//go:build chromium && long

package webtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
)

// A walk is a round of this many players, one of whom plays on a phone.
type walk struct {
	variant string
	players int
	screen  screen
}

// rows returns how many rows a line has.
func (w walk) rows() int {
	r, _ := engine.Variant(w.variant)
	return max(1, r.Grid.Rows)
}

// others are the phones of which make test has none.
var others = []screen{{320, 568, true}, {375, 667, true}, phone, {740, 360, true}, {844, 390, true}}

// walks returns a round of each variant, each with another number of players, and on other phones
// one of most players of those whose lines grow.
func walks() (all []walk) {
	for i, v := range engine.Variants() {
		players := v.Players.Min + i%(v.Players.Max-v.Players.Min+1)
		all = append(all, walk{v.ID, players, narrow})
		for _, s := range others[:assault.Times(0, len(others), len(others))] {
			if v.LineChanges {
				all = append(all, walk{v.ID, v.Players.Max, s})
			}
		}
	}
	return all
}

// mostSteps bounds a walk.
const mostSteps = 80

// TestNoCardOfAHandIsCoveredOrWrapped plays rounds by chance, and looks at the phone after
// each step.
func TestNoCardOfAHandIsCoveredOrWrapped(t *testing.T) {
	b, names, steps := shares(t), []string{"Ann", "Ben", "Cy", "Dora", "Eve", "Finn"}, 0
	for _, w := range walks() {
		dice := rand.New(rand.NewPCG(uint64(w.players), uint64(w.screen.width)))
		h := newHost(t, fmt.Sprintf(`{"variant":%q,"players":["%s"]}`, w.variant, strings.Join(names[:w.players], `","`)))
		ann := seated(b.blank(w.screen, chromedp.WithNewBrowserContext()), h, "Ann")
		others := h.sit(1, w.players)
		ann.press(".tab", "Cards")
		ann.press("button", "Deal the next round")
		ann.has(".own-line", "")
		steps += ann.walks(others, dice, w)
		ann.close()
		h.kill()
	}
	t.Logf("%d steps", steps)
}

// walks plays a round with others, until it is written down or long enough, and returns how
// many steps it took.
func (g guest) walks(others []*hosttest.Guest, dice *rand.Rand, w walk) int {
	g.Helper()
	for step := range mostSteps {
		if !ask(g.tab, chromedp.Evaluate[bool](`!!document.querySelector('.own-line')`)) {
			return step
		}
		g.linesUp(fmt.Sprintf("%s-%d-%d-%d", w.variant, w.players, w.screen.width, step), w.rows())
		for _, other := range others {
			chance(other, dice)
		}
		g.taps(dice)
	}
	return mostSteps
}

// chance plays one move of a guest by chance, if there is any. Of the moves that end a
// round, or break into the turn of another, it takes few.
func chance(g *hosttest.Guest, dice *rand.Rand) {
	now := g.Last().Deck
	if now == nil || len(now.Moves) == 0 {
		return
	}
	var usual []int
	rare := dice.IntN(25) == 0
	for i, m := range now.Moves {
		if does := fmt.Sprint(m.Do); rare || does != "knock" && does != "snap" {
			usual = append(usual, i)
		}
	}
	if usual == nil {
		g.Do("press", hosttest.Args{"button": "no_match", "at": now.At}) // or the round has gone on
		return
	}
	g.Do("move", hosttest.Args{"at": now.At, "move": now.Moves[usual[dice.IntN(len(usual))]]}) // or another was first
}
