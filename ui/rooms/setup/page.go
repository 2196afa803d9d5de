package setup

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/houserules"
	"tabby/ui/kit/widgets"
)

// A setupPage sets up a new game: who sits where, which game, how long, and by which house rules.
type setupPage struct {
	*Room

	now       setup
	page      *widgets.Page
	people    *fyne.Container
	again     *widgets.Text    // how a player is taken out, and has another cat
	known     []history.Person // to choose from
	order     []string         // their IDs, as their chips stand
	chips     []*widgets.Chip  // one for each
	computers fyne.CanvasObject
	robots    []*widgets.Chip // by name of a computer
	name      *widgets.TextField
	echo      *widgets.Text // who was added by name, to those who listen
	seats     *fyne.Container
	games     *gameList
	topics    *chooser
	offers    []history.Group // of people who are known
	groups    []*widgets.Chip // one for each of the first
	rules     *houserules.Form
	paper     *fyne.Container
	named     *fyne.Container
	fair      *fairStart
	why       *widgets.Text
	start     *widgets.Button
}

// paneWidth is the least width of one of two panes, in device-independent pixels.
const paneWidth = 420

func (r *Room) newPage(now setup, groups []history.Group) *setupPage {
	s := &setupPage{Room: r, page: r.NewPage(r.Words.Common.NewGame), offers: now.groups(groups, r.Active())}
	w := &r.Words.Setup
	s.people, s.again = widgets.Flow(widgets.SpaceSmall), widgets.NewHint("")
	s.name = widgets.NewTextField("")
	s.name.SetHint(w.AddName)
	s.name.SetListed()
	s.name.SetText(now.Typed)
	s.name.OnChanged = s.typed
	s.name.OnSubmitted = func(string) { s.submit() }
	s.name.SetBeside(widgets.NewIconButton(widgets.IconPlus, w.Add, s.add))
	s.addComputers()
	s.fair, s.echo = s.newFairStart(), widgets.NewEcho()
	s.why = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	s.start = widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, w.Start, func() { s.ReadyHere(s.begin) })
	s.page.SetBody(s.page.Panes(paneWidth, widgets.SpaceHuge,
		widgets.Column(widgets.SpaceHuge, widgets.Section(w.WhoPlays, s.addGroups(), s.people, s.again, container.NewStack(s.echo, s.name)), s.computers, s.fair),
		widgets.Section(w.WhatTheyPlay, s.choices(now))))
	s.page.SetWide()
	s.page.SetButtons(s.why, s.start)
	s.change(now)
	if r.Canvas().Size().Width >= frame.Wide {
		s.topics.open(gameTopic)
	}
	return s
}

// choices makes the rows of what is chosen besides the players, and what they open.
func (s *setupPage) choices(now setup) fyne.CanvasObject {
	s.seats = widgets.Column(widgets.SpaceSmall)
	s.rules = houserules.NewForm(s.Words, func(k engine.Key, v engine.Value) { s.change(s.now.agree(k, v)) })
	s.games = s.newGameList(now)
	s.paper, s.named = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	s.topics = newChooser([topics]fyne.CanvasObject{
		gameTopic:  s.games.all,
		endTopic:   s.rules.Ending,
		seatsTopic: widgets.Column(widgets.SpaceMedium, s.seats, s.named, widgets.NewExpander(s.Words.Setup.Paper, widgets.Grouped(s.Words.Setup.Paper, s.paper))),
		houseTopic: s.rules.House,
		dayTopic:   s.newDay(now.Day),
	})
	return s.topics.all
}

// newDay makes the field for the day of a game that was played before.
func (s *setupPage) newDay(day string) fyne.CanvasObject {
	w := s.Words.Setup
	field := frame.NewDayField(s.Words, w.Day, day, s.Now())
	if field.Text() == "" {
		field.SetText(day) // it was left half typed
	}
	help := field.OnChanged
	field.OnChanged = func(text string) {
		help(text)
		day, _ := field.Day()
		field.SetError("") // what is wrong stands at the button
		s.change(s.now.on(day))
	}
	return widgets.Column(widgets.SpaceSmall, widgets.NewHint(w.DayHint), field)
}

// Content returns the page.
func (s *setupPage) Content() fyne.CanvasObject { return s.page }

