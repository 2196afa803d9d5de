package people

import (
	"tabby/history/stats"
	"tabby/internal/words"
)

// A figure is a large number, with what it counts below it, and what a screen reader says.
type figure struct{ Number, Of, Says string }

func counted(w *words.Language, n int, of words.Thing) figure {
	return figure{w.Figure(n), w.Things(n, of), w.Count(n, of)}
}

// figures returns the four numbers that say most of a person.
func figures(w *words.Language, l stats.Line) []figure {
	return []figure{
		counted(w, l.Games, words.Game),
		counted(w, l.Wins, words.Win),
		{w.Decimal(l.Place, 1), w.Statistics.PlaceBelow, w.Statistics.PlaceFigure(w.Decimal(l.Place, 1))},
		{moment(w, l.Best), w.Statistics.RoundBelow, w.Statistics.RoundFigure(l)},
	}
}

// personFacts returns further facts about a person, each with its number.
func personFacts(w *words.Language, l stats.Line) [][2]string {
	s := w.Statistics
	facts := [][2]string{
		{s.AverageRound, w.Decimal(l.Average, 1)},
		{s.WorstRound, moment(w, l.Worst)},
		{s.AverageTotal, w.Decimal(l.AverageEnd, 1)},
		{s.Streak, w.Figure(l.Longest)},
		{s.Escape, moment(w, l.Escape)},
		{s.Comeback, moment(w, l.Comeback)},
	}
	if l.Left > 0 {
		facts = append(facts, [2]string{s.GamesLeft, w.Figure(l.Left)})
	}
	return facts
}

// pairFacts returns the facts about a person in games with another one.
func pairFacts(w *words.Language, l stats.Line) [][2]string {
	s := w.Statistics
	return [][2]string{
		{s.Won, s.NumberOf(l.Wins, l.Games)},
		{s.SharedWins, w.Figure(l.Shared)},
		{s.AveragePlace, w.Decimal(l.Place, 1)},
		{s.AverageRound, w.Decimal(l.Average, 1)},
		{s.AverageTotal, w.Decimal(l.AverageEnd, 1)},
		{s.BestRound, moment(w, l.Best)},
		{s.WorstRound, moment(w, l.Worst)},
		{s.RightCalls, s.NumberOf(l.CallsWon, l.Calls)},
	}
}

// moment returns a number that one game has, if there is one.
func moment(w *words.Language, m stats.Moment) string {
	if m.Game == "" {
		return w.Statistics.NoNumber
	}
	return w.Figure(m.Points)
}
