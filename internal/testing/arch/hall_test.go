package arch

import (
	"fmt"
	"go/ast"
	"path"
	"slices"
	"testing"
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
func wholes(files []source) (said []string) {
	for _, f := range files {
		for _, h := range halls {
			if !f.test && !fits(h.held, f.pkg) && slices.Contains(f.holds, path.Base(h.pkg)+"."+h.name) {
				said = append(said, fmt.Sprintf("%s holds the whole %s.%s: hold the parts that are used", f.name, h.pkg, h.name))
			}
		}
	}
	return said
}

// holds returns the types that structs of a file embed or have fields of.
func holds(tree *ast.File) (types []string) {
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, is := n.(*ast.StructType); is {
			for _, field := range s.Fields.List {
				t := field.Type
				if star, is := t.(*ast.StarExpr); is {
					t = star.X
				}
				types = append(types, callee(t))
			}
		}
		return true
	})
	return types
}

func TestARoomThatHoldsTheWholeFrameIsReported(t *testing.T) {
	for _, tt := range []struct{ name, file, text, want string }{
		{"a room that embeds the frame", "ui/rooms/home/a.go", "type T struct { *frame.Frame }", "ui/rooms/home/a.go holds the whole"},
		{"a room that has it in a field", "ui/rooms/home/a.go", "type T struct { f *frame.Frame }", "ui/rooms/home/a.go holds the whole"},
		{"a room that has a part", "ui/rooms/home/a.go", "type T struct { *frame.Screen }", ""},
		{"the shell", "ui/a.go", "type T struct { *frame.Frame }", ""},
		{"a room that is handed it and parts", "ui/rooms/home/a.go", "func New(f *frame.Frame) {}", ""},
	} {
		t.Run(tt.name, func(t *testing.T) { law(wholes).names(t, tt.file, tt.text, tt.want) })
	}
}
