package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestCodeIsThatOfItsRow(t *testing.T) {
	for _, c := range codes {
		for _, reason := range c.reasons {
			expect.Same(t, reason.Error(), Code(reason), c.code)
		}
	}
}

func TestRefusalHasACode(t *testing.T) {
	hand := func(reason error) error {
		return scoring.Refusal{Reason: scoring.ErrCards, Player: "Ann", Cause: engine.Refusal{Reason: reason}}
	}
	for _, c := range []struct {
		name, code string
		err        error
	}{
		{"a score out of range", "ERR_SCORE_RANGE", scoring.Refusal{Reason: scoring.ErrScoreRange, Player: "Ann", Count: 37}},
		{"a score that is no number", "ERR_SCORE_RANGE", badScore{"Ann", errors.New("x")}},
		{"a number of cards", "ERR_SCORE_RANGE", scoring.ErrCardCount},
		{"a blank", "ERR_SCORE_MISSING", scoring.Refusal{Reason: scoring.ErrScoreMissing, Player: "Ben"}},
		{"a power card left", "ERR_MUST_REPLACE", hand(engine.ErrPowerLeft)},
		{"too many of a card", "ERR_SCORE_RANGE", hand(engine.ErrTooMany)},
		{"an unknown card", "ERR_SCORE_RANGE", hand(engine.ErrCard)},
		{"a small hand", "ERR_SCORE_RANGE", hand(engine.ErrHandSize)},
		{"one player", "ERR_PLAYER_COUNT", engine.Refusal{Reason: engine.ErrPlayers, Variant: "Recall", Count: 1}},
		{"an unknown game", "ERR_PHASE", engine.Refusal{Reason: engine.ErrVariant, Variant: "skat"}},
		{"the game is over", "ERR_GAME_OVER", fmt.Errorf("somewhere: %w", scoring.ErrGameOver)},
		{"a caller who is out", "ERR_PHASE", scoring.ErrCaller},
		{"a house rule that there is not", "ERR_FIELD", engine.Refusal{Reason: engine.ErrHouseRule, Key: "rouns"}},
		{"a field that there is not", "ERR_FIELD", unknownField{name: "dealr"}},
		{"a house rule of another game", "ERR_FIELD", unknownField{name: "snap_who", variant: "Cabo"}},
		{"an action that there is not", "ERR_FIELD", unknownField{name: "enter_rund", kind: "action"}},
		{"a line that cannot be read", "ERR_PHASE", errors.New("disk full")},
	} {
		expect.Same(t, c.name, Code(c.err), c.code)
	}
}

func TestEveryActionIsExplainedWithItsFields(t *testing.T) {
	for _, a := range Actions() {
		for _, field := range a.Fields {
			if !slices.ContainsFunc(ActionFields(), func(n Name) bool { return n.Name == field }) {
				t.Errorf("nothing says what the field %s of %s means", field, a.Do)
			}
		}
		var example map[string]json.RawMessage
		must.Do(t, json.Unmarshal([]byte(a.Example), &example))
		if _, err := ReadAction([]byte(a.Example)); err != nil || string(example["do"]) != fmt.Sprintf("%q", a.Do) || a.Does == "" {
			t.Errorf("%s: %q, with the example %s: %v", a.Do, a.Does, a.Example, err)
		}
	}
	said := []string{}
	for _, f := range NewGame() {
		said = append(said, f.Name)
	}
	want := slices.DeleteFunc(append(slices.Clone(sheetFields), "day"), func(name string) bool { return name == "mode" })
	expect.Same(t, "the fields of a new game that are explained", slices.Sorted(slices.Values(said)), slices.Sorted(slices.Values(want)))
	for _, c := range codes {
		if len(c.reasons) > 1 && c.means == "" && slices.ContainsFunc(Codes(), func(n Name) bool { return n.Name == c.code }) {
			t.Errorf("%s means several things, and nothing says all of them", c.code)
		}
	}
}

