package frame

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/widgets"
)

// looks is how many colours and how many shapes there are to choose from.
const looks = widgets.People

// LookSections are the choice of somebody's colour and of their shape. What is
// chosen counts at once.
func (f *Frame) LookSections(person history.Person, changed func()) []fyne.CanvasObject {
	colours, shapes := widgets.Flow(widgets.SpaceSmall), widgets.Flow(widgets.SpaceSmall)
	var show func()
	choose := func(next history.Person) {
		f.Change(history.SetBadge{Person: next.ID, Colour: next.Colour, Shape: next.Shape}, person.Name+" has another badge.", func() {
			f.LoadPeople()
			show()
			changed()
		})
	}
	show = func() {
		if known, ok := f.Known(person.ID); ok {
			person = known
		}
		colours.Objects, shapes.Objects = nil, nil
		for i := range looks {
			coloured, shaped := person, person
			coloured.Colour, shaped.Shape = i, i
			colours.Add(markTile(coloured, coloured == person, func() { choose(coloured) }))
			shapes.Add(markTile(shaped, shaped == person, func() { choose(shaped) }))
		}
	}
	show()
	return []fyne.CanvasObject{widgets.Section("Colour", colours), widgets.Section("Shape", shapes)}
}

// markTile is a mark to be chosen.
func markTile(p history.Person, chosen bool, choose func()) fyne.CanvasObject {
	tile := widgets.NewTile(widgets.Carded, widgets.NewBadgeView(BadgeOf(p), chosenMarkSide), choose)
	tile.SetSelected(chosen)
	return tile
}

// chosenMarkSide is the side of a mark to be chosen.
const chosenMarkSide = 40
