package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// joins opens the page on which somebody sits down between two rounds.
func (t *sheetTable) joins() {
	s := t.game.sheet()
	page := widgets.NewPage("Somebody joins")
	page.SetBack("Back to the sheet", func() { t.app.stack.Pop() })
	seated := s.Seated()
	after := seated[len(seated)-1]
	name := widgets.NewTextField("")
	name.SetHint("Name")
	join := func(who string) {
		if err := t.join(who, after); err != nil {
			name.SetError(words.Explain(err))
			return
		}
		t.app.stack.Pop()
	}
	name.OnSubmitted = join
	page.SetBody(
		widgets.NewHint(words.JoinTotal(s)),
		widgets.Section("Sits to the left of", t.neighbours(seated, after, func(p scoring.Player) { after = p })),
		widgets.Section("Who", t.strangers(s, join), name),
	)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "Sit down", func() { join(name.Text()) }))
	t.app.stack.Push(page)
	t.app.focus(name.Entry().(fyne.CanvasObject))
}

// join seats somebody.
func (t *sheetTable) join(name string, after scoring.Player) error {
	p, err := t.app.meet(name)
	if err != nil {
		return err
	}
	return t.game.Do(scoring.Join{At: t.game.now(), Person: scoring.Person{ID: p.ID, Name: p.Name}, After: after})
}

// neighbours is a choice of whom to sit next to.
func (t *sheetTable) neighbours(seated []scoring.Player, now scoring.Player, chosen func(scoring.Player)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	var chips []*widgets.Chip
	for _, p := range seated {
		chip := widgets.NewPersonChip(t.mark(p), t.game.sheet().People[p].Name, nil)
		chip.SetSelected(p == now)
		chip.OnTapped = func() {
			for _, other := range chips {
				other.SetSelected(other == chip)
			}
			chosen(p)
		}
		chips = append(chips, chip)
		row.Add(chip)
	}
	return row
}

// strangers are those known who do not play; tapping one seats them.
func (t *sheetTable) strangers(s scoring.Sheet, join func(string)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, p := range active(t.app.people) {
		if slices.ContainsFunc(s.People, func(q scoring.Person) bool { return q.ID == p.ID }) {
			continue
		}
		row.Add(widgets.NewPersonChip(markOf(p), p.Name, func() { join(p.Name) }))
	}
	widgets.SetVisible(row, len(row.Objects) > 0)
	return row
}
