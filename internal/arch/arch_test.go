package arch

import (
	"os"
	"slices"
	"testing"
)

// mainLines is how long main.go may be.
const mainLines = 42

// ours returns every Go file of this module, and fails if there are none.
func ours(t *testing.T) []source {
	t.Helper()
	files, err := read(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	if len(packages(files)) < 2 {
		t.Fatalf("found only the packages %v: the rules would apply to no package", packages(files))
	}
	return files
}

func TestEveryPackageKeepsTheRules(t *testing.T) {
	for _, complaint := range check(ours(t), slices.Concat(layers, manners)) {
		t.Error(complaint)
	}
}

func TestEveryPackageHasItsLayer(t *testing.T) {
	for _, complaint := range homeless(ours(t), layers) {
		t.Error(complaint)
	}
}

func TestEveryRuleHasANameAndAReason(t *testing.T) {
	for _, r := range slices.Concat(layers, manners) {
		if r.name == "" || r.why == "" || r.from == "" || r.refuse+r.calls == "" {
			t.Errorf("rule %q is not whole: %+v", r.name, r)
		}
	}
}

func TestEveryFileAndFunctionIsShort(t *testing.T) {
	for _, complaint := range oversized(ours(t)) {
		t.Error(complaint)
	}
}

func TestEveryRefusalHasWordsAndACode(t *testing.T) {
	files := ours(t)
	declared := 0
	for _, f := range files {
		if !f.test && fits(refusing, f.pkg) {
			declared += len(f.errors)
		}
	}
	if declared < 50 {
		t.Errorf("found only %d refusals", declared)
	}
	for _, complaint := range unworded(files) {
		t.Error(complaint)
	}
}

func TestNoErrorBeginsWithTheNameOfAPackage(t *testing.T) {
	for _, complaint := range named(ours(t)) {
		t.Error(complaint)
	}
}

func TestNothingIsDecidedByTheTextOfAnError(t *testing.T) {
	for _, complaint := range readers(ours(t)) {
		t.Error(complaint)
	}
}

func TestMainIsShortAndAlone(t *testing.T) {
	for _, f := range ours(t) {
		if f.pkg != module || f.test {
			continue
		}
		if !slices.Contains([]string{"main.go", "main_serve.go", "main_js.go"}, f.name) {
			t.Errorf("%s is beside main.go: its code belongs in a package that tests without C", f.name)
		}
		if f.lines > mainLines {
			t.Errorf("%s has %d lines, want at most %d: main only puts together", f.name, f.lines, mainLines)
		}
	}
}
