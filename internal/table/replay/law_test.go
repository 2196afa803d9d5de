package replay

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/expect"
	_ "tabby/internal/testing/minusfour"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// An evening is a case of the sheet in the making.
type evening struct {
	setup   map[string]any
	actions []json.RawMessage
}

// line returns the case.
func (e evening) line() []byte {
	e.setup["actions"] = e.actions
	return must.Get(json.Marshal(e.setup))
}

// evenings draws cases of the sheet, mostly sensible: it plays along, so that it
// knows who is in.
var evenings = rapid.Custom(func(t *rapid.T) evening {
	draw := func(name string, of ...string) string { return rapid.SampledFrom(of).Draw(t, name) }
	end, config := engine.House{
		engine.End:       engine.Value(draw("end", "rounds", "time", "elimination", "threshold_ends")),
		engine.Rounds:    engine.Number(rapid.IntRange(1, 4).Draw(t, "rounds")),
		engine.Threshold: engine.Number(rapid.IntRange(1, 60).Draw(t, "threshold")),
		engine.Minutes:   engine.Number(10),
	}, engine.House{}
	for _, k := range []engine.Key{
		engine.FinalTie, engine.NobodySurvives, engine.ThresholdCmp, engine.TimeUp, engine.LateJoin, engine.WrongCallPenalty,
		engine.ExactLimit, engine.NextDealer,
	} {
		config[k] = rapid.SampledFrom(k.Rule().Words).Draw(t, string(k))
	}
	g := Given{Players: []string{"Ann", "Ben", "Cy", "Dee"}[:rapid.IntRange(2, 4).Draw(t, "players")], End: end, Config: config}
	e := evening{setup: map[string]any{
		"variant": draw("variant", "rat-a-tat-cat", "rat-a-tat-tat", "recall", "minus-four"),
		"given":   map[string]any{"players": g.Players, "end": g.End, "config": g.Config},
	}}
	at := sheetGame{words: languages.English()}
	must.Do(t, at.begin(e.setup["variant"].(string), g))
	for range rapid.IntRange(0, 20).Draw(t, "actions") {
		text := anyAction(t, at.sheet)
		if _, failed := at.act(text); failed != nil {
			t.Fatal(failed)
		}
		e.actions = append(e.actions, text)
	}
	return e
})

// anyAction draws an action, mostly sensible, at a clock that mostly goes on.
func anyAction(t *rapid.T, s scoring.Sheet) json.RawMessage {
	name := func() string { return rapid.SampledFrom([]string{"Ann", "Ben", "Cy", "Dee", "Eve"}).Draw(t, "name") }
	do := rapid.SampledFrom(slices.Sorted(maps.Keys(actions))).Draw(t, "do")
	if rapid.IntRange(0, 9).Draw(t, "a round") > 2 {
		do = "enter_round"
		if s.Tied != nil {
			do = "enter_tiebreak_round"
		}
	}
	scores, playing := map[string]int{}, s.Playing()
	if strings.HasPrefix(do, "edit") {
		playing = playing[:min(1, len(playing))]
	}
	for _, p := range playing {
		scores[s.People[p].Name] = rapid.SampledFrom([]int{0, 1, 5, 5, 20, 30, s.Ruleset.Score().Min}).Draw(t, "score")
	}
	in := map[string]any{
		"do": do, "scores": scores, "round": rapid.IntRange(1, 4).Draw(t, "round"),
		"name": name(), "player": name(), "seat_after": name(), "seats": []string{"Cy", "Ann", "Ben"},
		"config": map[string]int{"threshold": rapid.IntRange(1, 60).Draw(t, "new threshold")},
	}
	if rapid.IntRange(0, 4).Draw(t, "called") == 0 {
		in["called"] = name()
	}
	if rapid.IntRange(0, 4).Draw(t, "clock") == 0 {
		in["at"] = fmt.Sprintf("%02d:00", rapid.IntRange(0, 12).Draw(t, "minute"))
	}
	maps.DeleteFunc(in, func(field string, _ any) bool {
		return field != "do" && field != "at" && !slices.Contains(actions[do].fields, field)
	})
	return must.Get(json.Marshal(in))
}

func TestRandomGamesHaveResults(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		e := evenings.Draw(r, "case")
		got := replayed(t, e.line())
		if got.Failed != "" {
			r.Fatalf("failed: %s\n%s", got.Failed, e.line())
		}
		for i, s := range got.Steps {
			standsToReason(r, i, s)
			var a Action
			must.Do(r, json.Unmarshal(e.actions[i], &a))
			if code := got.Errors[i]; code != "" && !slices.Contains(actions[a.Do].codes, code) {
				r.Fatalf("%s has the error %s, which the reference does not say", e.actions[i], code)
			}
			if got.Errors[i] != "" && i > 0 && a.At == "" && a.Do != expires { // time that goes on may change a sheet
				expect.Same(r, "the sheet after an action that is refused", s, got.Steps[i-1])
			}
		}
	})
}

// standsToReason checks what holds of every sheet.
func standsToReason(t *rapid.T, i int, s map[string]any) {
	list := func(field string) []any { return s[field].([]any) }
	over := s["game_over"].(bool)
	if over != (s["next_dealer"] == nil) || over != (s["first_turn_next"] == nil) {
		t.Fatalf("step %d: over %t, %v deals and %v begins", i+1, over, s["next_dealer"], s["first_turn_next"])
	}
	if n := len(list("dealers")); float64(n) != s["rounds_recorded"] {
		t.Fatalf("step %d: %d dealers of %v rounds", i+1, n, s["rounds_recorded"])
	}
	if len(list("ranked"))+len(list("withdrawn")) != len(s["totals"].(map[string]any)) {
		t.Fatalf("step %d: ranked %v, withdrawn %v", i+1, list("ranked"), list("withdrawn"))
	}
	if (len(list("tiebreak_players")) > 0) != (s["tiebreak_dealer"] != nil) {
		t.Fatalf("step %d: %v are level, %v deals", i+1, list("tiebreak_players"), s["tiebreak_dealer"])
	}
	for _, gone := range list("eliminated") { // one who withdrew may have dealt before
		if s["next_dealer"] == gone {
			t.Fatalf("step %d: %v deals, who is out", i+1, gone)
		}
	}
	judged := len(list("winners")) > 0 && fmt.Sprintf("%T", list("winners")[0]) != "string"
	played := s["rounds_recorded"].(float64) > 0
	for _, total := range s["totals"].(map[string]any) {
		played = played || total.(float64) > 0
	}
	if wins := len(list("winners")) > 0; !judged && (over && played) != wins {
		t.Fatalf("step %d: over %t, %v win", i+1, over, list("winners"))
	}
}
