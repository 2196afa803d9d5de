package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"regexp"
	"strings"
	"testing"
)

// docLink is a link of a comment to something exported: a name, a member of one, or either in a package.
var docLink = regexp.MustCompile(`\[\*?((?:[a-z]\w*\.)?[A-Z]\w*(?:\.[A-Z]\w*)?)\]`)

// A reference is a link of a comment, and where the comment is.
type reference struct{ at, to string }

// references returns the links of all comments of a file.
func references(set *token.FileSet, tree *ast.File) (all []reference) {
	for _, c := range tree.Comments {
		for _, link := range docLink.FindAllStringSubmatch(c.Text(), -1) {
			all = append(all, reference{set.Position(c.Pos()).String(), link[1]})
		}
	}
	return all
}

// declared returns what a comment can link to in a file: its names, and those of the fields and methods
// of its types. A type that embeds another one may have any, so it has "T.*".
func declared(tree *ast.File) (names []string) {
	for _, decl := range tree.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names = append(names, d.Name.Name)
			} else {
				names = append(names, receiver(d.Recv.List[0].Type)+"."+d.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					names = append(append(names, s.Name.Name), members(s)...)
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names = append(names, n.Name)
					}
				}
			}
		}
	}
	return names
}

// receiver returns the name of the type of a receiver.
func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return ""
}

// members returns the fields of a struct, or the methods of an interface.
func members(s *ast.TypeSpec) (names []string) {
	var fields *ast.FieldList
	switch t := s.Type.(type) {
	case *ast.StructType:
		fields = t.Fields
	case *ast.InterfaceType:
		fields = t.Methods
	default:
		return nil
	}
	for _, f := range fields.List {
		if len(f.Names) == 0 {
			names = append(names, s.Name.Name+".*")
		}
		for _, n := range f.Names {
			names = append(names, s.Name.Name+"."+n.Name)
		}
	}
	return names
}

// dangling returns one sentence for every link of a comment to something of ours that is not there: after
// a change of names, such a link is left behind.
func dangling(files []source) (said []string) {
	there := map[string]bool{} // with the last part of the package
	ours := map[string]bool{}
	for _, f := range files {
		ours[path.Base(f.pkg)] = true
		for _, name := range f.declares {
			there[path.Base(f.pkg)+"."+name] = true
		}
	}
	for _, f := range files {
		for _, link := range f.links {
			to := link.to
			if to[0] >= 'A' && to[0] <= 'Z' {
				to = path.Base(f.pkg) + "." + to
			}
			pkg, name, _ := strings.Cut(to, ".")
			of, _, _ := strings.Cut(name, ".")
			if ours[pkg] && !there[to] && !there[pkg+"."+of+".*"] {
				said = append(said, fmt.Sprintf("%s links to [%s], which is not there", link.at, link.to))
			}
		}
	}
	return said
}

func TestADanglingLinkIsReported(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a type":                        {"// [Deal] is dealt.\ntype Deal int", ""},
		"a type that is not there":      {"// [Hand] is dealt.\ntype Deal int", "deck/a.go:3:1 links to [Hand]"},
		"a method":                      {"// [Deal.Cut] cuts.\ntype Deal int\nfunc (*Deal) Cut() {}", ""},
		"a field that is not there":     {"// [Deal.Cut] cuts.\ntype Deal struct{ Card int }", "deck/a.go:3:1 links to [Deal.Cut]"},
		"a field":                       {"// [Deal.Card] is cut.\ntype Deal struct{ Card int }", ""},
		"what another type may bring":   {"// [Deal.Cut] cuts.\ntype Deal struct{ Hand }", ""},
		"a method of a generic type":    {"// [Deal.Cut] cuts.\ntype Deal[T any] int\nfunc (Deal[T]) Cut() {}", ""},
		"a package of its own":          {"// [deck.Hand] is dealt.\ntype Deal int", "deck/a.go:3:1 links to [deck.Hand]"},
		"somebody else's package":       {"// [http.Hand] is dealt.\ntype Deal int", ""},
		"a word in brackets, no link":   {"// [hand] is dealt.\ntype Deal int", ""},
		"a comment within a function":   {"func Deal() {\n\t// see [Hand]\n}", "deck/a.go:4:2 links to [Hand]"},
		"a pointer to what is declared": {"// [*Deal] is dealt.\ntype Deal int", ""},
	} {
		t.Run(name, func(t *testing.T) { law(dangling).names(t, "deck/a.go", "\n"+c.text+"\n", c.want) })
	}
}
