package host

import (
	"sync"
	"time"

	"tabby/internal/table/steps"
)

// A Loop does the work of a table in turn, if there is no window whose goroutine the table
// could share.
type Loop struct {
	work chan func()
	end  chan struct{}
	stop sync.Once
}

// NewLoop returns a loop without work.
func NewLoop() *Loop {
	l := &Loop{work: make(chan func(), 16), end: make(chan struct{})}
	go l.run()
	return l
}

func (l *Loop) run() {
	for {
		select {
		case <-l.end:
			return
		case f := <-l.work:
			select {
			case <-l.end: // which comes first if both are there
				return
			default:
				f()
			}
		}
	}
}

// Do runs a function on the loop, later. After [Loop.Stop] it does nothing.
func (l *Loop) Do(f func()) {
	select {
	case <-l.end:
	case l.work <- f:
	}
}

// Call runs a function on the loop, and waits until it has returned or the loop is stopped.
func (l *Loop) Call(f func()) {
	done := make(chan struct{})
	l.Do(func() {
		f()
		close(done)
	})
	select {
	case <-done:
	case <-l.end:
	}
}

// After runs a function on the loop after a while, unless stop is called before.
func (l *Loop) After(d time.Duration, f func()) (stop func()) {
	return steps.After(d, f, l.Do)
}

// Away does work elsewhere, and then calls a function on the loop.
func (l *Loop) Away(work, then func()) {
	go func() {
		work()
		l.Do(then)
	}()
}

// Stop ends the loop.
func (l *Loop) Stop() { l.stop.Do(func() { close(l.end) }) }
