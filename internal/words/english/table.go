package english

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Lead returns who leads and by how much: "Ben leads by 7", "Ann and Ben lead". It is ""
// before the first round that counts.
func (table) Lead(s scoring.Sheet) string {
	var leaders []scoring.Player
	var others []int
	for _, p := range s.Seated() {
		if s.Places[p] == 1 {
			leaders = append(leaders, p)
		} else {
			others = append(others, s.Totals[p])
		}
	}
	switch {
	case s.Counted() == 0 || len(leaders) == 0:
		return ""
	case len(leaders) > 1:
		return en.Joined(en.Names(s, leaders)) + " lead"
	case len(others) == 0:
		return en.Name(s, leaders[0]) + " leads"
	}
	by := slices.Min(others) - s.Totals[leaders[0]]
	if s.Ruleset.HighestTotalWins() {
		by = s.Totals[leaders[0]] - slices.Max(others)
	}
	if by <= 0 {
		return en.Name(s, leaders[0]) + " leads"
	}
	return fmt.Sprintf("%s leads by %d", en.Name(s, leaders[0]), by)
}

// Winners returns who won: "Ben wins.", "Ann and Ben share the win." It is "" while
// the game goes on.
func (table) Winners(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return ""
	case !s.Played():
		return noRound
	case len(s.Winners) == 0:
		return ""
	}
	return outcome(en.Names(s, s.Winners), s.Provisional()) + "."
}

// outcome returns who won by name, without a full stop: "Ben wins". The outcome of a
// game that lacks a score is provisional.
func outcome(names []string, provisional bool) string {
	text := en.Of(winning, len(names)).With("names", en.Joined(names))
	if provisional {
		text += " for now: a score is missing"
	}
	return text
}

// Headroom returns how close a player is to the number: "Ana stays in with 23 or
// less", and which score falls back. It is "" where there is no such number, or nothing
// left to reach.
func (table) Headroom(s scoring.Sheet, p scoring.Player) string {
	room, limited := s.Headroom(p)
	if !limited || s.Over || s.Tied != nil || s.Status[p] != scoring.In {
		return ""
	}
	name, safe := en.Name(s, p), room >= s.Ruleset.Score().Max
	if s.Ruleset.Value(engine.End) == engine.EndThreshold {
		if safe {
			return name + " cannot end the game yet"
		}
		return fmt.Sprintf("%s ends the game with %s or more", name, en.Figure(room+1)) + fallsWith(s, p, room)
	}
	switch all := s.Ruleset.Score(); {
	case room > all.Max:
		return name + " stays in with anything"
	case room <= all.Min:
		return name + " stays in with " + en.Figure(all.Min)
	}
	text := fmt.Sprintf("%s stays in with %s or less", name, en.Figure(room))
	if safe {
		text = name + " stays in with anything"
	}
	return text + fallsWith(s, p, room)
}

// fallsWith says what a total falls back to that is reached with exactly so many points, or "".
func fallsWith(s scoring.Sheet, p scoring.Player, points int) string {
	total := s.Totals[p] + points
	to := s.FallsTo(p, total)
	if to == total {
		return ""
	}
	return fmt.Sprintf("; exactly %s makes %s in all, which falls back to %s", en.Figure(points), en.Figure(total), en.Figure(to))
}

// AfterRound implements [words.TableSentences].
func (table) AfterRound(s scoring.Sheet) string {
	var all []string
	r := s.Rounds[len(s.Rounds)-1]
	for p, c := range r.Cells {
		if c.Fell > 0 {
			all = append(all, fmt.Sprintf("%s had exactly %s and falls back to %s.", en.Name(s, scoring.Player(p)), en.Figure(c.Total+c.Fell), en.Figure(c.Total)))
		}
	}
	return en.Text(all...)
}

// Farewell implements [words.TableSentences].
func (table) Farewell(s scoring.Sheet) string {
	if s.Over || len(s.Rounds) == 0 {
		return ""
	}
	gone := s.Rounds[len(s.Rounds)-1].Out
	if len(gone) == 0 {
		return ""
	}
	return en.Of(farewell, len(gone)).With("names", en.Joined(en.Names(s, gone)))
}

// nowOut says who went out in a round.
func nowOut(s scoring.Sheet, r scoring.Round) string {
	if len(r.Out) == 0 {
		return ""
	}
	return en.Of(out, len(r.Out)).With("names", en.Joined(en.Names(s, r.Out)))
}

// Ending returns when the game ends: "out at 100", "5 rounds", "30 minutes",
// "ends at 100", "ends at 100, 9 rounds at most", "until you stop".
func (table) Ending(t engine.Ruleset) string {
	text := ending(t)
	if most := t.Number(engine.MostRounds); most > 0 {
		text += ", " + en.Count(most, words.Round) + " at most"
	}
	return text
}

