package term

import (
	"fmt"
	"maps"
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
	Level   []string     `help:"How well they play: random, easy, steady or sharp, for all or for each, such as \"sharp,steady\". One such as \"sharp:round\" plays each round by itself, without a look at the game, and \"sharp:open\" sees all cards, to show what the best of all could win." default:"random"`
	Rounds  int          `help:"How many rounds, or games with --limit or --length." default:"10000"`
	Limit   int          `help:"Play games that end when a player has so many points."`
	Length  int          `help:"Play games of so many rounds."`
	Near    bool         `help:"Play games from where the last round of a game of steady players began."`
	Worlds  int          `help:"How many deals sharp players try for a move at most, to be faster. 0 is as many as at the table."`
	Tune    int          `help:"Tune the weights of sharp players in so many steps, at tables of two and of --players."`
	Worst   bool         `help:"Play who does best against steady and sharp players, at tables of two: those who know how the other plays, and those who see more than the rules allow. With --tune, weights are tuned against them too."`
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

// The limits of --rounds, --tune, --limit, --length and --worlds.
const (
	mostRounds = 1_000_000_000
	mostSteps  = 1_000_000
	mostPoints = 9999
	mostLength = 999
	mostWorlds = 1_000_000
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
	game, err := s.game(ruleset.Rules)
	if err != nil {
		return sim.Order{}, err
	}
	o := sim.Order{
		Pack: pack, Deals: s.Rounds, Paired: s.mixed(), Game: game, Near: s.Near,
		Seed: s.Seed, Workers: runtime.GOMAXPROCS(0),
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
		{"--worlds", s.Worlds, 0, mostWorlds, ", or 0 for as many as at the table"},
		{"--tune", s.Tune, 0, mostSteps, ", or 0 to play"},
	} {
		if n.got < n.least || n.got > n.most {
			return mistake("%s is 1 to %d%s, not %d", n.flag, n.most, n.zero, n.got)
		}
	}
	return nil
}

// games reports whether whole games are played.
func (s simulateCmd) games() bool { return s.Limit > 0 || s.Length > 0 }

// game returns the game that is played as it begins, or the zero Game for single rounds.
func (s simulateCmd) game(r engine.Rules) (bot.Game, error) {
	if !s.games() {
		return bot.Game{}, nil
	}
	house := engine.House{}
	maps.Copy(house, s.House)
	house[engine.End] = engine.EndRounds
	if s.Limit > 0 {
		house[engine.End], house[engine.Threshold] = engine.EndThreshold, engine.Number(s.Limit)
	}
	ruleset, err := r.With(house)
	return bot.NewGame(ruleset, make([]int, s.Players), s.Length), err
}

// mixed reports whether players of different levels play.
func (s simulateCmd) mixed() bool { return len(s.Level) > 1 }

// seat adds the players.
func (s simulateCmd) seat(o *sim.Order) error {
	if n := len(s.Level); n != 1 && n != s.Players {
		return mistake("--level names %d players, want 1 or %d", n, s.Players)
	}
	mind := bot.NewMind(o.Pack)
	if s.Worlds > 0 {
		mind = mind.Hurried(s.Worlds)
	}
	for i := range s.Players {
		name := s.Level[i%len(s.Level)]
		player, sees, ok := sim.Level(name, mind)
		if !ok {
			return mistake("there is no level %q; there are %s", name, languages.English().Joined(sim.Levels()))
		}
		o.Players, o.Revealed[i] = append(o.Players, player), sees
	}
	return nil
}

func (s simulateCmd) Run(c call) error {
	order, err := s.order()
	if err != nil {
		return err
	}
	switch {
	case s.Worst:
		return s.worst(c, order)
	case s.Tune > 0:
		return s.tune(c, order)
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
