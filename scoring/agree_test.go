package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestHouseRulesChangeDuringAGame(t *testing.T) {
	three := acts{cats(rounds(3), "Ann Ben Cy"), round(12, 7, 20), round(5, 16, 9), round(14, 6, 3)}
	playAll(t, []night{
		{"after the usual ones", acts{cats(nil, "Ann Ben"), agree(rounds(1)), round(1, 2)}, "Ann 1 1st, Ben 2 2nd; Ann wins"},
		{"more rounds", with(three, agree(rounds(5))), "Ann 31 2nd, Ben 29 1st, Cy 32 3rd; Ann deals, Ben begins"},
		{"fewer rounds: those after do not count", with(three, agree(rounds(2))), "Ann 17 1st, Ben 23 2nd, Cy 29 3rd; Ann wins"},
		{"out at a number", with(three, agree(outAt(20))), "Ann 17 1st, Ben 23 2nd out, Cy 20 3rd out; Ann wins"},
		{"out at a higher number", with(three, agree(outAt(30))), "Ann 31 2nd out, Ben 29 1st, Cy 32 3rd out; Ben wins"},
		{"out at a number nobody has reached", with(three, agree(outAt(100))), "Ann 31 2nd, Ben 29 1st, Cy 32 3rd; Ann deals, Ben begins"},
		{"the first to a number", with(three, agree(firstTo(20))), "Ann 12 2nd, Ben 7 1st, Cy 20 3rd; Ben wins"},
		{"ties are broken after all", acts{cats(rounds(1), "Ann Ben"), round(3, 3), agree(house(nil, engine.House{"final_tie": "extra_round"}))}, "Ann 3 1st, Ben 3 1st; Ann+Ben tie; Ben deals, Ann begins"},
		{"ties are shared after all", acts{cats(rounds(1, "final_tie", "extra_round"), "Ann Ben"), round(3, 3), agree(engine.House{"final_tie": "shared"})}, "Ann 3 1st, Ben 3 1st; Ann+Ben wins"},
		{"a number that has to be exceeded", acts{carrying(cats(outAt(100), "Ann Ben Cy"), 90, 0, 0), round(10, 1, 1), agree(engine.House{"threshold_cmp": "exceed"})}, "Ann 100 3rd, Ben 1 1st, Cy 1 1st; Ben deals, Cy begins"},
		{"what was agreed before still holds", acts{cats(outAt(50), "Ann Ben Cy"), agree(engine.House{"threshold_cmp": "exceed"}), round(36, 0, 0), round(14, 0, 0)}, "Ann 50 3rd, Ben 0 1st, Cy 0 1st; Cy deals, Ann begins"},
		{"newcomers begin with nothing", acts{cats(rounds(3), "Ann Ben"), round(3, 4), join("Cy", ben), agree(engine.House{"late_join": "zero"})}, "Ann 3 2nd, Ben 4 3rd, Cy 0 1st; Ben deals, Cy begins"},
	})
	refuseAll(t, []no{
		{"a rule of another variant", three, agree(engine.House{"jokers": "2"}), engine.ErrHouseRule, "jokers"},
		{"a value a rule cannot have", three, agree(engine.House{"end": "never"}), engine.ErrHouseValue, "never"},
		{"a blank", three, agree(engine.House{"end": ""}), engine.ErrHouseValue, ""},
		{"before the beginning", nil, agree(rounds(3)), scoring.ErrNotStarted, ""},
	})
}

func TestAgreedCopiesTheHouse(t *testing.T) {
	h := rounds(3)
	g := play(t, cats(h, "Ann Ben"))
	changed := rounds(5)
	g = goOn(t, g, agree(changed))
	h["rounds"], changed["rounds"] = "1", "1"
	expect.Same(t, "the rounds agreed on", g.Sheet(noon).Ruleset.Number(engine.Rounds), 5)
}

