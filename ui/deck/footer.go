package deck

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// footer draws the buttons below the table.
func (s *screen) footer(v view) []fyne.CanvasObject {
	s.main = nil
	var all, buttons []fyne.CanvasObject
	if len(v.Snappers) > 0 {
		all = append(all, s.snapChips(v))
	}
	for _, b := range v.Buttons {
		kind := widgets.Secondary
		if b.Main && s.main == nil {
			kind = widgets.Primary
		}
		buttons = append(buttons, s.button(kind, b.Icon, b.Text, func() { s.act(b.Act) }))
	}
	if v.CanAsk {
		buttons = append(buttons, s.button(widgets.Quiet, widgets.IconHelp, "Ask the coach", s.askCoach))
	}
	switch {
	case v.Over:
		buttons = append(buttons, s.button(widgets.Primary, widgets.IconEdit, "Write it on the sheet", s.record))
	case v.Seconds > 0:
		buttons = append(buttons, s.button(widgets.Primary, widgets.IconNext, fmt.Sprintf("Nobody (%d)", v.Seconds), s.noMatch))
	case v.LastSnap:
		buttons = append(buttons, s.button(widgets.Primary, widgets.IconEye, "Nobody: turn over the cards", s.noMatch))
	case v.Hurry:
		buttons = append(buttons, s.button(widgets.Secondary, widgets.IconNext, "Hurry", s.hurry))
	}
	if len(buttons) > 0 {
		all = append(all, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, buttons...))
	}
	return all
}

// snapChips draws a button for each person, enabled for those who may snap.
func (s *screen) snapChips(v view) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, p := range v.Snappers {
		line := slices.IndexFunc(v.Lines, func(l lineView) bool { return l.Player == p.Player })
		text := v.Lines[line].Name + " snaps"
		chip := widgets.NewPersonChip(s.badge(p.Player), text, func() { s.chooseSnap(p.Player) })
		if chip.SetEnabled(p.May); p.May {
			s.stops[place{name: text}] = chip
		}
		row.Add(chip)
	}
	return row
}

// button draws a button of the footer. A primary one is the main button.
func (s *screen) button(kind widgets.Kind, icon widgets.Icon, text string, do func()) *widgets.Button {
	b := widgets.NewIconTextButton(kind, icon, text, do)
	s.stops[place{name: text}] = b
	if kind == widgets.Primary {
		s.main = b
	}
	return b
}
