// Package look holds the theme and its palettes.
package look

import (
	_ "embed"
	"image/color"
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets"
)

// Mode selects a palette.
type Mode int

// The modes of the theme.
const (
	System   Mode = iota // light or dark, as the system says
	Light                // ink on paper
	Dark                 // paper at night
	Contrast             // black, white and one yellow
)

// Appearance holds what a person chose of the look.
type Appearance struct {
	Mode      Mode
	TextScale float32 // 1 to 2; outside it is the nearest of these
}

// Theme is the theme of the program. It knows every name of package widgets and maps
// Fyne's own names to the nearest.
//
// In [System] mode a change of the system arrives with every call of Color, as the
// variant.
type Theme struct {
	look  Appearance
	sizes map[fyne.ThemeSizeName]float32
}

// promptScale is the greatest scale of a prompt: who needs large text needs large cards below it.
const promptScale = 1.3

// NewTheme returns the theme for an appearance.
func NewTheme(look Appearance) *Theme {
	look.TextScale = max(1, min(2, look.TextScale))
	t := &Theme{look, maps.Clone(sizes)}
	for _, name := range scaled {
		t.sizes[name] = sizes[name] * look.TextScale
	}
	t.sizes[widgets.SizePrompt] *= min(promptScale, look.TextScale)
	return t
}

// Apply sets the theme for an appearance, unless it is set already: for each that is set the toolkit
// reads all fonts again and draws every window.
func Apply(to fyne.Settings, look Appearance) {
	next := NewTheme(look)
	if now, ok := to.Theme().(*Theme); !ok || now.look != next.look {
		to.SetTheme(next)
	}
}

// Color returns the colour of that name. Names that are neither ours nor in
// fyneColors have the colour of Fyne's default theme.
func (t *Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	p := t.palette(variant)
	if own, ok := fyneColors[name]; ok {
		name = own
	}
	if c, ok := p[name]; ok {
		return c
	}
	return theme.DefaultTheme().Color(name, variant)
}

func (t *Theme) palette(variant fyne.ThemeVariant) palette {
	switch {
	case t.look.Mode == Contrast:
		return stark
	case t.look.Mode == Dark, t.look.Mode == System && variant == theme.VariantDark:
		return dark
	}
	return light
}

// Font returns Fyne's: its digits are all of one width, so columns of scores align.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(style) }

// Icon returns Fyne's; our drawings are in package widgets.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

// Size returns the size of that name in device-independent pixels, times the text
// scale if it is a size of text.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := t.sizes[name]; ok {
		return size
	}
	return theme.DefaultTheme().Size(name)
}

var sizes = map[fyne.ThemeSizeName]float32{
	widgets.SizeSmall:   14,
	widgets.SizeBody:    16,
	widgets.SizePrompt:  16,
	widgets.SizeHeading: 20,
	widgets.SizeName:    28,
	widgets.SizeTotal:   40,
	widgets.SizeSum:     52,
	widgets.SizeEcho:    64,
	widgets.SizeIcon:    24,
	widgets.SizeSign:    19.2,

	widgets.SpaceNone:   0,
	widgets.SpaceTiny:   4,
	widgets.SpaceSmall:  8,
	widgets.SpaceMedium: 12,
	widgets.SpaceLarge:  16,
	widgets.SpaceHuge:   24,

	widgets.SizeCorner:     16,
	widgets.SizeTouch:      56,
	widgets.SizeTouchFloor: 44,
	widgets.SizeKey:        64,

	theme.SizeNameText:               16,
	theme.SizeNameCaptionText:        14,
	theme.SizeNameHeadingText:        28,
	theme.SizeNameSubHeadingText:     20,
	theme.SizeNameInlineIcon:         24,
	theme.SizeNamePadding:            8,
	theme.SizeNameInnerPadding:       16,
	theme.SizeNameInputRadius:        16,
	theme.SizeNameInputBorder:        2,
	theme.SizeNameSelectionRadius:    4,
	theme.SizeNameScrollBar:          12,
	theme.SizeNameScrollBarSmall:     4,
	theme.SizeNameScrollBarRadius:    6,
	theme.SizeNameSeparatorThickness: 1,
}

// scaled are the sizes that follow the text scale.
var scaled = append(widgets.TextSizeNames(),
	theme.SizeNameText, theme.SizeNameCaptionText, theme.SizeNameHeadingText,
	theme.SizeNameSubHeadingText, theme.SizeNameInlineIcon)

// picture is no SVG: Fyne takes a fifth of a second to draw that.
//
//go:embed icon.png
var picture []byte

// Icon returns the picture of the program. The first page shows it as well, and asks for it
// here because windows in browsers have no icon.
func Icon() fyne.Resource { return fyne.NewStaticResource("icon.png", picture) }
