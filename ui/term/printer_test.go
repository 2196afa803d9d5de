package term

import (
	"fmt"
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
)

// hostile holds everything that a terminal may obey.
const hostile = "a\x1b[31mb\u009b2Jc\x07\x7f\rd\u202ee\u2066f\u200fg\u2028h"

// TestNoControlCharacterIsPrinted puts hostile text wherever text can be put,
// and looks at all that every command prints.
func TestNoControlCharacterIsPrinted(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "", "record", "--new", duo)
	game := noteEverywhere(t, dir)
	for _, tt := range []struct{ args, in string }{
		{"history list", ""},
		{"history list --nights", ""},
		{"history list --json", ""},
		{"history list --nights --json", ""},
		{"history list --search " + hostile, ""},
		{"history list --person " + hostile, ""},
		{"history show " + game, ""},
		{"history show " + hostile, ""},
		{"history show " + game + " --json", ""},
		{"history note " + game + " " + hostile + " --json", ""},
		{"history stats", ""},
		{"history stats --person " + hostile, ""},
		{"history merge " + hostile + " Ann", ""},
		{"history import " + hostile, ""},
		{"history import -", "{\"tabby\":\"" + hostile + "\",\"version\":1}"},
		{"history import -", hostile + "," + hostile + "\n1,2\n"},
		{"history import -", "date,variant,player,total\n2026-01-02," + hostile + ",Ann,1\n"},
		{"history import -", "date,variant,player,total\n2026-01-02,recall," + hostile + ",1\n2026-01-02,recall," + hostile + ",1\n"},
		{"history restore " + hostile, ""},
		{"record --new " + hostile, ""},
		{"record --game " + game, hostile + "\n{\"do\":\"" + hostile + "\"}\n"},
		{"replay " + hostile, ""},
		{"rules " + hostile, ""},
		{hostile, ""},
	} {
		_, out, errs := called(t, strings.NewReader(tt.in), append([]string{"--data", dir}, strings.Split(tt.args, " ")...)...)
		for _, printed := range []string{out, errs} {
			expect.Same(t, fmt.Sprintf("%q prints", tt.args), printed, words.Plain(printed))
		}
	}
}

// noteEverywhere writes hostile notes and returns the game.
func noteEverywhere(t *testing.T, dir string) string {
	t.Helper()
	kept, err := sqlite.Open(dir, sqlite.Options{})
	must.Do(t, err)
	defer kept.Close()
	games, err := kept.Games(history.Page{Limit: 1})
	if err != nil || len(games) != 1 {
		t.Fatal(games, err)
	}
	nights := must.Get(kept.Nights(history.NightPage{}))
	for _, in := range []history.Intent{
		history.NoteGame{Game: games[0].ID, Note: hostile},
		history.NoteNight{Day: nights[0].Day, Note: hostile, Place: hostile},
	} {
		_, err := kept.Do(in)
		must.Do(t, err)
	}
	return games[0].ID
}

func TestExportKeepsEveryByte(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "", "record", "--new", duo)
	noteEverywhere(t, dir)
	out := run(t, dir, "", "history", "export")
	if !strings.Contains(out, "\u202e") {
		t.Fatalf("it is %q", out)
	}
	run(t, t.TempDir(), out, "history", "import", "-")
}
