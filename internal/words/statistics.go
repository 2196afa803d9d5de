package words

import (
	"strings"
	"time"

	"tabby/history/stats"
	"tabby/history/trophy"
)

// Statistics is what is said about the statistics.
type Statistics struct {
	speaker
	StatisticsTexts
}

// A Period is a time to look back on.
type Period uint8

// The periods, in the order they are offered.
const (
	AllTime Period = iota
	ThisYear
	LastYear
	ThreeMonths
	ThirtyDays
	OwnPeriod // from one day to another
)

// Counted returns how much was counted: "283 games, 2311 rounds."
func (v Statistics) Counted(r stats.Report) string {
	return v.whole(v.Row(v.Count(r.Games, Game), v.Count(r.Rounds, Round)))
}

// Uncounted returns which games that were asked for do not count: "Not counted: 2
// unfinished games and 1 game left out." It is "" if all do.
func (v Statistics) Uncounted(r stats.Report, asked stats.Query) string {
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := some(count{r.Unfinished, v.Unfinished}, count{r.Provisional, v.Missing}, count{r.LeftOut, v.LeftOut}, count{r.Coached, v.Coached})
	if not == nil {
		return ""
	}
	return v.NotCounted(v.list(not))
}

// WonShared is WonOf with how many wins were shared: "43 of 62 won, 4 of them shared".
func (v Statistics) WonShared(l stats.Line) string {
	switch l.Shared {
	case 0:
		return v.WonOf(l.Wins, l.Games)
	case l.Wins:
		return v.StatisticsTexts.WonShared(l.Wins, l.Games)
	}
	return v.WonSome(StatisticsWonSomeFacts{Wins: l.Wins, Games: l.Games, Shared: l.Shared})
}

// PlayedLine returns how much a person played and won: "62 games, 43 wins".
func (v Statistics) PlayedLine(l stats.Line) string {
	return v.Row(v.Count(l.Games, Game), v.Count(l.Wins, Win))
}

// Together returns how two people of a report did in the games they played together.
func (v Statistics) Together(r stats.Report, one, other int) string {
	p := r.Matrix()[one][other]
	switch {
	case p.Games == 0:
		return v.NeverTogether
	case p.Ahead == p.Behind():
		return v.LevelTogether(p.Games, v.Ahead(p))
	case p.Ahead < p.Behind():
		return v.LeadsTogether(p.Games, r.People[other].Name, v.Ahead(r.Matrix()[other][one]))
	}
	return v.LeadsTogether(p.Games, r.People[one].Name, v.Ahead(p))
}

// DuelsHint says how to read the table of all duels, and which games it counts.
func (v Statistics) DuelsHint(q stats.Query, p Period) string {
	variant, period := "", ""
	if q.Variant != "" {
		variant = v.whole(v.language.Rules.VariantName(q.Variant))
	}
	switch p {
	case AllTime:
	case OwnPeriod:
		period = v.whole(v.Between(q))
	default:
		period = v.whole(v.Periods[p])
	}
	return v.Text(v.StatisticsTexts.DuelsHint, variant, period)
}

// Between says which days a query covers.
func (v Statistics) Between(q stats.Query) string {
	switch {
	case q.From == "" && q.To == "":
		return v.Periods[AllTime]
	case q.From == "":
		return v.UpTo(q.To)
	case q.To == "":
		return v.FromOn(q.From)
	}
	return v.FromTo(q.From, q.To)
}

// MonthLine returns how many games a month had: "May, 3 games".
func (v Statistics) MonthLine(m time.Month, games int) string {
	return v.Row(v.Month(m), v.Count(games, Game))
}

// YearStory describes a year in sentences: how much was played, who won most, and between whom it was closest.
func (v Statistics) YearStory(year int, r stats.Report) string {
	all := []string{v.Year(len(r.Nights), v.OurYear(year), r.Games)}
	var most []string
	for i, l := range r.People {
		if l.Wins > 0 && r.Rank(i) == 1 {
			most = append(most, l.Name)
		}
	}
	if len(most) > 0 {
		all = append(all, v.MostWins(len(most), most, r.People[0].Wins))
	}
	return v.Text(append(all, v.closest(r, r.Pairs)...)...)
}

