package scoring_test

import (
	"errors"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// ours is a custom game in which the highest total wins.
var ours = engine.CustomGame{
	Name: "Ours", Word: "stop", Players: engine.Pair{2, 3}, Wins: "highest", Score: &engine.Pair{-5, 40},
	House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "50"},
}

// playedAs begins a custom game.
func playedAs(g engine.CustomGame, names string) scoring.Start {
	in := game("", nil, names)
	in.Game = &g
	return in
}

func TestACustomGameIsCountedByItsOwnFacts(t *testing.T) {
	g := play(t, playedAs(ours, "Ann Ben"), round(20, 31), round(30, 15))
	s := g.Sheet(noon)
	if !s.Over || len(s.Winners) != 1 || s.Winners[0] != ann || s.Ruleset.Rules.Name != "Ours" {
		t.Errorf("over %v, won by %v, a game of %s", s.Over, s.Winners, s.Ruleset.Rules.Name)
	}
	begun, _ := g.Started()
	if begun.Variant != ours.Canonical().Variant() || begun.Game.ID == "" {
		t.Errorf("it begins as %q, %+v", begun.Variant, begun.Game)
	}
	if again := g.Again(noon); again.Game == nil || again.Game.Name != "Ours" {
		t.Errorf("another one is of %+v", again.Game)
	}
}

