package replay

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// lines of cards for tests: three players, and what lies before them.
const (
	catGiven    = `"mode":"deck","players":["Ann","Ben","Cy"],"hands":{"Ann":["3","7","9","5"],"Ben":["1","4","6","8"],"Cy":["0","2","9","8"]}`
	recallGiven = `"mode":"deck","players":["Ann","Ben","Cy"],"hands":{"Ann":["KS","7C","9D","QS"],"Ben":["KH","4D","6H","8S"],"Cy":["2C","KC","5H","QD"]}`
)

// dealt plays a case of cards of Recall, or of "cat", Rat-a-Tat Cat: what is given beside the
// lines, then actions as "Ann take_discard", "Ann replace slot=2", "Ann swap own=1 target=Ben slot=2".
func dealt(t *testing.T, variant, given string, actions ...string) outcome {
	t.Helper()
	lines := recallGiven
	if variant == "cat" {
		variant, lines = "rat-a-tat-cat", catGiven
	}
	var list []string
	for _, a := range actions {
		words := strings.Fields(a)
		text := fmt.Sprintf(`{"p":%q,"do":%q`, words[0], words[1])
		for _, w := range words[2:] {
			key, value, _ := strings.Cut(w, "=")
			if !json.Valid([]byte(value)) {
				value = fmt.Sprintf("%q", value)
			}
			text += fmt.Sprintf(",%q:%s", key, value)
		}
		list = append(list, text+"}")
	}
	if strings.Contains(given, `"hands"`) {
		lines, _, _ = strings.Cut(lines, `,"hands"`)
	}
	if given != "" {
		given = "," + given
	}
	got := replayed(t, fmt.Appendf(nil, `{"id":1,"variant":%q,"given":{%s%s},"actions":[%s]}`, variant, lines, given, strings.Join(list, ",")))
	if got.Failed != "" {
		t.Fatalf("%v: %s", actions, got.Failed)
	}
	return got
}