func TestAgainStartsTheNextGame(t *testing.T) {
	tests := []struct {
		name   string
		play   acts
		people string
		dealer scoring.Player
	}{
		{"has the same people, and the deal moves on", acts{cats(rounds(3), "Ann Ben Cy"), round(1, 2, 3), round(1, 2, 3), round(1, 2, 3)}, "Ann Ben Cy", ann},
		{"begins with whoever was to deal, if none was dealt", acts{dealtBy(cats(rounds(3), "Ann Ben Cy"), cy)}, "Ann Ben Cy", cy},
		{
			"is dealt as the next round would be",
			acts{cats(rounds(1, "next_dealer", "highest"), "Ann Ben Cy"), round(1, 2, 3)},
			"Ann Ben Cy", cy,
		},
		{"has those who are out", acts{carrying(cats(outAt(100), "Ann Ben Cy"), 0, 99, 99), round(1, 2, 3)}, "Ann Ben Cy", ben},
		{"has not those who left", acts{cats(rounds(3), "Ann Ben Cy"), round(1, 2, 3), leave(ben)}, "Ann Cy", 1},
		{"has those who came", acts{cats(rounds(3), "Ann Ben"), round(1, 2), join("Cy", ann)}, "Ann Cy Ben", 1},
		{"keeps the seats", acts{cats(rounds(3), "Ann Ben Cy"), scoring.Reseat{At: noon, Seats: []scoring.Player{cy, ben, ann}}, round(1, 2, 3)}, "Cy Ben Ann", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			in := play(t, tt.play...).Again(after(99))
			s := play(t, in).Sheet(after(99))
			var people string
			for _, p := range s.People {
				people += " " + p.Name
			}
			if people != " "+tt.people || s.Dealer != tt.dealer {
				t.Errorf("%s play, player %d deals; want %s, %d", people, s.Dealer, tt.people, tt.dealer)
			}
			if s.Totals[0] != 0 || len(s.Rounds) != 0 {
				t.Errorf("it begins with %v after %d rounds", s.Totals, len(s.Rounds))
			}
		})
	}
}

func TestAnOldGameIsPlayedAgainByTheUsualRulesOfToday(t *testing.T) {
	again := func(house engine.House) engine.House {
		return play(t, game("cabo-1", house, "Ann Ben")).Again(noon).House
	}
	usual := engine.House{engine.NextDealer: engine.DealHighestTotal, engine.FirstTurn: engine.BeginAhead}
	expect.Same(t, "its log says nothing", again(nil), usual)
	expect.Same(t, "what it says stays", again(engine.House{engine.NextDealer: engine.DealLeft, engine.FirstTurn: engine.BeginAhead}),
		engine.House{engine.NextDealer: engine.DealLeft, engine.FirstTurn: engine.BeginAhead})
	expect.Same(t, "how it ended stays", play(t, cats(nil, "Ann Ben")).Again(noon).House, engine.House{})
}

func TestAgainKeepsTheHouseRules(t *testing.T) {
	g := play(t, cats(outAt(200), "Ann Ben"), agree(engine.House{"late_join": "zero"}))
	table := play(t, g.Again(noon)).Sheet(noon).Ruleset
	if table.Number(engine.Threshold) != 200 || table.Value(engine.LateJoin) != engine.JoinZero {
		t.Errorf("out at %d, newcomers get %s", table.Number(engine.Threshold), table.Value(engine.LateJoin))
	}
	for name, before := range map[string]acts{
		"two rounds of a game of single deals":        {game("recall", rounds(2), "Ann Ben")},
		"as many as players, after totals from paper": {carrying(cats(rounds(1), "Ann Ben"), 20, 31), scoring.EndGame{At: noon}},
		"as many as players, of whom two are left":    {cats(nil, "Ann Ben Cy"), leave(ben)},
	} {
		table := play(t, play(t, before...).Again(noon)).Sheet(noon).Ruleset
		expect.Same(t, name, table.Number(engine.Rounds), 2)
		expect.Same(t, name+": the end", table.Value(engine.End), engine.EndRounds)
	}
}
