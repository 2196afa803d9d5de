package arch

import (
	"os"
	"slices"
	"testing"
)

// ours returns every Go file of this module, and fails if there are none.
func ours(t *testing.T) []source {
	t.Helper()
	files, err := read(os.DirFS("../../.."))
	if err != nil {
		t.Fatal(err)
	}
	if len(packages(files)) < 2 {
		t.Fatalf("found only the packages %v: the rules would apply to no package", packages(files))
	}
	return files
}

func TestEveryPackageKeepsTheRules(t *testing.T) {
	for _, complaint := range check(ours(t), manners) {
		t.Error(complaint)
	}
}

func TestEveryPackageIsOnAFloor(t *testing.T) {
	for _, complaint := range homeless(ours(t)) {
		t.Error(complaint)
	}
}

func TestNoImportRunsUp(t *testing.T) {
	for _, complaint := range climbing(ours(t)) {
		t.Error(complaint)
	}
}

func TestEveryRuleHasANameAndAReason(t *testing.T) {
	for _, r := range manners {
		if r.name == "" || r.why == "" || r.from == "" || r.refuse+r.calls == "" {
			t.Errorf("rule %q is not whole: %+v", r.name, r)
		}
	}
}

func TestEveryFunctionIsShort(t *testing.T) {
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

func TestMainIsAlone(t *testing.T) {
	for _, f := range ours(t) {
		if f.pkg != module || f.test {
			continue
		}
		if !slices.Contains([]string{"main.go", "main_serve.go", "main_js.go"}, f.name) {
			t.Errorf("%s is beside main.go: its code belongs in a package that tests without C", f.name)
		}
	}
}
