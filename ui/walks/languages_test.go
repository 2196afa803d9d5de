package walks_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/uitest"
	"tabby/internal/testing/wordstest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
)

// Longer words in other letters stand on every screen of a small phone, with large text, and
// nothing else does.
func TestEveryScreenIsSaidInTheLanguage(t *testing.T) {
	for _, script := range []string{"accented", "mirrored"} {
		t.Run(script, func(t *testing.T) {
			t.Setenv(uitest.Script, script)
			a := newAlbum(t, usualNames)
			a.open(fyne.NewSize(320, 700), frame.Preferences{Mode: look.Light, Text: 1.5})
			for _, screen := range a.screens() {
				a.show(screen)
				a.fits(screen.name)
				a.uncut(screen.name)
				a.picture(os.Getenv("TABBY_PICTURES"), script+"-"+screen.name)
			}
		})
	}
}

// In every language all texts are whole on a small phone, with the largest text; those in English are so on
// a smaller one.
func TestEveryScreenFitsInEveryLanguage(t *testing.T) {
	for _, l := range wordstest.Languages() {
		if l.Tag == "en" {
			continue
		}
		t.Run(l.Tag, func(t *testing.T) {
			t.Setenv(uitest.Script, l.Tag)
			a := newAlbum(t, usualNames)
			a.open(fyne.NewSize(320, 700), frame.Preferences{Mode: look.Light, Text: 2})
			for _, screen := range a.screens() {
				a.show(screen)
				a.fits(screen.name)
				a.uncut(screen.name)
				a.picture(os.Getenv("TABBY_PICTURES"), l.Tag+"-"+screen.name)
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
	all := append([]string{nightPlace, nightNote}, bot.Names()...)
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
