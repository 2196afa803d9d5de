package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/draw/badges"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/houserules"
	"tabby/ui/kit/widgets"
)

// A menu is what can be done with the game and its players, besides writing scores down.
type menu struct {
	*table

	cards  *cards
	guests *guests
	show   func() // shows the game again
	rest   func() // lets what lands on the sheet be there at once
	enter  func(scoring.Player)
}

func (m *menu) open() {
	m.rest()
	s, w := m.Sheet(), &m.Words.Sheet
	can := m.againChoices()
	if !s.Over && m.away == "" {
		can = append(can,
			frame.Choice{Icon: widgets.IconPerson, Text: w.Joins, Do: m.joins},
			frame.Choice{Icon: widgets.IconShuffle, Text: w.ChangeSeats, Do: m.reseat},
		)
		if s.Ruleset.Value(engine.End) == engine.EndOpen {
			can = append(can, frame.Choice{Icon: widgets.IconTrophy, Text: w.EndNow, Do: func() { m.endGame(func() {}) }})
		}
		can = append(can, m.clockChoices(s)...)
		if m.cards.from != nil {
			can = append(can, frame.Choice{Icon: widgets.IconCards, Text: w.DealVirtual, Do: m.cards.deal})
		}
		if m.cards.state == game.DeckRunning {
			can = append(can, frame.Choice{Icon: widgets.IconTrash, Text: w.ThrowAwayTitle, Do: m.cards.throwAway})
		}
	}
	can = append(can, m.winnerChoices(s)...)
	can = append(can, frame.Choice{Text: w.TheGame})
	can = append(can, m.guests.choice(s)...)
	if m.CanSpeak() {
		can = append(can, frame.Choice{Icon: widgets.IconSpeak, Text: w.SayStandings, Do: func() { m.Speak(m.Words.Table.SpokenStandings(m.Sheet())) }})
	}
	can = append(can, m.soundChoices()...)
	can = append(can,
		frame.Choice{Icon: widgets.IconChart, Text: m.Words.Common.LookingBack, Do: func() { m.goTo(frame.StoryRoom) }},
		frame.Choice{Icon: widgets.IconHouse, Text: w.Agreed, Do: m.agree},
	)
	can = append(can, m.libraryChoices()...)
	if !fyne.CurrentDevice().IsMobile() {
		can = append(can, frame.Choice{Icon: widgets.IconHelp, Text: m.Words.Shell.Keys, Do: func() { m.Go(frame.KeysRoom.Route()) }})
	}
	m.Menu(w.AtTheTable, "", can)
}

// winnerChoices offers to say who has won, if the points alone do not decide it.
func (m *menu) winnerChoices(s scoring.Sheet) []frame.Choice {
	open := s.Over || s.Tied != nil || s.Ruleset.Value(engine.End) == engine.EndOpen
	if m.away != "" || s.Clock.Asked || !open || !s.Played() {
		return nil
	}
	return []frame.Choice{{Icon: widgets.IconTrophy, Text: m.Words.Sheet.SayWinner, Do: func() { m.sayWinner(s) }}}
}

// sayWinner asks who has won, whatever the points say.
func (m *menu) sayWinner(s scoring.Sheet) {
	var all []frame.Choice
	for _, p := range s.Seated() {
		all = append(all, frame.Choice{Icon: widgets.IconPerson, Text: s.People[p].Name, Do: func() {
			m.perform(scoring.EndGame{At: m.game.Now(), Won: []scoring.Player{p}}, m.Undo)
		}})
	}
	m.Menu(m.Words.Sheet.SayWinner, m.Words.Sheet.SayWinnerText, all)
}

// againChoices offers to redo what was undone last.
func (m *menu) againChoices() []frame.Choice {
	if m.away != "" || m.game.State().LastUndone() == nil {
		return nil
	}
	return []frame.Choice{{Icon: widgets.IconRedo, Text: m.Words.Common.Redo, Do: m.Redo}}
}

func (m *menu) clockChoices(s scoring.Sheet) []frame.Choice {
	switch {
	case !s.Clock.Runs || s.Clock.Up:
		return nil
	case s.Clock.Paused:
		return []frame.Choice{{Icon: widgets.IconPlay, Text: m.Words.Sheet.StartClock, Do: func() { m.do(scoring.Resume{At: m.game.Now()}) }}}
	}
	return []frame.Choice{{Icon: widgets.IconPause, Text: m.Words.Sheet.StopClock, Do: func() { m.do(scoring.Pause{At: m.game.Now()}) }}}
}

