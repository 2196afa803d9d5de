package frame

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/kit/widgets"
)

// badges is the number of colours, and of shapes, to choose from.
const badges = widgets.People

// BadgeSections returns the choice of a person's colour and of their shape. What is
// chosen counts at once.
func (r *Roster) BadgeSections(person history.Person, changed func()) []fyne.CanvasObject {
	w := r.messages.world.Words.Shell
	look := func(p history.Person) string { return r.messages.world.Words.Kit.Badge(p.Shape, p.Colour) }
	colours, shapes := widgets.Flow(widgets.SpaceSmall), widgets.Flow(widgets.SpaceSmall)
	var show func()
	choose := func(next history.Person) {
		r.changes.Change(history.SetBadge{Person: next.ID, Colour: next.Colour, Shape: next.Shape}, w.NewBadge(person.Name), func() {
			r.LoadPeople()
			show()
			changed()
		})
	}
	show = func() {
		if known, ok := r.Known(person.ID); ok {
			person = known
		}
		colours.Objects, shapes.Objects = nil, nil
		for i := range badges {
			coloured, shaped := person, person
			coloured.Colour, shaped.Shape = i, i
			colours.Add(badgeTile(coloured, look(coloured), coloured == person, func() { choose(coloured) }))
			shapes.Add(badgeTile(shaped, look(shaped), shaped == person, func() { choose(shaped) }))
		}
	}
	show()
	return []fyne.CanvasObject{widgets.Section(w.Colour, widgets.Grouped(w.Colour, colours)), widgets.Section(w.Shape, widgets.Grouped(w.Shape, shapes))}
}

func badgeTile(p history.Person, label string, chosen bool, choose func()) fyne.CanvasObject {
	tile := widgets.NewTile(widgets.Carded, widgets.NewBadgeView(BadgeOf(p), chosenBadge), choose)
	tile.SetLabel(label)
	tile.SetSelected(chosen)
	return tile
}

// chosenBadge is the side of a badge to be chosen.
const chosenBadge = 40
