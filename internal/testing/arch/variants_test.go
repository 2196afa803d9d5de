package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// formatWords are words of our file formats that are also the ID of a variant.
var formatWords = map[string]string{
	"internal/table/replay/cards.go":       "recall", // what a case calls a call
	"internal/table/replay/cards_state.go": "recall", // what a case calls a round that was called
}

// In a page of the rules, an action is in braces and names facts in quotes.
var (
	action = regexp.MustCompile(`\{\{.*?\}\}`)
	number = regexp.MustCompile(`^[0-9]+$`)
	quoted = regexp.MustCompile(`"[^"]*"`)
)

// favours returns a complaint for every place outside a variant's own file that
// names a variant or a source text it was read from: in a string of the program,
// and in what a page of the rules does.
func favours(root fs.FS) ([]string, error) {
	names := map[string]bool{}
	for _, pattern := range []string{"engine/variant_*.go", "internal/testing/minusfour/variant_*.go"} {
		files, _ := fs.Glob(root, pattern)
		for _, name := range files {
			if err := literals(root, name, func(key, text string, _ int) {
				if key == "ID" || key == "Name" || key == "Sources" {
					names[text] = true
				}
			}); err != nil {
				return nil, err
			}
		}
	}
	var all []string
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		base := path.Base(name)
		switch {
		case err != nil:
			return err
		case entry.IsDir() && strange(root, name):
			return fs.SkipDir
		case path.Ext(name) == ".tmpl":
			text, err := fs.ReadFile(root, name)
			for i, line := range strings.Split(string(text), "\n") {
				for _, do := range action.FindAllString(line, -1) {
					for _, text := range quoted.FindAllString(do, -1) {
						text = strings.Trim(text, `"`)
						for _, word := range strings.Fields(text) {
							if names[word] || names[text] {
								all = append(all, fmt.Sprintf("%s:%d names %q in %s; ask a fact", name, i+1, word, do))
							}
						}
					}
				}
			}
			return err
		case path.Ext(name) != ".go" || strings.HasSuffix(base, "_test.go") || strings.HasPrefix(base, "variant_"):
			return nil
		}
		return literals(root, name, func(_, text string, line int) {
			if formatWords[name] == text {
				return
			}
			for known := range names {
				if number.MatchString(known) && !strings.HasPrefix(name, "engine/") && !strings.HasPrefix(name, "rulesref/") {
					continue // "000" is not always a source text
				}
				if text == known || strings.Contains(known, "-") && strings.Contains(text, known) && strings.ToLower(known) == known {
					all = append(all, fmt.Sprintf("%s:%d names %q; ask a fact of package engine", name, line, known))
				}
			}
		})
	})
	slices.Sort(all)
	return all, err
}

// literals calls f with every string of a Go file, the field it is the value of
// or a part of, and its line.
func literals(root fs.FS, name string, f func(key, text string, line int)) error {
	text, err := fs.ReadFile(root, name)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, 0)
	if err != nil {
		return err
	}
	fields := map[ast.Node]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			if n.Tag != nil {
				fields[n.Tag] = "tag"
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok {
				fields[n.Value] = key.Name
				if list, ok := n.Value.(*ast.CompositeLit); ok {
					for _, e := range list.Elts {
						fields[e] = key.Name
					}
				}
			}
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				f(fields[n], s, set.Position(n.Pos()).Line)
			}
		}
		return true
	})
	return nil
}

func TestNothingNamesAVariantOutsideItsFile(t *testing.T) {
	complaints, err := favours(os.DirFS("../../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range complaints {
		t.Error(c)
	}
}

func TestANamedVariantIsFound(t *testing.T) {
	const facts = "package engine\n\nvar _ = Register(1, Rules{ID: \"whist\", Name: \"Whist\", Sources: []string{\"007\"}})\n"
	for _, tt := range []struct {
		file, text string
		want       int
	}{
		{"a.go", `package a; var x = id == "whist"`, 1},
		{"a.go", `package a; var x = map[string]int{"Whist": 1}`, 1},
		{"a.go", `package a; var x = text == "007"`, 1},
		{"a.go", `package a; var x = "whisting"`, 0},
		{"a.go", `package a; var x = 7 // whist`, 0},
		{"a.go", `package a; type T struct { A int ` + "`help:\"whist, or …\"`" + `}`, 0},
		{"pages/a.tmpl", `{{if .From "007"}}So.{{end}}`, 1},
		{"pages/a.tmpl", `{{.Stated "006 007"}}So.`, 1},
		{"pages/a.tmpl", `{{if eq .ID "whist"}}So.{{end}}`, 1},
		{"pages/a.tmpl", `{{if .Snaps}}Whist has 007.{{end}}`, 0},
	} {
		got, err := favours(fstest.MapFS{"engine/variant_whist.go": {Data: []byte(facts)}, "rulesref/" + tt.file: {Data: []byte(tt.text)}})
		if err != nil || len(got) != tt.want {
			t.Errorf("%s: %v (%v), want %d complaints", tt.text, got, err, tt.want)
		}
	}
}
