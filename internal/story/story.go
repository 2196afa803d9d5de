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
	w := newWriter(s)
	if len(w.rounds) == 0 && !s.Over {
		return nil
	}
	w.result()
	if w.Provisional() {
		w.add("This may change: a score is missing.")
	}
	w.comeback()
	w.escape()
	w.lucky()
	w.fallen()
	w.calls()
	w.best()
	w.left()
	return w.sentences[:min(most, len(w.sentences))]
}

type writer struct {
	scoring.Sheet
	rounds    []scoring.Round // that count
	moments   []moment
	sentences []string
}

func newWriter(s scoring.Sheet) *writer {
	rounds := slices.DeleteFunc(slices.Clone(s.Rounds), func(r scoring.Round) bool { return r.Fate != scoring.Counts })
	return &writer{Sheet: s, rounds: rounds, moments: moments(rounds)}
}

func (w *writer) add(format string, args ...any) {
	w.sentences = append(w.sentences, fmt.Sprintf(format, args...))
}

func (w *writer) name(p scoring.Player) string { return words.Name(w.Sheet, p) }

func (w *writer) names(players []scoring.Player) string {
	return words.Joined(words.Names(w.Sheet, players))
}

// result adds who won and by how much.
func (w *writer) result() {
	rounds := " after " + words.Count(len(w.rounds), words.Round)
	if len(w.rounds) == 0 {
		rounds = "" // only totals are known
	}
	switch {
	case !w.Over:
		w.add("The game goes on%s.", rounds)
	case len(w.Winners) == 0 && rounds == "":
		w.add("No round was played.")
	case len(w.Winners) == 0:
		w.add("Nobody has won%s.", rounds)
	case len(w.Winners) > 1:
		w.add("%s share the win with %d%s.", w.names(w.Winners), w.Totals[w.Winners[0]], rounds)
	default:
		w.won(w.Winners[0], rounds)
	}
}

func (w *writer) won(winner scoring.Player, rounds string) {
	if slices.ContainsFunc(w.Rounds, func(r scoring.Round) bool { return r.Fate == scoring.Tiebreak }) {
		w.add("%s won%s and an extra round.", w.name(winner), rounds)
		return
	}
	ahead := ""
	if p := slices.Index(w.Places, 2); p >= 0 && rounds != "" && w.Totals[p] > w.Totals[winner] {
		ahead = fmt.Sprintf(", %d ahead of %s", w.Totals[p]-w.Totals[winner], w.People[p].Name)
	}
	w.add("%s won with %d%s%s.", w.name(winner), w.Totals[winner], rounds, ahead)
}

// A moment is a player after a round.
type moment struct {
	scoring.Cell
	player scoring.Player
	round  int  // from 1
	behind int  // the lowest total of those still in
	out    bool // after the round
}

// moments returns the moments of all rounds, in their order.
func moments(rounds []scoring.Round) []moment {
	var all []moment
	out := map[scoring.Player]bool{}
	for i, r := range rounds {
		for _, p := range r.Out {
			out[p] = true
		}
		first, lowest := len(all), -1 // the index of the lowest total
		for p, c := range r.Cells {
			if c.Mark == scoring.Blank {
				continue
			}
			m := moment{Cell: c, player: scoring.Player(p), round: i + 1, out: out[scoring.Player(p)]}
			if !m.out && (lowest < 0 || c.Total < all[lowest].Total) {
				lowest = len(all)
			}
			all = append(all, m)
		}
		for i := first; i < len(all) && lowest >= 0; i++ {
			all[i].behind = all[i].Total - all[lowest].Total
		}
	}
	return all
}

// find returns the moment that fits and is better than all others, or nil.
func (w *writer) find(fits func(moment) bool, better func(m, than moment) bool) *moment {
	var found *moment
	for i, m := range w.moments {
		if fits(m) && (found == nil || better(m, *found)) {
			found = &w.moments[i]
		}
	}
	return found
}

// spare returns how many points a total is below the limit, and whether there is
// one.
func (w *writer) spare(total int) (points int, limited bool) {
	room, limited := w.Headroom(0)
	return room + w.Totals[0] - total, limited
}

