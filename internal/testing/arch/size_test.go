package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
	"testing"
	"testing/fstest"
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
	tests := []struct {
		name, file, text string
		want             string
	}{
		{
			name: "a function of forty lines will do",
			text: "func deal() {" + strings.Repeat("\n", 39) + "}",
		},
		{
			name: "one more is too many",
			text: "func deal() {" + strings.Repeat("\n", 40) + "}",
			want: "scoring/deal.go: deal has 41 lines",
		},
		{
			name: "its comment does not count",
			text: strings.Repeat("// Why.\n", 40) + "func deal() {}",
		},
		{
			name: "four parameters will do",
			text: "func deal(a, b int, c, d string) {}",
		},
		{
			name: "five want a struct",
			text: "func deal(a, b int, c, d, e string) {}",
			want: "scoring/deal.go: deal has 5 parameters",
		},
		{
			name: "a test may be long",
			file: "scoring/deal_test.go",
			text: "func deal() {" + strings.Repeat("\n", 400) + "}",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.file == "" {
				tt.file = "scoring/deal.go"
			}
			files, err := read(fstest.MapFS{tt.file: {Data: []byte("package p\n" + tt.text)}})
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Join(oversized(files), "\n")
			if tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) {
				t.Errorf("said %q, want %q", got, tt.want)
			}
		})
	}
}
