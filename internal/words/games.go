package words

import (
	"strings"
	"time"

	"tabby/history"
	"tabby/scoring"
)

// Games is what is said about games in a list.
type Games struct {
	speaker
	GamesTexts
}

// NightSums are the sums of the games of an evening.
type NightSums struct {
	Games, Rounds int
	Champions     []string // who won most, or none
	Wins          int      // of each of them
}

// GameTitle returns who plays in a game. If a newer Tabby wrote it, that may be unknown.
func (g Games) GameTitle(of history.Summary) string {
	if len(of.Seats) == 0 {
		return g.OfNewer
	}
	return g.Joined(of.Players())
}

// GameLine returns the state of a game: "Recall, 5 rounds. Ben wins. With the coach."
func (g Games) GameLine(of history.Summary) string { return g.line(of, g.Outcome(of)) }

// PlayedLine returns what was played, below a title that says who won: "Recall, 5 rounds. With the coach."
func (g Games) PlayedLine(of history.Summary) string { return g.line(of, "") }

// Outcome returns who wins a game, or "": "Ben wins."
func (g Games) Outcome(of history.Summary) string {
	winners := of.Winners()
	if len(winners) == 0 {
		return ""
	}
	return g.language.Table.outcome(winners, of.Provisional)
}

// line returns what became of a game. outcome may be "".
func (g Games) line(of history.Summary, outcome string) string {
	all := []string{g.Sentence(g.progress(of))} // of a game that a newer Tabby wrote, no more may be known
	if of.Variant != "" {
		all[0] = g.whole(g.Row(g.language.Rules.GameName(of.Variant, of.Named), g.progress(of)))
	}
	if outcome != "" {
		all = append(all, outcome)
	}
	if of.Endings > 1 {
		all = append(all, g.Endings(of.Endings))
	}
	if of.LeftOut {
		all = append(all, g.LeftOut)
	}
	if of.Coached {
		all = append(all, g.Coached)
	}
	return g.Text(all...)
}

// progress returns how many rounds a game has.
func (g Games) progress(of history.Summary) string {
	switch {
	case of.Newer:
		return g.FromNewer
	case of.Unplayed:
		return g.NoRound
	case of.Rounds == 0 && of.Over:
		return g.OnlyTotals
	case of.Rounds == 0:
		return g.NotBegun
	case !of.Over:
		return g.SoFar(of.Rounds)
	}
	return g.Count(of.Rounds, Round)
}

// ScoresOf returns how many scores of a round are there: "two of four scores".
func (g Games) ScoresOf(n, all int) string {
	return g.GamesTexts.ScoresOf(n, g.Number(n), g.Number(all))
}

// ScoresTyped says how many scores of a round are there: "Two of four scores are typed."
func (g Games) ScoresTyped(n, all int) string {
	return g.Capital(g.GamesTexts.ScoresTyped(n, g.Number(n), g.Number(all)))
}

// totals returns the totals of all players: "Ann 41 and Ben 60".
func (g Games) totals(s scoring.Sheet) string {
	ends := make([]string, len(s.Seats))
	for i, p := range s.Seats {
		ends[i] = g.language.Table.Name(s, p) + " " + g.Figure(s.Totals[p])
	}
	return g.Joined(ends)
}

// TotalsOf is TotalsLine for a game in a list.
func (g Games) TotalsOf(of history.Summary) string {
	totals := make([]string, len(of.Seats))
	for i, s := range of.Ranking() {
		totals[i] = Isolated(s.Name) + " " + g.Figure(s.Total)
	}
	return g.Joined(totals)
}

// ResultLine returns what was played, and the totals: "Recall: Ann 41 and Ben 60."
func (g Games) ResultLine(s scoring.Sheet) string {
	return g.Result(g.language.Rules.In(s.Ruleset.Rules).Name, g.totals(s))
}

// CurveLine says what the curve of the totals shows.
func (g Games) CurveLine(s scoring.Sheet) string {
	return g.Curve(s.Counted(), g.totals(s))
}

// PastLine returns when a game began and how it ended: "Fri 20 Nov 2026, 21:04, out at 100".
func (g Games) PastLine(began time.Time, s scoring.Sheet) string {
	return g.Past(GamesPastFacts{Day: g.ShortDay(began), Time: g.TimeOfDay(began), Ending: g.language.Table.EndingOf(s)})
}

// PlaceAndNote returns the place and the note of an evening in one line.
func (g Games) PlaceAndNote(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return Isolated(n.Place) + " – " + Isolated(n.Note)
}

