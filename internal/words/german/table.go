package german

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

// Lead returns who leads and by how much: "Ben führt mit 7 Punkten", "Ann und Ben führen". It is ""
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
		return de.Joined(de.Names(s, leaders)) + " führen"
	case len(others) == 0:
		return de.Name(s, leaders[0]) + " führt"
	}
	by := slices.Min(others) - s.Totals[leaders[0]]
	if s.Ruleset.HighestTotalWins() {
		by = s.Totals[leaders[0]] - slices.Max(others)
	}
	if by <= 0 {
		return de.Name(s, leaders[0]) + " führt"
	}
	return de.Name(s, leaders[0]) + " führt mit " + with(by, words.Point) + " Vorsprung"
}

// Winners returns who won: "Ben gewinnt.", "Ann und Ben gewinnen gemeinsam." It is "" while
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
	return outcome(de.Names(s, s.Winners), s.Provisional()) + "."
}

// outcome returns who won by name, without a full stop: "Ben gewinnt". The outcome of a
// game that lacks a score is provisional.
func outcome(names []string, provisional bool) string {
	text := de.Of(winning, len(names)).With("names", de.Joined(names))
	if provisional {
		text += ", aber noch fehlen Punkte"
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
	name, safe := de.Name(s, p), room >= s.Ruleset.Score().Max
	if s.Ruleset.Value(engine.End) == engine.EndThreshold {
		if safe {
			return name + " kann das Spiel noch nicht beenden"
		}
		return fmt.Sprintf("%s beendet das Spiel mit %s oder mehr", name, de.Figure(room+1)) + fallsWith(s, p, room)
	}
	switch all := s.Ruleset.Score(); {
	case room > all.Max:
		return name + " bleibt auf jeden Fall dabei"
	case room <= all.Min:
		return name + " bleibt dabei mit " + de.Figure(all.Min)
	}
	text := fmt.Sprintf("%s bleibt dabei mit %s oder weniger", name, de.Figure(room))
	if safe {
		text = name + " bleibt auf jeden Fall dabei"
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
	return fmt.Sprintf("; genau %s macht zusammen %s, und das fällt zurück auf %s", de.Figure(points), de.Figure(total), de.Figure(to))
}

// AfterRound implements [words.TableSentences].
func (table) AfterRound(s scoring.Sheet) string {
	var all []string
	r := s.Rounds[len(s.Rounds)-1]
	for p, c := range r.Cells {
		if c.Fell > 0 {
			all = append(all, fmt.Sprintf("%s hatte genau %s und fällt zurück auf %s.", de.Name(s, scoring.Player(p)), de.Figure(c.Total+c.Fell), de.Figure(c.Total)))
		}
	}
	return de.Text(all...)
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
	return de.Of(farewell, len(gone)).With("names", de.Joined(de.Names(s, gone)))
}

// nowOut says who went out in a round.
func nowOut(s scoring.Sheet, r scoring.Round) string {
	if len(r.Out) == 0 {
		return ""
	}
	return de.Of(out, len(r.Out)).With("names", de.Joined(de.Names(s, r.Out)))
}

// Ending returns when the game ends: "out at 100", "5 rounds", "30 minutes",
// "ends at 100", "ends at 100, 9 rounds at most", "bis ihr aufhört".
func (table) Ending(t engine.Ruleset) string {
	text := ending(t)
	if most := t.Number(engine.MostRounds); most > 0 {
		text += ", höchstens " + de.Count(most, words.Round)
	}
	return text
}

func ending(t engine.Ruleset) string {
	limit := t.Number(engine.Threshold)
	highest, _ := t.Limit()
	reach := highest < limit
	switch end := t.Value(engine.End); {
	case end == engine.EndTime:
		return de.Count(t.Number(engine.Minutes), words.Minute)
	case end == engine.EndElimination && reach:
		return fmt.Sprintf("raus bei %d", limit)
	case end == engine.EndElimination:
		return fmt.Sprintf("raus über %d", limit)
	case end == engine.EndThreshold && reach:
		return fmt.Sprintf("endet bei %d", limit)
	case end == engine.EndThreshold:
		return fmt.Sprintf("endet über %d", limit)
	case end == engine.EndOpen:
		return "bis ihr aufhört"
	case t.Value(engine.Rounds) == engine.RoundsPerPlayer:
		return "eine Runde pro Person"
	default:
		return de.Count(t.Number(engine.Rounds), words.Round)
	}
}

// Champions returns who won most games of a day, and how many: "Ben is the
// champion of the day with 2 wins." It is "" if no player won.
func (table) Champions(names []string, wins int) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return words.Isolated(names[0]) + " gewinnt den Tag mit " + with(wins, words.Win) + "."
	}
	return de.Joined(names) + " gewinnen den Tag gemeinsam mit je " + with(wins, words.Win) + "."
}

