package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// module is the path our own imports begin with.
const module = "tabby"

// A source is what the rules need to know of one Go file.
type source struct {
	name     string      // its path in the module
	pkg      string      // the import path of its package
	test     bool        // whether only tests see it
	imports  []string    // import paths
	uses     []string    // names of packages it imports, as "path.Name"
	reads    []int       // the lines on which it decides by the text of an error
	texts    []string    // the errors it makes, as written
	idle     []string    // the lines on which it waits for the clock, if it is a test
	prose    []string    // the texts that a person reads, as written, with their lines
	strays   []string    // a sentence for each comment that begins with another name
	holds    []string    // the types that its structs embed or have fields of
	declares []string    // what a comment can link to, as "Name" or "Type.Member"
	links    []reference // the links of its comments
}

// read returns every Go file of the module, whatever its build tags. It leaves
// out testdata, hidden folders, and folders that are modules of their own.
func read(root fs.FS) ([]source, error) {
	var files []source
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && strange(root, name):
			return fs.SkipDir
		case entry.IsDir() || path.Ext(name) != ".go":
			return nil
		}
		f, err := readFile(root, name)
		files = append(files, f)
		return err
	})
	return files, err
}

// strange reports whether a folder is none of the module's packages.
func strange(root fs.FS, dir string) bool {
	if dir == "." {
		return false
	}
	base := path.Base(dir)
	_, err := fs.Stat(root, path.Join(dir, "go.mod"))
	return err == nil || base == "testdata" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_")
}

func readFile(root fs.FS, name string) (source, error) {
	text, err := fs.ReadFile(root, name)
	if err != nil {
		return source{}, err
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return source{}, fmt.Errorf("%s: %w", name, err)
	}
	f := source{
		name: name,
		pkg:  path.Join(module, path.Dir(name)),
		test: strings.HasSuffix(name, "_test.go"),
	}
	names := map[string]string{} // what this file calls a package
	for _, spec := range tree.Imports {
		p, _ := strconv.Unquote(spec.Path.Value) // the parser has checked it
		f.imports = append(f.imports, p)
		names[called(spec, p)] = p
	}
	f.uses = uses(tree, names)
	f.texts = errorTexts(tree)
	f.idle = idle(set, tree)
	f.strays = strays(set, tree)
	f.holds = holds(tree)
	f.declares, f.links = declared(tree), references(set, tree)
	f.prose = prose(set, tree)
	ast.Walk(&textReader{names, map[string]bool{}, func(at token.Pos) {
		f.reads = append(f.reads, set.Position(at).Line)
	}}, tree)
	return f, nil
}

// called returns the name an import goes by.
func called(spec *ast.ImportSpec, importPath string) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	return path.Base(importPath)
}

// uses returns every name the file takes from a package it imports.
func uses(tree *ast.File, names map[string]string) []string {
	var found []string
	ast.Inspect(tree, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok && names[x.Name] != "" {
				found = append(found, names[x.Name]+"."+sel.Sel.Name)
			}
		}
		return true
	})
	return found
}
