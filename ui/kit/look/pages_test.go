package look

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/golden"
	"tabby/ui/kit/widgets"
)

// pageColours is the style sheet that has the colours of the pages of guests.
const pageColours = "../../../internal/devices/host/page/static/colours.css"

// TestPagesOfGuestsHaveTheColoursOfTheWindow compares the colours of the pages with those
// of the themes; UPDATE=1 rewrites them.
func TestPagesOfGuestsHaveTheColoursOfTheWindow(t *testing.T) {
	want := "/* The colours of the window's themes, written by make golden. */\n" +
		css(light, nil) +
		"@media screen and (prefers-color-scheme: dark) {\n" + css(dark, light) + "}\n" +
		"@media screen and (prefers-contrast: more) {\n" + css(stark, light) + "}\n"
	golden.Same(t, pageColours, want)
}

// unshown are the colours of what pages do not have.
var unshown = []fyne.ThemeColorName{widgets.ColorScrollBar, widgets.ColorScrim, widgets.ColorToastAction, widgets.ColorHover, widgets.ColorWarningSoft}

// css returns the colours of a palette, but for those that are as in another, as custom
// properties.
func css(p, known palette) string {
	var all []string
	for name, c := range p {
		if same, ok := known[name]; (!ok || same != c) && !slices.Contains(unshown, name) {
			all = append(all, property(name)+":"+hex(c))
		}
	}
	slices.Sort(all)
	return ":root{" + strings.Join(all, ";") + "}\n"
}

// property returns the custom property of a colour: "--felt-soft".
func property(name fyne.ThemeColorName) string {
	switch name {
	case theme.ColorNameBackground:
		return "--paper"
	case theme.ColorNameForeground:
		return "--ink"
	}
	var w strings.Builder
	for _, r := range strings.TrimPrefix(string(name), "tabby") {
		if r >= 'A' && r <= 'Z' {
			w.WriteByte('-')
		}
		w.WriteRune(r)
	}
	return "-" + strings.ToLower(w.String())
}

func hex(c color.NRGBA) string {
	if c.A == 0xFF && c.R%0x11 == 0 && c.G%0x11 == 0 && c.B%0x11 == 0 {
		return fmt.Sprintf("#%x%x%x", c.R/0x11, c.G/0x11, c.B/0x11)
	}
	if c.A == 0xFF {
		return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	}
	return fmt.Sprintf("rgba(%d,%d,%d,%.2f)", c.R, c.G, c.B, float64(c.A)/255)
}
