package words

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Table is what is said about the sheet of a game, on every screen.
type Table struct {
	speaker
	Words TableWords

	GameOver string
	NoRound  string // of a game that ended before the first

	// What stands on a sheet: of the last rows, and of a player.
	Called                             string
	WonRound                           string // where nobody has points
	Decided                            string // at the table, who has won
	TotalRow, PlaceRow, IsOut, HasLeft string
	// In the place of the number of a round that has none.
	Extra, Void, Late string
	TieRound          string // in short, of an extra one
	HighestWins       string // of a game, where it is so
	RoundsWin         string // likewise
	LowestWins        string

	// What the marks of a sheet mean that is printed as text.
	ScoreMissing, SatOut, FellBack, CountsAs string
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

// TableWords are what a language says about the sheet of a game. Holes are {name}, {names} and
// {n}, where nothing else is said.
type TableWords struct {
	Unnamed string          // a player who is not in the game
	Began   message.Message // when a game began: as [Calendar] has it

	Leads   message.Message // without a number, by how many lead
	LeadsBy message.Message // one player, by so many points

	Wins, WinsForNow message.Message // by how many win; a score is missing

	// How close a player is to the number: for the middle of a sentence.
	CannotEnd, EndsWith, StaysAnyway  message.Message
	StaysWith, StaysUpTo              message.Message
	FallsWith                         message.Message // {text} is one of these: {points}, {total}, {to}
	FallsBack                         message.Message // {from}, {to}
	Out, Farewell                     message.Message // by how many are out
	OutAt, OutAbove, EndsAt, EndsOver message.Message // an ending, for the middle of a sentence
	UntilYouStop, RoundEach           string
	AtMost                            message.Message // {ending}, and so many rounds
	Champion, Champions               message.Message // one, and several, by their wins

	LeftTheGame      string          // of a player
	Placed           message.Message // {place}
	HeadStart        message.Message // {all} have one: "Ann 10 points"
	OutBefore        message.Message // {name}, {names}
	LaterOut         string
	OutIn            message.Message
	JoinsWith        message.Message
	JoinsAs          struct{ Highest, Lowest, Average string } // why with so many
	ComesBack        message.Message
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

// some says a sentence about players, by how many they are.
func (t Table) some(f message.Message, s scoring.Sheet, players []scoring.Player, facts ...any) string {
	return f.With(append(facts, "n", len(players), "names", t.Joined(t.Names(s, players)))...)
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
		return t.some(t.Words.Leads, s, leaders)
	}
	return t.Words.LeadsBy.With("n", by, "name", t.Name(s, leaders[0]))
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

// outcome says who won by name. The outcome of a game that lacks a score is provisional.
func (t Table) outcome(names []string, provisional bool) string {
	f := t.Words.Wins
	if provisional {
		f = t.Words.WinsForNow
	}
	return f.With("n", len(names), "names", t.Joined(names))
}

// Headroom returns how close a player is to the number: "Ana stays in with 23 or
// less", and which score falls back. It is "" where there is no such number, or nothing
// left to reach.
func (t Table) Headroom(s scoring.Sheet, p scoring.Player) string {
	room, limited := s.Headroom(p)
	if !limited || s.Over || s.Tied != nil || s.Status[p] != scoring.In {
		return ""
	}
	w, all := t.Words, s.Ruleset.Score()
	safe, ends := room >= all.Max, s.Ruleset.Value(engine.End) == engine.EndThreshold
	say := func(sentence message.Message, n int) string {
		return sentence.With("name", t.Name(s, p), "n", n)
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
	return t.Words.FallsWith.With("text", text, "points", points, "total", total, "to", to)
}

// AfterRound says who fell back in the last round, or "".
func (t Table) AfterRound(s scoring.Sheet) string {
	var all []string
	for p, c := range s.Rounds[len(s.Rounds)-1].Cells {
		if c.Fell > 0 {
			all = append(all, t.Words.FallsBack.With("name", t.Name(s, scoring.Player(p)), "from", c.Total+c.Fell, "to", c.Total))
		}
	}
	return t.Text(all...)
}

// Farewell says who went out in the last round of a game that goes on, or "".
func (t Table) Farewell(s scoring.Sheet) string {
	if s.Over || len(s.Rounds) == 0 {
		return ""
	}
	return t.gone(t.Words.Farewell, s)
}

// gone says a sentence about who went out in the last round, if anybody did.
func (t Table) gone(f message.Message, s scoring.Sheet) string {
	out := s.Rounds[len(s.Rounds)-1].Out
	if len(out) == 0 {
		return ""
	}
	return t.some(f, s, out)
}

// Champions returns who won most games of an evening, and how many: "Ben is the
// champion of the day with 2 wins." It is "" if no player won.
func (t Table) Champions(names []string, wins int) string {
	f := t.Words.Champions
	switch len(names) {
	case 0:
		return ""
	case 1:
		f = t.Words.Champion
	}
	return f.With("n", wins, "names", t.Joined(names))
}

// RowSpoken says which row of a sheet a score is in, by what stands before it, to those who
// listen: "round 4", "extra round".
func (t Table) RowSpoken(number string) string {
	switch said := t.language.Table; number {
	case said.Extra:
		return t.Words.RowOf.Extra.With()
	case said.Void:
		return t.Words.VoidRow
	case said.Late:
		return t.Words.LateRow
	}
	return t.Words.RowOf.Numbered.With("n", number)
}

// RoundTitle returns the name of the next round: "Round 4", "Extra round".
func (t Table) RoundTitle(s scoring.Sheet) string {
	return t.aboutRound(t.Words.RoundTitle, s, len(s.Rounds))
}

// Began returns when a game began, for its sheet: "Fri 20 Nov 2026 21:04".
func (t Table) Began(at time.Time) string { return t.written(t.Words.Began, at) }
