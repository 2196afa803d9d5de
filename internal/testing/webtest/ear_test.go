//go:build chromium && long

package webtest

import (
	"context"
	"reflect"
	"strconv"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tabby/internal/system/a11y"
	"tabby/internal/testing/script"
)

// An ear hears a page: the tree that the browser has for screen readers.
type ear struct {
	*tab

	mirrors bool // it is the mirror of the program, whose one field for letters says where keys go
}

// roles are what those of that tree are for a player.
var roles = map[string]a11y.Role{
	"heading": a11y.Heading, "StaticText": a11y.Text, "image": a11y.Text, "button": a11y.Button, "link": a11y.Button, "radio": a11y.Radio, "checkbox": a11y.Toggle,
	"textbox": a11y.Field, "gridcell": a11y.Cell, "cell": a11y.Cell, "rowheader": a11y.RowHeader, "columnheader": a11y.ColumnHeader,
	"DisclosureTriangle": a11y.Button,
}

// Heard returns what a screen reader gets.
func (e ear) Heard() (all []a11y.Node) {
	e.Helper()
	for _, n := range call(e.tab, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		role, known := roles[textOf(n.Role)]
		if n.Ignored || !known {
			continue
		}
		s := a11y.Node{ID: int(n.BackendDOMNodeID), Role: role, Label: textOf(n.Name)}
		says := map[accessibility.PropertyName]bool{}
		for _, p := range n.Properties {
			says[p.Name] = textOf(p.Value) == "true"
		}
		s.Disabled, s.Chosen, s.Focused = says[accessibility.PropertyNameDisabled], says[accessibility.PropertyNamePressed] || says[accessibility.PropertyNameChecked], says[accessibility.PropertyNameFocused]
		if e.mirrors && role == a11y.Field {
			s.Focused = !says[accessibility.PropertyNameReadonly]
		}
		all = append(all, s)
	}
	return all
}

// textOf returns a value of the tree as it is said.
func textOf(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	if text, err := strconv.Unquote(string(v.Value)); err == nil {
		return text
	}
	return string(v.Value)
}

// click clicks on what has an ID, unless it has gone.
func (e ear) click(id int) bool {
	ctx, stop := context.WithTimeout(e.ctx, patience)
	defer stop()
	_, err := chromedp.Run(ctx, func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		found, err := cdp.Call(ctx, t, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: cdp.BackendNodeID(id)})
		if err == nil {
			_, err = cdp.Call(ctx, t, runtime.CallFunctionOn, runtime.CallFunctionOnParams{FunctionDeclaration: `function () { this.click(); }`, ObjectID: found.Object.ObjectID})
		}
		return chromedp.Void{}, err
	})
	return err == nil
}

// changes waits until something else is heard than before, but not for long: not all that one
// does is heard.
func (e ear) changes(before []a11y.Node) {
	e.Helper()
	for began := time.Now(); reflect.DeepEqual(e.Heard(), before) && time.Since(began) < time.Second; {
		e.Wait()
	}
}

// Key presses a key.
func (e ear) Key(name string) {
	e.Helper()
	before := e.Heard()
	switch name {
	case script.Enter:
		e.do(chromedp.KeyEvent(kb.Enter))
	case script.Escape:
		e.do(chromedp.KeyEvent(kb.Escape))
	case script.Undo:
		e.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	default:
		e.do(chromedp.KeyEvent(name))
	}
	e.changes(before)
}

// Wait waits for a moment.
func (e ear) Wait() { e.do(chromedp.Sleep(frames)) }
