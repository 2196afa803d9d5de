//go:build long

package walks_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/internal/testing/wordstest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
)

// A sitting is a look and a family for which every screen is drawn.
type sitting struct {
	name  string
	names [len(longNames)]string
	prefs frame.Preferences
}

// sittings are those that a change of the look is compared by.
var sittings = []sitting{
	{"light", usualNames, frame.Preferences{Mode: look.Light, Text: 1}},
	{"dark", usualNames, frame.Preferences{Mode: look.Dark, Text: 1}},
	{"contrast", usualNames, frame.Preferences{Mode: look.Contrast, Text: 1}},
	{"large", longNames, frame.Preferences{Mode: look.Light, Text: 2}},
}

// windows are the sizes of window that a change of the look is compared in.
func windows() []fyne.Size {
	return []fyne.Size{uitest.Phone(), fyne.NewSize(320, 480), fyne.NewSize(844, 390), uitest.Desktop(), fyne.NewSize(1920, 1080)}
}

// Of every screen in every window and look, a picture is kept where TABBY_PICTURES names
// a folder; with TABBY_ONLY, of those alone whose names match that expression.
func TestEveryScreenFitsItsWindow(t *testing.T) {
	folder, only, sizes := os.Getenv("TABBY_PICTURES"), os.Getenv("TABBY_ONLY"), windows()
	if folder == "" {
		sizes, only = sizes[1:2], "large"
	}
	for _, s := range sittings {
		if folder == "" && !strings.Contains(s.name, only) {
			continue
		}
		a := newAlbum(t, s.names)
		for _, size := range sizes {
			a.open(size, s.prefs)
			for _, screen := range a.screens() {
				name := fmt.Sprintf("%s-%.0f-%s", s.name, size.Width, screen.name)
				if regexp.MustCompile(only).MatchString(name) {
					a.looksAt(screen, name)
				}
			}
		}
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
				a.looksAt(screen, l.Tag+"-"+screen.name)
			}
		})
	}
}
