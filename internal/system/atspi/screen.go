package atspi

import (
	"maps"
	"slices"
)

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
