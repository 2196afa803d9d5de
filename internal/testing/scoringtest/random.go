// Package scoringtest plays games for tests, among them games at random for tests that hold
// for any game.
package scoringtest

import (
	"fmt"
	"slices"
	"time"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/scoring"
)

// Noon is when a game begins.
var Noon = time.Date(2024, 3, 9, 12, 0, 0, 0, time.UTC)

// Dice roll a number from 0 up to below n. They are the only chance there is in
// a random game, be it drawn by rapid or read from a fuzzer's bytes.
type Dice func(n int) int

// RolledBy returns dice that rapid rolls.
func RolledBy(rt *rapid.T) Dice {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "roll") }
}

// ReadFrom rolls by bytes, and zeros when they are used up.
func ReadFrom(data []byte) Dice {
	return func(n int) int {
		if len(data) == 0 {
			return 0
		}
		b := int(data[0])
		data = data[1:]
		return b % n
	}
}

// maybe is true once in n times, and never for dice that roll nothing but zeros.
func (roll Dice) maybe(n int) bool { return roll(n) == n-1 }

func pick[E any](roll Dice, from ...E) E { return from[roll(len(from))] }

// Start begins any game that can be begun.
func (roll Dice) Start() scoring.Start { return roll.StartOf(pick(roll, engine.Variants()...)) }

// StartOf begins a game of a variant.
func (roll Dice) StartOf(rules engine.Rules) scoring.Start {
	in := scoring.Start{At: Noon, Variant: rules.ID, House: roll.house()}
	n := rules.Players.Min + roll(rules.Players.Max-rules.Players.Min+1)
	for i := range n {
		in.People = append(in.People, scoring.Person{Name: fmt.Sprint("P", i)})
	}
	in.Dealer = scoring.Player(roll(n))
	if roll.maybe(6) {
		for range n {
			in.HeadStarts = append(in.HeadStarts, roll(30))
		}
	} else if roll.maybe(4) {
		least := 0
		if rules.BelowZero() {
			least = -20
		}
		for range n {
			in.Carried = append(in.Carried, scoring.Carry{Total: least + roll(50)})
		}
		if c := &in.Carried[roll(n)]; roll.maybe(3) {
			c.Out = roll(4)
		}
	}
	return in
}

// house are house rules that make a game end soon, in all its ways.
func (roll Dice) house() engine.House {
	return engine.House{
		engine.End:              pick(roll, engine.EndRounds, engine.EndTime, engine.EndElimination, engine.EndThreshold),
		engine.Rounds:           pick[engine.Value](roll, "players", "1", "2", "3", "9"),
		engine.Minutes:          pick[engine.Value](roll, "30", "5", "60"),
		engine.Threshold:        pick[engine.Value](roll, "30", "15", "60"),
		engine.ThresholdCmp:     pick(roll, engine.Reach, engine.Exceed),
		engine.NobodySurvives:   pick(roll, engine.LowestTotal, engine.Replay),
		engine.FinalTie:         pick(roll, engine.ExtraRound, engine.Shared),
		engine.LateJoin:         pick(roll, engine.JoinHighest, engine.JoinAverage, engine.JoinZero, engine.JoinNotAllowed),
		engine.TimeUp:           pick(roll, engine.FinishRound, engine.AbandonRound, engine.FinishTurn),
		engine.WrongCallPenalty: pick(roll, engine.None, engine.PenaltyDouble, "5"),
		engine.ExactLimit:       pick[engine.Value](roll, engine.None, engine.FallHalf, "0", "20"),
		engine.NextDealer:       pick(roll, engine.DealLeft, engine.DealHighest, engine.DealHighestTotal, engine.DealWinner),
	}
}

// A Clock is the table's clock in a random game.
type Clock struct{ Now time.Time }

// Tick moves the clock on, sometimes far, sometimes back.
func (c *Clock) Tick(roll Dice) time.Time {
	c.Now = c.Now.Add(time.Duration(pick(roll, 0, 1, 2, 5, 10, 20, -10, 600)) * time.Minute)
	return c.Now
}

