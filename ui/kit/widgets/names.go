package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/badges"
)

// The colours that a theme must have beside those of Fyne. Fyne's background is the
// paper, its foreground the ink.
const (
	ColorSurface      fyne.ThemeColorName = "tabbySurface"      // cards, sheets, fields: lies on the paper
	ColorMuted        fyne.ThemeColorName = "tabbyMuted"        // ink for what matters less
	ColorRule         fyne.ThemeColorName = "tabbyRule"         // hairlines that only divide
	ColorOutline      fyne.ThemeColorName = "tabbyOutline"      // outlines that say "here is something to tap"
	ColorTile         fyne.ThemeColorName = "tabbyTile"         // ground of keys and of things in a list
	ColorTileEdge     fyne.ThemeColorName = "tabbyTileEdge"     // outline of a tile
	ColorDisabledInk  fyne.ThemeColorName = "tabbyDisabledInk"  // ink of what cannot be tapped now
	ColorDisabledFill fyne.ThemeColorName = "tabbyDisabledFill" // ground of what cannot be tapped now
	ColorFelt         fyne.ThemeColorName = "tabbyFelt"         // the main action, and ink that can be tapped
	ColorOnFelt       fyne.ThemeColorName = "tabbyOnFelt"       // ink on felt
	ColorFeltSoft     fyne.ThemeColorName = "tabbyFeltSoft"     // ground of what is chosen
	ColorTonal        fyne.ThemeColorName = "tabbyTonal"        // ground of what else there is to do
	ColorTonalEdge    fyne.ThemeColorName = "tabbyTonalEdge"    // its outline
	ColorAccent       fyne.ThemeColorName = "tabbyAccent"       // look here
	ColorOnAccent     fyne.ThemeColorName = "tabbyOnAccent"     // ink on accent
	ColorCrown        fyne.ThemeColorName = "tabbyCrown"        // of who has won
	ColorAccentSoft   fyne.ThemeColorName = "tabbyAccentSoft"   // ground of a question
	ColorWarning      fyne.ThemeColorName = "tabbyWarning"      // wrong, or cannot be taken back
	ColorOnWarning    fyne.ThemeColorName = "tabbyOnWarning"    // ink on warning
	ColorWarningSoft  fyne.ThemeColorName = "tabbyWarningSoft"  // ground of a warning
	ColorFocus        fyne.ThemeColorName = "tabbyFocus"        // the ring around what the keyboard is on
	ColorHover        fyne.ThemeColorName = "tabbyHover"        // laid over what the pointer is on
	ColorPressed      fyne.ThemeColorName = "tabbyPressed"      // laid over what is held down
	ColorScrollBar    fyne.ThemeColorName = "tabbyScrollBar"    // the thumb of a scroll bar
	ColorScrim        fyne.ThemeColorName = "tabbyScrim"        // laid over the page below a question
	ColorToast        fyne.ThemeColorName = "tabbyToast"        // ground of a passing message
	ColorOnToast      fyne.ThemeColorName = "tabbyOnToast"      // ink of a passing message
	ColorToastAction  fyne.ThemeColorName = "tabbyToastAction"  // the way to answer a passing message
)

// The colours of every badge, whoever it stands for.
const (
	ColorPersonEdge fyne.ThemeColorName = "tabbyPersonEdge" // its edge
)

// The colours of a card table.
const (
	ColorTable      fyne.ThemeColorName = "tabbyTable"      // its felt
	ColorTableSoft  fyne.ThemeColorName = "tabbyTableSoft"  // ground on it of what is chosen, or of whose turn it is
	ColorTableEdge  fyne.ThemeColorName = "tabbyTableEdge"  // its rim
	ColorOnTable    fyne.ThemeColorName = "tabbyOnTable"    // ink on it
	ColorTableMuted fyne.ThemeColorName = "tabbyTableMuted" // ink on it for what matters less
	ColorTableLight fyne.ThemeColorName = "tabbyTableLight" // look here, and outline of what can be tapped on it
)

// People is how many colours there are for people.
const People = badges.Count

// PersonColor returns the colour of person i; i may be any number and wraps at [People].
func PersonColor(i int) fyne.ThemeColorName {
	return fyne.ThemeColorName("tabbyPerson" + strconv.Itoa(wrap(i, People)))
}

// The sizes that a theme must have beside those of Fyne, in device-independent pixels.
// The theme multiplies the text sizes by the text scale, the rest stays.
const (
	SizeSmall   fyne.ThemeSizeName = "tabbySmall"   // 14: helper lines
	SizeBody    fyne.ThemeSizeName = "tabbyBody"    // 16: everything else
	SizePrompt  fyne.ThemeSizeName = "tabbyPrompt"  // 16: above cards and on a sheet, for which large text leaves room
	SizeHeading fyne.ThemeSizeName = "tabbyHeading" // 20: headings, scores
	SizeName    fyne.ThemeSizeName = "tabbyName"    // 28: names at the table
	SizeTotal   fyne.ThemeSizeName = "tabbyTotal"   // 40: totals
	SizeSum     fyne.ThemeSizeName = "tabbySum"     // 52: totals where there is more room
	SizeEcho    fyne.ThemeSizeName = "tabbyEcho"    // 64: what the keypad types
	SizeIcon    fyne.ThemeSizeName = "tabbyIcon"    // 24: icons, grows with the text
	SizeSign    fyne.ThemeSizeName = "tabbySign"    // 19.2: icons beside text, grows with it

	SpaceTiny   fyne.ThemeSizeName = "tabbySpaceTiny"   // 4
	SpaceSmall  fyne.ThemeSizeName = "tabbySpaceSmall"  // 8
	SpaceMedium fyne.ThemeSizeName = "tabbySpaceMedium" // 12
	SpaceLarge  fyne.ThemeSizeName = "tabbySpaceLarge"  // 16
	SpaceHuge   fyne.ThemeSizeName = "tabbySpaceHuge"   // 24
	SpaceNone   fyne.ThemeSizeName = "tabbySpaceNone"   // 0

	SizeCorner     fyne.ThemeSizeName = "tabbyCorner"     // 16
	SizeTouch      fyne.ThemeSizeName = "tabbyTouch"      // 56: height of what is tapped
	SizeTouchFloor fyne.ThemeSizeName = "tabbyTouchFloor" // 44: nothing tapped is smaller
	SizeKey        fyne.ThemeSizeName = "tabbyKey"        // 64: smallest key of the keypad
)

// TextSizeNames lists the size names that follow the text scale.
func TextSizeNames() []fyne.ThemeSizeName {
	return []fyne.ThemeSizeName{SizeSmall, SizeBody, SizeHeading, SizeName, SizeTotal, SizeSum, SizeEcho, SizeIcon, SizeSign}
}

func wrap(i, n int) int { return ((i % n) + n) % n }
