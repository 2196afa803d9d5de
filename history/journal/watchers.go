package journal

import "slices"

// Watchers are called after changes, in the order of their registration. The zero value
// has none. Like a [Desk], they belong to one goroutine.
type Watchers struct{ all []*watcher }

type watcher struct {
	of string
	f  func()
}

// Watch calls f after each change of what is named so, such as a game by its ID, until
// stop is called. f may change that again, and watch or stop others.
func (w *Watchers) Watch(of string, f func()) (stop func()) {
	one := &watcher{of, f}
	w.all = append(w.all, one)
	return func() {
		w.all = slices.DeleteFunc(slices.Clone(w.all), func(o *watcher) bool { return o == one })
	}
}

// Notify calls who watches what has changed.
func (w *Watchers) Notify(of string) {
	for _, one := range w.all {
		if one.of == of && slices.Contains(w.all, one) {
			one.f()
		}
	}
}
