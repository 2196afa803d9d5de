package term

import (
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

// TestGameOfANewerTabbyIsListedAndShown imports one of a variant that is not known.
func TestGameOfANewerTabbyIsListedAndShown(t *testing.T) {
	dir, _ := aGame(t)
	const id = "01a1f7c7-bce0-7a27-8e1c-000000000001"
	e := history.Entry{Game: id, Seq: 1, At: "2030-11-20T20:30:00Z", Body: `[{"started":{"at":"2030-11-20T20:00:00Z","variant":"nine-lives",` +
		`"people":[{"name":"Dee"},{"name":"Eve"}],"dealer":0}}]`}
	e.Sum = e.Chained("")
	file := `{"tabby":"history","version":1}` + "\n" + string(e.Line())
	if out := run(t, dir, file, "history", "import", "-"); out != "1 new game.\n" {
		t.Fatalf("import says %q", out)
	}
	for _, tt := range []struct {
		args []string
		want []string
	}{
		{[]string{"list"}, []string{"Dee and Eve", "nine-lives, from a newer Tabby."}},
		{[]string{"show", id}, []string{"Dee and Eve", "nine-lives, from a newer Tabby.", "Update Tabby to open it"}},
		{[]string{"show", id, "--story"}, []string{"newer Tabby"}},
		{[]string{"show", id, "--json"}, []string{`"newer":true`, `"variant":"nine-lives"`}},
		{[]string{"export"}, []string{string(e.Line())}},
		{[]string{"stats"}, nil},
		{[]string{"check"}, []string{"All is well"}},
		{[]string{"trash", id}, []string{"1 game"}},
		{[]string{"list", "--trash"}, []string{"nine-lives, from a newer Tabby."}},
	} {
		code, out, errs := called(t, nil, append([]string{"--data", dir, "history"}, tt.args...)...)
		expect.Contains(t, strings.Join(tt.args, " "), out, tt.want...)
		if code != 0 || errs != "" {
			t.Errorf("%v ends with %d, says %q", tt.args, code, errs)
		}
	}
}
