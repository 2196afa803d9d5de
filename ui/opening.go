package ui

import (
	"errors"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/home"
	"tabby/ui/rooms/storage"
)

// An opening opens the store while the window is made, and again after a trouble or
// a repair.
type opening struct {
	again func() (Store, error)
	first func() (Store, error) // nil once it was asked for
	ready chan struct{}         // closed when the first is there
	kept  Store                 // what was opened last, or nil
	world frame.World
	link  string // leads to what is shown first, or ""
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

// listen makes it known to all that is opened whether a screen reader listens, and returns what
// says so.
func (o *opening) listen() func(bool) {
	listened := false
	o.world.Listened = func() bool { return listened }
	return func(on bool) { listened = on }
}

// open returns the store that was opened aside, and from the second time on opens it.
func (o *opening) open() (Store, error) {
	o.kept = nil
	open := o.again
	if o.first != nil {
		<-o.ready
		open, o.first = o.first, nil
	}
	store, err := open()
	if err != nil {
		return nil, err
	}
	o.kept = store
	return store, nil
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

// await puts the program into the window as soon as the store is open. Until then it shows a first
// page, and remembers taps and keys on it, unless it shows what was on the screen last.
func (o *opening) await(app fyne.App, w fyne.Window) {
	if r, ok := app.(returner); ok && r.IsReturning() {
		<-o.ready
	}
	select {
	case <-o.ready:
		o.begin(app, w)
		return
	default:
	}
	look.Apply(app.Settings(), o.world.Look(look.Appearance{TextScale: 1}))
	var wanted frame.Route
	var typed rune
	w.SetContent(home.Waiting(o.world.Words, hasDeck, func(r frame.Route) { wanted = r }))
	w.Canvas().SetOnTypedRune(func(r rune) { typed = r })
	go func() {
		<-o.ready
		fyne.Do(func() {
			switch a := o.begin(app, w); {
			case a == nil:
			case wanted != (frame.Route{}):
				a.Go(wanted)
			case a.AtHome():
				a.typedRune(typed)
			}
		})
	}()
}

// begin puts the program into the window, and shows first what the link leads to.
func (o *opening) begin(app fyne.App, w fyne.Window) *App {
	a := begin(app, w, o.world, o.open)
	if a != nil && o.link != "" {
		a.openLink(o.link)
	}
	return a
}

// A leaver is an app that is left by going back from the first page, as in a browser.
type leaver interface {
	// SetAtHome hands over what reports whether the first page is in front.
	SetAtHome(atHome func() bool)
}

// A returner is an app that shows what it showed last before the program has drawn it, as a
// page in a browser.
type returner interface {
	// IsReturning reports whether what was shown last is in sight now.
	IsReturning() bool

	// SetReturns hands over what reports whether the next start comes back to what is in
	// front now. It is called once something is in the window.
	SetReturns(returns func() bool)
}

// A contraster is an app that knows whether the system is set to high contrast.
type contraster interface {
	// SetOnContrast hands over what is called with how the system is set, now or soon, and whenever
	// that changes.
	SetOnContrast(f func(on bool))
}

// A linked app may be opened with the link of a game or of a device.
type linked interface {
	// SetOnLink sets the function that opens a link: the one that the app was started with, and
	// those opened later.
	SetOnLink(open func(link string))
}

// An onliner is an app that notices when there is a network again.
type onliner interface {
	// SetOnOnline hands over what is called then.
	SetOnOnline(f func())
}

// begin opens the store and puts the program into the window. If it cannot, the
// window shows why, and it returns nil.
func begin(app fyne.App, w fyne.Window, in frame.World, open func() (Store, error)) *App {
	store, err := open()
	if err != nil {
		look.Apply(app.Settings(), in.Look(look.Appearance{TextScale: 1}))
		trouble := &troubleScreen{window: w, time: in, again: func() { begin(app, w, in, open) }, quit: app.Quit}
		if _, tab := app.(leaver); tab {
			trouble.quit = nil // a tab is closed by its browser
		}
		w.SetContent(trouble.pageOf(err))
		if r, ok := app.(returner); ok {
			r.SetReturns(func() bool { return false })
		}
		return nil
	}
	a := New(app, w, store, in)
	if l, ok := app.(leaver); ok {
		l.SetAtHome(func() bool { return a.AtHome() })
	}
	if r, ok := app.(returner); ok {
		a.TakeTaps()
		r.SetReturns(a.isKept)
	}
	if l, ok := app.(linked); ok {
		l.SetOnLink(a.openLink)
	}
	if o, ok := app.(onliner); ok && a.devices != nil {
		o.SetOnOnline(func() { a.devices.Soon() })
	}
	a.reopen = func() *App { return begin(app, w, in, open) }
	a.Prepare()
	a.After(housekeepDelay, a.Housekeep)
	a.After(startMemory, func() { go debug.FreeOSMemory() })
	return a
}

// startMemory is how long after the start memory that only the first screen needed,
// a tenth of all, is returned to the system.
const startMemory = 300 * time.Millisecond

// housekeepDelay is how long after the start housekeeping waits, so that it slows
// down nothing.
const housekeepDelay = 10 * time.Second

// A troubleScreen shows a trouble and offers what can be done about it.
type troubleScreen struct {
	window fyne.Window
	time   frame.World
	again  func() // begins the program once more
	quit   func() // or nil

	trouble *history.Trouble
	title   string
	page    *widgets.Page
}

// pageOf returns the page that is shown instead of the program.
func (s *troubleScreen) pageOf(err error) *widgets.Page {
	w, text := s.time.Words, ""
	if errors.As(err, &s.trouble) {
		s.title, text = w.Computer.Trouble(s.trouble, s.quit == nil)
	} else {
		s.trouble, s.title, text = &history.Trouble{}, w.Shell.WentWrong, w.Refusals.Explain(err)
	}
	s.page = widgets.NewPage(w.Home.Title)
	s.explain(text)
	return s.page
}

// explain shows what is wrong, and what can be done.
func (s *troubleScreen) explain(text string) {
	w := s.time.Words.Shell
	first := widgets.NewButton(widgets.Primary, w.TryAgain, s.again)
	if s.trouble.Diagnose == nil {
		s.show(s.title, text, first)
		return
	}
	first.SetKind(widgets.Secondary)
	s.show(s.title, text, widgets.NewButton(widgets.Primary, w.SeeWhat, s.diagnose), first)
}

// show shows a title, a text and what can be done.
func (s *troubleScreen) show(title, text string, more ...fyne.CanvasObject) {
	s.fill(append([]fyne.CanvasObject{widgets.NewHeading(title), widgets.NewBody(text)}, more...))
}

// fill fills the page, with the way out below.
func (s *troubleScreen) fill(body []fyne.CanvasObject) {
	if s.quit != nil {
		body = append(body, widgets.NewButton(widgets.Quiet, s.time.Words.Shell.CloseTabby, s.quit))
	}
	s.page.SetBody(body...)
	s.page.Refresh()
}

// diagnose shows what is there and the ways to repair it.
func (s *troubleScreen) diagnose() {
	work(s, s.time.Words.Shell.SeeingWhat, s.trouble.Diagnose, func(found history.Diagnosis) {
		if found.Wrong == nil {
			s.again() // it is in order by now
			return
		}
		s.fill(storage.Ways(s.time, found, s.repair))
	})
}

func (s *troubleScreen) repair(way history.Repair) {
	w := s.time.Words
	work(s, w.Storage.Repairing, func(work history.Work) (history.Restored, error) { return s.trouble.Repair(way, work) }, func(got history.Restored) {
		s.show(w.Shell.InOrderAgain, w.Storage.Restored(got), widgets.NewButton(widgets.Primary, w.Shell.OpenIt, s.again))
	})
}

// work does a job, and says why it failed.
func work[T any](s *troubleScreen, title string, do func(history.Work) (T, error), done func(T)) {
	frame.Job[T]{Title: title, Stops: true, Do: do, Result: func(got T, err error) {
		if why, not := frame.Failure(s.time.Words, err, s.time.Words.Shell.NotInOrderYet); not {
			s.explain(why)
			return
		}
		done(got)
	}}.Run(s.window.Canvas(), s.time)
}
