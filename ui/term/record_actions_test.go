package term

import (
	"encoding/json"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
)

// TestThePageOfActionsIsWhatTheProgramPrints needs no folder of games. UPDATE=1 writes the page.
func TestThePageOfActionsIsWhatTheProgramPrints(t *testing.T) {
	golden.Same(t, "../../docs/record.md", run(t, "/nowhere", "", "record", "--actions"))
}

func TestExamplesOfActionsAreCarriedOut(t *testing.T) {
	var all reference
	must.Do(t, json.Unmarshal([]byte(run(t, t.TempDir(), "", "record", "--actions", "--json")), &all))
	before := map[string][]string{ // what has to have happened
		"enter_tiebreak_round": {`{"do":"enter_round","scores":{"Ann":1,"Ben":1}}`},
		"edit_round":           {`{"do":"enter_round","scores":{"Ann":1,"Ben":2}}`},
		"edit_last_round":      {`{"do":"enter_round","scores":{"Ann":1,"Ben":2}}`},
		"check_round":          {`{"do":"add_player","name":"Cy"}`},
		"withdraw":             {`{"do":"add_player","name":"Cy"}`},
		"resume":               {`{"do":"pause","at":"10:00"}`},
		"redo":                 {`{"do":"deal"}`, `{"do":"undo"}`},
		"undo":                 {`{"do":"deal"}`},
	}
	ends := map[string]string{
		"enter_tiebreak_round": `{"rounds":1,"final_tie":"extra_round"}`,
		"pause":                `{"end":"time"}`, "resume": `{"end":"time"}`, "clock_expires": `{"end":"time"}`,
	}
	for _, a := range all.Actions {
		end := ends[a.Do]
		if end == "" {
			end = `{"rounds":5}`
		}
		s := talk(t, t.TempDir(), "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":`+end+`}`)
		s.hear()
		for _, line := range append(before[a.Do], a.Example) {
			if r := s.say(line); !r.OK {
				t.Errorf("%s: %s is answered %+v", a.Do, line, r)
			}
		}
		expect.Same(t, "what it ends with", s.stop(), 0)
	}
}
