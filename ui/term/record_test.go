package term

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

const duo = `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"rounds":900}}`

// A session is a recorder that a test talks to line by line.
type session struct {
	t     *testing.T
	in    *io.PipeWriter
	out   *bufio.Scanner
	ended chan int
}

// talk begins a recorder in a folder.
func talk(t *testing.T, dir string, args ...string) *session {
	t.Helper()
	in, write := io.Pipe()
	read, out := io.Pipe()
	s := &session{t, write, bufio.NewScanner(read), make(chan int, 1)}
	go func() {
		code := Run(append([]string{"record", "--data", dir}, args...), Streams{in, out, io.Discard}, nil)
		out.Close()
		s.ended <- code
	}()
	t.Cleanup(func() { write.Close() })
	return s
}

// hear returns the next answer.
func (s *session) hear() reply {
	s.t.Helper()
	var r reply
	if !s.out.Scan() {
		s.t.Fatal("no answer:", s.out.Err())
	}
	must.Do(s.t, json.Unmarshal(s.out.Bytes(), &r))
	return r
}

// say says one line and returns the answer.
func (s *session) say(line string) reply {
	s.t.Helper()
	fmt.Fprintln(s.in, line)
	return s.hear()
}

// stop ends the input and returns what the recorder ends with.
func (s *session) stop() int {
	s.in.Close()
	return must.From(s.t, "the end of the recorder", s.ended)
}

// kept returns a game as it stands in the store.
func kept(dir, id string) scoring.Game {
	r := must.Get(sqlite.OpenReadOnly(dir, sqlite.Options{}))
	defer r.Close()
	return must.Get(r.Game(id))
}

func TestReplyComesOnceTheLineIsSafe(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", duo)
	begun := s.hear()
	if !begun.OK || begun.Seq != 1 || begun.Game == "" {
		t.Fatalf("the game begins with %+v", begun)
	}
	for n := 1; n <= 3; n++ {
		r := s.say(fmt.Sprintf(`{"do":"enter_round","scores":{"Ann":%d,"Ben":9}}`, n))
		if !r.OK || r.Seq != n+1 {
			t.Fatalf("round %d: %+v", n, r)
		}
		if rounds := kept(dir, begun.Game).Sheet(time.Now()).Rounds; len(rounds) != n {
			t.Fatalf("round %d is answered, and %d are kept", n, len(rounds))
		}
	}
	expect.Same(t, "what it ends with", s.stop(), 0)
}

func TestSecondRecorderIsRefused(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", duo)
	s.hear()
	code, out, errs := called(t, strings.NewReader(""), "record", "--data", dir, "--new", duo)
	if code != 1 || out != "" || !strings.Contains(errs, "already running, as process") {
		t.Errorf("ends with %d, answers %q and says %q", code, out, errs)
	}
	if r := s.say(`{"do":"deal"}`); !r.OK {
		t.Errorf("the first does not go on: %+v", r)
	}
}

// TestRetiredPersonPlaysAgain is as at a table: who sits down there has not
// retired, at the beginning or later.
func TestRetiredPersonPlaysAgain(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", `{"variant":"recall","players":["Ann","Ben","Cy"]}`)
	s.hear()
	s.stop()
	for _, name := range []string{"Ann", "Cy"} {
		run(t, dir, "", "history", "retire", name)
	}
	s = talk(t, dir, "--new", `{"variant":"recall","players":["Ben","ann"]}`)
	s.hear()
	if r := s.say(`{"do":"add_player","name":"Cy"}`); !r.OK {
		t.Fatalf("%+v", r)
	}
	s.stop()
	if out := run(t, dir, "", "history", "stats"); strings.Contains(out, "retired") {
		t.Errorf("a player is still retired:\n%s", out)
	}
	r, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	must.Do(t, err)
	defer r.Close()
	people, err := r.People()
	if err != nil || len(people) != 3 {
		t.Fatal(people, err)
	}
	for _, p := range people {
		if p.Retired {
			t.Errorf("%s is still retired", p.Name)
		}
	}
}

func TestPeopleAreRememberedAcrossGames(t *testing.T) {
	dir := t.TempDir()
	for _, names := range []string{`"Ann","Ben"`, `"ben","Cy"`} {
		s := talk(t, dir, "--new", `{"variant":"recall","players":[`+names+`]}`)
		if r := s.hear(); !r.OK {
			t.Fatalf("%s: %+v", names, r)
		}
		if r := s.say(`{"do":"add_player","name":"Dee"}`); !r.OK {
			t.Fatalf("%s: %+v", names, r)
		}
		s.stop()
	}
	called(t, strings.NewReader(""), "record", "--data", dir, "--new", `{"variant":"recall","players":["Zoe"]}`)
	r := must.Get(sqlite.OpenReadOnly(dir, sqlite.Options{}))
	defer r.Close()
	people := must.Get(r.People())
	games := map[string]int{}
	for _, p := range people {
		games[p.Name] = p.Games
	}
	expect.Same(t, "games by person", games, map[string]int{"Ann": 1, "Ben": 2, "Cy": 1, "Dee": 2})
}

