package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestLabelsSayWhatTheScreenShows(t *testing.T) {
	grid := NewGrid([]fyne.CanvasObject{NewBody("Round"), NewBody("Ana"), NewBody("Ben")}, func(row, col int) CellView {
		c := CellView{Text: [][]string{{"1", "16", "7"}, {"2", "23", "4"}}[row][col], Warn: row == 1 && col == 0}
		if c.Warn {
			c.Said = "warning"
		}
		if row == 1 && col == 2 {
			c.Marks, c.Said = []Icon{IconKnock}, "knock"
		}
		return c
	})
	widgettest.Scene(t, grid, widgettest.Phone())
	grid.SetRows(2)
	grid.setCursor(1, 2)
	toggle := NewToggle("Sound", "A quiet click", nil)
	toggle.SetOn(true)
	chip := NewChip("Ana", nil)
	chip.SetSelected(true)
	choice := NewChoice([]string{"Light", "Dark"}, nil)
	choice.SetSelected(1)
	field := NewTextField("Name")
	field.SetText("Zoë")
	unnamed := NewTextField("")
	unnamed.SetHint("A name")
	stepper := NewStepper(said(), "Rounds", Span{1, 30}, nil)
	list := NewReorder(said(), []Movable{{Name: NewBody("Ana")}, {Name: NewBody("Ben")}}, nil)
	pad := NewKeypad(said(), nil)
	for _, c := range []struct {
		o    fyne.CanvasObject
		want string
		role fyne.AccessibleRole
	}{
		{NewBody("Cy deals."), "Cy deals.", fyne.AccessibleRoleText},
		{NewButton(Primary, "Deal", nil), "Deal", fyne.AccessibleRoleButton},
		{NewIconButton(IconBack, "Back", nil), "Back", fyne.AccessibleRoleButton},
		{chip, "✓ Ana", fyne.AccessibleRoleButton},
		{NewTile(Carded, NewCard(NewHeading("Golf"), NewHint("2 to 6")), nil), "Golf, 2 to 6", fyne.AccessibleRoleButton},
		{NewIdleTile(SpaceTiny, NewBody("Seven"), nil), "Seven", fyne.AccessibleRoleButton},
		{toggle, "✓ Sound, A quiet click", fyne.AccessibleRoleButton},
		{choice.options[0], "Light", fyne.AccessibleRoleButton},
		{choice.options[1], "✓ Dark", fyne.AccessibleRoleButton},
		{field.entry, "Name, Zoë", fyne.AccessibleRoleText},
		{unnamed.entry, "A name", fyne.AccessibleRoleText},
		{stepper.entry, "Rounds, 1", fyne.AccessibleRoleText},
		{list.rows[1].handle, "Ben: move", fyne.AccessibleRoleButton},
		{pad.keys[0], "1", fyne.AccessibleRoleButton},
		{pad.keys[11], "Enter", fyne.AccessibleRoleButton},
		{pad, "1, 2, 3, 4, 5, 6, 7, 8, 9, Backspace, 0, Enter, Plus", fyne.AccessibleRoleContainer},
		{grid, "4, knock, Ben, 2, warning", fyne.AccessibleRoleButton},
		{NewConfirm(ConfirmWords{"Leave?", "Now.", "Leave", "Stay", false}, nil), "Leave? Now. Stay, Leave", fyne.AccessibleRoleContainer},
	} {
		a, ok := c.o.(fyne.Accessible)
		if !ok {
			t.Errorf("%T has no label", c.o)
			continue
		}
		if got := Label(c.o); got != c.want || a.AccessibilityRole() != c.role {
			t.Errorf("%T is %q, a %s, want %q, a %s", c.o, got, a.AccessibilityRole(), c.want, c.role)
		}
	}
}

func TestPartsThatAreHeardAreJoinedAsTheyAreRead(t *testing.T) {
	for want, parts := range map[string][]string{
		"Ann, 41, 2nd":             {"Ann", "", "41", "2nd"},
		"Recall, 6 rounds. Ann":    {"Recall, 6 rounds.", "Ann"},
		"Who called? Ann":          {"Who called?", "Ann"},
		"She said “five.” Ann, 41": {"She said “five.”", "Ann", "41"},
		"Drawing… Ann":             {"Drawing…", "Ann"},
		"Ann won with 40. Ben":     {"Ann won with 40.", "Ben"},
		"41, 2., Ann":              {Joined("41", "2."), "Ann"}, // a place, as in German
		"":                         {"", ""},
	} {
		expect.Same(t, want, Joined(parts...), want)
	}
}