// soundChoices offers to turn sounds off or on, if there are any.
func (m *menu) soundChoices() []frame.Choice {
	p, c := m.Preferences(), frame.Choice{Icon: widgets.IconQuiet, Text: m.Words.Sheet.SoundsOff}
	if !m.CanPlay() {
		return nil
	}
	if p.Silent {
		c.Icon, c.Text = widgets.IconSpeak, m.Words.Sheet.SoundsOn
	}
	p.Silent = !p.Silent
	c.Do = func() { m.SetPreferences(p, func() {}) }
	return []frame.Choice{c}
}

// libraryChoices offers to keep the rules of a game that was made on another device.
func (m *menu) libraryChoices() []frame.Choice {
	begun, _ := m.game.State().Started()
	g := begun.Game
	if g == nil {
		return nil
	}
	if _, kept := m.CustomGame(g.Variant()); kept {
		return nil
	}
	w := &m.Words.OwnGames
	return []frame.Choice{{Icon: widgets.IconPlus, Text: w.Add, Do: func() { m.Change(m.With(*g), w.Added(g.Name), func() {}) }}}
}

func (m *menu) player(p scoring.Player) {
	m.rest()
	s, w := m.Sheet(), &m.Words.Sheet
	var can []frame.Choice
	if !s.Over && s.Status[p] == scoring.In && s.Dealer != p {
		can = []frame.Choice{{Icon: widgets.IconDeal, Text: w.DealsNext, Do: func() { m.do(scoring.ChooseDealer{At: m.game.Now(), Player: p}) }}}
	}
	if !s.Over && s.Status[p] != scoring.Gone {
		can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: w.Leaves, Do: func() { m.leave(p) }})
	}
	if !s.Over && s.Status[p] == scoring.Gone {
		can = append(can, frame.Choice{Icon: widgets.IconPerson, Text: w.ComesBack, Do: func() {
			m.perform(scoring.Join{At: m.game.Now(), Person: s.People[p], After: scoring.Nobody}, m.Undo) // with their total
		}})
	}
	if person, known := m.Known(s.People[p].ID); known && !frame.IsComputer(person) {
		can = append(can, frame.Choice{Icon: widgets.IconEdit, Text: w.LookOf, Do: func() { m.openBadge(p) }})
	}
	m.Menu(s.People[p].Name, m.Words.Table.Player(s, p), can)
}

func (m *menu) openBadge(p scoring.Player) {
	person, _ := m.Known(m.Sheet().People[p].ID)
	page := m.subpage(person.Name)
	page.SetBody(m.BadgeSections(person, func() {
		m.show()
		page.Refresh()
	})...)
	m.Open(page)
}

func (m *menu) leave(p scoring.Player) {
	w, name := &m.Words.Sheet, m.Sheet().People[p].Name
	m.Ask(widgets.ConfirmWords{Title: w.Leaving(name), Text: w.MayComeBack(name), Accept: w.LeavesNow, Cancel: w.KeepPlaying}, func() { m.perform(scoring.Leave{At: m.game.Now(), Player: p}, m.Undo) })
}

// endGame asks before the game ends, and first calls back, which leads to the sheet.
func (m *menu) endGame(back func()) {
	w := &m.Words.Sheet
	m.Ask(widgets.ConfirmWords{Title: w.EndNow, Text: w.EndText, Accept: w.EndIt, Cancel: w.PlayOn}, func() {
		back()
		m.perform(scoring.EndGame{At: m.game.Now()}, m.Undo)
	})
}

// agree opens the ending and the house rules of the current game, and the way to end it now.
func (m *menu) agree() {
	w := &m.Words.Sheet
	page := m.subpage(w.Agreed)
	var form *houserules.Form
	show := func() { s := m.Sheet(); form.Show(s.Ruleset, len(s.People)) }
	form = houserules.NewForm(m.Words, func(k engine.Key, v engine.Value) {
		m.perform(scoring.Agree{At: m.game.Now(), House: engine.House{k: v}}, func() {
			m.Undo()
			show()
		})
		show()
	})
	show()
	page.SetBody(
		widgets.NewHint(w.AgreedHint),
		widgets.Section(w.ItEnds, form.Ending), widgets.Section(m.Words.Common.HouseRules, form.House))
	if !m.Sheet().Over && m.away == "" {
		page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrophy, w.EndNow, func() { m.endGame(m.Close) }))
	}
	m.Open(page)
}

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
		if m.TakeNames(name, text, func(name string) (_ string, err error) {
			after, err = m.sit(name, after)
			return "", err
		}) {
			m.Close()
		}
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

// sit seats the person of a name to the left of a player, and returns who sits there after that.
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
