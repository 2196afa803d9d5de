package desktop

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/system/a11y"
	"tabby/internal/system/atspi"
	"tabby/internal/testing/expect"
)

// A fakeScreen has nodes, and says what was done.
type fakeScreen struct {
	nodes []a11y.Node
	done  string
}

func (s *fakeScreen) Nodes() []a11y.Node            { return s.nodes }
func (s *fakeScreen) IsDraggable(_, _ float32) bool { return false }
func (s *fakeScreen) Listened(on bool)              { s.done += fmt.Sprintf("listened %t; ", on) }
func (s *fakeScreen) Press(id int) bool             { return s.did("press", id) }
func (s *fakeScreen) Focus(id int) bool             { return s.did("focus", id) }
func (s *fakeScreen) Type(id int, text string) bool { return s.did("type "+text, id) }

func (s *fakeScreen) did(what string, id int) bool {
	s.done += fmt.Sprintf("%s %d; ", what, id)
	return id != 2
}

// read returns a reading of a screen, whose goroutine is the test's.
func read(s a11y.Screen) *reading {
	return &reading{screen: s, windows: func() []fyne.Window { return nil }, do: func(f func()) { f() }, patience: time.Minute}
}

func TestEveryKindOfSpotHasItsRoleInATSPI(t *testing.T) {
	const usual = atspi.Usual
	for _, c := range []struct {
		node a11y.Node
		want atspi.Node
	}{
		{a11y.Node{ID: 1, Role: a11y.Page, Label: "Rules"}, atspi.Node{ID: 2, Parent: 1, Role: atspi.Panel, States: usual, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, In: 1, Role: a11y.Button, Label: " Back ", X: 1, Y: 2, Width: 3, Height: 4}, atspi.Node{ID: 3, Parent: 2, Role: atspi.PushButton, Name: "Back", States: usual, Presses: true, Row: -1, Column: -1, X: 2, Y: 4, Width: 6, Height: 8}},
		{a11y.Node{ID: 2, Role: a11y.Toggle, Label: "Ann", Chosen: true, Disabled: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.ToggleButton, Name: "Ann", States: atspi.Visible | atspi.Showing | atspi.Checkable | atspi.Pressed | atspi.Checked | atspi.Selected, Presses: true, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Radio, Label: "Easy", Chosen: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.RadioButton, Name: "Easy", States: usual | atspi.Checkable | atspi.Checked | atspi.Selected, Presses: true, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Field, Label: "Name", Value: "Änn", Focusable: true, Focused: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.Entry, Name: "Name", Text: "Änn", Caret: 3, States: usual | atspi.Focusable | atspi.Focused | atspi.Editable | atspi.SingleLine, Presses: true, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Heading, Label: "Round 1", Level: 2, Focused: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.Heading, Name: "Round 1", Level: 2, States: usual | atspi.Focusable | atspi.Focused, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Text, Label: "Saved.", Live: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.Notification, Name: "Saved.", States: usual, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Text, Label: "below", Away: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.Label, Name: "below", States: usual &^ atspi.Showing, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Cell, Label: "12", Row: 2, Column: 1}, atspi.Node{ID: 3, Parent: 1, Role: atspi.TableCell, Name: "12", States: usual, Presses: true, Row: 1, Column: 0}},
		{a11y.Node{ID: 2, Role: a11y.Button, Label: "More", Opens: true, Open: true}, atspi.Node{ID: 3, Parent: 1, Role: atspi.PushButton, Name: "More", States: usual | atspi.Expandable | atspi.Expanded, Presses: true, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Button, Label: "The basics", Description: "Aim, Setup"}, atspi.Node{ID: 3, Parent: 1, Role: atspi.PushButton, Name: "The basics", Description: "Aim, Setup", States: usual, Presses: true, Row: -1, Column: -1}},
		{a11y.Node{ID: 2, Role: a11y.Dialog, Label: "Leave?"}, atspi.Node{ID: 3, Parent: 1, Role: atspi.Dialog, Name: "Leave?", States: usual | atspi.Modal, Row: -1, Column: -1}},
	} {
		expect.Same(t, fmt.Sprint(c.node), nodeOf(c.node, 2), c.want)
	}
}

func TestWindowIsCalledAsItsPage(t *testing.T) {
	r := read(&fakeScreen{nodes: []a11y.Node{
		{ID: 1, Role: a11y.Page}, {ID: 2, In: 1, Role: a11y.Heading, Label: "Rules", Level: 1}, {ID: 3, In: 1, Role: a11y.Text, Label: "\u00a0"},
	}})
	r.active.Store(true)
	tree, ok := r.Look()
	if !ok || tree.Title != "Rules" || !tree.Active || len(tree.Nodes) != 2 || tree.Nodes[1].Parent != tree.Nodes[0].ID {
		t.Errorf("%+v, %v", tree, ok)
	}
}

func TestScreenReaderDoesWhatItReads(t *testing.T) {
	s := &fakeScreen{nodes: []a11y.Node{{ID: 1, Role: a11y.Button, Label: "New game"}}}
	r := read(s)
	tree, _ := r.Look()
	id := tree.Nodes[0].ID
	if !r.Press(id) || !r.Focus(id) || !r.Type(id, "Ann") || r.Press(id+1) {
		t.Error("it says that something else was done")
	}
	if s.done != "press 1; focus 1; type Ann 1; press 2; " {
		t.Error(s.done)
	}
}

func TestScreenKnowsWhetherAScreenReaderListens(t *testing.T) {
	s := &fakeScreen{}
	r := read(s)
	r.Listened(true)
	r.Listened(false)
	if want := "listened true; listened false; "; s.done != want {
		t.Errorf("%s, want %s", s.done, want)
	}
}

func TestWindowThatDoesNotAnswerIsNotWaitedFor(t *testing.T) {
	s := &fakeScreen{}
	r := read(s)
	var waiting []func()
	r.do, r.patience = func(f func()) { waiting = append(waiting, f) }, time.Millisecond
	if _, ok := r.Look(); ok || r.Press(2) {
		t.Error("it has answered")
	}
	for _, f := range waiting {
		f()
	}
	expect.Same(t, "later it did", s.done, "")
}