// Route leads back to what is half done.
func (s *setupPage) Route() frame.Route { return frame.SetupRoom.Route("") }

// change shows another setup, saved as a draft first. It rebuilds only the parts
// that change, so that focus and scroll stay.
func (s *setupPage) change(next setup) {
	next.Typed = s.name.Text()
	s.SaveDraft(draftSetup, next)
	before := s.now
	s.now = next
	reseated := before.Variant == "" || !slices.Equal(before.Seats, next.Seats)
	s.showPeople()
	if reseated {
		s.showGroup()
	}
	if reseated || before.Variant != next.Variant {
		s.showPaper()
	}
	if reseated || before.dealerID() != next.dealerID() {
		s.showSeats()
	}
	s.games.show(next)
	s.showComputers()
	s.fair.show(next)
	s.rules.Show(next.table(), len(next.Seats))
	s.topics.show(s.Words, next, s.Now())
	why := next.why(s.Words, s.Now())
	s.why.SetText(cmp.Or(why, next.summary(s.Words, s.Now())))
	s.start.SetEnabled(why == "")
	s.page.Refresh()
	s.page.Clamp()
}

func (s *setupPage) typed(text string) {
	s.now.Typed = text
	s.SaveDraft(draftSetup, s.now)
}

// submit seats those whose names are typed, and leaves the field to the next.
func (s *setupPage) submit() {
	if names := s.takeNames(); names != "" {
		s.Ready(func() { s.meet(names) })
	}
}

// add seats those whose names are typed, and goes back to the field for the next.
func (s *setupPage) add() {
	s.submit()
	s.Focus(s.name.Entry().(fyne.CanvasObject))
}

// takeNames takes what is typed out of the field.
func (s *setupPage) takeNames() string {
	names := s.name.Text()
	s.name.SetText("")
	return names
}

// meet seats the people of the names in a text, and reports whether it could.
func (s *setupPage) meet(text string) bool {
	return s.TakeNames(s.name, text, func(name string) (there string, err error) {
		p, err := s.Meet(name)
		if err != nil {
			return "", err
		}
		if s.now.seated(p.ID) < 0 {
			s.change(s.now.toggle(p))
		} else {
			there = p.Name
		}
		s.echo.SetLabel(s.Words.Setup.Seated(p.Name, s.now.seated(p.ID)+1))
		return there, nil
	})
}

// begin begins the game. A name that is still in its field is meant to play. With
// the virtual deck the next page asks who plays for whom.
func (s *setupPage) begin() {
	if names := s.takeNames(); names != "" && !s.meet(names) || !s.meetComputers() {
		return
	}
	id, err := s.beginGame(s.now.start(s.Now()))
	if s.Refused(err) {
		return
	}
	room := frame.SheetRoom
	if s.now.Virtual {
		room = frame.DeckRoom
	}
	s.Go(room.Route(id))
}

// why says why the game cannot begin yet, or returns "". Missing players are no
// mistake.
func (s setup) why(w *words.Language, at time.Time) string {
	if r := s.table().Rules.Players; len(s.Seats) < r.Min {
		return w.Setup.ChoosePlayers(w.Interval(r))
	}
	if why := frame.WhyNotOn(w, s.Day, at); why != "" && !s.Virtual {
		return why
	}
	if _, err := scoring.Decide(scoring.Game{}, s.start(at)); err != nil {
		return w.Refusals.Explain(err)
	}
	return ""
}

// showPeople shows who plays. It rebuilds the chips only when other people are
// known, so that the focus stays on the one that was tapped.
func (s *setupPage) showPeople() {
	if known := s.inOrder(s.now.offered(s.Active())); !slices.Equal(s.known, known) {
		s.known, s.chips, s.people.Objects = known, nil, nil
		for _, p := range known {
			chip := widgets.NewPersonChip(badges.Of(p), p.Name, func() { s.change(s.now.toggle(p)) })
			s.chips = append(s.chips, chip)
			s.people.Add(chip)
		}
	}
	hint := s.Words.Setup.TapAgain
	for i, p := range s.known {
		chip, label := s.chips[i], ""
		chip.OnFace = nil
		seat := s.now.seated(p.ID)
		if seat >= 0 {
			label = s.Words.Setup.Seated(p.Name, seat+1)
		}
		if seat >= 0 && !frame.IsComputer(p) {
			hint, chip.OnFace = s.Words.Setup.FaceHint, func() { s.openFace(p) }
		}
		chip.SetLabel(label)
		chip.SetSelected(seat >= 0)
	}
	s.again.SetText(hint)
	widgets.SetVisible(s.people, len(s.known) > 0)
	widgets.SetVisible(s.again, len(s.known) > 0)
}

