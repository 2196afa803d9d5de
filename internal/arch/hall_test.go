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

// How much there may be in one place. What a type embeds has its methods elsewhere, and
// tests do not count.
const (
	maxMethods = 45 // of a type
	maxFiles   = 50 // of a package
)

// libraries are packages that may have any number of files and methods: a language has as
// many as there is to say.
const libraries = "tabby/internal/words/..."

// A hall is a type with everything in it, and who may hold it whole. Others hold the parts
// that they use.
type hall struct {
	pkg, name string // of the type
	held      string // patterns of packages
}

var halls = []hall{
	// The shell makes it and hands it out; a sheet uses all its parts but the one that shares.
	{"tabby/ui/frame", "Frame", "tabby/ui tabby/ui/frame/... tabby/ui/sheet"},
}

// crowded returns one sentence for each type with too many methods and each package with
// too many files.
func crowded(root fs.FS) ([]string, error) {
	methods, count := map[string]int{}, map[string]int{}
	var said []string
	err := each(root, func(f source, tree *ast.File) {
		count[f.pkg]++
		countMethods(methods, f, tree)
		for _, h := range halls {
			if !fits(h.held, f.pkg) && holds(tree, h) {
				said = append(said, fmt.Sprintf("%s holds the whole %s.%s: hold the parts that are used", f.name, h.pkg, h.name))
			}
		}
	})
	for name, n := range methods {
		if n > maxMethods && !fits(libraries, strings.TrimSuffix(name, path.Ext(name))) {
			said = append(said, fmt.Sprintf("%s has %d methods, want at most %d: part it by what it knows", name, n, maxMethods))
		}
	}
	for pkg, n := range count {
		if n > maxFiles && !fits(libraries, pkg) {
			said = append(said, fmt.Sprintf("%s has %d files, want at most %d: part it by what it is for", pkg, n, maxFiles))
		}
	}
	slices.Sort(said)
	return said, err
}

// countMethods adds the methods of a file to those of each type.
func countMethods(methods map[string]int, f source, tree *ast.File) {
	for _, d := range tree.Decls {
		if fn, is := d.(*ast.FuncDecl); is && fn.Recv != nil {
			methods[f.pkg+"."+receiver(fn.Recv.List[0].Type)]++
		}
	}
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
	said, err := crowded(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, complaint := range said {
		t.Error(complaint)
	}
}

func TestHallIsNamed(t *testing.T) {
	many := func(n int) string {
		var all strings.Builder
		for i := range n {
			fmt.Fprintf(&all, "func (*T) m%d() {}\n", i)
		}
		return all.String()
	}
	files := func(dir string, n int) fstest.MapFS {
		all := fstest.MapFS{}
		for i := range n {
			all[fmt.Sprintf("%s/f%d.go", dir, i)] = &fstest.MapFile{Data: []byte("package p\n")}
		}
		return all
	}
	one := func(name, text string) fstest.MapFS {
		return fstest.MapFS{name: {Data: []byte("package p\n" + text)}}
	}
	for name, c := range map[string]struct {
		root fstest.MapFS
		want string
	}{
		"forty-five methods will do":         {one("a/a.go", many(maxMethods)), ""},
		"one more is too many":               {one("a/a.go", many(maxMethods+1)), "tabby/a.T has 46 methods"},
		"those of tests do not count":        {one("a/a_test.go", many(maxMethods+1)), ""},
		"fifty files will do":                {files("a", maxFiles), ""},
		"one more is one too many":           {files("a", maxFiles+1), "tabby/a has 51 files"},
		"words may have any number":          {files("internal/words", maxFiles+1), ""},
		"a room that embeds the frame":       {one("ui/home/a.go", "type T struct { *frame.Frame }"), "ui/home/a.go holds the whole"},
		"a room that has it in a field":      {one("ui/home/a.go", "type T struct { f *frame.Frame }"), "ui/home/a.go holds the whole"},
		"a room that has a part":             {one("ui/home/a.go", "type T struct { *frame.Screen }"), ""},
		"the shell":                          {one("ui/a.go", "type T struct { *frame.Frame }"), ""},
		"a room that is handed it and parts": {one("ui/home/a.go", "func New(f *frame.Frame) {}"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			said, err := crowded(c.root)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(said, "\n"); c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
				t.Errorf("said %q, want %q", got, c.want)
			}
		})
	}
}
