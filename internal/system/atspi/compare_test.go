package atspi

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

func button(id int, name string) Node {
	return Node{ID: id, Parent: Root, Role: PushButton, Name: name, States: Usual | Focusable, Presses: true}
}

// with returns a node that has some states more.
func with(n Node, s States) Node {
	n.States |= s
	return n
}

func within(parent int, n Node) Node {
	n.Parent = parent
	return n
}

func field(text string, caret int) Node {
	return Node{ID: 4, Parent: Root, Role: Entry, Name: "Add a name", Text: text, Caret: caret, States: Usual | Focusable | Editable}
}

func window(nodes ...Node) Tree {
	return Tree{Title: "Tabby", Active: true, Width: 390, Height: 844, Nodes: nodes}
}

// String says an event in one line.
func (e event) String() string {
	said := fmt.Sprintf("%d %s", e.node, e.name)
	if e.detail != "" {
		said += " " + e.detail
	}
	said += fmt.Sprintf(" %d", e.one)
	if e.two != 0 {
		said += fmt.Sprintf(" %d", e.two)
	}
	if e.with != nil {
		said += fmt.Sprintf(" %v", e.with)
	}
	return said
}

func TestChangeIsToldByItsEvents(t *testing.T) {
	note := Node{ID: 9, Parent: Root, Role: Notification, Name: "Saved.", States: Usual}
	dialog := Node{ID: 8, Parent: Root, Role: Dialog, Name: "Leave?", States: Usual | Modal}
	other := note
	other.Name = "Taken back."
	heard := note
	heard.Heard = true
	for name, c := range map[string]struct {
		before, after Tree
		want          string
	}{
		"nothing":         {window(button(2, "New game")), window(button(2, "New game")), ""},
		"a place":         {window(button(2, "New game")), window(Node{ID: 2, Parent: Root, Role: PushButton, Name: "New game", States: Usual | Focusable, Presses: true, X: 7}), ""},
		"a button":        {window(button(2, "A")), window(button(3, "B"), button(2, "A")), "1 Object.ChildrenChanged add 0 3"},
		"heard before":    {window(), window(heard), "1 Object.ChildrenChanged add 0 9"},
		"a button less":   {window(button(2, "A"), button(3, "B")), window(button(3, "B")), "1 Object.ChildrenChanged remove 0 2"},
		"two less":        {window(button(2, "A"), button(3, "B"), button(4, "C")), window(button(3, "B")), "1 Object.ChildrenChanged remove 2 4; 1 Object.ChildrenChanged remove 0 2"},
		"another order":   {window(button(2, "A"), button(3, "B"), button(4, "C")), window(button(2, "A"), button(4, "C"), button(3, "B")), "1 Object.ChildrenChanged remove 2 4; 1 Object.ChildrenChanged remove 1 3; 1 Object.ChildrenChanged add 1 4; 1 Object.ChildrenChanged add 2 3"},
		"another parent":  {window(button(2, "A"), button(3, "B")), window(button(2, "A"), within(2, button(3, "B"))), "1 Object.ChildrenChanged remove 1 3; 2 Object.ChildrenChanged add 0 3"},
		"a page":          {window(Node{ID: 2, Parent: Root, Role: Panel}, within(2, button(3, "A")), within(2, button(4, "B"))), window(Node{ID: 5, Parent: Root, Role: Panel}, within(5, button(6, "C")), with(within(5, button(7, "D")), Focused)), "1 Object.ChildrenChanged remove 0 2; 1 Object.ChildrenChanged add 0 5; 7 Object.StateChanged focused 1"},
		"a name":          {window(button(2, "Ann, 4")), window(button(2, "Ann, 5")), "2 Object.PropertyChange accessible-name 0 Ann, 5"},
		"a description":   {window(button(2, "A")), window(Node{ID: 2, Parent: Root, Role: PushButton, Name: "A", Description: "why", States: Usual | Focusable, Presses: true}), "2 Object.PropertyChange accessible-description 0 why"},
		"the focus":       {window(button(2, "A"), with(button(3, "B"), Focused)), window(with(button(2, "A"), Focused), button(3, "B")), "3 Object.StateChanged focused 0; 2 Object.StateChanged focused 1"},
		"chosen":          {window(button(2, "A")), window(with(button(2, "A"), Checked|Pressed)), "2 Object.StateChanged checked 1; 2 Object.StateChanged pressed 1"},
		"letters":         {window(field("Ann", 3)), window(field("Annä", 4)), "4 Object.TextChanged insert 3 1 ä; 4 Object.TextCaretMoved 4"},
		"letters less":    {window(field("Anna", 4)), window(field("Aa", 1)), "4 Object.TextChanged delete 1 2 nn; 4 Object.TextCaretMoved 1"},
		"another text":    {window(field("Ann", 3)), window(field("Ben", 3)), "4 Object.TextChanged delete 0 2 An; 4 Object.TextChanged insert 0 2 Be"},
		"a message":       {window(), window(note), "1 Object.ChildrenChanged add 0 9; 9 Object.Announcement 0 Saved."},
		"another message": {window(note), window(other), "9 Object.PropertyChange accessible-name 0 Taken back.; 9 Object.Announcement 0 Taken back."},
		"a message less":  {window(note), window(), "1 Object.ChildrenChanged remove 0 9"},
		"a dialog":        {window(), window(dialog), "1 Object.ChildrenChanged add 0 8; 8 Object.StateChanged showing 1"},
		"the keyboard":    {Tree{Title: "Tabby"}, Tree{Title: "Tabby", Active: true}, "1 Window.Activate 0 Tabby; 1 Object.StateChanged active 1"},
		"no keyboard":     {Tree{Title: "Tabby", Active: true}, Tree{Title: "Tabby"}, "1 Window.Deactivate 0 Tabby; 1 Object.StateChanged active 0"},
	} {
		var said []string
		for _, e := range compare(newScreen("Tabby", c.before), newScreen("Tabby", c.after)) {
			said = append(said, e.String())
		}
		expect.Same(t, name+" reads", strings.Join(said, "; "), c.want)
	}
}

