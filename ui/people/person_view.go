package people

import (
	"fmt"

	"tabby/history/stats"
	"tabby/ui/words"
)

// A figure is a large number, with what it counts below it.
type figure struct{ Number, Of string }

// figures returns the four numbers that say most of a person.
func figures(l stats.Line) []figure {
	return []figure{
		{fmt.Sprint(l.Games), words.Things(l.Games, words.Game)},
		{fmt.Sprint(l.Wins), words.Things(l.Wins, words.Win)},
		{fmt.Sprintf("%.1f", l.Place), "average place"},
		{moment(l.Best), "best round"},
	}
}

// personFacts returns further facts about a person, each with its number.
func personFacts(l stats.Line) [][2]string {
	facts := [][2]string{
		{"Average round", fmt.Sprintf("%.1f", l.Average)},
		{"Worst round", moment(l.Worst)},
		{"Average total", fmt.Sprintf("%.1f", l.AverageEnd)},
		{"Games won in a row", fmt.Sprint(l.Longest)},
		{"Narrowest escape, points to spare", moment(l.Escape)},
		{"Largest comeback, points behind", moment(l.Comeback)},
	}
	if l.Left > 0 {
		facts = append(facts, [2]string{"Games left, not ranked", fmt.Sprint(l.Left)})
	}
	if l.Rating.Known() {
		facts = append(facts, [2]string{"Rating", l.Rating.String()})
	}
	return facts
}

// pairFacts returns the facts about a person in games with another one.
func pairFacts(l stats.Line) [][2]string {
	return append(playFacts(l), [2]string{"Calls that were right", fmt.Sprintf("%d of %d", l.CallsWon, l.Calls)})
}

// playFacts returns the facts about a person's wins and rounds.
func playFacts(l stats.Line) [][2]string {
	return [][2]string{
		{"Won", fmt.Sprintf("%d of %d", l.Wins, l.Games)},
		{"Of them shared", fmt.Sprint(l.Shared)},
		{"Average place", fmt.Sprintf("%.1f", l.Place)},
		{"Average round", fmt.Sprintf("%.1f", l.Average)},
		{"Average total", fmt.Sprintf("%.1f", l.AverageEnd)},
		{"Best round", moment(l.Best)},
		{"Worst round", moment(l.Worst)},
	}
}

// none is the text of a number that there is none of.
const none = "–"

// moment returns a number that one game has, if there is one.
func moment(m stats.Moment) string {
	if m.Game == "" {
		return none
	}
	return fmt.Sprint(m.Points)
}

// callsText sums up a person's calls.
func callsText(l stats.Line) string {
	return fmt.Sprintf("%s, %d of them right, with %.1f in hand on average.", words.Count(l.Calls, words.Call), l.CallsWon, l.CallHand)
}

// formText explains the chart of a rating.
func formText(form []stats.Point) string {
	return fmt.Sprintf("The rating, game by game, now %v. The thin lines say how unsure it is.", form[len(form)-1].Rating)
}

// roundsText sums up a person's rounds.
func roundsText(l stats.Line) string {
	return fmt.Sprintf("%s, from %d to %d, %.1f on average.", words.Count(l.Rounds, words.Round), l.Best.Points, l.Worst.Points, l.Average)
}

// duelText sums up how often one person was ahead of another one.
func duelText(p stats.Pair) string {
	return fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
}