func TestWorkedCasesCanBeRecorded(t *testing.T) {
	for _, line := range assault.Few(8, worked(t, "S")) {
		var c struct {
			ID, Kind, Variant string
			Given             json.RawMessage
			Actions           []json.RawMessage
			Expected          map[string]any
		}
		must.Do(t, json.Unmarshal([]byte(line), &c))
		t.Run(c.ID, func(t *testing.T) {
			dir := t.TempDir()
			s := talk(t, dir, "--new", fmt.Sprintf(`{"variant":%q,"given":%s}`, c.Variant, c.Given))
			id := s.hear().Game
			for _, text := range c.Actions {
				var a struct{ Error string }
				must.Do(t, json.Unmarshal(text, &a))
				if r := s.say(string(text)); r.Error != a.Error || r.OK != (a.Error == "") {
					t.Errorf("%s is answered %+v", text, r)
				}
			}
			s.stop()
			out := run(t, dir, "", "history", "show", "--json", id)
			state := answers(t, out)[0]
			for _, field := range []string{"totals", "dealers", "ranking", "eliminated"} {
				if want, given := c.Expected[field]; given && cmp.Diff(want, state[field]) != "" {
					t.Errorf("%s is kept as %v, want %v", field, state[field], want)
				}
			}
		})
	}
}

func TestAnUnknownFieldIsNamedAndNothingIsWritten(t *testing.T) {
	dir := t.TempDir()
	for _, text := range []string{
		`{"variant":"recall","players":["Ann","Ben"],"dealr":"Ben"}`,
		`{"variant":"recall","given":{"players":["Ann","Ben"],"dealr":"Ben"}}`,
	} {
		code, out, errs := called(t, strings.NewReader(""), "record", "--data", dir, "--new", text)
		if code != 1 || !strings.Contains(out, `ealr: did you mean dealer? There are: `) || !strings.Contains(errs, "no game was started: ") {
			t.Errorf("ends with %d, answers %q and says %q", code, out, errs)
		}
	}
	expect.Same(t, "the list of games", run(t, dir, "", "history", "list"), "No games yet.\n")
	s := talk(t, dir, "--new", duo)
	begun := s.hear()
	r := s.say(`{"do":"enter_round","scores":{"Ann":1,"Ben":9},"callr":"Ann"}`)
	want := reply{Error: "ERR_FIELD", Message: "Line 1: enter_round: callr: did you mean caller? There are: at, called, caller, do, hands, result, scores, won."}
	expect.Same(t, "the answer", r, want)
	expect.Same(t, "rounds are kept", len(kept(dir, begun.Game).Sheet(time.Now()).Rounds), 0)
	if r := s.say(`{"do":"enter_round","scores":{"Ann":1,"Ben":9},"caller":"Ann"}`); !r.OK || r.Seq != 2 {
		t.Errorf("the next line is answered %+v", r)
	}
	expect.Same(t, "what it ends with", s.stop(), 0)
}

func TestProgramsSeeWhereTheCardsOfARoundCameFrom(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", duo)
	typed := s.hear().Game
	s.say(`{"do":"enter_round","scores":{"Ann":1,"Ben":9}}`)
	s.stop()
	run(t, dir, "", "history", "import", "../../testdata/hostile/ok-round-that-cannot-be-played.jsonl")
	for id, want := range map[string]string{
		typed:                                  `"sources":[{"source":"typed","log":false}]`,
		"01a1f7c7-bce0-7a27-8e1c-7a966dfb77d4": `"sources":[{"source":"dealt","log":true}]`,
	} {
		expect.Contains(t, id, run(t, dir, "", "history", "show", "--json", id), want)
	}
}

