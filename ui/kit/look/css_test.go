package look

import (
	"fmt"
	"image/color"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/system/contrast"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/ui/kit/widgets"
)

var palettes = map[string]palette{"light": light, "dark": dark, "contrast": stark}

// A rule of a style sheet: for what it is, and what it says.
type cssRule struct {
	selector string
	colours  map[string]string // such as "color": "--ink"
}

// cssRules reads the rules of a style sheet that say something about colours.
func cssRules(t *testing.T, file string) []cssRule {
	t.Helper()
	text := must.Get(os.ReadFile(file))
	var rules []cssRule
	says := regexp.MustCompile(`(?:^|[; ])(color|background|fill): (?:var\((--[\w-]+)\)|(#\w+))`)
	for _, found := range regexp.MustCompile(`(?m)^\s*([^{}@/]+) \{ (.*) \}`).FindAllSubmatch(text, -1) {
		r := cssRule{string(found[1]), map[string]string{}}
		for _, s := range says.FindAllSubmatch(found[2], -1) {
			r.colours[string(s[1])] = string(s[2]) + string(s[3])
		}
		if len(r.colours) > 0 {
			rules = append(rules, r)
		}
	}
	return rules
}

// cssColour returns a colour of a style sheet: a property of a palette, or written out.
func cssColour(t *testing.T, p palette, text string) color.NRGBA {
	t.Helper()
	for _, known := range []palette{p, light} { // dark pages keep the colours they do not change
		for name, c := range known {
			if property(name) == text {
				return c
			}
		}
	}
	var c color.NRGBA
	if n, err := fmt.Sscanf(strings.ToLower(text), "#%02x%02x%02x", &c.R, &c.G, &c.B); n != 3 {
		t.Fatalf("%s is no colour: %v", text, err)
	}
	c.A = 0xFF
	return c
}

// grounded returns on which grounds a rule that names none writes.
func (r cssRule) grounded() []string {
	switch {
	case r.colours["background"] != "":
		return []string{r.colours["background"]}
	case strings.HasPrefix(r.selector, ".table"), strings.HasPrefix(r.selector, ".felt"):
		return []string{"--table", "--table-soft"}
	}
	return []string{"--paper", "--surface"}
}

// TestPagesOfGuestsCanBeRead computes the contrast of every ink that the style sheet of
// the pages of guests names. The inks of cards are those of package cards, which
// computes theirs.
func TestPagesOfGuestsCanBeRead(t *testing.T) {
	pairs := 0
	for _, r := range cssRules(t, "../../../internal/devices/host/page/static/guest.css") {
		inked := r.colours["color"]
		if inked == "" || strings.Contains(r.selector, ".pc") {
			continue
		}
		least := contrast.Text
		if strings.Contains(r.selector, "disabled") || strings.HasSuffix(r.selector, ".icon") {
			least = contrast.Sign
		}
		for name, p := range palettes {
			for _, ground := range r.grounded() {
				pairs++
				if got := contrast.Of(cssColour(t, p, inked), cssColour(t, p, ground)); got < least {
					t.Errorf("%s: %s: %s on %s is %.2f, needs %.1f", name, r.selector, inked, ground, got, least)
				}
			}
		}
	}
	if pairs < 100 {
		t.Errorf("only %d pairs were found", pairs)
	}
}

// TestFirstPageOfBrowsersHasTheColoursOfTheWindow compares those of the page that is
// shown until Tabby has drawn its own. Their contrast is computed above.
func TestFirstPageOfBrowsersHasTheColoursOfTheWindow(t *testing.T) {
	text := must.Get(os.ReadFile("../../../internal/system/web/page/page.css"))
	roots := regexp.MustCompile(`(?m)^\s*:root \{ (.*) \}`).FindAllSubmatch(text, -1)
	if len(roots) != 2 {
		t.Fatalf("%d lists of colours, want those of the light and the dark page", len(roots))
	}
	names := map[string]string{"--ground": "--paper", "--card": "--surface"}
	for i, p := range []palette{light, dark} {
		for _, found := range regexp.MustCompile(`(--[\w-]+): (#\w+);`).FindAllSubmatch(roots[i][1], -1) {
			name, value := string(found[1]), string(found[2])
			if ours, ok := names[name]; ok {
				name = ours
			}
			expect.Same(t, fmt.Sprintf("%s on the first page", name), hex(cssColour(t, p, name)), value)
		}
	}
}

// TestChartsCanBeRead computes the contrast of charts on the grounds that screens have.
func TestChartsCanBeRead(t *testing.T) {
	for name, style := range map[string]chart.Style{"light": chart.Light(), "dark": chart.Dark(), "contrast": chart.Contrast()} {
		for _, ground := range []color.Color{style.Paper, palettes[name][paper], palettes[name][widgets.ColorSurface]} {
			on := style.On(ground)
			if got := contrast.Of(on.Ink, on.Paper); got < contrast.Text {
				t.Errorf("%s: ink on %v is %.2f", name, ground, got)
			}
			for i := range badges.Count {
				if got := contrast.Of(chart.Person(i), on.Paper); got < contrast.Sign {
					t.Errorf("%s: the line of person %d on %v is %.2f", name, i, ground, got)
				}
			}
		}
	}
}
