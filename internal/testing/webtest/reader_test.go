//go:build chromium && long

package webtest

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A reader uses a tab as somebody with a screen reader does: through the accessibility
// tree of the browser and the keyboard. It never touches the canvas.
type reader struct{ *tab }

// The roles of what Tabby has in that tree.
const (
	button = "button"
	field  = "textbox"
	line   = "StaticText"
	title  = "heading"
	cell   = "gridcell"
	table  = "grid"
	above  = "columnheader"
)

// A node is one of that tree.
type node struct {
	role, name string
	on         bool // it is pressed or checked
	element    cdp.BackendNodeID
}

// hear returns what can be operated and read, in its order.
func (r reader) hear() (all []node) {
	r.Helper()
	text := func(v *accessibility.Value) string {
		if v == nil {
			return ""
		}
		s, _ := strconv.Unquote(string(v.Value)) // a number is no name
		return s
	}
	for _, n := range call(r.tab, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		if role := text(n.Role); !n.Ignored && slices.Contains([]string{button, field, line, title, cell, table, above}, role) {
			on := slices.ContainsFunc(n.Properties, func(p *accessibility.Property) bool {
				return (p.Name == accessibility.PropertyNamePressed || p.Name == accessibility.PropertyNameChecked) && text(p.Value) == "true"
			})
			name := text(n.Name)
			if about := text(n.Description); about != "" {
				name += ", " + about
			}
			all = append(all, node{role, name, on, n.BackendDOMNodeID})
		}
	}
	return all
}

// wait waits for a node of a role whose name begins so.
func (r reader) wait(role, name string) node {
	r.Helper()
	n, ok := r.waitFor(role, name, patience/3)
	if !ok {
		r.picture("failed")
		r.Fatalf("no %s %q among %v", role, name, r.hear())
	}
	return n
}

// waitFor waits so long for a node.
func (r reader) waitFor(role, name string, patience time.Duration) (node, bool) {
	r.Helper()
	for began := time.Now(); ; r.do(chromedp.Sleep(frames)) {
		all := r.hear()
		if i := slices.IndexFunc(all, func(n node) bool { return n.role == role && strings.HasPrefix(n.name, name) }); i >= 0 {
			return all[i], true
		}
		if time.Since(began) > patience {
			return node{}, false
		}
	}
}

// press presses the button, or the field, whose name begins so, as screen readers do.
func (r reader) press(role, name string) {
	r.Helper()
	r.click(r.wait(role, name))
}

func (r reader) click(n node) {
	r.Helper()
	found := call(r.tab, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: n.element})
	call(r.tab, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
		FunctionDeclaration: `function () { this.click(); }`, ObjectID: found.Object.ObjectID,
	})
}

// pressFor presses a button until there is what follows; see [tab.tapFor].
func (r reader) pressFor(name, role, next string) {
	r.Helper()
	r.press(button, name)
	for range 5 {
		if _, ok := r.waitFor(role, next, 3*time.Second); ok {
			return
		}
		if _, there := r.await(next, time.Second); there {
			continue // the tree comes after the screen
		}
		if n, ok := r.waitFor(button, name, frames); ok {
			r.click(n)
		}
	}
	r.wait(role, next)
}

// TestARoundAndARuleByScreenReader enters a round and looks up a rule.
func TestARoundAndARuleByScreenReader(t *testing.T) {
	r := reader{launch(t, t.TempDir(), phone).open(site(t), phone)}
	r.pressFor("New game", field, "Add a name")
	r.press(field, "Add a name")
	r.focused("Add a name")
	r.do(chromedp.KeyEvent("Ann\rBen\r"))
	if n := r.wait(button, "Ben, seat 2"); !n.on {
		r.Error("Ben is not seated among ", r.hear())
	}
	r.pressFor("Start", button, "Enter round 1")
	r.pressFor("Enter round 1", button, "Write it down")
	for _, key := range []string{"7", "Enter", "1", "2", "Enter"} {
		r.press(button, key)
	}
	r.pressFor("Nobody called", button, "Enter round 2")
	for _, score := range []string{"7, Ann, round 1", "12, Ben, round 1"} {
		r.wait(cell, score)
	}
	r.wait(table, "")
	r.wait(above, "Ann")
	r.wait(title, "Rat-a-Tat Cat")
	r.pressFor("Rules", field, "Ask a question")
	r.press(field, "Ask a question")
	r.focused("Ask a question")
	r.do(chromedp.KeyEvent("swap"))
	r.wait(button, "Swap, A Swap lets you swap a card of your own line")
}
