package desktop

import (
	"context"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/system/atspi"
	"tabby/internal/system/spots"
	"tabby/internal/system/version"
	"tabby/internal/words"
)

// An App is Fyne's, whose window screen readers of Linux can read. Those of other systems read
// it by Fyne.
type App struct {
	fyne.App

	words atomic.Pointer[words.Language]
}

// NewApp returns an app whose window screen readers can read.
func NewApp(w *words.Language, app fyne.App) *App {
	a := &App{App: app}
	a.SetWords(w)
	return a
}

// SetWords gives screen readers the language of the window.
func (a *App) SetWords(w *words.Language) { a.words.Store(w) }

// SetScreen hands over what can be asked of the window, and lets screen readers ask.
func (a *App) SetScreen(s spots.Screen) {
	r := &reading{screen: s, windows: a.Driver().AllWindows, do: fyne.Do, patience: patience}
	a.Lifecycle().SetOnEnteredForeground(func() { r.active.Store(true) })
	a.Lifecycle().SetOnExitedForeground(func() { r.active.Store(false) })
	program := atspi.Program{Name: name, Version: version.Number, Locale: func() string { return a.words.Load().Tag }}
	go func() { _ = atspi.Serve(context.Background(), program, r) }() // who has no bus has no screen reader
}

// name is what the system knows the program by.
const name = "Tabby"

// patience is how long a screen reader waits for the window, which answers nobody while a dialog
// of the system is open, or once the program ends.
const patience = 2 * time.Second

// A reading is the window as a screen reader gets it.
type reading struct {
	screen   spots.Screen
	windows  func() []fyne.Window
	do       func(func()) // on the screen's goroutine
	active   atomic.Bool  // the window has the keyboard
	patience time.Duration
}

// Look implements [atspi.Window].
func (r *reading) Look() (atspi.Tree, bool) {
	return await(r, func() atspi.Tree {
		t := atspi.Tree{Title: name, Active: r.active.Load()}
		scale := float32(1)
		if all := r.windows(); len(all) > 0 {
			canvas := all[0].Canvas()
			scale = canvas.Scale()
			t.Width, t.Height = int(canvas.Size().Width*scale), int(canvas.Size().Height*scale)
		}
		for _, s := range r.screen.Spots() {
			if s.Level == 1 {
				t.Title = s.Label // of the page, which is said when the window comes to the front
			}
			if n := nodeOf(s, scale); n.Name != "" || n.Text != "" || s.Role.Holds() {
				t.Nodes = append(t.Nodes, n)
			}
		}
		return t
	})
}

// Listened implements [atspi.Window].
func (r *reading) Listened(on bool) { r.do(func() { r.screen.Listened(on) }) }

// Press implements [atspi.Window].
func (r *reading) Press(id int) bool {
	return r.act(func() bool { return r.screen.Press(spotID(id)) })
}

// Focus implements [atspi.Window].
func (r *reading) Focus(id int) bool {
	return r.act(func() bool { return r.screen.Focus(spotID(id)) })
}

// Type implements [atspi.Window].
func (r *reading) Type(id int, text string) bool {
	return r.act(func() bool { return r.screen.Type(spotID(id), text) })
}

func (r *reading) act(do func() bool) bool {
	done, answered := await(r, do)
	return done && answered
}

// await returns what f returns on the screen's goroutine, and whether that came to it in time.
// Later it is not done any more.
func await[T any](r *reading, f func() T) (answer T, ok bool) {
	var begun atomic.Bool // or given up
	answers := make(chan T, 1)
	r.do(func() {
		if begun.CompareAndSwap(false, true) {
			answers <- f()
		}
	})
	late := time.NewTimer(r.patience)
	defer late.Stop()
	select {
	case answer = <-answers:
		return answer, true
	case <-late.C:
		if begun.CompareAndSwap(false, true) {
			return answer, false
		}
		return <-answers, true
	}
}
