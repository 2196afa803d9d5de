package setup

import (
	"slices"
	"strings"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// offered returns the people to choose from. Computer players have chips of their
// own, and play with the virtual deck only.
func (s setup) offered(known []history.Person) []history.Person {
	return slices.DeleteFunc(slices.Clone(known), func(p history.Person) bool {
		return frame.IsComputer(p) && (s.Virtual || s.seated(p.ID) < 0)
	})
}

// stranger is the prefix of the ID of a computer player who is seated and not known yet;
// the name follows. Only a game that begins makes it known.
const stranger = "computer "

// isStranger reports whether a player is seated who is not known yet.
func isStranger(p history.Person) bool { return strings.HasPrefix(p.ID, stranger) }

// computer returns the computer player of that name, who is seated, known or neither.
func (s *setupPage) computer(name string) history.Person {
	known := slices.Concat(s.now.Seats, s.Active())
	if i := slices.IndexFunc(known, func(p history.Person) bool { return p.Name == name }); i >= 0 {
		return known[i]
	}
	look := len(s.People()) + slices.Index(bot.Names(), name)
	return history.Person{ID: stranger + name, Name: name, Colour: look % badges.Count, Shape: look % badges.Count}
}

// meetComputers makes the computer players known who are seated, and reports whether they
// all are.
func (s *setupPage) meetComputers() bool {
	for _, p := range s.now.Seats {
		if !isStranger(p) {
			continue
		}
		known, err := s.Meet(p.Name)
		if s.Refused(err) {
			return false
		}
		s.now = s.now.rename(p.ID, known)
	}
	return true
}

// rename returns the setup with another person in a seat.
func (s setup) rename(id string, p history.Person) setup {
	s.Dealer = s.dealerID()
	s.Seats = slices.Clone(s.Seats)
	s.Seats[s.seated(id)] = p
	if s.Dealer == id {
		s.Dealer = p.ID
	}
	return s.carry(p.ID, s.Carried[id]).carry(id, 0)
}

func (s *setupPage) showComputers() {
	widgets.SetVisible(s.computers, s.now.Virtual)
	title, start := s.Words.Common.NewGame, s.Words.Setup.Start
	if s.now.Virtual {
		title, start = s.Words.Setup.Virtual, s.Words.Setup.ToTheTable
	}
	s.page.SetTitle(title, "")
	s.start.SetText(start)
	for i, name := range bot.Names() {
		s.robots[i].SetSelected(slices.ContainsFunc(s.now.Seats, func(p history.Person) bool { return p.Name == name }))
	}
}

func (s *setupPage) addComputers() {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, name := range bot.Names() {
		chip := widgets.NewPersonChip(badges.Of(s.computer(name)), name, func() { s.change(s.now.toggle(s.computer(name))) })
		s.robots = append(s.robots, chip)
		row.Add(chip)
	}
	s.computers = widgets.Section(s.Words.Setup.Computers, row)
}
