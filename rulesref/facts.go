package rulesref

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// facts is the data of the page templates.
type facts struct {
	engine.Rules
	words   *words.Language
	reads   *tongue
	Ruleset engine.Ruleset
	Deck    engine.Deck // of the table
	Kinds   []kind      // of cards in it
}

func newFacts(t engine.Ruleset, w *words.Language, in *tongue) *facts {
	deck := t.Deck()
	return &facts{Rules: w.Rules.In(t.Rules), words: w, reads: in, Ruleset: t, Deck: deck, Kinds: kinds(w, t, deck)}
}

func (f *facts) on(k engine.Key) bool { return f.Ruleset.On(k) }

// is reports whether the house rule has one of these values; "" is the value of a rule
// that the variant does not have.
func (f *facts) is(k engine.Key, values ...engine.Value) bool {
	return slices.Contains(values, f.Ruleset.Value(k))
}

func (f *facts) offers(k engine.Key) bool { _, ok := f.Rules.Offers(k); return ok }

// amount returns the value of a house rule that is a number.
func (f *facts) amount(k engine.Key) int { return f.Ruleset.Number(k) }

// choice returns the value of the house rule in words.
func (f *facts) choice(k engine.Key) string { return f.words.Rules.Value(k, f.Ruleset.Value(k)) }

// endsAbove reports whether the game ends once a total is more than the limit, and not at the limit.
func (f *facts) endsAbove() bool {
	points, limited := f.Ruleset.Limit()
	return limited && f.is(engine.End, engine.EndThreshold) && points >= f.amount(engine.Threshold)
}

// publishers names the publishers of the game in a box, if it is one.
func (f *facts) publishers() string { return f.words.Joined(f.Publishers) }

// editionPoints lists the differences between the printed editions.
func (f *facts) editionPoints() string {
	var points []string
	for _, e := range f.Editions {
		points = append(points, f.words.Small(f.reads.say("editions_"+key(string(e))+"Point")))
	}
	return f.words.Joined(points)
}

// single reports whether the variant is usually a single deal.
func (f *facts) single() bool {
	v, _ := f.Rules.Offers(engine.Rounds)
	return v == engine.Number(1)
}

// drawn and played report when powers work.
func (f *facts) drawn() bool     { return f.Powers == engine.WhenDrawn }
func (f *facts) played() bool    { return f.Powers == engine.WhenPlayed }
func (f *facts) lookOuter() bool { return f.Look == engine.LookOuter }

// endsDeal and shuffleButTop report what happens when the draw pile is empty.
func (f *facts) endsDeal() bool      { return f.Shortage == engine.EndDeal }
func (f *facts) shuffleButTop() bool { return f.Shortage == engine.ShuffleButTop }
func (f *facts) size() int           { return f.Deck.Size() }

func (f *facts) suited() bool {
	return slices.ContainsFunc(f.Deck, func(c engine.Face) bool { return c.Suit != engine.NoSuit })
}

// jokers reports whether the deck has any.
func (f *facts) jokers() bool {
	return slices.ContainsFunc(f.Deck, engine.Face.IsJoker)
}

// effects returns what cards of a kind do in a game that nobody is dealt here.
func (f *facts) effects(k kind) []engine.Effect {
	var all []engine.Effect
	for _, e := range f.Effects {
		if e.Has(k.Faces[0]) {
			all = append(all, e)
		}
	}
	return all
}

// cardsOf names the cards that have an effect: "7 or 8".
func (f *facts) cardsOf(e engine.Effect) string { return f.cardsThat(e.Has) }

// ownLooks and otherLooks name the cards with whose effects one looks at a card of one's own, or of another player, and
// swaps those with which cards change places unseen. They return "" if there are none.
func (f *facts) ownLooks() string   { return f.cardsDoing(engine.LookOwn, engine.LookExchange) }
func (f *facts) otherLooks() string { return f.cardsDoing(engine.LookOther, engine.LookExchange) }
func (f *facts) swaps() string      { return f.cardsDoing(engine.ExchangeOther, engine.ExchangeAny) }

// cardsDoing names the cards that do one of these.
func (f *facts) cardsDoing(deeds ...engine.Deed) string {
	return f.cardsThat(func(c engine.Face) bool {
		return slices.ContainsFunc(f.Effects, func(e engine.Effect) bool { return slices.Contains(deeds, e.Does) && e.Has(c) })
	})
}

// cardsThat names the cards that do something.
func (f *facts) cardsThat(do func(engine.Face) bool) string {
	var names []string
	for _, k := range f.Kinds {
		all := engine.Deck(slices.DeleteFunc(slices.Clone(k.Faces), func(c engine.Face) bool { return !do(c) }))
		switch {
		case len(all) == len(k.Faces):
			names = append(names, k.Name)
		case len(all) > 0: // which count what those of the other colour do
			names = append(names, f.words.Rules.Coloured(k.Name, all[0].Suit.Red()))
		}
	}
	return f.words.Alternatives(names)
}

// disagreed returns in what tables disagree, except where this one plays otherwise than the game does by the book.
func (f *facts) disagreed() []string {
	var all []string
	for _, d := range f.Disagree {
		if d.Holds(f.Ruleset) {
			all = append(all, d.Says)
		}
	}
	return all
}

