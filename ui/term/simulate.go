package term

import (
	"fmt"
	"runtime"
	"time"

	"tabby/engine"
	"tabby/engine/sim"
	"tabby/internal/words"
)

type simulateCmd struct {
	Variant variantID    `help:"What is played: ${variants}." required:""`
	Players int          `help:"How many play." default:"4"`
	Level   []string     `help:"How well they play: random, easy, steady or sharp, for all or for each, such as \"sharp,steady\"." default:"random"`
	Rounds  int          `help:"How many rounds, or games with --limit." default:"10000"`
	Limit   int          `help:"Play games that end when a player has so many points."`
	Tune    int          `help:"Tune the weights of sharp players in so many steps, at tables of two and of --players."`
	Seed    uint64       `help:"What the dice begin with. The same seed gives the same rounds." default:"1"`
	House   engine.House `help:"House rules that are not the usual ones." placeholder:"RULE=VALUE;…"`
}

func (simulateCmd) Help() string {
	return "Plays whole rounds or games by itself, on all cores, and says what they come to: points, " +
		"turns, calls and the cards dealt, and how fast it went. Players of different levels " +
		"play every deal from every seat, and ± is one standard error."
}

// Validate refuses impossible rounds.
func (s simulateCmd) Validate() error {
	if s.Variant == "" {
		return nil // which is refused already
	}
	_, err := s.order()
	return err
}

// The limits of --rounds, --tune and --limit.
const (
	mostRounds = 1_000_000_000
	mostSteps  = 1_000_000
	mostPoints = 100_000
)

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
	if err := ruleset.Rules.CheckPlayers(s.Players); err != nil {
		return sim.Order{}, err
	}
	players, err := s.seated(pack)
	if err != nil {
		return sim.Order{}, err
	}
	if s.Rounds < 1 || s.Rounds > mostRounds {
		return sim.Order{}, mistake(func(w words.Terminal) string { return w.RoundsRange(mostRounds, s.Rounds) })
	}
	if s.Limit < 0 || s.Limit > mostPoints {
		return sim.Order{}, mistake(func(w words.Terminal) string { return w.LimitRange(mostPoints, s.Limit) })
	}
	if s.Tune < 0 || s.Tune > mostSteps {
		return sim.Order{}, mistake(func(w words.Terminal) string { return w.TuneRange(mostSteps, s.Tune) })
	}
	return sim.Order{
		Pack: pack, Players: players, Deals: s.Rounds, Paired: s.mixed(), Limit: s.Limit,
		Seed: s.Seed, Workers: runtime.GOMAXPROCS(0),
	}, nil
}

// mixed reports whether players of different levels play.
func (s simulateCmd) mixed() bool { return len(s.Level) > 1 }

func (s simulateCmd) seated(pack *engine.Pack) ([]sim.Player, error) {
	if n := len(s.Level); n != 1 && n != s.Players {
		return nil, mistake(func(w words.Terminal) string { return w.LevelCount(n, s.Players) })
	}
	var players []sim.Player
	for i := range s.Players {
		name := s.Level[i%len(s.Level)]
		player, ok := sim.Level(name, pack)
		if !ok {
			return nil, mistake(func(w words.Terminal) string { return w.NoLevel(name, sim.Levels()) })
		}
		players = append(players, player)
	}
	return players, nil
}

func (s simulateCmd) Run(c call) error {
	order, err := s.order()
	if err != nil {
		return err
	}
	if s.Tune > 0 {
		return s.tune(c, order)
	}
	begun := c.now()
	reported := begun
	order.Done = func(done int) {
		if now := c.now(); now.Sub(reported) >= time.Second {
			reported = now
			fmt.Fprintln(c.Err, c.words.Terminal.Progress(done, s.Rounds, s.unit()))
		}
	}
	sum, err := sim.Run(order)
	if err != nil {
		return err
	}
	r := s.report(&sum, c.now().Sub(begun))
	return c.say(r, r.text(order, c.words))
}

// unit is what is counted.
func (s simulateCmd) unit() words.Thing {
	if s.Limit > 0 {
		return words.Game
	}
	return words.Round
}
