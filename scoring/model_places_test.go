package scoring_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// finishGame finds the winners, or who has to play an extra round.
func (m *paper) finishGame() {
	m.winners, m.over, m.onTable = nil, true, false
	played := m.count > 0
	for _, p := range m.said {
		played = played || !m.left[p]
	}
	for _, total := range m.total {
		played = played || total != 0 && !m.helped
	}
	for p, place := range m.places() {
		if place == 1 && played {
			m.winners = append(m.winners, scoring.Player(p))
		}
	}
	if len(m.winners) > 1 && !m.stopped && m.table.Value(engine.FinalTie) == engine.ExtraRound {
		m.tied, m.winners, m.over = m.winners, nil, false
		return
	}
	m.tied = nil
}

// places counts how many players are ahead of each player who has not left.
func (m *paper) places() []int {
	places := make([]int, len(m.total))
	for p := range places {
		if m.left[p] {
			continue
		}
		places[p] = 1
		for q := range places {
			if !m.left[q] && m.ahead(q, p) {
				places[p]++
			}
		}
	}
	return places
}

// ahead says whether a has a better place than b.
func (m *paper) ahead(a, b int) bool {
	if x, y := slices.Contains(m.said, scoring.Player(a)), slices.Contains(m.said, scoring.Player(b)); x || y {
		return x && !y
	}
	if d := m.survival(a) - m.survival(b); d != 0 {
		return d > 0
	}
	if d := m.total[a] - m.total[b]; d != 0 {
		return d < 0
	}
	if slices.Contains(m.table.Rules.TieBreaks, engine.FewerCards) && m.cardsKnown(a) {
		if d := m.cards[a] - m.cards[b]; d != 0 {
			return d < 0
		}
	}
	if n := len(m.callers); slices.Contains(m.table.Rules.TieBreaks, engine.Caller) && n > 0 {
		if last := m.callers[n-1]; int(last) == a || int(last) == b {
			return int(last) == a && a != b
		}
	}
	if d := len(m.extra[a]) - len(m.extra[b]); d != 0 {
		return d > 0
	}
	if n := len(m.extra[a]); n > 0 {
		return m.extra[a][n-1] < m.extra[b][n-1]
	}
	return false
}

func (m *paper) survival(p int) int {
	if m.exit[p] == 0 {
		return math.MaxInt32
	}
	return m.exit[p]
}

// cardsKnown reports whether the cards of all who are level with a player are known.
func (m *paper) cardsKnown(p int) bool {
	for q := range m.total {
		if !m.left[q] && m.survival(q) == m.survival(p) && m.total[q] == m.total[p] && m.nocard[q] {
			return false
		}
	}
	return true
}

// A report is what two sheets are compared by.
type report struct {
	Totals, Places []int
	Out, Gone      []bool
	Deals          string
	Dealer, First  scoring.Player
	Over           bool
	Winners, Tied  []scoring.Player
	Playing        []scoring.Player
	Counted        int
	OnTable        bool
}

func (m *paper) report() report {
	r := report{
		Totals: m.total, Places: m.places(), Gone: m.left, Deals: strings.Join(m.deals, "."),
		Dealer: m.dealer(), First: m.first(), Over: m.over, Winners: m.winners, Tied: m.tied,
		Playing: m.playing(), Counted: m.count, OnTable: m.onTable && !m.over,
	}
	for p, in := range m.in {
		r.Out = append(r.Out, !in && !m.left[p] && !slices.Contains(m.tied, scoring.Player(p)))
	}
	return r
}

func reportOf(s scoring.Sheet) report {
	r := report{
		Totals: s.Totals, Places: s.Places, Dealer: s.Dealer, First: s.First, Over: s.Over,
		Winners: s.Winners, Tied: s.Tied, Playing: s.Playing(), Counted: s.Counted(), OnTable: s.Dealt,
	}
	for _, status := range s.Status {
		r.Out = append(r.Out, status == scoring.Out)
		r.Gone = append(r.Gone, status == scoring.Gone)
	}
	var deals []string
	for _, round := range s.Rounds {
		if round.Fate == scoring.Late {
			deals = append(deals, "")
			continue
		}
		deals = append(deals, string(rune('0'+round.Dealer)))
	}
	r.Deals = strings.Join(deals, ".")
	return r
}

func TestSheetAgreesWithNaiveModel(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				roll := scoringtest.RolledBy(rt)
				compareWithPaper(rt, roll.StartOf(r), roll)
			})
		})
	}
}

// compareWithPaper plays a game by dice, once it is begun, and compares every sheet with the
// one kept on paper.
func compareWithPaper(t checker, in scoring.Intent, roll scoringtest.Dice) {
	t.Helper()
	c := scoringtest.Clock{Now: noon}
	var g scoring.Game
	var done, undone []scoring.Event
	for range 2 + roll(moves) {
		events, err := scoring.Decide(g, in)
		for _, e := range events {
			g = scoring.Apply(g, e)
			switch e.(type) {
			case scoring.Undone:
				undone = append(undone, done[len(done)-1])
				done = done[:len(done)-1]
			case scoring.Redone:
				done = append(done, undone[len(undone)-1])
				undone = undone[:len(undone)-1]
			default:
				done, undone = append(done, e), nil
			}
		}
		if len(done) == 0 {
			return // could not begin
		}
		now := c.Tick(roll)
		if err == nil {
			if diff := cmp.Diff(read(done, now).report(), reportOf(g.Sheet(now))); diff != "" {
				t.Fatalf("after %T the sheet differs (-paper +program):\n%s\n%s", in, diff, story(done))
			}
		}
		in = roll.Intent(g, now)
	}
}

// story returns events as they are on disk.
func story(events []scoring.Event) string {
	var lines []string
	for _, e := range events {
		data, _ := scoring.Marshal(e)
		lines = append(lines, string(data))
	}
	return strings.Join(lines, "\n")
}