// Player returns how a player stands: "68 points, 2nd. Ana stays in with 23 or
// less."
func (table) Player(s scoring.Sheet, p scoring.Player) string {
	text := de.Count(s.Totals[p], words.Point)
	if s.Places[p] > 0 && s.Counted() > 0 {
		text += ", " + de.Place(s.Places[p]) + " Platz"
	}
	switch s.Status[p] {
	case scoring.Out:
		text += ", " + isOut
	case scoring.Gone:
		text += ", nicht mehr dabei"
	}
	if room := de.Headroom(s, p); room != "" {
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
		return de.Place(s.Places[p]) + ", " + isOut
	}
	return de.Place(s.Places[p])
}

// Order returns who had a head start, and why a player stands behind others with as many points
// or more: "Ann went out before Ben, and later out is better." It is "" where the totals alone
// explain the places.
func (table) Order(s scoring.Sheet) string { return de.Text(headStarts(s), order(s)) }

// headStarts returns who had a head start, or "".
func headStarts(s scoring.Sheet) string {
	var all []string
	for p, n := range s.HeadStarts {
		if n > 0 {
			all = append(all, de.Name(s, scoring.Player(p))+" "+de.Count(n, words.Point))
		}
	}
	if all == nil {
		return ""
	}
	return "Vorsprung: " + grammar.Joint(", ", all...) + "."
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
		return fmt.Sprintf("%s ist vor %s ausgeschieden, und später ist besser.", de.Name(s, earlier[0]), de.Joined(de.Names(s, later)))
	}
	return "Wer später ausscheidet, ist besser, egal mit wie vielen Punkten."
}

// JoinTotal returns the total with which a player joins now, and with which those
// who left come back.
func (table) JoinTotal(s scoring.Sheet) string {
	text := "Wer jetzt einsteigt, beginnt mit " + with(s.JoinTotal(), words.Point) + "."
	for p, status := range s.Status {
		if status == scoring.Gone {
			text += fmt.Sprintf(" %s kommt mit %s zurück.", de.Name(s, scoring.Player(p)), de.Figure(s.Totals[p]))
		}
	}
	return text
}

// RowSpoken implements [words.TableSentences].
func (table) RowSpoken(number string) string {
	if _, err := strconv.Atoi(number); err != nil {
		return map[string]string{extraRow: "Extrarunde", voidRow: "ungültige Runde", lateRow: "späte Runde"}[number]
	}
	return "Runde " + number
}

// RoundTitle returns the name of the next round: "Round 4", "Extrarunde".
func (table) RoundTitle(s scoring.Sheet) string {
	if s.Tied != nil {
		return "Extrarunde"
	}
	return fmt.Sprintf("Runde %d", s.Number())
}

const (
	noRound = "Es wurde keine Runde gespielt."
	isOut   = "raus"
	hasLeft = "gegangen"

	extraRow, voidRow, lateRow = "extra", "ungültig", "spät"
)

// Began returns when a game began, for its sheet: "Fri 20 Nov 2026 21:04".
func (table) Began(t time.Time) string { return de.ShortDay(t) + " " + de.TimeOfDay(t) }

func theTable() words.Table {
	return words.Table{
		TableSentences: table{},
		GameOver:       gameOver, NoRound: noRound,
		Called:   "angesagt",
		TotalRow: "gesamt", PlaceRow: "Platz", IsOut: isOut, HasLeft: hasLeft,
		Extra: extraRow, Void: voidRow, Late: lateRow,
		TieRound: "gleich", HighestWins: "das meiste gewinnt",
		ScoreMissing: "Punkte fehlen", SatOut: "nicht mitgespielt", FellBack: "Gesamtstand fällt zurück", CountsAs: "zählt als",
	}
}
