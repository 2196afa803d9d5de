package term

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/system/version"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestDefaultCommandOpensTheWindow(t *testing.T) {
	for _, c := range []struct {
		name, env string
		args      []string
		want      string
	}{
		{"the usual folder", "", nil, sqlite.DefaultDir()},
		{"the folder of the environment", "/from/env", nil, "/from/env"},
		{"the folder of the call", "/from/env", []string{"--data", "/from/call"}, "/from/call"},
		{"the window by its name", "", []string{"window", "--data=/from/call"}, "/from/call"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv("TABBY_DATA", c.env)
			var got string
			code := Run(c.args, Streams{}, func(o Opening) error {
				got = o.Dir
				return nil
			})
			if code != 0 || got != c.want {
				t.Errorf("ends with %d, opens on %q, want %q", code, got, c.want)
			}
		})
	}
}

func TestWindowThatCannotOpenIsAFailure(t *testing.T) {
	var errs bytes.Buffer
	code := Run(nil, Streams{Err: &errs}, func(Opening) error { return errors.New("there is no display") })
	if code != 1 || errs.String() != "tabby: there is no display\n" {
		t.Errorf("ends with %d and says %q", code, errs.String())
	}
}

func TestTheVersionIsPrintedAsJSON(t *testing.T) {
	_, out, _ := called(t, nil, "version", "--json")
	if v := answers(t, out)[0]; v["version"] != version.String() || v["go"] == nil {
		t.Errorf("got %v", v)
	}
}

func TestEveryCommandAndFlagHasHelp(t *testing.T) {
	for _, args := range [][]string{{"--help"}, {"replay", "--help"}, {"record", "--help"}, {"history", "--help"}, {"help", "history", "show"}} {
		code, out, errs := called(t, nil, args...)
		if code != 0 || errs != "" || !strings.Contains(out, "Usage: tabby") || strings.Contains(out, "!") {
			t.Errorf("%v ends with %d and says %q\n%s", args, code, errs, out)
		}
	}
}

func TestTheExportOfACommandIsThatOfTheStore(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", duo)
	s.hear()
	s.stop()
	out := run(t, dir, "", "history", "export")
	r := must.Get(sqlite.OpenReadOnly(dir, sqlite.Options{}))
	defer r.Close()
	var want bytes.Buffer
	if err := r.Export(&want, history.Work{}); err != nil || out != want.String() || !strings.HasPrefix(out, `{"tabby":"history"`) {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestSheetHasPresentNames(t *testing.T) {
	dir := t.TempDir()
	s := talk(t, dir, "--new", duo)
	id := s.hear().Game
	s.stop()
	store, err := sqlite.Open(dir, sqlite.Options{})
	must.Do(t, err)
	ann, err := store.Meet("Ann")
	_, renamed := store.Do(history.Rename{Person: ann.ID, Name: "Anna"})
	must.Do(t, errors.Join(err, renamed, store.Close()))
	expect.Contains(t, "the sheet", run(t, dir, "", "history", "show", id), "Anna deals. Ben cuts and begins.")
}

func TestGameIsFoundByAPrefixOfItsID(t *testing.T) {
	dir := t.TempDir()
	var ids []string
	for range 2 {
		s := talk(t, dir, "--new", duo)
		ids = append(ids, s.hear().Game)
		s.stop()
	}
	for _, c := range []struct{ id, said string }{
		{ids[0], ""},
		{ids[1][:35], ""},
		{ids[0][:1], "2 games begin with"},
		{"x", "there is no game"},
		{"", "there is no game"},
	} {
		code, _, errs := called(t, nil, "history", "show", "--data", dir, "--", c.id)
		if (code != 0) != (c.said != "") || !strings.Contains(errs, c.said) {
			t.Errorf("%q ends with %d and says %q", c.id, code, errs)
		}
	}
}

func TestFileIsRefusedAsFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.jsonl")
	must.Do(t, os.WriteFile(file, []byte("{}\n"), 0o600))
	for _, args := range [][]string{{"list"}, {"export"}, {"backup"}, {"backup", "--list"}, {"restore"}, {"stats"}} {
		var out, errs bytes.Buffer
		code := Run(append([]string{"history", "--data", file}, args...), Streams{Out: &out, Err: &errs}, nil)
		want := "tabby: " + file + ": that is a file; choose the folder where the games are, or where they should go\n"
		if code != 1 || out.Len() > 0 || errs.String() != want {
			t.Errorf("%v ends with %d and says %q, %q", args, code, &out, &errs)
		}
	}
}

func TestHistoryThatIsGoneIsNotEmpty(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "", "record", "--new", duo)
	must.Do(t, os.Remove(filepath.Join(dir, "tabby.db")))
	for _, args := range [][]string{{"list"}, {"list", "--nights"}, {"check"}, {"stats"}, {"export"}} {
		code, out, errs := called(t, nil, append([]string{"--data", dir, "history"}, args...)...)
		if code != 1 || out != "" || !strings.Contains(errs, "tabby.db is missing") {
			t.Errorf("%v ends with %d, says %q and %q", args, code, out, errs)
		}
	}
}

func TestTheVersionIsAFlagToo(t *testing.T) {
	_, said, _ := called(t, strings.NewReader(""), "version")
	code, flag, _ := called(t, strings.NewReader(""), "--version")
	expect.Same(t, "it ends with", code, 0)
	expect.Same(t, "it says", flag, said)
	_, asJSON, _ := called(t, strings.NewReader(""), "--version", "--json")
	expect.Contains(t, "for programs", asJSON, `{"version":"`)
}

// TestMissingFolderIsAnError asks each command that reads for games in a folder that somebody has
// mistyped.
func TestMissingFolderIsAnError(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "typo")
	for _, args := range []string{"list", "list --nights", "list --json", "show 1", "stats", "export", "check", "backup"} {
		code, out, errs := called(t, strings.NewReader(""), append([]string{"--data", missing, "history"}, strings.Fields(args)...)...)
		if code != 1 || out != "" || !strings.Contains(errs, "there are no games in this folder yet") {
			t.Errorf("%s ends with %d, answers %q and says %q", args, code, out, errs)
		}
	}
}

// TestAGameIsListedByTheDayOnWhichItWasPlayed lists games of the other end of the world.
func TestAGameIsListedByTheDayOnWhichItWasPlayed(t *testing.T) {
	dir := t.TempDir()
	table := "date,variant,player,total\n2024-12-31,rat-a-tat-cat,Ann,12\n2024-12-31,rat-a-tat-cat,Ben,7\n"
	must.Do(t, os.WriteFile(filepath.Join(dir, "paper.csv"), []byte(table), 0o600))
	run(t, filepath.Join(dir, "kept"), "", "history", "import", filepath.Join(dir, "paper.csv"))
	sydney := time.FixedZone("Sydney", 11*60*60)
	for _, args := range [][]string{{"list"}, {"show", "0"}} {
		var out, errs bytes.Buffer
		c := call{Streams: Streams{strings.NewReader(""), &out, &errs}, now: func() time.Time { return time.Now().In(sydney) }, words: languages.English()}
		code := c.run(append([]string{"--data", filepath.Join(dir, "kept"), "history"}, args...))
		if code != 0 || !strings.Contains(out.String(), "31 Dec 2024") {
			t.Errorf("%v ends with %d and says %s%s", args, code, out.String(), errs.String())
		}
	}
}
