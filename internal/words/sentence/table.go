package sentence

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// A Table says what is said about the sheet of a game. It implements [words.TableSentences].
type Table struct {
	Speaker
	Words *TableWords
}

// TableWords are what a language says about the sheet of a game. Holes are {name}, {names} and
// {n}, where nothing else is said.
type TableWords struct {
	Unnamed string          // a player who is not in the game
	Began   grammar.Pattern // when a game began: as [grammar.Calendar] has it

	Leads   grammar.Forms // without a number, by how many lead
	LeadsBy grammar.Forms // one player, by so many points

	Wins, WinsForNow grammar.Forms // by how many win; a score is missing

	// How close a player is to the number: for the middle of a sentence.
	CannotEnd, EndsWith, StaysAnyway  grammar.Pattern
	StaysWith, StaysUpTo              grammar.Pattern
	FallsWith                         grammar.Pattern // {text} is one of these: {points}, {total}, {to}
	FellBack                          grammar.Pattern // {from}, {to}
	Out, Farewell                     grammar.Forms   // by how many are out
	OutAt, OutAbove, EndsAt, EndsOver grammar.Pattern // an ending, for the middle of a sentence
	UntilYouStop, RoundEach           string
	AtMost                            grammar.Forms // {ending}, and so many rounds
	Champion, Champions               grammar.Forms // one, and several, by their wins

	LeftTheGame      string          // of a player
	Placed           grammar.Pattern // {place}
	HeadStart        grammar.Pattern // {all} have one: "Ann 10 points"
	OutBefore        grammar.Pattern // {name}, {names}
	LaterOut         string
	JoinsWith        grammar.Forms
	ComesBack        grammar.Pattern
	RowOf            OfRound // for the middle of a sentence
	VoidRow, LateRow string
	RoundTitle       OfRound

	Turns   TurnsWords
	Clock   ClockWords
	Changes ChangesWords
	Doubts  DoubtsWords
	Marks   MarksWords
	Spoken  SpokenWords
}

// Name returns the name of a player as it stands in a sentence.
func (t Table) Name(s scoring.Sheet, p scoring.Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return t.Words.Unnamed
	}
	return grammar.Isolated([]string{s.People[p].Name})[0]
}

// Names returns the names of players as Name does.
func (t Table) Names(s scoring.Sheet, players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = t.Name(s, p)
	}
	return names
}

// some says a sentence about players, by how many they are.
func (t Table) some(f grammar.Forms, s scoring.Sheet, players []scoring.Player, facts ...string) string {
	return t.Of(f, len(players)).With(append(facts, "names", t.Joined(t.Names(s, players)))...)
}

// Lead implements [words.TableSentences].
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
		return t.some(t.Words.Leads, s, leaders)
	}
	return t.Of(t.Words.LeadsBy, by).With("name", t.Name(s, leaders[0]), "n", t.Figure(by))
}

// Winners implements [words.TableSentences].
func (t Table) Winners(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return ""
	case !s.Played():
		return t.Language.Table.NoRound
	case len(s.Winners) == 0:
		return ""
	}
	return t.outcome(t.Names(s, s.Winners), s.Provisional())
}

// outcome says who won by name. The outcome of a game that lacks a score is provisional.
func (t Table) outcome(names []string, provisional bool) string {
	f := t.Words.Wins
	if provisional {
		f = t.Words.WinsForNow
	}
	return t.Of(f, len(names)).With("names", t.Joined(names))
}

// Headroom implements [words.TableSentences].
func (t Table) Headroom(s scoring.Sheet, p scoring.Player) string {
	room, limited := s.Headroom(p)
	if !limited || s.Over || s.Tied != nil || s.Status[p] != scoring.In {
		return ""
	}
	w, all := t.Words, s.Ruleset.Score()
	safe, ends := room >= all.Max, s.Ruleset.Value(engine.End) == engine.EndThreshold
	say := func(sentence grammar.Pattern, n int) string {
		return sentence.With("name", t.Name(s, p), "n", t.Figure(n))
	}
	switch {
	case ends && safe:
		return say(w.CannotEnd, 0)
	case ends:
		return t.fallsWith(say(w.EndsWith, room+1), s, p, room)
	case room > all.Max:
		return say(w.StaysAnyway, 0)
	case room <= all.Min:
		return say(w.StaysWith, all.Min)
	case safe:
		return t.fallsWith(say(w.StaysAnyway, 0), s, p, room)
	}
	return t.fallsWith(say(w.StaysUpTo, room), s, p, room)
}

// fallsWith adds what a total falls back to that is reached with exactly so many points.
func (t Table) fallsWith(text string, s scoring.Sheet, p scoring.Player, points int) string {
	total := s.Totals[p] + points
	to := s.FallsTo(p, total)
	if to == total {
		return text
	}
	return t.Words.FallsWith.With("text", text, "points", t.Figure(points), "total", t.Figure(total), "to", t.Figure(to))
}

// AfterRound implements [words.TableSentences].
func (t Table) AfterRound(s scoring.Sheet) string {
	var all []string
	for p, c := range s.Rounds[len(s.Rounds)-1].Cells {
		if c.Fell > 0 {
			all = append(all, t.Words.FellBack.With("name", t.Name(s, scoring.Player(p)), "from", t.Figure(c.Total+c.Fell), "to", t.Figure(c.Total)))
		}
	}
	return t.Text(all...)
}

// Farewell implements [words.TableSentences].
func (t Table) Farewell(s scoring.Sheet) string {
	if s.Over || len(s.Rounds) == 0 {
		return ""
	}
	return t.gone(t.Words.Farewell, s)
}

// gone says a sentence about who went out in the last round, if anybody did.
func (t Table) gone(f grammar.Forms, s scoring.Sheet) string {
	out := s.Rounds[len(s.Rounds)-1].Out
	if len(out) == 0 {
		return ""
	}
	return t.some(f, s, out)
}

// Champions implements [words.TableSentences].
func (t Table) Champions(names []string, wins int) string {
	f := t.Words.Champions
	switch len(names) {
	case 0:
		return ""
	case 1:
		f = t.Words.Champion
	}
	return t.Of(f, wins).With("names", t.Joined(names), "n", t.Figure(wins))
}

// RowSpoken implements [words.TableSentences].
func (t Table) RowSpoken(number string) string {
	switch said := t.Language.Table; number {
	case said.Extra:
		return string(t.Words.RowOf.Extra)
	case said.Void:
		return t.Words.VoidRow
	case said.Late:
		return t.Words.LateRow
	}
	return t.Words.RowOf.Numbered.With("n", number)
}

// RoundTitle implements [words.TableSentences].
func (t Table) RoundTitle(s scoring.Sheet) string {
	return t.AboutRound(t.Words.RoundTitle, s, len(s.Rounds))
}

// Began implements [words.TableSentences].
func (t Table) Began(at time.Time) string { return t.Written(t.Words.Began, at) }
