package frame

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
)

// A Navigator leads from page to page.
type Navigator struct {
	world    World
	screen   *Screen
	messages *Messenger
	drafts   *Drafter

	open  func(Route)
	pages []Page // the one in front last
	from  int    // how many of them stay when another is opened, or 0 for all
	stack *widgets.Stack

	route  Route // as it was remembered last
	moving bool  // a route is on its way to the disk

	maySnooze bool // the screen may turn off, whatever page is open
}

// Front returns the page in front.
func (n *Navigator) Front() Page { return n.pages[len(n.pages)-1] }

// AtHome reports whether the first page is in front.
func (n *Navigator) AtHome() bool { return len(n.pages) == 1 }

// IsOpen reports whether the page of a route is open, in front or covered.
func (n *Navigator) IsOpen(r Route) bool { return n.at(r) >= 0 }

// Go opens the page of a route.
func (n *Navigator) Go(r Route) { n.open(r) }

// Open covers the page in front with another.
func (n *Navigator) Open(p Page) {
	n.messages.Hush()
	if front, ok := n.Front().(Pauser); ok {
		front.Pause()
	}
	stay := len(n.pages)
	if n.from > 0 {
		stay = min(stay, n.from)
	}
	n.leave(stay)
	n.pages = append(n.pages, p)
	n.stack.SetList(n.list())
	n.stack.PushOn(stay, p.Content())
	n.arrived()
	n.ShowFirst()
}

// NewPage returns an empty page with a button that goes back.
func (n *Navigator) NewPage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack(n.world.Words.Common.Back, n.Back)
	return page
}

// Back goes back within the page in front or, if that has nothing to go back to, leaves it for the
// page below. A list is left along with the page beside it.
func (n *Navigator) Back() {
	if p, ok := n.Front().(GoBacker); ok && p.GoBack() {
		return
	}
	if list := n.list(); n.stack.Roomy() && list > 0 && list == len(n.pages)-2 {
		n.backTo(list)
		return
	}
	n.Close()
}

// Close leaves the page in front for the one below it.
func (n *Navigator) Close() {
	if !n.AtHome() {
		n.backTo(len(n.pages) - 1)
	}
}

// backTo leaves all but the first pages, as many as stay.
func (n *Navigator) backTo(stay int) {
	n.messages.Hush()
	n.leave(stay)
	n.stack.SetList(n.list())
	n.stack.PopTo(stay)
	n.Refresh()
}

// Home leaves all pages but the first.
func (n *Navigator) Home() {
	n.leaveAll()
	n.Refresh()
}

// OpenAlone opens a page above the first one, and leaves all others.
func (n *Navigator) OpenAlone(p Page) {
	n.leaveAll()
	n.Open(p)
}

// leaveAll leaves all pages but the first, which is not brought up to date.
func (n *Navigator) leaveAll() {
	if n.AtHome() {
		return
	}
	n.messages.Hush()
	n.leave(1)
	n.stack.SetList(n.list())
	n.stack.Replace(n.Front().Content())
}

// leave forgets all but the first pages, the one in front first.
func (n *Navigator) leave(stay int) {
	for len(n.pages) > stay {
		if p, ok := n.Front().(Leaver); ok {
			p.Leave()
		}
		n.pages = n.pages[:len(n.pages)-1]
	}
}

// Refresh brings the page in front up to date.
func (n *Navigator) Refresh() {
	if p, ok := n.Front().(Resumer); ok {
		p.Resume()
	}
	n.arrived()
	n.ShowFirst()
}

// keepAwake keeps the screen on while a page wants it.
func (n *Navigator) keepAwake() {
	n.screen.keepAwake(!n.maySnooze && slices.ContainsFunc(n.pages, func(p Page) bool {
		w, is := p.(Waker)
		return is && w.KeepAwake()
	}))
}

// PressMain presses the main button of the page in front, if it has one.
func (n *Navigator) PressMain() {
	if p, ok := n.Front().(Mainer); ok && !n.screen.shield.Active() {
		if main := p.Main(); main != nil {
			main.OnTapped()
		}
	}
}

// End leaves all pages, before the window shows something else.
func (n *Navigator) End() {
	for _, p := range n.pages {
		if l, ok := p.(Leaver); ok {
			l.Leave()
		}
	}
}

// arrived remembers where one is.
func (n *Navigator) arrived() {
	for i := len(n.pages) - 1; i >= 0; i-- {
		if p, ok := n.pages[i].(Located); ok {
			n.remember(p.Route())
			break
		}
	}
	n.keepAwake()
	n.screen.entitle(widgets.PageIn(n.Front().Content()))
}

// remember keeps a route, if it is another than the one kept last. The page does not wait
// for the disk.
func (n *Navigator) remember(r Route) {
	if r == n.route {
		return
	}
	n.route = r
	if !n.moving {
		n.keepRoute()
	}
}

// keepRoute keeps the route, and then the one that came meanwhile.
func (n *Navigator) keepRoute() {
	n.moving = true
	kept, data := n.route, encode(n.route)
	var err error
	n.world.Away(func() { err = n.drafts.store.SaveDraft(draftRoute, data) }, func() {
		n.moving = false
		n.drafts.saved(err)
		if n.route != kept {
			n.keepRoute()
		}
	})
}

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

// From returns a function that opens a page from the page of a route. The new page covers that
// page, or is beside it instead of the page that was there.
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
