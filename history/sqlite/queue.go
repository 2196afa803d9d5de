package sqlite

import (
	"sync"

	"tabby/history/sqlite/internal/database"
)

// A change waits to be written. Everything but do is guarded by the lock that is held
// while writing.
type change struct {
	do    func(*database.Writer) error // may be called again, after a rollback
	alone bool                         // do is one statement, which is a transaction by itself
	then  func()                       // once it is durable, or nil
	done  bool
	err   error
}

// A queue has the changes that wait, in the order of coming.
type queue struct {
	mu      sync.Mutex
	waiting []*change
}

func (q *queue) add(c *change) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting = append(q.waiting, c)
}

// take returns what waits, and leaves nothing.
func (q *queue) take() []*change {
	q.mu.Lock()
	defer q.mu.Unlock()
	all := q.waiting
	q.waiting = nil
	return all
}

// enqueue carries out a change, which is durable once enqueue returns nil and has no
// effect if it does not. Changes that come while another is written share a transaction,
// and so one wait for the disk: the first of them to get the lock writes for all.
func (s *Store) enqueue(c *change) error {
	if err := s.settle(); err != nil {
		return err
	}
	s.queue.add(c)
	s.mu.Lock()
	defer s.mu.Unlock()
	if !c.done {
		s.commit(s.queue.take())
	}
	return c.err
}

// commit carries out changes in one transaction. If one of several fails, each is carried
// out in a transaction of its own, so that it fails alone. If the transaction fails, all
// do.
func (s *Store) commit(all []*change) {
	last, failed := s.last, false
	transact := s.w.Transact
	if len(all) == 1 && all[0].alone {
		transact = func(f func(*database.Writer) error) error {
			if err := s.w.Ready(); err != nil {
				return err
			}
			return f(s.w)
		}
	}
	err := transact(func(w *database.Writer) error {
		for _, c := range all {
			if err := c.do(w); err != nil {
				failed = true
				return err
			}
		}
		return nil
	})
	if err != nil {
		s.last = last
	}
	if failed && len(all) > 1 {
		for i := range all {
			s.commit(all[i : i+1])
		}
		return
	}
	for _, c := range all {
		c.done, c.err = true, err
		if err == nil && c.then != nil {
			c.then()
		}
	}
}
