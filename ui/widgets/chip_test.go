package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// heardChip returns a chip and how often it was tapped and taken away.
func heardChip(t *testing.T) (chip *Chip, tapped, removed *int) {
	tapped, removed = new(int), new(int)
	chip = NewPersonChip(Badge{Star, 1, "Ben"}, "Ben", func() { *tapped++ })
	chip.OnRemove = func() { *removed++ }
	scene(t, Flow(SpaceSmall, chip), phone)
	return chip, tapped, removed
}

func TestChipIsTappedOrRemoved(t *testing.T) {
	for name, c := range map[string]struct {
		do              func(*Chip)
		tapped, removed int
	}{
		"a tap on its name":         {func(c *Chip) { test.TapAt(c, fyne.NewPos(30, 20)) }, 1, 0},
		"a tap on its cross":        {func(c *Chip) { test.TapAt(c, fyne.NewPos(c.Size().Width-20, 20)) }, 0, 1},
		"Enter":                     {func(c *Chip) { c.TypedKey(key(fyne.KeyReturn)) }, 1, 0},
		"Delete":                    {func(c *Chip) { c.TypedKey(key(fyne.KeyDelete)) }, 0, 1},
		"Backspace":                 {func(c *Chip) { c.TypedKey(key(fyne.KeyBackspace)) }, 0, 1},
		"Delete while it cannot be": {func(c *Chip) { c.Disable(); c.TypedKey(key(fyne.KeyDelete)) }, 0, 0},
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

func TestSelectedChipHasCheck(t *testing.T) {
	chip, _, _ := heardChip(t)
	before := chip.MinSize().Width
	chip.SetSelected(true)
	if !chip.check.Visible() || chip.MinSize().Width <= before {
		t.Errorf("no check, or no room for it")
	}
	chip.SetSelected(false)
	if chip.check.Visible() {
		t.Errorf("the check stays")
	}
}

func TestSelectedChipShowsItsWholeLabel(t *testing.T) {
	for _, label := range []string{"here", "easy", "steady", "sharp", "Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} {
		chip := NewChip(label, nil)
		chip.SetSelected(true)
		scene(t, Flow(SpaceSmall, chip), phone)
		if got := chip.label.lines(chip.label.Size().Width); len(got) != 1 || got[0] != label {
			t.Errorf("%q reads %q", label, got)
		}
	}
}

func TestLongChipLabelIsShortened(t *testing.T) {
	chip := NewChip("Wolfeschlegelsteinhausenbergerdorff the Elder", nil)
	scene(t, Flow(SpaceSmall, chip), tiny)
	if !within(chip.label, chip) || chip.Size().Width > tiny.Width || chip.label.snug(chip.label.Size().Width) > chip.label.Size().Width {
		t.Errorf("the name has %v of %v", chip.label.Size(), chip.Size())
	}
	if chip.Text() != "Wolfeschlegelsteinhausenbergerdorff the Elder" {
		t.Errorf("the chip itself forgot its name: %q", chip.Text())
	}
}
