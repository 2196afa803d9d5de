package rulesref

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// one plays a single round that Cy does best, and ends the game with it.
func (d desk) one() (scoring.Sheet, bool) {
	single, ok := d.with(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"})
	if !ok {
		return scoring.Sheet{}, false
	}
	s, ok := single.play(start{}, single.round(d.fair()...))
	return s, ok && s.Over
}

// wonByMost reports whether nobody has more than a winner.
func wonByMost(s scoring.Sheet) bool { return s.Totals[s.Winners[0]] == slices.Max(s.Totals) }

func playWinner(d desk, p *played) bool {
	s, ok := d.one()
	if ok {
		p.wants(wonByMost(s), "highest total")
		p.wants(!wonByMost(s), "lowest total")
	}
	return ok
}

func playLowest(d desk, p *played) bool {
	s, ok := d.one()
	if ok {
		one, out := d.is(engine.BestCounts, engine.CountsOne), d.is(engine.End, engine.EndElimination)
		p.wants(wonByMost(s) && !one, "Yes. The highest")
		p.wants(wonByMost(s) && one, "In a round, no")
		p.wants(!wonByMost(s) && out, "closer to being out")
		p.wants(!wonByMost(s) && !out, "No. The lowest")
	}
	return ok
}

func playRoundWinner(d desk, p *played) bool {
	s, ok := d.one()
	if ok = ok && slices.Equal(s.Rounds[0].Best, []scoring.Player{cy}); ok {
		best := s.Rounds[0].Cells[s.Rounds[0].Best[0]].Score.Points
		p.wants(best == slices.Max(d.fair()), "the most points")
		p.wants(best == slices.Min(d.fair()), "the fewest points")
	}
	return ok
}

// level writes a round in which Ann and Ben are level and do best, with this many cards left.
func (d desk) level(by scoring.Player, cards ...int) scoring.Record {
	points := []int{5, 5, 12}
	if d.rules.HighestWins {
		points = []int{12, 12, 5}
	}
	r := called(by, points...)
	if d.rules.LineChanges {
		for i := range r.Scores {
			r.Scores[i].Cards = &cards[i]
		}
	}
	return r
}

// playTies holds what decides among Ann and Ben, who are level.
func playTies(d desk, p *played, best func(scoring.Sheet) []scoring.Player) bool {
	by := scoring.Nobody
	if d.rules.Calling == engine.MustCall {
		by = cy
	}
	none, ok := d.play(start{}, d.level(by, 2, 2, 2))
	if !ok {
		return false
	}
	fewer, _ := d.play(start{}, d.level(by, 1, 2, 2))
	caller := none
	if d.rules.Calling == engine.MayCall {
		caller, _ = d.play(start{}, d.level(ben, 2, 2, 2))
	}
	p.wants(len(best(fewer)) == 1, "fewer cards wins")
	p.wants(len(best(caller)) == 1 && d.rules.TieBreaks != nil, "a caller who is tied wins")
	p.wants(len(best(none)) == 2 && none.Tied == nil, "share")
	return true
}

func playRoundTie(d desk, p *played) bool {
	many, ok := d.with(engine.House{engine.End: engine.EndRounds, engine.Rounds: "9"})
	if !ok {
		return false
	}
	return playTies(many, p, func(s scoring.Sheet) []scoring.Player { return s.Rounds[0].Best })
}

func playGameTie(d desk, p *played) bool {
	one, ok := d.with(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"})
	if !ok {
		return false
	}
	return playTies(one, p, func(s scoring.Sheet) []scoring.Player { return append(s.Tied, s.Winners...) })
}

func playBlank(d desk, p *played) bool {
	r := d.round(d.fair()...)
	r.Scores[ann] = nil
	_, ok := d.play(start{}, r)
	p.wants(!ok, "No. A blank is not a zero.")
	return true
}

func playRange(d desk, p *played) bool {
	says := d.made.Score()
	p.wants(d.single(says.Min) && !d.single(says.Min-1), "The lowest is "+en.Figure(says.Min)+".")
	if d.rules.LineChanges {
		p.wants(d.rules.Hand == 0 || d.single(d.made.Line(d.rules.Hand).Max+1), "There is no fixed limit")
		return true
	}
	p.wants(d.single(says.Max) && !d.single(says.Max+1), en.Figure(says.Max)+". The lowest")
	return true
}

// single reports whether a player can have this many points in a round.
func (d desk) single(n int) bool {
	points := append([]int{n}, d.fair()[1:]...)
	_, ok := d.play(start{}, d.round(points...))
	return ok
}

func playMinus(d desk, p *played) bool {
	p.wants(d.single(-1), "Yes.")
	p.wants(!d.single(-1), "No. No card takes points off.")
	return true
}

func playLate(d desk, p *played) bool {
	many, ok := d.with(engine.House{engine.End: engine.EndRounds, engine.Rounds: "9"})
	if !ok || d.rules.Players.Max < 4 {
		return false
	}
	s, ok := many.play(start{totals: []int{40, 20, 30}}, scoring.Join{Person: scoring.Person{Name: "Dee"}, After: cy})
	p.wants(!ok, "No, not at this table.")
	if ok {
		total := s.Totals[len(s.Totals)-1]
		worst := 40
		if d.made.HighestTotalWins() {
			worst = 20
		}
		p.wants(total == worst, "the worst total")
		p.wants(total == 30, "the average")
		p.wants(total == 0, "zero")
	}
	return true
}

func playLeave(d desk, p *played) bool {
	s, ok := d.long().play(start{}, d.round(d.fair()...), scoring.Leave{Player: ann}, scoring.Leave{Player: ben})
	if ok {
		p.wants(s.Over && slices.Equal(s.Winners, []scoring.Player{cy}), "that player wins")
		p.wants(s.Places[ann] == 0 && s.Totals[ann] == s.Rounds[0].Cells[ann].Total, "They get no place")
	}
	return ok
}

func playDealer(d desk, p *played) bool {
	if d.offers(engine.BestCounts) && !d.is(engine.BestCounts, engine.CountsPoints) {
		return false // what is counted is not what the cards count
	}
	s, ok := d.long().play(start{totals: []int{0, 0, 0}}, d.round(7, 12, 5), d.round(12, 5, 7))
	if !ok || s.Over {
		return false
	}
	first, second := s.Rounds[1].Dealer, s.Dealer
	p.wants(first == ben && second == cy, "The player to the left of the dealer.")
	p.wants(first == ben && second == ann && !d.is(engine.NextDealer, engine.DealWinner), "Whoever had the most points in the round")
	p.wants(first == cy || d.rules.HighestWins && d.is(engine.NextDealer, engine.DealWinner), "Whoever won the round")
	return true
}

func playPlayers(d desk, p *played) bool {
	least, most := 0, 0
	for n := 1; n <= 12; n++ {
		if _, ok := d.play(start{people: n}); ok {
			most = n
			if least == 0 {
				least = n
			}
		}
	}
	p.wants(true, fmt.Sprintf("%s to %s people can play", en.Capital(en.Number(least)), en.Number(most)))
	return true
}

// playRounds plays rounds until they end the game, where they do.
func playRounds(d desk, p *played) bool {
	if !d.is(engine.End, engine.EndRounds) {
		p.wants(true, "No fixed number: this game ends")
		return true
	}
	many, ok := d.with(engine.House{engine.End: engine.EndRounds})
	if n := d.amount(engine.Rounds); !ok || n > 9 || !d.is(engine.MostRounds, engine.None) && d.rules.Kept {
		return false
	}
	var acts []scoring.Intent
	for n := 1; n <= 9; n++ {
		acts = append(acts, d.round(d.fair()...))
		s, ok := many.play(start{}, acts...)
		if !ok {
			return false
		}
		if s.Over {
			per := d.is(engine.Rounds, engine.RoundsPerPlayer)
			p.wants(per && n == 3, "one round per player")
			p.wants(!per, fmt.Sprintf("play %d round", n))
			return true
		}
	}
	return false
}

// playWays plays until the game ends, where rounds or points end it.
func playWays(d desk, p *played) bool {
	if d.is(engine.End, engine.EndRounds) {
		return playRounds(d, p)
	}
	at, more, ok := d.around()
	if !ok {
		return false
	}
	p.wants(done(more), fmt.Sprintf("The limit is %d point", d.amount(engine.Threshold)))
	p.wants(at.Status[ann] == scoring.Out || more.Status[ann] == scoring.Out, "when one player is left")
	limit, _ := d.made.Limit()
	above := limit >= d.amount(engine.Threshold)
	p.wants(more.Over && !above || at.Over, "when a player reaches the limit")
	p.wants(more.Over && above, "when a player goes above the limit")
	return true
}

func playCorrect(d desk, p *played) bool {
	s, ok := d.one()
	single, _ := d.with(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"})
	points := d.fair()
	best := &scoring.Score{Points: 2*points[2] - points[1]}
	again, fits := single.play(start{}, single.round(points...), scoring.Correct{Scores: map[scoring.Player]*scoring.Score{ann: best}})
	if ok && fits && slices.Equal(s.Rounds[0].Best, []scoring.Player{cy}) {
		p.wants(s.Winners[0] == cy && again.Over, "who wins is worked out again")
	}
	return ok && fits
}

func playDeck(d desk, pack *engine.Pack, p *played) bool {
	p.wants(true, fmt.Sprintf("%d. Other", pack.Size()))
	return true
}

// playFirst asks who begins after a round that Ben did best, and that Ben or Ann ended. To the
// left of the dealer is Cy.
func playFirst(d desk, p *played) bool {
	points := []int{7, 5, 12}
	if d.rules.HighestWins {
		points = []int{7, 12, 5}
	}
	d = d.long()
	ended := func(by scoring.Player) scoring.Record {
		if d.rules.Calling == engine.NoCall {
			by = scoring.Nobody
		}
		return called(by, points...)
	}
	own, ok := d.play(start{}, ended(ben))
	other, fits := d.play(start{}, ended(ann))
	if !ok || !fits || own.Over || other.Over || !slices.Equal(own.Rounds[0].Best, []scoring.Player{ben}) || !slices.Equal(other.Rounds[0].Best, []scoring.Player{ben}) || own.Dealer != ben {
		return false
	}
	p.wants(own.First == ben && other.First == ben, "After that, whoever won the last round begins the next.")
	p.wants(own.First == ben && other.First == ann && d.rules.Calling == engine.MustCall, "whoever ended the last round begins the next.")
	p.wants(own.First == ben && other.First == ann && d.rules.Calling == engine.MayCall, "whoever called in the last round begins the next.")
	p.wants(own.First == cy && other.First == cy, "The player to the left of the dealer.")
	return true
}
