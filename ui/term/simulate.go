package term

import (
	"fmt"
	"runtime"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/engine/sim"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

type simulateCmd struct {
	Variant variantID    `help:"What is played: ${variants}." required:""`
	Players int          `help:"How many play." default:"4"`
	Level   []string     `help:"How well they play: random, easy, steady or sharp, for all or for each, such as \"sharp,steady\"." default:"random"`
	Rounds  int          `help:"How many rounds, or games with --limit or --length." default:"10000"`
	Limit   int          `help:"Play games that end when a player has so many points."`
	Length  int          `help:"Play games of so many rounds."`
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

// The limits of --rounds, --limit and --length.
const (
	mostRounds = 1_000_000_000
	mostPoints = 9999
	mostLength = 999
)

// order returns the rounds to play.
func (s simulateCmd) order() (sim.Order, error) {
	if err := s.checkNumbers(); err != nil {
		return sim.Order{}, err
	}
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
	game, err := s.end().Game(ruleset.Rules, s.House, s.Players)
	if err != nil {
		return sim.Order{}, err
	}
	o := sim.Order{
		Pack: pack, Deals: s.Rounds, Paired: s.mixed(), Game: game, Seed: s.Seed, Workers: runtime.GOMAXPROCS(0),
	}
	return o, s.seat(&o)
}

// checkNumbers refuses numbers that are too large or too small.
func (s simulateCmd) checkNumbers() error {
	for _, n := range []struct {
		flag             string
		got, least, most int
		zero             string
	}{
		{"--rounds", s.Rounds, 1, mostRounds, ""},
		{"--limit", s.Limit, 0, mostPoints, ", or 0 for single rounds"},
		{"--length", s.Length, 0, mostLength, ", or 0 for no such end"},
	} {
		if n.got < n.least || n.got > n.most {
			return mistake("%s is 1 to %d%s, not %d", n.flag, n.most, n.zero, n.got)
		}
	}
	return nil
}

// end returns what ends a game.
func (s simulateCmd) end() sim.End { return sim.End{Limit: s.Limit, Length: s.Length} }

// games reports whether whole games are played.
func (s simulateCmd) games() bool { return s.end() != sim.End{} }

// mixed reports whether players of different levels play.
func (s simulateCmd) mixed() bool { return len(s.Level) > 1 }

// seat adds the players.
func (s simulateCmd) seat(o *sim.Order) error {
	if n := len(s.Level); n != 1 && n != s.Players {
		return mistake("--level names %d players, want 1 or %d", n, s.Players)
	}
	mind := bot.NewMind(o.Pack)
	for i := range s.Players {
		name := s.Level[i%len(s.Level)]
		player, ok := sim.Level(name, mind)
		if !ok {
			return mistake("there is no level %q; there are %s", name, languages.English().Joined(sim.Levels()))
		}
		o.Players = append(o.Players, player)
	}
	return nil
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
			fmt.Fprintln(c.Err, progressed(done, s.Rounds, c.words.Count(s.Rounds, s.unit())))
		}
	}
	sum, err := sim.Run(order)
	if err != nil {
		return err
	}
	r := s.report(&sum, c.now().Sub(begun))
	return c.say(r, r.text(order, c.words))
}

// progressed returns how much is done of all, which what says.
func progressed(done, all int, what string) string {
	return fmt.Sprintf("%3d %%, %d of %s", 100*done/all, done, what)
}

// unit is what is counted.
func (s simulateCmd) unit() words.Thing {
	if s.games() {
		return words.Game
	}
	return words.Round
}
