package scoring_test

import (
	"errors"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/scoring"
)

// ours is a game of one's own in which the highest total wins.
var ours = engine.OwnGame{
	Name: "Ours", Word: "stop", Players: engine.Pair{2, 3}, Wins: "highest", Score: &engine.Pair{-5, 40},
	House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "50"},
}

// playedAs begins a game of one's own.
func playedAs(g engine.OwnGame, names string) scoring.Start {
	in := game("", nil, names)
	in.Game = &g
	return in
}

func TestAnOwnGameIsCountedByItsOwnFacts(t *testing.T) {
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

func TestWhatAnOwnGameCannotHaveIsRefused(t *testing.T) {
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

func TestAnOwnGameOfANewerTabbyIsToldFromNonsense(t *testing.T) {
	own := ours.Canonical()
	text, err := scoring.Marshal(play(t, playedAs(ours, "Ann Ben")).Events()[0])
	if err != nil {
		t.Fatal(err)
	}
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
