package term

import (
	"fmt"
	"runtime"
	"time"

	"tabby/engine"
	"tabby/engine/sim"
	"tabby/ui/words"
)

type simulateCmd struct {
	Variant variantID    `help:"What is played: ${variants}." required:""`
	Players int          `help:"How many play." default:"4"`
	Level   string       `help:"How well they play: random, easy, steady or sharp." default:"random"`
	Rounds  int          `help:"How many rounds." default:"10000"`
	Seed    uint64       `help:"What the dice begin with. The same seed gives the same rounds." default:"1"`
	House   engine.House `help:"House rules that are not the usual ones." placeholder:"RULE=VALUE;…"`
}

func (simulateCmd) Help() string {
	return "Plays whole rounds by itself, on all cores, and says what they come to: points, " +
		"turns, calls and the cards dealt, and how fast it went."
}

// Validate refuses impossible rounds.
func (s simulateCmd) Validate() error {
	if s.Variant == "" {
		return nil // which is refused already
	}
	_, err := s.order()
	return err
}

// mostRounds is the limit of --rounds.
const mostRounds = 1_000_000_000

// order returns the rounds to play.
func (s simulateCmd) order() (sim.Order, error) {
	ruleset, err := engine.NewRuleset(string(s.Variant), s.House)
	if err != nil {
		return sim.Order{}, err
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		return sim.Order{}, err
	}
	player, ok := sim.Level(s.Level, pack)
	if !ok {
		return sim.Order{}, fmt.Errorf("there is no level %q; there are %s", s.Level, words.Joined(sim.Levels()))
	}
	if err := ruleset.Rules.CheckPlayers(s.Players); err != nil {
		return sim.Order{}, err
	}
	if s.Rounds < 1 || s.Rounds > mostRounds {
		return sim.Order{}, fmt.Errorf("--rounds is 1 to %d, not %d", mostRounds, s.Rounds)
	}
	return sim.Order{
		Pack: pack, Players: s.Players, Player: player, Rounds: s.Rounds, Seed: s.Seed, Workers: runtime.GOMAXPROCS(0),
	}, nil
}

func (s simulateCmd) Run(c call) error {
	order, err := s.order()
	if err != nil {
		return err
	}
	begun := c.now()
	reported := begun
	order.Done = func(done int) {
		if now := c.now(); now.Sub(reported) >= time.Second {
			reported = now
			fmt.Fprintf(c.Err, "%3d %%, %d of %s\n", 100*done/s.Rounds, done, words.Count(s.Rounds, words.Round))
		}
	}
	sum, err := sim.Run(order)
	if err != nil {
		return err
	}
	r := s.report(&sum, c.now().Sub(begun))
	return c.say(r, r.text(order))
}

// A report has the results of rounds, for programs.
type report struct {
	Variant string       `json:"variant"`
	House   engine.House `json:"house,omitempty"`
	Players int          `json:"players"`
	Level   string       `json:"level"`
	Rounds  int          `json:"rounds"`
	Seed    uint64       `json:"seed"`
	Seats   []seatReport `json:"seats"`

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

// A seatReport has the results of rounds for one seat.
type seatReport struct {
	Mean   float64 `json:"mean"`
	Spread float64 `json:"spread"` // standard deviation
	Wins   float64 `json:"wins"`   // share of rounds, shared ones included
	Calls  float64 `json:"calls"`
}

func (s simulateCmd) report(sum *sim.Summary, took time.Duration) report {
	share := func(n, of int) float64 { return float64(n) / float64(max(1, of)) }
	r := report{
		Variant: string(s.Variant), House: s.House, Players: s.Players, Level: s.Level, Rounds: sum.Rounds, Seed: s.Seed,
		Turns: share(sum.Turns, sum.Rounds), Moves: share(sum.Moves, sum.Rounds),
		Called: share(sum.Called, sum.Rounds), DeckOut: share(sum.DeckOut, sum.Rounds), NoCards: share(sum.NoCards, sum.Rounds),
		Number: share(sum.Points, sum.Numbers), Power: share(sum.PowerHands, sum.Hands), Upcards: share(sum.Powers, sum.Upcards),
		Seconds: took.Seconds(), Speed: float64(sum.Rounds) / max(took.Seconds(), 1e-9), Cores: runtime.GOMAXPROCS(0),
	}
	for seat := range s.Players {
		n := sum.Seats[seat]
		r.Seats = append(r.Seats, seatReport{sum.Mean(seat), sum.Spread(seat), share(n.Wins, sum.Rounds), share(n.Calls, sum.Rounds)})
	}
	return r
}

// text returns the report for people.
func (r report) text(order sim.Order) string {
	rules := order.Pack.Ruleset.Rules
	percent := func(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }
	t := table{}
	t.add("seat", "points", "spread", "wins", "calls")
	for i, s := range r.Seats {
		t.add(fmt.Sprint(i+1), fmt.Sprintf("%.2f", s.Mean), fmt.Sprintf("%.2f", s.Spread), percent(s.Wins), percent(s.Calls))
	}
	discards := ""
	if rules.Upcard {
		discards = fmt.Sprintf(", %s of first discards", percent(r.Upcards))
	}
	return fmt.Sprintf("%s for %d, %s players, %s, seed %d\n\n%s\n\n", rules.Name, r.Players, r.Level, words.Count(r.Rounds, words.Round), r.Seed, &t) +
		fmt.Sprintf("A round has %.1f turns and %.1f moves. It ends by a call %s, by the deck %s, without cards %s.\n",
			r.Turns, r.Moves, percent(r.Called), percent(r.DeckOut), percent(r.NoCards)) +
		fmt.Sprintf("Dealt: %.2f points a card without a power, %s of hands with a power%s.\n", r.Number, percent(r.Power), discards) +
		fmt.Sprintf("%.0f rounds a second on %s.", r.Speed, words.Count(r.Cores, words.Core))
}
