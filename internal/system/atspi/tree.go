// Package atspi lets a screen reader of Linux read and operate a window. It speaks AT-SPI over
// D-Bus, without C. It knows no widgets: a [Window] shows it a [Tree], a plain value, and it
// compares the tree with the one before and says what is new. While nobody listens it does not
// look, and it starts no process.
package atspi

import (
	"errors"
	"maps"
	"slices"
)

// A Role is what a node is, by its number in AT-SPI.
type Role uint32

// The roles that a node may have.
const (
	Dialog       Role = 16
	Label        Role = 29
	Panel        Role = 39
	PushButton   Role = 43
	RadioButton  Role = 44
	Table        Role = 55
	TableCell    Role = 56
	ColumnHeader Role = 57
	RowHeader    Role = 58
	ToggleButton Role = 62
	Entry        Role = 79
	Heading      Role = 83
	TableRow     Role = 90
	Notification Role = 101 // it is said as soon as it is there, and when its name changes

	frame       Role = 23
	application Role = 75
)

// States are a set, a bit for each state of AT-SPI.
type States uint64

// The states that a node may have.
const (
	Active     States = 1 << 1 // of the window alone: it has the keyboard
	Checked    States = 1 << 4
	Editable   States = 1 << 7
	Enabled    States = 1 << 8
	Expandable States = 1 << 9
	Expanded   States = 1 << 10
	Focusable  States = 1 << 11
	Focused    States = 1 << 12
	Modal      States = 1 << 16
	Pressed    States = 1 << 20
	Selected   States = 1 << 23
	Sensitive  States = 1 << 24
	Showing    States = 1 << 25
	SingleLine States = 1 << 26
	Visible    States = 1 << 30
	Checkable  States = 1 << 41
)

// Usual are the states of what is on the screen and can be used.
const Usual = Enabled | Sensitive | Showing | Visible

// A Node is something that can be read or operated. Its ID is above [Root], and stays the same
// as long as it is the same thing.
type Node struct {
	ID, Parent        int // the parent comes before it
	Role              Role
	Name, Description string
	States            States
	Presses           bool   // it can be pressed
	Heard             bool   // a notification that was there with this name before
	Text              string // what is typed into a field
	Caret             int    // how many letters of it are before the caret
	Level             int    // of a heading, from 1, or 0
	Row, Column       int    // of a cell or a header in its table, from 0
	X, Y              int    // in the window, in pixels
	Width, Height     int
}

// Root is the ID of the window itself, which is the parent of what is on top.
const Root = 1

// top is the ID of the program, the parent of its window.
const top = 0

// A Tree is all that can be read in a window, in the order in which it is read.
type Tree struct {
	Title         string
	Active        bool // the window has the keyboard
	Width, Height int  // in pixels
	Nodes         []Node
}

// A Window is read and operated by screen readers. Its methods are called by several goroutines.
// They return false if it does not answer in time or the node is gone.
type Window interface {
	Look() (Tree, bool)
	Listened(on bool) // a screen reader listens from now on, or none does
	Press(id int) bool
	Focus(id int) bool
	Type(id int, text string) bool // in place of what is typed there
}

// A Program is what a screen reader learns about the program.
type Program struct {
	Name, Version string
	Locale        func() string // such as "en"; called on any goroutine
}

// A screen is a tree as it was seen, which nobody changes any more.
type screen struct {
	nodes []Node // in reading order; the program and its window come first
	place map[int]int
	kids  map[int][]int
}

// newScreen returns the screen of a tree. A node whose parent is not before it is the window's,
// and a second one of the same ID is left out.
func newScreen(name string, t Tree) *screen {
	window := Node{ID: Root, Role: frame, Name: t.Title, States: Usual, Width: t.Width, Height: t.Height}
	if t.Active {
		window.States |= Active
	}
	s := &screen{place: map[int]int{}, kids: map[int][]int{}}
	s.add(Node{ID: top, Parent: -1, Role: application, Name: name, States: Usual})
	s.add(window)
	for _, n := range t.Nodes {
		if _, ok := s.place[n.Parent]; !ok || n.Parent == top {
			n.Parent = Root
		}
		s.add(n)
	}
	return s
}

func (s *screen) add(n Node) {
	if _, twice := s.place[n.ID]; twice {
		return
	}
	s.place[n.ID] = len(s.nodes)
	s.nodes = append(s.nodes, n)
	s.kids[n.Parent] = append(s.kids[n.Parent], n.ID)
}

func (s *screen) node(id int) (Node, bool) {
	i, ok := s.place[id]
	if !ok {
		return Node{}, false
	}
	return s.nodes[i], true
}

// index returns the place of a node among those of its parent, or -1 for the program.
func (s *screen) index(n Node) int {
	if n.ID == top {
		return -1
	}
	return slices.Index(s.kids[n.Parent], n.ID)
}

// unfocused returns the screen as it is while another window has the keyboard.
func (s *screen) unfocused() *screen {
	other := &screen{nodes: slices.Clone(s.nodes), place: maps.Clone(s.place), kids: s.kids}
	for i := range other.nodes {
		other.nodes[i].States &^= Active | Focused
	}
	return other
}

// headers returns the headers of a cell that have a role, each in its row or its column.
func (s *screen) headers(cell Node, role Role) []int {
	var found []int
	for _, id := range s.kids[cell.Parent] {
		n, _ := s.node(id)
		if n.Role == role && (role == ColumnHeader && n.Column == cell.Column || role == RowHeader && n.Row == cell.Row) {
			found = append(found, id)
		}
	}
	return found
}

