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
