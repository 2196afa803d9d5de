package setup

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/houserules"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A setupPage sets up a new game: who plays where, what, how long, and by which
// house rules.
type setupPage struct {
	*Room

	now       setup
	page      *widgets.Page
	people    *fyne.Container
	known     []history.Person // to choose from
	chips     []*widgets.Chip  // one for each
	computers fyne.CanvasObject
	robots    []*widgets.Chip // by name of a computer
	name      *widgets.TextField
	seats     *fyne.Container
	tiles     []*widgets.Tile // by variant
	topics    *chooser
	offers    []history.Group // to choose from
	groups    []*widgets.Chip // one for each
	rules     *houserules.Form
	paper     *fyne.Container
	named     *fyne.Container
	why       *widgets.Text
	start     *widgets.Button
}

// paneWidth is the least width of one of two panes, in device-independent pixels.
const paneWidth = 420

// newPage returns the page of a game that is half set up.
func (r *Room) newPage(now setup, groups []history.Group) *setupPage {
	s := &setupPage{Room: r, page: r.NewPage("New game"), offers: now.groups(groups, r.Active())}
	s.people = widgets.Flow(widgets.SpaceSmall)
	s.name = widgets.NewTextField("")
	s.name.SetHint("Add a name")
	s.name.SetText(now.Typed)
	s.name.OnChanged = s.typed
	s.name.OnSubmitted = func(string) { s.meetTyped() }
	add := widgets.NewIconButton(widgets.IconPlus, "Add", s.meetTyped)
	s.addComputers()
	s.why = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	s.start = widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Start", s.begin)
	s.page.SetBody(widgets.Columns(paneWidth, widgets.SpaceHuge,
		widgets.Column(widgets.SpaceHuge, widgets.Section("Who plays", s.addGroups(), s.people, widgets.Row(widgets.SpaceSmall, 0, s.name, add)), s.computers),
		widgets.Section("What they play", s.choices())))
	s.page.SetWide()
	s.page.SetFooter(s.why, s.start)
	s.change(now)
	if r.Canvas().Size().Width >= frame.Wide {
		s.topics.open(gameTopic)
	}
	return s
}

// choices makes the chips of what is chosen besides the players, and what they open.
func (s *setupPage) choices() fyne.CanvasObject {
	s.seats = widgets.Column(widgets.SpaceSmall)
	games := widgets.Column(widgets.SpaceSmall)
	s.rules = houserules.NewForm(func(k engine.Key, v engine.Value) { s.change(s.now.agree(k, v)) })
	for _, r := range engine.Variants() {
		name := widgets.NewText(r.Name, widgets.TextStyle{Bold: true})
		tile := widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, name, widgets.NewHint(words.About(r))),
			func() { s.change(s.now.play(r.ID)) })
		s.tiles = append(s.tiles, tile)
		games.Add(tile)
	}
	s.paper, s.named = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	s.topics = newChooser([topics]fyne.CanvasObject{
		gameTopic:  games,
		endTopic:   s.rules.Ending,
		seatsTopic: widgets.Column(widgets.SpaceMedium, s.seats, s.named, widgets.NewExpander("Totals from a paper sheet", s.paper)),
		houseTopic: s.rules.House,
	})
	return s.topics.all
}

// Content returns the page.
func (s *setupPage) Content() fyne.CanvasObject { return s.page }

// Route leads back to what is half done.
func (s *setupPage) Route() frame.Route { return frame.Route{Room: frame.SetupRoom} }

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
		s.showPaper()
	}
	if reseated || before.dealerID() != next.dealerID() {
		s.showSeats()
	}
	for i, r := range engine.Variants() {
		s.tiles[i].SetSelected(r.ID == next.Variant)
	}
	s.showComputers()
	s.rules.Show(next.table(), len(next.Seats))
	s.topics.show(next)
	why := next.why(s.Now())
	s.why.SetText(cmp.Or(why, next.summary()))
	s.start.SetEnabled(why == "")
	s.page.Refresh()
}

// typed saves a name that is half typed.
func (s *setupPage) typed(text string) {
	s.now.Typed = text
	s.SaveDraft(draftSetup, s.now)
}

func (s *setupPage) shuffle() { s.change(s.now.order(s.Dice.Perm(len(s.now.Seats)))) }

func (s *setupPage) drawDealer() {
	s.change(s.now.deal(s.now.Seats[s.Dice.IntN(len(s.now.Seats))].ID))
}