// PersonStory describes in sentences what the person at i did: how many games they won, and who came closest.
func (v Statistics) PersonStory(r stats.Report, i int) string {
	l := r.People[i]
	all := []string{v.PersonWon(l.Name, l.Wins, l.Games)}
	return v.Text(append(all, v.closest(r, r.PairsOf(i))...)...)
}

// closest says how the two people of some pairs did between whom it was closest, or nothing if it was not close.
func (v Statistics) closest(r stats.Report, pairs []stats.Pair) []string {
	for _, p := range stats.Rivals(pairs, 1) {
		if p.IsClose() {
			return []string{v.Closest(r.People[p.A].Name, r.People[p.B].Name, p.Ahead, p.Behind())}
		}
	}
	return nil
}

// YearInWords is the story of a year to be sent as text.
func (v Statistics) YearInWords(year int, r stats.Report) string {
	lines := []string{v.YearStory(year, r)}
	for _, l := range r.People {
		lines = append(lines, v.Labelled(Isolated(l.Name), v.WonShared(l)))
	}
	for _, record := range r.Records() {
		lines = append(lines, v.Labelled(v.Record(record), Isolated(r.People[record.Person].Name)))
	}
	return strings.Join(lines, "\n")
}

// Record returns what a player holds: "4 games won in a row".
func (v Statistics) Record(r stats.Record) string {
	switch r.Kind {
	case stats.LongestStreak:
		return v.LongestStreak(r.Points)
	case stats.BestTotal:
		return v.BestTotal(r.Points)
	case stats.BestComeback:
		return v.BestComeback(r.Points)
	case stats.ClosestEscape:
		return v.ClosestEscape(r.Points)
	}
	return v.HighestRound(r.Points)
}

// Duel returns how two people did against each other: "Ann leads Ben 12 to 9 in 23 games".
func (v Statistics) Duel(r stats.Report, p stats.Pair) string {
	facts := StatisticsLeadsDuelFacts{
		N: p.Games, Name: r.People[p.A].Name, Other: r.People[p.B].Name, Ahead: p.Ahead, Behind: p.Behind(),
	}
	switch {
	case facts.Ahead == facts.Behind:
		return v.LevelDuel(StatisticsLevelDuelFacts(facts))
	case facts.Ahead < facts.Behind:
		facts.Name, facts.Other, facts.Ahead, facts.Behind = facts.Other, facts.Name, facts.Behind, facts.Ahead
	}
	return v.LeadsDuel(facts)
}

// YearLine says how a person did in a year: "12 games, 5 wins, 3 trophies".
func (v Statistics) YearLine(l stats.Line) string {
	return v.Row(v.Count(l.Games, Game), v.Count(l.Wins, Win), v.Count(l.Awarded(), TrophyWon))
}

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

// VariantLine returns what was counted of a variant.
func (v Statistics) VariantLine(of stats.Variant) string {
	return v.Variant(v.language.Rules.GameName(of.Variant, of.Named), of.Games, v.Decimal(of.Average, 1), of.BestTotal.Points)
}

// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
func (v Statistics) Ahead(p stats.Pair) string {
	return v.StatisticsTexts.Ahead(StatisticsAheadFacts{Ahead: p.Ahead, Behind: p.Behind(), Level: p.Level})
}

// Trophies is what is said about trophies.
type Trophies struct {
	speaker
	TrophiesTexts
}

// TrophyName names a trophy: "Cat burglar".
func (v Trophies) TrophyName(t trophy.Trophy) string { return v.TrophiesName(t.String()) }

// TrophyFor says what a trophy is won for: "Three swaps in one round".
func (v Trophies) TrophyFor(t trophy.Trophy) string { return v.TrophiesFor(t.String()) }

// LastWon says how often a trophy was won, and when it was won last: "3 times, last on 20
// November".
func (v Trophies) LastWon(times int, on, now time.Time) string {
	if times == 1 {
		return v.Capital(v.WonOnce(v.Date(on, now)))
	}
	return v.Capital(v.TrophiesTexts.LastWon(v.times(times), v.Date(on, now)))
}

// Awarded says who has won the trophy of a game. Names are as [Table] has them in sentences.
func (v Trophies) Awarded(t trophy.Trophy, names []string) string {
	return v.TrophiesTexts.Awarded(v.TrophyName(t), names)
}
