package bring

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history/flat"
	"tabby/scoring"
)

// A making plays a draft by the rules.
type making struct {
	*draft
	line   int // of the row at fault if there is an error
	plain  bool
	game   scoring.Game
	events []scoring.Event
}

// made returns the draft as a game, checked by the rules. If the rules count a round in a way that
// contradicts the sums of the table, the points count as they are written. The error is a
// [*LineError].
func (g *draft) made() (Game, error) {
	m := making{draft: g, line: g.line}
	err := m.play()
	if r, is := err.(Refusal); is && r.Reason == ErrTotal && g.rules == nil {
		again := making{draft: g, line: g.line, plain: true}
		if again.play() == nil {
			m, err = again, nil
		}
	}
	if err != nil {
		return Game{}, &LineError{Sheet: g.sheet, Line: m.line, Err: err}
	}
	return Game{Line: g.line, Sheet: g.sheet, ID: g.id, At: g.at, Events: m.events, Note: g.note, Where: g.where}, nil
}

func (m *making) play() error {
	switch {
	case m.goesOn && len(m.rounds) == maxRounds:
		return Refusal{Reason: ErrNoWinner, Max: maxRounds}
	case len(m.players) == 1:
		return Refusal{Reason: ErrAlone, Player: m.players[0]}
	}
	start := scoring.Start{At: m.at, Variant: m.variant, Game: m.own, House: m.house(), HeadStarts: m.headStarts()}
	for i, name := range m.players {
		start.People = append(start.People, scoring.Person{Name: name})
		if m.totals != nil && start.HeadStarts == nil {
			start.Carried = append(start.Carried, scoring.Carry{Total: *m.totals[i]})
		}
	}
	if err := m.do(start); err != nil {
		return err
	}
	for n, r := range m.rounds {
		m.line = r.line
		if len(r.cells) != len(m.players) {
			return Refusal{Reason: ErrRowless, Round: n + 1}
		}
		if p := slices.Index(r.read, false); p >= 0 {
			return Refusal{Reason: ErrNoRow, Player: m.players[p], Round: n + 1}
		}
		if err := m.do(scoring.Record{At: m.at, Scores: m.scores(r), Caller: scoring.Player(r.caller), Older: true}); err != nil {
			return err
		}
	}
	s := m.game.Sheet(m.at)
	if err := m.compare(s); err != nil || m.goesOn {
		return err
	}
	return m.end(s)
}

// scores returns what is recorded of a round: if points count as they are written, with the penalty.
func (m *making) scores(r round) []*scoring.Score {
	if !m.plain || r.fine == 0 || r.cells[r.caller] == nil {
		return r.cells
	}
	all, with := slices.Clone(r.cells), *r.cells[r.caller]
	with.Points += r.fine
	all[r.caller] = &with
	return all
}

// house returns house rules under which the game ends after its last round.
func (m *making) house() engine.House {
	rounds := max(1, len(m.rounds))
	if m.goesOn {
		rounds = len(m.rounds) + 1 // another is to come
	}
	all := engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(rounds)}
	facts, err := m.facts()
	if fine := m.penalty(); m.rules == nil && (fine != engine.None || err == nil && !facts.NoPoints) {
		all[engine.WrongCallPenalty] = fine
	}
	if err == nil && m.plain {
		maps.Copy(all, asWritten(facts))
	}
	maps.Copy(all, m.rules)
	return all
}

// asWritten returns the house rules by which points count as they are written.
func asWritten(facts engine.Rules) engine.House {
	all := engine.House{}
	for _, o := range engine.CallOffers() {
		if _, offered := facts.Offers(o.Key); offered && o.Key != engine.FirstTurn && o.Key != engine.MostRounds {
			all[o.Key] = o.Default
		}
	}
	return all
}

// headStarts returns how many points each player was ahead at the beginning, or nil.
func (g *draft) headStarts() []int {
	if len(g.ahead) == 0 {
		return nil
	}
	all := make([]int, len(g.players))
	for p, name := range g.players {
		all[p] = g.ahead[name]
	}
	return all
}

