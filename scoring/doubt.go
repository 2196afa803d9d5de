package scoring

import (
	"slices"

	"tabby/engine"
)

// A Doubt is why a round looks miscounted. It is a question to the table ("please
// recount"), never a refusal (G02).
type Doubt struct {
	Kind   DoubtKind
	Player Player        // the player of the score, or Nobody
	Found  int           // the sum or score in doubt
	Bound  int           // the nearest possible one
	Made   []engine.Pile // the cards that would make Bound, from the most extreme inwards
}

// A DoubtKind is what is in doubt.
type DoubtKind uint8

// What can be in doubt.
const (
	SumTooHigh   DoubtKind = iota // no deck has the cards for a sum this high
	SumTooLow                     // nor for one this low
	ScoreUnusual                  // more than the hand that was dealt can count
	CardsMissing                  // no deck has all the hands named
	CardsDiffer                   // the points cannot be made with the cards left
)

// Doubts returns what looks wrong about the scores of a round, which are by player.
// Hands are valued by their cards, as in [Record].
func (s Sheet) Doubts(scores []*Score) []Doubt {
	var doubts []Doubt
	sum, n := 0, 0
	var named []string
	for p, score := range scores {
		if score == nil || score.SatOut {
			continue
		}
		named = append(named, score.Hand...)
		counted, _ := s.counted(*score) // impossible hands are doubted together
		sum, n = sum+counted.Points, n+1
		doubts = append(doubts, s.doubtScore(Player(p), counted)...)
	}
	if n > 0 {
		doubts = append(doubts, s.doubtSum(sum, n)...)
	}
	if len(named) > 0 && s.Ruleset.Deck().Holds(named...) != nil {
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

// doubtScore returns what looks wrong about one score where lines change.
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

// Impossible reports whether the scores are impossible, not only unusual.
func (d Doubt) Impossible() bool { return d.Kind != ScoreUnusual }

// Doubtful reports, by round, whether a round counts but its scores are impossible.
func (s Sheet) Doubtful() []bool {
	possible := map[int]engine.Range{} // sums, by number of players
	doubtful := make([]bool, len(s.Rounds))
	for i, r := range s.Rounds {
		sum, players, plain := r.sum()
		if _, known := possible[players]; !known {
			possible[players], _, _ = s.Ruleset.Round(players)
		}
		if plain && !s.Ruleset.Rules.LineChanges && possible[players].Has(sum) {
			continue // the usual round, decided quickly
		}
		doubtful[i] = r.Fate.counts() && slices.ContainsFunc(s.Doubts(r.Scores()), Doubt.Impossible)
	}
	return doubtful
}

// sum returns the sum and the number of scores of a round, and whether none of them
// has a hand.
func (r Round) sum() (sum, players int, plain bool) {
	plain = true
	for _, c := range r.Cells {
		if c.Score == nil || c.Score.SatOut {
			continue
		}
		sum, players = sum+c.Score.Points, players+1
		plain = plain && len(c.Score.Hand) == 0
	}
	return sum, players, plain
}

// Scores returns the scores of a round by player.
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