// comeback adds how far behind a winner was: with the highest total close to the
// limit, or else the most points.
func (w *writer) comeback() {
	const worth = 10
	near := func(m moment) bool { // in the last quarter
		left, limited := w.spare(m.Total)
		return limited && m.Total > 3*left
	}
	worst := w.find(
		func(m moment) bool { return !m.out && m.behind >= worth && slices.Contains(w.Winners, m.player) },
		func(m, than moment) bool {
			switch {
			case near(m) != near(than):
				return near(m)
			case near(m):
				return m.Total > than.Total
			}
			return m.behind > than.behind
		})
	switch {
	case worst == nil:
	case near(*worst):
		w.add("%s came back from %d: %s behind after round %d.", w.name(worst.player), worst.Total, words.Count(worst.behind, words.Point), worst.round)
	default:
		w.add("%s was %s behind after round %d and still won.", w.name(worst.player), words.Count(worst.behind, words.Point), worst.round)
	}
}

// escaped returns the moment of the player who stayed in by the fewest points, or nil.
func (w *writer) escaped() *moment {
	const worth = 3
	return w.find(
		func(m moment) bool {
			left, limited := w.spare(m.Total)
			return limited && m.Mark == scoring.Written && !m.out && left >= 0 && left <= worth
		},
		func(m, than moment) bool { return m.Total > than.Total })
}

// escape adds who stayed in by the fewest points.
func (w *writer) escape() {
	narrowest := w.escaped()
	if narrowest == nil {
		return
	}
	spare := "nothing"
	if left, _ := w.spare(narrowest.Total); left > 0 {
		spare = words.Count(left, words.Point)
	}
	w.add("In round %d %s stayed under the limit with %s to spare.", narrowest.round, w.name(narrowest.player), spare)
}

// lucky adds whose total fell back, and when.
func (w *writer) lucky() {
	var all []string
	for _, m := range w.moments {
		if m.Fell > 0 {
			all = append(all, fmt.Sprintf("%s had exactly %d in round %d and fell back to %d", w.name(m.player), m.Total+m.Fell, m.round, m.Total))
		}
	}
	if len(all) > 0 {
		w.add("%s.", strings.Join(all, "; "))
	}
}

// fallen adds who went out, and when.
func (w *writer) fallen() {
	var all []string
	for i, r := range w.rounds {
		if len(r.Out) > 0 {
			all = append(all, fmt.Sprintf("%s in round %d", w.names(r.Out), i+1))
		}
	}
	if len(all) > 0 {
		w.add("Out: %s.", strings.Join(all, ", "))
	}
}

// calls adds how often each player called, and how often rightly.
func (w *writer) calls() {
	called, right := make([]int, len(w.People)), make([]int, len(w.People))
	for _, r := range w.rounds {
		if r.Caller == scoring.Nobody || r.Cells[r.Caller].Mark != scoring.Written {
			continue
		}
		called[r.Caller]++
		if slices.Contains(r.Best, r.Caller) {
			right[r.Caller]++
		}
	}
	var all []string
	for _, p := range w.Seats {
		if called[p] > 0 {
			all = append(all, fmt.Sprintf("%s called %s and was %s", w.name(p), times(called[p]), rightly(called[p], right[p])))
		}
	}
	if len(all) > 0 {
		w.add("%s.", strings.Join(all, "; "))
	}
}

// rightly returns how often calls were right.
func rightly(called, right int) string {
	switch right {
	case 0:
		return "wrong"
	case called:
		return "right"
	}
	return "right " + times(right)
}

// times returns a number of times; n is at least 1.
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return words.Number(n) + " times"
}

// best adds the lowest and the highest score of a round.
func (w *writer) best() {
	written := func(m moment) bool { return m.Mark == scoring.Written }
	low := w.find(written, func(m, than moment) bool { return m.Points() < than.Points() })
	high := w.find(written, func(m, than moment) bool { return m.Points() > than.Points() })
	if low != nil && high.Points() > low.Points() {
		w.add("The lowest round was %d by %s, the highest %d by %s.", low.Points(), w.name(low.player), high.Points(), w.name(high.player))
	}
}

// left adds who left before the end.
func (w *writer) left() {
	gone := slices.DeleteFunc(slices.Clone(w.Seats), func(p scoring.Player) bool { return w.Status[p] != scoring.Gone })
	if len(gone) > 0 {
		w.add("%s left before the end.", w.names(gone))
	}
}