// inOrder sorts people as their chips stand: who was seated first comes first, then the
// latest players. Who is met later comes last, so that no chip moves.
func (s *setupPage) inOrder(people []history.Person) []history.Person {
	for _, p := range slices.Concat(s.now.Seats, people) {
		if !slices.Contains(s.order, p.ID) {
			s.order = append(s.order, p.ID)
		}
	}
	slices.SortStableFunc(people, func(a, b history.Person) int {
		return slices.Index(s.order, a.ID) - slices.Index(s.order, b.ID)
	})
	return people
}

func (s *setupPage) showSeats() {
	s.seats.Objects = nil
	if len(s.now.Seats) == 0 {
		return
	}
	var rows []widgets.Movable
	var names []string
	for _, p := range s.now.Seats {
		rows, names = append(rows, s.seatRow(p)), append(names, p.Name)
	}
	shuffle := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShuffle, s.Words.Setup.Shuffle, func() {
		s.change(s.now.order(s.Dice.Perm(len(s.now.Seats))))
	})
	draw := widgets.NewIconTextButton(widgets.Secondary, widgets.IconCut, s.Words.Setup.DrawDealer, func() {
		s.change(s.now.deal(s.now.Seats[s.Dice.IntN(len(s.now.Seats))].ID))
	})
	list := widgets.NewReorder(&s.Words.Kit, rows, s.moved)
	list.SetNames(names)
	s.seats.Add(list)
	s.seats.Add(widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, shuffle, draw))
}

// moved keeps a move that the list of seats shows already.
func (s *setupPage) moved(from, to int) {
	s.now = s.now.move(from, to)
	s.change(s.now)
}

// seatRow returns the row of a seat, with a button that is checked while its player deals first.
func (s *setupPage) seatRow(p history.Person) widgets.Movable {
	dealer, icon := p.ID == s.now.dealerID(), widgets.IconDeal
	if dealer {
		icon = widgets.IconCheck
	}
	sign := widgets.Column(widgets.SpaceNone, container.NewCenter(widgets.NewGlyph(icon, widgets.ColorFelt)), widgets.NewCaption(s.Words.Setup.Deal))
	deals := widgets.NewTile(widgets.Bare, sign, func() { s.change(s.now.deal(p.ID)) })
	deals.SetLabel(s.Words.Kit.Whose(p.Name, s.Words.Setup.Deal))
	deals.SetSelected(dealer)
	return widgets.Movable{
		Sign: s.face(p),
		Name: widgets.NewText(p.Name, widgets.TextStyle{Bold: true, Lines: 2}),
		Does: deals,
	}
}

// face returns the face in a seat. A tap opens the choice of another, but not for a computer player.
func (s *setupPage) face(p history.Person) fyne.CanvasObject {
	face := widgets.NewBadgeView(badges.Of(p), widgets.RowBadge)
	if frame.IsComputer(p) {
		return face
	}
	tile := widgets.NewTile(widgets.Bare, face, func() { s.openFace(p) })
	tile.SetLabel(s.Words.Kit.Whose(p.Name, s.Words.Sheet.LookOf))
	return tile
}

// openFace opens the choice of another face for a person.
func (s *setupPage) openFace(p history.Person) {
	page := s.NewPage(p.Name)
	page.SetBody(s.BadgeSections(p, func() {
		s.change(s.now.known(s.Active()))
		page.Refresh()
	})...)
	s.Open(page)
}

func (s *setupPage) showPaper() {
	s.paper.Objects = []fyne.CanvasObject{widgets.NewHint(s.Words.Setup.PaperHint)}
	for _, p := range s.now.Seats {
		field := widgets.NewStepper(&s.Words.Kit, p.Name, widgets.Span{Least: max(-999, s.now.began().Totals().Min), Most: 999}, func(n int) { s.change(s.now.carry(p.ID, n)) })
		field.SetValue(s.now.Carried[p.ID])
		s.paper.Add(field)
	}
}
