// Package steps does long work in small pieces, and delayed work, on a goroutine that has
// everything to do: a browser has only one, and so has a table.
package steps

import "time"

// After calls f after d on the goroutine that do leads to. Once stop is called there, f is not called
// any more, even if it is queued already.
func After(d time.Duration, f func(), do func(func())) (stop func()) {
	stopped := false
	timer := time.AfterFunc(d, func() {
		do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}

// between is how long all else has after a step.
const between = time.Millisecond

// Run does work in steps, each shorter than a frame, until there are no more, and then calls
// done. All are called by after, which calls a function once a time has passed unless stop is
// called before. The stop that Run returns ends the work.
func Run(after func(d time.Duration, f func()) (stop func()), step func() (more bool), done func()) (stop func()) {
	cancel := func() {}
	var next func()
	next = func() {
		if step() {
			cancel = after(between, next)
			return
		}
		done()
	}
	cancel = after(between, next)
	return func() { cancel() }
}
