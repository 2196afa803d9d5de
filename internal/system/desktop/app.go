package desktop

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"tabby/internal/system/a11y"
	"tabby/internal/system/atspi"
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
func (a *App) SetScreen(s a11y.Screen) {
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
	screen   a11y.Screen
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
		for _, s := range r.screen.Nodes() {
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
	return r.act(func() bool { return r.screen.Press(shownID(id)) })
}

// Focus implements [atspi.Window].
func (r *reading) Focus(id int) bool {
	return r.act(func() bool { return r.screen.Focus(shownID(id)) })
}

// Type implements [atspi.Window].
func (r *reading) Type(id int, text string) bool {
	return r.act(func() bool { return r.screen.Type(shownID(id), text) })
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

// nodeID returns the ID over AT-SPI of a node of the screen. IDs of the screen begin at 1, IDs of nodes after
// that of the window.
func nodeID(id int) int { return id + atspi.Root }

func shownID(node int) int { return node - atspi.Root }

// roleOf returns what a node is for a screen reader.
func roleOf(s a11y.Node) atspi.Role {
	if s.Live && s.Role == a11y.Text {
		return atspi.Notification
	}
	switch s.Role {
	case a11y.Page, a11y.Group:
		return atspi.Panel
	case a11y.Dialog:
		return atspi.Dialog
	case a11y.Table:
		return atspi.Table
	case a11y.Row:
		return atspi.TableRow
	case a11y.Heading:
		return atspi.Heading
	case a11y.Button:
		return atspi.PushButton
	case a11y.Toggle:
		return atspi.ToggleButton
	case a11y.Radio:
		return atspi.RadioButton
	case a11y.Field:
		return atspi.Entry
	case a11y.ColumnHeader:
		return atspi.ColumnHeader
	case a11y.RowHeader:
		return atspi.RowHeader
	case a11y.Cell:
		return atspi.TableCell
	}
	return atspi.Label
}

// nodeOf returns a node as a screen reader gets it, with a pixel of the screen for that many of its
// own.
func nodeOf(s a11y.Node, scale float32) atspi.Node {
	pixels := func(length float32) int { return int(length * scale) }
	n := atspi.Node{
		ID: nodeID(s.ID), Parent: nodeID(s.In), Role: roleOf(s), Name: strings.TrimSpace(s.Label), Description: s.Description,
		States: statesOf(s), Text: s.Value, Caret: utf8.RuneCountInString(s.Value),
		Heard: s.Heard, Level: s.Level, Row: s.Row - 1, Column: s.Column - 1,
		X: pixels(s.X), Y: pixels(s.Y), Width: pixels(s.Width), Height: pixels(s.Height),
	}
	switch s.Role {
	case a11y.Page:
		n.Name = "" // the window is called so
	case a11y.Button, a11y.Toggle, a11y.Radio, a11y.Field, a11y.Cell, a11y.RowHeader, a11y.ColumnHeader:
		n.Presses = true
	}
	return n
}

func statesOf(s a11y.Node) atspi.States {
	states := atspi.Visible
	for _, is := range []struct {
		on  bool
		has atspi.States
	}{
		{!s.Disabled, atspi.Enabled | atspi.Sensitive},
		{!s.Away, atspi.Showing},
		{s.Focusable || s.Focused, atspi.Focusable},
		{s.Focused, atspi.Focused},
		{s.Opens, atspi.Expandable},
		{s.Open, atspi.Expanded},
		{s.Role == a11y.Toggle || s.Role == a11y.Radio, atspi.Checkable},
		{s.Role == a11y.Toggle && s.Chosen, atspi.Pressed},
		{s.Chosen, atspi.Checked | atspi.Selected},
		{s.Role == a11y.Field, atspi.Editable | atspi.SingleLine},
		{s.Role == a11y.Dialog, atspi.Modal},
	} {
		if is.on {
			states |= is.has
		}
	}
	return states
}

// voices returns the programs that read standard input aloud, by system, in a language by its tag.
// Those of Apple and Microsoft speak as their user has set.
func voices(tag string) map[string][]string {
	dispatcher := []string{"spd-say", "--language", tag, "--pipe-mode"}
	return map[string][]string{
		"darwin": {"say", "-f", "-"}, "freebsd": dispatcher, "linux": dispatcher,
		"windows": {
			"powershell", "-NoProfile", "-NonInteractive", "-Command",
			"Add-Type -AssemblyName System.Speech; (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())",
		},
	}
}

// CanSpeak reports whether the system has a voice.
func (s *Store) CanSpeak() bool { return voice(runtime.GOOS, s.Words().Tag) != nil }

// Speak says a text aloud, and stops what is being said. It does not wait for that.
func (s *Store) Speak(text string) {
	if s.saying != nil {
		_ = s.saying.Process.Kill() // or it is silent already
	}
	s.saying = say(voice(runtime.GOOS, s.Words().Tag), text)
	if s.saying != nil {
		go func(c *exec.Cmd) { _ = c.Wait() }(s.saying) // there is nothing to do about a voice that fails
	}
}

// voice returns the command that speaks on a system, or nil if it has none.
func voice(system, tag string) []string {
	command := voices(tag)[system]
	if command == nil {
		return nil
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return nil
	}
	return command
}

// say starts to say a text, and returns what says it, or nil.
func say(command []string, text string) *exec.Cmd {
	if command == nil {
		return nil
	}
	c := exec.Command(command[0], command[1:]...)
	c.Stdin = strings.NewReader(text + "\n")
	if c.Start() != nil {
		return nil
	}
	return c
}