// Intent is anything a player at the table might want; most of it makes sense.
func (roll Dice) Intent(g scoring.Game, now time.Time) scoring.Intent {
	s := g.Sheet(now)
	switch roll(20) {
	default:
		return roll.record(s, now)
	case 8, 9:
		return roll.correct(s, now)
	case 10:
		return scoring.Deal{At: now}
	case 11:
		name := fmt.Sprint("P", len(s.People)-roll(4)) // new, or one of the last, who may have left
		return scoring.Join{At: now, Person: scoring.Person{Name: name}, After: roll.player(s)}
	case 12:
		return scoring.Leave{At: now, Player: roll.player(s)}
	case 13:
		return scoring.Reseat{At: now, Seats: roll.seats(s)}
	case 14:
		return scoring.ChooseDealer{At: now, Player: roll.player(s)}
	case 15:
		return scoring.Agree{At: now, House: roll.agreement()}
	case 16:
		return pick[scoring.Intent](roll, scoring.Pause{At: now}, scoring.Resume{At: now}, scoring.EndGame{At: now, Won: roll.winners(s)})
	case 17:
		return scoring.ClockExpires{At: now, InRound: roll.maybe(2)}
	case 18:
		return scoring.Undo{}
	case 19:
		return scoring.Redo{}
	}
}

// player is mostly a player at the table.
func (roll Dice) player(s scoring.Sheet) scoring.Player {
	return scoring.Player(roll(len(s.People)+2) - 1)
}

// winners are mostly nobody, or players whom the table names.
func (roll Dice) winners(s scoring.Sheet) (won []scoring.Player) {
	for range roll(4) - 1 {
		won = append(won, roll.player(s))
	}
	return won
}

// agreement changes one house rule.
func (roll Dice) agreement() engine.House {
	all := roll.house()
	key := pick(roll, engine.End, engine.Rounds, engine.Minutes, engine.Threshold, engine.ThresholdCmp,
		engine.NobodySurvives, engine.FinalTie, engine.LateJoin, engine.TimeUp, engine.WrongCallPenalty,
		engine.ExactLimit, engine.NextDealer)
	return engine.House{key: all[key]}
}

func (roll Dice) seats(s scoring.Sheet) []scoring.Player {
	seats := slices.Clone(s.Seats)
	i, j := roll(len(seats)), roll(len(seats))
	seats[i], seats[j] = seats[j], seats[i]
	if roll.maybe(9) {
		seats[i] = seats[j]
	}
	return seats
}

func (roll Dice) record(s scoring.Sheet, now time.Time) scoring.Record {
	in := scoring.Record{At: now, Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People))}
	playing := s.Playing()
	if s.Clock.Asked {
		playing = s.Seated()
	}
	for _, p := range playing {
		in.Scores[p] = roll.score(s.Ruleset)
	}
	if len(playing) > 0 && roll.maybe(2) {
		in.Caller = pick(roll, playing...)
	}
	if roll.maybe(12) {
		in.Scores[roll(len(in.Scores))] = nil
	}
	return in
}

// score is mostly one of few, so that many tie, and now and then any that is possible or
// nearly so.
func (roll Dice) score(t engine.Ruleset) *scoring.Score {
	all := t.Score()
	s := &scoring.Score{Points: pick(roll, 5, 0, 1, 10, 20, 36, 6, all.Min, all.Min/2, all.Min-1+roll(min(all.Max-all.Min, 100)+3))}
	switch roll(10) {
	case 5, 6, 7:
		n := roll(3)
		s.Cards = &n
	case 8:
		s.Hand = pick(roll, []string{"0", "1", "2", "3"}, []string{"KH", "KS"}, []string{}, []string{"P", "1", "2", "3"})
	case 9:
		s.SatOut = roll.maybe(3)
	}
	return s
}

func (roll Dice) correct(s scoring.Sheet, now time.Time) scoring.Correct {
	in := scoring.Correct{At: now, Round: roll(len(s.Rounds)+2) - 1}
	if roll(2) == 0 {
		in.Scores = map[scoring.Player]*scoring.Score{roll.player(s): roll.score(s.Ruleset)}
	} else {
		p := roll.player(s)
		in.Caller = &p
	}
	return in
}
