// Package a11y describes the screen for screen readers, as plain data.
package a11y

// A Role is what kind of thing a node is.
type Role string

// The roles. Page, Dialog, Table, Row and Group hold other nodes; no other one does,
// except a Button with buttons of its own on it.
const (
	Page         Role = "page"
	Dialog       Role = "dialog"
	Table        Role = "table"
	Row          Role = "row"
	Group        Role = "group"
	Heading      Role = "heading"
	Text         Role = "text"
	Button       Role = "button"
	Toggle       Role = "toggle" // is on while it is chosen
	Radio        Role = "radio"  // one of several, of which one is chosen
	Field        Role = "field"  // text is typed into it
	ColumnHeader Role = "columnheader"
	RowHeader    Role = "rowheader"
	Cell         Role = "cell"
)

// Holds reports whether a node of that role is there for those in it.
func (r Role) Holds() bool {
	switch r {
	case Page, Dialog, Table, Row, Group:
		return true
	}
	return false
}

// A Node is something on the screen that can be read, in the order in which it is read:
// its words, what state it is in, and where it is, in device-independent pixels from the
// upper left corner.
type Node struct {
	ID    int    `json:"id"`              // from 1; the same for as long as it is the same thing
	In    int    `json:"in,omitempty"`    // the ID of what it is in, which comes before it, or 0
	Role  Role   `json:"role"`            //
	Label string `json:"label"`           // with numbers as they are meant, also while they still count
	Value string `json:"value,omitempty"` // what is typed into a field

	Description string `json:"description,omitempty"` // what there is to say of it besides

	Level  int `json:"level,omitempty"`  // of a heading: 1 is that of its page
	Row    int `json:"row,omitempty"`    // of a cell or a row: from 1, the header's
	Column int `json:"column,omitempty"` // of a cell: from 1

	Disabled  bool `json:"disabled,omitempty"`  // it does nothing now; a press may say why
	Chosen    bool `json:"chosen,omitempty"`    // it is chosen, or on
	Opens     bool `json:"opens,omitempty"`     // it opens and closes something
	Open      bool `json:"open,omitempty"`      // that is open
	Focusable bool `json:"focusable,omitempty"` // the keyboard can be on it
	Focused   bool `json:"focused,omitempty"`   // the keyboard is on it, or it stands for where keys go; one node at most
	Live      bool `json:"live,omitempty"`      // to be said when it is new or changes
	Away      bool `json:"away,omitempty"`      // it is scrolled out of sight

	Heard bool `json:"-"` // it is live, and was there with these words before

	X      float32 `json:"x"`
	Y      float32 `json:"y"`
	Width  float32 `json:"width"`
	Height float32 `json:"height"`
}

// A Screen is what can be asked of the window, and done there by those who do not see it.
// It belongs to the screen's goroutine.
type Screen interface {
	// Nodes returns what can be read in front.
	Nodes() []Node
	// Press does what a tap on a node does, and reports whether that could be tapped: it is
	// still in front, and no new screen waits there for a stray tap to pass.
	Press(id int) bool
	// Focus puts the keyboard on a node, and reports whether it could.
	Focus(id int) bool
	// Type replaces what is typed into a field, and reports whether it could.
	Type(id int, text string) bool
	// IsDraggable reports whether what is in front at a point can be dragged. A page that
	// can be scrolled does not count.
	IsDraggable(x, y float32) bool
	// Listened says whether a screen reader listens from now on, if that can be known.
	Listened(on bool)
}