// TestNewListenerIsToldWhereItIs compares with a window that has no keyboard.
func TestNewListenerIsToldWhereItIs(t *testing.T) {
	s := newScreen("Tabby", window(with(button(2, "A"), Focused), button(3, "B")))
	var said []string
	for _, e := range compare(s.unfocused(), s) {
		said = append(said, e.String())
	}
	if want := []string{"1 Window.Activate 0 Tabby", "1 Object.StateChanged active 1", "2 Object.StateChanged focused 1"}; !slices.Equal(said, want) {
		t.Errorf("it is told %q, want %q", said, want)
	}
}

func TestTreeThatIsWrongIsStillRead(t *testing.T) {
	s := newScreen("Tabby", window(within(7, button(2, "lost")), button(2, "twice"), within(2, button(3, "in it")), within(0, button(4, "beside"))))
	expect.Same(t, "kids", fmt.Sprint(s.kids), "map[-1:[0] 0:[1] 1:[2 4] 2:[3]]")
	if n, ok := s.node(2); !ok || n.Name != "lost" {
		t.Errorf("%v", n)
	}
}

// BenchmarkCompare compares a page with another: 30 things go, 30 come.
func BenchmarkCompare(b *testing.B) {
	pages := [2]*screen{}
	for i := range pages {
		pages[i] = newScreen("Tabby", page(100*(i+1)))
	}
	for b.Loop() {
		if len(compare(pages[0], pages[1])) == 0 {
			b.Fatal("nothing is told")
		}
	}
}

// page returns a page of thirty buttons whose IDs begin at from.
func page(from int) Tree {
	t := window(Node{ID: from, Parent: Root, Role: Panel, Name: "Page", States: Usual})
	for i := range 30 {
		t.Nodes = append(t.Nodes, within(from, button(from+1+i, "Button")))
	}
	return t
}
