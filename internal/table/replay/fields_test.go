package replay

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

const (
	fieldsOfRounds = "at, called, caller, do, hands, result, scores, won"
	fieldsOfSheets = "already_out_in_round, clock_start, config, dealer, end, fallen_before, game, head_starts, mode, players, rules, totals_before, younger"
)

func TestAFieldThatACaseDoesNotKnowIsNamedWithWhatThereIs(t *testing.T) {
	sheet := func(rest string) string {
		return `{"id":"x","variant":"rat-a-tat-cat","given":{"players":["Ann","Ben"]` + rest
	}
	cards := func(action string) string {
		return `{"id":"x","variant":"recall","given":{"mode":"deck","players":["Ann","Ben"]},"actions":[` + action + `]}`
	}
	for name, c := range map[string]struct{ line, failed string }{
		"of the case":               {`{"id":"x","varient":"recall"}`, "varient: did you mean variant? There are: actions, given, id, variant"},
		"of given":                  {sheet(`,"dealr":"Ben"}}`), "given: dealr: did you mean dealer? There are: " + fieldsOfSheets},
		"in another case":           {sheet(`,"Dealer":"Ben"}}`), "given: Dealer: did you mean dealer? There are: " + fieldsOfSheets},
		"of cards, on a sheet":      {sheet(`,"hands":{}}}`), "given: hands: that is not known here. There are: " + fieldsOfSheets},
		"of a sheet, with cards":    {`{"id":"x","given":{"mode":"deck","clock_start":"0:00"}}`, "given: clock_start: that is not known here. There are: config, dealer, discard, draw, end, hands, known, mode, order, players, reshuffle_order, reshuffles, stacked_after_deal, turn, variants, younger"},
		"of another kind of letter": {sheet(`,"d\u0000r":1}}`), `given: "d\x00r": that is not known here. There are: ` + fieldsOfSheets},
		"of many letters":           {sheet(`,"` + strings.Repeat("x", 1000) + `":1}}`), `given: "` + strings.Repeat("x", 40) + `…": that is not known here. There are: ` + fieldsOfSheets},
		"of a variant":              {`{"id":"x","given":{"mode":"deck","variants":{"recal":[2]}}}`, "given: variants: recal: did you mean recall? There are: "},
		"of config":                 {sheet(`,"config":{"exact_limits":"fall_half"}}}`), "given: config: exact_limits: did you mean exact_limit? There are: "},
		"of end":                    {sheet(`,"end":{"treshold":9}}}`), "given: end: treshold: did you mean threshold? There are: "},
		"of an action":              {sheet(`},"actions":[{"do":"deal"},{"do":"enter_round","scores":{},"callr":"Ann"}]}`), "action 2: enter_round: callr: did you mean caller? There are: " + fieldsOfRounds},
		"of another action":         {sheet(`},"actions":[{"do":"enter_round","scores":{},"round":1}]}`), "action 1: enter_round: round: that is not known here. There are: " + fieldsOfRounds},
		"of a score":                {sheet(`},"actions":[{"do":"enter_round","scores":{"Ann":{"sat_out":true,"ill":true}}}]}`), "action 1: enter_round: scores: Ann: ill: that is not known here. There are: points, sat_out, special"},
		"of a move":                 {cards(`{"do":"draw","p":"Ann","slott":1}`), "action 1: draw: slott: that is not known here. There are: do, p"},
		"of another move":           {cards(`{"do":"recall","p":"Ann","at":"1:00"}`), "action 1: recall: at: that is not known here. There are: do, p"},
		"of a place":                {cards(`{"do":"switch","p":"Ann","a":["Ann",1],"b":{"target":"Ben","slt":1}}`), "action 1: switch: b: slt: did you mean slot? There are: p, player, slot, target"},
		"of a ceremony":             {cards(`{"do":"setup","seed":1}`), "action 1: setup: seed: that is not known here. There are: do, p"},
		"of a setup":                {`{"id":"x","given":{"mode":"deck","variants":{"recall":[2]}},"actions":[{"do":"setup","seed":1}]}`, "action 1: setup: seed: that is not known here. There are: do, p"},
	} {
		t.Run(name, func(t *testing.T) {
			got := replayed(t, []byte(c.line))
			whole := got.Failed == c.failed || strings.HasSuffix(c.failed, ": ") && strings.HasPrefix(got.Failed, c.failed)
			if !whole || got.ID != "x" || got.State != nil {
				t.Errorf("%v failed: %q, want %q", got.ID, got.Failed, c.failed)
			}
		})
	}
}

