package words

import (
	"tabby/history/stats"
)

// CallsLine sums up a person’s calls.
func (v Statistics) CallsLine(l stats.Line) string {
	if l.Called == 0 {
		return v.FiguresOnlyCalls(l.Calls, l.CallsWon)
	}
	return v.FiguresCalls(l.Calls, l.CallsWon, v.Decimal(l.CallHand, 1))
}

// RoundsLine sums up a person’s rounds.
func (v Statistics) RoundsLine(l stats.Line) string {
	return v.FiguresRounds(StatisticsFiguresRoundsFacts{Rounds: l.Rounds, Best: l.Best.Points, Worst: l.Worst.Points, Average: v.Decimal(l.Average, 1)})
}

// RoundFigure says the average round of a person to a screen reader.
func (v Statistics) RoundFigure(l stats.Line) string {
	if l.Best.Game == "" {
		return v.FiguresNoBestRound
	}
	return v.FiguresBestRound(l.Best.Points)
}

// VariantLine returns what was counted of a variant.
func (v Statistics) VariantLine(of stats.Variant) string {
	return v.Variant(v.language.Rules.GameName(of.Variant, of.Named), of.Games, v.Decimal(of.Average, 1), of.BestTotal.Points)
}

// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
func (v Statistics) Ahead(p stats.Pair) string {
	return v.StatisticsTexts.Ahead(StatisticsAheadFacts{Ahead: p.Ahead, Behind: p.Behind(), Level: p.Level})
}