func TestCardRefusalHasItsCode(t *testing.T) {
	for _, c := range []struct{ name, code, variant, given, actions string }{
		{"a draw in another's turn", "ERR_NOT_YOUR_TURN", "cat", `"draw":["1"]`, "Ben draw"},
		{"a discard before a draw", "ERR_PHASE", "cat", ``, "Ann discard"},
		{"a draw before all have looked", "ERR_PHASE", "cat", `"draw":["1"]`, "Ann initial_look; Ann draw"},
		{"a second look", "ERR_LOOK_NOT_ALLOWED", "cat", ``, "Ann initial_look; Ann initial_look"},
		{"no discard to take", "ERR_DISCARD_EMPTY", "cat", ``, "Ann take_discard"},
		{"a spent power", "ERR_POWER_NOT_TAKEABLE", "cat", `"discard":["P"]`, "Ann take_discard"},
		{"a taken card thrown back", "ERR_MUST_REPLACE", "cat", `"discard":["1"]`, "Ann take_discard; Ann discard"},
		{"a taken card peeked with", "ERR_MUST_REPLACE", "cat", `"discard":["1"]`, "Ann take_discard; Ann peek slot=1"},
		{"a Peek that is a number", "ERR_NO_SUCH_POWER", "cat", `"draw":["1"]`, "Ann draw; Ann peek slot=1"},
		{"a Swap that is a Peek", "ERR_NO_SUCH_POWER", "cat", `"draw":["P"]`, "Ann draw; Ann use_swap"},
		{"a Peek within Draw 2 where that is inert", "ERR_POWER_INERT", "cat", `"draw":["D","P"],"config":{"powers_in_draw2":"inert"}`, "Ann draw; Ann draw2; Ann peek slot=1"},
		{"a Draw 2 within Draw 2 where that is inert", "ERR_POWER_INERT", "cat", `"draw":["D","D"],"config":{"draw2_nested":"inert"}`, "Ann draw; Ann draw2; Ann draw2"},
		{"a power kept where that is forbidden", "ERR_POWER_INERT", "cat", `"draw":["D"],"config":{"keep_power_as_blank":false}`, "Ann draw; Ann replace slot=1"},
		{"a swap with oneself", "ERR_SWAP_TARGET", "cat", `"draw":["S"]`, "Ann draw; Ann use_swap; Ann swap own=1 target=Ann slot=2"},
		{"a swap with an unknown player", "ERR_SWAP_TARGET", "cat", `"draw":["S"]`, "Ann draw; Ann use_swap; Ann swap own=1 target=Eve slot=2"},
		{"a swap of an open card", "ERR_FACE_UP_NOT_SWAPPABLE", "cat", `"draw":["S"],"younger":true`, "Ann draw; Ann use_swap; Ann swap own=2 target=Ben slot=1"},
		{"a swap with the knocker", "ERR_KNOCKER_LOCKED", "cat", `"draw":["1","S"],"config":{"knocker_locked":true}`, "Ann draw; Ann discard; Ann knock; Ben draw; Ben use_swap; Ben swap own=1 target=Ann slot=1"},
		{"a knock before the draw", "ERR_KNOCK_NOT_AT_END", "cat", ``, "Ann knock"},
		{"a knock after the draw", "ERR_KNOCK_NOT_AT_END", "cat", `"draw":["1"]`, "Ann draw; Ann knock"},
		{"a knock too early", "ERR_KNOCK_TOO_EARLY", "cat", `"draw":["1"],"config":{"min_knock_turns":2}`, "Ann draw; Ann discard; Ann knock"},
		{"a second knock", "ERR_ALREADY_KNOCKED", "cat", `"draw":["1","1"]`, "Ann draw; Ann discard; Ann knock; Ben draw; Ben discard; Ben knock"},
		{"a knock at the end where it takes a turn", "ERR_PHASE", "cat", `"draw":["1"],"config":{"call_timing":"instead_of_turn"}`, "Ann draw; Ann discard; Ann knock"},
		{"a slot nobody has", "ERR_PHASE", "cat", `"draw":["1"]`, "Ann draw; Ann replace slot=5"},
		{"a word nobody knows", "ERR_FIELD", "cat", ``, "Ann jump"},
		{"a player who is not there", "ERR_PHASE", "cat", ``, "Eve draw"},
		{"one look instead of two", "ERR_LOOK_NOT_ALLOWED", "recall", ``, "Ann initial_look slots=[1]"},
		{"the same card twice", "ERR_LOOK_NOT_ALLOWED", "recall", ``, "Ann initial_look slots=[2,2]"},
		{"a match before a play", "ERR_SNAP_WINDOW_CLOSED", "recall", `"discard":["8C"]`, "Ben snap slot=4"},
		{"a match of one's own play", "ERR_SNAP_OWN_PLAY", "recall", `"draw":["8C"]`, "Ann draw; Ann play card=drawn; Ann snap slot=1"},
		{"a match by the caller", "ERR_CALLER_DONE", "recall", `"draw":["AC","QC"]`, "Ann draw; Ann play card=drawn; Ann recall; Ben draw; Ben play card=drawn; Ann snap slot=4"},
		{"a call before a play", "ERR_RECALL_NOT_AFTER_PLAY", "recall", ``, "Ann recall"},
		{"a second call", "ERR_ALREADY_CALLED", "recall", `"draw":["AC","AD"]`, "Ann draw; Ann play card=drawn; Ann recall; Ben draw; Ben play card=drawn; Ben recall"},
		{"a switch with the caller", "ERR_CALLER_LOCKED", "recall", `"draw":["AC","JC"],"config":{"caller_locked":true}`, `Ann draw; Ann play card=drawn; Ann recall; Ben draw; Ben play card=drawn; Ben switch a=["Ann",1] b=["Cy",1]`},
		{"a match of the caller's card", "ERR_CALLER_LOCKED", "recall", `"draw":["AC","7D"],"config":{"caller_locked":true,"snap_who":"any_cards"}`, "Ann draw; Ann play card=drawn; Ann recall; Ben draw; Ben play card=drawn; Cy snap target=Ann slot=2"},
		{"a power nobody gave", "ERR_NO_SUCH_POWER", "recall", ``, "Ann look target=Ben slot=1"},
		{"a play while a power waits", "ERR_PHASE", "recall", `"draw":["QC","AC"]`, "Ann draw; Ann play card=drawn; Cy snap slot=4; Ann skip_power; Ann end_turn; Ben draw; Ben play card=drawn"},
		{"a turn ended with a power unused", "ERR_PHASE", "recall", `"draw":["QC"]`, "Ann draw; Ann play card=drawn; Ann end_turn"},
	} {
		t.Run(c.name, func(t *testing.T) {
			actions := strings.Split(c.actions, "; ")
			got := dealt(t, c.variant, c.given, actions...)
			want := make([]string, len(actions))
			want[len(want)-1] = c.code
			expect.Same(t, "the codes", got.Errors, want)
			if n := len(got.Steps); n > 1 && c.code != "" {
				expect.Same(t, "the step after a refused action", got.Steps[n-1], got.Steps[n-2])
			}
		})
	}
}

