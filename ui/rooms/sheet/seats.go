package sheet

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/badges"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// joins opens the page on which a person joins between two rounds.
func (m *menu) joins() {
	s, w := m.Sheet(), &m.Words.Sheet
	page := m.subpage(w.Joins)
	seated := s.Seated()
	after := seated[len(seated)-1]
	name := widgets.NewTextField("")
	name.SetHint(m.Words.People.Name)
	name.SetListed()
	join := func(text string) {
		for names := m.NamesIn(text); len(names) > 0; names = names[1:] {
			var err error
			if after, err = m.sit(names[0], after); err != nil {
				name.SetText(strings.Join(names, ", "))
				name.SetError(m.Words.Refusals.Explain(err))
				return
			}
		}
		m.Close()
	}
	name.OnSubmitted = join
	page.SetBody(
		widgets.NewHint(m.Words.Table.JoinTotal(s)),
		widgets.Section(w.LeftOf, m.neighbours(s, after, func(p scoring.Player) { after = p })),
		widgets.Section(w.Who, m.strangers(s, join), name),
	)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, w.SitDown, func() { join(name.Text()) }))
	m.Open(page)
	m.Focus(name.Entry().(fyne.CanvasObject))
}

// sit seats the person of a name to the left of a player, and returns who sits there then.
func (m *menu) sit(name string, after scoring.Player) (scoring.Player, error) {
	p, err := m.Meet(name)
	if err != nil {
		return after, err
	}
	who := scoring.Person{ID: p.ID, Name: p.Name}
	if err := m.game.Do(scoring.Join{At: m.game.Now(), Person: who, After: after}); err != nil {
		return after, err
	}
	return scoring.Player(slices.IndexFunc(m.Sheet().People, who.Same)), nil
}

// neighbours returns the choice of whose left to sit on.
func (m *menu) neighbours(s scoring.Sheet, now scoring.Player, chosen func(scoring.Player)) fyne.CanvasObject {
	seated := s.Seated()
	var chips []*widgets.Chip
	for _, p := range seated {
		chips = append(chips, widgets.NewPersonChip(m.badge(p), s.People[p].Name, nil))
	}
	return widgets.OneOf(slices.Index(seated, now), chips, func(i int) { chosen(seated[i]) })
}

// strangers returns the people who do not play; tapping one seats them.
func (m *menu) strangers(s scoring.Sheet, join func(string)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, p := range m.Humans() {
		who := scoring.Person{ID: p.ID, Name: p.Name}
		if slices.ContainsFunc(s.People, who.Same) && s.Left(who) == scoring.Nobody {
			continue
		}
		row.Add(widgets.NewPersonChip(badges.Of(p), p.Name, func() { join(p.Name) }))
	}
	widgets.SetVisible(row, len(row.Objects) > 0)
	return row
}

func (m *menu) reseat() {
	s, w := m.Sheet(), &m.Words.Sheet
	page := m.subpage(w.Seats)
	seats := slices.Clone(s.Seats)
	var rows []widgets.Movable
	var names []string
	for _, p := range seats {
		name := widgets.NewText(s.People[p].Name, widgets.TextStyle{Bold: true, Lines: 2})
		rows = append(rows, widgets.Movable{Sign: widgets.NewBadgeView(m.badge(p), widgets.RowBadge), Name: name})
		names = append(names, s.People[p].Name)
	}
	list := widgets.NewReorder(&m.Words.Kit, rows, func(from, to int) {
		p := seats[from]
		seats = slices.Insert(slices.Delete(seats, from, from+1), to, p)
	})
	list.SetNames(names)
	page.SetBody(widgets.NewHint(w.SeatsHint), list)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.SitSo, func() {
		m.Close()
		m.perform(scoring.Reseat{At: m.game.Now(), Seats: seats}, m.Undo)
	}))
	m.Open(page)
}
