//go:build long

package main

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/selfplay"
)

// said returns what the command writes.
func said(t *testing.T, args string) string {
	t.Helper()
	var out bytes.Buffer
	if err := run(strings.Fields(args), &out, io.Discard); err != nil {
		t.Fatalf("%s: %v", args, err)
	}
	return out.String()
}

func TestPlayersAreMeasuredFromEverySeat(t *testing.T) {
	for args, want := range map[string]string{
		"--level steady,steady --deals 50":                            "steady: 50.0 ± 0.0 % of rounds, +0.00 ± 0.00 points ahead\n",
		"--level sharp:rules,steady,steady --deals 50":                "50 deals, 150 rounds, seed 1\n",
		"--level steady,steady:round --length 6 --deals 30":           "30 deals, 360 rounds, seed 1\n",
		"--level steady,steady:round --length 6 --deals 30 --near":    "30 deals, 60 rounds, seed 1\n",
		"--level sharp,easy --worlds 2 --limit 40 --deals 5 --seed 3": " % of games\n",
		"--level steady,random --house min_knock_turns=2 --deals 5":   "rat-a-tat-cat, 5 deals",
	} {
		expect.Contains(t, "the table", said(t, args), want)
	}
}

func TestWeightsAreTunedAtEachTable(t *testing.T) {
	text := said(t, "--tune 3 --deals 20")
	expect.Contains(t, "the table", text, "\tCallAt: ", "\n2 players: ", "\n4 players: ")
}

func TestUnplayableGameIsRefused(t *testing.T) {
	for args, want := range map[string]string{
		"--variant whist":                       "whist",
		"--level champion,steady":               `no level "champion"`,
		"--level steady":                        "2 to 6, not 1",
		"--deals 0":                             "--deals is 0",
		"--worlds -1":                           "--worlds is -1",
		"--near":                                "--limit or --length",
		"--tune 1 --variant recall --players 9": "not 9",
		"--house younger":                       "want RULE=VALUE",
		"more":                                  `what is "more"?`,
	} {
		if err := run(strings.Fields(args), io.Discard, io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", args, err)
		}
	}
}

// seated returns deals between two players.
func seated(t *testing.T, variant string, deals int, levels ...string) selfplay.Order {
	t.Helper()
	o := selfplay.Order{Pack: pack(variant), Deals: deals, Paired: true, Seed: 7, Workers: 1}
	mind := bot.NewMind(o.Pack).Hurried(10)
	for _, name := range levels {
		player, ok := named(name, mind)
		if !ok {
			t.Fatalf("there is no level %s", name)
		}
		o.Players = append(o.Players, player)
	}
	return o
}

func played(o selfplay.Order) selfplay.Summary {
	return must.Get(selfplay.Run(o))
}

func TestPlayersWithoutAGamePlayAsInASingleRound(t *testing.T) {
	for _, r := range engine.Variants() {
		for name, deals := range map[string]int{"steady": 100, "sharp": 2} {
			a, z := seated(t, r.ID, deals, name, name), seated(t, r.ID, deals, name, name+alone)
			if played(a) != played(z) {
				t.Errorf("%s: %s plays a round by itself in another way than one who knows no game", r.ID, name)
			}
			game := must.Get(selfplay.End{Limit: 20}.Game(r, nil, 2))
			if a.Game, z.Game = game, game; played(a) == played(z) {
				t.Errorf("%s: %s plays a game to 20 like one who knows no game", r.ID, name)
			}
		}
	}
}

func TestTunedWeightsBeatSteadyPlayers(t *testing.T) {
	for variant, least := range map[string]float64{"rat-a-tat-cat": 0.2, "rat-a-tat-blat": 0.2, "rat-a-tat-tat": 0.2, "recall": 1} {
		sum := played(seated(t, variant, 3000, "sharp:rules", "steady"))
		if ahead, err := sum.Ahead(0, 2); ahead < least || err > 0.15 {
			t.Errorf("%s: %.2f ± %.2f points ahead of steady, want %.1f", variant, ahead, err, least)
		}
	}
}
