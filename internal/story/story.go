package story

import (
	"fmt"
	"slices"
	"strings"

	"tabby/scoring"
	"tabby/ui/words"
)

// most is the number of sentences a story has at most.
const most = 6

// Story returns up to six sentences about a game: how it ended, who came back, who
// barely stayed in, who went out, how the calls went, what the best round was. A
// game without a round has none.
func Story(s scoring.Sheet) []string {
	t := teller{Sheet: s, rounds: counted(s)}
	if len(t.rounds) == 0 && !s.Over {
		return nil
	}
	t.result()
	if t.Provisional() {
		t.say("This may change: a score is missing.")
	}
	t.comeback()
	t.escape()
	t.fallen()
	t.calls()
	t.best()
	t.left()
	return t.said[:min(most, len(t.said))]
}

func counted(s scoring.Sheet) []scoring.Round {
	var rounds []scoring.Round
	for _, r := range s.Rounds {
		if r.Fate == scoring.Counts {
			rounds = append(rounds, r)
		}
	}
	return rounds
}

type teller struct {
	scoring.Sheet
	rounds []scoring.Round // that count
	said   []string
}

func (t *teller) say(format string, args ...any) {
	t.said = append(t.said, fmt.Sprintf(format, args...))
}

func (t *teller) name(p scoring.Player) string { return t.People[p].Name }

// result returns who won and by how much.
func (t *teller) result() {
	rounds := words.Count(len(t.rounds), words.Round)
	switch {
	case len(t.rounds) == 0:
		t.totalsOnly()
	case !t.Over:
		t.say("After %s the game goes on.", rounds)
	case len(t.Winners) == 0:
		t.say("After %s nobody has won.", rounds)
	case len(t.Winners) > 1:
		t.say("After %s %s share the win with %d.", rounds, words.Joined(words.Names(t.Sheet, t.Winners)), t.Totals[t.Winners[0]])
	default:
		t.won(t.Winners[0], rounds)
	}
}

// totalsOnly returns who won a game of which only totals are known.
func (t *teller) totalsOnly() {
	switch len(t.Winners) {
	case 0:
		t.say("No round was played.")
	case 1:
		t.say("%s won with %d.", t.name(t.Winners[0]), t.Totals[t.Winners[0]])
	default:
		t.say("%s share the win with %d.", words.Joined(words.Names(t.Sheet, t.Winners)), t.Totals[t.Winners[0]])
	}
}

func (t *teller) won(winner scoring.Player, rounds string) {
	if slices.ContainsFunc(t.Rounds, func(r scoring.Round) bool { return r.Fate == scoring.Tiebreak }) {
		t.say("%s won after %s and an extra round.", t.name(winner), rounds)
		return
	}
	second := scoring.Nobody
	for p, place := range t.Places {
		if place == 2 {
			second = scoring.Player(p)
			break
		}
	}
	if second == scoring.Nobody || t.Totals[second] <= t.Totals[winner] {
		t.say("%s won with %d after %s.", t.name(winner), t.Totals[winner], rounds)
		return
	}
	t.say("%s won with %d after %s, %d ahead of %s.", t.name(winner), t.Totals[winner], rounds, t.Totals[second]-t.Totals[winner], t.name(second))
}

// A plight is how far behind a later winner was.
type plight struct {
	player               scoring.Player
	behind, after, total int
	near                 bool // close to the limit
}

// worse reports whether a plight is more worth telling than another one.
func (p plight) worse(than plight) bool {
	switch {
	case p.near != than.near:
		return p.near
	case p.near:
		return p.total > than.total
	}
	return p.behind > than.behind
}

// comeback returns how far behind the winner, if not out, was, and the total if
// it was close to the limit.
func (t *teller) comeback() {
	const worth = 10
	worst := plight{behind: worth - 1}
	for i, r := range t.rounds {
		lowest := t.lowest(i)
		for _, p := range t.Winners {
			c := r.Cells[p]
			now := plight{p, c.Total - lowest, i + 1, c.Total, t.near(c.Total)}
			if c.Mark != scoring.Blank && !t.out(i, p) && now.behind >= worth && now.worse(worst) {
				worst = now
			}
		}
	}
	switch behind := words.Count(worst.behind, words.Point); {
	case worst.after == 0:
	case worst.near:
		t.say("%s came back from %d: %s behind after round %d.", t.name(worst.player), worst.total, behind, worst.after)
	default:
		t.say("%s was %s behind after round %d and still won.", t.name(worst.player), behind, worst.after)
	}
}

