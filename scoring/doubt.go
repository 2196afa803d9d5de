package scoring

import (
	"cmp"
	"slices"

	"tabby/engine"
)

// A Doubt is the reason why a round looks miscounted. It is a question to the table ("please
// recount"), never a refusal.
type Doubt struct {
	Kind   DoubtKind
	Player Player        // the player of the score, or Nobody
	Some   []Player      // whose scores are impossible together, or nil for all players
	Found  int           // the sum or score in doubt
	Bound  int           // the nearest possible one
	Made   []engine.Pile // the cards that would make Bound, the most extreme first
}

// A DoubtKind is what is in doubt.
type DoubtKind uint8

// What can be in doubt.
const (
	SumTooHigh     DoubtKind = iota // the deck has no cards for a sum this high
	SumTooLow                       // the deck has no cards for a sum this low
	ScoreUnusual                    // more or less than any hand of that many cards can count
	CardsMissing                    // the deck does not have all cards of these hands
	CardsDiffer                     // the points cannot be made with the cards left
	SpecialDiffers                  // the special hand has other points than these
	SpecialMeant                    // only the special hand has these points
	CallTooHigh                     // the caller has more than a call may have
)

// Doubts returns everything that looks wrong about the scores of a round, which are by player, and about its
// call. The points of hands are computed from their cards, as in [Record].
func (s Sheet) Doubts(scores []*Score, caller Player) []Doubt {
	doubts := s.doubts(scores, make(limits))
	most, bounded := s.Ruleset.CallAtMost()
	if !bounded || caller == Nobody || int(caller) >= len(scores) || scores[caller] == nil || scores[caller].SatOut {
		return doubts
	}
	if counted, err := s.counted(*scores[caller]); err == nil && counted.Points > most {
		doubts = append(doubts, Doubt{Kind: CallTooHigh, Player: caller, Found: counted.Points, Bound: most})
	}
	return doubts
}

func (s Sheet) doubts(scores []*Score, known limits) []Doubt {
	var doubts []Doubt
	var hands []hand
	var named []string
	for p, score := range scores {
		if score == nil || score.SatOut {
			continue
		}
		named = append(named, score.Hand...)
		counted, _ := s.counted(*score) // impossible hands are one doubt
		if d := s.doubtSpecial(Player(p), counted); d != nil || counted.Special {
			doubts = append(doubts, d...)
			continue
		}
		hands = append(hands, s.handOf(Player(p), counted))
		doubts = append(doubts, s.doubtScore(Player(p), counted, known)...)
	}
	switch {
	case len(named) > 0 && s.Ruleset.Deck().Holds(named...) != nil:
		return append(doubts, Doubt{Kind: CardsMissing, Player: Nobody, Found: len(named)})
	case slices.ContainsFunc(doubts, Doubt.Impossible): // then every sum with it is impossible too
		return doubts
	}
	return append(doubts, s.doubtSums(hands, known)...)
}

// doubtSpecial returns doubts about the points of a special hand, and about points that only
// a special hand can have.
func (s Sheet) doubtSpecial(p Player, score Score) []Doubt {
	special := s.Ruleset.Rules.Special
	if special == nil || special.Cards == nil {
		return nil
	}
	points, _ := s.Ruleset.Hand(special.Cards...)
	switch d := (Doubt{Player: p, Found: score.Points, Bound: points}); {
	case score.Special && score.Points != 0 && score.Points != points:
		d.Kind = SpecialDiffers
		return []Doubt{d}
	case !score.Special && score.Points == points && score.Hand == nil && (score.Cards == nil || *score.Cards == len(special.Cards)):
		d.Kind = SpecialMeant
		return []Doubt{d}
	}
	return nil
}

// doubtScore returns doubts about a score in a variant in which the number of cards can change.
func (s Sheet) doubtScore(p Player, score Score, known limits) []Doubt {
	if !s.Ruleset.Rules.LineChanges {
		return nil
	}
	if score.Cards != nil {
		if made := known.of(s.Ruleset, 1, *score.Cards).sums; !made.Has(score.Points) {
			bound := min(max(score.Points, made.Min), made.Max)
			return []Doubt{{Kind: CardsDiffer, Player: p, Found: score.Points, Bound: bound}}
		}
		return nil
	}
	if usual := known.of(s.Ruleset, 1, s.Ruleset.Rules.Hand).sums; score.Points > usual.Max || score.Points < min(0, usual.Min) {
		bound := min(max(score.Points, usual.Min), usual.Max)
		return []Doubt{{Kind: ScoreUnusual, Player: p, Found: score.Points, Bound: bound}}
	}
	return nil
}

