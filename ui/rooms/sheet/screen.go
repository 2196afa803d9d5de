// Package sheet is the page of a running game: its score sheet, and beside it or
// over it the entry of a round and the rules.
//
// A [sheetview.View] is what the sheet shows; a tap becomes an intent for the game's desk. A
// virtual deck is whatever implements [Deck]; there may be none.
package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/internal/table/sheetview"
	"tabby/internal/table/sound"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// A screen has the widgets of the sheet alone.
type screen struct {
	*table

	page      *widgets.Page
	turns     *widgets.Text
	order     *widgets.Text // why a place does not follow from the totals
	clock     *widgets.Text
	sign      sign
	notices   *fyne.Container
	farewells *fyne.Container
	grid      *Grid
	undo      *widgets.IconButton
	main      *widgets.Button
	other     *widgets.Button
	playing   *fyne.Container // buttons while the game is running
	over      *fyne.Container // and when it is over, in one row or two
	picture   *widgets.Button
	story     *widgets.Button
	again     *widgets.Button
	noticed   notice // as shown last
	finish    *finish
	beside    beside
	room      room
	seen      bool          // the sheet was shown before
	parted    int           // after how many rounds a farewell was read
	parting   *moving.Slide // around the farewell that was shown last, or nil

	view      sheetview.View // as shown, or once the podium has risen
	before    sheetview.View // as shown before
	headline  string         // of it
	takesPart string         // who does so from other devices, as it is said

	correct func(round int, p scoring.Player)
	guests  *guests
	press   func(act)
}

// newScreen returns the empty screen of the sheet on a page.
func newScreen(t *Page) *screen {
	w := t.Words
	s := &screen{table: t.table, correct: t.round.correct, guests: &t.guests, press: t.cards.do}
	s.page = widgets.NewPage("")
	s.undo = widgets.NewIconButton(widgets.IconUndo, w.Common.Undo, t.Undo)
	s.page.SetBack(w.Sheet.Games, t.Close)
	turn := widgets.NewIconButton(widgets.IconTable, w.Sheet.Around, t.menu.turnAround)
	s.page.SetActions(s.undo, turn, widgets.NewIconButton(widgets.IconBook, w.Common.Rules, t.openRules), widgets.NewIconButton(widgets.IconMore, w.Common.More, t.menu.open))
	s.turns = widgets.NewText("", widgets.TextStyle{Bold: true})
	s.turns.SetLive()
	s.order = widgets.NewHint("")
	s.clock = widgets.NewText("", widgets.TextStyle{Color: widgets.ColorAccent, Bold: true, Whole: true})
	s.sign = newSign(t.guests.lead)
	s.notices, s.farewells = widgets.Column(widgets.SpaceSmall), widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, widgets.Column(widgets.SpaceNone))
	s.notices.Hide()
	s.farewells.Hide()
	s.grid = NewGrid(w, t.badge, t.Animate)
	s.grid.OnCell, s.grid.OnPlayer, s.grid.OnBelow = s.correct, t.menu.player, t.writeHere
	s.grid.OnPlace = s.bidFarewell
	s.grid.OnLand = func() { s.Play(string(s.view.Heard())) }
	lead := widgets.Row(widgets.SpaceMedium, 0, s.turns, s.clock)
	top := widgets.Column(widgets.SpaceSmall, lead, s.order, s.sign.Tile, s.notices)
	s.page.SetFill(s.addBeside(top, lead, s.grid.Root))
	s.main = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, "", nil)
	s.other = widgets.NewIconTextButton(widgets.Secondary, widgets.IconKnock, "", nil)
	s.playing = widgets.Pair(widgets.SpaceSmall, s.other, s.main)
	s.picture = widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, w.Common.Share, func() { t.goTo(frame.PictureRoom) })
	s.story = widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, w.Common.LookingBack, func() { t.goTo(frame.StoryRoom) })
	s.again = widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, w.Sheet.SameAgain, t.again)
	s.over = widgets.Column(widgets.SpaceNone)
	s.fitFooter(false)
	s.page.SetFooter(s.playing, s.over)
	return s
}

