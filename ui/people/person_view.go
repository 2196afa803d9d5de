package people

import (
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/words"
)

// personFacts are what is told of a person, each with its number.
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
		facts = append(facts, [2]string{"Rating", fmt.Sprintf("%.1f ± %.1f", l.Rating.Mu, l.Rating.Sigma)})
	}
	return facts
}

// playFacts are what is told of a person's wins and rounds.
func playFacts(l stats.Line) [][2]string {
	return [][2]string{
		{"Wins", wins(l)},
		{"Times 1st, 2nd, …", places(l.Places)},
		{"Average place", fmt.Sprintf("%.1f", l.Place)},
		{"Average round", fmt.Sprintf("%.1f", l.Average)},
		{"Average total", fmt.Sprintf("%.1f", l.AverageEnd)},
		{"Best round", moment(l.Best)},
		{"Worst round", moment(l.Worst)},
	}
}

// wins says how often somebody won, and which part of the games that is. A win
// that was shared is part of one.
func wins(l stats.Line) string {
	return fmt.Sprintf("%d (%s)", l.Wins, words.Share(l.Shares, l.Games))
}

// places says how often somebody came first, second and so on: "12, 7, 0, 3".
func places(often []int) string {
	var all []string
	for _, n := range often {
		all = append(all, fmt.Sprint(n))
	}
	if all == nil {
		return none
	}
	return strings.Join(all, ", ")
}

// none stands where there is nothing to tell.
const none = "–"

// moment says a number that is told of one game, if there is one.
func moment(m stats.Moment) string {
	if m.Game == "" {
		return none
	}
	return fmt.Sprint(m.Points)
}

// callWords says how somebody's calls went.
func callWords(l stats.Line) string {
	if l.Calls == 0 {
		return "No calls yet."
	}
	return fmt.Sprintf("%s, %s of them right, with %.1f in hand on average.",
		words.Count(l.Calls, words.Call), words.Share(float64(l.CallsWon), l.Calls), l.CallHand)
}

// formWords says where somebody's rating stands.
func formWords(form []stats.Point) string {
	last := form[len(form)-1].Rating
	return fmt.Sprintf("The rating after each game, now %.1f ± %.1f. The thin lines say how unsure it is.", last.Mu, last.Sigma)
}

// roundWords says what somebody's rounds are like.
func roundWords(l stats.Line) string {
	return fmt.Sprintf("%s, from %d to %d, %.1f on average.", words.Count(l.Rounds, words.Round), l.Best.Points, l.Worst.Points, l.Average)
}

// A duelRow is how somebody did against somebody else.
type duelRow struct {
	Other history.Person
	Line  string // "12 ahead, 7 behind, 1 level"
}

// viewDuels says how the person at i did against each of the others.
func viewDuels(r stats.Report, i int, known []history.Person) []duelRow {
	var rows []duelRow
	for j, p := range r.Matrix()[i] {
		if p.Games == 0 || j == i {
			continue
		}
		rows = append(rows, duelRow{personOf(r.People[j], known), duelWords(p)})
	}
	return rows
}

func duelWords(p stats.Pair) string {
	return fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
}

// pairFacts are what is told of a person in games with somebody else.
func pairFacts(l stats.Line) [][2]string {
	return append(playFacts(l), [2]string{"Calls that were right", fmt.Sprintf("%d of %d", l.CallsWon, l.Calls)})
}
