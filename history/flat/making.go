package flat

import (
	"maps"
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A making plays a draft by the rules.
type making struct {
	*draft
	line   int // of the row at fault if there is an error
	game   scoring.Game
	events []scoring.Event
}

func (m *making) play() error {
	if m.goesOn() && len(m.rounds) == maxRounds {
		return Refusal{Reason: ErrNoWinner, Max: maxRounds}
	}
	start := scoring.Start{At: m.at, Variant: m.variant, Game: m.own, House: m.house(), HeadStarts: m.headStarts()}
	for i, name := range m.players {
		start.People = append(start.People, scoring.Person{Name: name})
		if m.totals != nil && start.HeadStarts == nil {
			start.Carried = append(start.Carried, scoring.Carry{Total: m.totals[i]})
		}
	}
	if err := m.do(start); err != nil {
		return err
	}
	if m.totals != nil && !m.goesOn() {
		return m.do(scoring.EndGame{At: m.at})
	}
	for n, r := range m.rounds {
		m.line = r.line
		if len(r.cells) != len(m.players) {
			return Refusal{Reason: ErrRowless, Round: n + 1}
		}
		if p := slices.Index(r.read, false); p >= 0 {
			return Refusal{Reason: ErrNoRow, Player: m.players[p], Round: n + 1}
		}
		if err := m.do(scoring.Record{At: m.at, Scores: r.cells, Caller: scoring.Player(r.caller), Older: true}); err != nil {
			return err
		}
	}
	return m.compare()
}

// house returns house rules under which the game ends after its last round.
func (m *making) house() engine.House {
	rounds := max(1, len(m.rounds))
	if m.goesOn() {
		rounds = len(m.rounds) + 1 // another is to come
	}
	all := engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(rounds)}
	if m.rules == nil {
		all[engine.WrongCallPenalty] = m.penalty()
	}
	maps.Copy(all, m.rules)
	return all
}

// penalty returns what wrong calls seem to cost.
func (m *making) penalty() engine.Value {
	fine := engine.None
	for _, r := range m.rounds {
		if r.fine == 0 {
			continue
		}
		now := engine.Number(r.fine)
		if (fine != engine.None && fine != now) || engine.WrongCallPenalty.Rule().Check(now) != nil {
			now = engine.PenaltyDouble
		}
		fine = now
	}
	if fine != engine.None && slices.ContainsFunc(m.rounds, func(r round) bool { return r.spared() }) {
		fine = engine.PenaltyDouble
	}
	return fine
}

func (m *making) do(in scoring.Intent) error {
	events, err := scoring.Decide(m.game, in)
	m.apply(events)
	return err
}

func (m *making) apply(events []scoring.Event) {
	for _, e := range events {
		m.game = scoring.Apply(m.game, e)
		m.events = append(m.events, e)
	}
}

// compare checks the totals of the table.
func (m *making) compare() error {
	s := m.game.Sheet(m.at)
	for n, r := range m.rounds {
		for p, given := range r.totals {
			if total := s.Rounds[n].Cells[p].Total; given != nil && *given != total {
				m.line = r.line
				return Refusal{Reason: ErrTotal, Player: m.players[p], Round: n + 1, Count: total, Given: *given}
			}
		}
	}
	return nil
}
