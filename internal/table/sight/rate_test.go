package sight

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// taughtBy returns the scene in which a deck is taught: all cards in rows, on a table.
func taughtBy(deck []printed, table func(x, y float64) [3]float64, hard float64, r *rand.Rand) scene {
	s := scene{w: 2600, h: 1460, table: table, hard: hard, Rand: r}
	columns := int(math.Ceil(math.Sqrt(float64(len(deck)) * 2.6)))
	if len(deck) == 52 {
		columns = 13
	}
	rows := (len(deck) + columns - 1) / columns
	high := min(float64(s.h)*0.86/float64(rows)/1.12, float64(s.w)*0.88/float64(columns)/0.84)
	b := deck[0].img.Bounds()
	wide := high * float64(b.Dx()) / float64(b.Dy())
	for i, c := range deck {
		x := (float64(i%columns) - float64(columns-1)/2) * wide * 1.15
		y := (float64(i/columns) - float64(rows-1)/2) * high * 1.12
		s.cards = append(s.cards, lying{c, Point{x + (r.Float64()-.5)*wide*.06, y + (r.Float64()-.5)*high*.05}, (r.Float64() - .5) * .08, high})
	}
	return s
}

// dealt returns a scene with so many lines of three to five cards.
func dealt(deck []printed, table func(x, y float64) [3]float64, lines int, hard float64, r *rand.Rand) scene {
	s := scene{w: 1600, h: 1200, table: table, hard: hard, Rand: r}
	columns := 1
	if lines > 2 {
		columns = 2
	}
	rows := (lines + columns - 1) / columns
	perm, n := r.Perm(len(deck)), 0
	b := deck[0].img.Bounds()
	shape := float64(b.Dx()) / float64(b.Dy())
	high := min(0.62*float64(s.h)/float64(rows), 0.86*float64(s.w)/float64(columns)/5.2/shape, 400) * (0.8 + 0.2*r.Float64())
	turn := (r.Float64() - .5) * 0.5
	for l := range lines {
		count := 4
		if r.IntN(4) == 0 {
			count = 3 + r.IntN(3)
		}
		middle := Point{
			(float64(l%columns) - float64(columns-1)/2) * float64(s.w) / float64(columns) * .9,
			(float64(l/columns) - float64(rows-1)/2) * float64(s.h) / float64(rows) * .85,
		}
		for i := range count {
			x, y := (float64(i)-float64(count-1)/2)*high*shape*(1.06+.12*r.Float64()), (r.Float64()-.5)*high*.12
			at := Point{math.Cos(turn)*x - math.Sin(turn)*y, math.Sin(turn)*x + math.Cos(turn)*y}
			angle := turn + (r.Float64()-.5)*0.16 + math.Pi*float64(r.IntN(2))
			s.cards = append(s.cards, lying{deck[perm[n%len(deck)]], middle.plus(at), angle, high})
			n++
		}
	}
	return s
}

// sized returns the scene as a smaller photo of the same.
func (s scene) sized(w, h int) scene {
	f := min(float64(w)/float64(s.w), float64(h)/float64(s.h))
	table := s.table
	s.w, s.h, s.table = w, h, func(x, y float64) [3]float64 { return table(x/f, y/f) }
	for i := range s.cards {
		s.cards[i].at, s.cards[i].height = s.cards[i].at.times(f), s.cards[i].height*f
	}
	return s
}

// A tally counts how readings come out.
type tally struct {
	cards, right, asked, hidden, silent, missed, invented int

	kind func(code string) string // what a card counts as; nil for itself
}

