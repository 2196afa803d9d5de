package ui

import (
	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// looks is how many colours and how many shapes there are to choose from.
const looks = widgets.People

// paint opens the choice of a person's colour and shape.
func (t *sheetTable) paint(p scoring.Player) {
	person, known := t.app.known(t.game.sheet().People[p].ID)
	if !known {
		return
	}
	page := widgets.NewPage(person.Name)
	page.SetBack("Back to the sheet", func() { t.app.stack.Pop() })
	page.SetBody(t.app.lookSections(person, func() {
		t.show()
		page.Refresh()
	})...)
	t.app.stack.Push(page)
}

// lookSections are the choice of somebody's colour and of their shape. What is
// chosen counts at once.
func (a *App) lookSections(person Person, changed func()) []fyne.CanvasObject {
	colours, shapes := widgets.Flow(widgets.SpaceSmall), widgets.Flow(widgets.SpaceSmall)
	var show func()
	choose := func(next Person) {
		if a.refused(a.store.Repaint(next)) {
			return
		}
		person = next
		a.people, _ = a.store.People()
		show()
		changed()
	}
	show = func() {
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
func markTile(p Person, chosen bool, choose func()) fyne.CanvasObject {
	tile := widgets.NewTile(widgets.Carded, widgets.NewBadgeView(markOf(p), chosenMarkSide), choose)
	tile.SetSelected(chosen)
	return tile
}

// chosenMarkSide is the side of a mark to be chosen.
const chosenMarkSide = 40

// known returns somebody the store knows.
func (a *App) known(id string) (Person, bool) {
	for _, p := range a.people {
		if p.ID == id {
			return p, true
		}
	}
	return Person{}, false
}