// NightLine returns how much was played: "3 games, 27 rounds".
func (g Games) NightLine(n NightSums) string {
	return g.Row(g.Count(n.Games, Game), g.Count(n.Rounds, Round))
}

// NightInWords returns the story of an evening as text, to be sent.
func (g Games) NightInWords(at time.Time, n NightSums, played []history.Summary) string {
	night := g.GamesTexts.NightLine(g.ShortDay(at), g.NightLine(n))
	lines := []string{g.Text(night, g.language.Table.Champions(n.Champions, n.Wins))}
	for _, one := range played {
		lines = append(lines, g.Labelled(g.GameTitle(one), g.GameLine(one)))
	}
	return strings.Join(lines, "\n")
}

// TwoEndings says why a game has this many endings, and what that means.
func (g Games) TwoEndings(n int) (title, text string) {
	return g.TitleOfEndings(g.Number(n), n), g.EndingsHint
}

// EndingLine returns the state of a game at an ending: "Ann 41 and Ben 60. 7 rounds so far."
func (g Games) EndingLine(e history.Ending) string {
	if e.Newer { // its totals are not known
		return g.Sentence(g.progress(e.Summary))
	}
	all := []string{g.whole(g.TotalsOf(e.Summary)), g.Sentence(g.progress(e.Summary))}
	if winners := e.Winners(); len(winners) > 0 {
		all = append(all, g.language.Table.outcome(winners, e.Provisional))
	}
	return g.Text(all...)
}

// EndingSince returns since when an ending differs from the others, and when it was last continued,
// in the zone of now and with the year if that is another one: "Apart after round 6. Last written
// on Fri 20 Nov, 21:04."
func (g Games) EndingSince(e history.Ending, now time.Time) string {
	changed := g.ShortMoment(e.Changed, now)
	if e.Since > 0 {
		return g.SinceRound(e.Since, changed)
	}
	return g.SinceFirst(changed)
}

// A count is that many of what a text counts.
type count struct {
	n   int
	say func(n int) string
}

// some says of what there is some.
func some(all ...count) (said []string) {
	for _, one := range all {
		if one.n > 0 {
			said = append(said, one.say(one.n))
		}
	}
	return said
}

// Imported says what an import has added: "300 new games. 2 games already here." If it added
// something else but no game, it names that: "1 note came in."
func (g Games) Imported(i history.Imported) string {
	first := some(count{i.People, g.People}, count{i.Marks, g.Notes})
	if i.Games+i.Known > 0 || first == nil {
		first = []string{g.NewGames(i.Games)}
	}
	all := append(first, some(
		count{i.Grown, g.Grown}, count{i.Known, g.Known}, count{i.Back, g.Back}, count{i.Gone, g.Gone},
		count{i.Left, g.Left}, count{len(i.Parted), g.Parted}, count{len(i.Differ), g.Differ},
	)...)
	if n := len(i.Beyond); n > 0 {
		var games []string
		for _, s := range i.Beyond {
			games = append(games, g.Row(g.GameTitle(s), g.language.Table.Began(s.Created)))
		}
		all = append(all, g.Beyond(n, g.list(games)))
	}
	return g.Text(all...)
}

// ShownLines returns the sheet of a game as a newer Tabby showed it: a line for each player with
// the counted rounds, "Ann: 3, – and 7. 10 in all, 1st.", and whether there is more.
func (g Games) ShownLines(of history.Summary, s history.Shown) []string {
	lines := []string{g.Shown}
	for p, seat := range of.Seats {
		var rounds []string
		for _, counted := range s.Rounds {
			rounds = append(rounds, shownOf(counted, p, g.Figure))
		}
		facts := GamesShownTotalFacts{
			Name: seat.Name, Total: shownOf(s.Totals, p, g.Figure), Place: shownOf(s.Places, p, g.Grammar.Place),
		}
		if len(rounds) == 0 {
			lines = append(lines, g.ShownTotal(facts))
			continue
		}
		lines = append(lines, g.ShownLine(GamesShownLineFacts{Name: facts.Name, Rounds: g.list(rounds), Total: facts.Total, Place: facts.Place}))
	}
	if s.Over {
		lines = append(lines, g.ShownOver)
	}
	if of.Entries > s.Entries {
		lines = append(lines, g.ShownMore)
	}
	return lines
}

// shownOf says the number of a player, or a dash for none.
func shownOf(list []*int, player int, say func(int) string) string {
	if player >= len(list) || list[player] == nil {
		return "–"
	}
	return say(*list[player])
}
