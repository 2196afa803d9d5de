package deck

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

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
		if b.Kind == widgets.Primary && t.main != nil {
			b.Kind = widgets.Secondary
		}
		drawn := widgets.NewIconTextButton(b.Kind, b.Icon, text, func() { b.Act(t) })
		if b.Kind == widgets.Primary {
			t.main = drawn
		}
		t.stops[place{name: text}] = drawn
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
		line := slices.IndexFunc(v.Lines, func(l lineView) bool { return l.Player == p.Player })
		text := v.Lines[line].Name + " snaps"
		chip := widgets.NewPersonChip(t.badge(p.Player), text, func() { t.chooseSnap(p.Player) })
		if chip.SetEnabled(p.May); p.May {
			t.stops[place{name: text}] = chip
		}
		row.Add(chip)
	}
	return row
}
