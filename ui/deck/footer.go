package deck

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/round"
	"tabby/ui/widgets"
)

// halfTiny is the least width of one of two buttons side by side on the smallest
// phone, in device-independent pixels.
const halfTiny = 136

// footer draws the buttons below the table. The first primary one is the main
// button.
func (t *table) footer(v view) []fyne.CanvasObject {
	t.main = nil
	var all, buttons []fyne.CanvasObject
	if len(v.Snappers) > 0 {
		all = append(all, t.snapChips(v))
	}
	for _, b := range v.Buttons {
		text := b.Text
		if b.Seconds > 0 {
			text = fmt.Sprintf("%s (%d)", text, b.Seconds)
		}
		kind := widgets.Secondary
		if b.Main {
			kind = widgets.Primary
		}
		drawn := widgets.NewIconTextButton(kind, buttonIcons[b.ID], text, func() { t.press(b) })
		if kind == widgets.Primary {
			t.main = drawn
		}
		t.stops[round.Place{Name: text}] = drawn
		buttons = append(buttons, drawn)
	}
	if len(buttons) > 0 {
		all = append(all, widgets.Columns(halfTiny, widgets.SpaceSmall, buttons...))
	}
	return all
}

// snapChips draws a button for each person, enabled for those who may snap.
func (t *table) snapChips(v view) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, p := range v.Snappers {
		line := slices.IndexFunc(v.Lines, func(l round.Line) bool { return l.Player == p.Player })
		text := v.Lines[line].Name + " snaps"
		chip := widgets.NewPersonChip(t.badge(p.Player), text, func() { t.chooseSnap(t.driver.Seat(p.Player)) })
		if chip.SetEnabled(p.May); p.May {
			t.stops[round.Place{Name: text}] = chip
		}
		row.Add(chip)
	}
	return row
}
