package scoring_test

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// passOn hands the cards to whom the house rule says: walking round the table from
// the dealer's left, whoever is the first that nobody beats.
func (m *paper) passOn(e scoring.Recorded, who []scoring.Player, dealer scoring.Player) {
	rule := m.table.Value(engine.NextDealer)
	if rule == engine.DealLeft {
		return
	}
	at := slices.Index(m.seats, dealer)
	for i := range m.seats {
		p := m.seats[(at+1+i)%len(m.seats)]
		if !slices.Contains(who, p) || score(e, p) == nil {
			continue
		}
		beaten := false
		for _, q := range who {
			if score(e, q) == nil {
				continue
			}
			switch rule {
			case engine.DealHighest:
				beaten = beaten || m.cost(e, q, who) > m.cost(e, p, who)
			case engine.DealHighestTotal:
				more := m.cost(e, q, who) - m.cost(e, p, who)
				beaten = beaten || more > 0 || more == 0 && m.total[q] > m.total[p]
			default:
				beaten = beaten || m.beats(e, q, p, who)
			}
		}
		if !beaten {
			m.chair, m.beyond = p, false
			return
		}
	}
}

// cost is what a round brings a player, with what a wrong call costs on top. An extra
// round knows no such costs.
func (m *paper) cost(e scoring.Recorded, p scoring.Player, who []scoring.Player) int {
	if e.Tiebreak {
		return score(e, p).Points
	}
	return score(e, p).Points + m.penalty(e, p, who)
}

// beats says whether a did better than b in a round: fewer points, then fewer cards
// if those of all with this many points are known, then having called.
func (m *paper) beats(e scoring.Recorded, a, b scoring.Player, who []scoring.Player) bool {
	x, y := score(e, a), score(e, b)
	if x.Points != y.Points {
		return x.Points < y.Points
	}
	known := true
	for _, q := range who {
		if s := score(e, q); s != nil && s.Points == x.Points && s.Cards == nil {
			known = false
		}
	}
	if slices.Contains(m.table.Rules.TieBreaks, engine.FewerCards) && known && *x.Cards != *y.Cards {
		return *x.Cards < *y.Cards
	}
	return slices.Contains(m.table.Rules.TieBreaks, engine.Caller) && e.Caller == a && a != b
}
