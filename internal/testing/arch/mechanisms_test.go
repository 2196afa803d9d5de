package arch

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tabby/internal/testing/must"
)

// A mechanism is a row of the table in CONTRIBUTING.md: what it is for, the packages or names that do it, and the
// packages of the program that use them.
type mechanism struct {
	what       string
	names, pkg []string
}

// mechanisms returns the rows of the table below a heading of a page.
func mechanisms(page, heading string) (all []mechanism) {
	_, page, _ = strings.Cut(page, "\n## "+heading+"\n")
	page, _, _ = strings.Cut(page, "\n## ")
	quoted := regexp.MustCompile("`([^`]+)`")
	in := func(cell string) (names []string) {
		for _, name := range quoted.FindAllStringSubmatch(cell, -1) {
			names = append(names, name[1])
		}
		return names
	}
	for line := range strings.Lines(page) {
		if cells := strings.Split(line, "|"); len(cells) == 5 && strings.Contains(cells[2], "`") {
			all = append(all, mechanism{strings.TrimSpace(cells[1]), in(cells[2]), in(cells[3])})
		}
	}
	return all
}

// usedElsewhere returns one sentence for each mechanism that other packages use than its row says.
func usedElsewhere(files []source, all []mechanism) (said []string) {
	for _, m := range all {
		users := map[string]bool{}
		for _, f := range files {
			in := strings.TrimPrefix(f.pkg, module+"/")
			product := !f.test && !strings.HasPrefix(in, "internal/testing") && !strings.HasPrefix(in, "internal/release") && in != "docs"
			if product && slices.ContainsFunc(m.names, func(name string) bool { return slices.Contains(f.imports, name) || slices.Contains(f.uses, name) }) {
				users[in] = true
			}
		}
		if got, want := slices.Sorted(maps.Keys(users)), slices.Sorted(slices.Values(m.pkg)); !slices.Equal(got, want) {
			said = append(said, fmt.Sprintf("%s: CONTRIBUTING.md has the packages %s, and the program %s", m.what, strings.Join(want, " "), strings.Join(got, " ")))
		}
	}
	return said
}

func TestEachMechanismIsWhereItsTableSays(t *testing.T) {
	all := mechanisms(string(must.Get(os.ReadFile("../../../CONTRIBUTING.md"))), "One way for each thing")
	if len(all) < 10 {
		t.Fatalf("the table has %d rows", len(all))
	}
	for _, complaint := range usedElsewhere(ours(t), all) {
		t.Error(complaint)
	}
}

func TestASecondMechanismIsReported(t *testing.T) {
	files := must.Get(read(fstest.MapFS{
		"keys/a.go":   {Data: []byte("package keys\nimport \"crypto/hmac\"\nvar _ = hmac.Equal")},
		"file/b.go":   {Data: []byte("package file\nimport \"os\"\nvar _ = os.Rename")},
		"file/c.go":   {Data: []byte("package file\nimport \"os\"\nvar _ = os.Remove")},
		"d/d_test.go": {Data: []byte("package d\nimport \"os\"\nvar _ = os.Rename")},
	}))
	page := "# P\n\n## Ways\n\n| for | by | in |\n| --- | --- | --- |\n| keys | `crypto/hmac` | `keys` |\n| files | `os.Rename`, `os.Link` | %s |\n\n## Next\n| x | `os` | |\n"
	for in, faults := range map[string]int{"`file`": 0, "": 1, "`file`, `keys`": 1} {
		if said := usedElsewhere(files, mechanisms(fmt.Sprintf(page, in), "Ways")); len(said) != faults {
			t.Errorf("for %q it says %q", in, said)
		}
	}
}
