package replay

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// trio is a game of three players to which a test adds actions.
const trio = `{"id":"t","variant":"rat-a-tat-cat","given":{"players":["Ann","Ben","Cy"]%s},"actions":[%s]}`

func play3(t *testing.T, given string, actions ...string) outcome {
	t.Helper()
	if given != "" {
		given = "," + given
	}
	got := replayed(t, fmt.Appendf(nil, trio, given, strings.Join(actions, ",")))
	if got.Failed != "" {
		t.Fatalf("failed: %s", got.Failed)
	}
	return got
}

func enter(ann, ben, cy string) string {
	return fmt.Sprintf(`{"do":"enter_round","scores":{"Ann":%s,"Ben":%s,"Cy":%s}}`, ann, ben, cy)
}

const (
	none  = ""
	over  = "ERR_GAME_OVER"
	phase = "ERR_PHASE"
	field = "ERR_FIELD"
	blanc = "ERR_SCORE_MISSING"
	reach = "ERR_SCORE_RANGE"
)

func TestSheetRefusalHasItsCode(t *testing.T) {
	const timed = `"end":{"end":"time","minutes":10`
	one, tie := `"end":{"rounds":1}`, `"end":{"rounds":1},"config":{"final_tie":"extra_round"}`
	for _, c := range []struct {
		name, given string
		actions     []string
		errors      []string
	}{
		{"a score that is not whole", "", []string{enter("3.5", "1", "1")}, []string{reach}},
		{"a score that is whole all the same", "", []string{enter("7.0", "1e1", "0")}, []string{none}},
		{"a score beyond all numbers", "", []string{enter("1e400", "1", "1")}, []string{reach}},
		{"a word for a score", "", []string{enter(`"7"`, "1", "1")}, []string{reach}},
		{"a yes for a score", "", []string{enter("true", "1", "1")}, []string{reach}},
		{"a list for a score", "", []string{enter("[7]", "1", "1")}, []string{reach}},
		{"null for a score", "", []string{enter("null", "1", "1")}, []string{blanc}},
		{"no scores at all", "", []string{`{"do":"enter_round"}`}, []string{blanc}},
		{"an unknown player's score", "", []string{`{"do":"enter_round","scores":{"Ann":1,"Ben":1,"Cy":1,"Zoe":1}}`}, []string{phase}},
		{"one player by two names", "", []string{`{"do":"enter_round","scores":{"Ann":1,"ann ":1,"Ben":1,"Cy":1}}`}, []string{phase}},
		{"a name in capitals", "", []string{`{"do":"enter_round","scores":{"ANN":1,"ben":1," Cy":1}}`}, []string{none}},
		{"scores in a row", "", []string{`{"do":"enter_round","scores":[1,2,3]}`}, []string{phase}},
		{"a player who sat out", "", []string{enter(`{"sat_out":true}`, "1", "1")}, []string{none}},
		{"four cards each", "", []string{hands(`["9","9","9","0"]`)}, []string{none}},
		{"a power card among them", "", []string{hands(`["9","9","9","P"]`)}, []string{"ERR_MUST_REPLACE"}},
		{"three cards", "", []string{hands(`["9","9","9"]`)}, []string{reach}},
		{"cards nobody has", "", []string{hands(`["9","9","9","KH"]`)}, []string{reach}},
		{"a number for cards", "", []string{hands(`27`)}, []string{reach}},
		{"no cards yet", "", []string{hands(`null`)}, []string{blanc}},
		{"an unknown player who called", "", []string{`{"do":"enter_round","scores":{"Ann":1,"Ben":1,"Cy":1},"called":"Zoe"}`}, []string{phase}},
		{"nobody called", "", []string{`{"do":"enter_round","scores":{"Ann":1,"Ben":1,"Cy":1},"called":null}`}, []string{none}},
		{"a round after the last", one, []string{enter("1", "2", "3"), enter("1", "2", "3")}, []string{none, over}},
		{"an ordinary round where an extra one is due", tie, []string{enter("1", "1", "3"), `{"do":"enter_round","scores":{"Ann":1,"Ben":2}}`}, []string{none, phase}},
		{"an extra round where none is due", tie, []string{`{"do":"enter_tiebreak_round","scores":{"Ann":1,"Ben":2}}`}, []string{phase}},
		{
			"an extra round among the wrong players", tie,
			[]string{enter("1", "1", "3"), `{"do":"enter_tiebreak_round","scores":{"Ann":1,"Ben":2,"Cy":3}}`},
			[]string{none, phase},
		},
		{"a correction of no round", "", []string{`{"do":"edit_last_round","scores":{"Ann":1}}`}, []string{phase}},
		{"a correction that names no round", "", []string{enter("1", "2", "3"), `{"do":"edit_round","scores":{"Ann":1}}`}, []string{none, phase}},
		{"a correction of half a round", "", []string{enter("1", "2", "3"), `{"do":"edit_round","round":1.5,"scores":{"Ann":1}}`}, []string{none, phase}},
		{"a correction of a later round", "", []string{enter("1", "2", "3"), `{"do":"edit_round","round":2,"scores":{"Ann":1}}`}, []string{none, phase}},
		{"a correction after the end", one, []string{enter("1", "2", "3"), `{"do":"edit_round","round":1,"scores":{"Ann":9}}`}, []string{none, none}},
		{"an unknown action", "", []string{`{"do":"dance"}`}, []string{field}},
		{"an unreadable time", "", []string{`{"do":"deal","at":"noon"}`}, []string{phase}},
		{"a deal in a round", "", []string{`{"do":"deal"}`, `{"do":"deal"}`}, []string{none, phase}},
		{"nothing to undo", "", []string{`{"do":"undo"}`}, []string{phase}},
		{"undo and redo", "", []string{enter("1", "2", "3"), `{"do":"undo"}`, `{"do":"redo"}`, `{"do":"redo"}`}, []string{none, none, none, phase}},
		{"an unknown player withdraws", "", []string{`{"do":"withdraw","player":"Zoe"}`}, []string{phase}},
		{"a second Ann", "", []string{`{"do":"add_player","name":"ann"}`}, []string{phase}},
		{"a number for a name", "", []string{`{"do":"add_player","name":7}`}, []string{phase}},
		{"a seat beside an unknown player", "", []string{`{"do":"add_player","name":"Dee","seat_after":"Zoe"}`}, []string{phase}},
		{"not all seats", "", []string{`{"do":"reseat","seats":["Ann","Ben"]}`}, []string{phase}},
		{"one seat twice", "", []string{`{"do":"reseat","seats":["Ann","Ben","Ann"]}`}, []string{phase}},
		{"new seats", "", []string{`{"do":"reseat","seats":["Ben","Ann","Cy"]}`}, []string{none}},
		{"another dealer", "", []string{`{"do":"dealer","player":"Cy"}`}, []string{none}},
		{"an agreement", "", []string{`{"do":"agree","config":{"wrong_call_penalty":10}}`}, []string{none}},
		{"an agreement on nothing there is", "", []string{`{"do":"agree","config":{"jokers":2}}`}, []string{field}},
		{"a pause without a clock", "", []string{`{"do":"pause"}`}, []string{phase}},
		{"time is up without a clock", "", []string{`{"do":"clock_expires"}`}, []string{phase}},
		{
			"time that is not up", timed + `}`,
			[]string{`{"do":"clock_expires","at":"09:59"}`, `{"do":"pause"}`, `{"do":"clock_expires"}`},
			[]string{phase, none, phase},
		},
		{
			"time that is up in a round, sent twice", timed + `}`,
			[]string{`{"do":"deal"}`, `{"do":"clock_expires"}`, `{"do":"clock_expires"}`, enter("1", "2", "3")},
			[]string{none, none, none, none},
		},
		{
			"time that is up between rounds, sent twice", timed + `}`,
			[]string{`{"do":"clock_expires"}`, `{"do":"clock_expires"}`, `{"do":"deal"}`},
			[]string{none, none, over},
		},
		{
			"time that is up and leaves two level", timed + `},"config":{"final_tie":"extra_round"}`,
			[]string{enter("1", "1", "3"), `{"do":"clock_expires"}`, `{"do":"clock_expires"}`, `{"do":"enter_tiebreak_round","scores":{"Ann":1,"Ben":2}}`},
			[]string{none, none, none, none},
		},
		{"stopping twice", "", []string{`{"do":"end_game"}`, `{"do":"end_game"}`}, []string{none, over}},
		{"a check of a blank", "", []string{`{"do":"check_round","scores":{"Ann":1}}`}, []string{blanc}},
		{"a judgement of too few", "", []string{`{"do":"enter_result","result":{"Ann":[1,2]}}`}, []string{blanc}},
		{"a result of one number", "", []string{`{"do":"enter_result","result":{"Ann":[1]}}`}, []string{reach}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play3(t, c.given, c.actions...)
			expect.Same(t, "the codes", got.Errors, c.errors)
		})
	}
}

