package words

import (
	"strings"
	"time"

	"tabby/history/stats"
	"tabby/internal/words/message"
)

// Statistics is what is said about what was counted.
type Statistics struct {
	speaker
	Words StatisticsWords

	Counting     string
	NoneFinished string // where no game counts
	HowCounted   string
	OneGameAlone string // where games of several kinds are counted together
	WhatPlayed   string // above the variants
	NoNumber     string // in the place of a number that there is none of

	// Which games are counted.
	WhichGames  string
	AllGames    string
	WhichTime   string
	From, To    string
	BeforeFirst string // of a last day
	BothDays    string
	CountThese  string
	CoachedToo  string
	LeftOutToo  string

	// What is counted of one person.
	AveragePlace string
	AverageRound string
	AverageTotal string
	BestRound    string
	WorstRound   string
	PlaceBelow   string // below the average place as a large number
	RoundBelow   string // below the best round
	RightCalls   string
	Won          string
	SharedWins   string
	Streak       string
	Escape       string
	Comeback     string
	GamesLeft    string

	// Titles.
	Calls         string
	HeadToHead    string
	Places        string
	Records       string
	RoundsByPoint string

	NoCall string // by a person yet
	NoDuel string // with anybody yet

	// A year.
	NoneInYear string
	ShareYear  string
	WonMost    string
	WhenPlayed string
	HeatHint   string
	Rivals     string

	Standings string // of a year
	AllDuels  string // leads to who was ahead of whom
	Periods   [OwnPeriod + 1]string

	OurYear     Numbered // the title of a year: "Our 2026"
	OfCalls     Numbered // in the ring of calls: "of 41"
	CallsRight  Numbered // beside the part of the ring whose calls won
	CallsWrong  Numbered // beside the part of the ring whose calls did not win
	PlaceFigure Filled   // the average place of a person, to a screen reader

	WonOf    func(wins, games int) string `holes:"wins games"` // "43 of 62 won"
	NumberOf func(part, whole int) string `holes:"n all"`      // a part of a whole: "12 of 41"
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

// StatisticsWords say what was counted. What is no sentence stands in the middle of one.
type StatisticsWords struct {
	NotCounted                            message.Message // {all} of these
	Unfinished, Missing, LeftOut, Coached message.Message

	WonShared, WonSome message.Message // of {wins} all, and {shared}

	NeverTogether                string
	LeadsTogether, LevelTogether message.Message // by the {n} games together: {name}, {ahead}
	DuelsHint                    string
	UpTo, FromOn, FromTo         message.Message // {from}, {to}

	LongestStreak, BestComeback message.Message
	ClosestEscape, HighestRound message.Message
	BestTotal                   message.Message // {n}
	LevelDuel, LeadsDuel        message.Message // by the {n} games: {name}, {other}, {ahead}, {behind}

	Year message.Message // by the {n} days: {title}, {games}

	Variant message.Message // {variant}, {games}, the {average} of a round, the {best} total
	Ahead   message.Message // {ahead}, {behind}, {level}
	Figures FigureWords
}

// Counted returns how much was counted: "283 games, 2311 rounds."
func (v Statistics) Counted(r stats.Report) string {
	return v.whole(v.Row(v.Count(r.Games, Game), v.Count(r.Rounds, Round)))
}

// Uncounted returns which games that were asked for do not count: "Not counted: 2
// unfinished games and 1 game left out." It is "" if all do.
func (v Statistics) Uncounted(r stats.Report, asked stats.Query) string {
	w := v.Words
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := v.numbers(number{r.Unfinished, w.Unfinished}, number{r.Provisional, w.Missing}, number{r.LeftOut, w.LeftOut}, number{r.Coached, w.Coached})
	if not == nil {
		return ""
	}
	return w.NotCounted.With("all", v.list(not))
}

// WonShared is WonOf with how many wins were shared: "43 of 62 won, 4 of them shared".
func (v Statistics) WonShared(l stats.Line) string {
	say := v.Words.WonSome
	switch l.Shared {
	case 0:
		return v.WonOf(l.Wins, l.Games)
	case l.Wins:
		say = v.Words.WonShared
	}
	return say.With("wins", l.Wins, "games", l.Games, "shared", l.Shared)
}

// PlayedLine returns how much a person played and won: "62 games, 43 wins".
func (v Statistics) PlayedLine(l stats.Line) string {
	return v.Row(v.Count(l.Games, Game), v.Count(l.Wins, Win))
}

// Together returns how two people of a report did in the games they played together.
func (v Statistics) Together(r stats.Report, one, other int) string {
	p, say := r.Matrix()[one][other], v.Words.LeadsTogether
	games, name := p.Games, r.People[one].Name
	switch {
	case games == 0:
		return v.Words.NeverTogether
	case p.Ahead == p.Behind():
		say = v.Words.LevelTogether
	case p.Ahead < p.Behind():
		name, p = r.People[other].Name, r.Matrix()[other][one]
	}
	return say.With("n", games, "name", Isolated(name), "ahead", v.language.Statistics.Ahead(p))
}

// DuelsHint says how the table of all duels is read, and which games it counts.
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
	return v.Text(v.Words.DuelsHint, variant, period)
}

// Between says from which day to which a query goes.
func (v Statistics) Between(q stats.Query) string {
	say := v.Words.FromTo
	switch {
	case q.From == "" && q.To == "":
		return v.Periods[AllTime]
	case q.From == "":
		say = v.Words.UpTo
	case q.To == "":
		say = v.Words.FromOn
	}
	return say.With("from", q.From, "to", q.To)
}

// MonthLine returns how many games a month had: "May, 3 games".
func (v Statistics) MonthLine(m time.Month, games int) string {
	return v.Row(v.Month(m), v.Count(games, Game))
}

// YearInWords is the story of a year to be sent as text.
func (v Statistics) YearInWords(year int, r stats.Report) string {
	nights := len(r.Nights)
	lines := []string{v.Words.Year.With("n", nights,
		"title", v.OurYear(year), "games", r.Games,
	)}
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
	say := v.Words.HighestRound
	switch r.Kind {
	case stats.LongestStreak:
		say = v.Words.LongestStreak
	case stats.BestTotal:
		return v.Words.BestTotal.With("n", r.Points)
	case stats.BestComeback:
		say = v.Words.BestComeback
	case stats.ClosestEscape:
		say = v.Words.ClosestEscape
	}
	return say.With("n", r.Points)
}

// Duel returns how two people did against each other: "Ann leads Ben 12 to 9 in 23 games".
func (v Statistics) Duel(r stats.Report, p stats.Pair) string {
	name, other, ahead, behind := r.People[p.A].Name, r.People[p.B].Name, p.Ahead, p.Behind()
	say := v.Words.LeadsDuel
	switch {
	case ahead == behind:
		say = v.Words.LevelDuel
	case ahead < behind:
		name, other, ahead, behind = other, name, behind, ahead
	}
	return say.With("n", p.Games,
		"name", Isolated(name), "other", Isolated(other),
		"ahead", ahead, "behind", behind,
	)
}

// YearLine says how a person did in a year: "12 games, 5 wins, 3 trophies".
func (v Statistics) YearLine(l stats.Line) string {
	return v.Row(v.Count(l.Games, Game), v.Count(l.Wins, Win), v.Count(l.Awarded(), TrophyWon))
}