func TestImpossibleCustomGameIsRefused(t *testing.T) {
	zero := engine.House{engine.RightCall: engine.CountsZero}
	wrong := ours
	wrong.House = zero
	begun := play(t, playedAs(ours, "Ann Ben"))
	for name, tt := range map[string]struct {
		game   scoring.Game
		in     scoring.Intent
		reason error
	}{
		"zero where the highest wins":  {scoring.Game{}, playedAs(wrong, "Ann Ben"), engine.ErrRules},
		"that agreed on later":         {begun, scoring.Agree{At: noon, House: zero}, engine.ErrRules},
		"four at a game for three":     {scoring.Game{}, playedAs(ours, "Ann Ben Cy Dee"), engine.ErrPlayers},
		"a score of more than is said": {begun, round(41, 0), scoring.ErrScoreRange},
	} {
		if _, err := scoring.Decide(tt.game, tt.in); !errors.Is(err, tt.reason) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestACustomGameOfANewerTabbyIsToldFromNonsense(t *testing.T) {
	own := ours.Canonical()
	text := must.Get(scoring.Marshal(play(t, playedAs(ours, "Ann Ben")).Events()[0]))
	for name, tt := range map[string]struct {
		old, changed string
		newer, known bool
	}{
		"as it is":                     {"", "", false, true},
		"a form of later":              {`"tabby_game":1`, `"tabby_game":2,"players":"any"`, true, false},
		"a field of later":             {`"tabby_game":1`, `"tabby_game":1,"teams":2`, true, false},
		"a field of a special hand":    {`"tabby_game":1`, `"tabby_game":1,"special":{"name":"Royal","own":0,"colour":3}`, true, false},
		"a word of later":              {`"wins":"highest"`, `"wins":"middle"`, true, false},
		"a deck of later":              {`"tabby_game":1`, `"tabby_game":1,"deck":"tarot78","hand":[4]`, true, false},
		"a house rule of later":        {`"threshold":50`, `"threshold":50,"hats":true`, true, false},
		"no game at its variant":       {`,"game":`, `,"weather":`, true, false},
		"a field that is no word":      {`"tabby_game":1`, `"tabby_game":1,"rm -rf":2`, false, false},
		"the ID of another":            {own.ID + `","name"`, strings.Repeat("a", len(own.ID)) + `","name"`, false, false},
		"the variant of another":       {`"variant":"own-`, `"variant":"own-a`, false, false},
		"a house rule that cannot be":  {`"threshold":50`, `"threshold":50,"right_call":"zero"`, false, false},
		"bounds that are none":         {`[-5,40]`, `[40,-5]`, false, false},
		"a name that cannot be read":   {`"Ours"`, `""`, false, false},
		"three bounds instead of two":  {`[-5,40]`, `[-5,0,40]`, false, false},
		"another fact with the old ID": {`[-5,40]`, `[-5,41]`, false, false},
	} {
		changed := strings.Replace(string(text), tt.old, tt.changed, 1)
		if tt.old != "" && changed == string(text) {
			t.Fatalf("%s changes nothing in %s", name, text)
		}
		e, err := scoring.UnmarshalAll([]byte(changed))
		if err == nil {
			err = scoring.Fits(scoring.Game{}, e)
		}
		if (err == nil) != tt.known || errors.Is(err, scoring.ErrNewer) != tt.newer {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAGameThatIsRefusedNowGoesOnIfItHasBegun has a beginning of each kind that is refused where a
// game is made today. Each was written by a program that took it, and counts as before.
func TestAGameThatIsRefusedNowGoesOnIfItHasBegun(t *testing.T) {
	for _, game := range []string{
		`{"tabby_game":-1,"name":"Ours","players":[2,8]}`,
		`{"tabby_game":1,"name":"Our\u2028game","players":[2,8]}`,
		`{"tabby_game":1,"name":"Ours","word":"the\u2029end","players":[2,8]}`,
		`{"tabby_game":1,"name":"Ours","players":[2,8],"special":{"name":"a\u2028b","own":0}}`,
		`{"tabby_game":1,"name":"Ours","players":[2,8],"deck":"standard52","hand":[4],"score":[0,39]}`,
	} {
		own := must.Get(engine.ReadCustomGame([]byte(game)))
		if own.CheckNew() == nil {
			t.Errorf("%s is no longer refused", game)
		}
		own.ID = own.Canonical().ID
		start := scoring.Started{At: noon, Variant: own.Canonical().Variant(), People: playedAs(own, "Ann Ben").People, Game: &own}
		g := goOn(t, readAsWritten(t, [][]byte{must.Get(scoring.Marshal(start))}), round(5, 30), round(0, 8))
		expect.Same(t, game+": totals", g.Sheet(noon).Totals, []int{5, 38})
	}
}

func TestABlankCountsZeroBesideAScore(t *testing.T) {
	zero := engine.House{engine.BlankIsZero: engine.On}
	begun := play(t, game("any-game", zero, "Ann Ben Cy"))
	g := goOn(t, begun, round(blank, 26, blank), round(3, blank, 4))
	expect.Same(t, "totals", g.Sheet(noon).Totals, []int{3, 26, 4})
	expect.Same(t, "rounds that lack a score", g.Sheet(noon).Missing(), nil)
	g = goOn(t, g, scoring.Correct{At: noon, Round: 0, Scores: map[scoring.Player]*scoring.Score{ann: points1(26), ben: nil}})
	expect.Same(t, "corrected totals", g.Sheet(noon).Totals, []int{29, 0, 4})
	sat := scoring.Record{At: noon, Scores: []*scoring.Score{{SatOut: true}, nil, nil}, Caller: none}
	for _, in := range []scoring.Intent{round(blank, blank, blank), sat} {
		expect.Error(t, "a round without any score", expect.ErrorOf(scoring.Decide(begun, in)), scoring.ErrScoreMissing)
	}
	r, known := begun.Sheet(noon).Expect(round(blank, 26, blank).Scores, none)
	if !known || r.Cells[0].Counted != 0 || r.Cells[0].Mark != scoring.Written {
		t.Errorf("before it is written Ann has %+v", r.Cells[0])
	}
}

// TestOldCustomGamesCanBeRead has a beginning as the first version wrote it. It is never
// changed: people's evenings are kept in these words.
func TestOldCustomGamesCanBeRead(t *testing.T) {
	const begun = `{"started":{"at":"2024-03-09T12:00:00Z","variant":"own-ypqmdcpm7scqdwyn","people":[{"name":"Ann"},{"name":"Ben"}],"dealer":0,` +
		`"game":{"tabby_game":1,"id":"ypqmdcpm7scqdwyn","name":"Grandma's Cabo","word":"Cabo","players":[2,8],"changes":true,` +
		`"deck":[["0",0,2],["1",1,4],["12",12,4],["13",13,2]],"hand":[4],` +
		`"special":{"name":"Kamikaze","cards":["12","12","13","13"],"own":0,"others":50},` +
		`"house":{"end":"threshold_ends","falls":"100=50*1","first_turn":"winner","right_call":"zero","threshold_cmp":"exceed","wrong_call_penalty":10}}}}`
	g := readAsWritten(t, [][]byte{[]byte(begun)})
	g = goOn(t, g, called(ann, 5, 50), called(ann, 30, 2), called(none, 20, 48))
	expect.Same(t, "totals", g.Sheet(noon).Totals, []int{60, 50})
}