func ending(t engine.Ruleset) string {
	limit := t.Number(engine.Threshold)
	highest, _ := t.Limit()
	reach := highest < limit
	switch end := t.Value(engine.End); {
	case end == engine.EndTime:
		return en.Count(t.Number(engine.Minutes), words.Minute)
	case end == engine.EndElimination && reach:
		return fmt.Sprintf("out at %d", limit)
	case end == engine.EndElimination:
		return fmt.Sprintf("out above %d", limit)
	case end == engine.EndThreshold && reach:
		return fmt.Sprintf("ends at %d", limit)
	case end == engine.EndThreshold:
		return fmt.Sprintf("ends above %d", limit)
	case end == engine.EndOpen:
		return "until you stop"
	case t.Value(engine.Rounds) == engine.RoundsPerPlayer:
		return "a round for every player"
	default:
		return en.Count(t.Number(engine.Rounds), words.Round)
	}
}

// Champions returns who won most games of a day, and how many: "Ben is the
// champion of the day with 2 wins." It is "" if no player won.
func (table) Champions(names []string, wins int) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("%s is the champion of the day with %s.", words.Isolated(names[0]), en.Count(wins, words.Win))
	}
	return fmt.Sprintf("%s share the day with %s each.", en.Joined(names), en.Count(wins, words.Win))
}

// Player returns how a player stands: "68 points, 2nd. Ana stays in with 23 or
// less."
func (table) Player(s scoring.Sheet, p scoring.Player) string {
	text := en.Count(s.Totals[p], words.Point)
	if s.Places[p] > 0 && s.Counted() > 0 {
		text += ", " + en.Place(s.Places[p])
	}
	switch s.Status[p] {
	case scoring.Out:
		text += ", out"
	case scoring.Gone:
		text += ", left the game"
	}
	if room := en.Headroom(s, p); room != "" {
		text += ". " + room
	}
	return text + "."
}

// Standing returns the place of a player for a sheet: "2nd", "3rd, out" or "left". It
// is "" before the first round.
func (table) Standing(s scoring.Sheet, p scoring.Player) string {
	switch {
	case s.Status[p] == scoring.Gone:
		return hasLeft
	case s.Counted() == 0 || s.Places[p] == 0:
		return ""
	case s.Status[p] == scoring.Out:
		return en.Place(s.Places[p]) + ", " + isOut
	}
	return en.Place(s.Places[p])
}

// Order returns who had a head start, and why a player stands behind others with as many points
// or more: "Ann went out before Ben, and later out is better." It is "" where the totals alone
// explain the places.
func (table) Order(s scoring.Sheet) string { return en.Text(headStarts(s), order(s)) }

// headStarts returns who had a head start, or "".
func headStarts(s scoring.Sheet) string {
	var all []string
	for p, n := range s.HeadStarts {
		if n > 0 {
			all = append(all, en.Name(s, scoring.Player(p))+" "+en.Count(n, words.Point))
		}
	}
	if all == nil {
		return ""
	}
	return "Head start: " + grammar.Joint(", ", all...) + "."
}

// order returns why a player stands behind others with as many points or more. Before the first
// round there are no places.
func order(s scoring.Sheet) string {
	if s.Counted() == 0 {
		return ""
	}
	switch earlier, later := s.Outlasted(); len(earlier) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("%s went out before %s, and later out is better.", en.Name(s, earlier[0]), en.Joined(en.Names(s, later)))
	}
	return "Later out is better, whatever the total."
}

// JoinTotal returns the total with which a player joins now, and with which those
// who left come back.
func (table) JoinTotal(s scoring.Sheet) string {
	text := "A player who joins now begins with " + en.Count(s.JoinTotal(), words.Point) + "."
	for p, status := range s.Status {
		if status == scoring.Gone {
			text += fmt.Sprintf(" %s comes back with %s.", en.Name(s, scoring.Player(p)), en.Figure(s.Totals[p]))
		}
	}
	return text
}

// RowSpoken implements [words.TableSentences].
func (table) RowSpoken(number string) string {
	if _, err := strconv.Atoi(number); err != nil {
		return number + " round"
	}
	return "round " + number
}

// RoundTitle returns the name of the next round: "Round 4", "Extra round".
func (table) RoundTitle(s scoring.Sheet) string {
	if s.Tied != nil {
		return "Extra round"
	}
	return fmt.Sprintf("Round %d", s.Number())
}

const (
	noRound = "No round was played."
	isOut   = "out"
	hasLeft = "left"
)

// Began returns when a game began, for its sheet: "Fri 20 Nov 2026 21:04".
func (table) Began(t time.Time) string { return en.ShortDay(t) + " " + en.TimeOfDay(t) }

func theTable() words.Table {
	return words.Table{
		TableSentences: table{},
		GameOver:       gameOver, NoRound: noRound,
		Called:   "called",
		TotalRow: "total", PlaceRow: "place", IsOut: isOut, HasLeft: hasLeft,
		Extra: "extra", Void: "void", Late: "late",
		TieRound: "tie", HighestWins: "the highest wins",
		ScoreMissing: "score missing", SatOut: "sat out", FellBack: "total falls back", CountsAs: "counts as",
	}
}
