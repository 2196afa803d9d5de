package scoring_test

import (
	"math"
	"reflect"
	"slices"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

func (m *paper) happen(e scoring.Event) {
	m.pass(reflect.ValueOf(e).FieldByName("At").Interface().(time.Time))
	switch e := e.(type) {
	case scoring.Dealt:
		m.putOnTable()
	case scoring.Recorded:
		m.write(e)
		m.onTable = false
	case scoring.Joined:
		m.welcome(e)
	case scoring.Left:
		m.goodbye(e.Player)
	case scoring.Returned:
		m.seeAgain(e)
	case scoring.Reseated:
		m.seats = e.Seats
	case scoring.DealerChosen:
		m.chair, m.beyond = e.Player, false
		if m.onTable {
			m.onTable = false
			m.putOnTable()
		}
	case scoring.Paused:
		m.stood = m.now
	case scoring.Resumed:
		m.pauses += m.now.Sub(m.stood)
		m.stood = time.Time{}
	case scoring.TimeUp:
		if e.InRound {
			m.putOnTable()
		}
		if m.timed() && m.timeUp() && !m.over && m.tied == nil && !m.finish() {
			m.finishGame()
		}
	case scoring.Ended:
		if !m.over || len(e.Won) > 0 {
			m.stopped, m.said = true, e.Won
			m.finishGame()
		}
	}
}

// putOnTable notes that a round was dealt, and by whom.
func (m *paper) putOnTable() {
	if !m.onTable {
		m.dealt = m.dealer()
		m.onTable = true
	}
}

// welcome seats a new player with the total the table gives.
func (m *paper) welcome(e scoring.Joined) {
	highest, sum, n := 0, 0, 0
	for p := range m.total {
		if (m.in[p] || slices.Contains(m.tied, scoring.Player(p))) && !m.left[p] {
			if n == 0 || m.total[p] > highest {
				highest = m.total[p]
			}
			sum += m.total[p]
			n++
		}
	}
	switch m.table.Value(engine.LateJoin) {
	case engine.JoinZero:
		highest = 0
	case engine.JoinAverage:
		highest = 0
		if n > 0 {
			highest = int(math.Floor(float64(sum)/float64(n) + 0.5))
		}
	}
	m.newColumn(highest)
	p := scoring.Player(len(m.total) - 1)
	m.left[p] = m.over || m.tied != nil // came to a game that was over by then
	at := slices.Index(m.seats, e.After)
	m.seats = slices.Concat(m.seats[:at+1], []scoring.Player{p}, m.seats[at+1:])
}

func (m *paper) goodbye(p scoring.Player) {
	if m.over {
		return
	}
	m.left[p] = true
	m.tied = slices.DeleteFunc(slices.Clone(m.tied), func(q scoring.Player) bool { return q == p })
	if len(m.tied) == 0 {
		m.tied = nil
	}
	if len(m.playing()) == 1 {
		m.tied = nil
		m.finishGame()
	}
}

// seeAgain lets a player who left go on with the total of that time.
func (m *paper) seeAgain(e scoring.Returned) {
	if m.over || m.tied != nil || !m.left[e.Player] {
		return
	}
	m.left[e.Player] = false
	if e.After == scoring.Nobody || e.After == e.Player {
		return
	}
	var seats []scoring.Player
	for _, p := range m.seats {
		if p != e.Player {
			seats = append(seats, p)
		}
		if p == e.After {
			seats = append(seats, e.Player)
		}
	}
	m.seats = seats
}

// write writes down a round: an ordinary one, an extra one, or one that came too
// late.
func (m *paper) write(e scoring.Recorded) {
	if e.Tiebreak && m.tied == nil && m.timed() && m.timeUp() && !m.over {
		m.finishGame()
	}
	if m.over || e.Tiebreak != (m.tied != nil) {
		m.deals = append(m.deals, "")
		return
	}
	who, dealer := m.playing(), m.dealer()
	m.step++
	m.deals = append(m.deals, string(rune('0'+dealer)))
	m.chair, m.beyond = dealer, true
	if e.Tiebreak {
		m.writeExtra(e, who)
		return
	}
	before := slices.Clone(m.total)
	cards, nocard := slices.Clone(m.cards), slices.Clone(m.nocard)
	for _, p := range who {
		s := score(e, p)
		if s == nil {
			continue
		}
		if n := s.Points + m.penalty(e, p, who); n != 0 { // a total falls where a round comes to it
			m.total[p], _ = m.back(m.total[p] + n)
		}
		if s.Cards != nil {
			m.cards[p] += *s.Cards
		} else {
			m.nocard[p] = true
		}
	}
	m.callers = append(m.callers, e.Caller)
	m.count++
	m.passOn(e, who, dealer)
	var gone []scoring.Player
	for _, p := range who {
		if m.hit(m.total[p]) {
			gone = append(gone, p)
		}
	}
	switch {
	case m.end() == engine.EndRounds && m.count >= m.rounds(),
		m.timed() && m.timeUp(),
		m.end() == engine.EndThreshold && len(gone) > 0:
		m.finishGame()
	case m.end() == engine.EndElimination && len(gone) == len(who) && m.table.Value(engine.NobodySurvives) == engine.Replay:
		m.total, m.cards, m.nocard = before, cards, nocard
		m.callers = m.callers[:len(m.callers)-1]
		m.count--
		m.chair, m.beyond = dealer, false
	case m.end() == engine.EndElimination:
		for _, p := range gone {
			m.in[p], m.exit[p] = false, m.step
		}
		if len(m.playing()) < 2 {
			m.finishGame()
		}
	}
}

func (m *paper) writeExtra(e scoring.Recorded, who []scoring.Player) {
	for _, p := range who {
		if s := score(e, p); s != nil { // who does not play gives the tie up
			m.extra[p] = append(m.extra[p], s.Points)
		}
	}
	m.passOn(e, who, m.chair)
	m.tied = nil
	m.finishGame()
}

// score is what a player brought to a round, or nil for none that counts.
func score(e scoring.Recorded, p scoring.Player) *scoring.Score {
	if int(p) >= len(e.Scores) || e.Scores[p] == nil || e.Scores[p].SatOut {
		return nil
	}
	return e.Scores[p]
}

func (m *paper) rounds() int {
	if m.table.Value(engine.Rounds) == engine.RoundsPerPlayer {
		return len(m.total)
	}
	return m.table.Number(engine.Rounds)
}

// penalty is what a wrong call costs the player: another player did better (A18).
func (m *paper) penalty(e scoring.Recorded, p scoring.Player, who []scoring.Player) int {
	mine := score(e, p)
	if e.Caller != p || mine == nil {
		return 0
	}
	wrong := false
	known := mine.Cards != nil
	for _, q := range who {
		if s := score(e, q); s != nil {
			wrong = wrong || s.Points < mine.Points
			known = known && (s.Points != mine.Points || s.Cards != nil)
		}
	}
	for _, q := range who {
		if s := score(e, q); slices.Contains(m.table.Rules.TieBreaks, engine.FewerCards) && known && s != nil && s.Points == mine.Points {
			wrong = wrong || *s.Cards < *mine.Cards
		}
	}
	switch v := m.table.Value(engine.WrongCallPenalty); {
	case !wrong:
		return 0
	case v == engine.PenaltyDouble && mine.Points < 0: // that would be a present
		return 0
	case v == engine.PenaltyDouble:
		return mine.Points
	default:
		return m.table.Number(engine.WrongCallPenalty)
	}
}