// answer returns what a player says to show that a call was wrong.
func (f *facts) answer() string {
	if f.Course == nil {
		return ""
	}
	return f.Course.Answer
}

// roundCanEnd reports whether a round may end without a call, as far as anything is known of it.
func (f *facts) roundCanEnd() bool { return f.Course == nil || f.Course.PileEnds }

// firstFall returns the first of the totals that fall.
func (f *facts) firstFall() engine.Fall {
	if all := f.Ruleset.Falls(); len(all) > 0 {
		return all[0]
	}
	return engine.Fall{}
}

// mustCall, noCall and bounded are facts of games that are kept on the sheet.
func (f *facts) mustCall() bool { return f.Calling == engine.MustCall }
func (f *facts) noCall() bool   { return f.Calling == engine.NoCall }
func (f *facts) bounded() bool  { return f.Bounds != engine.Range{} }

// ender returns how a text speaks of the player who ended a round: one who "called", or one who "ended" it
// if nobody calls.
func (f *facts) ender() string {
	if f.mustCall() {
		return "ended"
	}
	return "called"
}

// isUsed reports whether a house rule says something of a game that ends as this one does, here or by the book.
func (f *facts) isUsed(o engine.Offer) bool {
	if points, limited := f.Ruleset.Limit(); o.Key == engine.ThresholdCmp && limited && points >= f.amount(engine.Threshold) && f.is(o.Key, engine.Reach) {
		return false // exactly the limit falls back
	}
	book := f.Rules.ByTheBook(o.Key)
	return f.Ruleset.Differs(o.Key) || o.Key.Rule().Matters(f.Ruleset.Value(engine.End)) && book != engine.None && book != engine.Number(0)
}

// unused returns the titles of the other house rules.
func (f *facts) unused() []string {
	var titles []string
	for _, o := range f.House {
		if !f.isUsed(o) {
			titles = append(titles, f.words.Rules.House(f.Rules.Rule(o.Key)).Title)
		}
	}
	return titles
}

// sheetOnly reports whether the sheet knows something that a deal does not need.
func (f *facts) sheetOnly() bool {
	return f.HighestWins || f.Hands != nil || f.Calling != engine.MayCall || f.Special != nil || f.bounded()
}

// score returns the range of the points of a line.
func (f *facts) score() engine.Range { return f.Ruleset.Score() }

// average returns the average points of a line of unknown cards, rounded.
func (f *facts) average() int { return int(math.Round(f.Ruleset.Average())) }

// exactly is what becomes of a total of exactly the number, if the number matters.
type exactly struct {
	fall    engine.Fall // to itself if it falls nowhere
	by      engine.Key  // the house rule that says so
	limited bool        // whether a total ends the game here, or puts a player out
}

func exactlyAt(t engine.Ruleset) exactly {
	number := t.Number(engine.Threshold)
	e := exactly{fall: engine.Fall{From: number, To: t.FallsTo()}, by: engine.ExactLimit}
	_, e.limited = t.Limit()
	for _, fall := range t.Falls() {
		if fall.From == number {
			e.fall, e.by = fall, engine.Falls
		}
	}
	return e
}

func (e exactly) falls() bool { return e.fall.To < e.fall.From }

// here reports whether it falls as this table plays.
func (e exactly) here() bool { return e.falls() && (e.by == engine.Falls || e.limited) }

// in says how it falls: "100 falls to 50, once for each player".
func (e exactly) in(w *words.Language) string { return w.Rules.Value(engine.Falls, e.list()) }

// list returns it as a value of the house rule of totals that fall.
func (e exactly) list() engine.Value {
	list := fmt.Sprintf("%d=%d", e.fall.From, e.fall.To)
	if e.fall.Times > 0 {
		list += fmt.Sprintf("*%d", e.fall.Times)
	}
	return engine.Value(list)
}

// falling says which totals fall as this table plays, or returns "".
func (f *facts) falling(at exactly) string {
	list := f.Ruleset.Value(engine.Falls)
	switch own := at.here() && at.by == engine.ExactLimit; {
	case own && len(f.Ruleset.Falls()) > 0:
		list += "," + at.list()
	case own:
		list = at.list()
	case len(f.Ruleset.Falls()) == 0:
		return ""
	}
	return f.words.Rules.Value(engine.Falls, list)
}

// courseSections are those that say how a round of a game goes that Tabby does not deal.
var courseSections = []string{"deal", "first-look", "round", "snap", "wrong-snap", "last-turns"}

// Course says how a round goes, one paragraph on each line, for somebody who makes a game of their own from one that
// Tabby does not deal. It is "" for a game that Tabby deals.
func Course(t engine.Ruleset, w *words.Language) string {
	if !t.Rules.Kept {
		return ""
	}
	var said []string
	for _, c := range For(t, w).Chapters {
		for _, s := range c.Sections {
			if slices.Contains(courseSections, s.ID) {
				said = append(said, s.Text())
			}
		}
	}
	return strings.Join(said, "\n")
}
