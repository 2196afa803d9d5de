package words

import (
	"tabby/history/stats"
	"tabby/internal/words/message"
)

// FigureWords say the numbers of one person.
type FigureWords struct {
	Calls       message.Message // {n} right of {calls}, with the {average} of points in hand
	OnlyCalls   message.Message // the same without
	Rounds      message.Message // {rounds}, {best}, {worst}, {average}
	BestRound   message.Message // {n}
	NoBestRound string
}

// CallsLine sums up a person’s calls.
func (v Statistics) CallsLine(l stats.Line) string {
	say := v.Words.Figures.Calls
	if l.Called == 0 {
		say = v.Words.Figures.OnlyCalls
	}
	return say.With("n", l.CallsWon,
		"calls", l.Calls, "average", v.Decimal(l.CallHand, 1),
	)
}

// RoundsLine sums up a person’s rounds.
func (v Statistics) RoundsLine(l stats.Line) string {
	return v.Words.Figures.Rounds.With(
		"rounds", l.Rounds,
		"best", l.Best.Points, "worst", l.Worst.Points, "average", v.Decimal(l.Average, 1),
	)
}

// RoundFigure says the average round of a person to a screen reader.
func (v Statistics) RoundFigure(l stats.Line) string {
	if l.Best.Game == "" {
		return v.Words.Figures.NoBestRound
	}
	return v.Words.Figures.BestRound.With("n", l.Best.Points)
}

// VariantLine returns what was counted of a variant.
func (v Statistics) VariantLine(of stats.Variant) string {
	return v.Words.Variant.With(
		"variant", v.language.Rules.GameName(of.Variant, of.Named), "games", of.Games,
		"average", v.Decimal(of.Average, 1), "best", of.BestTotal.Points,
	)
}

// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
func (v Statistics) Ahead(p stats.Pair) string {
	return v.Words.Ahead.With("ahead", p.Ahead, "behind", p.Behind(), "level", p.Level)
}
