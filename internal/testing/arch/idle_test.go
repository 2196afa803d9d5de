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

// idle returns the line and the name of every such call, and of time.Sleep, and of what waits for a channel
// without a bound. A browser draws when it pleases, so tests in one may give it frames with chromedp.Sleep.
func idle(set *token.FileSet, tree *ast.File) []string {
	var found []string
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectStmt, *ast.FuncLit: // which may choose, or stand for somebody else
			ast.Inspect(bodyOf(n), func(within ast.Node) bool {
				if call, ok := within.(*ast.CallExpr); ok {
					found = append(found, idles(set, call)...)
				}
				return true
			})
			return false
		case *ast.CallExpr:
			found = append(found, idles(set, n)...)
		case *ast.UnaryExpr:
			if n.Op == token.ARROW && !ticks(n.X) {
				found = append(found, fmt.Sprintf("%d waits without a bound", set.Position(n.Pos()).Line))
			}
		}
		return true
	})
	return found
}

func bodyOf(n ast.Node) ast.Node {
	if f, ok := n.(*ast.FuncLit); ok {
		return f.Body
	}
	return n.(*ast.SelectStmt).Body
}

// idles returns the line and the name of a call that idles.
func idles(set *token.FileSet, call *ast.CallExpr) []string {
	if f, ok := call.Fun.(*ast.SelectorExpr); ok && (slices.Contains(idling, f.Sel.Name) || sleeps(f)) {
		return []string{fmt.Sprintf("%d calls %s", set.Position(call.Pos()).Line, f.Sel.Name)}
	}
	return nil
}

// ticks reports whether a channel is that of a clock, which never keeps silent: time.After, time.Tick, or the C of a ticker.
func ticks(x ast.Expr) bool {
	if call, ok := x.(*ast.CallExpr); ok {
		f, ok := call.Fun.(*ast.SelectorExpr)
		return ok && slices.Contains([]string{"After", "Tick"}, f.Sel.Name)
	}
	f, ok := x.(*ast.SelectorExpr)
	return ok && f.Sel.Name == "C"
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
				said = append(said, f.name+":"+line+": wait for what is to happen, with a bound as must.From does, and give what a machine may lack a build tag")
			}
		}
	}
	return said
}

func TestATestThatIdlesIsReported(t *testing.T) {
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
		"an event":           {`must.From(t, "the end", done)`, false},
		"whatever the time":  {`<-done`, true},
		"in a condition":     {`for !<-gone {}`, true},
		"a choice":           {`select { case <-done: case <-late: }`, false},
		"somebody else":      {`go func() { <-done }()`, false},
		"a sleep elsewhere":  {`go func() { time.Sleep(1) }()`, true},
	} {
		if got := law(idlers).found(t, "ui/p_test.go", "func f() {\n"+c.body+"\n}\n"); (len(got) > 0) != c.found {
			t.Errorf("%s: found %q", name, got)
		}
	}
}
