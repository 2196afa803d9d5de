package words

import (
	"cmp"
	"fmt"

	"tabby/engine"
)

// CardNames are what a language calls cards. The facts of the engine speak English, which
// needs none.
type CardNames struct {
	Cards  map[string]string      // by the names of the facts, cards without a rank: "Peek": "Spähen"
	Ranks  map[string]string      // by their corners, ranks that are no number: "K": "König"
	Suits  map[engine.Suit]string // "Herz"
	OfSuit string                 // how a rank of a suit is called: "%[2]s-%[1]s" is "Herz-König"
	Court  string                 // and how one of Ranks is, where it is another way: "hartenboer"
}

// In returns a card with its name, from which its picture and what is read of it are made. A
// card that the language does not know keeps its own, such as one of a game of one's own.
func (n CardNames) In(f engine.Face) engine.Face {
	if f.Suit == engine.NoSuit || f.Rank == "" {
		f.Name = cmp.Or(n.Cards[f.Name], f.Name)
	} else if n.OfSuit != "" {
		say := n.OfSuit
		if n.Ranks[f.Rank] != "" {
			say = cmp.Or(n.Court, n.OfSuit)
		}
		f.Name = fmt.Sprintf(say, n.Rank(f), n.Suits[f.Suit])
	}
	return f
}

// Rank returns the name of a card without its suit: "7", "King", "Peek".
func (n CardNames) Rank(f engine.Face) string {
	if f.Rank == "" {
		return n.In(f).Name
	}
	return cmp.Or(n.Ranks[f.Rank], f.RankName())
}

// A Variant is what people read of a variant whose facts say it in English. Games in a box have
// proper names, and so have most calls and hands.
type Variant struct {
	Name     string // where it is no proper name but says what the game is, or ""
	About    string
	Call     string // where it is no proper name, or ""
	Special  string // the name of a hand of its own, where it is no proper name, or ""
	Rule     string // how a line counts, where it is not the sum
	Editions []engine.Edition
	Play     []string
	Effects  []engine.Effect
	Disagree []string
}

// VariantNames are what a language says of variants. The facts of the engine speak English,
// which needs none.
type VariantNames struct {
	Variants  map[string]Variant // by their IDs
	PlainCall string             // what is said at the end of a round where nothing is known
	PlainPlay string             // how a round goes there
}

// In returns the facts of a variant as people read them. What the language says nothing of
// stays as it is, such as what people wrote of a game of their own.
func (n VariantNames) In(r engine.Rules) engine.Rules {
	v := n.Variants[r.ID]
	r.Name, r.About, r.Call = cmp.Or(v.Name, r.Name), cmp.Or(v.About, r.About), cmp.Or(v.Call, r.Call)
	if r.Call == engine.PlainCall {
		r.Call = cmp.Or(n.PlainCall, r.Call)
	}
	if len(r.Play) == 1 && r.Play[0] == engine.PlainPlay {
		r.Play = []string{cmp.Or(n.PlainPlay, r.Play[0])}
	}
	r.Editions, r.Play = whole(v.Editions, r.Editions), whole(v.Play, r.Play)
	r.Effects, r.Disagree = whole(v.Effects, r.Effects), whole(v.Disagree, r.Disagree)
	if r.Special != nil && v.Special != "" {
		special := *r.Special
		special.Name, r.Special = v.Special, &special
	}
	if r.Counting != nil && v.Rule != "" {
		counting := *r.Counting
		counting.Rule, r.Counting = v.Rule, &counting
	}
	return r
}

// whole returns what a language says of facts if it says something of each.
func whole[T any](said, facts []T) []T {
	if len(said) == len(facts) {
		return said
	}
	return facts
}