// TestEveryErrorOfAnActionCanBeMet plays a game for each error that the reference has. A random game
// (TestRandomGamesHaveResults) meets no other.
func TestEveryErrorOfAnActionCanBeMet(t *testing.T) {
	const (
		cat   = `"variant":"rat-a-tat-cat","given":{"players":["Ann","Ben"],"end":{"rounds":1}}`
		tied  = `"variant":"rat-a-tat-cat","given":{"players":["Ann","Ben"],"end":{"rounds":1},"config":{"final_tie":"extra_round"}}`
		skyjo = `"variant":"skyjo","given":{"players":["Ann","Ben"]}`
		dutch = `"variant":"dutch","given":{"players":["Ann","Ben"]}`
		won   = `"variant":"just-who-won","given":{"players":["Ann","Ben"]}`
		round = `{"do":"enter_round","scores":{"Ann":1,"Ben":2},"called":"Ann"}`
		over  = round + `,`
	)
	rounds := map[string]struct{ game, before, scores string }{
		"ERR_SCORE_MISSING":  {cat, "", `"scores":{"Ann":null}`},
		"ERR_SCORE_RANGE":    {cat, "", `"scores":{"Ann":99,"Ben":1}`},
		"ERR_MUST_REPLACE":   {cat, "", `"hands":{"Ann":["P","1","2","3"],"Ben":["1","2","3","4"]}`},
		"ERR_SPECIAL":        {cat, "", `"scores":{"Ann":{"special":true},"Ben":1}`},
		"ERR_CALLER_MISSING": {skyjo, "", `"scores":{"Ann":1,"Ben":2},"called":null`},
		"ERR_NOBODY_WON":     {won, "", `"scores":{"Ann":0,"Ben":0}`},
		"ERR_PHASE":          {cat, "", `"scores":{"Eve":1}`},
		"ERR_GAME_OVER":      {cat, over, `"scores":{"Ann":1,"Ben":2}`},
	}
	others := map[string][2]string{ // by action and code: the game, and the actions
		"add_player ERR_GAME_OVER":       {cat, over + `{"do":"add_player","name":"Cy"}`},
		"add_player ERR_PLAYER_COUNT":    {cat, `{"do":"add_player","name":"C"},{"do":"add_player","name":"D"},{"do":"add_player","name":"E"},{"do":"add_player","name":"F"},{"do":"add_player","name":"G"},{"do":"add_player","name":"H"}`},
		"add_player ERR_PHASE":           {cat, `{"do":"add_player","name":"Ann"}`},
		"agree ERR_PHASE":                {cat, `{"do":"agree","config":{"wrong_call_penalty":"x"}}`},
		"agree ERR_RULES":                {dutch, `{"do":"agree","config":{"wrong_call_penalty":"none","wrong_call_plus":5}}`},
		"clock_expires ERR_PHASE":        {cat, `{"do":"clock_expires"}`},
		"deal ERR_GAME_OVER":             {cat, over + `{"do":"deal"}`},
		"deal ERR_PHASE":                 {cat, `{"do":"deal"},{"do":"deal"}`},
		"dealer ERR_GAME_OVER":           {cat, over + `{"do":"dealer","player":"Ann"}`},
		"dealer ERR_PHASE":               {cat, `{"do":"dealer","player":"Eve"}`},
		"end_game ERR_GAME_OVER":         {cat, over + `{"do":"end_game"}`},
		"end_game ERR_PHASE":             {cat, `{"do":"end_game","won":["Eve"]}`},
		"enter_tiebreak_round ERR_PHASE": {cat, `{"do":"enter_tiebreak_round","scores":{"Ann":1,"Ben":2}}`},
		"pause ERR_GAME_OVER":            {cat, over + `{"do":"pause"}`},
		"pause ERR_PHASE":                {cat, `{"do":"pause"}`},
		"redo ERR_PHASE":                 {cat, `{"do":"redo"}`},
		"reseat ERR_GAME_OVER":           {cat, over + `{"do":"reseat","seats":["Ben","Ann"]}`},
		"reseat ERR_PHASE":               {cat, `{"do":"reseat","seats":["Ben"]}`},
		"resume ERR_PHASE":               {cat, `{"do":"resume"}`},
		"undo ERR_PHASE":                 {cat, `{"do":"undo"}`},
		"withdraw ERR_GAME_OVER":         {cat, over + `{"do":"withdraw","player":"Ann"}`},
		"withdraw ERR_PHASE":             {cat, `{"do":"withdraw","player":"Eve"}`},
	}
	corrected := map[string]string{cat: over, skyjo: over, won: `{"do":"enter_round","won":["Ann"]},`}
	first := map[string]string{"edit_round": `"round":1,`}
	for _, a := range Actions() {
		for _, code := range a.Errors {
			c, found := others[a.Do+" "+code]
			if !found {
				r := rounds[code]
				switch {
				case a.Do == "enter_tiebreak_round" && r.game == cat && r.before == "":
					r.game, r.before = tied, `{"do":"enter_round","scores":{"Ann":1,"Ben":1}},`
				case strings.HasPrefix(a.Do, "edit"):
					r.before = corrected[r.game]
					r.game = strings.Replace(r.game, `"rounds":1`, `"rounds":9`, 1)
				}
				c = [2]string{r.game, r.before + `{"do":"` + a.Do + `",` + first[a.Do] + r.scores + `}`}
			}
			got := replayed(t, []byte(`{"id":"x",`+c[0]+`,"actions":[`+c[1]+`]}`))
			if n := len(got.Errors); got.Failed != "" || n == 0 || got.Errors[n-1] != code {
				t.Errorf("%s is to be refused with %s, not %v %s: %s", a.Do, code, got.Errors, got.Failed, c[1])
			}
		}
	}
}
