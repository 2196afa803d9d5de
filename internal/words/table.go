package words

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Table is what is said about the sheet of a game, on every screen.
type Table struct {
	speaker
	TableTexts
}

// Marks are what is drawn at a score of the sheet.
type Marks struct {
	Called, Right, Wrong bool   // the player called, and was right or wrong
	Special              string // the name of the special hand, or ""
	Won                  bool   // the player won the round, and nobody has points
	Spared               bool   // no score is needed: another player's special hand says what counts
	Written              *int   // the score, where the round counts something else
	Out                  bool   // the score put the player out
	Fell                 bool   // the total fell back
	Total                int    // after that
}

// Name returns the name of a player as it stands in a sentence.
func (t Table) Name(s scoring.Sheet, p scoring.Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return t.Unnamed
	}
	return Isolated(s.People[p].Name)
}

// Names returns the names of players as Name does.
func (t Table) Names(s scoring.Sheet, players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = t.Name(s, p)
	}
	return names
}

// Lead returns who leads and by how much: "Ben leads by 7", "Ann and Ben lead". It is ""
// before the first round that counts.
func (t Table) Lead(s scoring.Sheet) string {
	var leaders []scoring.Player
	var others []int
	for _, p := range s.Seated() {
		if s.Places[p] == 1 {
			leaders = append(leaders, p)
		} else {
			others = append(others, s.Totals[p])
		}
	}
	if s.Counted() == 0 || len(leaders) == 0 {
		return ""
	}
	by := 0
	switch {
	case len(leaders) > 1 || len(others) == 0:
	case s.Ruleset.HighestTotalWins():
		by = s.Totals[leaders[0]] - slices.Max(others)
	default:
		by = slices.Min(others) - s.Totals[leaders[0]]
	}
	if by <= 0 {
		return t.Leads(t.Names(s, leaders))
	}
	return t.LeadsBy(t.Name(s, leaders[0]), by)
}

// Winners returns who won: "Ben wins.", "Ann and Ben share the win." It is "" while
// the game goes on.
func (t Table) Winners(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return ""
	case !s.Played():
		return t.language.Table.NoRound
	case len(s.Winners) == 0:
		return ""
	}
	return t.outcome(t.Names(s, s.Winners), s.Provisional())
}

// outcome says who won by name. While a score is missing, the outcome of a game is provisional.
func (t Table) outcome(names []string, provisional bool) string {
	if provisional {
		return t.WinsForNow(names)
	}
	return t.Wins(names)
}

// Headroom returns how close a player is to the number: "Ana stays in with 23 or
// less", and which score falls back. It is "" if there is no such number, or nothing
// left to reach.
func (t Table) Headroom(s scoring.Sheet, p scoring.Player) string {
	room, limited := s.Headroom(p)
	if !limited || s.Over || s.Tied != nil || s.Status[p] != scoring.In {
		return ""
	}
	all, name := s.Ruleset.Score(), t.Name(s, p)
	safe, ends := room >= all.Max, s.Ruleset.Value(engine.End) == engine.EndThreshold
	switch {
	case ends && safe:
		return t.CannotEnd(name)
	case ends:
		return t.fallsWith(t.EndsWith(name, room+1), s, p, room)
	case room > all.Max:
		return t.StaysAnyway(name)
	case room <= all.Min:
		return t.StaysWith(name, all.Min)
	case safe:
		return t.fallsWith(t.StaysAnyway(name), s, p, room)
	}
	return t.fallsWith(t.StaysUpTo(name, room), s, p, room)
}

// fallsWith adds what a total falls back to that is reached with exactly that many points.
func (t Table) fallsWith(text string, s scoring.Sheet, p scoring.Player, points int) string {
	total := s.Totals[p] + points
	to := s.FallsTo(p, total)
	if to == total {
		return text
	}
	return t.FallsWith(TableFallsWithFacts{Text: text, Points: points, Total: total, To: to})
}

// AfterRound says who fell back in the last round, or "".
func (t Table) AfterRound(s scoring.Sheet) string {
	var all []string
	for p, c := range s.Rounds[len(s.Rounds)-1].Cells {
		if c.Fell > 0 {
			all = append(all, t.FallsBack(t.Name(s, scoring.Player(p)), c.Total+c.Fell, c.Total))
		}
	}
	return t.Text(all...)
}

// Farewell says who went out in the last round of a game that goes on, or "".
func (t Table) Farewell(s scoring.Sheet) string {
	if s.Over || len(s.Rounds) == 0 {
		return ""
	}
	return t.gone(t.TableTexts.Farewell, s)
}

// gone says a sentence about who went out in the last round, if anybody did.
func (t Table) gone(say func(names []string) string, s scoring.Sheet) string {
	out := s.Rounds[len(s.Rounds)-1].Out
	if len(out) == 0 {
		return ""
	}
	return say(t.Names(s, out))
}

