package browser

import (
	"encoding/json"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/storage"

	"tabby/internal/system/a11y"
	"tabby/internal/words"
)

// An App is Fyne's in a browser, with what Fyne's web driver leaves out.
type App struct {
	fyne.App

	driver   *driver
	settings *settings
	screen   a11y.Screen // nil before there is a window
	atHome   func() bool // whether the first page is in front; nil before there is one
	returns  func() bool // whether the next start comes back to what is in front
}

// NewApp returns an app whose window the page can ask and type into. It becomes Fyne's
// current app.
func NewApp(app fyne.App) *App {
	a := &App{App: app, driver: &driver{app.Driver(), newScribe()}, settings: &settings{app.Settings(), wanted()}}
	fyne.SetCurrentApp(a)
	a.offerKeys()
	a.offerPlaces()
	a.offerTheme()
	app.Lifecycle().SetOnStarted(func() { painting(func() { page().Call("drawn") }) })
	return a
}

// SetWords gives the page the language of the window.
func (a *App) SetWords(w *words.Language) { page().Call("speak", w.Tag) }

// NewWindow returns a window on which files can be dropped.
func (a *App) NewWindow(title string) fyne.Window { return window{a.App.NewWindow(title)} }

// A window is Fyne's, with what Fyne's web driver leaves out.
type window struct{ fyne.Window }

// SetOnDropped implements [fyne.Window]. The page knows no place of what is dropped.
func (window) SetOnDropped(dropped func(fyne.Position, []fyne.URI)) {
	offer("takeFile", func(args []js.Value) any {
		file := storage.NewFileURI(args[0].String())
		fyne.Do(func() { dropped(fyne.Position{}, []fyne.URI{file}) })
		return nil
	})
	page().Call("takesFiles")
}

// painting calls f when the window is about to be painted.
func painting(f func()) { fyne.NewAnimation(0, func(float32) { f() }).Start() }

// SetAtHome sets the function that reports whether the first page is in front: from there the back
// button leaves Tabby.
func (a *App) SetAtHome(atHome func() bool) { a.atHome = atHome }

// IsReturning reports whether what stood on the screen last is in sight until the program has
// drawn it again.
func (a *App) IsReturning() bool { return isStillShown() }

// isStillShown reports whether the page began with what was on the screen last.
func isStillShown() bool { return page().Get("still").Get("isShown").Bool() }

// SetReturns sets the function that reports whether the next start comes back to the present
// screen. It is called once that is there.
func (a *App) SetReturns(returns func() bool) {
	a.returns = returns
	painting(func() { page().Get("still").Call("begun") })
}

// SetScreen hands over what can be asked of the window.
func (a *App) SetScreen(s a11y.Screen) { a.screen = s }

// Driver returns a driver that keeps the screen on, and draws letters that Fyne's fonts
// lack.
func (a *App) Driver() fyne.Driver { return a.driver }

type driver struct {
	fyne.Driver

	scribe *scribe
}

// SetDisableScreenBlanking implements [fyne.Driver].
func (*driver) SetDisableScreenBlanking(on bool) { page().Call("keepAwake", on) }

// CanKeepAwake reports whether the browser lets this page keep the screen on.
func (*driver) CanKeepAwake() bool { return page().Call("canKeepAwake").Bool() }

// canvas returns the canvas of the window, or nil before there is one.
func (d *driver) canvas() fyne.Canvas {
	if all := d.AllWindows(); len(all) > 0 {
		return all[0].Canvas()
	}
	return nil
}

// do runs f on the screen's goroutine, in the order in which the page calls, which
// does not wait for it.
func (a *App) do(f func(fyne.Canvas)) {
	fyne.Do(func() {
		if c := a.driver.canvas(); c != nil {
			f(c)
		}
	})
}

