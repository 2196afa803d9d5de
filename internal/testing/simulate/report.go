package main

import (
	"fmt"
	"runtime"
	"strings"
	"text/tabwriter"
	"time"

	"tabby/engine"
	"tabby/internal/testing/selfplay"
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

func (o order) report(sum *selfplay.Summary, took time.Duration) report {
	share := func(n, of int) float64 { return float64(n) / float64(max(1, of)) }
	r := report{
		Variant: o.Variant, House: o.House, Players: o.Players, Level: strings.Join(o.Level, ","), Seed: o.Seed,
		Limit: o.Limit, Length: o.Length, Deals: sum.Deals, Games: sum.Games, Rounds: sum.Rounds,
		Turns: share(sum.Turns, sum.Rounds), Moves: share(sum.Moves, sum.Rounds),
		Called: share(sum.Called, sum.Rounds), DeckOut: share(sum.DeckOut, sum.Rounds), NoCards: share(sum.NoCards, sum.Rounds),
		Number: share(sum.Points, sum.Numbers), Power: share(sum.PowerHands, sum.Hands), Upcards: share(sum.Powers, sum.Upcards),
		Seconds: took.Seconds(), Speed: float64(sum.Rounds) / max(took.Seconds(), 1e-9), Cores: runtime.GOMAXPROCS(0),
	}
	for i := range o.Players {
		n := sum.Players[i]
		p := playerReport{
			Level: o.Level[i%len(o.Level)], Mean: sum.Mean(i), Spread: sum.Spread(i),
			Wins: share(n.Wins, sum.Rounds), Calls: share(n.Calls, sum.Rounds),
			Won: estimated(sum.Won(i)), Ahead: estimated(sum.Ahead(i, o.Players)),
		}
		if o.games() {
			games := estimated(sum.WonGames(i))
			p.Games = &games
		}
		r.Seats = append(r.Seats, p)
	}
	return r
}

// text returns the report for people.
func (r report) text(deals selfplay.Order, w *words.Language) string {
	rules, discards := deals.Pack.Ruleset.Rules, ""
	if rules.Upcard {
		discards = ", " + tenths(r.Upcards) + " of first discards"
	}
	return strings.Join([]string{
		fmt.Sprintf("%s for %d, %s players, %s, seed %d\n\n%s", rules.Name, r.Players, r.Level, r.played(w), r.Seed, r.table(deals.Paired, w)),
		fmt.Sprintf("A round has %.1f turns and %.1f moves. It ends by a call %s, by the deck %s, without cards %s.",
			r.Turns, r.Moves, tenths(r.Called), tenths(r.DeckOut), tenths(r.NoCards)),
		fmt.Sprintf("Dealt: %s points a card without a power, %s of hands with a power%s.", w.Decimal(r.Number, 2), tenths(r.Power), discards),
		fmt.Sprintf("%.0f rounds a second on %s.", r.Speed, cores(r.Cores)),
	}, "\n")
}

// played says how many rounds were played, in how many games and how long these are.
func (r report) played(w *words.Language) string {
	rounds := w.Count(r.Rounds, words.Round)
	if r.Games == 0 {
		return rounds
	}
	games := w.Count(r.Games, words.Game)
	if r.Limit > 0 {
		games += fmt.Sprintf(" to %d", r.Limit)
	}
	if r.Length > 0 {
		games += " of " + w.Count(r.Length, words.Round)
	}
	return games + " in " + rounds
}

// cores counts the cores of the machine.
func cores(n int) string {
	if n == 1 {
		return "1 core"
	}
	return fmt.Sprintf("%d cores", n)
}

// tenths writes a share in tenths of a percent: "54.1 %".
func tenths(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// table returns a line for each seat, or for each player where they change seats.
func (r report) table(paired bool, w *words.Language) string {
	var lines strings.Builder
	t := tabwriter.NewWriter(&lines, 0, 0, 2, ' ', tabwriter.AlignRight)
	add := func(cells ...string) { fmt.Fprintln(t, strings.Join(cells, "\t")+"\t") }
	head := []string{"seat", "points", "spread", "wins", "calls"}
	if paired {
		head[0] = "player"
		head = append(head, "won", "ahead")
	}
	if r.Games > 0 {
		head = append(head, "games")
	}
	add(head...)
	for i, s := range r.Seats {
		row := []string{fmt.Sprint(i + 1), w.Decimal(s.Mean, 2), fmt.Sprintf("%.2f", s.Spread), tenths(s.Wins), tenths(s.Calls)}
		if paired {
			row[0] = s.Level
			row = append(row, s.Won.percent(), s.Ahead.points(w))
		}
		if s.Games != nil {
			row = append(row, s.Games.percent())
		}
		add(row...)
	}
	_ = t.Flush() // which lines.String takes
	return lines.String()
}
