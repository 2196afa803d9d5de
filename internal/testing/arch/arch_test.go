package arch

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
)

// all are the Go files of this module, which are read once.
var all = sync.OnceValues(func() ([]source, error) { return read(os.DirFS("../../..")) })

// ours returns every Go file of this module, and fails if there are none.
func ours(t *testing.T) []source {
	t.Helper()
	files, err := all()
	if err != nil {
		t.Fatal(err)
	}
	if len(packages(files)) < 2 {
		t.Fatalf("found only the packages %v: the rules would apply to no package", packages(files))
	}
	return files
}

// A law holds for the whole house. It returns one sentence for everything that breaks it.
type law func(files []source) []string

func TestEveryLawIsKept(t *testing.T) {
	files := ours(t)
	for name, broken := range map[string]law{
		"every package keeps the rules":                            unmannerly,
		"every package is on a floor":                              homeless,
		"no import runs up":                                        climbing,
		"every comment begins with its name":                       stray,
		"every link of a comment leads somewhere":                  dangling,
		"no error begins with the name of a package":               named,
		"nothing is decided by the text of an error":               readers,
		"no test sleeps, skips or runs beside others":              idlers,
		"every text that a person reads is in the language":        spoken,
		"only the outermost choose the language":                   choosers,
		"no place is a hall":                                       wholes,
		"main is alone, as its code could not be tested without C": crowded,
	} {
		t.Run(name, func(t *testing.T) {
			for _, complaint := range broken(files) {
				t.Error(complaint)
			}
		})
	}
}

// found returns what a law says of a single file with that text below its first line.
func (broken law) found(t *testing.T, file, text string) []string {
	t.Helper()
	files, err := read(fstest.MapFS{file: {Data: []byte("package p\n" + text)}})
	if err != nil {
		t.Fatal(err)
	}
	return broken(files)
}

// names fails unless that is one complaint that begins as wanted, or none where nothing is wanted.
func (broken law) names(t *testing.T, file, text, want string) {
	t.Helper()
	said := broken.found(t, file, text)
	if len(said) > 1 || (len(said) == 1) != (want != "") || want != "" && !strings.HasPrefix(said[0], want) {
		t.Errorf("said %q, want %q and nothing else", said, want)
	}
}

func TestEveryRuleHasANameAndAReason(t *testing.T) {
	for _, r := range manners {
		if r.name == "" || r.why == "" || r.from == "" || r.refuse+r.calls == "" {
			t.Errorf("rule %q is not whole: %+v", r.name, r)
		}
	}
}

// crowded returns one sentence for every file beside main.go.
func crowded(files []source) (said []string) {
	for _, f := range files {
		if f.pkg == module && !f.test && !slices.Contains([]string{"main.go", "main_serve.go", "main_js.go"}, f.name) {
			said = append(said, fmt.Sprintf("%s is beside main.go: its code belongs in a package that tests without C", f.name))
		}
	}
	return said
}
