package uitest

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/internal/spots"
	"tabby/ui/widgets"
)

// labelled fails if what is in front cannot be used by those who only hear it. So every walk
// checks every screen it comes to, once all has arrived there.
func (u *User) labelled() {
	u.Helper()
	if u.frames != nil && u.frames.Moving() {
		return
	}
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		_, taps := o.(fyne.Tappable)
		_, focuses := o.(fyne.Focusable)
		kind := fmt.Sprintf("%T", o)
		if strings.HasPrefix(kind, "*widget.") || kind == "*widgets.absorber" {
			return true // a scroll bar of Fyne, or the shield, which does nothing
		}
		if a, ok := o.(fyne.Accessible); (taps || focuses) && (!ok || a.AccessibilityLabel() == "") {
			u.Errorf("a %T with the text %q has no label", o, Text(o))
		}
		return true
	})
	for _, fault := range Faults(widgets.Spots(u.Window.Canvas())) {
		u.Error(fault)
	}
}

// Faults returns why what is told of a screen cannot be used by those who only hear it: what is
// blank, two things to use of one name in one page or group, a page that does not begin with
// its heading, and not exactly one place where the keyboard is.
func Faults(all []spots.Spot) (faults []string) {
	complain := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	type name struct {
		in    int
		label string
	}
	used, around, focused := map[name]spots.Role{}, map[int]int{}, 0
	for i, s := range all {
		in := around[s.In]
		if around[s.ID] = in; s.Role.Holds() && s.Role != spots.Row {
			around[s.ID] = s.ID
		}
		if s.Focused {
			focused++
		}
		opens := s.Role == spots.Page || s.Role == spots.Dialog
		before := i > 0 && (all[i-1].Role == spots.Page || all[i-1].Role == spots.Dialog)
		switch {
		case opens && (i+1 == len(all) || all[i+1].Level != 1):
			complain("the %s %q does not begin with its heading", s.Role, s.Label)
		case s.Level == 1 && !before:
			complain("the heading %q is not the first of its page", s.Label)
		case s.Role == spots.Table || s.Role == spots.Row:
		case strings.TrimSpace(s.Label) == "":
			complain("a %s is blank", s.Role)
		case operable(s.Role):
			n := name{in, s.Label}
			if r, twice := used[n]; twice {
				complain("a %s and a %s are called %q", r, s.Role, s.Label)
			}
			used[n] = s.Role
		}
	}
	if focused != 1 && len(all) > 0 {
		complain("the keyboard is on %d things", focused)
	}
	return faults
}

// operable reports whether those of a role are used by their name alone. A header is not:
// people against each other are above and beside a table.
func operable(r spots.Role) bool {
	return slices.Contains([]spots.Role{spots.Button, spots.Toggle, spots.Radio, spots.Field, spots.Cell}, r)
}