// Impossible reports whether the scores are impossible, not only unusual.
func (d Doubt) Impossible() bool {
	return d.Kind != ScoreUnusual && d.Kind != SpecialMeant && d.Kind != CallTooHigh
}

// Doubtful returns, for each round, whether it counts although its scores are impossible.
func (s Sheet) Doubtful() []bool {
	known, doubtful := make(limits), make([]bool, len(s.Rounds))
	for i, r := range s.Rounds {
		doubtful[i] = r.Fate.counts() && slices.ContainsFunc(s.doubts(r.Scores(), known), Doubt.Impossible)
	}
	return doubtful
}

// Scores returns the scores of a round by player, with all corrections.
func (r Round) Scores() []*Score {
	scores := make([]*Score, len(r.Cells))
	for p, c := range r.Cells {
		scores[p] = c.Score
	}
	return scores
}

// Called reports whether the player called, and whether that call was right.
func (r Round) Called(p Player) (called, right bool) {
	return r.Caller == p, r.Caller == p && r.Judged() && slices.Contains(r.Best, p)
}

// Judged reports whether the call of a round is right or wrong. It is neither if a special hand
// decides what everybody counts, or if the caller has no score.
func (r Round) Judged() bool {
	switch {
	case r.Caller == Nobody:
		return false
	case r.Fate == Counts, r.Fate == Void:
		return r.Call != Unjudged
	}
	return true
}

// A hand is the score of one player of a round.
type hand struct {
	player Player
	points int
	cards  int // or 0 if that is not known
}

func (s Sheet) handOf(p Player, score Score) hand {
	h := hand{p, score.Points, s.Ruleset.Rules.Hand}
	if s.Ruleset.Rules.LineChanges {
		h.cards = 0
		if score.Cards != nil {
			h.cards = *score.Cards
		}
	}
	return h
}

// A limit is the range of possible sums of some hands.
type limit struct {
	sums            engine.Range
	lowest, highest []engine.Pile // the cards that make them
}

// limits caches the limits computed so far, by the number of hands and of the cards in them.
type limits map[[2]int]limit

// of returns the possible sums of that many hands of that many cards.
func (l limits) of(t engine.Ruleset, hands, cards int) limit {
	key := [2]int{hands, cards}
	known, ok := l[key]
	if !ok {
		switch {
		case hands == 1:
			known.sums = t.Line(cards)
		case t.Rules.LineChanges:
			known.sums, known.lowest, known.highest = t.Together(cards)
		default:
			known.sums, known.lowest, known.highest = t.Round(hands)
		}
		l[key] = known
	}
	return known
}

// doubtSums returns doubts about the sum of all scores, or of the highest or lowest of
// them, if the deck does not have the cards for it.
func (s Sheet) doubtSums(hands []hand, known limits) []Doubt {
	unknown := func(h hand) bool { return h.cards == 0 && h.points != 0 }
	if slices.ContainsFunc(hands, unknown) || s.Ruleset.Rules.LineChanges && s.Ruleset.Rules.Counting != nil {
		return nil
	}
	slices.SortStableFunc(hands, func(a, b hand) int { return cmp.Compare(b.points*max(1, a.cards), a.points*max(1, b.cards)) })
	if d := s.doubtSum(hands, len(hands), known); d != nil {
		return d
	}
	for n := 2; n < len(hands); n++ {
		if d := s.doubtSum(hands[:n], len(hands), known); d != nil {
			return d
		}
		if d := s.doubtSum(hands[len(hands)-n:], len(hands), known); d != nil {
			return d
		}
	}
	return nil
}

// doubtSum returns a doubt about the sum of some hands of a round.
func (s Sheet) doubtSum(hands []hand, all int, known limits) []Doubt {
	sum, cards := 0, 0
	for _, h := range hands {
		sum, cards = sum+h.points, cards+h.cards
	}
	l := known.of(s.Ruleset, len(hands), cards)
	if len(hands) == 0 || l.sums.Has(sum) {
		return nil
	}
	d := Doubt{Kind: SumTooHigh, Player: Nobody, Found: sum, Bound: l.sums.Max, Made: l.highest}
	if sum < l.sums.Min {
		d.Kind, d.Bound, d.Made = SumTooLow, l.sums.Min, l.lowest
	}
	if len(hands) < all {
		for _, h := range hands {
			d.Some = append(d.Some, h.player)
		}
		slices.Sort(d.Some)
	}
	return []Doubt{d}
}
