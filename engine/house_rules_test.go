package engine_test

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// A houseRow is a line of the rule book's table of house rules: what the rule
// can be, and what each variant plays by ("" where it has no such rule).
type houseRow struct {
	key                    engine.Key
	words                  string
	numbers                engine.Range
	cat, blat, tat, recall engine.Value
}

const bools = "false true"

// houseBook is that table, copied by hand. Two lines are wider than the book's:
// younger_replaced_outer goes with younger wherever that is offered, and minutes
// is the number that belongs to end=time. exact_limit and next_dealer are customs of
// other tables that no source text has. Where the book says "any", there is a
// limit no table will meet.
var houseBook = []houseRow{
	{"deck", "standard54 deluxe65 biberbande66", engine.Range{}, "standard54", "standard54", "", ""},
	{"super_peek", "", engine.Range{Max: 6}, "0", "0", "", ""},
	{"first_upcard", "rebury leave leave_under", engine.Range{}, "rebury", "leave", "leave", ""},
	{"take_spent_power", bools, engine.Range{}, "false", "false", "false", ""},
	{"keep_power_as_blank", bools, engine.Range{}, "true", "true", "", ""},
	{"reshuffle", "all keep_top all_and_turn_up", engine.Range{}, "all", "all", "", ""},
	{"powers_in_draw2", "live inert", engine.Range{}, "live", "live", "", ""},
	{"draw2_nested", "restart stack inert", engine.Range{}, "restart", "restart", "", ""},
	{"call_timing", "end_of_turn instead_of_turn either", engine.Range{}, "end_of_turn", "end_of_turn", "end_of_turn", "end_of_turn"},
	{"min_knock_turns", "", engine.Range{Max: 9}, "0", "0", "0", "0"},
	{"knocker_locked", bools, engine.Range{}, "false", "false", "false", ""},
	{"caller_locked", bools, engine.Range{}, "", "", "", "false"},
	{"wrong_call_penalty", "none double", engine.Range{Min: 1, Max: 100}, "none", "none", "none", "none"},
	{"younger", bools, engine.Range{}, "false", "false", "", ""},
	{"younger_replaced_outer", "face_up face_down", engine.Range{}, "face_up", "face_up", "", ""},
	{"memory_aid", bools, engine.Range{}, "false", "false", "false", "false"},
	{"jokers", "", engine.Range{Max: 4}, "", "", "", "2"},
	{"added_power_cards", "none", engine.Range{}, "", "", "", "none"},
	{"recall_powers", "any_play own_turn drawn_only", engine.Range{}, "", "", "", "any_play"},
	{"snap_who", "own_cards any_cards", engine.Range{}, "", "", "", "own_cards"},
	{"snap_active", bools, engine.Range{}, "", "", "", "false"},
	{"snap_multi", bools, engine.Range{}, "", "", "", "true"},
	{"snap_penalty", "", engine.Range{Max: 2}, "", "", "", "1"},
	{"snap_window", "until_next_play until_next_draw", engine.Range{Min: 1, Max: 60}, "", "", "", "until_next_play"},
	{"caller_snaps", bools, engine.Range{}, "", "", "", "false"},
	{"recall_deckout", "reshuffle_keep_top end_round", engine.Range{}, "", "", "", "reshuffle_keep_top"},
	{"end", "rounds time elimination threshold_ends open", engine.Range{}, "rounds", "rounds", "rounds", "rounds"},
	{"rounds", "players", engine.Range{Min: 1, Max: 999}, "players", "1", "1", "1"},
	{"minutes", "", engine.Range{Min: 1, Max: 1440}, "30", "30", "30", "30"},
	{"time_up", "finish_round abandon_round finish_turn", engine.Range{}, "finish_round", "finish_round", "finish_round", "finish_round"},
	{"threshold", "", engine.Range{Min: 1, Max: 9999}, "100", "100", "100", "100"},
	{"threshold_cmp", "reach exceed", engine.Range{}, "reach", "reach", "reach", "reach"},
	{"exact_limit", "none half", engine.Range{Max: 9998}, "none", "none", "none", "none"},
	{"next_dealer", "left highest highest_total winner", engine.Range{}, "left", "left", "left", "left"},
	{"nobody_survives", "lowest_total replay", engine.Range{}, "lowest_total", "lowest_total", "lowest_total", "lowest_total"},
	{"final_tie", "shared extra_round", engine.Range{}, "shared", "shared", "shared", "shared"},
	{"late_join", "highest_total average zero not_allowed", engine.Range{}, "highest_total", "highest_total", "highest_total", "highest_total"},

	{"wrong_call_plus", "", engine.Range{Max: 100}, "", "", "", ""},
	{"right_call", "own zero", engine.Range{}, "", "", "", ""},
	{"right_call_less", "", engine.Range{Max: 100}, "", "", "", ""},
	{"ties_are_right", "false true", engine.Range{}, "", "", "", ""},
	{"call_at_most", "none", engine.Range{Max: 999}, "", "", "", ""},
	{"best_counts", "points zero one", engine.Range{}, "", "", "", ""},
	{"falls", "none", engine.Range{}, "", "", "", ""},
	{"first_turn", "left winner winner_ahead caller", engine.Range{}, "", "", "", ""},
	{"most_rounds", "none", engine.Range{Min: 1, Max: 999}, "", "", "", ""},
	{"card_points", "none", engine.Range{}, "", "", "", ""},
	{"grid_minus", "false true", engine.Range{}, "", "", "", ""},
	{"blank_is_zero", "false true", engine.Range{}, "", "", "", ""},
}

