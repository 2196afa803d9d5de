// Package story sums up a game in a few sentences, each of them a fact on the
// sheet.
//
// It is pure: the same sheet gives the same story.
package story

import (
	"slices"

	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/scoring"
)

// most is the number of sentences a story has at most.
const most = 6

// Story returns up to six sentences about a game: how it ended, who came back, who
// barely stayed in, who went out, how the calls went, what the best round was. One
// more says who has won its trophy. A game without a round has none.
func Story(s scoring.Sheet, in *words.Language) []string {
	w := newWriter(s, in)
	if len(w.rounds) == 0 && !s.Over {
		return nil
	}
	if w.result(); w.Decided {
		w.add(in.Sentence(in.Table.Decided))
	}
	if w.Provisional() {
		w.add(w.words.Story.Provisional)
	}
	w.comeback()
	w.escape()
	w.lucky()
	w.fallen()
	w.calls()
	w.best()
	w.left()
	w.sentences = w.sentences[:min(most, len(w.sentences))]
	if won := award(s, in); won != "" {
		w.add(won)
	}
	return w.sentences
}

type writer struct {
	scoring.Sheet
	words     *words.Language
	turning   words.Turning
	rounds    []scoring.Round // that count
	moments   []moment
	sentences []string
}

func newWriter(s scoring.Sheet, in *words.Language) *writer {
	rounds := slices.DeleteFunc(slices.Clone(s.Rounds), func(r scoring.Round) bool { return r.Fate != scoring.Counts })
	w := &writer{Sheet: s, words: in, turning: in.Story.Turning(), rounds: rounds}
	w.setMoments()
	return w
}

func (w *writer) add(sentence string) { w.sentences = append(w.sentences, sentence) }

func (w *writer) name(p scoring.Player) string { return w.words.Table.Name(w.Sheet, p) }

func (w *writer) names(players []scoring.Player) []string {
	return w.words.Table.Names(w.Sheet, players)
}

// result adds who won and by how much.
func (w *writer) result() {
	say, rounds := w.words.Story, len(w.rounds)
	switch {
	case !w.Over:
		w.add(say.GoesOn(rounds))
	case len(w.Winners) == 0 && rounds == 0:
		w.add(w.words.Table.NoRound)
	case len(w.Winners) == 0:
		w.add(say.NobodyWon(rounds))
	case w.Ruleset.Rules.NoPoints:
		w.add(w.words.Table.Winners(w.Sheet))
		for _, p := range w.Winners {
			w.add(say.WonRounds(w.name(p), w.Totals[p], rounds))
		}
	case len(w.Winners) > 1:
		w.add(w.turning.Shared(w.names(w.Winners), w.Totals[w.Winners[0]], rounds))
	default:
		w.add(w.won(w.Winners[0]))
	}
}

// won returns how the only winner won.
func (w *writer) won(winner scoring.Player) string {
	say, rounds, name, total := w.words.Story, len(w.rounds), w.name(winner), w.Totals[winner]
	if slices.ContainsFunc(w.Rounds, func(r scoring.Round) bool { return r.Fate == scoring.Tiebreak }) {
		return say.WonExtra(name, rounds)
	}
	if p := slices.Index(w.Places, 2); p >= 0 && rounds > 0 && w.Lag(w.Totals[p], total) > 0 {
		return say.WonAhead(words.StoryWonAheadFacts{
			Name: name, Total: total, Rounds: rounds, N: w.Lag(w.Totals[p], total), Other: w.name(scoring.Player(p)),
		})
	}
	return say.Won(name, total, rounds)
}

// A moment is a player after a round.
type moment struct {
	scoring.Cell
	player scoring.Player
	round  int  // from 1
	behind int  // the best total of those still in
	out    bool // after the round
}

