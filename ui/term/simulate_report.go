package term

import (
	"fmt"
	"runtime"
	"strings"
	"time"

	"tabby/engine"
	"tabby/engine/sim"
	"tabby/internal/words"
)

// A report has the results of rounds, for programs.
type report struct {
	Variant string         `json:"variant"`
	House   engine.House   `json:"house,omitempty"`
	Players int            `json:"players"`
	Level   string         `json:"level"`
	Limit   int            `json:"limit,omitempty"`
	Length  int            `json:"length,omitempty"`
	Near    bool           `json:"near,omitempty"`
	Worlds  int            `json:"worlds,omitempty"`
	Deals   int            `json:"deals"`
	Games   int            `json:"games,omitempty"`
	Rounds  int            `json:"rounds"`
	Seed    uint64         `json:"seed"`
	Seats   []playerReport `json:"seats"` // players, where they change seats

	Turns   float64 `json:"turns_per_round"`
	Moves   float64 `json:"moves_per_round"`
	Called  float64 `json:"ended_by_call"` // shares are of 1
	DeckOut float64 `json:"ended_by_deck"`
	NoCards float64 `json:"ended_without_cards"`

	Number  float64 `json:"points_per_number_card_dealt"`
	Power   float64 `json:"hands_with_power_card"`
	Upcards float64 `json:"first_discards_that_are_powers"`

	Seconds float64 `json:"seconds"`
	Speed   float64 `json:"rounds_per_second"`
	Cores   int     `json:"cores"`
}

// A playerReport has the results of rounds for one player.
type playerReport struct {
	Level  string    `json:"level"`
	Mean   float64   `json:"mean"`
	Spread float64   `json:"spread"` // standard deviation
	Wins   float64   `json:"wins"`   // share of rounds, shared ones included
	Calls  float64   `json:"calls"`
	Won    estimate  `json:"won"`   // share of rounds; n players who share one have 1/n each
	Ahead  estimate  `json:"ahead"` // points below the mean of the others in a round
	Games  *estimate `json:"games_won,omitempty"`
}

// An estimate is a mean and its standard error.
type estimate struct {
	Mean  float64 `json:"mean"`
	Error float64 `json:"error"`
}

func estimated(mean, err float64) estimate { return estimate{mean, err} }

// points writes by how many points a player is ahead: "+1.25 ± 0.10", or "−1.25 ± 0.10".
func (e estimate) points(w *words.Language) string {
	return strings.Replace("+"+w.Decimal(e.Mean, 2), "+−", "−", 1) + " ± " + w.Decimal(e.Error, 2)
}

// percent writes a share: "54.1 ± .2 %".
func (e estimate) percent() string { return fmt.Sprintf("%.1f ± %.1f %%", 100*e.Mean, 100*e.Error) }

func (s simulateCmd) report(sum *sim.Summary, took time.Duration) report {
	share := func(n, of int) float64 { return float64(n) / float64(max(1, of)) }
	r := report{
		Variant: string(s.Variant), House: s.House, Players: s.Players, Level: strings.Join(s.Level, ","), Seed: s.Seed,
		Limit: s.Limit, Length: s.Length, Near: s.Near, Worlds: s.Worlds, Deals: sum.Deals, Games: sum.Games, Rounds: sum.Rounds,
		Turns: share(sum.Turns, sum.Rounds), Moves: share(sum.Moves, sum.Rounds),
		Called: share(sum.Called, sum.Rounds), DeckOut: share(sum.DeckOut, sum.Rounds), NoCards: share(sum.NoCards, sum.Rounds),
		Number: share(sum.Points, sum.Numbers), Power: share(sum.PowerHands, sum.Hands), Upcards: share(sum.Powers, sum.Upcards),
		Seconds: took.Seconds(), Speed: float64(sum.Rounds) / max(took.Seconds(), 1e-9), Cores: runtime.GOMAXPROCS(0),
	}
	for i := range s.Players {
		n := sum.Players[i]
		p := playerReport{
			Level: s.Level[i%len(s.Level)], Mean: sum.Mean(i), Spread: sum.Spread(i),
			Wins: share(n.Wins, sum.Rounds), Calls: share(n.Calls, sum.Rounds),
			Won: estimated(sum.Won(i)), Ahead: estimated(sum.Ahead(i, s.Players)),
		}
		if s.games() {
			games := estimated(sum.WonGames(i))
			p.Games = &games
		}
		r.Seats = append(r.Seats, p)
	}
	return r
}

// text returns the report for people.
func (r report) text(order sim.Order, w *words.Language) string {
	rules := order.Pack.Ruleset.Rules
	said := words.Simulated{
		Variant: rules.Name, Level: r.Level, Players: r.Players, Limit: r.Limit, Length: r.Length, Near: r.Near, Games: r.Games, Rounds: r.Rounds, Seed: r.Seed,
		Table: r.table(order.Paired, w).String(),
		Turns: r.Turns, Moves: r.Moves, Called: r.Called, DeckOut: r.DeckOut, NoCards: r.NoCards,
		Points: r.Number, Power: r.Power, Speed: r.Speed, Cores: r.Cores,
	}
	if rules.Upcard {
		said.Upcards = &r.Upcards
	}
	return w.Terminal.Simulated(said)
}

// table returns a line for each seat, or for each player where they change seats.
func (r report) table(paired bool, l *words.Language) *table {
	w := l.Terminal
	t := &table{}
	head := append([]string{w.SeatHead}, w.PointsHead[:]...)
	if paired {
		head[0] = w.PlayerHead
		head = append(head, w.PairedHead[:]...)
	}
	if r.Games > 0 {
		head = append(head, w.GamesWonHead)
	}
	t.add(head...)
	for i, s := range r.Seats {
		row := []string{fmt.Sprint(i + 1), l.Decimal(s.Mean, 2), fmt.Sprintf("%.2f", s.Spread), w.Tenths(s.Wins), w.Tenths(s.Calls)}
		if paired {
			row[0] = s.Level
			row = append(row, s.Won.percent(), s.Ahead.points(l))
		}
		if s.Games != nil {
			row = append(row, s.Games.percent())
		}
		t.add(row...)
	}
	return t
}
