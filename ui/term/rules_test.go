package term

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// ask calls tabby rules and returns what it writes.
func ask(t *testing.T, args ...string) string {
	t.Helper()
	var out, err bytes.Buffer
	code := Run(append([]string{"rules"}, args...), Streams{In: strings.NewReader(""), Out: &out, Err: &err}, nil)
	if code != fine {
		t.Fatalf("%v ends with %d: %s", args, code, err.String())
	}
	return out.String()
}

func TestAQuestionIsAnswered(t *testing.T) {
	for question, want := range map[string]string{"what does swap do again": "card-swap", "who deals next": "next-dealer"} {
		var found []ruling
		must.Do(t, json.Unmarshal([]byte(ask(t, append([]string{"--json", "--variant", "rat-a-tat-cat"}, strings.Fields(question)...)...)), &found))
		if found[0].ID != want {
			t.Errorf("%q is answered with %q", question, found[0].Title)
		}
		for _, r := range found {
			if r.ID == "" || r.Title == "" || r.Text == "" || r.Source == "" {
				t.Errorf("%q: an answer lacks something: %+v", question, r)
			}
		}
	}
}

func TestRulesWithoutWordsPrintsTheBook(t *testing.T) {
	for _, v := range engine.Variants() {
		plain, markdown := ask(t, "--variant", v.ID), ask(t, "--variant", v.Name, "--markdown")
		if !strings.HasPrefix(plain, v.Name+"\n=") || !strings.HasPrefix(markdown, "# "+v.Name+"\n") {
			t.Errorf("the book of %s begins %q, %q", v.Name, plain[:20], markdown[:20])
		}
		for line := range strings.Lines(plain) {
			if columns.StringWidth(strings.TrimRight(line, "\n")) > 100 {
				t.Errorf("the book of %s has a long line: %s", v.Name, line)
			}
		}
		var all []ruling
		if err := json.Unmarshal([]byte(ask(t, "--variant", v.ID, "--json")), &all); err != nil || len(all) < 100 {
			t.Errorf("%s has %d entries: %v", v.Name, len(all), err)
		}
	}
}
