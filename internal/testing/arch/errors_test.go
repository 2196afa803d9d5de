package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// named returns one sentence for every error that begins with the name of a package.
func named(files []source) []string {
	var said []string
	for _, f := range files {
		for _, text := range f.texts {
			first, _, found := strings.Cut(text, ": ")
			if found && !f.test && slices.ContainsFunc(files, func(g source) bool { return path.Base(g.pkg) == first }) {
				said = append(said, fmt.Sprintf("%s: %q begins with the name of a package, which says nothing to a player", f.name, text))
			}
		}
	}
	return said
}

// errorTexts returns the texts of the errors that a file makes.
func errorTexts(tree *ast.File) []string {
	var texts []string
	ast.Inspect(tree, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 {
			return true
		}
		f, ok := call.Fun.(*ast.SelectorExpr)
		text, is := call.Args[0].(*ast.BasicLit)
		if ok && is && slices.Contains([]string{"New", "Errorf"}, f.Sel.Name) {
			unquoted, _ := strconv.Unquote(text.Value) // the parser has checked it
			texts = append(texts, unquoted)
		}
		return true
	})
	return texts
}

// readers returns one sentence for every line outside tests that decides
// something by the text of an error.
func readers(files []source) []string {
	var said []string
	for _, f := range files {
		for _, line := range f.reads {
			if !f.test {
				said = append(said, fmt.Sprintf("%s:%d reads the text of an error: ask errors.Is or errors.As; "+
					"the words are for people alone", f.name, line))
			}
		}
	}
	return said
}

// A textReader finds decisions that hang on the text of an error.
type textReader struct {
	packages map[string]string  // import paths by the names they go by
	texts    map[string]bool    // variables that hold the text of an error
	found    func(at token.Pos) // is called with each decision
}

// Visit looks at a node; it implements [ast.Visitor].
func (r *textReader) Visit(n ast.Node) ast.Visitor {
	switch n := n.(type) {
	case *ast.FuncDecl:
		r.texts = map[string]bool{}
	case *ast.AssignStmt:
		for i, right := range n.Rhs {
			if left, ok := n.Lhs[i].(*ast.Ident); ok {
				r.texts[left.Name] = r.isText(right)
			}
		}
	}
	if r.decides(n) {
		r.found(n.Pos())
	}
	return r
}

// decides reports whether a node decides by the text of an error.
func (r *textReader) decides(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		return r.searches(n) && slices.ContainsFunc(n.Args, r.isText)
	case *ast.BinaryExpr:
		return (n.Op == token.EQL || n.Op == token.NEQ) && (r.isText(n.X) || r.isText(n.Y))
	case *ast.IndexExpr:
		return r.isText(n.Index)
	case *ast.SwitchStmt:
		return n.Tag != nil && r.isText(n.Tag)
	}
	return false
}

// isText reports whether an expression is the text of an error: a call of Error,
// a variable that holds one, or what is made of either.
func (r *textReader) isText(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return r.texts[e.Name]
	case *ast.BinaryExpr:
		return e.Op == token.ADD && (r.isText(e.X) || r.isText(e.Y))
	case *ast.CallExpr:
		sel, ok := e.Fun.(*ast.SelectorExpr)
		return ok && sel.Sel.Name == "Error" && len(e.Args) == 0 || r.searches(e) && slices.ContainsFunc(e.Args, r.isText)
	}
	return false
}

// searches reports whether a call searches text: a function of a package for that,
// or a method of a regular expression.
func (r *textReader) searches(call *ast.CallExpr) bool {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	if strings.HasPrefix(sel.Sel.Name, "Match") || strings.HasPrefix(sel.Sel.Name, "Find") {
		return true
	}
	x, ok := sel.X.(*ast.Ident)
	return ok && slices.Contains([]string{"strings", "slices", "regexp"}, r.packages[x.Name])
}

func TestAnErrorThatBeginsWithAPackageIsReported(t *testing.T) {
	files, err := read(fstest.MapFS{
		"engine/errors.go": {Data: []byte("package engine\nvar (\n\tErrOne = errors.New(\"engine: one\")\n\tErrTwo = fmt.Errorf(\"two: %w\", ErrOne)\n)\n")},
		"history/file.go":  {Data: []byte("package history\nvar _ = fmt.Errorf(\"engine: %w\", err)\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := named(files); len(got) != 2 || !strings.HasPrefix(got[0], "engine/errors.go") || !strings.HasPrefix(got[1], "history/file.go") {
		t.Errorf("%q", got)
	}
}

func TestADecisionByTheTextOfAnErrorIsReported(t *testing.T) {
	for name, c := range map[string]struct {
		body  string
		found bool
	}{
		"a search":          {`_ = strings.Contains(err.Error(), "full")`, true},
		"a prefix cut off":  {`_, _, _ = strings.Cut(err.Error(), ": ")`, true},
		"by way of another": {`text := err.Error(); _ = strings.TrimPrefix(text, "x")`, true},
		"by way of two":     {`text := "x" + err.Error(); _ = strings.TrimSpace(strings.ToLower(text))`, true},
		"a comparison":      {`_ = err.Error() == "full"`, true},
		"a difference":      {`text := err.Error(); _ = "full" != text`, true},
		"a switch":          {`switch err.Error() { case "full": }`, true},
		"a pattern":         {`_ = regexp.MustCompile("x").MatchString(err.Error())`, true},
		"a table":           {`_ = map[string]int{}[err.Error()]`, true},
		"shown as it is":    {`println("not done: " + err.Error())`, false},
		"other text":        {`text := err.Error(); text = "x"; _ = strings.TrimPrefix(text, "x")`, false},
	} {
		t.Run(name, func(t *testing.T) {
			text := "import (\n\t\"regexp\"\n\t\"strings\"\n)\nfunc f(err error) {\n" + c.body + "\n}\n"
			if got := law(readers).found(t, "ui/p.go", text); (len(got) > 0) != c.found {
				t.Errorf("found %q in %s", got, c.body)
			}
		})
	}
}
