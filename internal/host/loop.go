package host

import (
	"sync"
	"time"
)

// A Loop does the work of a table in turn, where there is no window whose goroutine the
// table could share. It takes a goroutine only while there is work.
type Loop struct {
	work chan func()
	end  chan struct{}

	mu      sync.Mutex
	next    []func() // what comes before all work
	running bool     // a goroutine runs what there is
	stopped bool
}

// NewLoop returns a loop without work.
func NewLoop() *Loop { return &Loop{work: make(chan func(), 16), end: make(chan struct{})} }

// Do runs a function on the loop, later. After [Loop.Stop] it does nothing.
func (l *Loop) Do(f func()) {
	select {
	case l.work <- f:
		l.start()
	case <-l.end:
	}
}

// Run is Do, but if the loop is free, the goroutine that calls it runs the function at once:
// then no other is woken for it.
func (l *Loop) Run(f func()) {
	if len(l.work) > 0 || !l.begin() {
		l.Do(f)
		return
	}
	f()
	l.run()
}

// Next runs a function on the loop, before anything that [Loop.Do] has not begun yet. It never
// waits.
func (l *Loop) Next(f func()) {
	l.mu.Lock()
	l.next = append(l.next, f)
	l.mu.Unlock()
	l.start()
}

// start has what there is run, unless it is already.
func (l *Loop) start() {
	if l.begin() {
		go l.run()
	}
}

// begin reports whether the loop is free. Then it is not any more, until run has returned.
func (l *Loop) begin() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.running || l.stopped {
		return false
	}
	l.running = true
	return true
}

// run runs what there is until the loop is free.
func (l *Loop) run() {
	for f := l.take(); f != nil; f = l.take() {
		f()
	}
}

// take returns what is to be run, or nil: then the loop is free.
func (l *Loop) take() (f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case len(l.next) > 0:
		f, l.next = l.next[0], l.next[1:]
	case !l.stopped && len(l.work) > 0:
		f = <-l.work
	}
	l.running = f != nil
	return f
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
func (l *Loop) Stop() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.stopped {
		l.stopped = true
		close(l.end)
	}
}