// Champions returns who won most games of an evening, and how many: "Ben is the
// champion of the day with 2 wins." It is "" if no player won.
func (t Table) Champions(names []string, wins int) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return t.Champion(names, wins)
	}
	return t.TableTexts.Champions(names, wins)
}

// RowSpoken says for screen readers which row of a sheet a score is in, by the text before the row:
// "round 4", "extra round".
func (t Table) RowSpoken(number string) string {
	switch number {
	case t.Extra:
		return t.RowOf(extraRound, "")
	case t.Void:
		return t.VoidRow
	case t.Late:
		return t.LateRow
	}
	return t.RowOf(numberedRound, number)
}

// RoundTitle returns the name of the next round: "Round 4", "Extra round".
func (t Table) RoundTitle(s scoring.Sheet) string {
	return t.TableTexts.RoundTitle(roundOf(s, len(s.Rounds)))
}

// Began says when a game began, for its sheet: "Fri 20 Nov 2026 21:04".
func (t Table) Began(at time.Time) string { return t.written(t.Calendar.Began, at) }

// Changes returns a sentence for each change, in their order. The sheet is the later
// one.
func (t Table) Changes(s scoring.Sheet, changes []scoring.Change) []string {
	var all []string
	won := false
	for _, c := range changes {
		if c.Kind == scoring.WinnerChanged { // all winners are named at once
			if won {
				continue
			}
			won = true
		}
		all = append(all, t.Change(s, c))
	}
	return all
}

// Step says what one change of the sheet led to. If a round was undone or redone, the totals need
// no words; the winner is named elsewhere.
func (t Table) Step(before, after scoring.Sheet) string {
	was, is, first := len(before.Rounds), len(after.Rounds), ""
	switch {
	case is < was:
		first = t.ChangesTakenBack(roundOf(before, was-1))
	case is > was:
		first = t.ChangesIsBack(roundOf(after, is-1))
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return t.Text(append([]string{first}, t.Changes(after, changes)...)...)
}

// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
// sheet is the later one.
func (t Table) Change(s scoring.Sheet, c scoring.Change) string {
	name := t.Name(s, c.Player)
	round, n := roundOf(s, c.Round)
	switch c.Kind {
	case scoring.TotalChanged:
		return t.ChangesTotal(name, c.Is, c.Was)
	case scoring.BackIn:
		return t.ChangesBackIn(name)
	case scoring.WentOut:
		return t.ChangesWentOut(name)
	case scoring.DealerChanged:
		return t.ChangesDeals(round, name, n)
	case scoring.ScoreMissing:
		return t.ChangesNoScore(round, name, n)
	case scoring.ScoreIdle:
		return t.ChangesScoreIdle(round, name, n)
	case scoring.RoundIdle:
		return t.ChangesRoundIdle(round, n)
	case scoring.RoundRevived:
		return t.ChangesRoundRevived(round, n)
	case scoring.GameReopened:
		return t.ChangesGoesOn
	case scoring.GameEnded:
		return t.language.Table.GameOver
	default: // scoring.WinnerChanged
		return t.Winners(s)
	}
}

// The marks of a sheet that is printed as text.
const (
	MarkCaller  = "*" // before the score of the caller
	MarkMissing = "?"
	MarkSatOut  = "-"
	MarkFell    = "›" // between a score and the total that fell back
	MarkCounts  = "=" // between a score and what the round counts instead
	MarkSpecial = "!" // before the score of a special hand
	MarkWon     = "•" // instead of a score: the player won the round, and nobody has points
)

// arrow is between an old total and a new one. The font of the theme has it: Fyne
// 2.8.1 draws an arrow of its symbol font, and then no space after it.
const arrow = " › "

// Marks says what the marks at a score mean, for people who read only the text: "called rightly".
func (t Table) Marks(m Marks) string {
	all := []string{}
	if m.Written != nil {
		all = append(all, t.MarksScored(*m.Written))
	}
	if m.Spared {
		all = append(all, t.MarksNoScoreNeeded)
	}
	if m.Won {
		all = append(all, t.language.Table.WonRound)
	}
	all = append(all, Isolated(m.Special))
	switch {
	case m.Right:
		all = append(all, t.MarksRightCall)
	case m.Wrong:
		all = append(all, t.MarksWrongCall)
	case m.Called:
		all = append(all, t.language.Table.Called)
	}
	if m.Out {
		all = append(all, t.language.Table.IsOut)
	}
	if m.Fell {
		all = append(all, t.MarksFallsBack(m.Total))
	}
	return t.Row(all...)
}

// ToGo says how far a total is from the limit, in short: "24 to go", "at the limit".
func (t Table) ToGo(points int) string {
	if points == 0 {
		return t.MarksAtLimit
	}
	return t.MarksToGo(points)
}

// Falls returns a total that fell back: "30 › 15".
func (t Table) Falls(from, to int) string { return t.Figure(from) + arrow + t.Figure(to) }
