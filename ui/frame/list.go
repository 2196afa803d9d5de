package frame

import (
	"slices"

	"fyne.io/fyne/v2"
)

// list returns the index of the first page that is a list, or -1. Lists above it are
// shown beside it as any other page is.
func (f *Frame) list() int {
	return slices.IndexFunc(f.pages, func(p Page) bool {
		_, is := p.(Lister)
		return is
	})
}

// at returns the index of the page of a route, or -1 if it is not open.
func (f *Frame) at(r Route) int {
	return slices.IndexFunc(f.pages, func(p Page) bool {
		l, is := p.(Located)
		return is && l.Route() == r
	})
}

// From opens a page from that of a route: a page that open opens stands above that one, or
// beside it, in place of what was there.
func (f *Frame) From(r Route, open func()) {
	f.from = f.at(r) + 1
	open()
	f.from = 0
}

// ShowFirst lets a list in front that has room beside it open what comes first. A list
// calls it when there is more to choose from than before.
func (f *Frame) ShowFirst() {
	if l, is := f.Front().(Lister); is && f.stack.Roomy() {
		l.OpenFirst()
	}
}

// fit adopts another size of the window.
func (f *Frame) fit(size fyne.Size) {
	f.stack.Resize(size)
	f.ShowFirst()
}

// resumeList brings a list up to date that stands beside the page in front, after
// something has changed there.
func (f *Frame) resumeList() {
	list := f.list()
	if list < 0 || list == len(f.pages)-1 || !f.stack.Roomy() {
		return
	}
	if p, is := f.pages[list].(Resumer); is {
		p.Resume()
	}
}
