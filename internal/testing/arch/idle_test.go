package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// idling are the methods with which a test is left out, or runs beside others.
var idling = []string{"Skip", "Skipf", "SkipNow", "Parallel"}

// idle returns the line and the name of every such call, and of time.Sleep. A browser draws when
// it pleases, so tests in one may give it frames with chromedp.Sleep.
func idle(set *token.FileSet, tree *ast.File) []string {
	var found []string
	ast.Inspect(tree, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if f, ok := call.Fun.(*ast.SelectorExpr); ok && (slices.Contains(idling, f.Sel.Name) || sleeps(f)) {
				found = append(found, fmt.Sprintf("%d calls %s", set.Position(call.Pos()).Line, f.Sel.Name))
			}
		}
		return true
	})
	return found
}

// sleeps reports whether it is the function of package time.
func sleeps(f *ast.SelectorExpr) bool {
	x, ok := f.X.(*ast.Ident)
	return ok && x.Name == "time" && f.Sel.Name == "Sleep"
}

// bubbles is where all clocks are those of testing/synctest: to sleep takes no time there.
const bubbles = "internal/testing/sim/"

// idlers returns one sentence for every line on which a test idles.
func idlers(files []source) []string {
	var said []string
	for _, f := range files {
		for _, line := range f.idle {
			if f.test && !strings.HasPrefix(f.name, bubbles) {
				said = append(said, f.name+":"+line+": wait for what is to happen, and give what a machine may lack a build tag")
			}
		}
	}
	return said
}

func TestTestThatIdlesIsNamed(t *testing.T) {
	for name, c := range map[string]struct {
		body  string
		found bool
	}{
		"a sleep":            {`time.Sleep(time.Second)`, true},
		"a skip":             {`t.Skip("elsewhere")`, true},
		"a skip with a word": {`t.Skipf("no %s", "nginx")`, true},
		"a skip of a guest":  {`g.SkipNow()`, true},
		"in a loop's head":   {`for ; ; time.Sleep(1) {}`, true},
		"beside others":      {`t.Run("", func(t *testing.T) { t.Parallel() })`, true},
		"a browser's frames": {`x.do(chromedp.Sleep(frames))`, false},
		"a tick":             {`<-time.Tick(time.Second)`, false},
		"an event":           {`<-done`, false},
	} {
		if got := law(idlers).found(t, "ui/p_test.go", "func f() {\n"+c.body+"\n}\n"); (len(got) > 0) != c.found {
			t.Errorf("%s: found %q", name, got)
		}
	}
}