func TestTheStateOfARoundIsPrinted(t *testing.T) {
	for _, c := range []struct{ name, variant, given, actions, want string }{
		{
			"a wrong match is shown and costs a card", "recall", `"draw":["9C","3C"]`, "Ann draw; Ann play card=drawn; Ben snap slot=2",
			`{"hands":{"Ben":["KH","4D","6H","8S","3C"]},"window":"9","draw_count":0,
			  "knows":{"Ann":{"Ben":[null,"4D",null,null,null]},"Ben":{"Ben":[null,"4D",null,null,null]}}}`,
		},
		{
			"a card of another player is matched, and one given for it", "recall", `"draw":["4C"],"config":{"snap_who":"any_cards"}`,
			"Ann draw; Ann play card=drawn; Cy snap target=Ben slot=2; Cy give slot=1",
			`{"hands":{"Ben":["KH","2C","6H","8S"],"Cy":["KC","5H","QD"]},"discard":["4C","4D"],"phase":"TURN_END"}`,
		},
		{
			"powers that wait", "recall", `"draw":["QC"]`, "Ann draw; Ann play card=drawn; Cy snap slot=4",
			`{"pending_powers":[["Ann","look"],["Cy","look"]],"window":"Q","discard_top":"QD"}`,
		},
		{
			"a switch of two cards of one player", "recall", `"draw":["JC"]`, `Ann draw; Ann play card=drawn; Ann switch a={"target":"Ben","slot":3} b=["Ben",1]`,
			`{"hands":{"Ben":["6H","4D","KH","8S"]},"pending_powers":[],"phase":"TURN_END"}`,
		},
		{
			"the last card of all can be matched", "recall", `"draw":["AC","2D","4C"]`,
			"Ann draw; Ann play card=drawn; Ann recall; Ben draw; Ben play card=drawn; Ben end_turn; Cy draw; Cy play card=drawn; Cy end_turn; Ben snap slot=2; - reveal",
			`{"over":"recall","phase":"ROUND_OVER","caller":"Ann","final_left":0,"hands":{"Ben":["KH","6H","8S"]},
			  "points_cards":{"Ann":[36,4],"Ben":[14,3],"Cy":[27,4]},"winners":["Ben"]}`,
		},
		{
			"a look of one's own choice", "recall", ``, "Cy initial_look slots=[4,2]",
			`{"phase":"INITIAL_LOOK","initial_look_step":true,"privately_shown":[["Cy","Cy",2,"KC"],["Cy","Cy",4,"QD"]],"knows":{"Cy":{"Cy":[null,"KC",null,"QD"]},"Ann":{"Cy":[null,null,null,null]}}}`,
		},
		{
			"the discard pile becomes the draw pile, in the order given", "cat", `"draw":[],"discard":["2","P","1"],"reshuffles":[["P","1","2"]]`,
			"Ann draw; Ann peek slot=2", `{"draw_count":2,"discard":["P"],"powers_triggered":["P"],"phase":"TURN_END"}`,
		},
		{
			"without an order the bottom card comes first", "cat", `"draw":[],"discard":["2","P","1"]`, "Ann draw", `{"held":"2","draw_count":2,"discard_top":null,"discard_count":0}`,
		},
		{
			"a penalty that empties the draw pile ends the deal", "recall", `"draw":["9C","3C"],"config":{"recall_deckout":"end_round"}`,
			"Ann draw; Ann play card=drawn; Ben snap slot=2; Ann end_turn; - reveal", `{"over":"deck_out","phase":"ROUND_OVER","turn":"Ann"}`,
		},
		{
			"no first discard is turned up when powers are replaced", "cat",
			`"hands":{"Ann":["3","7","9","P"],"Ben":["1","4","6","8"],"Cy":["0","2","9","8"]},"draw":["1","5","6"],"discard":["7"],"config":{"reshuffle":"all_and_turn_up"}`,
			"Ann draw; Ann discard; Ann knock; Ben draw; Ben discard; Ben end_turn; Cy draw; Cy discard; Cy end_turn",
			`{"hands":{"Ann":["3","7","9","7"]},"discard":[],"draw_count":4,"replaced":[["Ann",4,"P","7"]]}`,
		},
		{
			"a knock instead of a turn", "cat", `"draw":["1"],"config":{"call_timing":"either"}`, "Ann knock", `{"knocker":"Ann","turn":"Ben","final_left":2,"phase":"TURN_START"}`,
		},
		{
			"a player leaves in the final lap", "cat", `"draw":["1","1"]`, "Ann draw; Ann discard; Ann knock; Ben draw; Ben leave; Cy take_discard; Cy replace slot=4; Cy end_turn",
			`{"left":["Ben"],"over":"knock","scores":{"Ann":24,"Cy":12},"winners":["Cy"]}`,
		},
		{
			"who is left alone wins", "cat", ``, "Ann leave; Cy leave", `{"over":"last_left","winners":["Ben"],"lowest":["Ben"]}`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			actions := strings.Split(c.actions, "; ")
			got := dealt(t, c.variant, c.given, actions...)
			expect.Same(t, "refused", got.Errors, make([]string, len(actions)))
			var want map[string]any
			must.Do(t, json.Unmarshal([]byte(c.want), &want))
			within(t, "state", want, got.State)
		})
	}
}

