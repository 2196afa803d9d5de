package people

import (
	"fmt"
	"strings"

	"tabby/history/stats"
	"tabby/ui/words"
)

// personFacts returns the facts about a person, each with its number.
func personFacts(l stats.Line) [][2]string {
	facts := append([][2]string{{"Games", fmt.Sprint(l.Games)}}, playFacts(l)...)
	facts = append(facts, [][2]string{
		{"Games won in a row", fmt.Sprint(l.Longest)},
		{"Narrowest escape, points to spare", moment(l.Escape)},
		{"Largest comeback, points behind", moment(l.Comeback)},
	}...)
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
		{"Wins", fmt.Sprintf("%d (%s)", l.Wins, words.Share(l.Shares, l.Games))},
		{"Times 1st, 2nd, …", places(l.Places)},
		{"Average place", fmt.Sprintf("%.1f", l.Place)},
		{"Average round", fmt.Sprintf("%.1f", l.Average)},
		{"Average total", fmt.Sprintf("%.1f", l.AverageEnd)},
		{"Best round", moment(l.Best)},
		{"Worst round", moment(l.Worst)},
	}
}

// places returns how often a person came first, second and so on: "12, 7, 0, 3".
func places(often []int) string {
	if len(often) == 0 {
		return none
	}
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(often), "[]"), " ", ", ")
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
	return fmt.Sprintf("%s, %s of them right, with %.1f in hand on average.",
		words.Count(l.Calls, words.Call), words.Share(float64(l.CallsWon), l.Calls), l.CallHand)
}

// formText explains the chart of a rating.
func formText(form []stats.Point) string {
	return fmt.Sprintf("The rating after each game, now %v. The thin lines say how unsure it is.", form[len(form)-1].Rating)
}

// roundsText sums up a person's rounds.
func roundsText(l stats.Line) string {
	return fmt.Sprintf("%s, from %d to %d, %.1f on average.", words.Count(l.Rounds, words.Round), l.Best.Points, l.Worst.Points, l.Average)
}

// duelText sums up how often one person was ahead of another one.
func duelText(p stats.Pair) string {
	return fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
}