func TestAnnotationsOfACaseAreIgnored(t *testing.T) {
	plain := `{"id":"x","variant":"rat-a-tat-cat","given":{"players":["Ann","Ben"]},"actions":[{"do":"enter_round","scores":{"Ann":1,"Ben":2}}]}`
	want := replayed(t, []byte(plain))
	for _, name := range annotations {
		note := `"` + name + `":{"any":["thing"]},`
		for _, before := range []string{`"id"`, `"players"`, `"do"`} {
			line := strings.Replace(plain, before, note+before, 1)
			if got := replayed(t, []byte(line)); got.Failed != "" || !reflect.DeepEqual(got, want) {
				t.Errorf("%s\nis answered %+v, want %+v", line, got, want)
			}
		}
		if _, err := ReadAction([]byte(`{` + note + `"do":"deal"}`)); err != nil {
			t.Errorf("an action of a case cannot be recorded: %v", err)
		}
		if _, _, err := ReadNewGame([]byte(`{"variant":"recall","given":{` + note + `"players":["Ann","Ben"]}}`)); err != nil {
			t.Errorf("a case cannot be recorded: %v", err)
		}
	}
}

func TestANewGameHasNoOtherFields(t *testing.T) {
	const players = `"players":["Ann","Ben"]`
	for name, c := range map[string]struct{ text, why string }{
		"beside the variant":     {`{"variant":"recall",` + players + `,"dealr":"Ben","endd":{}}`, "dealr: did you mean dealer? There are: already_out_in_round, clock_start, config, day, dealer, end, fallen_before, game, head_starts, mode, players, rules, totals_before, variant, younger"},
		"as given":               {`{"variant":"recall","given":{` + players + `,"endd":{}}}`, "given: endd: did you mean end? There are: " + fieldsOfSheets},
		"twice":                  {`{"variant":"recall","given":{` + players + `},"dealer":"Ben"}`, "dealer: that is not known here. There are: given, variant"},
		"with actions":           {`{"variant":"recall","given":{` + players + `},"actions":[]}`, "actions: that is not known here. There are: given, variant"},
		"with cards":             {`{"variant":"recall",` + players + `,"hands":{}}`, "hands: that is not known here. There are: already_out_in_round, "},
		"with another's rule":    {`{"variant":"rat-a-tat-cat",` + players + `,"config":{"snap_who":"all"}}`, "config: snap_who: Rat-a-Tat Cat has no house rule \"snap_who\". There are: "},
		"with a rule of its own": {`{"variant":"recall",` + players + `,"end":{"rounds":3,"threshhold":9}}`, "end: threshhold: did you mean threshold? There are: "},
	} {
		_, _, err := ReadNewGame([]byte(c.text))
		if err == nil || !strings.HasPrefix(languages.English().Refusals.Reason(err), c.why) {
			t.Errorf("%s: %v, want %s", name, err, c.why)
		}
		expect.Same(t, name+" has the code", Code(err), codeField)
	}
	if _, given, err := ReadNewGame([]byte(`{"variant":"recall","given":{` + players + `,"dealer":"Ben"}}`)); err != nil || *given.Dealer != "Ben" {
		t.Errorf("as given: %+v, %v", given, err)
	}
}

// TestEveryFieldThatIsReadBelongsToSomething holds the lists of names to the fields that
// the program reads.
func TestEveryFieldThatIsReadBelongsToSomething(t *testing.T) {
	var ofSheet, ofCards []string
	for _, ask := range actions {
		ofSheet = append(ofSheet, ask.fields...)
	}
	for _, ask := range cardActions {
		ofCards = append(ofCards, ask.fields...)
	}
	for _, c := range []struct {
		read  any
		names []string
	}{
		{args{}, ofSheet},
		{cardArgs{}, append(ofCards, "do", "p")},
		{Given{}, append(append(slices.Clone(sheetFields), deckFields...), "day")},
		{input{}, caseFields},
	} {
		read, named := tags(c.read), slices.Compact(slices.Sorted(slices.Values(c.names)))
		expect.Same(t, fmt.Sprintf("what %T reads", c.read), read, named)
	}
}

// tags returns the names of the fields of a struct in JSON, sorted.
func tags(of any) (names []string) {
	for f := range reflect.TypeOf(of).Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func TestTheNearestNameIsSuggested(t *testing.T) {
	names := []string{"dealer", "end", "p", "players"}
	for typed, want := range map[string]string{
		"dealr": "dealer", "DEALER": "dealer", "deeler": "dealer", "endd": "end", "edn": "", "player": "players", "x": "", "": "", "config": "",
		strings.Repeat("dealer", 100_000): "",
	} {
		expect.Same(t, fmt.Sprintf("the nearest of %.20q", typed), nearest(typed, names), want)
	}
}

func FuzzFields(f *testing.F) {
	f.Add([]byte(`{"variant":"recall","players":["Ann","Ben"],"dealr":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		_, _, err := ReadNewGame(text)
		if _, failed := ReadAction(text); (err == nil || failed == nil) && !json.Valid(text) {
			t.Error("it is read, and is no JSON")
		}
	})
}
