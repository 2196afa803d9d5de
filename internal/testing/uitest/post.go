package uitest

import (
	"time"

	"fyne.io/fyne/v2"
)

// mostPosts is how many functions may wait for the screen, and patience how long a user
// waits for another goroutine.
const (
	mostPosts = 1000
	patience  = time.Minute
)

// Post keeps a function for the screen until the user waits for another goroutine.
func (u *User) Post(f func()) { u.posts <- f }

// Await runs what is posted to the screen until something is so.
func (u *User) Await(what string, is func() bool) {
	u.Helper()
	late := time.NewTimer(patience)
	defer late.Stop()
	for !is() {
		select {
		case f := <-u.posts:
			f()
		case <-late.C:
			u.Fatalf("%s did not come; on the screen: %s", what, u.Text())
		}
	}
}

// Sees waits until a text can be read in front.
func (u *User) Sees(text string) {
	u.Helper()
	u.Await(text, func() bool { return u.Reads(text) })
}

// Beside does something on a goroutine of its own, and runs meanwhile what is posted to
// the screen.
func (u *User) Beside(do func()) {
	u.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	for {
		select {
		case f := <-u.posts:
			f()
		case <-done:
			if u.Failed() {
				u.FailNow() // it may have ended early
			}
			return
		}
	}
}

// A Clock is wound by hand. Its methods are what a program needs to know of time.
type Clock struct {
	Time  time.Time
	Held  bool  // work that is done away from the screen waits in Jobs
	Jobs  []Job // those that wait, oldest first
	later []func()
}

// A Job is work that is done away from the screen, and what follows on it.
type Job struct{ Work, Then func() }

// Do does the work and what follows.
func (j Job) Do() {
	j.Work()
	j.Then()
}

// Job returns the latest job that waits.
func (c *Clock) Job() Job { return c.Jobs[len(c.Jobs)-1] }

// Now returns the time of the clock.
func (c *Clock) Now() time.Time { return c.Time }

// After calls f once time passes, unless it is stopped before.
func (c *Clock) After(_ time.Duration, f func()) (stop func()) {
	stopped := false
	c.later = append(c.later, func() {
		if !stopped {
			f()
		}
	})
	return func() { stopped = true }
}

// Away does work, then calls then, at once; if the clock is held, it keeps both in Jobs.
func (c *Clock) Away(work, then func()) {
	alone := func() { withoutFyne(work) }
	if c.Held {
		c.Jobs = append(c.Jobs, Job{alone, then})
		return
	}
	alone()
	then()
}

// withoutFyne works where nothing of Fyne can be used but fyne.Do. In the program work goes on
// beside the screen's goroutine, to which Fyne belongs.
func withoutFyne(work func()) {
	app := fyne.CurrentApp()
	fyne.SetCurrentApp(beside{app: app})
	defer fyne.SetCurrentApp(app)
	work()
}

// beside is an app as work beside the screen may use it: whatever else is called is nil.
type beside struct {
	fyne.App
	app fyne.App
}

func (b beside) Driver() fyne.Driver { return besideDriver{beside: b} }

type besideDriver struct {
	fyne.Driver
	beside
}

// DoFromGoroutine does what belongs to the screen there.
func (d besideDriver) DoFromGoroutine(f func(), wait bool) {
	fyne.SetCurrentApp(d.app)
	defer fyne.SetCurrentApp(d.beside)
	d.app.Driver().DoFromGoroutine(f, wait)
}

// Pass lets d pass. Everything that waits now happens, however long it had to
// wait; what begins to wait meanwhile does not.
func (c *Clock) Pass(d time.Duration) {
	c.Time = c.Time.Add(d)
	waiting := c.later
	c.later = nil
	for _, f := range waiting {
		f()
	}
}
