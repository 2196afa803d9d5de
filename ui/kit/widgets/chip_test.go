package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/badges"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// heardChip returns a chip and how often it was tapped and taken away.
func heardChip(t *testing.T) (chip *Chip, tapped, removed *int) {
	tapped, removed = new(int), new(int)
	chip = NewPersonChip(badges.Seat(1, "Ben"), "Ben", func() { *tapped++ })
	chip.OnRemove = func() { *removed++ }
	widgettest.Scene(t, Flow(SpaceSmall, chip), widgettest.Phone())
	return chip, tapped, removed
}

func TestChipIsTappedOrRemoved(t *testing.T) {
	for name, c := range map[string]struct {
		do              func(*Chip)
		tapped, removed int
	}{
		"a tap on its name":         {func(c *Chip) { test.TapAt(c, fyne.NewPos(30, 20)) }, 1, 0},
		"a tap on its cross":        {func(c *Chip) { test.TapAt(c, fyne.NewPos(c.Size().Width-20, 20)) }, 0, 1},
		"Enter":                     {func(c *Chip) { c.TypedKey(widgettest.Key(fyne.KeyReturn)) }, 1, 0},
		"Delete":                    {func(c *Chip) { c.TypedKey(widgettest.Key(fyne.KeyDelete)) }, 0, 1},
		"Backspace":                 {func(c *Chip) { c.TypedKey(widgettest.Key(fyne.KeyBackspace)) }, 0, 1},
		"Delete while it cannot be": {func(c *Chip) { c.Disable(); c.TypedKey(widgettest.Key(fyne.KeyDelete)) }, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			chip, tapped, removed := heardChip(t)
			c.do(chip)
			if *tapped != c.tapped || *removed != c.removed {
				t.Errorf("tapped %d, taken away %d", *tapped, *removed)
			}
		})
	}
}

func TestOnlyATapOnTheFaceOfAChipIsForTheFace(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*Chip)
		face bool
	}{
		"a tap on the face":       {func(c *Chip) { test.TapAt(c, c.face.Position().AddXY(14, 14)) }, true},
		"a tap beside the face":   {func(c *Chip) { test.TapAt(c, c.face.Position().AddXY(-7, 30)) }, true},
		"a tap on the name":       {func(c *Chip) { test.TapAt(c, c.label.Position().AddXY(10, 10)) }, false},
		"Enter":                   {func(c *Chip) { c.TypedKey(widgettest.Key(fyne.KeyReturn)) }, false},
		"a tap while it has none": {func(c *Chip) { c.OnFace = nil; test.TapAt(c, c.face.Position()) }, false},
	} {
		t.Run(name, func(t *testing.T) {
			chip, tapped, _ := heardChip(t)
			faces := 0
			chip.OnFace = func() { faces++ }
			c.do(chip)
			if (faces == 1) != c.face || (*tapped == 1) == c.face {
				t.Errorf("%d taps for the face, %d for the chip", faces, *tapped)
			}
		})
	}
}

func TestSelectedChipHasCheckAndIsAsWideAsBefore(t *testing.T) {
	chip, _, _ := heardChip(t)
	before := chip.MinSize().Width
	chip.SetSelected(true)
	if !chip.check.Visible() || !widgettest.Within(chip.check, chip) {
		t.Errorf("no check, or no room for it")
	}
	expect.Same(t, "the width of the chip", chip.MinSize().Width, before)
	chip.SetSelected(false)
	if chip.check.Visible() {
		t.Errorf("the check stays")
	}
}

func TestNoChipMovesWhenOthersAreSelected(t *testing.T) {
	for _, text := range []float32{1, 2} {
		widgettest.Scaled(t, text)
		row := Flow(SpaceSmall)
		var chips []*Chip
		for _, label := range []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} {
			chips = append(chips, NewPersonChip(badges.Seat(1, "Ben"), label, nil))
			row.Add(chips[len(chips)-1])
		}
		widgettest.Scene(t, row, widgettest.Phone())
		var before []fyne.Position
		for _, c := range chips {
			before = append(before, c.Position())
		}
		for i, c := range chips {
			c.SetSelected(true)
			row.Refresh()
			for j, other := range chips {
				expect.Same(t, fmt.Sprintf("where chip %d is when chip %d is selected", j, i), other.Position(), before[j])
			}
		}
	}
}

func TestSelectedChipShowsItsWholeLabel(t *testing.T) {
	for _, label := range []string{"here", "easy", "steady", "sharp", "Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} {
		chip := NewChip(label, nil)
		chip.SetSelected(true)
		widgettest.Scene(t, Flow(SpaceSmall, chip), widgettest.Phone())
		if got := chip.label.lines(chip.label.Size().Width); len(got) != 1 || got[0] != label {
			t.Errorf("%q reads %q", label, got)
		}
	}
}

func TestLongChipLabelIsShortened(t *testing.T) {
	chip := NewChip("Wolfeschlegelsteinhausenbergerdorff the Elder", nil)
	widgettest.Scene(t, Flow(SpaceSmall, chip), widgettest.Tiny())
	if !widgettest.Within(chip.label, chip) || chip.Size().Width > widgettest.Tiny().Width || chip.label.snug(chip.label.Size().Width) > chip.label.Size().Width {
		t.Errorf("the name has %v of %v", chip.label.Size(), chip.Size())
	}
	expect.Same(t, "the name of the chip itself", chip.Text(), "Wolfeschlegelsteinhausenbergerdorff the Elder")
}
