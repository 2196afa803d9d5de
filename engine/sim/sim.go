// Package sim plays whole rounds by the thousand and adds up what came of them.
//
// Every round has dice of its own, thrown from the seed and the number of the
// round, so the same order gives the same [Summary] on any number of cores.
// Begin with [Run].
package sim

import (
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"tabby/engine"
)

// A Player picks what to do. It is asked with what its seat may know and may
// do, and given dice to throw; it answers with one of the moves, or with false
// to do nothing, which is refused where the round waits for it alone.
type Player func(v *engine.View, moves []engine.Move, dice *rand.Rand) (engine.Move, bool)

// An Order says what to play.
type Order struct {
	Pack    *engine.Pack
	Players int    // at the table
	Player  Player // who sits on every seat; called from several goroutines
	Rounds  int
	Seed    uint64
	Workers int            // goroutines, at least 1
	Done    func(done int) // told now and then how many rounds are played; may be nil
}

// errStuck means that a round did not end.
var errStuck = errors.New("sim: a round did not end")

// block is how many rounds a worker plays before it looks for more.
const block = 256

// Run plays the rounds of an order. The error is of the first round that could
// not be dealt or did not end.
func Run(o Order) (Summary, error) {
	var (
		next, done atomic.Int64
		all        sync.WaitGroup
		lock       sync.Mutex
		sum        Summary
		failed     error
	)
	for range max(1, o.Workers) {
		all.Go(func() {
			w := newWorker(o)
			err := w.work(&next, func(n int) {
				lock.Lock()
				defer lock.Unlock()
				if total := int(done.Add(int64(n))); o.Done != nil {
					o.Done(total)
				}
			})
			lock.Lock()
			defer lock.Unlock()
			sum.add(&w.sum)
			failed = errors.Join(failed, err)
		})
	}
	all.Wait()
	return sum, failed
}

// work plays block after block until none is left.
func (w *worker) work(next *atomic.Int64, done func(int)) error {
	for {
		begin := int(next.Add(block)) - block
		end := min(begin+block, w.Rounds)
		if begin >= end {
			return nil
		}
		for i := begin; i < end; i++ {
			if err := w.play(i); err != nil {
				next.Store(int64(w.Rounds)) // the others stop too
				return err
			}
		}
		done(end - begin)
	}
}