// offerKeys lets the page type text and press keys, and ask which keyboard is wanted.
func (a *App) offerKeys() {
	offer("type", func(args []js.Value) any {
		text := args[0].String()
		a.do(func(c fyne.Canvas) {
			for _, r := range text {
				if f := c.Focused(); f != nil {
					f.TypedRune(r)
				} else if typed := c.OnTypedRune(); typed != nil {
					typed(r)
				}
			}
		})
		return nil
	})
	offer("press", func(args []js.Value) any {
		key := fyne.KeyName(args[0].String())
		a.do(func(c fyne.Canvas) { press(c, key) })
		return nil
	})
	offer("shortcut", func(args []js.Value) any {
		keys := &desktop.CustomShortcut{KeyName: fyne.KeyName(args[0].String()), Modifier: fyne.KeyModifierShortcutDefault}
		a.do(func(c fyne.Canvas) { shortcut(c, keys) })
		return nil
	})
	offer("paste", func(args []js.Value) any {
		text := pasted(args[0].String())
		a.do(func(c fyne.Canvas) { paste(c, text) })
		return nil
	})
	offer("leaves", func([]js.Value) any {
		c := a.driver.canvas()
		return c == nil || c.Overlays().Top() == nil && (a.atHome == nil || a.atHome())
	})
	offer("returns", func([]js.Value) any {
		c := a.driver.canvas()
		return c != nil && c.Overlays().Top() == nil && a.returns != nil && a.returns()
	})
	offer("keyboard", func([]js.Value) any { return keyboard(a.driver.canvas()) })
}

// paste pastes a text into what has the keyboard, or else into the page.
func paste(c fyne.Canvas, text pasted) {
	keys := &fyne.ShortcutPaste{Clipboard: text}
	if to, can := c.Focused().(fyne.Shortcutable); can {
		to.TypedShortcut(keys)
	} else {
		shortcut(c, keys)
	}
}

// shortcut has the page take a shortcut.
func shortcut(c fyne.Canvas, keys fyne.Shortcut) {
	if page, can := c.(fyne.Shortcutable); can {
		page.TypedShortcut(keys)
	}
}

// pasted is a clipboard with a text of its own.
type pasted string

// Content returns the text.
func (p pasted) Content() string { return string(p) }

// SetContent leaves it.
func (pasted) SetContent(string) {}

// backTab is the key that the page calls so: Tab with Shift.
const backTab fyne.KeyName = "BackTab"

// press presses a key, as Fyne's driver does.
func press(c fyne.Canvas, key fyne.KeyName) {
	focused := c.Focused()
	if t, ok := focused.(fyne.Tabbable); (!ok || !t.AcceptsTab()) && (key == fyne.KeyTab || key == backTab) {
		if key == fyne.KeyTab {
			c.FocusNext()
		} else {
			c.FocusPrevious()
		}
		return
	}
	if focused != nil {
		focused.TypedKey(&fyne.KeyEvent{Name: key})
	} else if typed := c.OnTypedKey(); typed != nil {
		typed(&fyne.KeyEvent{Name: key})
	}
}

// keyboard returns the inputmode of the on-screen keyboard for what has the focus.
func keyboard(c fyne.Canvas) string {
	if c == nil {
		return "none"
	}
	switch f := c.Focused().(type) {
	case mobile.Keyboardable:
		if f.Keyboard() == mobile.NumberKeyboard {
			return "numeric"
		}
		return "text"
	}
	return "none"
}

// offerPlaces lets the page ask what can be read where and what a finger drags, use what
// can be read, and ask when all that it has asked for is done.
func (a *App) offerPlaces() {
	offer("afterwards", func(args []js.Value) any {
		fyne.Do(func() { args[0].Invoke() })
		return nil
	})
	offer("look", func(args []js.Value) any {
		answer := args[0]
		a.do(func(fyne.Canvas) {
			text, err := json.Marshal(a.screen.Nodes())
			if err == nil {
				answer.Invoke(string(text))
			}
		})
		return nil
	})
	offer("use", func(args []js.Value) any {
		id := args[0].Int()
		a.do(func(fyne.Canvas) { a.screen.Press(id) })
		return nil
	})
	offer("drags", func(args []js.Value) any {
		return a.screen != nil && a.screen.IsDraggable(float32(args[0].Float()), float32(args[1].Float()))
	})
}

// page returns what the page offers.
func page() js.Value { return js.Global().Get("tabby") }

// offer gives the page a function.
func offer(name string, f func(args []js.Value) any) {
	page().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) }))
}

// await waits for a promise that is never rejected.
func await(promise js.Value) js.Value {
	kept := make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		kept <- args[0]
		return nil
	})
	defer then.Release()
	promise.Call("then", then)
	return <-kept
}
