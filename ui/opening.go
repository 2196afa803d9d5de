package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/home"
	"tabby/ui/look"
)

// An opening opens the store while the window is made, and again after a trouble or
// a repair.
type opening struct {
	again func() (Store, error)
	first func() (Store, error) // nil once it was asked for
	ready chan struct{}         // closed when the first is there
	kept  Store                 // what was opened last, or nil
	link  string                // leads to what is shown first, or ""
}

// openAside begins to open the store, on a goroutine of its own.
func openAside(open func() (Store, error)) *opening {
	var store Store
	var err error
	o := &opening{again: open, first: func() (Store, error) { return store, err }, ready: make(chan struct{})}
	go func() {
		defer close(o.ready)
		store, err = open()
	}()
	return o
}

// open returns the store that was opened aside, and from the second time on opens it.
func (o *opening) open() (_ Store, err error) {
	open := o.again
	if o.first != nil {
		<-o.ready
		open, o.first = o.first, nil
	}
	o.kept, err = open()
	return o.kept, err
}

// close closes the store: everything confirmed is on the disk already.
func (o *opening) close() {
	if o.first != nil {
		_, _ = o.open() // the window was closed before it was there
	}
	if o.kept != nil {
		_ = o.kept.Close()
	}
}

// await puts the program into the window as soon as the store is open. Until then it shows
// a first page, and remembers what was tapped or typed there.
func (o *opening) await(app fyne.App, w fyne.Window) {
	select {
	case <-o.ready:
		o.begin(app, w)
		return
	default:
	}
	app.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
	var wanted frame.Route
	var typed rune
	w.SetContent(home.Waiting(hasDeck, func(r frame.Route) { wanted = r }))
	w.Canvas().SetOnTypedRune(func(r rune) { typed = r })
	go func() {
		<-o.ready
		fyne.Do(func() {
			switch a := o.begin(app, w); {
			case a == nil:
			case wanted.Room != "":
				a.Go(wanted)
			case a.AtHome():
				a.typedRune(typed)
			}
		})
	}()
}

// begin puts the program into the window, and shows first what the link leads to.
func (o *opening) begin(app fyne.App, w fyne.Window) *App {
	a := begin(app, w, o.open)
	if a != nil && o.link != "" {
		a.openLink(o.link)
	}
	return a
}
