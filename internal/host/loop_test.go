package host

import (
	"sync"
	"testing"
)

func TestALoopDoesOneThingAtATimeAndThatOfEachInOrder(t *testing.T) {
	l := NewLoop()
	defer l.Stop()
	busy, last := false, map[int]int{} // only the loop uses them, which the race detector knows
	var all sync.WaitGroup
	for who := range 8 {
		all.Go(func() {
			for n := range 200 {
				do := l.Do
				if n%3 == 0 {
					do = l.Run
				}
				all.Add(1)
				do(func() {
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

func TestWhatIsNextComesBeforeWhatWaits(t *testing.T) {
	l := NewLoop()
	defer l.Stop()
	var order []string
	note := func(what string) func() { return func() { order = append(order, what) } }
	l.Call(func() {
		l.Do(note("work"))
		l.Next(note("next"))
		l.Next(note("and next"))
	})
	l.Call(func() {})
	want(t, "order", len(order), 3)
	want(t, "first", order[0], "next")
	want(t, "second", order[1], "and next")
	want(t, "third", order[2], "work")
}

func TestAStoppedLoopFinishesWhatIsNextAndDoesNothingMore(t *testing.T) {
	l := NewLoop()
	sent := make(chan bool, 1)
	l.Run(func() {
		l.Do(func() { t.Error("work is done after the end") })
		l.Next(func() { sent <- true })
		l.Stop()
	})
	want(t, "sent", <-sent, true)
	l.Run(func() { t.Error("work is done after the end") })
	l.Call(func() { t.Error("work is done after the end") })
	l.Stop()
}

func TestAFreeLoopRunsOnTheGoroutineOfTheCaller(t *testing.T) {
	l := NewLoop()
	defer l.Stop()
	done := false
	l.Run(func() { done = true })
	want(t, "done", done, true)
}
