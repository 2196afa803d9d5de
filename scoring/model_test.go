package scoring_test

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A paper is a second score sheet, kept as a patient person with a pencil would:
// written from the rule book, in plain lists and loops, to be compared with the
// sheet of the program.
type paper struct {
	table engine.Ruleset
	seats []scoring.Player // clockwise

	total  []int
	in     []bool
	left   []bool
	exit   []int // the step at which a player went out, 0 for never
	cards  []int
	nocard []bool  // a score came without cards
	extra  [][]int // points in extra rounds, in order

	step    int
	count   int            // rounds that count
	helped  bool           // somebody has a head start
	deals   []string       // of every round, "" for one that is late
	dealt   scoring.Player // who dealt the round on the table
	chair   scoring.Player // the seat from which the next dealer is sought
	beyond  bool           // not that seat itself, but from its left
	callers []scoring.Player
	tied    []scoring.Player
	over    bool
	stopped bool
	said    []scoring.Player // who has won, as the table said
	winners []scoring.Player

	began, now, stood time.Time // stood is when the clock was stopped
	pauses            time.Duration
	onTable           bool
}

// read folds events that were not taken back into a paper sheet at a moment.
func read(events []scoring.Event, now time.Time) *paper {
	start := events[0].(scoring.Started)
	house := start.House
	scores := map[int]scoring.Recorded{} // by the index of the event
	var rounds []int
	for i, e := range events {
		switch e := e.(type) {
		case scoring.Agreed:
			house = e.House
		case scoring.Recorded:
			rounds = append(rounds, i)
			scores[i] = e
		case scoring.Corrected:
			r := scores[rounds[e.Round]]
			r.Scores, r.Caller = e.Scores, e.Caller
			scores[rounds[e.Round]] = r
		}
	}
	table := must.Get(engine.NewRuleset(start.Variant, house))
	m := &paper{table: table, chair: start.Dealer, began: start.At, now: start.At}
	m.sitDown(start)
	for i, e := range events[1:] {
		if r, ok := scores[i+1]; ok {
			e = r
		}
		m.happen(e)
	}
	m.pass(now)
	if m.timed() && m.timeUp() && !m.over && m.tied == nil && !m.finish() {
		m.finishGame()
	}
	return m
}

func (m *paper) sitDown(start scoring.Started) {
	last := 0
	for i := range start.People {
		m.seats = append(m.seats, scoring.Player(i))
		m.newColumn(0)
	}
	for i, c := range start.Carried {
		m.total[i] = c.Total
		last = max(last, c.Out)
	}
	for i, n := range start.HeadStarts {
		m.total[i], m.helped = m.total[i]-n, m.helped || n > 0
	}
	m.step = last + 1
	for i, c := range start.Carried {
		if m.end() != engine.EndElimination {
			continue
		}
		if m.exit[i] = c.Out; c.Out == 0 && m.hit(c.Total) {
			m.exit[i] = m.step
		}
		m.in[i] = m.exit[i] == 0
	}
	if len(m.playing()) < 2 {
		m.finishGame()
	}
}

func (m *paper) newColumn(total int) {
	m.total = append(m.total, total)
	m.in = append(m.in, true)
	m.left = append(m.left, false)
	m.exit = append(m.exit, 0)
	m.cards = append(m.cards, 0)
	m.nocard = append(m.nocard, false)
	m.extra = append(m.extra, nil)
}

func (m *paper) end() engine.Value { return m.table.Value(engine.End) }
func (m *paper) timed() bool       { return m.end() == engine.EndTime }

// back says where a total of exactly the number goes, if the table has it fall.
func (m *paper) back(total int) (int, bool) {
	rule, number := m.table.Value(engine.ExactLimit), m.table.Number(engine.Threshold)
	counted := m.end() == engine.EndElimination || m.end() == engine.EndThreshold
	if !counted || total != number || rule == engine.None {
		return total, false
	}
	low := m.table.Number(engine.ExactLimit)
	if rule == engine.FallHalf {
		low = (number - number%2) / 2
	}
	if low >= number {
		return total, false
	}
	return low, true
}

// hit says whether a total has reached the number, or exceeded it (A43).
func (m *paper) hit(total int) bool {
	if _, falls := m.back(total); falls || m.table.Value(engine.ThresholdCmp) == engine.Exceed {
		return total > m.table.Number(engine.Threshold)
	}
	return total >= m.table.Number(engine.Threshold)
}

func (m *paper) pass(at time.Time) {
	if at.After(m.now) {
		m.now = at
	}
}

func (m *paper) timeUp() bool {
	played := m.now.Sub(m.began) - m.pauses
	if !m.stood.IsZero() {
		played -= m.now.Sub(m.stood)
	}
	return played >= time.Duration(m.table.Number(engine.Minutes))*time.Minute
}

// finish says whether a round on the table is played to its end (A42).
func (m *paper) finish() bool {
	return m.onTable && m.table.Value(engine.TimeUp) != engine.AbandonRound
}

// playing lists who plays the next round, in the order of the seats.
func (m *paper) playing() []scoring.Player {
	var who []scoring.Player
	for _, p := range m.seats {
		if m.tied != nil && slices.Contains(m.tied, p) || m.tied == nil && m.in[p] && !m.left[p] && !m.over {
			who = append(who, p)
		}
	}
	return who
}

// dealer finds who deals next: at the chair or to its left, over all who do not
// play.
func (m *paper) dealer() scoring.Player {
	if m.onTable && m.dealt != scoring.Nobody && len(m.playing()) > 0 {
		return m.dealt // also if they have left since
	}
	at := slices.Index(m.seats, m.chair)
	if m.beyond {
		at++
	}
	return m.nextFrom(at)
}

func (m *paper) first() scoring.Player {
	if d := m.dealer(); d != scoring.Nobody {
		return m.nextFrom(slices.Index(m.seats, d) + 1)
	}
	return scoring.Nobody
}

func (m *paper) nextFrom(at int) scoring.Player {
	who := m.playing()
	for i := range m.seats {
		if p := m.seats[(at+i)%len(m.seats)]; slices.Contains(who, p) {
			return p
		}
	}
	return scoring.Nobody
}
