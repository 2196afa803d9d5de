package arch

import (
	"path"
	"strings"
)

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
