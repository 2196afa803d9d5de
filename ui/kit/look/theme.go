// Package look holds the theme and its palettes.
package look

import (
	_ "embed"
	"image/color"
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/badges"
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

// palette holds a colour for every name.
type palette map[fyne.ThemeColorName]color.NRGBA

// fyneColors maps the colour names of Fyne to ours.
var fyneColors = map[fyne.ThemeColorName]fyne.ThemeColorName{
	theme.ColorNameButton:              widgets.ColorSurface,
	theme.ColorNameDisabled:            widgets.ColorDisabledInk,
	theme.ColorNameDisabledButton:      widgets.ColorDisabledFill,
	theme.ColorNameError:               widgets.ColorWarning,
	theme.ColorNameFocus:               widgets.ColorFocus,
	theme.ColorNameForegroundOnError:   widgets.ColorOnWarning,
	theme.ColorNameForegroundOnPrimary: widgets.ColorOnFelt,
	theme.ColorNameForegroundOnSuccess: widgets.ColorOnFelt,
	theme.ColorNameForegroundOnWarning: widgets.ColorOnAccent,
	theme.ColorNameHeaderBackground:    widgets.ColorSurface,
	theme.ColorNameHover:               widgets.ColorHover,
	theme.ColorNameHyperlink:           widgets.ColorFelt,
	theme.ColorNameInputBackground:     widgets.ColorSurface,
	theme.ColorNameInputBorder:         widgets.ColorOutline,
	theme.ColorNameMenuBackground:      widgets.ColorSurface,
	theme.ColorNameOverlayBackground:   widgets.ColorSurface,
	theme.ColorNamePlaceHolder:         widgets.ColorMuted,
	theme.ColorNamePressed:             widgets.ColorPressed,
	theme.ColorNamePrimary:             widgets.ColorFelt,
	theme.ColorNameScrollBar:           widgets.ColorScrollBar,
	theme.ColorNameScrollBarBackground: widgets.ColorRule,
	theme.ColorNameSelection:           widgets.ColorFeltSoft,
	theme.ColorNameSeparator:           widgets.ColorRule,
	theme.ColorNameShadow:              widgets.ColorHover,
	theme.ColorNameSuccess:             widgets.ColorFelt,
	theme.ColorNameWarning:             widgets.ColorAccent,
}

var light = palette{
	theme.ColorNameBackground: rgb(0xFAF7F0),
	theme.ColorNameForeground: rgb(0x1F2430),

	widgets.ColorSurface:      rgb(0xFFFFFF),
	widgets.ColorMuted:        rgb(0x575D6B),
	widgets.ColorRule:         rgb(0xE6DFD1),
	widgets.ColorOutline:      rgb(0x8C8676),
	widgets.ColorTile:         rgb(0xF6F1E7),
	widgets.ColorTileEdge:     rgb(0xEFE9DC),
	widgets.ColorScrollBar:    rgb(0xC4BCAB),
	widgets.ColorDisabledInk:  rgb(0x7D7A72),
	widgets.ColorDisabledFill: rgb(0xEEE9DE),
	widgets.ColorFelt:         rgb(0x1E6F5C),
	widgets.ColorOnFelt:       rgb(0xFFFFFF),
	widgets.ColorFeltSoft:     rgb(0xE6F2EE),
	widgets.ColorTonal:        rgb(0xE6F2EE),
	widgets.ColorTonalEdge:    rgb(0xD3E7E0),
	widgets.ColorPersonEdge:   rgb(0xFFFFFF),
	widgets.ColorAccent:       rgb(0xB35900),
	widgets.ColorOnAccent:     rgb(0xFFFFFF),
	widgets.ColorCrown:        rgb(0xE0A030),
	widgets.ColorAccentSoft:   rgb(0xFCEEDD),
	widgets.ColorWarning:      rgb(0xB3261E),
	widgets.ColorOnWarning:    rgb(0xFFFFFF),
	widgets.ColorWarningSoft:  rgb(0xFBE6E3),
	widgets.ColorFocus:        rgb(0xB85C00),
	widgets.ColorHover:        rgba(0xA06400, 0x17),
	widgets.ColorPressed:      rgba(0x1F2430, 0x13),
	widgets.ColorScrim:        rgba(0x1F2430, 0x80),
	widgets.ColorToast:        rgb(0x1F2430),
	widgets.ColorOnToast:      rgb(0xFAF7F0),
	widgets.ColorToastAction:  rgb(0xF0A04B),

	widgets.ColorTable:      rgb(0x1C6553),
	widgets.ColorTableSoft:  rgb(0x237060),
	widgets.ColorTableEdge:  rgb(0x124A3C),
	widgets.ColorOnTable:    rgb(0xFFFDF6),
	widgets.ColorTableMuted: rgb(0xCFE6DD),
	widgets.ColorTableLight: rgb(0xFFDF8C),
}.withPeople()

var dark = palette{
	theme.ColorNameBackground: rgb(0x14181B),
	theme.ColorNameForeground: rgb(0xECE7DD),

	widgets.ColorSurface:      rgb(0x1E2428),
	widgets.ColorMuted:        rgb(0xA8AEB1),
	widgets.ColorRule:         rgb(0x323A3F),
	widgets.ColorOutline:      rgb(0x7B868C),
	widgets.ColorTile:         rgb(0x242C31),
	widgets.ColorTileEdge:     rgb(0x2B3338),
	widgets.ColorScrollBar:    rgb(0x566066),
	widgets.ColorDisabledInk:  rgb(0x868E93),
	widgets.ColorDisabledFill: rgb(0x262D31),
	widgets.ColorFelt:         rgb(0x4FB39A),
	widgets.ColorOnFelt:       rgb(0x0D1614),
	widgets.ColorFeltSoft:     rgb(0x182F2A),
	widgets.ColorTonal:        rgb(0x19342D),
	widgets.ColorTonalEdge:    rgb(0x2A5046),
	widgets.ColorPersonEdge:   rgb(0xECE7DD),
	widgets.ColorAccent:       rgb(0xF0A04B),
	widgets.ColorOnAccent:     rgb(0x1A1206),
	widgets.ColorCrown:        rgb(0xF2C46D),
	widgets.ColorAccentSoft:   rgb(0x3A2C1B),
	widgets.ColorWarning:      rgb(0xFF8A80),
	widgets.ColorOnWarning:    rgb(0x220A08),
	widgets.ColorWarningSoft:  rgb(0x432725),
	widgets.ColorFocus:        rgb(0xF0A04B),
	widgets.ColorHover:        rgba(0xECE7DD, 0x0E),
	widgets.ColorPressed:      rgba(0x000000, 0x30),
	widgets.ColorScrim:        rgba(0x000000, 0xA0),
	widgets.ColorToast:        rgb(0xECE7DD),
	widgets.ColorOnToast:      rgb(0x14181B),
	widgets.ColorToastAction:  rgb(0x12493C),

	widgets.ColorTable:      rgb(0x12392F),
	widgets.ColorTableSoft:  rgb(0x1C4E42),
	widgets.ColorTableEdge:  rgb(0x0A241D),
	widgets.ColorOnTable:    rgb(0xECE7DD),
	widgets.ColorTableMuted: rgb(0xA9C6BB),
	widgets.ColorTableLight: rgb(0xF3CC7C),
}.withPeople()

var stark = palette{
	theme.ColorNameBackground: rgb(0x000000),
	theme.ColorNameForeground: rgb(0xFFFFFF),

	widgets.ColorSurface:      rgb(0x000000),
	widgets.ColorMuted:        rgb(0xFFFFFF),
	widgets.ColorRule:         rgb(0xFFFFFF),
	widgets.ColorOutline:      rgb(0xFFFFFF),
	widgets.ColorTile:         rgb(0x000000),
	widgets.ColorTileEdge:     rgb(0xFFFFFF),
	widgets.ColorScrollBar:    rgb(0xFFFFFF),
	widgets.ColorDisabledInk:  rgb(0xB0B0B0),
	widgets.ColorDisabledFill: rgb(0x000000),
	widgets.ColorFelt:         rgb(0xFFD600),
	widgets.ColorOnFelt:       rgb(0x000000),
	widgets.ColorFeltSoft:     rgb(0x000000),
	widgets.ColorTonal:        rgb(0x000000),
	widgets.ColorTonalEdge:    rgb(0xFFFFFF),
	widgets.ColorPersonEdge:   rgb(0xFFFFFF),
	widgets.ColorAccent:       rgb(0xFFD600),
	widgets.ColorOnAccent:     rgb(0x000000),
	widgets.ColorCrown:        rgb(0xFFD600),
	widgets.ColorAccentSoft:   rgb(0x000000),
	widgets.ColorWarning:      rgb(0xFFFFFF),
	widgets.ColorOnWarning:    rgb(0x000000),
	widgets.ColorWarningSoft:  rgb(0x000000),
	widgets.ColorFocus:        rgb(0xFFD600),
	widgets.ColorHover:        rgba(0xFFFFFF, 0x28),
	widgets.ColorPressed:      rgba(0xFFFFFF, 0x48),
	widgets.ColorScrim:        rgba(0x000000, 0xD0),
	widgets.ColorToast:        rgb(0xFFFFFF),
	widgets.ColorOnToast:      rgb(0x000000),
	widgets.ColorToastAction:  rgb(0x000000),

	widgets.ColorTable:      rgb(0x000000),
	widgets.ColorTableSoft:  rgb(0x000000),
	widgets.ColorTableEdge:  rgb(0xFFFFFF),
	widgets.ColorOnTable:    rgb(0xFFFFFF),
	widgets.ColorTableMuted: rgb(0xFFFFFF),
	widgets.ColorTableLight: rgb(0xFFD600),
}.withPeople()

// withPeople returns the palette with the colours of people.
func (p palette) withPeople() palette {
	for i, c := range badges.Colors() {
		p[widgets.PersonColor(i)] = rgb(c)
	}
	return p
}

func rgb(hex uint32) color.NRGBA { return rgba(hex, 0xFF) }

func rgba(hex uint32, alpha uint8) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: alpha}
}
