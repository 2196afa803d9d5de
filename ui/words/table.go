package words

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// Turns returns who deals, cuts and begins: "Cy deals. Ann cuts and begins." A house
// rule says why: "Cy deals, the highest of the round." It is "" once the game is over.
func Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	deals, first := Name(s, s.Dealer)+" deals", Name(s, s.First)
	if s.DealtFor() {
		deals += ", " + Value(engine.NextDealer, s.Ruleset.Value(engine.NextDealer))
	}
	deals += ". "
	switch s.Cutter {
	case scoring.Nobody:
		return deals + first + " begins."
	case s.First:
		return deals + first + " cuts and begins."
	default:
		return deals + Name(s, s.Cutter) + " cuts. " + first + " begins."
	}
}

// Tie returns who plays an extra round, or "" if none is due.
func Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return Joined(Names(s, s.Tied)) + " are level and play an extra round."
}

// Lead returns who leads and by how much: "Ben leads by 7", "Ann and Ben lead". It is ""
// before the first round that counts.
func Lead(s scoring.Sheet) string {
	var leaders []scoring.Player
	next := -1
	for _, p := range s.Seated() {
		switch {
		case s.Places[p] == 1:
			leaders = append(leaders, p)
		case next < 0 || s.Totals[p] < next:
			next = s.Totals[p]
		}
	}
	switch {
	case s.Counted() == 0 || len(leaders) == 0:
		return ""
	case len(leaders) > 1:
		return Joined(Names(s, leaders)) + " lead"
	case next <= s.Totals[leaders[0]]:
		return Name(s, leaders[0]) + " leads"
	}
	return fmt.Sprintf("%s leads by %d", Name(s, leaders[0]), next-s.Totals[leaders[0]])
}

// Winners returns who won: "Ben wins.", "Ann and Ben share the win." It is "" while
// the game goes on.
func Winners(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return ""
	case !s.Played():
		return "No round was played."
	case len(s.Winners) == 0:
		return ""
	}
	return outcome(Names(s, s.Winners), s.Provisional()) + "."
}

// outcome returns who won by name, without a full stop: "Ben wins". The outcome of a
// game that lacks a score is provisional.
func outcome(names []string, provisional bool) string {
	text := fmt.Sprintf(winning.of(len(names)), Joined(names))
	if provisional {
		text += " for now: a score is missing"
	}
	return text
}

// Arrow is between an old total and a new one. The font of the theme has it: Fyne
// 2.8.1 draws an arrow of its symbol font, and then no space after it.
const Arrow = " › "

// Headroom returns how close a player is to the number: "Ana stays in with 23 or
// less", and which score falls back. It is "" where there is no such number, or nothing
// left to reach.
func Headroom(s scoring.Sheet, p scoring.Player) string {
	room, limited := s.Headroom(p)
	if !limited || s.Over || s.Tied != nil || s.Status[p] != scoring.In {
		return ""
	}
	name, safe := Name(s, p), room >= s.Ruleset.Score().Max
	if s.Ruleset.Value(engine.End) == engine.EndThreshold {
		if safe {
			return name + " cannot end the game yet"
		}
		return fmt.Sprintf("%s ends the game with %d or more", name, room+1)
	}
	switch {
	case room > s.Ruleset.Score().Max:
		return name + " stays in with anything"
	case room <= 0:
		return name + " stays in with 0"
	}
	text := fmt.Sprintf("%s stays in with %d or less", name, room)
	if safe {
		text = name + " stays in with anything"
	}
	if to := s.Ruleset.Fallback(s.Totals[p] + room); to != s.Totals[p]+room {
		text += fmt.Sprintf("; exactly %d falls back to %d", room, to)
	}
	return text
}

// Fallen returns whose totals fell back in a round: "Ann had exactly 100 and falls back
// to 50." It is "" if none did.
func Fallen(s scoring.Sheet, r scoring.Round) string {
	var all []string
	for p, c := range r.Cells {
		if c.Fell > 0 {
			all = append(all, fmt.Sprintf("%s had exactly %d and falls back to %d.", Name(s, scoring.Player(p)), c.Total+c.Fell, c.Total))
		}
	}
	return strings.Join(all, " ")
}

// Clock returns what to do when time is up, or "" if nothing is.
func Clock(s scoring.Sheet) string {
	switch {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return "time is up: is a round on the table?"
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return "time is up: finish this turn, then score"
	default:
		return "time is up: finish this round"
	}
}

// Ending returns when the game ends: "out at 100", "5 rounds", "30 minutes",
// "first to 100".
func Ending(t engine.Ruleset) string {
	limit := t.Number(engine.Threshold)
	highest, _ := t.Limit()
	reach := highest < limit
	switch end := t.Value(engine.End); {
	case end == engine.EndTime:
		return Count(t.Number(engine.Minutes), Minute)
	case end == engine.EndElimination && reach:
		return fmt.Sprintf("out at %d", limit)
	case end == engine.EndElimination:
		return fmt.Sprintf("out above %d", limit)
	case end == engine.EndThreshold && reach:
		return fmt.Sprintf("first to %d", limit)
	case end == engine.EndThreshold:
		return fmt.Sprintf("first past %d", limit)
	case t.Value(engine.Rounds) == engine.RoundsPerPlayer:
		return "a round for every player"
	default:
		return Count(t.Number(engine.Rounds), Round)
	}
}

// Champions returns who won most games of an evening, and how many: "Ben is the
// champion of the night with 2 wins." It is "" if no player won.
func Champions(names []string, wins int) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("%s is the champion of the night with %s.", names[0], Count(wins, Win))
	}
	return fmt.Sprintf("%s share the night with %s each.", Joined(names), Count(wins, Win))
}

// Player returns how a player stands: "68 points, 2nd. Ana stays in with 23 or
// less."
func Player(s scoring.Sheet, p scoring.Player) string {
	text := Count(s.Totals[p], Point)
	if s.Places[p] > 0 && s.Counted() > 0 {
		text += ", " + Place(s.Places[p])
	}
	switch s.Status[p] {
	case scoring.Out:
		text += ", out"
	case scoring.Gone:
		text += ", left the game"
	}
	if room := Headroom(s, p); room != "" {
		text += ". " + room
	}
	return text + "."
}

// Standing returns the place of a player for a sheet: "2nd", "3rd, out" or "left". It
// is "" before the first round.
func Standing(s scoring.Sheet, p scoring.Player) string {
	switch {
	case s.Status[p] == scoring.Gone:
		return "left"
	case s.Counted() == 0 || s.Places[p] == 0:
		return ""
	case s.Status[p] == scoring.Out:
		return Place(s.Places[p]) + ", out"
	}
	return Place(s.Places[p])
}

// JoinTotal returns the total with which a player joins now, and with which those
// who left come back.
func JoinTotal(s scoring.Sheet) string {
	text := "Whoever joins now begins with " + Count(s.JoinTotal(), Point) + "."
	for p, status := range s.Status {
		if status == scoring.Gone {
			text += fmt.Sprintf(" %s comes back with %d.", Name(s, scoring.Player(p)), s.Totals[p])
		}
	}
	return text
}

// Out returns who is out by name: "Ben is out.", "Ann and Ben are out."
func Out(names []string) string { return fmt.Sprintf(out.of(len(names)), Joined(names)) }

// RoundTitle returns the name of the next round: "Round 4", "Extra round".
func RoundTitle(s scoring.Sheet) string {
	if s.Tied != nil {
		return "Extra round"
	}
	return fmt.Sprintf("Round %d", s.Number())
}
