package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

func TestEveryThingHasItsForms(t *testing.T) {
	tree, err := parser.ParseFile(token.NewFileSet(), "things.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	ast.Inspect(tree, func(node ast.Node) bool {
		v, ok := node.(*ast.ValueSpec)
		if !ok || len(v.Values) != 1 {
			return true
		}
		if lit, ok := v.Values[0].(*ast.BasicLit); ok {
			n++
			name, _ := strconv.Unquote(lit.Value)
			if f := things[Thing(name)]; f[0] == "" || f[1] == "" {
				t.Errorf("%s has the forms %q", name, f)
			}
		}
		return true
	})
	if n != len(things) {
		t.Errorf("%d things, %d in the table", n, len(things))
	}
}

func TestNumberDecidesTheForm(t *testing.T) {
	for want, got := range map[string]string{
		"1 entry": Count(1, Entry), "2 entries": Count(2, Entry), "0 rounds": Count(0, Round),
		"Ben wins": Wins([]string{"Ben"}), "Ann and Ben share the win": Wins([]string{"Ann", "Ben"}),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
