package widgets

import "fyne.io/fyne/v2"

// OneOf returns chips of which one is selected. Tapping one selects it and calls
// chosen with its index; its OnTapped is not called.
func OneOf(selected int, chips []*Chip, chosen func(index int)) *fyne.Container {
	row := Flow(SpaceSmall)
	for i, chip := range chips {
		chip.SetSelected(i == selected)
		chip.OnTapped = func() {
			for _, other := range chips {
				other.SetSelected(other == chip)
			}
			chosen(i)
		}
		row.Add(chip)
	}
	return row
}
