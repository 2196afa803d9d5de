package setup

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/table/game"
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

// titleOf returns the name of a group, or those of its people: "Ann, Ben, Cy". If only the first
// name could be read, the names become letters, as on their badges: "A, B, C".
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

// groups returns the groups of people who are all known; the first are offered.
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

// A Store lists the latest games and counts them.
type Store interface {
	game.Recent
	// Statistics counts games. It may take seconds and may be called from any
	// goroutine.
	Statistics(stats.Query, history.Work) (stats.Report, error)
}

// A fairStart offers a head start to those whom others are ahead of, folded.
type fairStart struct {
	*widgets.Expander

	page    *setupPage
	rows    *fyne.Container
	variant string // of the report
	counted bool   // the report is there
	report  stats.Report
	shown   []stats.HeadStart
	toggles []*widgets.Toggle // one for each
}

func (s *setupPage) newFairStart() *fairStart {
	w := &s.Words.Setup
	f := &fairStart{page: s, rows: widgets.Column(widgets.SpaceSmall)}
	f.Expander = widgets.NewExpander(w.FairStart, widgets.Column(widgets.SpaceSmall, f.rows, widgets.NewHint(w.FairHint)))
	f.Hide()
	return f
}

// show shows what can be offered to those who are seated. The games of another variant are
// counted first.
func (f *fairStart) show(now setup) {
	if f.variant != now.Variant {
		variant := now.Variant
		f.variant, f.counted, f.report = variant, false, stats.Report{}
		frame.Load(f.page.Messenger, func() (stats.Report, error) {
			return f.page.store.Statistics(stats.Query{Variant: variant}, history.Work{})
		}, func(r stats.Report) {
			if f.variant == variant {
				f.counted, f.report = true, r
				f.offer(f.page.now)
			}
		})
	}
	f.offer(now)
}

// offer shows the head starts that are sure enough, and which of them are taken. One that is
// not offered any more is not given. It rebuilds the switches only when other ones are, so that
// the focus stays.
func (f *fairStart) offer(now setup) {
	offers := now.offers(f.report)
	if kept := now.taking(offers); f.counted && !maps.Equal(kept.HeadStarts, now.HeadStarts) {
		f.page.change(kept)
		return
	}
	if !slices.Equal(offers, f.shown) {
		f.shown, f.toggles, f.rows.Objects = offers, nil, nil
		for _, o := range offers {
			t := f.toggle(now, o)
			f.toggles = append(f.toggles, t)
			f.rows.Add(t)
		}
		widgets.SetVisible(f.Expander, len(offers) > 0)
		f.page.page.Refresh()
	}
	for i, o := range f.shown {
		f.toggles[i].SetOn(now.HeadStarts[o.Person] > 0)
	}
}

// toggle returns the switch of an offer.
func (f *fairStart) toggle(now setup, o stats.HeadStart) *widgets.Toggle {
	w := &f.page.Words.Setup
	p := now.Seats[now.seated(o.Person)]
	return widgets.NewToggle(w.StartsAhead(p.Name, o.Points), w.GoingBy(o.Games), func(on bool) {
		points := 0
		if on {
			points = o.Points
		}
		f.page.change(f.page.now.ahead(p.ID, points))
	})
}

// offers returns the head starts for those who are seated. One that was taken stays as it was.
func (s setup) offers(r stats.Report) []stats.HeadStart {
	rounds := 0
	if t := s.table(); t.Value(engine.End) == engine.EndRounds {
		rounds = t.Number(engine.Rounds)
	}
	all := r.HeadStarts(s.ids(), rounds)
	for i, h := range all {
		if points := s.HeadStarts[h.Person]; points > 0 {
			all[i].Points = points
		}
	}
	return all
}

// taking returns the setup with those of its head starts that are offered.
func (s setup) taking(offers []stats.HeadStart) setup {
	s.HeadStarts = maps.Clone(s.HeadStarts)
	maps.DeleteFunc(s.HeadStarts, func(id string, _ int) bool {
		return !slices.ContainsFunc(offers, func(h stats.HeadStart) bool { return h.Person == id })
	})
	return s
}

// ahead gives a person a head start; 0 takes it away.
func (s setup) ahead(id string, points int) setup {
	s.HeadStarts = withNumber(s.HeadStarts, id, points)
	return s
}

// headStarts returns how many points each player is ahead, or nil if nobody is.
func (s setup) headStarts() []int {
	all, given := make([]int, len(s.Seats)), false
	for i, p := range s.Seats {
		all[i] = s.HeadStarts[p.ID]
		given = given || all[i] > 0
	}
	if !given {
		return nil
	}
	return all
}
