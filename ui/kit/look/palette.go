package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets"
)

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
