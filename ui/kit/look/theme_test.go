package look

import (
	"fmt"
	"image/color"
	"math"
	"os"
	"regexp"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test" // has an app, by which text is measured
	"fyne.io/fyne/v2/theme"

	"tabby/internal/system/contrast"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/ui/kit/widgets"
)

const (
	paper = theme.ColorNameBackground
	ink   = theme.ColorNameForeground

	readable = contrast.Text
	visible  = contrast.Sign
)

var themeLooks = map[string]Appearance{
	"light": {Mode: Light}, "dark": {Mode: Dark}, "contrast": {Mode: Contrast},
}

// inkPair is an ink and the grounds it is used on.
type inkPair struct {
	ink     fyne.ThemeColorName
	grounds []fyne.ThemeColorName
	least   float64
	still   bool // is drawn outside of what hover and press lay a veil over
}

// tapped are the grounds that hover and press lay a veil over.
var tapped = []fyne.ThemeColorName{
	paper, widgets.ColorSurface, widgets.ColorTile, widgets.ColorFelt, widgets.ColorFeltSoft, widgets.ColorTonal, widgets.ColorWarning, widgets.ColorToast,
	widgets.ColorTable, widgets.ColorTableSoft,
}

func inkPairs() []inkPair {
	calm := []fyne.ThemeColorName{paper, widgets.ColorSurface, widgets.ColorTile, widgets.ColorFeltSoft}
	soft := append(slices.Clone(calm), widgets.ColorAccentSoft, widgets.ColorWarningSoft)
	all := []inkPair{
		{ink, soft, readable, false},
		{widgets.ColorMuted, calm, readable, false},
		{widgets.ColorFelt, append(slices.Clone(soft), widgets.ColorTonal), readable, false},
		{widgets.ColorAccent, calm[:2], readable, true}, // text: the clock, and the question who called
		{widgets.ColorAccent, calm[:2], visible, false},
		{widgets.ColorAccent, soft[4:5], visible, false},
		{widgets.ColorWarning, []fyne.ThemeColorName{paper, widgets.ColorSurface, widgets.ColorWarningSoft}, readable, false},
		{widgets.ColorOnFelt, []fyne.ThemeColorName{widgets.ColorFelt}, readable, false},
		{widgets.ColorOnAccent, []fyne.ThemeColorName{widgets.ColorAccent}, readable, false},
		{widgets.ColorOnWarning, []fyne.ThemeColorName{widgets.ColorWarning}, readable, false},
		{widgets.ColorOnToast, []fyne.ThemeColorName{widgets.ColorToast}, readable, false},
		{widgets.ColorToastAction, []fyne.ThemeColorName{widgets.ColorToast}, readable, false},
		{widgets.ColorOutline, []fyne.ThemeColorName{paper, widgets.ColorSurface, widgets.ColorTile}, visible, true},
		{widgets.ColorFocus, []fyne.ThemeColorName{paper, widgets.ColorSurface, widgets.ColorTile}, visible, true},
		{widgets.ColorOnTable, []fyne.ThemeColorName{widgets.ColorTable, widgets.ColorTableSoft}, readable, false},
		{widgets.ColorTableMuted, []fyne.ThemeColorName{widgets.ColorTable, widgets.ColorTableSoft}, readable, false},
		{widgets.ColorTableLight, []fyne.ThemeColorName{widgets.ColorTable, widgets.ColorTableSoft}, readable, false},
		{widgets.ColorDisabledInk, []fyne.ThemeColorName{paper, widgets.ColorSurface, widgets.ColorDisabledFill}, visible, true},
	}
	for i := range widgets.People {
		all = append(all, inkPair{widgets.PersonColor(i), calm, visible, true})
	}
	return all
}

func TestEveryPairCanBeRead(t *testing.T) {
	for name, look := range themeLooks {
		t.Run(name, func(t *testing.T) {
			th := NewTheme(look)
			for _, p := range inkPairs() {
				for _, ground := range p.grounds {
					for _, under := range grounds(th, ground, p.still) {
						if got := contrast.Of(nrgba(th, p.ink), under); got < p.least {
							t.Errorf("%s on %s %v is %.2f, needs %.1f", p.ink, ground, under, got, p.least)
						}
					}
				}
			}
		})
	}
}

