package bot_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// games are the house rules of a game that ends at 100, and of one that ends after six rounds.
var (
	to100     = engine.House{engine.End: engine.EndThreshold}
	sixRounds = engine.House{engine.End: engine.EndRounds, engine.Rounds: "6"}
)

// game returns a game by house rules of Rat-a-Tat Cat.
func game(t *testing.T, house engine.House, left int, totals ...int) bot.Game {
	t.Helper()
	table := must.Get(engine.NewRuleset("rat-a-tat-cat", house))
	return bot.NewGame(table, totals, left)
}

// late returns a round of two late, in which each knows their own cards and the first has drawn one.
func late(t *testing.T, p *engine.Pack, mine, drawn string) engine.Round {
	t.Helper()
	r := must.Get(p.Place(engine.Position{
		Lines: [][]engine.Card{cards(t, p, strings.Fields(mine)...), cards(t, p, "4", "5", "3", "4")},
		Seen:  [][]byte{{1, 1, 1, 1}, {2, 2, 2, 2}}, Looked: true, Turns: []int{7, 7},
		Draw: cards(t, p, strings.Fields(drawn+" 9 8 8 7 7 6 6")...), Discard: cards(t, p, "9"),
	}))
	must.Do(t, r.Do(engine.Move{Do: engine.Draw, Seat: 0}))
	return r
}

// atEndOfTurn returns the view of the first player, who has drawn nothing worth while and may call.
func atEndOfTurn(t *testing.T, p *engine.Pack, mine string) engine.View {
	t.Helper()
	r := late(t, p, mine, "9")
	must.Do(t, r.Do(engine.Move{Do: engine.Discard, Seat: 0}))
	return r.View(0)
}

// choice returns the move at the end of a turn.
func choice(t *testing.T, p *engine.Pack, l bot.Level, mine string, g bot.Game) engine.MoveKind {
	t.Helper()
	v := atEndOfTurn(t, p, mine)
	return bot.NewMind(p).Move(&v, bot.Player{Level: l, Game: g, Dice: rand.New(rand.NewPCG(1, 1))}).Do
}

func TestNoComputerCallsIfThatLosesTheGame(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	for _, tt := range []struct {
		name string
		mine string
		game bot.Game
		want engine.MoveKind
	}{
		{"a round by itself", "3 2 1 1", bot.Game{}, engine.Knock},
		{"far from the end", "3 2 1 1", game(t, to100, 0, 20, 15), engine.Knock},
		{"at 96 behind", "3 2 1 1", game(t, to100, 0, 96, 50), engine.EndTurn},
		{"at 96 with two points", "1 0 1 0", game(t, to100, 0, 96, 50), engine.Knock},
		{"at 96 with the other at 99", "3 2 0 0", game(t, to100, 0, 96, 99), engine.Knock},
	} {
		for _, l := range []bot.Level{bot.Steady, bot.Sharp} {
			expect.Same(t, fmt.Sprintf("%s: what %v plays", tt.name, l), choice(t, p, l, tt.mine, tt.game), tt.want)
		}
	}
}

func TestEasyPlayersDoNotLookAtTheGame(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	for _, mine := range []string{"3 2 1 1", "1 0 1 0", "9 9 5 1"} {
		alone := choice(t, p, bot.Easy, mine, bot.Game{})
		for _, g := range []bot.Game{game(t, to100, 0, 96, 50), game(t, sixRounds, 1, 10, 60)} {
			expect.Same(t, "what an easy player plays in a game with "+mine, choice(t, p, bot.Easy, mine, g), alone)
		}
	}
}

func TestTheProspectsOfAllPlayersAddUp(t *testing.T) {
	m := bot.NewMind(pack(t, "rat-a-tat-cat", nil))
	for _, g := range []bot.Game{
		game(t, to100, 0, 0, 0), game(t, to100, 0, 95, 80), game(t, to100, 0, 40, 60), game(t, sixRounds, 6, 0, 0), game(t, sixRounds, 2, 30, 40),
	} {
		mine, theirs := bot.Prospect(m, g, 0, 5, 5), bot.Prospect(m, g, 1, 5, 5)
		if math.Abs(mine+theirs-1) > 1e-9 {
			t.Errorf("%+v: they win %.3f and %.3f", g, mine, theirs)
		}
		if g.Totals[0] == g.Totals[1] && math.Abs(mine-0.5) > 1e-9 {
			t.Errorf("%+v: who is level wins %.3f", g, mine)
		}
		if (g.Totals[0] < g.Totals[1]) && mine < 0.6 || g.Totals[0] > g.Totals[1] && mine > 0.4 {
			t.Errorf("%+v: the prospect is %.3f", g, mine)
		}
	}
}

func TestEachPointLowersTheChanceToWin(t *testing.T) {
	m := bot.NewMind(pack(t, "rat-a-tat-cat", nil))
	for _, g := range []bot.Game{game(t, to100, 0, 20, 20), game(t, to100, 0, 60, 50), game(t, sixRounds, 4, 20, 25)} {
		before := 1.0
		for points := range 20 {
			now := bot.Prospect(m, g, 0, points, 8)
			if now >= before {
				t.Errorf("%+v: %d points have the prospect %.4f, one less %.4f", g, points, now, before)
			}
			before = now
		}
	}
}

func TestTheCoachSaysWhatWinsTheGame(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	ask := func(g bot.Game) (last bot.Advice) {
		q := bot.Question{Pack: p, View: atEndOfTurn(t, p, "4 5 5 3"), Game: g, Worlds: 2000, Seed: 1}
		q.Advise(t.Context(), func(a bot.Advice) { last = a })
		return last
	}
	if a := ask(bot.Game{}); a.Moves[0].Move.Do != engine.EndTurn || a.Moves[0].Game != 0 {
		t.Errorf("in a round by itself the coach says %+v", a.Moves)
	}
	// A call ends the game before the other player, who is at 99, has a line of nothing.
	if a := ask(game(t, to100, 0, 82, 99)); a.Moves[0].Move.Do != engine.Knock || a.Moves[0].Game <= a.Moves[1].Game {
		t.Errorf("just before the end of a game that is led the coach says %+v", a.Moves)
	}
}
