package main

import (
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"tabby/internal/testing/sim/planted"
)

// window are the tags with which make test builds, and that of servers of NATS, which a fault may be found at.
const window = "gles,migrated_fynedo,nats"

// Which tests compare with a model, and which kill a process, by their names.
const (
	models = "Model|Naive"
	kills  = "Kill"
)

// A layer is tests of one kind.
type layer struct {
	name   string
	asks   planted.Tests // of each of its packages
	has    []string      // its packages; none is all that no other layer has to itself
	by     string        // the program that it needs
	runs   bool          // it runs Tabby, which it does not import
	shares bool          // a package goes on until its share of the time is up
	reach  reach
}

// A reach is which of its packages a layer asks about a fault.
type reach uint8

const (
	everywhere reach = iota // that import it
	home                    // in which it lies
	above                   // that import it, and in which it does not lie
)

// layers are those that there are, the cheapest first.
var layers = []layer{
	{name: "unit", asks: planted.Tests{Tags: window, Skip: models + "|" + kills}, reach: home},
	{name: "above", asks: planted.Tests{Tags: window, Skip: models + "|" + kills}, reach: above},
	{name: "model", asks: planted.Tests{Tags: window, Run: models}, has: []string{"engine", "engine/bot", "scoring"}},
	{name: "walk", asks: planted.Tests{Tags: window}, has: []string{"ui/walks"}},
	{name: "simulation", asks: planted.Tests{Tags: window + ",long", Run: "^TestWorld$"}, shares: true, has: []string{
		"internal/testing/sim/store", "internal/testing/sim/evening", "internal/testing/sim/family", "internal/testing/sim/spaces", "internal/testing/sim/many",
		"internal/testing/sim/year",
	}},
	{name: "kill", asks: planted.Tests{Tags: window, Run: kills}, has: []string{"history/sqlite", "internal/devices/host", "ui/term"}},
	{name: "browser", asks: planted.Tests{Tags: window + ",chromium,long"}, has: []string{"internal/testing/webtest"}, by: "chromium"},
	{name: "smoke", asks: planted.Tests{Tags: window + ",smoke,long"}, has: []string{"internal/testing/smoke"}, by: "Xvfb", runs: true},
}

// find returns the layer of a name.
func find(name string) (layer, bool) {
	at := slices.IndexFunc(layers, func(l layer) bool { return l.name == name })
	if at < 0 {
		return layer{}, false
	}
	return layers[at], true
}

// names returns the names of layers.
func names(all []layer) []string {
	var list []string
	for _, l := range all {
		list = append(list, l.name)
	}
	return list
}

// isHere reports whether the machine has the program that a layer needs.
func (l layer) isHere() bool {
	if l.by == "" {
		return true
	}
	_, err := exec.LookPath(l.by)
	return err == nil
}

// holds reports whether a package is one of the layer's.
func (l layer) holds(pkg string) bool {
	if l.has != nil {
		return slices.Contains(l.has, pkg)
	}
	return !slices.ContainsFunc(layers, func(o layer) bool { return o.isAlone() && slices.Contains(o.has, pkg) })
}

// isAlone reports whether a layer has its packages to itself.
func (l layer) isAlone() bool { return l.asks.Run != models && l.asks.Run != kills }

// A tested package has tests, which import others.
type tested struct {
	path    string // from the top of the module
	imports map[string]bool
}

// list returns the packages that have tests with some tags, and what they import, those that import
// least first. The program is ".", whether it has tests or not.
func list(tags string) ([]tested, error) {
	out, err := exec.Command("go", "list", "-test", "-tags", tags, "-f", `{{.ImportPath}} {{join .Deps " "}}`, "./...").Output()
	if err != nil {
		return nil, err
	}
	var all []tested
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		t := tested{path: ours(words[0]), imports: map[string]bool{}}
		for _, name := range words {
			t.imports[ours(name)] = true
		}
		name, is := strings.CutSuffix(t.path, ".test")
		if t.path = name; is || name == "." {
			all = append(all, t)
		}
	}
	slices.SortStableFunc(all, func(a, b tested) int { return len(a.imports) - len(b.imports) })
	return all, nil
}

// of returns the packages of a layer, and what they import.
func (l layer) of(all []tested) []tested {
	var some []tested
	program := all[slices.IndexFunc(all, func(t tested) bool { return t.path == "." })]
	for _, t := range all {
		if l.runs {
			t.imports = program.imports
		}
		if t.path != "." && l.holds(t.path) {
			some = append(some, t)
		}
	}
	return some
}

// ours returns a package from the top of the module, "." for the program; others keep their names.
func ours(name string) string {
	if name == "tabby" {
		return "."
	}
	return strings.TrimPrefix(name, "tabby/")
}

// homes returns the packages that a fault lies in.
func homes(f planted.Fault) []string {
	var all []string
	for _, p := range f.Paths() {
		dir := path.Dir(p)
		for !hasGo(dir) && dir != "." {
			dir = path.Dir(dir)
		}
		if !slices.Contains(all, dir) {
			all = append(all, dir)
		}
	}
	return all
}

// hasGo reports whether a folder is a package.
func hasGo(dir string) bool {
	found, err := filepath.Glob(filepath.Join(dir, "*.go"))
	return err == nil && len(found) > 0
}
