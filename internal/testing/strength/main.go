// Command strength measures how strong the computer players are, and makes their weights.
//
//	tools/strength --level sharp,sharp:round --limit 100 --deals 8000
//	tools/strength --level sharp,sharp:round --limit 100 --near
//	tools/strength --variant recall --tune 900
//
// What it found is in docs/decisions/players.md.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/selfplay"
)

// How weights are tuned: the number of climbs, and of deals at each table and step.
const (
	tuneClimbs = 4
	tuneDeals  = 32
)

// An order is what is asked on the command line.
type order struct {
	variant string
	house   engine.House
	level   string
	deals   int
	end     selfplay.End
	near    bool
	worlds  int
	tune    int
	players int
	seed    uint64
	notes   io.Writer // how far it is
}

func main() {
	err := run(os.Args[1:], os.Stdout, os.Stderr)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run does what is asked and writes what it found.
func run(args []string, out, notes io.Writer) error {
	o := order{notes: notes}
	if err := o.parse(args); err != nil {
		return err
	}
	if err := o.check(); err != nil {
		return err
	}
	ruleset, err := engine.NewRuleset(o.variant, o.house)
	if err != nil {
		return err
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		return err
	}
	if o.tune > 0 {
		return o.weights(pack, out)
	}
	return o.measure(pack, out)
}

// parse reads the command line.
func (o *order) parse(args []string) error {
	flags := flag.NewFlagSet("strength", flag.ContinueOnError)
	flags.SetOutput(o.notes)
	flags.StringVar(&o.variant, "variant", engine.Variants()[0].ID, "what is played")
	flags.StringVar(&o.level, "level", "sharp,sharp:round", "who plays, each deal from every seat: random, easy, steady, sharp, one of these as \"steady:round\" without a look at the game, or \"sharp:rules\", who tries no moves")
	flags.IntVar(&o.deals, "deals", 2000, "how many rounds, or games with --limit or --length, are dealt")
	flags.IntVar(&o.end.Limit, "limit", 0, "play games that end when a player has this many points")
	flags.IntVar(&o.end.Length, "length", 0, "play games of this many rounds")
	flags.BoolVar(&o.near, "near", false, "play games from where the last round of a game of steady players began")
	flags.IntVar(&o.worlds, "worlds", 0, "how many deals sharp players try for a move at most; 0 is as many as at the table")
	flags.IntVar(&o.tune, "tune", 0, "tune the weights of sharp players in this many steps instead")
	flags.IntVar(&o.players, "players", 4, "with --tune: at tables of two and of this many")
	flags.Uint64Var(&o.seed, "seed", 1, "random seed")
	flags.Func("house", "a house rule as RULE=VALUE; may be said again", func(rule string) error {
		key, value, ok := strings.Cut(rule, "=")
		if !ok {
			return errors.New("want RULE=VALUE")
		}
		if o.house == nil {
			o.house = engine.House{}
		}
		o.house[engine.Key(key)] = engine.Value(value)
		return nil
	})
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("what is %q?", flags.Arg(0))
	}
	return nil
}

// check refuses what cannot be played.
func (o *order) check() error {
	for name, n := range map[string]int{"limit": o.end.Limit, "length": o.end.Length, "worlds": o.worlds, "tune": o.tune} {
		if n < 0 {
			return fmt.Errorf("--%s is %d, below 0", name, n)
		}
	}
	switch {
	case o.deals < 1:
		return fmt.Errorf("--deals is %d, want 1 or more", o.deals)
	case o.near && o.end == selfplay.End{}:
		return errors.New("--near is the end of games: say --limit or --length")
	}
	return nil
}

