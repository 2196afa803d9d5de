//go:build chromium && long

package webtest

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tabby/engine"
	"tabby/internal/system/a11y"
	"tabby/internal/testing/script"
)

// A tree is a page of guests that is used by the tree for screen readers alone.
type tree struct{ ear }

// Press presses what has an ID.
func (e tree) Press(id int) bool {
	e.Helper()
	before := e.Heard()
	if !e.click(id) {
		return false
	}
	e.changes(before)
	return true
}

// Type types into a field.
func (e tree) Type(id int, text string) bool {
	e.Helper()
	if !e.Press(id) {
		return false
	}
	e.do(chromedp.KeyEvent(text))
	return true
}

// A keyboard is a page of guests that is used by the keyboard alone: Tab leads from one thing to
// the next.
type keyboard struct{ ear }

// Press goes to what has an ID, and presses Enter or the space bar on it.
func (e keyboard) Press(id int) bool {
	e.Helper()
	all, there := e.reach(id)
	if !there {
		return false
	}
	key := kb.Enter
	if at := slices.IndexFunc(all, func(s a11y.Node) bool { return s.ID == id }); all[at].Role != a11y.Button {
		key = " "
	}
	e.do(chromedp.KeyEvent(key))
	e.changes(all)
	return true
}

// Type goes to a field, and types into it.
func (e keyboard) Type(id int, text string) bool {
	e.Helper()
	if _, there := e.reach(id); !there {
		return false
	}
	e.do(chromedp.KeyEvent(text))
	return true
}

// farthest is how often somebody presses Tab to reach something at most.
const farthest = 80

// reach goes to what has an ID with Tab, and along radio buttons with an arrow. It returns what is
// heard then, and whether it was reached.
func (e keyboard) reach(id int) ([]a11y.Node, bool) {
	e.Helper()
	for range farthest {
		all := e.Heard()
		to := slices.IndexFunc(all, func(s a11y.Node) bool { return s.ID == id })
		at := slices.IndexFunc(all, func(s a11y.Node) bool { return s.Focused })
		switch {
		case to < 0:
			return nil, false // it has gone
		case at == to:
			return all, true
		case at >= 0 && all[at].Role == a11y.Radio && all[to].Role == a11y.Radio:
			e.do(chromedp.KeyEvent(kb.ArrowDown))
		default:
			e.do(chromedp.KeyEvent(kb.Tab))
		}
	}
	return nil, false
}

// TestGuestsPlayByTreeAndByKeyboard plays a round by hand and one with the virtual deck on two
// phones: one by the tree alone, one by the keyboard alone.
func TestGuestsPlayByTreeAndByKeyboard(t *testing.T) {
	game := engine.Variants()[0]
	for _, g := range engine.Variants() {
		if g.Snaps {
			game = g // where most can be tried
		}
	}
	h := newHost(t, `{"variant":"`+game.ID+`","players":["Ann","Ben"],"end":{"end":"rounds","rounds":9}}`)
	b := shares(t)
	opens := func() ear { return ear{tab: join(b.private(phone), h.table.Sit).tab} }
	ann, ben := tree{opens()}, keyboard{opens()}
	script.Guests(script.Player{TB: t, Face: ann}, script.Player{TB: t, Face: ben}, game)
}
