package frame

// arrived remembers where one is.
func (f *Frame) arrived() {
	for i := len(f.pages) - 1; i >= 0; i-- {
		if p, ok := f.pages[i].(Located); ok {
			f.remember(p.Route())
			break
		}
	}
	f.keepAwake()
}

// remember keeps a route, if it is another than the one kept last. The page does not wait
// for the disk.
func (f *Frame) remember(r Route) {
	if r == f.route {
		return
	}
	f.route = r
	if !f.moving {
		f.keepRoute()
	}
}

// keepRoute keeps the route, and then the one that came meanwhile.
func (f *Frame) keepRoute() {
	f.moving = true
	kept, data := f.route, encode(f.route)
	var err error
	f.Away(func() { err = f.store.SaveDraft(draftRoute, data) }, func() {
		f.moving = false
		f.saved(err)
		if f.route != kept {
			f.keepRoute()
		}
	})
}

// LastRoute returns where one was when Tabby was left, and whether that is known.
func (f *Frame) LastRoute() (Route, bool) {
	known := f.LoadDraft(draftRoute, &f.route)
	return f.route, known
}
