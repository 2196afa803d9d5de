package frame

import "tabby/ui/kit/widgets"

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
