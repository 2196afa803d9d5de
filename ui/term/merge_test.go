package term

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// twice keeps two people of each of some names: of games of a table, and of an export of another folder.
func twice(t *testing.T, names ...string) string {
	t.Helper()
	dir, other := filepath.Join(t.TempDir(), "one"), filepath.Join(t.TempDir(), "other")
	for i, d := range []string{dir, other} {
		run(t, d, `{"do":"enter_round","scores":{"`+names[0]+`":12,"`+names[1]+`":7}}`+"\n",
			"record", "--new", `{"variant":"rat-a-tat-cat","players":["`+names[i]+`","`+names[1-i]+`"],"end":{"end":"rounds","rounds":1}}`)
	}
	out := run(t, other, "", "history", "export")
	run(t, dir, out, "history", "import", "-")
	return dir
}

var command = regexp.MustCompile("`tabby ([^`]*)`")

// words returns the words of a command as a shell takes them, of which quotes are enough here.
func shellWords(line string) (all []string) {
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			all = append(all, part)
		} else {
			all = append(all, strings.Fields(part)...)
		}
	}
	return all
}

// TestMergeNamesPeopleSoThatItRuns merges people of one name, and does what is printed.
func TestMergeNamesPeopleSoThatItRuns(t *testing.T) {
	dir := twice(t, "Ida B", "Otto")
	code, _, said := called(t, strings.NewReader(""), "history", "merge", "Ida B", "Ida B", "--data", dir)
	if code == fine {
		t.Error("it merges one of two with one of two")
	}
	ids := regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f-]{27}`).FindAllString(said, -1)
	if len(ids) != 2 {
		t.Fatalf("it does not say which there are: %s", said)
	}
	for _, merge := range [][]string{{"merge", ids[0], ids[1]}, {"merge", "--names"}} {
		out := run(t, dir, "", append([]string{"history"}, merge...)...)
		printed := command.FindAllStringSubmatch(out, -1)
		if len(printed) == 0 {
			t.Fatalf("nothing takes it back: %s", out)
		}
		for _, p := range printed {
			if out := run(t, dir, "", shellWords(p[1])...); !strings.Contains(out, "are two again") {
				t.Errorf("%s: %s", p[0], out)
			}
		}
	}
	run(t, dir, "", "history", "merge", "--names")
	out := run(t, dir, "", "history", "stats")
	if !regexp.MustCompile(`(?m)^Ida B +2 `).MatchString(out) || !regexp.MustCompile(`(?m)^Otto +2 `).MatchString(out) {
		t.Errorf("somebody is there twice:\n%s", out)
	}
}

// TestACommandThatIsPrintedRunsAsItStands does what is printed, once the folder was given by a flag, and once by the
// environment.
func TestACommandThatIsPrintedRunsAsItStands(t *testing.T) {
	for _, flag := range []bool{true, false} {
		dir := twice(t, "Ida B", "Otto")
		t.Setenv("TABBY_DATA", filepath.Join(t.TempDir(), "another"))
		given := []string{"--data", dir}
		if !flag {
			t.Setenv("TABBY_DATA", dir)
			given = nil
		}
		do := func(args ...string) (printed []string) {
			code, out, errs := called(t, strings.NewReader(""), args...)
			if code != fine {
				t.Fatalf("%v ends with %d and says %s", args, code, errs)
			}
			if p := command.FindStringSubmatch(out); p != nil {
				printed = shellWords(p[1])
			}
			return printed
		}
		do(do(append([]string{"history", "merge", "--names"}, given...)...)...)
		do(append([]string{"history", "merge", "--names"}, given...)...)
		do(do(append([]string{"history", "retire", "Ida B"}, given...)...)...)
	}
}

func TestImportNamesPeopleWhoAreThereTwice(t *testing.T) {
	dir := twice(t, "Ida B", "Otto")
	out := run(t, dir, "", "history", "export")
	out = run(t, dir, out, "history", "import", "-")
	if !strings.Contains(out, "Ida B and Otto") || !strings.Contains(out, "`tabby history merge --names --data "+oneWord(dir)+"`") {
		t.Errorf("it says %q", out)
	}
}

func TestNamesAreQuotedForAnyShell(t *testing.T) {
	for name, want := range map[string]string{
		"Ida": "Ida", "Zoë": "Zoë", "Ida B": `"Ida B"`, "O’Neil": `"O’Neil"`, "O'Neil": `"O'Neil"`, `Ben "B"`: `'Ben "B"'`, "$HOME": "'$HOME'", "a`b'c": `'a` + "`" + `b'\''c'`,
	} {
		if got := oneWord(name); got != want {
			t.Errorf("%s is written as %s, want %s", name, got, want)
		}
	}
}
