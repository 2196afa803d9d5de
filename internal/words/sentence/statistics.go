package sentence

import (
	"strings"
	"time"

	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Statistics says what was counted. It implements [words.StatisticsSentences].
type Statistics struct {
	Speaker
	Words *StatisticsWords
}

// StatisticsWords say what was counted. What is no sentence stands in the middle of one.
type StatisticsWords struct {
	NotCounted                            grammar.Pattern // {all} of these
	Unfinished, Missing, LeftOut, Coached grammar.Forms

	Won                grammar.Pattern // {wins} of {games}
	WonShared, WonSome grammar.Pattern // all of them shared, and {shared} of them
	WonLine            grammar.Pattern // {won}, {average}
	WinsLine           grammar.Pattern // {wins} counted, {line}

	NeverTogether                string
	LeadsTogether, LevelTogether grammar.Forms // by the {n} games together: {name}, {ahead}
	DuelsHint                    string
	UpTo, From, FromTo           grammar.Pattern // {from}, {to}

	LongestStreak, BestComeback grammar.Forms
	ClosestEscape, HighestRound grammar.Forms
	BestTotal                   grammar.Pattern // {n}
	LevelDuel, LeadsDuel        grammar.Forms   // by the {n} games: {name}, {other}, {ahead}, {behind}

	SeasonOf, SeasonSince, SeasonFromTo grammar.Pattern // {year}, {from}, {to}
	Year                                grammar.Forms   // by the {n} days: {title}, {games}
	OurYear                             grammar.Pattern // {year}

	Variant grammar.Pattern // {variant}, {games}, the {average} of a round, the {best} total
	Ahead   grammar.Pattern // {ahead}, {behind}, {level}
	Periods [words.OwnPeriod + 1]string
	Figures FigureWords
}

// Counted implements [words.StatisticsSentences].
func (v Statistics) Counted(r stats.Report) string {
	return v.Count(r.Games, words.Game) + ", " + v.Count(r.Rounds, words.Round) + "."
}

// Uncounted implements [words.StatisticsSentences].
func (v Statistics) Uncounted(r stats.Report, asked stats.Query) string {
	w := v.Words
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := v.numbers(number{r.Unfinished, w.Unfinished}, number{r.Provisional, w.Missing}, number{r.LeftOut, w.LeftOut}, number{r.Coached, w.Coached})
	if not == nil {
		return ""
	}
	return w.NotCounted.With("all", v.List(not))
}

// WonOf implements [words.StatisticsSentences].
func (v Statistics) WonOf(wins, games int) string {
	return v.Words.Won.With("wins", v.Figure(wins), "games", v.Figure(games))
}

// WonShared implements [words.StatisticsSentences].
func (v Statistics) WonShared(l stats.Line) string {
	say := v.Words.WonSome
	switch l.Shared {
	case 0:
		say = v.Words.Won
	case l.Wins:
		say = v.Words.WonShared
	}
	return say.With("wins", v.Figure(l.Wins), "games", v.Figure(l.Games), "shared", v.Figure(l.Shared))
}

// WonLine implements [words.StatisticsSentences].
func (v Statistics) WonLine(l stats.Line) string {
	return v.Words.WonLine.With("won", v.WonShared(l), "average", v.Decimal(l.Average, 1))
}

// WinsLine implements [words.StatisticsSentences].
func (v Statistics) WinsLine(l stats.Line) string {
	return v.Words.WinsLine.With("wins", v.Count(l.Wins, words.Win), "line", v.WonLine(l))
}

// Together implements [words.StatisticsSentences].
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
	return v.Of(say, games).With("n", v.Figure(games), "name", words.Isolated(name), "ahead", v.Language.Statistics.Ahead(p))
}

// DuelsHint implements [words.StatisticsSentences].
func (v Statistics) DuelsHint(q stats.Query, p words.Period) string {
	variant, period := "", ""
	if q.Variant != "" {
		variant = v.Language.Rules.VariantName(q.Variant) + "."
	}
	switch p {
	case words.AllTime:
	case words.OwnPeriod:
		period = v.Between(q) + "."
	default:
		period = v.Language.Statistics.PeriodName(p) + "."
	}
	return v.Text(v.Words.DuelsHint, variant, period)
}

// Between implements [words.StatisticsSentences].
func (v Statistics) Between(q stats.Query) string {
	say := v.Words.FromTo
	switch {
	case q.From == "" && q.To == "":
		return v.Language.Statistics.PeriodName(words.AllTime)
	case q.From == "":
		say = v.Words.UpTo
	case q.To == "":
		say = v.Words.From
	}
	return say.With("from", q.From, "to", q.To)
}

// MonthLine implements [words.StatisticsSentences].
func (v Statistics) MonthLine(m time.Month, games int) string {
	return v.Month(m) + ", " + v.Count(games, words.Game)
}

// YearInWords implements [words.StatisticsSentences].
func (v Statistics) YearInWords(year int, r stats.Report) string {
	nights := len(r.Nights)
	lines := []string{v.Of(v.Words.Year, nights).With(
		"title", v.Language.Statistics.OurYear(year), "games", v.Count(r.Games, words.Game), "n", v.Figure(nights),
	)}
	for _, l := range r.People {
		lines = append(lines, v.Labelled(words.Isolated(l.Name), v.WonShared(l)))
	}
	for _, record := range r.Records() {
		lines = append(lines, v.Labelled(v.Record(record), words.Isolated(r.People[record.Person].Name)))
	}
	return strings.Join(lines, "\n")
}

// Record implements [words.StatisticsSentences].
func (v Statistics) Record(r stats.Record) string {
	say := v.Words.HighestRound
	switch r.Kind {
	case stats.LongestStreak:
		say = v.Words.LongestStreak
	case stats.BestTotal:
		return v.Words.BestTotal.With("n", v.Figure(r.Points))
	case stats.BestComeback:
		say = v.Words.BestComeback
	case stats.ClosestEscape:
		say = v.Words.ClosestEscape
	}
	return v.Numbered(say, r.Points)
}

// Duel implements [words.StatisticsSentences].
func (v Statistics) Duel(r stats.Report, p stats.Pair) string {
	name, other, ahead, behind := r.People[p.A].Name, r.People[p.B].Name, p.Ahead, p.Behind()
	say := v.Words.LeadsDuel
	switch {
	case ahead == behind:
		say = v.Words.LevelDuel
	case ahead < behind:
		name, other, ahead, behind = other, name, behind, ahead
	}
	return v.Of(say, p.Games).With(
		"name", words.Isolated(name), "other", words.Isolated(other),
		"ahead", v.Figure(ahead), "behind", v.Figure(behind), "n", v.Figure(p.Games),
	)
}

// SeasonName implements [words.StatisticsSentences].
func (v Statistics) SeasonName(s stats.Season, now time.Time) string {
	from, err := time.Parse(time.DateOnly, s.From)
	if err != nil || !s.ByHand {
		return v.Words.SeasonOf.With("year", s.From[:len("2006")])
	}
	to, err := time.Parse(time.DateOnly, s.To)
	if err != nil {
		return v.Words.SeasonSince.With("from", v.Date(from, now))
	}
	return v.Words.SeasonFromTo.With("from", v.Date(from, now), "to", v.Date(to, now))
}

// SeasonLine implements [words.StatisticsSentences].
func (v Statistics) SeasonLine(l stats.Line) string {
	return grammar.Joint(", ", v.Count(l.Games, words.Game), v.Count(l.Wins, words.Win), v.Count(l.Awarded(), words.TrophyWon))
}
