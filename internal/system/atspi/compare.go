package atspi

import "slices"

// An event is something that a screen reader is told, by the names of AT-SPI.
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

// watched are the states whose changes are told, in this order. The focus comes last, when all that
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

// compare returns what is told after a screen has changed: what went and came, then other words,
// then other states. What is in something that came or went is not told by itself.
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
			c.tell(event{node: n.ID, name: changedState, detail: "showing", one: 1})
		}
		c.announce(n)
	}
	for _, s := range watched {
		c.state(s.state, s.name)
	}
	return c.events
}

func (c *comparison) tell(e event) { c.events = append(c.events, e) }

// children tells which children of a node went and came. Those that changed places went and
// came as well.
func (c *comparison) children(id int) {
	old, now := c.before.kids[id], c.after.kids[id]
	stayed := commonStart(kept(old, now), kept(now, old))
	for i := len(old) - 1; i >= 0; i-- {
		if !slices.Contains(stayed, old[i]) {
			c.tell(event{node: id, name: changedChildren, detail: "remove", one: i, with: child(old[i])})
		}
	}
	for i, kid := range now {
		if !slices.Contains(stayed, kid) {
			c.tell(event{node: id, name: changedChildren, detail: "add", one: i, with: child(kid)})
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

// words tells what a node says now.
func (c *comparison) words(was, is Node) {
	if was.Name != is.Name {
		c.tell(event{node: is.ID, name: changedProperty, detail: "accessible-name", with: is.Name})
	}
	if was.Description != is.Description {
		c.tell(event{node: is.ID, name: changedProperty, detail: "accessible-description", with: is.Description})
	}
	if was.Text != is.Text {
		c.typed(is.ID, []rune(was.Text), []rune(is.Text))
	}
	if was.Caret != is.Caret {
		c.tell(event{node: is.ID, name: movedCaret, one: is.Caret})
	}
}

// typed tells which letters went and came, between the beginning and the end that stayed.
func (c *comparison) typed(id int, was, is []rune) {
	from := len(commonStart(was, is))
	was, is = was[from:], is[from:]
	end := 0
	for end < min(len(was), len(is)) && was[len(was)-1-end] == is[len(is)-1-end] {
		end++
	}
	if gone := was[:len(was)-end]; len(gone) > 0 {
		c.tell(event{id, changedText, "delete", from, len(gone), string(gone)})
	}
	if came := is[:len(is)-end]; len(came) > 0 {
		c.tell(event{id, changedText, "insert", from, len(came), string(came)})
	}
}

// announce says what a notification says, if it is new and was not heard before something
// covered it.
func (c *comparison) announce(n Node) {
	was, there := c.before.node(n.ID)
	if n.Role == Notification && !n.Heard && n.Name != "" && (!there || was.Name != n.Name) {
		c.tell(event{node: n.ID, name: announced, with: n.Name})
	}
}

// state tells which nodes no longer have a state, and then which have it now. Of a new node only
// the focus is told: nobody has seen it without its other states.
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

// turned tells that a state of a node is on, 1, or off, 0; the window has an event of its own.
func (c *comparison) turned(n Node, name string, on int) {
	if n.ID == Root && name == "active" {
		c.tell(event{node: n.ID, name: []string{deactivated, activated}[on], with: n.Name})
	}
	c.tell(event{node: n.ID, name: changedState, detail: name, one: on})
}