// hands is a round in which Ann's cards are named.
func hands(ann string) string {
	return fmt.Sprintf(`{"do":"enter_round","hands":{"Ann":%s},"scores":{"Ben":1,"Cy":1}}`, ann)
}

func TestTheStateOfASheetIsPrinted(t *testing.T) {
	out, ten := `"end":{"end":"elimination","threshold":30}`, `"end":{"end":"time","minutes":10}`
	for _, c := range []struct {
		name, given string
		actions     []string
		state       string
	}{
		{
			"a game that has not begun", "", nil,
			`{"totals":{"Ann":0,"Ben":0,"Cy":0},"next_dealer":"Ann","first_turn_next":"Ben","rounds_recorded":0,"dealers":[],"game_over":false,
			"eliminated":[],"withdrawn":[],"voided":[],"missing":[],"tiebreak":{},"tiebreak_players":[],"tiebreak_dealer":null,
			"ranking":{"Ann":1,"Ben":1,"Cy":1},"ranked":["Ann","Ben","Cy"],"winners":[],"warnings":[],"message":null,"clock":null}`,
		},
		{
			"cards count what they count", "",
			[]string{hands(`["9","9","9","0"]`)},
			`{"totals":{"Ann":27,"Ben":1,"Cy":1}}`,
		},
		{
			"who called wrongly pays", `"config":{"wrong_call_penalty":5}`,
			[]string{`{"do":"enter_round","scores":{"Ann":2,"Ben":1,"Cy":1},"called":"Ann"}`},
			`{"totals":{"Ann":7,"Ben":1,"Cy":1}}`,
		},
		{
			"who called can be corrected", `"config":{"wrong_call_penalty":5}`,
			[]string{
				`{"do":"enter_round","scores":{"Ann":2,"Ben":1,"Cy":1},"called":"Ann"}`,
				`{"do":"edit_last_round","called":null}`,
			},
			`{"totals":{"Ann":2,"Ben":1,"Cy":1}}`,
		},
		{
			"those who went out on paper went first", out + `,"totals_before":{"Ann":40,"Ben":5},"already_out_in_round":{"Ann":2}`,
			nil, `{"totals":{"Ann":40,"Ben":5,"Cy":0},"eliminated":["Ann"],"next_dealer":"Ben","ranked":["Cy","Ben","Ann"]}`,
		},
		{
			"the later out, the later named", out + `,"dealer":"Cy"`,
			[]string{enter("1", "1", "31"), `{"do":"enter_round","scores":{"Ann":30,"Ben":0}}`},
			`{"eliminated":["Cy","Ann"],"winners":["Ben"],"game_over":true,"next_dealer":null,"first_turn_next":null}`,
		},
		{
			"paper goes before this sheet", out + `,"totals_before":{"Cy":40},"already_out_in_round":{"Cy":4}`,
			[]string{`{"do":"enter_round","scores":{"Ann":30,"Ben":1}}`},
			`{"eliminated":["Cy","Ann"],"winners":["Ben"]}`,
		},
		{
			"those who went out together stand as they sit", out + `,"dealer":"Cy"`,
			[]string{enter("1", "31", "32"), `{"do":"undo"}`, `{"do":"reseat","seats":["Cy","Ann","Ben"]}`, enter("1", "31", "32")},
			`{"eliminated":["Cy","Ben"],"dealers":["Cy"]}`,
		},
		{
			"a round that puts everybody out is void", out + `,"config":{"nobody_survives":"replay"}`,
			[]string{enter("1", "2", "3"), enter("30", "30", "30"), enter("30", "30", "30")},
			`{"voided":[2,3],"rounds_recorded":1,"dealers":["Ann"],"next_dealer":"Ben","totals":{"Ann":1,"Ben":2,"Cy":3}}`,
		},
		{
			"a correction makes a later score missing", out,
			[]string{enter("1", "1", "31"), `{"do":"enter_round","scores":{"Ann":3,"Ben":4}}`, `{"do":"edit_round","round":1,"scores":{"Cy":3}}`},
			`{"missing":[{"round":2,"player":"Cy"}],"eliminated":[]}`,
		},
		{
			"a player who left keeps the total and has no place", "",
			[]string{enter("1", "2", "3"), `{"do":"withdraw","player":"Ann"}`},
			`{"withdrawn":["Ann"],"totals":{"Ann":1,"Ben":2,"Cy":3},"ranking":{"Ben":1,"Cy":2},"ranked":["Ben","Cy"],"next_dealer":"Ben"}`,
		},
		{
			"a new player sits last by default", "",
			[]string{`{"do":"add_player","name":"Dee"}`, `{"do":"add_player","name":"Eve","seat_after":"Ann"}`, `{"do":"dealer","player":"Dee"}`},
			`{"next_dealer":"Dee","first_turn_next":"Ann","totals":{"Ann":0,"Ben":0,"Cy":0,"Dee":0,"Eve":0}}`,
		},
		{
			"an extra round is due", `"end":{"rounds":1},"config":{"final_tie":"extra_round"}`,
			[]string{enter("2", "3", "2")},
			`{"tiebreak_players":["Ann","Cy"],"tiebreak_dealer":"Cy","next_dealer":"Cy","game_over":false,"winners":[]}`,
		},
		{
			"extra rounds add up", `"end":{"rounds":1},"config":{"final_tie":"extra_round"}`,
			[]string{
				enter("2", "3", "2"), `{"do":"enter_tiebreak_round","scores":{"Ann":4,"Cy":4}}`,
				`{"do":"enter_tiebreak_round","scores":{"Ann":5,"Cy":1}}`,
			},
			`{"tiebreak":{"Ann":9,"Cy":5},"winners":["Cy"],"dealers":["Ann"],"rounds_recorded":1,"totals":{"Ann":2,"Ben":3,"Cy":2},"tiebreak_players":[]}`,
		},
		{
			"the clock runs", ten + `,"clock_start":"1:00:00"`,
			[]string{`{"do":"deal","at":"1:04:30"}`},
			`{"clock":{"deadline":"1:10:00","left":"05:30","paused":false},"message":null,"game_over":false}`,
		},
		{
			"time runs out at the deadline if nobody says when", ten,
			[]string{`{"do":"deal"}`, `{"do":"clock_expires"}`, `{"do":"clock_expires"}`},
			`{"clock":{"deadline":"10:00","left":"00:00","paused":false},"message":"time is up: finish this round","game_over":false}`,
		},
		{
			"a turn is finished where the table agreed so", ten + `,"config":{"time_up":"finish_turn"}`,
			[]string{`{"do":"deal"}`, `{"do":"clock_expires"}`},
			`{"message":"time is up: finish this turn, then score"}`,
		},
		{
			"with no round on the table the game is over", ten,
			[]string{enter("1", "2", "3"), `{"do":"clock_expires"}`, `{"do":"clock_expires"}`},
			`{"game_over":true,"winners":["Ann"],"message":null}`,
		},
		{
			"a round may be on the table although nobody said so", ten,
			[]string{`{"do":"clock_expires","in_round":true}`},
			`{"game_over":false,"message":"time is up: finish this round"}`,
		},
		{
			"a clock that stands still has no end", ten,
			[]string{`{"do":"pause","at":"05:00"}`, `{"do":"clock_expires","at":"20:00"}`},
			`{"clock":{"deadline":"25:00","left":"05:00","paused":true},"game_over":false}`,
		},
		{
			"a doubt is kept for every check", "",
			[]string{
				`{"do":"check_round","scores":{"Ann":36,"Ben":36,"Cy":34}}`,
				`{"do":"check_round","scores":{"Ann":37,"Ben":1,"Cy":1}}`,
				`{"do":"check_round","scores":{"Ann":9,"Ben":9,"Cy":9}}`,
			},
			`{"warnings":["sum 106 > 105 (nine 9s + three 8s)",null],"rounds_recorded":0}`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var want map[string]any
			must.Do(t, json.Unmarshal([]byte(c.state), &want))
			compare(t, "the end", want, play3(t, c.given, c.actions...).State)
		})
	}
}