// measure plays the levels against each other and writes what each wins, with one standard error.
func (o *order) measure(pack *engine.Pack, out io.Writer) error {
	levels := strings.Split(o.level, ",")
	mind := bot.NewMind(pack)
	if o.worlds > 0 {
		mind = mind.Hurried(o.worlds)
	}
	var players []selfplay.Player
	for _, name := range levels {
		player, ok := named(name, mind)
		if !ok {
			return fmt.Errorf("there is no level %q", name)
		}
		players = append(players, player)
	}
	sum, err := o.play(pack, players)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s, %d deals, %d rounds, seed %d\n", o.variant, sum.Deals, sum.Rounds, o.seed)
	for i, name := range levels {
		fmt.Fprintf(out, "%s: %s", name, won(&sum, i, len(levels)))
		if sum.Games > 0 {
			share, err := sum.WonGames(i)
			fmt.Fprintf(out, ", %.1f ± %.1f %% of games", 100*share, 100*err)
		}
		fmt.Fprintln(out)
	}
	return nil
}

// play plays deals, each from every seat.
func (o *order) play(pack *engine.Pack, players []selfplay.Player) (selfplay.Summary, error) {
	rules := pack.Ruleset.Rules
	if err := rules.CheckPlayers(len(players)); err != nil {
		return selfplay.Summary{}, err
	}
	game, err := o.end.Game(rules, o.house, len(players))
	if err != nil {
		return selfplay.Summary{}, err
	}
	all := selfplay.Order{Pack: pack, Players: players, Deals: o.deals, Paired: true, Game: game, Seed: o.seed, Workers: runtime.GOMAXPROCS(0)}
	if o.near {
		if all.Begun, err = lastRounds(all); err != nil {
			return selfplay.Summary{}, err
		}
	}
	all.Done = o.progress(o.deals)
	return selfplay.Run(all)
}

// won writes what a player wins of rounds.
func won(sum *selfplay.Summary, player, players int) string {
	share, shareErr := sum.Won(player)
	ahead, aheadErr := sum.Ahead(player, players)
	return fmt.Sprintf("%.1f ± %.1f %% of rounds, %+.2f ± %.2f points ahead", 100*share, 100*shareErr, ahead, aheadErr)
}

// weights tunes the weights of sharp players, and writes them and what they win of steady players in
// other deals.
func (o *order) weights(pack *engine.Pack, out io.Writer) error {
	tables := slices.Compact([]int{2, o.players})
	if pack.Ruleset.Rules.CheckPlayers(2) != nil {
		tables = tables[len(tables)-1:]
	}
	for _, n := range tables {
		if err := pack.Ruleset.Rules.CheckPlayers(n); err != nil {
			return err
		}
	}
	found, err := tuning{
		pack: pack, tables: tables, steps: o.tune, climbs: tuneClimbs, deals: tuneDeals,
		seed: o.seed, workers: runtime.GOMAXPROCS(0), done: o.progress(o.tune * tuneClimbs),
	}.tune()
	if err != nil {
		return err
	}
	o.say(out, found)
	steady, _ := selfplay.Level(bot.Steady.String(), bot.NewMind(pack))
	o.seed, o.end, o.near = o.seed+1, selfplay.End{}, false // deals that they were not tuned with
	for _, n := range tables {
		sum, err := o.play(pack, among(ruled(bot.NewMind(pack).Weighted(found.weights)), steady, n))
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d players: %s against steady\n", n, won(&sum, 0, n))
	}
	return nil
}

// say writes weights as the table of weights has them.
func (o *order) say(out io.Writer, found tuned) {
	fmt.Fprintf(out, "Weights for %s, in sixteenths of a point, after %d climbs of %d steps, seed %d:\n\n", o.variant, tuneClimbs, o.tune, o.seed)
	for i, w := range found.weights {
		fmt.Fprintf(out, "\t%s: %d, // ± %.1f\n", names[i].name, w, found.errors[i])
	}
	fmt.Fprintln(out)
}

// progress returns what says, once a second, how much is done.
func (o *order) progress(all int) func(done int) {
	next := time.Now().Add(time.Second)
	return func(done int) {
		if now := time.Now(); now.After(next) {
			next = now.Add(time.Second)
			fmt.Fprintf(o.notes, "%3d %%, %d of %d\n", 100*done/all, done, all)
		}
	}
}
