package planted

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// root is the top of the module.
const root = "../../../.."

// faults returns all there are.
func faults(t *testing.T) []Fault {
	t.Helper()
	all, err := All()
	if err != nil || len(all) == 0 {
		t.Fatal("there are no faults: ", err)
	}
	return all
}

func TestEveryFaultFits(t *testing.T) {
	for _, f := range faults(t) {
		t.Run(f.Name, func(t *testing.T) {
			if _, err := f.changed(root); err != nil {
				t.Error(err)
			}
			for _, tests := range []Tests{f.Tests, f.Unit} {
				if !tests.exist(t) {
					t.Errorf("%s has no test %s", tests.Package, tests.Run)
				}
			}
		})
	}
}

// exist reports whether a package has the test that is named, and is there if none is.
func (tests Tests) exist(t *testing.T) bool {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(root, tests.Package, "*.go"))
	must.Do(t, err)
	name := strings.Trim(tests.Run, "^$")
	return len(all) > 0 && slices.ContainsFunc(all, func(file string) bool {
		text, err := os.ReadFile(file)
		must.Do(t, err)
		return name == "" || strings.Contains(string(text), "\nfunc "+name+"(")
	})
}

func TestFaultThatDoesNotFitIsRefused(t *testing.T) {
	head := "Loses: nothing.\nWorld: store\n\nin internal/testing/sim/planted/doc.go\n"
	for what, text := range map[string]string{
		"nothing but a head":      "Loses: nothing.\nWorld: store\n",
		"no sentence":             "World: store\n\nin internal/testing/sim/planted/doc.go\n-package planted\n+package other\n",
		"a line without a sign":   head + "package planted\n",
		"a line that is not here": head + "-package elsewhere\n+package other\n",
		"a line that is twice":    head + "-//\n+\n",
		"no change":               head + " package planted\n",
		"a file that is not here": "Loses: nothing.\nWorld: store\n\nin nowhere.go\n-package planted\n+package other\n",
	} {
		f, err := parse(text)
		if err == nil {
			_, err = f.changed(root)
		}
		if err == nil {
			t.Errorf("%s: it fits", what)
		}
	}
	if f, err := parse(head + "-package planted\n+package other\n"); err != nil {
		t.Error(err)
	} else if all, err := f.changed(root); err != nil || !strings.Contains(all["internal/testing/sim/planted/doc.go"], "package other") {
		t.Error("what fits: ", err)
	}
}