func TestAPlayerWhoseExitIsUnknownWentOutLastOnPaper(t *testing.T) {
	got := replayed(t, []byte(`{"variant":"rat-a-tat-cat","given":{"players":["Ann","Ben","Cy","Di"],"end":{"end":"elimination"},
		"totals_before":{"Ann":101,"Ben":105,"Cy":3,"Di":4},"already_out_in_round":{"Ben":2}},"actions":[]}`))
	compare(t, "the beginning", map[string]any{
		"eliminated": []any{"Ben", "Ann"}, "ranked": []any{"Cy", "Di", "Ann", "Ben"},
	}, got.State)
}

func TestDealIsJudgedUnderItsHouseRules(t *testing.T) {
	got := replayed(t, []byte(`{"variant":"recall","given":{"players":["Ann","Ben"],"end":{"end":"elimination"},"config":{"jokers":0}},
		"actions":[{"do":"enter_result","result":{"Ann":[7,2],"Ben":[6,9]}},{"do":"enter_round","result":{"Ann":[3,1],"Ben":[4,1]}}]}`))
	compare(t, "the end", map[string]any{
		"winners": []any{[]any{"Ben"}}, "rounds_recorded": 1.0, "totals": map[string]any{"Ann": 3.0, "Ben": 4.0},
	}, got.State)
}
