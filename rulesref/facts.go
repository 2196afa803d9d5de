package rulesref

import (
	"math"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/ui/words"
)

// facts is the data of the page templates.
type facts struct {
	engine.Rules
	Ruleset engine.Ruleset
	Deck    engine.Deck // of the table
	Kinds   []kind      // of cards in it
}

func newFacts(t engine.Ruleset) *facts {
	deck := t.Deck()
	return &facts{Rules: t.Rules, Ruleset: t, Deck: deck, Kinds: kinds(t, deck)}
}

func (f *facts) On(k engine.Key) bool { return f.Ruleset.On(k) }

// Is reports whether the house rule has one of these values; "" is the value of a rule
// that the variant does not have.
func (f *facts) Is(k engine.Key, values ...engine.Value) bool {
	return slices.Contains(values, f.Ruleset.Value(k))
}

func (f *facts) Offers(k engine.Key) bool { _, ok := f.Rules.Offers(k); return ok }

// N returns the value of a house rule that is a number.
func (f *facts) N(k engine.Key) int { return f.Ruleset.Number(k) }

// Say returns the value of the house rule in words.
func (f *facts) Say(k engine.Key) string { return words.Value(k, f.Ruleset.Value(k)) }

// Agreed lists the house rules that differ from the usual ones, or returns "".
func (f *facts) Agreed() string {
	var said []string
	for _, r := range houseRules(f.Ruleset) {
		if r.Changed {
			said = append(said, r.Title+": "+r.Value)
		}
	}
	return strings.Join(said, "; ")
}

// EditionPoints lists the differences between the printed editions.
func (f *facts) EditionPoints() string {
	var points []string
	for _, e := range f.Editions {
		points = append(points, strings.ToLower(e.Point[:1])+e.Point[1:])
	}
	return words.Joined(points)
}

// Single reports whether the variant is usually a single deal.
func (f *facts) Single() bool {
	v, _ := f.Rules.Offers(engine.Rounds)
	return v == engine.Number(1)
}

// Drawn and Played report when powers work.
func (f *facts) Drawn() bool     { return f.Powers == engine.WhenDrawn }
func (f *facts) Played() bool    { return f.Powers == engine.WhenPlayed }
func (f *facts) LookOuter() bool { return f.Look == engine.LookOuter }

// EndsDeal and ShuffleButTop report what happens when the draw pile is empty.
func (f *facts) EndsDeal() bool      { return f.Shortage == engine.EndDeal }
func (f *facts) ShuffleButTop() bool { return f.Shortage == engine.ShuffleButTop }
func (f *facts) Size() int           { return f.Deck.Size() }

func (f *facts) Suited() bool {
	return slices.ContainsFunc(f.Deck, func(c engine.Face) bool { return c.Suit != engine.NoSuit })
}

// Score returns the range of the points of a line.
func (f *facts) Score() engine.Range { return f.Ruleset.Score() }

// Average returns the average points of a line of unknown cards, rounded.
func (f *facts) Average() int { return int(math.Round(f.Ruleset.Average())) }
