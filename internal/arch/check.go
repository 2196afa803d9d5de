package arch

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// check returns one sentence for everything in the files that breaks a rule.
func check(files []source, rules []rule) []string {
	var broken []string
	for _, r := range rules {
		for _, f := range files {
			if fits(r.from, f.pkg) && (r.tests || !f.test) {
				broken = append(broken, r.complaints(f)...)
			}
		}
	}
	return broken
}

// complaints returns what the file does against the rule.
func (r rule) complaints(f source) []string {
	var said []string
	for _, p := range f.imports {
		if fits(r.refuse, p) {
			said = append(said, fmt.Sprintf("%s imports %s: %s (%s)", f.name, p, r.name, r.why))
		}
	}
	forbidden := strings.Fields(r.calls)
	for _, c := range f.uses {
		if slices.Contains(forbidden, c) {
			said = append(said, fmt.Sprintf("%s uses %s: %s (%s)", f.name, c, r.name, r.why))
		}
	}
	return said
}

// homeless returns one sentence for every package that has no layer, or more
// than one.
func homeless(files []source, layers []rule) []string {
	var said []string
	for _, pkg := range packages(files) {
		homes := 0
		for _, l := range layers {
			if fits(l.from, pkg) {
				homes++
			}
		}
		if homes != 1 {
			said = append(said, fmt.Sprintf("%s has %d layers in rules.go, want 1 "+
				"(say what it may import, and why)", pkg, homes))
		}
	}
	return said
}

// packages returns the packages the files make up, each once.
func packages(files []source) []string {
	var all []string
	for _, f := range files {
		all = append(all, f.pkg)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// fits reports whether a list of patterns takes in an import path.
func fits(patterns, importPath string) bool {
	in := false
	for p := range strings.FieldsSeq(patterns) {
		p, taken := strings.CutPrefix(p, "!")
		if match(p, importPath) {
			in = !taken
		}
	}
	return in
}

// match reports whether a single pattern takes in an import path.
func match(pattern, importPath string) bool {
	if pattern == "std" {
		first, _, _ := strings.Cut(importPath, "/")
		return first != module && !strings.Contains(first, ".")
	}
	if stem, tree := strings.CutSuffix(pattern, "..."); tree {
		return strings.HasPrefix(importPath+"/", stem)
	}
	return path.Clean(pattern) == importPath
}
