package engine_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// TestNumbersThatOlderProgramsRefuseAreMarked has Farkle, to 10,000, and Mölkky, which falls from
// twelve totals. An older program knows no field of that name, and keeps the game as it came.
func TestNumbersThatOlderProgramsRefuseAreMarked(t *testing.T) {
	falls := "51=25"
	for n := 52; n <= 62; n++ {
		falls += fmt.Sprintf(",%d=25", n)
	}
	for fields, wide := range map[string]bool{
		`"score":[-9999,9999],"house":{"threshold":9999,"exact_limit":9998,"falls":"9999=-9999"}`: false,
		`"house":{"end":"threshold_ends","threshold":10000}`:                                      true,
		`"house":{"end":"threshold_ends","threshold":99999,"exact_limit":99998}`:                  true,
		`"score":[0,10000]`:                  true,
		`"score":[-99999,99999]`:             true,
		`"house":{"falls":"10000=9000"}`:     true,
		`"house":{"falls":"` + falls + `"}`:  true,
		`"house":{"right_call_less":500}`:    true,
		`"house":{"wrong_call_penalty":500}`: true,
	} {
		g, err := engine.ParseCustomGame(ownWith(t, fields))
		if err != nil {
			t.Errorf("%s: %v", fields, err)
			continue
		}
		text := must.Get(json.Marshal(g.Canonical()))
		if strings.Contains(string(text), `"wide":true`) != wide || factsOf(t, text).Wide != wide {
			t.Errorf("%s is kept as %s", fields, text)
		}
	}
	for _, fields := range []string{`"house":{"falls":"` + falls + `,63=25"}`, `"house":{"falls":"100000=1"}`, `"wide":true,"house":{"threshold":100000}`} {
		if _, err := engine.ParseCustomGame(ownWith(t, fields)); !errors.Is(err, engine.ErrGameValue) {
			t.Errorf("%s: %v", fields, err)
		}
	}
}

// TestANewlyRefusedGameIsStillComputed has games that were begun before they were refused.
func TestANewlyRefusedGameIsStillComputed(t *testing.T) {
	for fields, names := range map[string]string{
		`"tabby_game":-1`:                               "tabby_game",
		`"name":"Our\u2028game"`:                        "name",
		`"word":"the\u2029end"`:                         "word",
		`"special":{"name":"a\u2028b","own":0}`:         "special",
		`"deck":"standard52","hand":[4],"score":[0,10]`: "score",
		`"deck":"standard52","hand":[4],"score":[5,99]`: "score",
	} {
		text := ownWith(t, fields)
		var said engine.Refusal
		if _, err := engine.ParseCustomGame(text); !errors.As(err, &said) || said.Field != names || !errors.Is(err, engine.ErrRules) {
			t.Errorf("%s is brought in: %v", fields, err)
		}
		if _, err := engine.ReadCustomGame(text); err != nil {
			t.Errorf("%s is not read any more: %v", fields, err)
		}
	}
	if _, err := engine.ParseCustomGame(ownWith(t, `"note":"one\u2028two","deck":"standard52","hand":[4],"score":[-5,99]`)); err != nil {
		t.Errorf("a note of two lines, and wider points: %v", err)
	}
}

func TestABlankCountsZeroOnlyIfARoundCan(t *testing.T) {
	for fields, can := range map[string]bool{
		`"house":{"blank_is_zero":true}`:                                true,
		`"score":[1,9],"house":{"blank_is_zero":true}`:                  false,
		`"deck":"standard52","hand":[4],"house":{"blank_is_zero":true}`: false,
	} {
		if _, err := engine.ParseCustomGame(ownWith(t, fields)); (err == nil) != can {
			t.Errorf("%s: %v", fields, err)
		}
	}
}
