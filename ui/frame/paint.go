package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets"
)

// Cat returns the cat of a person. A tap gives the next one, but a computer player has that of its name.
func (r *Roster) Cat(person history.Person, changed func()) fyne.CanvasObject {
	w := r.messages.world.Words
	face := widgets.NewBadgeView(badges.Of(person), portrait)
	face.Dim = person.Retired
	if IsComputer(person) {
		return container.NewCenter(face)
	}
	below := widgets.NewText(w.Shell.AnotherCat, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorFelt, Align: fyne.TextAlignCenter})
	tile := widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceTiny, container.NewCenter(face), below), func() {
		now, _ := r.Known(person.ID)
		r.changes.Change(history.SetCat{Person: person.ID, Cat: (now.Cat()+1)%history.Cats + 1}, w.Shell.NewCat(person.Name), func() {
			r.LoadPeople()
			changed()
		})
	})
	tile.SetLabel(w.Labelled(w.Shell.AnotherCat, w.Kit.Cat(person.Cat()+1)))
	return container.NewCenter(tile)
}

// portrait is the side of the cat of a person on their page.
const portrait = 96

// BadgeSections returns the choice of a person's cat, colour and shape. What is chosen counts
// at once.
func (r *Roster) BadgeSections(person history.Person, changed func()) []fyne.CanvasObject {
	w := r.messages.world.Words.Shell
	look := func(p history.Person) string { return r.messages.world.Words.Kit.Badge(p.Shape, p.Colour) }
	cat, colours, shapes := container.NewStack(), widgets.Flow(widgets.SpaceSmall), widgets.Flow(widgets.SpaceSmall)
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
		person.Chosen = person.Cat() + 1 // also with another badge
		cat.Objects = []fyne.CanvasObject{r.Cat(person, func() {
			show()
			changed()
		})}
		colours.Objects, shapes.Objects = nil, nil
		for i := range widgets.People {
			coloured, shaped := person, person
			coloured.Colour, shaped.Shape = i, i
			colours.Add(badgeTile(coloured, look(coloured), coloured == person, func() { choose(coloured) }))
			shapes.Add(badgeTile(shaped, look(shaped), shaped == person, func() { choose(shaped) }))
		}
	}
	show()
	return []fyne.CanvasObject{cat, widgets.Section(w.Colour, widgets.Grouped(w.Colour, colours)), widgets.Section(w.Shape, widgets.Grouped(w.Shape, shapes))}
}

func badgeTile(p history.Person, label string, chosen bool, choose func()) fyne.CanvasObject {
	tile := widgets.NewTile(widgets.Carded, widgets.NewBadgeView(badges.Of(p), chosenBadge), choose)
	tile.SetLabel(label)
	tile.SetSelected(chosen)
	return tile
}

// chosenBadge is the side of a badge to be chosen.
const chosenBadge = 40