// setMoments sets the moments of all rounds, in their order.
func (w *writer) setMoments() {
	var all []moment
	out := map[scoring.Player]bool{}
	for i, r := range w.rounds {
		for _, p := range r.Out {
			out[p] = true
		}
		first, best := len(all), -1 // the index of the best total
		for p, c := range r.Cells {
			if c.Mark == scoring.Blank {
				continue
			}
			m := moment{Cell: c, player: scoring.Player(p), round: i + 1, out: out[scoring.Player(p)]}
			if !m.out && (best < 0 || w.Lag(c.Total, all[best].Total) < 0) {
				best = len(all)
			}
			all = append(all, m)
		}
		for i := first; i < len(all) && best >= 0; i++ {
			all[i].behind = w.Lag(all[i].Total, all[best].Total)
		}
	}
	w.moments = all
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
// one to stay below.
func (w *writer) spare(total int) (points int, limited bool) {
	limit, limited := w.Ruleset.Limit()
	return limit - total, limited && !w.Ruleset.HighestTotalWins()
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
	if worst == nil {
		return
	}
	if near(*worst) {
		w.add(w.turning.CameBack(w.name(worst.player), worst.Total, worst.behind, worst.round))
	} else {
		w.add(w.turning.WonFromBehind(w.name(worst.player), worst.behind, worst.round))
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
	if m := w.escaped(); m != nil {
		left, _ := w.spare(m.Total)
		w.add(w.turning.StayedUnder(w.name(m.player), m.round, left))
	}
}

// lucky adds whose total fell back, and when.
func (w *writer) lucky() {
	var all []words.Fall
	for _, m := range w.moments {
		if m.Fell > 0 {
			all = append(all, words.Fall{Name: w.name(m.player), Round: m.round, From: m.Total + m.Fell, To: m.Total})
		}
	}
	if len(all) > 0 {
		w.add(w.words.Story.FellBack(all))
	}
}

// fallen adds who went out, and when.
func (w *writer) fallen() {
	var all []words.Exit
	for i, r := range w.rounds {
		if len(r.Out) > 0 {
			all = append(all, words.Exit{Names: w.names(r.Out), Round: i + 1})
		}
	}
	if len(all) > 0 {
		w.add(w.words.Story.WentOut(all))
	}
}

// calls adds how often each player called, and how often rightly.
func (w *writer) calls() {
	count := make([]words.Calls, len(w.People))
	for _, r := range w.rounds {
		if r.Call == scoring.Unjudged {
			continue
		}
		count[r.Caller].Called++
		if _, right := r.Called(r.Caller); right {
			count[r.Caller].Right++
		}
	}
	var all []words.Calls
	for _, p := range w.Seats {
		if count[p].Called > 0 {
			count[p].Name = w.name(p)
			all = append(all, count[p])
		}
	}
	if len(all) > 0 {
		w.add(w.words.Story.Calls(all))
	}
}

// best adds the lowest and the highest score of a round, as the cards count.
func (w *writer) best() {
	written := func(m moment) bool { return m.HandKnown() }
	low := w.find(written, func(m, than moment) bool { return m.Score.Points < than.Score.Points })
	high := w.find(written, func(m, than moment) bool { return m.Score.Points > than.Score.Points })
	if low != nil && high.Score.Points > low.Score.Points {
		w.add(w.words.Story.Extremes(low.Score.Points, w.scored(low.Score.Points), high.Score.Points, w.scored(high.Score.Points)))
	}
}

// scored returns who had that many points in a round, each once, in the order of rounds.
func (w *writer) scored(points int) []string {
	var players []scoring.Player
	for _, m := range w.moments {
		if m.HandKnown() && m.Score.Points == points && !slices.Contains(players, m.player) {
			players = append(players, m.player)
		}
	}
	return w.names(players)
}

// left adds who left before the end.
func (w *writer) left() {
	gone := slices.DeleteFunc(slices.Clone(w.Seats), func(p scoring.Player) bool { return w.Status[p] != scoring.Gone })
	if len(gone) > 0 {
		w.add(w.words.Story.LeftEarly(w.names(gone)))
	}
}

// Headline says in a few words what decided a game that was won: how the winner came back or
// barely stayed in, or since when the winner was ahead: "Ann won, always ahead". It is "" for a
// game that nobody has won, that was decided at the table or in which a score is missing, and says who
// shares a win.
func Headline(s scoring.Sheet, in *words.Language) string {
	if s.Provisional() {
		return ""
	}
	w := newWriter(s, in)
	w.turning = in.Story.Headline()
	return w.decided()
}

func (w *writer) decided() string {
	if !w.Over || w.Decided || len(w.Winners) == 0 || len(w.rounds) == 0 {
		return ""
	}
	if w.result(); len(w.Winners) > 1 {
		return w.sentences[0]
	}
	for _, say := range []func(){w.comeback, w.narrowly, w.lead} {
		w.sentences = nil
		if say(); len(w.sentences) > 0 {
			return w.sentences[0]
		}
	}
	return ""
}

// narrowly adds how little kept the winner in.
func (w *writer) narrowly() {
	if m := w.escaped(); m != nil && slices.Contains(w.Winners, m.player) {
		w.escape()
	}
}

// lead adds since when the winner was ahead of all others, if that was for more than a round. Who is
// level with another is not ahead.
func (w *writer) lead() {
	if len(w.rounds) == 1 {
		return
	}
	winner, since := w.Winners[0], 1
	for _, m := range w.moments {
		if first := m.behind == 0; !m.out && first != (m.player == winner) {
			since = m.round + 1
		}
	}
	w.add(w.words.Story.Led(w.name(winner), since, len(w.rounds)))
}

// award returns who has won the trophy of a game, or "".
func award(s scoring.Sheet, in *words.Language) string {
	t, won := trophy.Of(s)
	if won == nil {
		return ""
	}
	return in.Trophies.Awarded(t, in.Table.Names(s, won))
}
