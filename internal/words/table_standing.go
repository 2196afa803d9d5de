package words

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Headline says what happens next, or who won: "Cy deals. Ann cuts and begins." It is
// "" while the table is asked whether time is up.
func (t Table) Headline(s scoring.Sheet) string {
	switch {
	case s.Clock.Asked:
		return ""
	case s.Over:
		return t.Winners(s)
	case s.Clock.Up && s.Dealt:
		return t.ClockFinishThis
	}
	return t.Text(t.Tie(s), t.Turns(s))
}

// TimeLeft says how much time is left: "30 min left", at last in seconds, or "" if no
// clock runs.
func (t Table) TimeLeft(c scoring.Clock) string {
	up, seconds, minutes := t.ClockUp, t.ClockSeconds, t.ClockMinutes
	if c.Paused {
		up, seconds, minutes = t.ClockPausedUp, t.ClockPausedSeconds, t.ClockPausedMinutes
	}
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		return up
	case c.Left < time.Minute:
		return seconds(int(c.Left.Seconds()))
	}
	return minutes(int((c.Left + time.Minute - 1) / time.Minute))
}

// Turns returns who deals, cuts and begins: "Cy deals. Ann cuts and begins." A house
// rule says why: "Cy deals, the highest of the round." It is "" once the game is over.
func (t Table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	dealer, first, deals := t.Name(s, s.Dealer), t.Name(s, s.First), t.TurnsDeals
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealWinner:
		deals = t.TurnsDealsWinner
	case s.DealtFor():
		deals = t.TurnsDealsHighest
	}
	switch {
	case s.First == s.Dealer && s.Cutter == scoring.Nobody && !s.DealtFor():
		return t.TurnsDealsAndBegins(dealer)
	case s.Cutter == scoring.Nobody:
		return t.Text(deals(dealer), t.TurnsBegins(first))
	case s.Cutter == s.First:
		return t.Text(deals(dealer), t.TurnsCutsAndBegins(first))
	}
	return t.Text(deals(dealer), t.TurnsCuts(t.Name(s, s.Cutter)), t.TurnsBegins(first))
}

// Tie returns who plays an extra round, or "" if none is due.
func (t Table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return t.TurnsTie(t.Names(s, s.Tied))
}

// Clock returns what to do when time is up, or "" if nothing is.
func (t Table) Clock(s scoring.Sheet) string {
	switch {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return t.ClockAskRound
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return t.ClockFinishTurn
	default:
		return t.ClockFinishRound
	}
}

// EndingOf returns when a game ends, or that only its totals are known.
func (t Table) EndingOf(s scoring.Sheet) string {
	if s.Over && len(s.Rounds) == 0 && s.Played() {
		return t.language.Games.OnlyTotals
	}
	return t.Ending(s.Ruleset)
}

// Ending returns when the game ends: "out at 100", "5 rounds", "30 minutes",
// "ends at 100".
func (t Table) Ending(r engine.Ruleset) string {
	text, most := t.ending(r), r.Number(engine.MostRounds)
	if most == 0 {
		return text
	}
	return t.AtMost(most, text)
}

func (t Table) ending(r engine.Ruleset) string {
	limit := r.Number(engine.Threshold)
	highest, _ := r.Limit()
	reach := highest < limit
	switch end := r.Value(engine.End); {
	case end == engine.EndTime:
		return t.Count(r.Number(engine.Minutes), Minute)
	case end == engine.EndElimination && reach:
		return t.OutAt(limit)
	case end == engine.EndElimination:
		return t.OutAbove(limit)
	case end == engine.EndThreshold && reach:
		return t.EndsAt(limit)
	case end == engine.EndThreshold:
		return t.EndsOver(limit)
	case end == engine.EndOpen:
		return t.UntilYouStop
	case r.Value(engine.Rounds) == engine.RoundsPerPlayer:
		return t.RoundEach
	}
	return t.Count(r.Number(engine.Rounds), Round)
}

// Player says how a player stands: "68 points, 2nd. Ana stays in with 23 or less."
func (t Table) Player(s scoring.Sheet, p scoring.Player) string {
	place, left := "", ""
	if s.Places[p] > 0 && s.Counted() > 0 {
		place = t.Placed(t.Place(s.Places[p]))
	}
	switch s.Status[p] {
	case scoring.Out:
		left = t.language.Table.IsOut
	case scoring.Gone:
		left = t.LeftTheGame
	}
	text := t.whole(t.Row(t.Count(s.Totals[p], Point), place, left))
	if room := t.Headroom(s, p); room != "" {
		text = t.Text(text, t.whole(room))
	}
	return text
}

// Standing returns the place of a player for a sheet: "2nd", "3rd, out" or "left". It
// is "" before the first round.
func (t Table) Standing(s scoring.Sheet, p scoring.Player) string {
	switch {
	case s.Status[p] == scoring.Gone:
		return t.language.Table.HasLeft
	case s.Counted() == 0 || s.Places[p] == 0:
		return ""
	case s.Status[p] == scoring.Out:
		return t.Row(t.Place(s.Places[p]), t.language.Table.IsOut)
	}
	return t.Place(s.Places[p])
}

// WentOut says when a player who is out went out: "out in round 3". It is "" if only a paper sheet says it.
func (t Table) WentOut(s scoring.Sheet, p scoring.Player) string {
	for _, r := range s.Rounds {
		if s.Status[p] == scoring.Out && slices.Contains(r.Out, p) {
			return t.OutIn(r.Number)
		}
	}
	return ""
}