// decorations are the colours that mean nothing by themselves: what they set apart is
// also apart by its place, and veils are laid over pairs above.
var decorations = []fyne.ThemeColorName{
	widgets.ColorRule, widgets.ColorTileEdge, widgets.ColorTonalEdge, widgets.ColorTableEdge, widgets.ColorPersonEdge, widgets.ColorCrown,
	widgets.ColorScrollBar, widgets.ColorScrim, widgets.ColorHover, widgets.ColorPressed,
}

func TestEveryColourBelongsToAPairOrADecoration(t *testing.T) {
	known := slices.Clone(decorations)
	for _, p := range inkPairs() {
		known = append(append(known, p.ink), p.grounds...)
	}
	for _, name := range colorNames(t) {
		if !slices.Contains(known, name) {
			t.Errorf("whether %s can be read is not computed", name)
		}
	}
}

// grounds is a ground as it is, and with what hover and press lay over it.
func grounds(th *Theme, name fyne.ThemeColorName, still bool) []color.NRGBA {
	plain := nrgba(th, name)
	if still || !slices.Contains(tapped, name) {
		return []color.NRGBA{plain}
	}
	return []color.NRGBA{plain, over(nrgba(th, widgets.ColorHover), plain), over(nrgba(th, widgets.ColorPressed), plain)}
}

func TestThePaletteOfTheDesign(t *testing.T) {
	for mode, want := range map[string]map[fyne.ThemeColorName]uint32{
		"light": {paper: 0xFAF7F0, widgets.ColorSurface: 0xFFFFFF, ink: 0x1F2430, widgets.ColorFelt: 0x1E6F5C, widgets.ColorAccent: 0xB35900, widgets.ColorWarning: 0xB3261E},
		"dark":  {paper: 0x14181B, widgets.ColorSurface: 0x1E2428, ink: 0xECE7DD, widgets.ColorFelt: 0x4FB39A, widgets.ColorAccent: 0xF0A04B, widgets.ColorWarning: 0xFF8A80},
	} {
		th := NewTheme(themeLooks[mode])
		for name, hex := range want {
			expect.Same(t, fmt.Sprintf("%s: %s", mode, name), nrgba(th, name), rgb(hex))
		}
	}
}

func TestHighContrastIsBlackWhiteAndOneYellow(t *testing.T) {
	th := NewTheme(themeLooks["contrast"])
	hues := map[color.NRGBA]bool{}
	for _, name := range append(declared[fyne.ThemeColorName](t), paper, ink) {
		c := nrgba(th, name)
		if c.R == c.G && c.G == c.B {
			continue
		}
		hues[c] = true
	}
	expect.Same(t, fmt.Sprintf("colours that are no grey, %v", hues), len(hues), 1)
}

func TestEveryNameHasAColourInEveryMode(t *testing.T) {
	for name, p := range map[string]palette{"light": light, "dark": dark, "contrast": stark} {
		for _, c := range append(colorNames(t), paper, ink) {
			if _, ok := p[c]; !ok {
				t.Errorf("%s: no %s", name, c)
			}
		}
		expect.Same(t, fmt.Sprintf("colours of %s that have a name", name), len(p), len(colorNames(t))+2)
	}
}

func TestFyneWearsOurColours(t *testing.T) {
	th := NewTheme(themeLooks["light"])
	for theirs, ours := range fyneColors {
		if got, want := nrgba(th, theirs), nrgba(th, ours); got != want {
			t.Errorf("%s is %v, our %s is %v", theirs, got, ours, want)
		}
	}
}