// TestRoundInDoubtGetsTheAnswerOfACheck writes what these cards cannot make.
func TestRoundInDoubtGetsTheAnswerOfACheck(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"rounds":900}}`)
	id := s.hear().Game
	const round = `"scores":{"Ann":36,"Ben":36,"Cy":36}}`
	checked := s.say(`{"do":"check_round",` + round)
	written := s.say(`{"do":"enter_round",` + round)
	if !written.OK || written.Seq != 2 || written.Warning == "" || written.Warning != checked.Warning {
		t.Errorf("checked it is %+v, and written %+v", checked, written)
	}
	if r := s.say(`{"do":"enter_round","scores":{"Ann":3,"Ben":4,"Cy":5}}`); r.Warning != "" {
		t.Errorf("a usual round is answered %+v", r)
	}
	for _, of := range []struct{ scores, warning string }{{`{"Ann":36,"Ben":36,"Cy":36}`, checked.Warning}, {`{"Ann":3}`, ""}} {
		if r := s.say(`{"do":"edit_last_round","scores":` + of.scores + `}`); !r.OK || r.Warning != of.warning {
			t.Errorf("corrected to %s it is %+v", of.scores, r)
		}
	}
	s.stop()
	s = talk(t, dir, "--game", id, "--strict")
	expect.Same(t, "a usual round", s.say(`{"do":"enter_round","scores":{"Ann":3,"Ben":4,"Cy":5}}`).OK, true)
	refused := s.say(`{"do":"edit_last_round",` + round)
	if refused.OK || refused.Error != "ERR_DOUBT" || refused.Message != checked.Warning {
		t.Errorf("who is strict is answered %+v", refused)
	}
	expect.Same(t, "it ends with", must.From(t, "the end of the recorder", s.ended), 1)
	expect.Same(t, "rounds", len(kept(dir, id).Sheet(time.Now()).Rounds), 3)
}

func TestRefusalEndsOnlyAStrictRecorder(t *testing.T) {
	for line, code := range map[string]string{
		"x": "ERR_LINE", "": "ERR_LINE", "[1]": "ERR_LINE", `{"do":"deal","do":"deal"}`: "ERR_LINE", "\xff": "ERR_LINE",
		`{"do":"foo"}`: "ERR_FIELD", `{"do":"undo"}`: "ERR_PHASE", `{"do":"enter_round","scores":{"Ann":37,"Ben":1}}`: "ERR_SCORE_RANGE",
	} {
		for args, want := range map[string]int{"": 0, "--strict": 1} {
			code0, out, _ := called(t, strings.NewReader(line+"\n"), append([]string{"record", "--data", t.TempDir(), "--new", duo}, strings.Fields(args)...)...)
			expect.Same(t, fmt.Sprintf("%q, %s: it ends with", line, args), code0, want)
			expect.Contains(t, fmt.Sprintf("the answer to %q", line), out, `"error":"`+code+`"`)
		}
	}
}

func TestARecorderSaysWhoWonAndOnWhichDay(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", `{"variant":"just-who-won","players":["Ann","Ben"],"day":"2026-03-09"}`)
	id := s.hear().Game
	for _, line := range []string{
		`{"do":"enter_round","won":["Ben"]}`, `{"do":"enter_round","won":["Ann","Ben"]}`, `{"do":"edit_round","round":1,"won":["Ann"]}`,
		`{"do":"end_game","won":["Ben"]}`,
	} {
		if r := s.say(line); !r.OK {
			t.Errorf("%s: %+v", line, r)
		}
	}
	if r := s.say(`{"do":"end_game","won":["Cy"]}`); r.OK {
		t.Error("somebody has won who does not play")
	}
	s.stop()
	g := kept(dir, id)
	sheet := g.Sheet(time.Time{})
	expect.Same(t, "how often each has won", sheet.Totals, []int{2, 1})
	expect.Same(t, "who has won, as the table decided", sheet.Winners, []scoring.Player{1})
	begun, _ := g.Started()
	expect.Same(t, "the day", begun.At.Format(time.DateOnly), "2026-03-09")
	later := talk(t, dir, "--new", `{"variant":"recall","players":["Ann","Ben"],"day":"9999-03-09"}`)
	if r := later.hear(); r.OK || r.Error == "" {
		t.Errorf("a day to come: %+v", r)
	}
}

// TestTheClockOfAGameOfAnotherDayIsStopped writes rounds of a timed game down that was played long ago.
func TestTheClockOfAGameOfAnotherDayIsStopped(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", `{"variant":"recall","players":["Ann","Ben"],"end":{"end":"time","minutes":30},"day":"2026-03-09"}`)
	id := s.hear().Game
	s.stop()
	if sheet := kept(dir, id).Sheet(time.Now()); sheet.Over || !sheet.Clock.Paused {
		t.Errorf("over %v, %+v", sheet.Over, sheet.Clock)
	}
}

// TestAGameOfAnyDayComesBackFromAnExport begins games on days near the bounds, and imports an export of those that have begun.
func TestAGameOfAnyDayComesBackFromAnExport(t *testing.T) {
	dir := t.TempDir()
	from, file := filepath.Join(dir, "from"), filepath.Join(dir, "all.jsonl")
	for day, begins := range map[string]bool{
		"0000-12-31": false, "0001-01-01": false, "0001-12-31": false, "0002-01-01": true, "1899-12-31": true, "2026-03-09": true, "9999-12-31": false,
	} {
		code, _, errs := called(t, strings.NewReader(""), "--data", from, "record", "--new", `{"variant":"recall","players":["Ann","Ben"],"day":"`+day+`"}`)
		if begins != (code == 0) {
			t.Errorf("a game of %s ends with %d: %s", day, code, errs)
		}
	}
	export := run(t, from, "", "history", "export")
	must.Do(t, os.WriteFile(file, []byte(export), 0o600))
	run(t, filepath.Join(dir, "to"), "", "history", "import", file)
	expect.Same(t, "what comes back", run(t, filepath.Join(dir, "to"), "", "history", "export"), export)
}
