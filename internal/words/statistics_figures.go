package words

import (
	"tabby/history/stats"
	"tabby/internal/words/message"
)

// FigureWords say the numbers of one person.
type FigureWords struct {
	NumberOf          message.Message // {n} of {all}
	OfCalls           message.Message
	CallsRight, Wrong message.Message
	Calls             message.Message // {n} right of {calls}, with the {average} of points in hand
	OnlyCalls         message.Message // the same without
	Rounds            message.Message // {rounds}, {best}, {worst}, {average}
	Rating            message.Message // {rating}
	Place, BestRound  message.Message // {n}
	NoBestRound       string
}

// NumberOf returns a part of a whole in numbers: "12 of 41".
func (v Statistics) NumberOf(part, whole int) string {
	return v.Words.Figures.NumberOf.With("n", part, "all", whole)
}

// OfCalls stands in the ring of calls: "of 41".
func (v Statistics) OfCalls(n int) string { return v.Words.Figures.OfCalls.With("n", n) }

// CallsRight stands beside the part of the ring whose calls won.
func (v Statistics) CallsRight(n int) string { return v.Words.Figures.CallsRight.With("n", n) }

// CallsWrong stands beside the part of the ring whose calls did not win.
func (v Statistics) CallsWrong(n int) string { return v.Words.Figures.Wrong.With("n", n) }

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

// FormLine explains the chart of a rating, given its last point.
func (v Statistics) FormLine(last stats.Point) string {
	return v.Words.Figures.Rating.With("rating", v.Decimal(last.Rating.Mu, 1))
}

// PlaceFigure says the average place of a person to a screen reader.
func (v Statistics) PlaceFigure(l stats.Line) string {
	return v.Words.Figures.Place.With("n", v.Decimal(l.Place, 1))
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

// PeriodName names a period.
func (v Statistics) PeriodName(p Period) string { return v.Words.Periods[p] }

// OurYear is the title of a year: "Our 2026".
func (v Statistics) OurYear(year int) string { return v.Words.OurYear.With("year", digits(year)) }