// Order returns who had a head start, that the table decided who has won, and why a player stands behind others with
// as many points or more: "Ann went out before Ben, and later out is better." It is "" if the totals alone explain
// the places, and before the first round, when there are none.
func (t Table) Order(s scoring.Sheet) string {
	return t.Text(t.headStarts(s), t.decided(s), t.order(s))
}

// decided says that the players decided who has won, if they did.
func (t Table) decided(s scoring.Sheet) string {
	if !s.Decided {
		return ""
	}
	return t.Sentence(t.Decided)
}

// headStarts returns who had a head start, or "".
func (t Table) headStarts(s scoring.Sheet) string {
	var all []string
	for p, n := range s.HeadStarts {
		if n > 0 {
			all = append(all, t.Name(s, scoring.Player(p))+" "+t.Count(n, Point))
		}
	}
	if all == nil {
		return ""
	}
	return t.HeadStart(t.Row(all...))
}

// order returns why a player stands behind others with as many points or more. Before the first
// round there are no places.
func (t Table) order(s scoring.Sheet) string {
	if s.Counted() == 0 {
		return ""
	}
	switch earlier, later := s.Outlasted(); len(earlier) {
	case 0:
		return ""
	case 1:
		return t.OutBefore(t.Name(s, earlier[0]), t.Names(s, later))
	}
	return t.LaterOut
}

// JoinTotal returns the total with which a player joins now, and why, and the totals with which
// those who left come back.
func (t Table) JoinTotal(s scoring.Sheet) string {
	why := ""
	switch rule := s.Ruleset.Value(engine.LateJoin); {
	case rule == engine.JoinAverage:
		why = t.JoinsAsAverage
	case rule == engine.JoinHighest && s.Ruleset.HighestTotalWins():
		why = t.JoinsAsLowest
	case rule == engine.JoinHighest:
		why = t.JoinsAsHighest
	}
	all := []string{t.JoinsWith(s.JoinTotal()), why}
	for p, status := range s.Status {
		if status == scoring.Gone {
			all = append(all, t.ComesBack(t.Name(s, scoring.Player(p)), s.Totals[p]))
		}
	}
	return t.Text(all...)
}

// SpokenStandings says how the game stands, by place, to be read aloud: "Ben leads with 14. Ann has
// 26. Cy deals."
func (t Table) SpokenStandings(s scoring.Sheet) string {
	all := []string{t.leading(s)}
	for _, p := range byPlace(s) {
		if s.Places[p] > 1 {
			all = append(all, t.has(s, p))
		}
	}
	return t.Text(append(all, t.Turns(s))...)
}

// SpokenSums says the sums of the last round for the scorekeeper, to be read
// aloud: "Ann: 26 and 14 is 40. Ben leads with 14. Cy deals."
func (t Table) SpokenSums(s scoring.Sheet) string {
	if len(s.Rounds) == 0 {
		return t.SpokenStandings(s)
	}
	var all []string
	for _, p := range s.Seats {
		c := s.Rounds[len(s.Rounds)-1].Cells[p]
		if c.NoPoints && c.Counted == 0 {
			continue
		}
		if c.Mark == scoring.Written || c.Mark == scoring.Spared {
			all = append(all, t.SpokenScore(t.Name(s, p), t.sum(s, c)))
		}
	}
	return t.Text(append(all, t.gone(t.Out, s), t.leading(s), t.Turns(s))...)
}

// sum says what a score counts and makes of a total: "5 counts as 0, 26 and 0 is 26".
func (t Table) sum(s scoring.Sheet, c scoring.Cell) string {
	added, first, falls := t.added(c.Before(), c.Counted), "", ""
	switch {
	case c.NoPoints:
		return t.WonRound
	case c.Mark == scoring.Written && c.Score.Special:
		first = Isolated(t.language.Rules.In(s.Ruleset.Rules).Special.Name)
	case c.Changed():
		first = t.SpokenCountsAs(t.aloud(c.Score.Points), t.aloud(c.Counted))
		if c.Before() == 0 { // which is the sum
			added = ""
		}
	}
	if c.Fell > 0 {
		falls = t.SpokenWhichFalls(t.aloud(c.Total))
	}
	return t.Row(first, added, falls)
}

// added says what points make of a total.
func (t Table) added(before, points int) string {
	facts := TableSpokenPlusFacts{Before: t.aloud(before), N: t.aloud(max(points, -points)), Sum: t.aloud(before + points)}
	switch {
	case before == 0:
		return t.aloud(points)
	case points < 0:
		return t.SpokenLess(TableSpokenLessFacts(facts))
	}
	return t.SpokenPlus(facts)
}

// leading says who is first, or who has won.
func (t Table) leading(s scoring.Sheet) string {
	if s.Over {
		return t.Winners(s)
	}
	first := slices.DeleteFunc(byPlace(s), func(p scoring.Player) bool { return s.Places[p] != 1 })
	if s.Counted() == 0 || len(first) == 0 {
		return ""
	}
	return t.SpokenLeads(t.Names(s, first), t.aloud(s.Totals[first[0]]))
}

func (t Table) has(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return t.SpokenIsOut(t.Name(s, p), t.aloud(s.Totals[p]))
	}
	return t.SpokenHas(t.Name(s, p), t.aloud(s.Totals[p]))
}

// aloud returns a number as it is read aloud: "minus 4".
func (t Table) aloud(n int) string {
	if n < 0 {
		return t.SpokenMinus(-n)
	}
	return t.Figure(n)
}

// byPlace returns the players who have a place, the first one first.
func byPlace(s scoring.Sheet) []scoring.Player {
	all := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return s.Places[p] == 0 })
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return s.Places[a] - s.Places[b] })
	return all
}
