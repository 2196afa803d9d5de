package network

import (
	"math/rand/v2"
	"net"
	"os"
	"sync"
	"syscall"
	"time"
)

// late returns how late something comes: mostly some milliseconds, now and then seconds.
func late(dice *rand.Rand) time.Duration {
	d := time.Duration(200_000 + dice.ExpFloat64()*5e6)
	if dice.IntN(50) == 0 {
		d += time.Duration(dice.Int64N(int64(3 * time.Second)))
	}
	return d
}

// A way is one direction of a connection. One goroutine at a time reads from it.
type way struct {
	wake chan struct{} // something has changed for who reads

	seed uint64

	mu       sync.Mutex
	pieces   []piece   // under way, in the order of coming
	last     time.Time // when the last one comes
	lost     bool      // nothing comes any more, and neither end hears of it
	broken   error     // for who writes, or nil
	ended    error     // for who reads, after all pieces, or nil
	deadline time.Time // for who reads, or zero
}

// A piece is what was written at once.
type piece struct {
	at   time.Time
	data []byte
}

func newWay(seed uint64) *way {
	return &way{wake: make(chan struct{}, 1), seed: seed}
}

func (w *way) write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case w.broken != nil:
		return 0, w.broken
	case w.lost:
		return len(p), nil
	}
	w.pieces = append(w.pieces, piece{w.next(), append([]byte(nil), p...)})
	w.stir()
	return len(p), nil
}

// next returns when a piece arrives that is written now: never before pieces that were
// written earlier. It depends on the time and not on how much was written before, so two
// pieces of one instant come together: whether there were two or one may have been chance.
func (w *way) next() time.Time {
	now := time.Now()
	dice := rand.New(rand.NewPCG(w.seed, uint64(now.UnixNano())))
	if at := now.Add(late(dice)); at.After(w.last) {
		w.last = at
	}
	return w.last
}

func (w *way) read(p []byte) (int, error) {
	for {
		n, wait, err := w.take(p)
		if n > 0 || err != nil {
			return n, err
		}
		if wait == 0 {
			<-w.wake
			continue
		}
		t := time.NewTimer(wait)
		select {
		case <-w.wake:
		case <-t.C:
		}
		t.Stop()
	}
}

// take reads what has come. If nothing has, it returns how long to wait, or 0 for until the
// way is stirred.
func (w *way) take(p []byte) (n int, wait time.Duration, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := time.Now()
	if len(w.pieces) > 0 && len(w.pieces[0].data) == 0 && !w.pieces[0].at.After(now) {
		w.pieces = w.pieces[1:] // the end, which comes like all else
	}
	switch {
	case len(w.pieces) > 0 && !w.pieces[0].at.After(now):
		first := &w.pieces[0]
		n = copy(p, first.data)
		if first.data = first.data[n:]; len(first.data) == 0 {
			w.pieces = w.pieces[1:]
		}
		return n, 0, nil
	case len(w.pieces) == 0 && w.ended != nil:
		return 0, 0, w.ended
	case !w.deadline.IsZero() && !now.Before(w.deadline):
		return 0, 0, os.ErrDeadlineExceeded
	}
	if len(w.pieces) > 0 {
		wait = w.pieces[0].at.Sub(now)
	}
	if d := w.deadline.Sub(now); !w.deadline.IsZero() && (wait == 0 || d < wait) {
		wait = d
	}
	return 0, wait, nil
}

// stir has who reads look again. The lock is held.
func (w *way) stir() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// lose loses all that is under way, and all that will be. Neither end hears of it.
func (w *way) lose() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pieces, w.lost = nil, true
}

// cut ends the way at once, for both ends.
func (w *way) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pieces = nil
	if w.broken == nil {
		w.broken = syscall.ECONNRESET
	}
	if w.ended == nil {
		w.ended = syscall.ECONNRESET
	}
	w.stir()
}

// hangUp ends the way for who writes. Who reads hears of it after all that was written.
func (w *way) hangUp(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.broken = net.ErrClosed
	if !w.lost && w.ended == nil {
		w.pieces = append(w.pieces, piece{w.next(), nil})
		w.ended = err
		w.stir()
	}
}

// leave ends the way for who reads.
func (w *way) leave() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pieces, w.ended = nil, net.ErrClosed
	if !w.lost && w.broken == nil {
		w.broken = syscall.EPIPE
	}
	w.stir()
}

// isOver reports whether neither end can use the way.
func (w *way) isOver() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.broken != nil && w.ended != nil && len(w.pieces) == 0
}

func (w *way) until(t time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.deadline = t
	w.stir()
}
