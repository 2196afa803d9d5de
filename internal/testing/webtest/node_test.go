//go:build chromium

package webtest

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/system/a11y"
	"tabby/internal/testing/must"
)

// A node is what the mirror of the page has.
type node struct {
	Label, Value, Role  string
	Chosen, Focused     bool
	X, Y, Width, Height float64
}

// nodes returns what can be read on the screen, a field with what is typed into it.
func (x *tab) nodes() (all []node) {
	x.Helper()
	text := ask(x, chromedp.Evaluate[string](`new Promise(ok => tabby.look(ok))`, chromedp.EvalAwaitPromise))
	must.Do(x, json.Unmarshal([]byte(text), &all))
	for i, s := range all {
		if s.Value != "" {
			all[i].Label += ", " + s.Value
		}
		if s.Chosen {
			all[i].Label = "✓ " + s.Label // as it is drawn
		}
	}
	return all
}

func (x *tab) labels() (all []string) {
	for _, s := range x.nodes() {
		all = append(all, s.Label)
	}
	return all
}

// find waits for a node with a label, or with one that begins so, and returns it once it
// has stopped moving.
func (x *tab) find(label string) node {
	x.Helper()
	s, ok := x.await(label, patience/3)
	if !ok {
		x.picture("failed")
		x.Fatalf("no %q among %q", label, x.labels())
	}
	return s
}

// await waits so long for a node, and longer for one that is there and still moves: the
// first answer may take a while.
func (x *tab) await(label string, wait time.Duration) (last node, ok bool) {
	x.Helper()
	for began := time.Now(); ; x.do(chromedp.Sleep(frames)) {
		s, there := x.spotted(label)
		if there && s == last {
			return s, true
		}
		if waited := time.Since(began); waited > wait && !there || waited > wait+patience {
			return node{}, false
		}
		last = s
	}
}

// spotted returns the node with a label, or the first that begins so, if there is one.
func (x *tab) spotted(label string) (node, bool) {
	x.Helper()
	all := x.nodes()
	i := slices.IndexFunc(all, func(s node) bool { return s.Label == label })
	if i < 0 {
		i = slices.IndexFunc(all, func(s node) bool { return strings.HasPrefix(s.Label, label) })
	}
	if i < 0 {
		return node{}, false
	}
	return all[i], true
}

// opened waits until the store is open.
func (x *tab) opened() {
	x.Helper()
	x.find("New game")
	for began := time.Now(); slices.Contains(x.labels(), "Opening your games…"); x.do(chromedp.Sleep(frames)) {
		if time.Since(began) > patience {
			x.Fatal("the store is not opened")
		}
	}
}

// unfold opens the settings at what few families ever set.
func (x *tab) unfold(next string) {
	x.Helper()
	const more = "Your data, devices and more"
	x.tapFor("Settings", more)
	x.tapFor(more, next)
}

// frames is how long what moves takes to have moved.
const frames = 60 * time.Millisecond

// tapFor taps what has a label until there is what follows: a new page takes no taps at
// its foot for a moment, lest the second of two taps hits it.
func (x *tab) tapFor(label, next string) {
	x.Helper()
	x.tap(label)
	for range 5 {
		if _, ok := x.await(next, 3*time.Second); ok {
			return
		}
		if at, ok := x.await(label, time.Second); ok {
			x.tapAt(at.X+at.Width/2, at.Y+at.Height/2)
		}
	}
	x.find(next)
}

// typeInto types into a field, once the field has the keyboard. What is written above it may be
// called the same.
func (x *tab) typeInto(label, text string) {
	x.Helper()
	x.find(label)
	all := x.nodes()
	i := slices.IndexFunc(all, func(s node) bool { return s.Role == string(a11y.Field) && strings.HasPrefix(s.Label, label) })
	if i < 0 {
		x.Fatalf("no field is called %q", label)
	}
	x.tapAt(all[i].X+all[i].Width/2, all[i].Y+all[i].Height/2)
	x.focused(label)
	x.do(chromedp.KeyEvent(text))
}

// focused waits until a field has the keyboard, in the window and on the page.
func (x *tab) focused(label string) {
	x.Helper()
	for began := time.Now(); time.Since(began) < patience/3; {
		if slices.ContainsFunc(x.nodes(), func(s node) bool { return s.Focused && strings.HasPrefix(s.Label, label) }) {
			x.until(`document.activeElement.id === 'dummyEntry'`)
			return
		}
	}
	x.Fatalf("no field %q has the keyboard among %q", label, x.labels())
}

// tap taps, or clicks, what has a label that begins so.
func (x *tab) tap(label string) {
	x.Helper()
	s := x.find(label)
	x.tapAt(s.X+s.Width/2, s.Y+s.Height/2)
}

func (x *tab) tapAt(px, py float64) {
	x.Helper()
	if x.screen.touched {
		x.do(chromedp.TapXY(px, py))
	} else {
		x.do(chromedp.MouseEvent(chromedp.MouseMoved, px, py), chromedp.Sleep(frames), chromedp.MouseClickXY(px, py))
	}
}