func (s *screen) show(v sheetview.View, a surroundings) {
	widgets.SetVisible(s.turns, !s.room.low)
	s.order.SetText(v.Order)
	s.clock.SetText(v.Clock)
	widgets.SetVisible(s.clock, v.Clock != "")
	ink := fyne.ThemeColorName("")
	if len(s.guests.at.Asks) > 0 {
		ink = widgets.ColorAccent
	}
	s.sign.text.SetColor(ink)
	s.sign.text.SetText(a.guests)
	widgets.SetVisible(s.sign.Tile, a.guests != "" && (!s.room.low || len(s.guests.at.Asks) > 0) && !v.Over)
	s.finish.guests.SetText(a.guests)
	widgets.SetVisible(s.finish.guests, a.guests != "" && !s.room.low)
	s.undo.SetEnabled(a.undo)
	s.showButtons(a, v.Over)
	s.showNotices(v, a)
	if !v.Alike(s.view) {
		s.before = s.view
	}
	s.view, s.takesPart = v, a.guests
	s.headline = s.Words.Text(v.Headline, a.half)
	s.finish.show(v.Result, s.badge, s.seen)
	s.seen = true
	s.showRows()
}

// cramped reports whether there is hardly any room for the rows.
func (s *screen) cramped() bool { return s.room.low || widgets.LargeText() && !s.room.wide }

// showButtons shows the next step. If there is room for only one button, that is the main one.
func (s *screen) showButtons(a surroundings, over bool) {
	if widgets.LargeText() && !s.room.wide { // the words have their room
		a.main.icon, a.other.icon = "", ""
	}
	s.showButton(s.main, a.main, a)
	s.showButton(s.other, a.other, a)
	if s.room.single {
		s.other.Hide()
	}
	widgets.SetVisible(s.playing, a.main.text != "")
	widgets.SetVisible(s.over, over)
}

// showButton shows a button, unless it has nothing to do or enters scores beside where they are entered.
func (s *screen) showButton(on *widgets.Button, b button, a surroundings) {
	on.SetText(b.text)
	on.SetIcon(b.icon)
	on.OnTapped = func() { s.press(b.act) }
	widgets.SetVisible(on, b.text != "" && !(a.entering && b.act == enters))
}

// showRows shows the rows, and who won unless the podium rises.
func (s *screen) showRows() {
	v := s.view
	if s.finish.rising {
		v = v.Unnamed(s.before)
	}
	s.grid.Large = s.Preferences().Digits
	s.grid.Show(v)
	s.showHeadline()
}

// nameWinner says who has won, once the podium has risen. The cat purrs.
func (s *screen) nameWinner() {
	s.Play(string(sound.Purr))
	s.grid.showHeads(s.view)
	s.showHeadline()
}

// showHeadline shows the next step or the winner, in a low window below the title. While the podium
// rises, it says neither.
func (s *screen) showHeadline() {
	text, below := s.headline, s.view.Subtitle
	if s.finish.rising {
		text = s.Words.Table.GameOver
	}
	switch {
	case s.room.low:
		below = s.Words.Text(text, s.takesPart)
	case s.cramped(): // the rows have its room
		below = ""
	}
	s.page.SetTitle(s.view.Title, below)
	s.finish.order.SetText(s.view.Order)
	widgets.SetVisible(s.finish.order, !s.finish.rising)
	widgets.SetVisible(s.finish.kept, s.view.Order != "")
	s.turns.SetText(text)
	size, align, lines := widgets.SizeBody, fyne.TextAlignLeading, 3
	if s.cramped() {
		size = widgets.SizeSmall
	}
	if s.view.Over { // who won is read across the table, above the podium
		size, align, lines = widgets.SizeHeading, fyne.TextAlignCenter, 0
		if len(s.headline) <= mostAcross || s.room.wide { // also while it is not said yet
			size = widgets.SizeName
		}
	}
	s.turns.SetSize(size)
	s.turns.SetAlign(align)
	s.turns.SetLines(lines)
	s.page.Refresh()
}

// mostAcross is how many letters of a headline fit in large type on a phone.
const mostAcross = 22

// A sign says who takes part from other devices, and leads to them.
type sign struct {
	*widgets.Tile
	text *widgets.Text
}

func newSign(tapped func()) sign {
	text := widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall})
	line := widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconPhone, widgets.ColorFelt), text, widgets.NewGlyph(widgets.IconNext, widgets.ColorMuted))
	return sign{widgets.NewTile(widgets.Bare, line, tapped), text}
}

// A room says what there is room for on a page.
type room struct {
	wide  bool // the sheet and what is entered
	roomy bool // and the rules
	low   bool // hardly the sheet

	single bool // one button, as two would be one below the other
}

// roomyEnough is the width from which on the rules are beside the sheet as well, sideWidth the
// width of the pane in which scores are entered, lowest the height below which there is hardly room
// for rounds, and roomForTwo the width from which on two buttons are side by side.
const (
	roomyEnough = 1200
	sideWidth   = 400
	lowest      = 480
	roomForTwo  = 480
)