func TestTheSystemSaysWhetherItIsDark(t *testing.T) {
	for _, c := range []struct {
		mode    Mode
		variant fyne.ThemeVariant
		want    palette
	}{
		{System, theme.VariantLight, light},
		{System, theme.VariantDark, dark},
		{Light, theme.VariantDark, light},
		{Dark, theme.VariantLight, dark},
		{Contrast, theme.VariantLight, stark},
		{Contrast, theme.VariantDark, stark},
	} {
		t.Run(fmt.Sprintf("mode %d, variant %d", c.mode, c.variant), func(t *testing.T) {
			if got := NewTheme(Appearance{Mode: c.mode}).Color(paper, c.variant); got != c.want[paper] {
				t.Errorf("the paper is %v", got)
			}
		})
	}
}

func TestTextGrowsAndNothingElse(t *testing.T) {
	once, twice := NewTheme(Appearance{}), NewTheme(Appearance{TextScale: 2})
	for _, name := range widgets.TextSizeNames() {
		expect.Same(t, string(name), twice.Size(name), 2*once.Size(name))
	}
	for _, name := range declared[fyne.ThemeSizeName](t) {
		if slices.Contains(widgets.TextSizeNames(), name) {
			continue
		}
		if name != widgets.SizePrompt { // which grows less
			expect.Same(t, string(name), twice.Size(name), once.Size(name))
		}
		if _, ok := sizes[name]; !ok {
			t.Errorf("no size %s", name)
		}
	}
}

func TestTheTextScaleHasBounds(t *testing.T) {
	for given, want := range map[float32]float32{0: 16, 0.5: 16, 1: 16, 1.25: 20, 2: 32, 9: 32} {
		expect.Same(t, fmt.Sprintf("body text at %v", given), NewTheme(Appearance{TextScale: given}).Size(widgets.SizeBody), want)
	}
}

func TestDigitsAreAllOfOneWidth(t *testing.T) {
	for _, bold := range []bool{false, true} {
		style := fyne.TextStyle{Bold: bold}
		want := fyne.MeasureText("0", 40, style).Width
		for _, digit := range "123456789" {
			expect.Same(t, fmt.Sprintf("the width of %c", digit), fyne.MeasureText(string(digit), 40, style).Width, want)
		}
	}
}

func nrgba(th *Theme, name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(th.Color(name, theme.VariantLight)).(color.NRGBA)
}

// over lays a translucent colour over an opaque one.
func over(top, bottom color.NRGBA) color.NRGBA {
	mix := func(t, b uint8) uint8 {
		a := float64(top.A) / 0xFF
		return uint8(math.Round(float64(t)*a + float64(b)*(1-a)))
	}
	return color.NRGBA{R: mix(top.R, bottom.R), G: mix(top.G, bottom.G), B: mix(top.B, bottom.B), A: 0xFF}
}

// colorNames returns every name of a colour that package widgets declares, and the
// colours of people.
func colorNames(t *testing.T) []fyne.ThemeColorName {
	t.Helper()
	names := declared[fyne.ThemeColorName](t)
	for i := range widgets.People {
		names = append(names, widgets.PersonColor(i))
	}
	return names
}

// declared returns the constants of a type that package widgets declares for themes.
func declared[T fyne.ThemeColorName | fyne.ThemeSizeName](t *testing.T) []T {
	t.Helper()
	source := must.Get(os.ReadFile("../widgets/paint.go"))
	var names []T
	for _, found := range regexp.MustCompile(fmt.Sprintf(`(?m)^\s+\w+\s+%T\s+= "(\w+)"`, T(""))).FindAllSubmatch(source, -1) {
		names = append(names, T(found[1]))
	}
	if len(names) < 8 {
		t.Fatalf("paint.go declares %d names", len(names))
	}
	return names
}

func TestAThemeIsSetOnce(t *testing.T) {
	settings, set := test.NewTempApp(t).Settings(), 0
	settings.AddListener(func(fyne.Settings) { set++ })
	for _, a := range []Appearance{{Mode: Dark, TextScale: 9}, {Mode: Dark, TextScale: 2}, {Mode: Light, TextScale: 2}, {Mode: Light, TextScale: 2}} {
		Apply(settings, a)
	}
	expect.Same(t, "how often a theme was set", set, 2)
}
