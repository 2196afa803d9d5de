package bring_test

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// table returns a game as CSV, and as it is read again.
func table(t rapid.TB, g scoring.Game) (text string, again scoring.Sheet) {
	t.Helper()
	text = written(t, at, g)
	games, err := read(older(t, text))
	if err != nil || len(games) != 1 {
		t.Fatalf("%v in\n%s", err, text)
	}
	return text, scoringtest.Fold(games[0].Events).Sheet(at)
}

func TestCountOfARoundIsReadBack(t *testing.T) {
	score := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	special := &scoring.Score{Special: true}
	round := func(caller scoring.Player, scores ...*scoring.Score) scoring.Intent {
		return scoring.Record{At: at, Caller: caller, Scores: scores}
	}
	for _, tt := range []struct {
		name, variant string
		house         engine.House
		rounds        []scoring.Intent
		rows          []string // that are written, among others
	}{
		{
			"Cabo: a right call, a kamikaze, and 100 that falls to 50", "cabo", nil,
			[]scoring.Intent{round(0, score(5), score(50), score(12)), round(scoring.Nobody, score(30), nil, special)},
			[]string{",1,counts,Ann,5,,0,,0,yes,", ",2,counts,Ben,,,50,,50,,", ",2,counts,Cy,0,,0,yes,12,,"},
		},
		{
			"by other house rules, which the table has", "cabo",
			engine.House{engine.Falls: "100=20,60=40", engine.RightCall: engine.CountsOwn, engine.RightCallLess: "3", engine.WrongCallPenalty: engine.PenaltyDouble},
			[]scoring.Intent{round(0, score(5), score(50), score(12)), round(2, score(1), score(10), score(30))},
			[]string{"right_call_less=3 falls=100=20,60=40", ",1,counts,Ann,5,,2,,2,yes,", ",2,counts,Ben,10,,10,,40,,", ",2,counts,Cy,30,30,60,,72,yes,"},
		},
		{
			"Skyjo: who ends it doubles", "skyjo", nil,
			[]scoring.Intent{round(1, score(4), score(12), score(-7))},
			[]string{",1,counts,Ben,12,12,24,,24,yes,"},
		},
		{
			"Uno: one number a round, and blanks count 0", "any-game",
			engine.House{engine.BlankIsZero: engine.On},
			[]scoring.Intent{round(scoring.Nobody, nil, score(26), nil), round(scoring.Nobody, nil, nil, score(9999))},
			[]string{",1,counts,Ann,0,", ",1,counts,Ben,26,", "blank_is_zero=true"},
		},
		{
			"Recall: a doubled penalty is higher than a fixed one can be", "recall",
			engine.House{engine.WrongCallPenalty: engine.PenaltyDouble},
			[]scoring.Intent{round(0, score(101), score(0), score(7))},
			[]string{",1,counts,Ann,101,101,202,,202,yes,"},
		},
		{
			"below zero: a doubled penalty of 5 and of 0", "minus-four",
			engine.House{engine.WrongCallPenalty: engine.PenaltyDouble},
			[]scoring.Intent{round(0, score(5), score(0), score(7)), round(0, score(0), score(-2), score(7))},
			[]string{",1,counts,Ann,5,5,10,,10,yes,", ",2,counts,Ann,0,,0,,10,yes,"},
		},
		{
			"Cactus: a round counts 1", "cactus", nil,
			[]scoring.Intent{round(1, score(4), score(3), score(7)), round(scoring.Nobody, score(4), score(4), score(7))},
			[]string{",1,counts,Ben,3,,1,,1,yes,", ",2,counts,Ann,4,,1,,1,,"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rules := engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(len(tt.rounds))}
			for k, v := range tt.house {
				rules[k] = v
			}
			start := scoring.Start{At: at, Variant: tt.variant, House: rules, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}
			g := scoringtest.Play(append([]scoring.Intent{start}, tt.rounds...)...)
			text, again := table(t, g)
			expect.Same(t, "the sheet of "+text, asRead(again), asRead(g.Sheet(at)))
			for _, row := range tt.rows {
				if !strings.Contains(text, row) {
					t.Errorf("%q is not in\n%s", row, text)
				}
			}
		})
	}
}

func TestACustomGameIsReadBack(t *testing.T) {
	own := engine.CustomGame{Name: "Grandma's, \"two\"", Players: engine.Pair{2, 3}, Wins: "highest", Score: &engine.Pair{-9, 40}}
	start := scoring.Start{At: at, Game: &own, House: engine.House{engine.Rounds: "2"}, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
	round := scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: -9}, {Points: 40}}}
	g := scoringtest.Play(start, round, round)
	text, again := table(t, g)
	expect.Same(t, "the sheet of "+text, asRead(again), asRead(g.Sheet(at)))
	if again.Ruleset.Rules.Name != own.Name || strings.Count(older(t, text), "tabby_game") != 1 {
		t.Errorf("a game of %s in\n%s", again.Ruleset.Rules.Name, text)
	}
	for was, reason := range map[string]error{own.Canonical().Variant() + ",": bring.ErrVariant, "-9,40": engine.ErrRules} {
		expect.Error(t, "without "+was, expect.ErrorOf(read(strings.Replace(older(t, text), was, "own-a,", 1))), reason)
	}
}

func TestUnknownHouseRuleInATableIsRefused(t *testing.T) {
	const rows = ",1,Ann,9\n2026-01-02,cabo,falls=100=50,1,Ben,4\n"
	for rule, reason := range map[string]error{"fals=100=50": bring.ErrRule, "rounds=3": bring.ErrRule, "falls=50=100": engine.ErrRules, "right_call=none": engine.ErrHouseValue} {
		if _, err := read("date,variant,rules,round,player,points\n2026-01-02,cabo," + rule + rows); !errors.Is(err, reason) {
			t.Errorf("%s: %v", rule, err)
		}
	}
}

func TestTablesThatAnyTabbyWroteAreRecognized(t *testing.T) {
	const now = "game,date,variant,ending,rules,definition,round,kind,player,points,penalty,counted,special,total,called,final,place,won,head_start"
	for what, head := range map[string]string{
		"of today":                 now,
		"without head starts":      strings.TrimSuffix(now, ",head_start"),
		"of semicolons":            strings.ReplaceAll(now, ",", ";"),
		"of tabs":                  strings.ReplaceAll(now, ",", "\t"),
		"without the games around": "game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won",
	} {
		if !isOwn(head) {
			t.Errorf("a table %s is not known", what)
		}
	}
	if isOwn(strings.Replace(now, ",rules", "", 1)) {
		t.Error("a table that no Tabby wrote is known")
	}
}