// ErrNoBus means that there is no bus by which a screen reader could ask.
var ErrNoBus = errors.New("there is no session bus")

// An event is a message to a screen reader, by the names of AT-SPI.
type event struct {
	node   int
	name   string // its interface and its member, such as "Object.StateChanged"
	detail string
	one    int
	two    int
	with   any // a text, or a [child], or nil
}

// A child is the ID of a node that came or went.
type child int

// The names of events.
const (
	changedChildren = "Object.ChildrenChanged"
	changedProperty = "Object.PropertyChange"
	changedState    = "Object.StateChanged"
	changedText     = "Object.TextChanged"
	movedCaret      = "Object.TextCaretMoved"
	activated       = "Window.Activate"
	deactivated     = "Window.Deactivate"
	announced       = "Object.Announcement"
)

// watched are the states whose changes are sent, in this order. The focus comes last, when all that
// is said about it is known.
var watched = []struct {
	state States
	name  string
}{
	{Enabled, "enabled"},
	{Sensitive, "sensitive"},
	{Showing, "showing"},
	{Checked, "checked"},
	{Pressed, "pressed"},
	{Selected, "selected"},
	{Expanded, "expanded"},
	{Active, "active"},
	{Focused, "focused"},
}

// A comparison collects what is new on a screen.
type comparison struct {
	before, after *screen
	events        []event
}

// compare returns the events after a screen has changed: what went and came, then other words,
// then other states. What is in something that came or went has no event of its own.
func compare(before, after *screen) []event {
	if slices.Equal(before.nodes, after.nodes) {
		return nil
	}
	c := comparison{before: before, after: after}
	for _, n := range after.nodes {
		if _, was := before.place[n.ID]; was {
			c.children(n.ID)
		}
	}
	for _, n := range after.nodes {
		if was, ok := before.node(n.ID); ok {
			c.words(was, n)
		} else if n.Role == Dialog {
			c.add(event{node: n.ID, name: changedState, detail: "showing", one: 1})
		}
		c.announce(n)
	}
	for _, s := range watched {
		c.state(s.state, s.name)
	}
	return c.events
}

func (c *comparison) add(e event) { c.events = append(c.events, e) }

// children adds which children of a node went and came. Those that changed places went and
// came as well.
func (c *comparison) children(id int) {
	old, now := c.before.kids[id], c.after.kids[id]
	stayed := commonStart(kept(old, now), kept(now, old))
	for i := len(old) - 1; i >= 0; i-- {
		if !slices.Contains(stayed, old[i]) {
			c.add(event{node: id, name: changedChildren, detail: "remove", one: i, with: child(old[i])})
		}
	}
	for i, kid := range now {
		if !slices.Contains(stayed, kid) {
			c.add(event{node: id, name: changedChildren, detail: "add", one: i, with: child(kid)})
		}
	}
}

// kept returns those of some IDs that are among others.
func kept(ids, others []int) []int {
	return slices.DeleteFunc(slices.Clone(ids), func(id int) bool { return !slices.Contains(others, id) })
}

// commonStart returns what two lists begin with alike.
func commonStart[T comparable](a, b []T) []T {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return a[:n]
}

// words adds what a node says now.
func (c *comparison) words(was, is Node) {
	if was.Name != is.Name {
		c.add(event{node: is.ID, name: changedProperty, detail: "accessible-name", with: is.Name})
	}
	if was.Description != is.Description {
		c.add(event{node: is.ID, name: changedProperty, detail: "accessible-description", with: is.Description})
	}
	if was.Text != is.Text {
		c.typed(is.ID, []rune(was.Text), []rune(is.Text))
	}
	if was.Caret != is.Caret {
		c.add(event{node: is.ID, name: movedCaret, one: is.Caret})
	}
}

// typed adds which letters went and came, between the beginning and the end that stayed.
func (c *comparison) typed(id int, was, is []rune) {
	from := len(commonStart(was, is))
	was, is = was[from:], is[from:]
	end := 0
	for end < min(len(was), len(is)) && was[len(was)-1-end] == is[len(is)-1-end] {
		end++
	}
	if gone := was[:len(was)-end]; len(gone) > 0 {
		c.add(event{id, changedText, "delete", from, len(gone), string(gone)})
	}
	if came := is[:len(is)-end]; len(came) > 0 {
		c.add(event{id, changedText, "insert", from, len(came), string(came)})
	}
}

// announce says what a notification says, if it is new and was not heard before something
// covered it.
func (c *comparison) announce(n Node) {
	was, there := c.before.node(n.ID)
	if n.Role == Notification && !n.Heard && n.Name != "" && (!there || was.Name != n.Name) {
		c.add(event{node: n.ID, name: announced, with: n.Name})
	}
}

// state adds which nodes no longer have a state, and then which have it now. Of a new node only
// the focus is added: nobody has seen it without its other states.
func (c *comparison) state(s States, name string) {
	for on, now := range []States{0, s} {
		for _, n := range c.after.nodes {
			was, there := c.before.node(n.ID)
			if n.States&s == now && was.States&s != now && (there || s == Focused) {
				c.turned(n, name, on)
			}
		}
	}
}

// turned adds that a state of a node is on, 1, or off, 0; the window has an event of its own.
func (c *comparison) turned(n Node, name string, on int) {
	if n.ID == Root && name == "active" {
		c.add(event{node: n.ID, name: []string{deactivated, activated}[on], with: n.Name})
	}
	c.add(event{node: n.ID, name: changedState, detail: name, one: on})
}
