//go:build long

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim/planted"
)

func TestAnswersAreKeptForTheirCommit(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tabby", "matrix.jsonl")
	kept := answer{Fault: "a", Layer: "unit", Found: "engine TestX", Took: time.Second}
	for commit, one := range map[string]answer{"1": kept, "2": {Fault: "a", Layer: "unit", Late: true}} {
		a := must.Get(open(file, commit))
		must.Do(t, a.keep(one))
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	must.Do(t, err)
	if _, err := f.WriteString(`{"commit":"1","fault":"b","lay`); err != nil { // it was ended there
		t.Fatal(err)
	}
	must.Do(t, f.Close())
	a := must.Get(open(file, "1"))
	kept.Commit = "1"
	if got, ok := a.get("a", "unit"); !ok || got != kept || len(a.all) != 1 {
		t.Errorf("there are %v", a.all)
	}
	b, err := open(file, "") // what is not committed has no answers
	if err != nil || len(b.all) != 0 {
		t.Errorf("there are %v, %v", b.all, err)
	}
}

func TestLayersHaveTheirPackages(t *testing.T) {
	for pkg, want := range map[string]string{
		"engine":                     "unit,above,model",
		"history/sqlite":             "unit,above,kill",
		"rulesref":                   "unit,above",
		"ui/walks":                   "walk",
		"internal/testing/sim/store": "simulation",
		"internal/testing/webtest":   "browser",
		"internal/testing/smoke":     "smoke",
	} {
		var has []layer
		for _, l := range layers {
			if l.holds(pkg) {
				has = append(has, l)
			}
		}
		expect.Same(t, pkg, strings.Join(names(has), ","), want)
	}
}

func TestEveryPackageOfALayerIsThere(t *testing.T) {
	for _, l := range layers {
		for _, pkg := range l.has {
			if !hasGo("../../../" + pkg) {
				t.Errorf("%s: there is no package %s", l.name, pkg)
			}
		}
	}
}

func TestMatrixSaysWhoFindsAFaultAlone(t *testing.T) {
	m := matrix{
		faults: []planted.Fault{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}},
		layers: []layer{{name: "unit"}, {name: "model"}, {name: "walk"}},
		asks:   map[[2]string][]string{{"d", "walk"}: {"ui/walks"}},
	}
	m.answers, _ = open("", "")
	for _, a := range []answer{
		{Fault: "a", Layer: "unit", Found: "engine TestX", Said: "got 1", Took: 1500 * time.Millisecond},
		{Fault: "a", Layer: "walk", Found: "ui/walks TestY", Said: "got 2", Took: time.Minute},
		{Fault: "b", Layer: "unit"},
		{Fault: "b", Layer: "walk", Found: "ui/walks TestY", Said: "got 2", Took: time.Minute},
		{Fault: "c", Layer: "unit"},
		{Fault: "c", Layer: "walk", Late: true},
		{Fault: "d", Layer: "unit"},
	} {
		must.Do(t, m.answers.keep(a))
	}
	var out strings.Builder
	must.Do(t, m.print(&out))
	want := `| fault | unit | model | walk |
| --- | --- | --- | --- |
| a | 1.5 |  | 60.0 |
| b | no |  | 60.0 |
| c | no |  | late |
| d | no |  | ? |

found by none: c
found by unit alone: 
found by model alone: 
found by walk alone: b

a, unit: engine TestX: got 1
a, walk: ui/walks TestY: got 2
b, walk: ui/walks TestY: got 2
`
	expect.Same(t, "the table", out.String(), want)
}

func TestNearestPackagesAreAskedFirst(t *testing.T) {
	all := []tested{
		{"engine", map[string]bool{"engine": true}},
		{"scoring", map[string]bool{"engine": true, "scoring": true}},
		{"history", map[string]bool{"engine": true, "scoring": true, "history": true}},
	}
	for _, c := range []struct {
		reach reach
		named string
		want  []string
	}{
		{everywhere, "", []string{"scoring", "history"}},
		{everywhere, "history", []string{"history"}},
		{everywhere, "rulesref", []string{"scoring", "history"}},
		{home, "history", []string{"scoring"}},
		{above, "", []string{"history"}},
	} {
		expect.Same(t, fmt.Sprintf("%d, %s", c.reach, c.named), layer{reach: c.reach}.nearest(all, []string{"scoring"}, c.named), c.want)
	}
}
