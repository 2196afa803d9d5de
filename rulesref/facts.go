package rulesref

import (
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/ui/words"
)

// facts are what the pages are filled in with.
type facts struct {
	engine.Rules
	Ruleset  engine.Ruleset
	Deck     engine.Deck // of the table
	Kinds    []kind      // of cards in it
	examples []example
}

func newFacts(t engine.Ruleset) *facts {
	deck := t.Deck()
	return &facts{Rules: t.Rules, Ruleset: t, Deck: deck, Kinds: kinds(t, deck)}
}

// On reports whether the house rule is on.
func (f *facts) On(k engine.Key) bool { return f.Ruleset.On(k) }

// Is reports whether the house rule has that value.
func (f *facts) Is(k engine.Key, v engine.Value) bool { return f.Ruleset.Value(k) == v }

// Offers reports whether the variant has the house rule.
func (f *facts) Offers(k engine.Key) bool { _, ok := f.Rules.Offers(k); return ok }

// N returns the number the house rule is set to.
func (f *facts) N(k engine.Key) int { return f.Ruleset.Number(k) }

// Say says what the house rule is set to.
func (f *facts) Say(k engine.Key) string { return words.Value(k, f.Ruleset.Value(k)) }

// Agreed says what the table has agreed on otherwise than usual, or "".
func (f *facts) Agreed() string {
	var said []string
	for _, r := range houseRules(f.Ruleset) {
		if r.Changed {
			said = append(said, r.Title+": "+r.Value)
		}
	}
	return strings.Join(said, "; ")
}

// From reports whether the variant was read from any of these texts.
func (f *facts) From(texts string) bool {
	return slices.ContainsFunc(strings.Fields(texts), func(t string) bool { return slices.Contains(f.Sources, t) })
}

// Stated marks what follows as our reading unless one of these texts of the
// variant states it.
func (f *facts) Stated(texts string) string {
	if f.From(texts) {
		return ""
	}
	return "~"
}

// Editions reports whether the rules were read from more than one edition.
func (f *facts) Editions() bool { return len(f.Sources) > 1 }

// Single reports whether the variant is usually a single deal.
func (f *facts) Single() bool {
	v, _ := f.Rules.Offers(engine.Rounds)
	return v == engine.Number(1)
}

// Drawn and Played tell when powers work.
func (f *facts) Drawn() bool  { return f.Powers == engine.WhenDrawn }
func (f *facts) Played() bool { return f.Powers == engine.WhenPlayed }

// LookOuter reports whether the first look is at the outer cards.
func (f *facts) LookOuter() bool { return f.Look == engine.LookOuter }

// LookCards returns at how many cards the first look is.
func (f *facts) LookCards() int { return f.Looks() }

// EndsDeal and ShuffleButTop tell what an empty draw pile leads to.
func (f *facts) EndsDeal() bool      { return f.Shortage == engine.EndDeal }
func (f *facts) ShuffleButTop() bool { return f.Shortage == engine.ShuffleButTop }

// Size returns the number of cards in the deck.
func (f *facts) Size() int { return f.Deck.Size() }

// Suited reports whether the deck has suits.
func (f *facts) Suited() bool {
	return slices.ContainsFunc(f.Deck, func(c engine.Face) bool { return c.Suit != engine.NoSuit })
}

// Score returns the totals one line can have.
func (f *facts) Score() engine.Range { return f.Ruleset.Score() }

// Average returns what a line of unknown cards counts, rounded.
func (f *facts) Average() int {
	sum, n := 0, 0
	for _, c := range f.Deck {
		if f.Ruleset.Counts(c) {
			sum, n = sum+c.Points*c.Copies, n+c.Copies
		}
	}
	return (sum*f.Hand + n/2) / max(n, 1)
}

// An example is a hand that a page adds up.
type example struct {
	codes []string
	makes int // what the page was written for
}

// Example adds up a hand, such as "4 0 P>7 2": a card after > has replaced the
// one before it. It is "" where this deck has no such hand.
func (f *facts) Example(hand string, makes int) string {
	var codes, said []string
	deck := f.Deck
	for item := range strings.FieldsSeq(hand) {
		old, code, replaced := strings.Cut(item, ">")
		if !replaced {
			code = old
		}
		face, err := deck.Face(code)
		if err != nil {
			return ""
		}
		text := a(face.Name)
		if replaced {
			was, err := deck.Face(old)
			if err != nil {
				return ""
			}
			text = a(was.Name) + " replaced by " + text
		}
		codes, said = append(codes, code), append(said, text)
	}
	points, err := f.Ruleset.Hand(codes...)
	if err != nil {
		return ""
	}
	f.examples = append(f.examples, example{codes, makes})
	return fmt.Sprintf("> %s make %d.", upper(words.Joined(said)), points)
}
