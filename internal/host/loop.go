package host

import (
	"sync"
	"time"
)

// A Loop is a goroutine of its own for a table, where there is no window whose goroutine
// the table could share.
type Loop struct {
	work chan func()
	end  chan struct{}
	once sync.Once

	mu   sync.Mutex
	next []func()      // what runs as soon as the loop is free
	wake chan struct{} // has a value when there may be some
}

// NewLoop starts a loop.
func NewLoop() *Loop {
	l := &Loop{work: make(chan func(), 16), end: make(chan struct{}), wake: make(chan struct{}, 1)}
	go l.run()
	return l
}

func (l *Loop) run() {
	for {
		select {
		case f := <-l.work:
			f()
		case <-l.wake:
		case <-l.end:
			return
		}
		for _, f := range l.take() {
			f()
		}
	}
}

// Next runs a function on the loop, before anything that [Loop.Do] has not begun yet. It never
// waits.
func (l *Loop) Next(f func()) {
	l.mu.Lock()
	l.next = append(l.next, f)
	l.mu.Unlock()
	select {
	case l.wake <- struct{}{}:
	default: // it is awake
	}
}

// take returns what is to be run next, and leaves nothing.
func (l *Loop) take() []func() {
	l.mu.Lock()
	defer l.mu.Unlock()
	next := l.next
	l.next = nil
	return next
}

// Do runs a function on the loop, later. After [Loop.Stop] it does nothing.
func (l *Loop) Do(f func()) {
	select {
	case l.work <- f:
	case <-l.end:
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
	var stopped bool // on the loop
	t := time.AfterFunc(d, func() {
		l.Do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		t.Stop()
	}
}

// Away does work elsewhere, and then calls a function on the loop.
func (l *Loop) Away(work, then func()) {
	go func() {
		work()
		l.Do(then)
	}()
}

// Stop ends the loop.
func (l *Loop) Stop() { l.once.Do(func() { close(l.end) }) }
