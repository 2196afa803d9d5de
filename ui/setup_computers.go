package ui

import (
	"slices"

	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// computerNames are the names of computer players, one for each chair that a
// person cannot take. The computer plays for whoever is called so, unless the chairs
// say otherwise.
var computerNames = []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"}

// offered returns the people to choose from: the computers have chips of their
// own, and sit at no real table.
func (s setup) offered(known []Person) []Person {
	return slices.DeleteFunc(slices.Clone(known), func(p Person) bool {
		return slices.Contains(computerNames, p.Name) && (s.Virtual || s.seated(p.ID) < 0)
	})
}

// computersAmong lets the computer play for those who are called like one.
func computersAmong(s scoring.Sheet) map[scoring.Player]string {
	levels := map[scoring.Player]string{}
	for i, p := range s.People {
		if slices.Contains(computerNames, p.Name) {
			levels[scoring.Player(i)] = bot.Steady.String()
		}
	}
	return levels
}

// showComputers shows which computers play with the virtual deck.
func (s *setupScreen) showComputers() {
	widgets.SetVisible(s.computers, s.now.Virtual)
	title, start := "New game", "Start"
	if s.now.Virtual {
		title, start = "The virtual deck", "To the table"
	}
	s.page.SetTitle(title, "")
	s.start.SetText(start)
	for i, name := range computerNames {
		s.robots[i].SetSelected(slices.ContainsFunc(s.now.Seats, func(p Person) bool { return p.Name == name }))
	}
}

// robotChips are the computers that can be seated.
func (s *setupScreen) robotChips() {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, name := range computerNames {
		chip := widgets.NewChip(name, func() { s.do.computer(name) })
		s.robots = append(s.robots, chip)
		row.Add(chip)
	}
	s.computers = widgets.Section("Computer players", row)
}
