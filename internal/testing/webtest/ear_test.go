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

	"tabby/internal/system/spots"
	"tabby/internal/testing/script"
)

// An ear hears a page: the tree that the browser has for screen readers.
type ear struct {
	*tab

	mirrors bool // it is the mirror of the program, whose one field for letters says where keys go
}

// roles are what those of that tree are for a player.
var roles = map[string]spots.Role{
	"heading": spots.Heading, "StaticText": spots.Text, "image": spots.Text, "button": spots.Button, "link": spots.Button, "radio": spots.Radio, "checkbox": spots.Toggle,
	"textbox": spots.Field, "gridcell": spots.Cell, "cell": spots.Cell, "rowheader": spots.RowHeader, "columnheader": spots.ColumnHeader,
	"DisclosureTriangle": spots.Button,
}

// Heard returns what a screen reader gets.
func (e ear) Heard() (all []spots.Spot) {
	e.Helper()
	for _, n := range call(e.tab, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		role, known := roles[textOf(n.Role)]
		if n.Ignored || !known {
			continue
		}
		s := spots.Spot{ID: int(n.BackendDOMNodeID), Role: role, Label: textOf(n.Name)}
		says := map[accessibility.PropertyName]bool{}
		for _, p := range n.Properties {
			says[p.Name] = textOf(p.Value) == "true"
		}
		s.Disabled, s.Chosen, s.Focused = says[accessibility.PropertyNameDisabled], says[accessibility.PropertyNamePressed] || says[accessibility.PropertyNameChecked], says[accessibility.PropertyNameFocused]
		if e.mirrors && role == spots.Field {
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
func (e ear) changes(before []spots.Spot) {
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
