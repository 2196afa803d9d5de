package cardtable

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// The widths of a button and a bar in device-independent pixels: below slimButton it has no icon,
// one that counts seconds below countedButton, and below wideBar the labels of two side by side may take two lines.
const (
	slimButton    = 170
	countedButton = 210
	wideBar       = 480
)

// bar draws the buttons below the table, if there are any. The first primary one is the main button.
// It is as high whatever they say, so that the table does not move.
func (t *Table) bar(s Scene) []fyne.CanvasObject {
	t.main = nil
	var all []fyne.CanvasObject
	if len(s.Snappers) > 0 {
		all = append(all, t.snapChips(s))
	}
	var buttons []*widgets.Button
	for _, b := range s.Buttons {
		buttons = append(buttons, t.button(b, len(s.Buttons)))
	}
	if len(buttons) > 0 {
		all = append(all, widgets.ButtonRow(widgets.SpaceSmall, buttons...))
	}
	return all
}

// rowHeight returns the height of a bar with one row of buttons.
func (t *Table) rowHeight() float32 {
	b := widgets.NewButton(widgets.Primary, "", nil)
	t.even(b)
	return shape.HeightFor(b, wideBar)
}

// even makes a button as high as with a label of two lines if one may have that.
func (t *Table) even(b *widgets.Button) {
	if page := t.page.Size(); !widgets.KeysBeside(page) && widgets.KeysWidth(page) < wideBar {
		b.TakeTurns("\n")
	}
}

// overflow returns how much higher the bar is than one row of buttons, if it is at the foot of the
// page: it hides that much of the news, and the table stays as it is.
func (t *Table) overflow(bar []fyne.CanvasObject) float32 {
	page := t.page.Size()
	if page.IsZero() || widgets.KeysBeside(page) {
		return 0
	}
	return max(0, shape.HeightFor(widgets.Column(widgets.SpaceSmall, bar...), widgets.KeysWidth(page))-t.rowHeight())
}

// button returns one of that many buttons of a bar.
func (t *Table) button(b round.Button, of int) *widgets.Button {
	text, slim := b.Text, float32(slimButton)
	if b.Seconds > 0 {
		text, slim = fmt.Sprintf("%s (%d)", text, b.Seconds), countedButton
	}
	kind := widgets.Secondary
	if b.Main {
		kind = widgets.Primary
	}
	drawn := widgets.NewIconTextButton(kind, buttonIcons[b.ID], text, func() { t.hand.Press(b) })
	if t.even(drawn); widgets.KeysWidth(t.page.Size()) < float32(of)*slim && !widgets.KeysBeside(t.page.Size()) {
		drawn.SetIcon("")
	}
	if b.Main {
		t.main = drawn
	}
	t.stops[round.Place{Name: b.Text}] = drawn // whatever it counts
	return drawn
}

// snapChips draws a button for each person, enabled for those who may snap. With names alone, six
// fit into two rows on a phone, and hide little of the table.
func (t *Table) snapChips(s Scene) fyne.CanvasObject {
	says := widgets.NewText(t.frame.Words.Deck.SnapBy, widgets.TextStyle{Bold: true, Lines: 1})
	row := widgets.Flow(widgets.SpaceSmall, widgets.Inset(widgets.SpaceNone, widgets.SpaceMedium, says))
	for _, p := range s.Snappers {
		line := slices.IndexFunc(s.Lines, func(l round.Line) bool { return l.Player == p.Player })
		text := t.frame.Words.Deck.Snaps(s.Lines[line].Name)
		chip := widgets.NewActionChip(s.Badge(p.Player), s.Lines[line].Name, text, func() { t.hand.Snap(p.Player) })
		if chip.SetEnabled(p.May); p.May {
			t.stops[round.Place{Name: text}] = chip
		}
		row.Add(chip)
	}
	return row
}

// buttonIcons are the icons of buttons, by their IDs.
var buttonIcons = map[string]widgets.Icon{
	engine.FirstLook.String():  widgets.IconEye,
	engine.Draw.String():       widgets.IconCards,
	engine.Take.String():       widgets.IconUp,
	engine.Peek.String():       widgets.IconEye,
	engine.UseSwap.String():    widgets.IconShuffle,
	engine.UseDrawTwo.String(): widgets.IconDeal,
	engine.LookAt.String():     widgets.IconEye,
	engine.Switch.String():     widgets.IconShuffle,
	engine.Replace.String():    widgets.IconUp,
	engine.Discard.String():    widgets.IconDown,
	engine.Decline.String():    widgets.IconClose,
	engine.Skip.String():       widgets.IconClose,
	engine.EndTurn.String():    widgets.IconCheck,
	engine.Knock.String():      widgets.IconKnock,
	engine.Pass.String():       widgets.IconNext,
	round.IDTurnDown:           widgets.IconHidden,
	round.IDNotMine:            widgets.IconBack,
	round.IDNoMatch:            widgets.IconNext,
	round.IDTurnOver:           widgets.IconEye,
	round.IDHurry:              widgets.IconNext,
	round.IDRecord:             widgets.IconEdit,
	round.IDAgain:              widgets.IconDeal,
	round.IDLookBack:           widgets.IconHistory,
	round.IDHere:               widgets.IconPerson,
	round.IDComputer:           widgets.IconCards,
	round.IDLetIn:              widgets.IconPhone,
}
