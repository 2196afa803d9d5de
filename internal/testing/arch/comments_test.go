package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// strays returns one sentence for every comment of a function or a type that begins
// with another name. After a change of names such a comment is the one left behind.
func strays(set *token.FileSet, tree *ast.File) []string {
	var said []string
	check := func(doc *ast.CommentGroup, name *ast.Ident) {
		if doc != nil && !begins(doc.Text(), name.Name) {
			said = append(said, fmt.Sprintf("%s: the comment of %s begins with another name", set.Position(name.Pos()), name.Name))
		}
	}
	for _, decl := range tree.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			check(d.Doc, d.Name)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok && !d.Lparen.IsValid() {
					check(d.Doc, t.Name)
				} else if ok {
					check(t.Doc, t.Name)
				}
			}
		}
	}
	return said
}

// begins reports whether a comment begins with a name, with or without an article.
func begins(comment, name string) bool {
	words := strings.Fields(comment)
	if len(words) > 1 && (words[0] == "A" || words[0] == "An" || words[0] == "The") {
		words = words[1:]
	}
	return len(words) > 0 && strings.TrimRight(words[0], ",.:") == name
}

// stray returns those sentences of the files that are no tests.
func stray(files []source) (said []string) {
	for _, f := range files {
		if !f.test {
			said = append(said, f.strays...)
		}
	}
	return said
}

func TestAStrayCommentIsReported(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		stray bool
	}{
		"a function":                    {"// deal deals.\nfunc deal() {}", false},
		"a function of another name":    {"// hand deals.\nfunc deal() {}", true},
		"a type with an article":        {"// A deal is one of a game's.\ntype deal int", false},
		"a type of another name":        {"// A hand is dealt.\ntype deal int", true},
		"a type among others":           {"type (\n\t// An ace is low.\n\tdeal int\n)", true},
		"a comment of types together":   {"// Aces are low.\ntype (\n\tdeal int\n)", false},
		"no comment":                    {"func deal() {}", false},
		"a comment that stands further": {"// Aces are low.\n\nfunc deal() {}", false},
	} {
		t.Run(name, func(t *testing.T) {
			if said := law(stray).found(t, "p/p.go", "\n"+c.text+"\n"); (len(said) > 0) != c.stray {
				t.Errorf("%q", said)
			}
		})
	}
}
