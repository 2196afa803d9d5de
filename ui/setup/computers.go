package setup

import (
	"slices"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/ui/widgets"
)

// offered returns the people to choose from. Computer players have chips of their
// own, and play with the virtual deck only.
func (s setup) offered(known []history.Person) []history.Person {
	return slices.DeleteFunc(slices.Clone(known), func(p history.Person) bool {
		return isComputer(p) && (s.Virtual || s.seated(p.ID) < 0)
	})
}

// isComputer reports whether somebody has the name of a computer player.
func isComputer(p history.Person) bool { return slices.Contains(bot.Names(), p.Name) }

// showComputers shows which computer players are seated.
func (s *setupPage) showComputers() {
	widgets.SetVisible(s.computers, s.now.Virtual)
	title, start := "New game", "Start"
	if s.now.Virtual {
		title, start = "The virtual deck", "To the table"
	}
	s.page.SetTitle(title, "")
	s.start.SetText(start)
	for i, name := range bot.Names() {
		s.robots[i].SetSelected(slices.ContainsFunc(s.now.Seats, func(p history.Person) bool { return p.Name == name }))
	}
}

// addComputers adds a chip for each computer player.
func (s *setupPage) addComputers() {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, name := range bot.Names() {
		chip := widgets.NewChip(name, func() { s.toggleComputer(name) })
		s.robots = append(s.robots, chip)
		row.Add(chip)
	}
	s.computers = widgets.Section("Computer players", row)
}
