package term

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// packaged matches what only a developer could read: the name of a package, or of a
// command that stands for one, before a colon.
var packaged = regexp.MustCompile(`(?m)^tabby: (history|scoring|engine|stats|rating|flat|sqlite|journal|replay|sim|bot|rulesref|chart|paper|story|serve|web|words|term|desktop)\b[^:]*: `)

// TestFailingCommandSaysWhatToDo calls commands that fail. Each says so on the error
// output, in a line that begins with no package, and with a code.
func TestFailingCommandSaysWhatToDo(t *testing.T) {
	dir, id := aGame(t)
	at := func(name string) string { return filepath.Join(t.TempDir(), name) }
	for _, c := range []struct {
		says string
		args []string
	}{
		{"there is no file", []string{"history", "import", at("nothing.csv")}},
		{"can’t be used: is a directory; choose another file", []string{"history", "import", t.TempDir()}},
		{"there is no game \"zz\"; `tabby history list` lists them", []string{"history", "show", "zz"}},
		{"there is no game", []string{"history", "trash", id, "zz"}},
		{"name the games, or give --empty alone", []string{"history", "trash"}},
		{"name the games, or give --empty alone", []string{"history", "trash", id, "--empty"}},
		{"give a note", []string{"history", "note", id}},
		{"a place is noted for a day", []string{"history", "note", id, "--place", "here"}},
		{"--to is 2026-01-01", []string{"history", "stats", "--from", "2026-02-01", "--to", "2026-01-01"}},
		{"write a day like 2026-11-20", []string{"history", "stats", "--from", "yesterday"}},
		{`a port is a number from 0 to 65535, not "99999"`, []string{"serve", "--port", "99999"}},
		{"nobody is called \"Zed\"", []string{"history", "retire", "Zed"}},
		{"nobody is called \"Zed\"", []string{"history", "merge", "Zed", "Ann"}},
		{"name the entry", []string{"history", "merge", "Ann"}},
		{"these two have played together in 1 game", []string{"history", "merge", "Ann", "Ben"}},
		{"there is no backup in", []string{"history", "restore"}},
		{"there is no file", []string{"history", "restore", at("nothing.db")}},
		{"there is no variant \"poker\"", []string{"history", "list", "--variant", "poker"}},
		{"x.pdf cannot be written", []string{"history", "show", id, "--out", at("none/x.pdf")}},
		{"has to end in .pdf", []string{"history", "show", id, "--out", at("x.xyz")}},
		{"no such game", []string{"record", "--game", "zz"}},
		{"no game was started", []string{"record", "--new", `{"variant":"poker"}`}},
		{"there is no file", []string{"replay", at("nothing.jsonl")}},
		{"unknown flag --frob", []string{"history", "list", "--frob"}},
	} {
		code, _, errs := called(t, strings.NewReader(""), append([]string{"--data", dir}, c.args...)...)
		if code == fine || !strings.HasPrefix(errs, "tabby: ") || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: %d, %q, want %q", c.args, code, errs, c.says)
		}
		if packaged.MatchString(errs) {
			t.Errorf("%v begins with a package: %q", c.args, errs)
		}
	}
}