func (t *tally) add(s scene, where []Quad, got []Reading) (notes []string) {
	used := map[int]bool{}
	for i, c := range s.cards {
		t.cards++
		k := slices.IndexFunc(got, func(r Reading) bool { return r.Corners.has(where[i].middle()) })
		if k < 0 {
			t.missed++
			notes = append(notes, fmt.Sprintf("missed %s at %.0f", c.code, where[i].middle()))
			continue
		}
		used[k] = true
		switch r := got[k]; {
		case t.same(r, c) && r.Sure:
			t.right++
		case t.same(r, c):
			t.asked++
			notes = append(notes, fmt.Sprintf("asked %s or %s: %.2f", c.code, r.Second, r.clear))
		case !r.Sure:
			t.hidden++
			notes = append(notes, fmt.Sprintf("asked %s or %s for %s: %.2f", r.Code, r.Second, c.code, r.clear))
		default:
			t.silent++
			notes = append(notes, fmt.Sprintf("WRONG %s for %s: %.2f", r.Code, c.code, r.clear))
		}
	}
	for k, r := range got {
		if !used[k] {
			t.invented++
			notes = append(notes, fmt.Sprintf("invented %s sure %v %.2f at %.0f", r.Code, r.Sure, r.clear, r.Corners.middle()))
		}
	}
	return notes
}

// same reports whether a reading counts as the card that lies there.
func (t *tally) same(r Reading, c lying) bool {
	return r.Code == c.code || t.kind != nil && r.Kind == t.kind(c.code)
}

func (t *tally) join(one tally) {
	t.cards, t.right, t.asked, t.hidden = t.cards+one.cards, t.right+one.right, t.asked+one.asked, t.hidden+one.hidden
	t.silent, t.missed, t.invented = t.silent+one.silent, t.missed+one.missed, t.invented+one.invented
}

func (t *tally) String() string {
	return fmt.Sprintf("%d cards: right %d, asked %d, asked amiss %d, silently wrong %d, missed %d, invented %d",
		t.cards, t.right, t.asked, t.hidden, t.silent, t.missed, t.invented)
}

// photos is the number of photos that are read of each deck on each table, every other one as a phone takes it in
// somebody's hand: `make assault` reads more than 10,000 cards.
func photos() int { return assault.Times(1, 1, 6) }

// The parts of a hundred cards that have to be right, of photos that a phone on a stand takes, and one in a hand.
const onStand, inHand = 98, 95

// held reads decks on every table, and fails unless nearly all cards are right and hardly any is silently wrong.
func held(t *testing.T, all map[string][]printed) {
	t.Helper()
	standard := must.Get(engine.Variant("recall")).Decks[0].Deck
	kind := func(code string) string {
		if all := standard.Like(code); len(all) > 0 {
			return all[0]
		}
		return code
	}
	var stand, hand tally
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) { rated(t, all[name], kind, &stand, &hand) })
	}
	for _, sum := range []struct {
		tally
		want int
	}{{stand, onStand}, {hand, inHand}} {
		t.Log(sum.String())
		assault.Tried(t, sum.cards, assault.Cards)
		if sum.silent*2000 > max(2000, sum.cards) || sum.invented*500 > sum.cards {
			t.Error("too many are silently wrong, or invented")
		}
		if sum.right*100 < sum.want*sum.cards {
			t.Errorf("%d of %d are right, want %d %%", sum.right, sum.cards, sum.want)
		}
	}
}

// rated reads a deck on every table, as a game counts it, and adds how it comes out.
func rated(t *testing.T, deck []printed, kind func(code string) string, stand, hand *tally) {
	d := taughtOnOak(t, deck).Counting(kind)
	for n, table := range tableNames {
		for k := range photos() {
			r := rand.New(rand.NewPCG(uint64(k), uint64(n)))
			s, one := dealt(deck, tables[table](r), 1+(n+2*k)%5, r.Float64(), r), tally{kind: kind}
			if k%2 == 1 {
				s = s.byPhone()
			}
			shot := s.taken()
			got := must.Get(d.Read(context.Background(), photoOf(shot.img)))
			for _, note := range one.add(s, shot.where, got) {
				t.Logf("on %s, photo %d, %.2f hard: %s", table, k, s.hard, note)
			}
			if s.phone {
				hand.join(one)
			} else {
				stand.join(one)
			}
		}
	}
}

// taughtOnOak returns the deck as a photo on a table of oak teaches it.
func taughtOnOak(t *testing.T, deck []printed) Deck {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 5))
	return learned(t, deck, taughtBy(deck, oak(r), 0.35, r))
}
