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

// figures returns the numbers that say most of a person, as far as they are known.
func figures(w *words.Language, l stats.Line) []figure {
	all := []figure{
		counted(w, l.Games, words.Game),
		counted(w, l.Wins, words.Win),
		{w.Decimal(l.Place, 1), w.Statistics.PlaceBelow, w.Statistics.PlaceFigure(w.Decimal(l.Place, 1))},
	}
	if l.Best.Game != "" {
		all = append(all, figure{w.Figure(l.Best.Points), w.Statistics.RoundBelow, w.Statistics.RoundFigure(l)})
	}
	return all
}

// facts are numbers, each behind its name.
type facts [][2]string

// average adds an average, unless there is nothing to average.
func (f *facts) average(w *words.Language, known bool, name string, number float64) {
	if known {
		*f = append(*f, [2]string{name, w.Decimal(number, 1)})
	}
}

// moment adds a number that one game has, if there is one.
func (f *facts) moment(w *words.Language, name string, m stats.Moment) {
	if m.Game != "" {
		*f = append(*f, [2]string{name, w.Figure(m.Points)})
	}
}

// howCounted says how the games of a report are counted.
func howCounted(w *words.Language, r stats.Report) string {
	if len(r.Variants) > 1 {
		return w.Text(w.Statistics.HowCounted, w.Statistics.OneGameAlone)
	}
	return w.Statistics.HowCounted
}

// personFacts returns further facts about a person, as far as they are known.
func personFacts(w *words.Language, l stats.Line) (all facts) {
	s := w.Statistics
	all.average(w, l.KnowsRounds(), s.AverageRound, l.Average)
	all.moment(w, s.WorstRound, l.Worst)
	all.average(w, l.KnowsTotals(), s.AverageTotal, l.AverageEnd)
	all = append(all, [2]string{s.Streak, w.Figure(l.Longest)})
	all.moment(w, s.Escape, l.Escape)
	all.moment(w, s.Comeback, l.Comeback)
	if l.Left > 0 {
		all = append(all, [2]string{s.GamesLeft, w.Figure(l.Left)})
	}
	return all
}

// pairFacts returns the facts about a person in games with another one, as far as they are known.
func pairFacts(w *words.Language, l stats.Line) facts {
	s := w.Statistics
	all := facts{{s.Won, s.NumberOf(l.Wins, l.Games)}, {s.SharedWins, w.Figure(l.Shared)}}
	all.average(w, l.Games > 0, s.AveragePlace, l.Place)
	all.average(w, l.KnowsRounds(), s.AverageRound, l.Average)
	all.average(w, l.KnowsTotals(), s.AverageTotal, l.AverageEnd)
	all.moment(w, s.BestRound, l.Best)
	all.moment(w, s.WorstRound, l.Worst)
	return append(all, [2]string{s.RightCalls, s.NumberOf(l.CallsWon, l.Calls)})
}
