package journal_test

import (
	"testing"

	"tabby/history/journal"
	"tabby/internal/testing/expect"
)

func TestWatchersSeeWhatTheyWatchUntilTheyStop(t *testing.T) {
	var w journal.Watchers
	var heard []string
	hears := func(name string) func() { return func() { heard = append(heard, name) } }
	var stop func()
	w.Watch("one", func() {
		heard = append(heard, "first")
		stop()
	})
	stop = w.Watch("one", hears("second"))
	w.Watch("two", hears("other"))
	w.Watch("one", hears("third"))
	w.Notify("one")
	stop()
	w.Notify("two")
	expect.Same(t, "heard", heard, []string{"first", "third", "other"})
}

func TestWatcherThatComesDuringAChangeHearsTheNext(t *testing.T) {
	var w journal.Watchers
	heard := 0
	stop := w.Watch("", func() { w.Watch("", func() { heard++ }) })
	w.Notify("")
	stop()
	expect.Same(t, "changes that came before", heard, 0)
	if w.Notify(""); heard != 1 {
		t.Errorf("heard %d changes, want 1", heard)
	}
}
