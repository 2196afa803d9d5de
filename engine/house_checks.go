package engine

// checkHouse returns an error that wraps [ErrRules] if house rules cannot be together.
func (t Ruleset) checkHouse() error {
	for _, clash := range []struct {
		key   Key
		holds bool
	}{
		{WrongCallPlus, t.Number(WrongCallPlus) > 0 && t.Value(WrongCallPenalty) != PenaltyDouble},
		{End, t.HighestTotalWins() && t.Value(End) == EndElimination},
		{RightCall, t.Rules.HighestWins && t.Value(RightCall) == CountsZero},
		{BestCounts, t.Rules.HighestWins && t.countsBest()},
		{WrongCallPenalty, t.Rules.HighestWins && t.Value(WrongCallPenalty) == PenaltyDouble},
		{CallAtMost, t.Rules.HighestWins && t.boundsCall()},
		{BestCounts, t.Value(BestCounts) == CountsOne && !t.onlyRoundsCount()},
	} {
		if clash.holds {
			return Refusal{Reason: ErrRules, Key: clash.key, Value: t.Value(clash.key)}
		}
	}
	if err := t.checkFalls(); err != nil {
		return err
	}
	return t.checkCardPoints()
}

// countsBest reports whether the best of a round count something else than their points.
func (t Ruleset) countsBest() bool {
	v := t.Value(BestCounts)
	return v == CountsZero || v == CountsOne
}

func (t Ruleset) boundsCall() bool {
	_, bounded := t.CallAtMost()
	return bounded
}

// onlyRoundsCount reports whether nothing else than who was best counts in a round, and
// nothing else orders the totals.
func (t Ruleset) onlyRoundsCount() bool {
	penalty := t.Value(WrongCallPenalty)
	return (penalty == "" || penalty == None) && t.Value(RightCall) != CountsZero && t.Number(RightCallLess) == 0 &&
		len(t.Rules.TieBreaks) == 0 && (t.Rules.Special == nil || t.Rules.Special.Others == nil)
}
