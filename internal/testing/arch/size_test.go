package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// How long a function may be. A table, which is a function that only returns a literal, does not
// count, and tests and what a program wrote may be as long as they like.
const (
	maxFunc   = 40 // lines
	maxParams = 4
)

// A function is the measure of one function: from its first line to its last,
// without its comment.
type function struct {
	name          string
	lines, params int
}

// measure returns the functions of the file that are no tables.
func measure(set *token.FileSet, tree *ast.File) (funcs []function) {
	for _, decl := range tree.Decls {
		if d, is := decl.(*ast.FuncDecl); is && !isTable(d) {
			bare := *d
			bare.Doc = nil
			lines := set.Position(bare.End()).Line - set.Position(bare.Pos()).Line + 1
			funcs = append(funcs, function{d.Name.Name, lines, params(d)})
		}
	}
	return funcs
}

// isTable reports whether a function only returns a literal.
func isTable(d *ast.FuncDecl) bool {
	if d.Body == nil || len(d.Body.List) != 1 || params(d) > 0 {
		return false
	}
	r, ok := d.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(r.Results) != 1 {
		return false
	}
	_, ok = r.Results[0].(*ast.CompositeLit)
	return ok
}

// params counts a function's parameters, named or not.
func params(d *ast.FuncDecl) int {
	count := 0
	for _, field := range d.Type.Params.List {
		count += max(1, len(field.Names))
	}
	return count
}

// oversized returns one sentence for everything in the files that is too long.
func oversized(files []source) []string {
	var said []string
	for _, f := range files {
		if f.test || f.written {
			continue
		}
		for _, fn := range f.funcs {
			if fn.lines > maxFunc {
				said = append(said, fmt.Sprintf("%s: %s has %d lines, want at most %d: part it by what it does",
					f.name, fn.name, fn.lines, maxFunc))
			}
			if fn.params > maxParams {
				said = append(said, fmt.Sprintf("%s: %s has %d parameters, want at most %d: more is a struct",
					f.name, fn.name, fn.params, maxParams))
			}
		}
	}
	return said
}

func TestWhatIsTooLongIsNamed(t *testing.T) {
	for _, tt := range []struct{ name, file, text, want string }{
		{"a function of forty lines will do", "a/deal.go", "func deal() {" + strings.Repeat("\n", 39) + "}", ""},
		{"one more is too many", "a/deal.go", "func deal() {" + strings.Repeat("\n", 40) + "}", "a/deal.go: deal has 41 lines"},
		{"its comment does not count", "a/deal.go", strings.Repeat("// Why.\n", 40) + "func deal() {}", ""},
		{"four parameters will do", "a/deal.go", "func deal(a, b int, c, d string) {}", ""},
		{"five want a struct", "a/deal.go", "func deal(a, b int, c, d, e string) {}", "a/deal.go: deal has 5 parameters"},
		{"a test may be long", "a/deal_test.go", "func deal() {" + strings.Repeat("\n", 400) + "}", ""},
	} {
		t.Run(tt.name, func(t *testing.T) { law(oversized).names(t, tt.file, tt.text, tt.want) })
	}
}
