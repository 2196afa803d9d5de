package ui

import (
	"slices"

	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// computerNames are the names of computer players, one for each chair that a
// person cannot take.
var computerNames = []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"}

// computer seats somebody for whom the computer plays, or lets them get up.
func (s setup) computer(p Person) setup {
	s = s.toggle(p)
	s.Computers = slices.DeleteFunc(slices.Clone(s.Computers), func(id string) bool { return id == p.ID })
	if s.seated(p.ID) >= 0 {
		s.Computers = append(s.Computers, p.ID)
	}
	return s
}

// withComputers lets the computer play for those who are called like one.
func (s setup) withComputers() setup {
	for _, p := range s.Seats {
		if slices.Contains(computerNames, p.Name) {
			s.Computers = append(slices.Clone(s.Computers), p.ID)
		}
	}
	return s
}

// offered returns the people to choose from: the computers have chips of their
// own, and sit at no real table.
func (s setup) offered(known []Person) []Person {
	return slices.DeleteFunc(slices.Clone(known), func(p Person) bool {
		return slices.Contains(computerNames, p.Name) && (s.Virtual || s.seated(p.ID) < 0)
	})
}

// chairs says who plays for whom at first.
func (s setup) chairs() chairs {
	c := chairs{Levels: map[scoring.Player]string{}}
	for i, p := range s.Seats {
		if slices.Contains(s.Computers, p.ID) {
			c.Levels[scoring.Player(i)] = bot.Steady.String()
		}
	}
	return c
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

// seatedComputer reports whether the computer plays for somebody of that name.
func (s setup) seatedComputer(name string) bool {
	return slices.ContainsFunc(s.Seats, func(p Person) bool { return p.Name == name && slices.Contains(s.Computers, p.ID) })
}

// showComputers shows which computers play with the virtual deck.
func (s *setupScreen) showComputers() {
	setVisible(s.computers, s.now.Virtual)
	title, start := "New game", "Start"
	if s.now.Virtual {
		title, start = "The virtual deck", "To the table"
	}
	s.page.SetTitle(title, "")
	s.start.SetText(start)
	for i, name := range computerNames {
		s.robots[i].SetSelected(s.now.seatedComputer(name))
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