func (r houseRow) defaults() map[string]engine.Value {
	return map[string]engine.Value{"rat-a-tat-cat": r.cat, "rat-a-tat-blat": r.blat, "rat-a-tat-tat": r.tat, "recall": r.recall}
}

func TestHouseRulesMatchTheRuleBook(t *testing.T) {
	var book, program []engine.Key
	for _, row := range houseBook {
		book = append(book, row.key)
		r := row.key.Rule()
		var words []engine.Value
		for w := range strings.FieldsSeq(row.words) {
			words = append(words, engine.Value(w))
		}
		expect.Same(t, string(row.key)+": words of the program, and the book's", r.Words, words)
		expect.Same(t, string(row.key)+": numbers, and the book's", r.Numbers, row.numbers)
		for id, want := range row.defaults() {
			rules := must.Get(engine.Variant(id))
			if got, _ := rules.Offers(row.key); got != want {
				t.Errorf("%s plays %s by %q, the book says %q", id, row.key, got, want)
			}
		}
	}
	for _, r := range engine.HouseRules() {
		program = append(program, r.Key)
	}
	slices.Sort(book)
	slices.Sort(program)
	expect.Same(t, "the keys, by the book", program, book)
}

func TestHouseRulesAreUnique(t *testing.T) {
	seen := map[engine.Key]bool{}
	for _, r := range engine.HouseRules() {
		switch {
		case seen[r.Key]:
			t.Errorf("%s is listed twice", r.Key)
		case r.Source == "":
			t.Errorf("%s does not say where it comes from", r.Key)
		case len(r.Words) == 0 && r.Numbers == engine.Range{}:
			t.Errorf("%s can be nothing", r.Key)
		}
		seen[r.Key] = true
	}
}

func TestEveryVariantOffersTheHouseRulesOfTheSheet(t *testing.T) {
	for _, rules := range engine.Variants() {
		for _, o := range engine.SheetOffers(engine.Number(9)) {
			if _, ok := rules.Offers(o.Key); !ok {
				t.Errorf("%s does not offer %s", rules.ID, o.Key)
			}
		}
	}
}

func TestEveryHouseRuleOfTheSheetIsOfferedTogether(t *testing.T) {
	var offered []engine.Key
	for _, o := range append(engine.SheetOffers(engine.Number(9)), engine.CallOffers()...) {
		offered = append(offered, o.Key)
	}
	for _, r := range engine.HouseRules() {
		if r.Sheet && !slices.Contains(offered, r.Key) {
			t.Errorf("no game offers %s", r.Key)
		}
	}
}

func TestHouseRulesReturnsACopy(t *testing.T) {
	engine.HouseRules()[0].Key = "spoilt"
	if engine.HouseRules()[0].Key == "spoilt" {
		t.Error("HouseRules hands out its own table")
	}
	engine.Variants()[0].ID = "spoilt"
	if _, err := engine.Variant("rat-a-tat-cat"); err != nil {
		t.Error("Variants hands out its own list")
	}
}
