package deck

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// footer is what can be done with no card.
func (s *screen) footer(v view) []fyne.CanvasObject {
	s.main = nil
	var all, snaps, buttons []fyne.CanvasObject
	for _, p := range v.Snappers {
		text := nameAt(v.Lines, p.Player) + " snaps"
		chip := widgets.NewPersonChip(s.marks(p.Player), text, func() { s.do.snap(p.Player) })
		if chip.SetEnabled(p.May); p.May {
			s.stops[place{name: text}] = chip
		}
		snaps = append(snaps, chip)
	}
	if len(snaps) > 0 {
		all = append(all, widgets.Flow(widgets.SpaceSmall, snaps...))
	}
	for _, b := range v.Buttons {
		buttons = append(buttons, s.button(b))
	}
	if v.CanAsk {
		buttons = append(buttons, s.key(widgets.Quiet, widgets.IconHelp, "Ask the coach", s.do.coach))
	}
	switch {
	case v.Over:
		buttons = append(buttons, s.primary(widgets.IconEdit, "Write it on the sheet", s.do.write))
	case v.Seconds > 0:
		buttons = append(buttons, s.primary(widgets.IconNext, fmt.Sprintf("Nobody (%d)", v.Seconds), s.do.nobody))
	case v.LastSnap:
		buttons = append(buttons, s.primary(widgets.IconEye, "Nobody: turn over the cards", s.do.nobody))
	case v.Hurry:
		buttons = append(buttons, s.key(widgets.Secondary, widgets.IconNext, "Hurry", s.do.hurry))
	}
	if len(buttons) > 0 {
		all = append(all, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, buttons...))
	}
	return all
}

// key is a button at the foot.
func (s *screen) key(kind widgets.Kind, icon widgets.Icon, text string, do func()) *widgets.Button {
	b := widgets.NewIconTextButton(kind, icon, text, do)
	s.stops[place{name: text}] = b
	return b
}

func (s *screen) primary(icon widgets.Icon, text string, do func()) *widgets.Button {
	s.main = s.key(widgets.Primary, icon, text, do)
	return s.main
}

func (s *screen) button(b button) *widgets.Button {
	if b.Main && s.main == nil {
		return s.primary(b.Icon, b.Text, func() { s.do.act(b.Act) })
	}
	return s.key(widgets.Secondary, b.Icon, b.Text, func() { s.do.act(b.Act) })
}

func nameAt(lines []lineView, p scoring.Player) string {
	for _, l := range lines {
		if l.Player == p {
			return l.Name
		}
	}
	return ""
}
