package sheet

import (
	"tabby/scoring"
	"tabby/ui/widgets"
)

// paint opens the choice of a person's colour and shape.
func (t *Page) paint(p scoring.Player) {
	person, known := t.Known(t.Sheet().People[p].ID)
	if !known {
		return
	}
	page := widgets.NewPage(person.Name)
	page.SetBack("Back to the sheet", func() { t.Back() })
	page.SetBody(t.BadgeSections(person, func() {
		t.show()
		page.Refresh()
	})...)
	t.Show(page)
}