// near reports whether a total is in the last quarter under the limit.
func (t *teller) near(total int) bool {
	room, limited := t.Headroom(0)
	limit := room + t.Totals[0]
	return limited && 4*total > 3*limit
}

// lowest returns the lowest total after a round of those still in.
func (t *teller) lowest(round int) int {
	lowest, any := 0, false
	for p, c := range t.rounds[round].Cells {
		if c.Mark != scoring.Blank && !t.out(round, scoring.Player(p)) && (!any || c.Total < lowest) {
			lowest, any = c.Total, true
		}
	}
	return lowest
}

// out reports whether a player was out after a round.
func (t *teller) out(round int, p scoring.Player) bool {
	return slices.ContainsFunc(t.rounds[:round+1], func(r scoring.Round) bool { return slices.Contains(r.Out, p) })
}

// escape returns who stayed in by the least.
func (t *teller) escape() {
	const worth = 3
	if _, limited := t.Headroom(0); !limited {
		return
	}
	player, room, in := scoring.Nobody, worth+1, 0
	for i, r := range t.rounds {
		for p, c := range r.Cells {
			left, _ := t.Headroom(scoring.Player(p))
			left += t.Totals[p] - c.Total
			if c.Mark == scoring.Written && !t.out(i, scoring.Player(p)) && left >= 0 && left < room {
				player, room, in = scoring.Player(p), left, i+1
			}
		}
	}
	if player != scoring.Nobody {
		t.say("In round %d %s stayed under the limit with %s to spare.", in, t.name(player), spare(room))
	}
}

// fallen returns who went out, and when.
func (t *teller) fallen() {
	var all []string
	for i, r := range t.rounds {
		if len(r.Out) > 0 {
			all = append(all, fmt.Sprintf("%s in round %d", words.Joined(words.Names(t.Sheet, r.Out)), i+1))
		}
	}
	if len(all) > 0 {
		t.say("Out: %s.", strings.Join(all, ", "))
	}
}

// calls returns how often each player called, and how often rightly.
func (t *teller) calls() {
	called, right := make([]int, len(t.People)), make([]int, len(t.People))
	for _, r := range t.rounds {
		if r.Caller == scoring.Nobody || r.Cells[r.Caller].Mark != scoring.Written {
			continue
		}
		called[r.Caller]++
		if slices.Contains(r.Best, r.Caller) {
			right[r.Caller]++
		}
	}
	var all []string
	for _, p := range t.Seats {
		if called[p] > 0 {
			all = append(all, fmt.Sprintf("%s called %s and was %s", t.name(p), times(called[p]), rightly(called[p], right[p])))
		}
	}
	if len(all) > 0 {
		t.say("%s.", strings.Join(all, "; "))
	}
}

// best returns the lowest and the highest score of a round.
func (t *teller) best() {
	low, high := moment{points: -1}, moment{points: -1}
	for i, r := range t.rounds {
		for p, c := range r.Cells {
			if c.Mark != scoring.Written {
				continue
			}
			m := moment{c.Points(), scoring.Player(p), i + 1}
			if low.points < 0 || m.points < low.points {
				low = m
			}
			if m.points > high.points {
				high = m
			}
		}
	}
	if low.points >= 0 && high.points > low.points {
		t.say("The lowest round was %d by %s, the highest %d by %s.", low.points, t.name(low.player), high.points, t.name(high.player))
	}
}

type moment struct {
	points int
	player scoring.Player
	round  int
}

// left returns who left before the end.
func (t *teller) left() {
	var gone []scoring.Player
	for p, s := range t.Status {
		if s == scoring.Gone {
			gone = append(gone, scoring.Player(p))
		}
	}
	if len(gone) > 0 {
		t.say("%s left before the end.", words.Joined(words.Names(t.Sheet, gone)))
	}
}

func spare(points int) string {
	if points == 0 {
		return "nothing"
	}
	return words.Count(points, words.Point)
}
