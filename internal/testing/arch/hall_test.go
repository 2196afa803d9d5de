package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// A hall is a type with everything in it, and who may hold it whole. Others hold the parts
// that they use.
type hall struct {
	pkg, name string // of the type
	held      string // patterns of packages
}

var halls = []hall{
	// The shell makes it and hands it out; a sheet uses all its parts but the one that shares.
	{"tabby/ui/frame", "Frame", "tabby/ui tabby/ui/frame tabby/ui/rooms/sheet tabby/internal/testing/frametest"},
}

// wholes returns one sentence for each file that holds a whole hall and should hold its parts.
func wholes(root fs.FS) ([]string, error) {
	var said []string
	err := each(root, func(f source, tree *ast.File) {
		for _, h := range halls {
			if !fits(h.held, f.pkg) && holds(tree, h) {
				said = append(said, fmt.Sprintf("%s holds the whole %s.%s: hold the parts that are used", f.name, h.pkg, h.name))
			}
		}
	})
	slices.Sort(said)
	return said, err
}

// each calls do with every file that is no test.
func each(root fs.FS, do func(f source, tree *ast.File)) error {
	files, err := read(root)
	if err != nil {
		return err
	}
	for _, f := range files {
		if f.test {
			continue
		}
		text, err := fs.ReadFile(root, f.name)
		if err != nil {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), f.name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		do(f, tree)
	}
	return nil
}

// holds reports whether a struct of a file embeds a type or has a field of it.
func holds(tree *ast.File, h hall) bool {
	found := false
	ast.Inspect(tree, func(n ast.Node) bool {
		s, is := n.(*ast.StructType)
		if !is {
			return true
		}
		for _, field := range s.Fields.List {
			t := field.Type
			if star, is := t.(*ast.StarExpr); is {
				t = star.X
			}
			found = found || callee(t) == path.Base(h.pkg)+"."+h.name
		}
		return true
	})
	return found
}

func TestNoPlaceIsAHall(t *testing.T) {
	said, err := wholes(os.DirFS("../../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, complaint := range said {
		t.Error(complaint)
	}
}

func TestHallIsNamed(t *testing.T) {
	for name, c := range map[string]struct{ file, text, want string }{
		"a room that embeds the frame":       {"ui/rooms/home/a.go", "type T struct { *frame.Frame }", "ui/rooms/home/a.go holds the whole"},
		"a room that has it in a field":      {"ui/rooms/home/a.go", "type T struct { f *frame.Frame }", "ui/rooms/home/a.go holds the whole"},
		"a room that has a part":             {"ui/rooms/home/a.go", "type T struct { *frame.Screen }", ""},
		"the shell":                          {"ui/a.go", "type T struct { *frame.Frame }", ""},
		"a room that is handed it and parts": {"ui/rooms/home/a.go", "func New(f *frame.Frame) {}", ""},
	} {
		t.Run(name, func(t *testing.T) {
			said, err := wholes(fstest.MapFS{c.file: {Data: []byte("package p\n" + c.text)}})
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(said, "\n"); c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
				t.Errorf("said %q, want %q", got, c.want)
			}
		})
	}
}