func roomIn(size fyne.Size) room {
	low := size.Height < lowest // a phone on its side shows one pane
	return room{
		wide: size.Width >= frame.Wide && !low, roomy: size.Width >= roomyEnough && !low,
		low: low, single: low && size.Width < roomForTwo,
	}
}

// notice is what the notices say. They are rebuilt only when that changes.
type notice struct {
	away    string
	asked   bool
	lapsed  bool
	slim    bool // in one line
	lacking sheetview.Place
	out     string
}

// showNotices shows questions to the table. A farewell has the room of why a place does not follow from
// the totals.
func (s *screen) showNotices(v sheetview.View, a surroundings) {
	says := notice{away: a.away, asked: v.Asked && a.asks, lapsed: a.lapsed && !v.Over, slim: s.cramped(), out: s.farewell(v)}
	widgets.SetVisible(s.order, v.Order != "" && says.out == "" && !v.Over && !s.room.low)
	if v.Lacking != nil && a.asks {
		says.lacking = *v.Lacking
	}
	if says == s.noticed {
		return
	}
	s.noticed = says
	s.notices.Objects = nil
	w := &s.Words.Sheet
	s.showFarewell(says.out, v, a)
	if says.away != "" {
		s.notices.Add(widgets.NewNotice(widgets.Info, says.away, widgets.NewButton(widgets.Secondary, w.TakeBack, s.takeBack)))
	}
	if says.asked {
		s.notices.Add(widgets.NewNotice(widgets.Warning, w.TimeUp,
			widgets.NewButton(widgets.Primary, w.FinishRound, func() { s.timeUp(true) }),
			widgets.NewButton(widgets.Secondary, w.GameIsOver, func() { s.timeUp(false) })))
	}
	if at := says.lacking; at.Words != "" {
		s.notices.Add(widgets.NewNotice(widgets.Warning, at.Words,
			widgets.NewButton(widgets.Secondary, w.FillIn, func() { s.correct(at.Round, at.Player) })))
	}
	if says.lapsed {
		s.notices.Add(s.offerGuests(says.slim))
	}
	if s.Alone() {
		s.Guard(s.notices)
		s.Guard(s.farewells)
	}
	widgets.SetVisible(s.notices, len(s.notices.Objects) > 0)
}

// showFarewell says who is out, if anybody is.
func (s *screen) showFarewell(says string, v sheetview.View, a surroundings) {
	s.farewells.Objects = nil
	if says != "" {
		s.parting = moving.NewSlide(cat.Says(cat.Awake, says, func() { s.part(v, a) }))
		s.farewells.Objects = []fyne.CanvasObject{s.parting}
	}
	widgets.SetVisible(s.farewells, says != "" && !v.Over)
}

// offerGuests offers to let others in again, in one line if there is room for little more.
func (s *screen) offerGuests(slim bool) fyne.CanvasObject {
	w, notNow := s.Words.Sheet, s.Words.Common.NotNow
	if slim {
		text := widgets.NewText(w.LetInAgain, widgets.TextStyle{Size: widgets.SizeSmall})
		line := widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconPhone, widgets.ColorFelt), text)
		again := widgets.NewTile(widgets.Offered, line, s.guests.letInAgain)
		again.Describe(w.LetInAgain, w.GuestsLapsed)
		return widgets.Row(widgets.SpaceSmall, 0, again, widgets.NewIconButton(widgets.IconClose, notNow, s.guests.forget))
	}
	return widgets.NewNotice(widgets.Info, w.GuestsLapsed,
		widgets.NewButton(widgets.Secondary, w.LetInAgain, s.guests.letInAgain),
		widgets.NewButton(widgets.Quiet, notNow, s.guests.forget))
}

// farewell returns what is said to the players who went out, until they have read it.
func (s *screen) farewell(v sheetview.View) string {
	switch {
	case v.Farewell == "":
		s.parted = 0
	case s.parted == len(v.Rows):
		return ""
	}
	return v.Farewell
}

// bidFarewell shows a farewell at a point of its way; it comes in with the places.
func (s *screen) bidFarewell(part float32) {
	if s.parting != nil {
		s.parting.Shift(fyne.NewPos((part-1)*s.page.Size().Width, 0))
	}
}

// part removes a farewell that has been read.
func (s *screen) part(v sheetview.View, a surroundings) {
	s.parted = len(v.Rows)
	s.showNotices(v, a)
	s.page.Refresh()
}

// timeUp answers whether a round was running when time was up.
func (s *screen) timeUp(inRound bool) {
	s.do(scoring.ClockExpires{At: s.game.Now(), InRound: inRound})
}