// meetTyped seats the person whose name was typed.
func (s *setupPage) meetTyped() {
	if s.name.Text() == "" {
		return
	}
	p, err := s.Meet(s.name.Text())
	if err != nil {
		s.name.SetError(words.Explain(err))
		return
	}
	s.name.SetError("")
	s.name.SetText("")
	if s.now.seated(p.ID) < 0 {
		s.change(s.now.toggle(p))
	}
}

// toggleComputer seats a computer player, or takes it away.
func (s *setupPage) toggleComputer(name string) {
	if p, err := s.Meet(name); !s.Refused(err) {
		s.change(s.now.toggle(p))
	}
}

// begin begins the game. A name that is still in its field is meant to play. With
// the virtual deck the next page asks who plays for whom.
func (s *setupPage) begin() {
	s.meetTyped()
	if s.name.Text() != "" {
		return
	}
	id, err := game.Begin(s.store, s.now.start(s.Now()), s.Now)
	if s.Refused(err) {
		return
	}
	room := frame.SheetRoom
	if s.now.Virtual {
		room = frame.DeckRoom
	}
	s.Go(frame.Route{Room: room, ID: id})
}

// why says why the game cannot begin yet, or returns "". Missing players are no
// mistake.
func (s setup) why(at time.Time) string {
	if r := s.table().Rules.Players; len(s.Seats) < r.Min {
		return fmt.Sprintf("Choose %d to %d players.", r.Min, r.Max)
	}
	if _, err := scoring.Decide(scoring.Game{}, s.start(at)); err != nil {
		return words.Explain(err)
	}
	return ""
}

// showPeople shows who plays. It rebuilds the chips only when other people are
// known, so that the focus stays on the one that was tapped.
func (s *setupPage) showPeople() {
	if known := s.now.offered(s.Active()); !slices.Equal(s.known, known) {
		s.known, s.chips, s.people.Objects = known, nil, nil
		for _, p := range known {
			chip := widgets.NewPersonChip(frame.BadgeOf(p), p.Name, func() { s.change(s.now.toggle(p)) })
			s.chips = append(s.chips, chip)
			s.people.Add(chip)
		}
	}
	for i, p := range s.known {
		s.chips[i].SetSelected(s.now.seated(p.ID) >= 0)
	}
	widgets.SetVisible(s.people, len(s.known) > 0)
}

func (s *setupPage) showSeats() {
	s.seats.Objects = nil
	if len(s.now.Seats) == 0 {
		s.seats.Add(widgets.NewHint("Choose who plays. They sit in the order you tap them."))
		return
	}
	var rows []fyne.CanvasObject
	for _, p := range s.now.Seats {
		rows = append(rows, s.seatRow(p))
	}
	shuffle := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShuffle, "Shuffle seats", s.shuffle)
	draw := widgets.NewIconTextButton(widgets.Secondary, widgets.IconCut, "Draw the dealer", s.drawDealer)
	s.seats.Add(widgets.NewReorder(rows, s.moved))
	s.seats.Add(widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, shuffle, draw))
}

// moved keeps a move that the list of seats shows already.
func (s *setupPage) moved(from, to int) {
	s.now = s.now.move(from, to)
	s.change(s.now)
}

// seatRow returns the row of a seat, which shows who deals first. Large text needs
// the room of the badge.
func (s *setupPage) seatRow(p history.Person) fyne.CanvasObject {
	large := widgets.LargeText()
	dealer := p.ID == s.now.dealerID()
	name := widgets.Column(widgets.SpaceNone, widgets.NewText(p.Name, widgets.TextStyle{Bold: true, Lines: 1}))
	ink := widgets.ColorMuted
	if dealer {
		ink = widgets.ColorFelt
	}
	if dealer && !large {
		name.Add(widgets.NewHint("deals first"))
	}
	deals := widgets.NewTile(widgets.Bare, container.NewCenter(widgets.NewGlyph(widgets.IconDeal, ink)), func() { s.change(s.now.deal(p.ID)) })
	deals.SetSelected(dealer)
	if large {
		return widgets.Row(widgets.SpaceNone, 0, name, deals)
	}
	return widgets.Row(widgets.SpaceSmall, 1, widgets.NewBadgeView(frame.BadgeOf(p), widgets.RowBadge), name, deals)
}

func (s *setupPage) showPaper() {
	s.paper.Objects = []fyne.CanvasObject{widgets.NewHint("Go on with a game that was begun on paper.")}
	for _, p := range s.now.Seats {
		field := widgets.NewStepper(p.Name, 0, 999, func(n int) { s.change(s.now.carry(p.ID, n)) })
		field.SetValue(s.now.Carried[p.ID])
		s.paper.Add(field)
	}
}
