package term

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// worked returns the worked cases whose ids begin like that, one a line.
func worked(t *testing.T, prefix string) []string {
	t.Helper()
	text := must.Get(os.ReadFile("../../testdata/scenarios/rules.jsonl"))
	var cases []string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, `{"id": "`+prefix) {
			cases = append(cases, line)
		}
	}
	if len(cases) == 0 {
		t.Fatalf("no case begins with %q", prefix)
	}
	return cases
}

// called makes a call and returns what it ends with and what it writes.
func called(t *testing.T, in io.Reader, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	code = Run(args, Streams{in, &out, &errs}, nil)
	return code, out.String(), errs.String()
}

// run runs a command on the games in a folder, which has to end well, and returns its output.
func run(t *testing.T, dir, input string, args ...string) string {
	t.Helper()
	code, out, errs := called(t, strings.NewReader(input), append(args, "--data", dir)...)
	if code != fine {
		t.Fatalf("%v ends with %d and says %s", args, code, errs)
	}
	return out
}

func answers(t *testing.T, text string) []map[string]any {
	t.Helper()
	var all []map[string]any
	for line := range strings.Lines(text) {
		var a map[string]any
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		all = append(all, a)
	}
	return all
}

func TestReplayWritesALineForEveryCase(t *testing.T) {
	cases := worked(t, "S")
	code, out, errs := called(t, strings.NewReader(strings.Join(cases, "")), "replay")
	if code != 0 || errs != "" {
		t.Errorf("ends with %d and says %q", code, errs)
	}
	got := answers(t, out)
	if len(got) != len(cases) {
		t.Fatalf("%d answers to %d cases", len(got), len(cases))
	}
	for i, a := range got {
		if a["state"] == nil || a["steps"] != nil || !strings.Contains(cases[i], a["id"].(string)) {
			t.Errorf("answer %d is %v", i+1, a)
		}
	}
}

func TestReplayReadsAFileAndGivesSteps(t *testing.T) {
	code, out, _ := called(t, nil, "replay", "../../testdata/scenarios/rules.jsonl", "--steps")
	cases := worked(t, "")
	got := answers(t, out)
	if code != 0 || len(got) != len(cases) {
		t.Fatalf("ends with %d after %d answers to %d cases", code, len(got), len(cases))
	}
	for _, a := range got {
		expect.Same(t, fmt.Sprintf("steps of %v", a["id"]), len(a["steps"].([]any)), len(a["errors"].([]any)))
	}
}

func TestReplayGoesOnAfterALineItCannotRead(t *testing.T) {
	good := `{"id":7,"variant":"recall","given":{"players":["Ann","Ben"]}}`
	in := "\n" + good + "\r\n  \n{\"id\":\"half\"\n\xff\n" + good
	code, out, errs := called(t, strings.NewReader(in), "replay", "-")
	var got []any
	for _, a := range answers(t, out) {
		got = append(got, []any{a["id"], a["failed"]})
	}
	want := []any{
		[]any{7.0, nil},
		[]any{nil, "line 4: byte 12: not JSON: unexpected end of JSON input"},
		[]any{nil, "line 5: byte 1: not UTF-8"},
		[]any{7.0, nil},
	}
	if diff := cmp.Diff(want, got); diff != "" || code != 1 || errs != "" {
		t.Errorf("ends with %d, says %q (-want +got)\n%s", code, errs, diff)
	}
}

func TestReplayReadsLinesOfSeveralMebibytes(t *testing.T) {
	note := strings.Repeat("x", 8<<20)
	in := `{"id":"long","variant":"recall","given":{"players":["Ann","Ben"],"note":"` + note + `"}}`
	code, out, _ := called(t, strings.NewReader(in), "replay")
	if code != 0 || !strings.HasPrefix(out, `{"id":"long","errors":[]`) {
		t.Errorf("ends with %d: %.100s", code, out)
	}
}

func TestTooLongLinesAreSkipped(t *testing.T) {
	l := newLines(strings.NewReader("short\n" + strings.Repeat("long", 5000) + "\nafter\r\n\nlast"))
	l.longest = 10_000
	var got []string
	for {
		line, err := l.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			line = []byte(err.Error())
		}
		got = append(got, string(line))
	}
	expect.Same(t, "the answers", got, []string{"short", errLong.Error(), "after", "", "last"})
}

func TestReplayStopsWhenTheOutputIsClosed(t *testing.T) {
	var errs bytes.Buffer
	code := Run([]string{"replay"}, Streams{strings.NewReader(worked(t, "S01")[0]), deaf{}, &errs}, nil)
	if code != 1 || !strings.Contains(errs.String(), "closed pipe") {
		t.Errorf("ends with %d and says %q", code, errs.String())
	}
}

type deaf struct{}

func (deaf) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }
