// Command simulate simulates rounds or games, on all cores, and reports the results:
//
//	tools/simulate --variant recall --players 4 --rounds 10000
//	tools/simulate --variant rat-a-tat-cat --players 2 --level sharp,steady --limit 100 --json
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/selfplay"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// An order says what is played.
type order struct {
	Variant string       `help:"What is played: ${enum}." enum:"${variants}" required:""`
	Players int          `help:"How many play." default:"4"`
	Level   []string     `help:"How well they play: random, easy, steady or sharp, for all or for each, such as \"sharp,steady\"." default:"random"`
	Rounds  int          `help:"How many rounds, or games with --limit or --length." default:"10000"`
	Limit   int          `help:"Play games that end when a player has this many points."`
	Length  int          `help:"Play games of this many rounds."`
	Seed    uint64       `help:"Random seed. The same seed gives the same rounds." default:"1"`
	House   engine.House `help:"House rules that are not the usual ones." placeholder:"RULE=VALUE;…"`
	JSON    bool         `help:"Answer for programs." name:"json"`
}

// The exit codes: done, rounds that could not be played, a wrong call.
const (
	fine = iota
	failure
	wrong
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr, time.Now)) }

// run plays what is asked, writes what comes of it, and returns the exit code.
func run(args []string, out, notes io.Writer, now func() time.Time) int {
	var o order
	var ids []string
	for _, r := range engine.Variants() {
		ids = append(ids, r.ID)
	}
	parser := kong.Must(&o, kong.Name("simulate"), kong.Writers(out, notes), kong.Vars{"variants": strings.Join(ids, ",")},
		kong.Description("Simulates rounds or games and reports the results: points, turns, calls and the cards dealt, and how fast it went. "+
			"Players of different levels play every deal from every seat, and ± is one standard error."))
	_, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintln(notes, err)
		return wrong
	}
	deals, err := o.deals()
	if err != nil {
		fmt.Fprintln(notes, languages.English().Refusals.Reason(err))
		return wrong
	}
	if err := o.play(deals, out, notes, now); err != nil {
		fmt.Fprintln(notes, err)
		return failure
	}
	return fine
}

// play plays the rounds, notes once a second how far it is, and writes the report.
func (o order) play(deals selfplay.Order, out, notes io.Writer, now func() time.Time) error {
	w := languages.English()
	begun := now()
	reported := begun
	deals.Done = func(done int) {
		if at := now(); at.Sub(reported) >= time.Second {
			reported = at
			fmt.Fprintln(notes, progressed(done, o.Rounds, w.Count(o.Rounds, o.unit())))
		}
	}
	sum, err := selfplay.Run(deals)
	if err != nil {
		return err
	}
	r := o.report(&sum, now().Sub(begun))
	if o.JSON {
		return json.NewEncoder(out).Encode(r)
	}
	_, err = fmt.Fprintln(out, r.text(deals, w))
	return err
}

// The limits of --rounds, --limit and --length.
const (
	mostRounds = 1_000_000_000
	mostPoints = 9999
	mostLength = 999
)

// deals returns the rounds to play.
func (o order) deals() (selfplay.Order, error) {
	if err := o.checkNumbers(); err != nil {
		return selfplay.Order{}, err
	}
	ruleset, err := engine.NewRuleset(o.Variant, o.House)
	if err != nil {
		return selfplay.Order{}, err
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		return selfplay.Order{}, err
	}
	if err := ruleset.Rules.CheckPlayers(o.Players); err != nil {
		return selfplay.Order{}, err
	}
	game, err := o.end().Game(ruleset.Rules, o.House, o.Players)
	if err != nil {
		return selfplay.Order{}, err
	}
	all := selfplay.Order{
		Pack: pack, Deals: o.Rounds, Paired: o.mixed(), Game: game, Seed: o.Seed, Workers: runtime.GOMAXPROCS(0),
	}
	return all, o.seat(&all)
}

// checkNumbers refuses numbers that are too large or too small.
func (o order) checkNumbers() error {
	for _, n := range []struct {
		flag             string
		got, least, most int
		zero             string
	}{
		{"--rounds", o.Rounds, 1, mostRounds, ""},
		{"--limit", o.Limit, 0, mostPoints, ", or 0 for single rounds"},
		{"--length", o.Length, 0, mostLength, ", or 0 for no such end"},
	} {
		if n.got < n.least || n.got > n.most {
			return fmt.Errorf("%s is 1 to %d%s, not %d", n.flag, n.most, n.zero, n.got)
		}
	}
	return nil
}

// end returns what ends a game.
func (o order) end() selfplay.End { return selfplay.End{Limit: o.Limit, Length: o.Length} }

// games reports whether whole games are played.
func (o order) games() bool { return o.end() != selfplay.End{} }

// mixed reports whether players of different levels play.
func (o order) mixed() bool { return len(o.Level) > 1 }

// seat adds the players.
func (o order) seat(all *selfplay.Order) error {
	if n := len(o.Level); n != 1 && n != o.Players {
		return fmt.Errorf("--level names %d players, want 1 or %d", n, o.Players)
	}
	mind := bot.NewMind(all.Pack)
	for i := range o.Players {
		name := o.Level[i%len(o.Level)]
		player, ok := selfplay.Level(name, mind)
		if !ok {
			return fmt.Errorf("there is no level %q; there are %s", name, languages.English().Joined(selfplay.Levels()))
		}
		all.Players = append(all.Players, player)
	}
	return nil
}

// progressed returns how much is done of all, which what says.
func progressed(done, all int, what string) string {
	return fmt.Sprintf("%3d %%, %d of %s", 100*done/all, done, what)
}

// unit is what is counted.
func (o order) unit() words.Thing {
	if o.games() {
		return words.Game
	}
	return words.Round
}
