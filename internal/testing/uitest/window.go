package uitest

import "fyne.io/fyne/v2"

// A window remembers what that of the test driver does not: what to call when keys
// are pressed together, and when files are dropped.
type window struct {
	fyne.Window

	canvas  *pane
	dropped func(fyne.Position, []fyne.URI)
}

// A pane is the canvas of a window, with shortcuts.
type pane struct {
	fyne.Canvas
	fyne.ShortcutHandler
}

// AddShortcut sets what to call when keys are pressed together.
func (c *pane) AddShortcut(keys fyne.Shortcut, f func(fyne.Shortcut)) {
	c.ShortcutHandler.AddShortcut(keys, f)
}

// RemoveShortcut forgets it.
func (c *pane) RemoveShortcut(keys fyne.Shortcut) { c.ShortcutHandler.RemoveShortcut(keys) }

func newWindow(w fyne.Window) *window {
	return &window{Window: w, canvas: &pane{Canvas: w.Canvas()}}
}

// Canvas returns what the window shows.
func (w *window) Canvas() fyne.Canvas { return w.canvas }

// SetOnDropped sets what to call when files are dropped.
func (w *window) SetOnDropped(f func(fyne.Position, []fyne.URI)) { w.dropped = f }
