package frame

import (
	"slices"

	"fyne.io/fyne/v2"
)

// list returns the index of the first page that is a list, or -1. Lists above it are
// shown beside it as any other page is.
func (n *Navigator) list() int {
	return slices.IndexFunc(n.pages, func(p Page) bool {
		_, is := p.(Lister)
		return is
	})
}

// at returns the index of the page of a route, or -1 if it is not open.
func (n *Navigator) at(r Route) int {
	return slices.IndexFunc(n.pages, func(p Page) bool {
		l, is := p.(Located)
		return is && l.Route() == r
	})
}

// From opens a page from that of a route: a page that open opens stands above that one, or
// beside it, in place of what was there.
func (n *Navigator) From(r Route, open func()) {
	n.from = n.at(r) + 1
	open()
	n.from = 0
}

// ShowFirst lets a list in front that has room beside it open its first entry. A list
// calls it when there is more to choose from than before.
func (n *Navigator) ShowFirst() {
	if list := n.list(); list == len(n.pages)-1 && n.stack.Roomy() {
		n.pages[list].(Lister).OpenFirst()
	}
}

// Uncover leaves the page that covers a list, if text has become too large for both. If there is room
// again, the list opens its first entry.
func (n *Navigator) Uncover(list Route) {
	if stay := n.at(list) + 1; stay > 0 && !n.stack.Roomy() && stay < len(n.pages) {
		n.backTo(stay)
	}
	n.ShowFirst()
}

// fit adopts another size of the window.
func (n *Navigator) fit(size fyne.Size) {
	n.stack.Resize(size)
	n.ShowFirst()
}

// resumeList brings a list up to date that stands beside the page in front, after
// something has changed there.
func (n *Navigator) resumeList() {
	list := n.list()
	if list < 0 || list == len(n.pages)-1 || !n.stack.Roomy() {
		return
	}
	if p, is := n.pages[list].(Resumer); is {
		p.Resume()
	}
}
