package scoring

import (
	"slices"

	"tabby/engine"
)

// A Doubt says why a round looks miscounted. It is a question to the table
// ("please recount"), never a refusal (G02).
type Doubt struct {
	Kind   DoubtKind
	Player Player        // whose score it is, or Nobody
	Found  int           // the sum or score in doubt
	Bound  int           // the nearest possible one
	Made   []engine.Pile // the cards that would make Bound, from the most extreme inwards
}

// A DoubtKind says what is doubted.
type DoubtKind uint8

// What can be doubted.
const (
	SumTooHigh   DoubtKind = iota // no deck has the cards for so high a round
	SumTooLow                     // nor for so low a one
	ScoreUnusual                  // more than the hand that was dealt can count
	CardsMissing                  // no deck has all the hands named
	CardsDiffer                   // the points cannot be made with the cards left
)

// Doubts returns what looks wrong about the scores of a round, by player. A hand
// is valued by its cards, as [Record] does.
func (s Sheet) Doubts(scores []*Score) []Doubt {
	var doubts []Doubt
	sum, n := 0, 0
	var named []string
	for p, score := range scores {
		if score == nil || score.SatOut {
			continue
		}
		named = append(named, score.Hand...)
		counted, _ := s.counted(*score) // hands that cannot be are doubted together
		sum, n = sum+counted.Points, n+1
		doubts = append(doubts, s.doubtScore(Player(p), counted)...)
	}
	if n > 0 {
		doubts = append(doubts, s.doubtSum(sum, n)...)
	}
	if s.Ruleset.Deck().Holds(named...) != nil {
		doubts = append(doubts, Doubt{Kind: CardsMissing, Player: Nobody, Found: len(named)})
	}
	return doubts
}

func (s Sheet) doubtSum(sum, players int) []Doubt {
	bounds, lowest, highest := s.Ruleset.Round(players)
	switch {
	case sum > bounds.Max:
		return []Doubt{{Kind: SumTooHigh, Player: Nobody, Found: sum, Bound: bounds.Max, Made: highest}}
	case sum < bounds.Min:
		return []Doubt{{Kind: SumTooLow, Player: Nobody, Found: sum, Bound: bounds.Min, Made: lowest}}
	}
	return nil
}

// doubtScore doubts a score of a variant whose lines change.
func (s Sheet) doubtScore(p Player, score Score) []Doubt {
	if !s.Ruleset.Rules.LineChanges {
		return nil
	}
	if score.Cards != nil {
		if made := s.Ruleset.Line(*score.Cards); !made.Has(score.Points) {
			bound := min(max(score.Points, made.Min), made.Max)
			return []Doubt{{Kind: CardsDiffer, Player: p, Found: score.Points, Bound: bound}}
		}
		return nil
	}
	if usual := s.Ruleset.Line(s.Ruleset.Rules.Hand).Max; score.Points > usual {
		return []Doubt{{Kind: ScoreUnusual, Player: p, Found: score.Points, Bound: usual}}
	}
	return nil
}

// Scores returns the scores of a round by player, as they stand.
func (r Round) Scores() []*Score {
	scores := make([]*Score, len(r.Cells))
	for p, c := range r.Cells {
		scores[p] = c.Score
	}
	return scores
}

// Called reports whether the player called the round and did best.
func (r Round) Called(p Player) (called, right bool) {
	return r.Caller == p, r.Caller == p && slices.Contains(r.Best, p)
}
