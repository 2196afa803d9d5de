package setup

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// offeredGroups is how many groups one can choose with one tap: that of the latest game, and another.
const offeredGroups = 2

// addGroups adds a chip for each group of people who played together lately, unless
// there is only one.
func (s *setupPage) addGroups() *fyne.Container {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, g := range s.offers[:min(len(s.offers), offeredGroups)] {
		chip := widgets.NewChip(titleOf(g), func() {
			seats := g
			if s.now.isSeated(g) {
				seats.Latest.Seats = nil // they get up
			}
			s.change(s.now.sit(seats, s.Active()))
		})
		s.groups = append(s.groups, chip)
		row.Add(chip)
	}
	widgets.SetVisible(row, len(s.offers) > 1)
	return row
}

// showGroup shows which group is seated, and its name.
func (s *setupPage) showGroup() {
	people := s.now.ids()
	for i, chip := range s.groups {
		chip.SetSelected(s.now.isSeated(s.offers[i]))
	}
	s.named.Objects = nil
	if len(people) > 1 && !slices.ContainsFunc(s.now.Seats, isStranger) {
		s.named.Add(s.nameField(people))
	}
}

func (s *setupPage) nameField(people []string) *widgets.TextField {
	id := history.GroupID(people)
	name := ""
	if i := slices.IndexFunc(s.offers, func(g history.Group) bool { return history.GroupID(g.People) == id }); i >= 0 {
		name = s.offers[i].Name
	}
	return s.NoteField(frame.Note{
		Label: s.Words.Setup.GroupName, Hint: s.Words.Setup.GroupExample, Text: name, Draft: "group/" + id,
		Intent: func(text string) history.Intent { return history.NameGroup{People: people, Name: text} },
	})
}

// longNames is how many characters the names of a group may have on its chip.
const longNames = 60

// titleOf returns the name of a group, or those of its people: "Ann, Ben, Cy". Names of
// which only the first would be read are letters, as on their badges: "A, B, C".
func titleOf(g history.Group) string {
	names := strings.Join(g.Latest.Players(), ", ")
	switch {
	case g.Name != "":
		return g.Name
	case utf8.RuneCountInString(names) <= longNames:
		return names
	}
	var letters []string
	for _, name := range g.Latest.Players() {
		first, _ := utf8.DecodeRuneInString(name)
		letters = append(letters, strings.ToUpper(string(first)))
	}
	return strings.Join(letters, ", ")
}

// groups returns the groups of people who are all known, of which the first are offered.
func (s setup) groups(all []history.Group, known []history.Person) []history.Group {
	var offered []history.Group
	for _, g := range all {
		if here := s.sit(g, known).Seats; len(here) == len(g.Latest.Seats) && len(s.offered(here)) == len(here) {
			offered = append(offered, g)
		}
	}
	return offered
}

// sit seats a group as in its latest game.
func (s setup) sit(g history.Group, known []history.Person) setup {
	s.Seats = nil
	for _, seat := range g.Latest.Seats {
		s.Seats = append(s.Seats, history.Person{ID: seat.Person})
	}
	return s.known(known)
}

// isSeated reports whether a group is seated, and nobody else.
func (s setup) isSeated(g history.Group) bool {
	return history.GroupID(s.ids()) == history.GroupID(g.People)
}

func (s setup) ids() (ids []string) {
	for _, p := range s.Seats {
		ids = append(ids, p.ID)
	}
	return ids
}