func TestImpossibleCardCaseNamesThePlace(t *testing.T) {
	for _, c := range []struct{ name, given, says string }{
		{"a card of no deck", `"hands":{"Ann":["3","7","9","X"],"Ben":["1","4","6","8"]}`, "card “X”"},
		{"too many of a card", `"hands":{"Ann":["P","P","P","P"],"Ben":["1","4","6","8"]}`, "Peek: too many"},
		{"a line of three", `"hands":{"Ann":["3","7","9"],"Ben":["1","4","6","8"]}`, "a line of 3"},
		{"a line of an unknown player", `"hands":{"Eve":["3","7","9","1"],"Ben":["1","4","6","8"]}`, "Eve"},
		{"the turn of an unknown player", `"turn":"Eve"`, "Eve"},
		{"what is not there is known", `"hands":{"Ann":["3","7","9","5"],"Ben":["1","4","6","8"]},"known":{"Ben":{"Ann":["4"]}}`, "knows what is not there"},
		{"an order of half a deck", `"order":["3","7"]`, "those aren’t the cards to shuffle"},
		{"a house rule of another game", `"config":{"jokers":1}`, `Rat-a-Tat Cat has no house rule "jokers"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := replayed(t, []byte(`{"id":1,"variant":"rat-a-tat-cat","given":{"mode":"deck","players":["Ann","Ben"],`+c.given+`},"actions":[{"p":"Ann","do":"draw"}]}`))
			if !strings.Contains(got.Failed, c.says) {
				t.Errorf("failed with %q, want %q in it", got.Failed, c.says)
			}
		})
	}
	got := replayed(t, []byte(`{"id":1,"variant":"recall","given":{`+recallGiven+`,"discard":["2H","3C"],"reshuffle_order":["4C"]},"actions":[{"p":"Ann","do":"draw"}]}`))
	if !strings.Contains(got.Failed, "action 1: reshuffle") {
		t.Errorf("failed with %q", got.Failed)
	}
}
