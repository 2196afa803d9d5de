package host

import (
	"sync"
	"testing"
)

func TestALoopDoesOneThingAtATimeAndKeepsTheOrderOfEachSender(t *testing.T) {
	l := NewLoop()
	defer l.Stop()
	busy, last := false, map[int]int{} // only the loop uses them, which the race detector knows
	var all sync.WaitGroup
	for who := range 8 {
		all.Go(func() {
			for n := range 200 {
				all.Add(1)
				l.Do(func() {
					defer all.Done()
					if busy || last[who] != n {
						t.Errorf("thing %d of %d comes after %d of them, while another is done: %t", n, who, last[who], busy)
					}
					busy = true
					last[who]++
					busy = false
				})
			}
		})
	}
	all.Wait()
}

func TestAStoppedLoopDoesNothingMore(t *testing.T) {
	l := NewLoop()
	l.Call(func() {
		l.Do(func() { t.Error("work is done after the end") })
		l.Stop()
	})
	l.Do(func() { t.Error("work is done after the end") })
	l.Call(func() { t.Error("work is done after the end") })
	l.Stop()
}