// penalty returns what wrong calls seem to cost.
func (m *making) penalty() engine.Value {
	fine := engine.None
	for _, r := range m.rounds {
		if r.fine == 0 || m.plain {
			continue
		}
		now := engine.Number(r.fine)
		if (fine != engine.None && fine != now) || engine.WrongCallPenalty.Rule().Check(now) != nil {
			now = engine.PenaltyDouble
		}
		fine = now
	}
	if fine != engine.None && slices.ContainsFunc(m.rounds, func(r round) bool { return r.free() }) {
		fine = engine.PenaltyDouble
	}
	return fine
}

// free reports whether a wrong call with 0 or less cost nothing, as if the score was doubled.
func (r *round) free() bool {
	if r.caller < 0 || r.fine > 0 || r.cells[r.caller] == nil || r.cells[r.caller].Points > 0 {
		return false
	}
	return slices.ContainsFunc(r.cells, func(c *scoring.Score) bool { return c != nil && c.Points < r.cells[r.caller].Points })
}

func (m *making) do(in scoring.Intent) error {
	events, err := scoring.Decide(m.game, in)
	for _, e := range events {
		m.game = scoring.Apply(m.game, e)
		m.events = append(m.events, e)
	}
	return err
}

// compare checks the totals of the table: those after each round, or in each row those at the end.
func (m *making) compare(s scoring.Sheet) error {
	for n, r := range m.rounds {
		if r.fine > 0 && m.rules == nil && !m.plain && s.Rounds[n].Cells[r.caller].Penalty != r.fine {
			m.line = r.line
			return Refusal{Reason: ErrTotal, Player: m.players[r.caller], Round: n + 1, Count: s.Rounds[n].Cells[r.caller].Penalty, Given: r.fine}
		}
		for p, given := range r.totals {
			if given == nil || *given == s.Totals[p] && m.final(p) {
				continue
			}
			if total := s.Rounds[n].Cells[p].Total; *given != total {
				m.line = r.line
				return Refusal{Reason: ErrTotal, Player: m.players[p], Round: n + 1, Count: total, Given: *given}
			}
		}
	}
	for p, name := range m.players {
		if sum, has := m.sums[scoring.Fold(name)]; has && sum.n != s.Totals[p] {
			m.line = sum.line
			return Refusal{Reason: ErrTotal, Player: name, Round: len(m.rounds), Count: s.Totals[p], Given: sum.n}
		}
	}
	return nil
}

// final reports whether the totals of a player are the same in all rounds, so they are those at the
// end.
func (m *making) final(p int) bool {
	return !slices.ContainsFunc(m.rounds, func(r round) bool { return r.totals[p] == nil || *r.totals[p] != *m.rounds[0].totals[p] })
}

// end ends the game. Whoever the table names has won, whatever the points.
func (m *making) end(s scoring.Sheet) error {
	if !s.Over {
		if err := m.do(scoring.EndGame{At: m.at}); err != nil {
			return err
		}
		s = m.game.Sheet(m.at)
	}
	won := m.winners()
	switch {
	case len(won) == 0 || slices.Equal(won, slices.Sorted(slices.Values(s.Winners))):
		return nil
	case m.starred != "": // it may say something else
		return Refusal{Reason: ErrCell, Text: m.starred}
	}
	return m.do(scoring.EndGame{At: m.at, Won: won})
}

// winners returns who has won as the table says, or nobody.
func (m *making) winners() (won []scoring.Player) {
	for p, name := range m.players {
		key := scoring.Fold(name)
		if m.won[key] || len(m.won) == 0 && m.places[key] == 1 {
			won = append(won, scoring.Player(p))
		}
	}
	return won
}

// exactly returns the game whose events are in the rows of a lot, unless somebody changed them.
func (l *lot) exactly(r *reading) (Game, bool) {
	var rows []flat.Row
	for _, i := range l.rows {
		cells := slices.Clone(l.row(int(i), nil))
		rows = append(rows, func(column string) string { return cell(cells, l.at, column) })
	}
	plain := func(cell string) string {
		if n, is := number(cell); is && !strings.Contains(cell, "+") {
			return strconv.Itoa(n)
		}
		return flat.Plain(cell)
	}
	events, times, ok := flat.Exact(rows, plain)
	if !ok {
		return Game{}, false
	}
	at, err := r.day(l)
	if began, _ := events[0].(scoring.Started); at.Truncate(time.Minute).Equal(began.At.Truncate(time.Minute)) {
		at = began.At // or else it was played on another day than it began
	}
	return Game{Line: l.first(), ID: l.id, At: at, Events: events, Times: times}, err == nil
}
