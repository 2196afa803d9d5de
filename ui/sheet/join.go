package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// joins opens the page on which a person joins between two rounds.
func (t *Page) joins() {
	s := t.Sheet()
	page := t.subpage("Somebody joins")
	seated := s.Seated()
	after := seated[len(seated)-1]
	name := widgets.NewTextField("")
	name.SetHint("Name")
	join := func(who string) {
		if err := t.join(who, after); err != nil {
			name.SetError(words.Explain(err))
			return
		}
		t.Close()
	}
	name.OnSubmitted = join
	page.SetBody(
		widgets.NewHint(words.JoinTotal(s)),
		widgets.Section("Sits to the left of", t.neighbours(s, after, func(p scoring.Player) { after = p })),
		widgets.Section("Who", t.strangers(s, join), name),
	)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "Sit down", func() { join(name.Text()) }))
	t.Open(page)
	t.Focus(name.Entry().(fyne.CanvasObject))
}

// join seats a person.
func (t *Page) join(name string, after scoring.Player) error {
	p, err := t.Meet(name)
	if err != nil {
		return err
	}
	return t.game.Do(scoring.Join{At: t.game.Now(), Person: scoring.Person{ID: p.ID, Name: p.Name}, After: after})
}

// neighbours returns the choice of whose left to sit on.
func (t *Page) neighbours(s scoring.Sheet, now scoring.Player, chosen func(scoring.Player)) fyne.CanvasObject {
	seated := s.Seated()
	var chips []*widgets.Chip
	for _, p := range seated {
		chips = append(chips, widgets.NewPersonChip(t.badge(p), s.People[p].Name, nil))
	}
	return widgets.OneOf(slices.Index(seated, now), chips, func(i int) { chosen(seated[i]) })
}

// strangers returns the people who do not play; tapping one seats them.
func (t *Page) strangers(s scoring.Sheet, join func(string)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, p := range t.Active() {
		who := scoring.Person{ID: p.ID, Name: p.Name}
		if slices.ContainsFunc(s.People, who.Same) && s.Left(who) == scoring.Nobody {
			continue
		}
		row.Add(widgets.NewPersonChip(frame.BadgeOf(p), p.Name, func() { join(p.Name) }))
	}
	widgets.SetVisible(row, len(row.Objects) > 0)
	return row
}
