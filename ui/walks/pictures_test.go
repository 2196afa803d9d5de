package walks_test

import (
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/decks"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/internal/testing/wordstest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// fits fails if a text sticks out at a side of the window.
func (a *album) fits(name string) {
	a.Helper()
	width := a.Window.Canvas().Size().Width
	uitest.Each(a.Front(), func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case *widgets.Grid, *widgets.TextField:
			return false // it scrolls
		}
		text, is := o.(*canvas.Text)
		if !is || text.Text == "" {
			return true
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		if at.X < 0 || at.X+min(text.MinSize().Width, text.Size().Width) > width+1 {
			a.Errorf("%s: %q is at %v, %v", name, text.Text, at.X, text.Size().Width)
		}
		return true
	})
}

// looksAt shows a screen, fails if a text on it is cut or sticks out at a side of the window, and keeps a
// picture of it where TABBY_PICTURES names a folder.
func (a *album) looksAt(s screen, name string) {
	a.Helper()
	a.show(s)
	a.fits(name)
	a.uncut(name)
	if folder := os.Getenv("TABBY_PICTURES"); folder != "" {
		f, err := os.Create(filepath.Join(folder, name+".png"))
		a.must(err)
		a.must(png.Encode(f, a.Window.Canvas().Capture()))
		a.must(f.Close())
	}
}

// Longer words in other letters stand on every screen of a small phone, with large text, and
// nothing else does.
func TestEveryScreenIsSaidInTheLanguage(t *testing.T) {
	for _, script := range assault.Few(1, []string{"accented", "mirrored"}) {
		t.Run(script, func(t *testing.T) {
			t.Setenv(uitest.Script, script)
			a := newAlbum(t, usualNames)
			a.open(fyne.NewSize(320, 700), frame.Preferences{Mode: look.Light, Text: 1.5})
			for i, screen := range a.screens() {
				if i%assault.Times(9, 1, 1) != 0 {
					continue
				}
				a.looksAt(screen, script+"-"+screen.name)
			}
		})
	}
}

// uncut fails if a text is shortened to the room it has.
func (a *album) uncut(name string) {
	a.Helper()
	uitest.Each(a.Front(), func(o fyne.CanvasObject) bool {
		if t, is := o.(*canvas.Text); is && strings.HasSuffix(t.Text, "…") && !a.isOwn(t.Text) {
			a.Errorf("%s: %q is cut", name, t.Text)
		}
		return true
	})
}

// isOwn reports whether a text that was shortened is what people wrote, or an address.
func (a *album) isOwn(text string) bool {
	if text = strings.Trim(uitest.Read(text), "⟦⟧…¯ "); text == "" {
		return false
	}
	return strings.Contains(text, "://") || slices.ContainsFunc(a.own(), func(own string) bool { return strings.Contains(own, text) })
}

// own returns what people wrote, and the names of games, computers and languages.
func (w *walker) own() []string {
	all := append([]string{nightPlace, nightNote, newcomers}, bot.Names()...)
	for _, d := range decks.All(w.opens) {
		all = append(all, d.Name)
	}
	people, err := w.opens.People()
	w.must(err)
	for _, p := range people {
		all = append(all, p.Name)
	}
	for _, r := range engine.Variants() {
		all = append(all, r.Name)
	}
	for _, l := range wordstest.Languages() {
		all = append(all, l.Name)
	}
	return all
}
