package sentence

import (
	"fmt"

	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// FigureWords say the numbers of one person.
type FigureWords struct {
	NumberOf          grammar.Pattern // {n} of {all}
	OfCalls           grammar.Forms
	CallsRight, Wrong grammar.Forms
	Calls             grammar.Forms   // {n} right of {calls}, with the {average} of points in hand
	OnlyCalls         grammar.Forms   // the same without
	Rounds            grammar.Pattern // {rounds}, {best}, {worst}, {average}
	Rating            grammar.Pattern // {rating}
	Place, BestRound  grammar.Pattern // {n}
	NoBestRound       string
}

// NumberOf implements [words.StatisticsSentences].
func (v Statistics) NumberOf(part, whole int) string {
	return v.Words.Figures.NumberOf.With("n", v.Figure(part), "all", v.Figure(whole))
}

// OfCalls implements [words.StatisticsSentences].
func (v Statistics) OfCalls(n int) string { return v.Numbered(v.Words.Figures.OfCalls, n) }

// CallsRight implements [words.StatisticsSentences].
func (v Statistics) CallsRight(n int) string { return v.Numbered(v.Words.Figures.CallsRight, n) }

// CallsWrong implements [words.StatisticsSentences].
func (v Statistics) CallsWrong(n int) string { return v.Numbered(v.Words.Figures.Wrong, n) }

// CallsLine implements [words.StatisticsSentences].
func (v Statistics) CallsLine(l stats.Line) string {
	say := v.Words.Figures.Calls
	if l.Called == 0 {
		say = v.Words.Figures.OnlyCalls
	}
	return v.Of(say, l.CallsWon).With(
		"calls", v.Count(l.Calls, words.Call), "n", v.Figure(l.CallsWon), "average", v.Decimal(l.CallHand, 1),
	)
}

// RoundsLine implements [words.StatisticsSentences].
func (v Statistics) RoundsLine(l stats.Line) string {
	return v.Words.Figures.Rounds.With(
		"rounds", v.Count(l.Rounds, words.Round),
		"best", v.Figure(l.Best.Points), "worst", v.Figure(l.Worst.Points), "average", v.Decimal(l.Average, 1),
	)
}

// FormLine implements [words.StatisticsSentences].
func (v Statistics) FormLine(last stats.Point) string {
	return v.Words.Figures.Rating.With("rating", fmt.Sprint(last.Rating))
}

// PlaceFigure implements [words.StatisticsSentences].
func (v Statistics) PlaceFigure(l stats.Line) string {
	return v.Words.Figures.Place.With("n", v.Decimal(l.Place, 1))
}

// RoundFigure implements [words.StatisticsSentences].
func (v Statistics) RoundFigure(l stats.Line) string {
	if l.Best.Game == "" {
		return v.Words.Figures.NoBestRound
	}
	return v.Words.Figures.BestRound.With("n", v.Figure(l.Best.Points))
}

// VariantLine implements [words.StatisticsSentences].
func (v Statistics) VariantLine(of stats.Variant) string {
	return v.Words.Variant.With(
		"variant", v.Language.Rules.GameName(of.Variant, of.Named), "games", v.Count(of.Games, words.Game),
		"average", v.Decimal(of.Average, 1), "best", v.Figure(of.BestTotal.Points),
	)
}

// Ahead implements [words.StatisticsSentences].
func (v Statistics) Ahead(p stats.Pair) string {
	return v.Words.Ahead.With("ahead", v.Figure(p.Ahead), "behind", v.Figure(p.Behind()), "level", v.Figure(p.Level))
}

// PeriodName implements [words.StatisticsSentences].
func (v Statistics) PeriodName(p words.Period) string { return v.Words.Periods[p] }

// OurYear implements [words.StatisticsSentences].
func (v Statistics) OurYear(year int) string { return v.Words.OurYear.With("year", digits(year)) }
