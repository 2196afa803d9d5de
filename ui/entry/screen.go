package entry

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// A Screen takes the scores of a round, by keypad or card by card.
type Screen struct {
	Root fyne.CanvasObject

	do    Actions
	badge func(scoring.Player) widgets.Badge
	entry Entry
	sheet scoring.Sheet // that the entry belongs to
	view  View

	page    *widgets.Page
	rows    []*row
	list    *fyne.Container
	hint    *widgets.Text
	doubt   *fyne.Container // below the rows, which keep their places
	doubted *widgets.Text   // the text of the notice
	left    *widgets.Stepper
	sat     *widgets.Button
	byCards *widgets.IconButton
	plus    *widgets.IconButton // where the keypad has none
	pad     *widgets.Keypad
	picker  *fyne.Container // the cards, and what goes with them
	deck    *fyne.Container
	onward  *widgets.Button
	kinds   []*cards.Key
	anyway  *widgets.Button // records what is impossible
	save    *widgets.Button
	closes  bool // there is a back button
	size    fyne.Size
	low     bool // there is hardly room for the rows
}

// Actions is what an entry screen asks for.
type Actions struct {
	Edit  func(Entry) // keeps another entry, and shows it
	Save  func()
	Rules func()
	Close func()
	Focus func(o fyne.CanvasObject, on bool) // puts the keyboard on an object, or takes it away
}

// NewScreen returns an empty screen. badge returns the badge of a player.
func NewScreen(do Actions, badge func(scoring.Player) widgets.Badge) *Screen {
	s := &Screen{do: do, badge: badge, entry: Entry{Active: scoring.Nobody}, page: widgets.NewPage("")}
	s.byCards = widgets.NewIconButton(widgets.IconCards, "Tap the cards instead", s.otherWay)
	s.plus = widgets.NewIconButton(widgets.IconPlus, "Add to the score", func() { s.press(widgets.KeyPlus) })
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.Rules), s.byCards, s.plus)
	s.list = widgets.Column(widgets.SpaceTiny)
	s.hint = widgets.NewHint("")
	s.doubted = widgets.NewBody("")
	s.doubt = widgets.Column(widgets.SpaceNone, widgets.NewNoticeOf(widgets.Warning, s.doubted))
	s.left = widgets.NewStepper("Cards left", 0, maxCardsLeft, func(n int) { do.Edit(s.entry.Left(s.entry.Active, n)) })
	s.sat = widgets.NewButton(widgets.Quiet, "Did not play this round", func() { s.typed(s.entry.SitOut()) })
	s.pad = widgets.NewKeypad(s.press)
	s.pad.Enabled = s.can
	s.deck = widgets.Columns(cardKeyWidth, widgets.SpaceTiny)
	s.onward = widgets.NewIconTextButton(widgets.Secondary, widgets.IconNext, "Next player", func() { s.press(widgets.KeyNext) })
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBackspace, "Take back", func() { s.press(widgets.KeyBack) })
	s.picker = widgets.Column(widgets.SpaceSmall, s.deck, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, back, s.onward))
	s.anyway = widgets.NewButton(widgets.Quiet, "Write it down anyway", do.Save)
	s.save = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "", s.confirm)
	s.save.TakeTurns(saveWords[:]...)
	s.Root = widgets.Watch(s.fit, s.page)
	s.arrange()
	return s
}

// confirm records the round, or goes back to its scores where they are impossible.
func (s *Screen) confirm() {
	s.do.Focus(s.save, false)
	if s.view.Recount {
		s.do.Edit(s.entry.Recount())
		return
	}
	s.do.Save()
}

func (s *Screen) press(k widgets.Key) { s.typed(s.entry.Press(s.sheet.Ruleset, k)) }

// can reports whether a key of the keypad does something now.
func (s *Screen) can(k widgets.Key) bool { return s.entry.can(s.sheet.Ruleset, k) }

// typed keeps what was typed. A correction is recorded as soon as the score that is
// typed is complete, unless it is impossible: it can be undone with one tap.
func (s *Screen) typed(e Entry) {
	completes := e.Round >= 0 && e.Active == scoring.Nobody && s.entry.Active != scoring.Nobody
	s.do.Edit(e)
	if completes && !s.view.Recount {
		s.do.Save()
	}
}

// call keeps who ended the round, and records it at once if the round is recorded
// and possible.
func (s *Screen) call(p scoring.Player) {
	s.do.Edit(s.entry.Call(p))
	if s.entry.Round >= 0 && !s.view.Recount {
		s.do.Save()
	}
}

func (s *Screen) activate(p scoring.Player) { s.do.Edit(s.entry.Activate(p)) }

func (s *Screen) otherWay() { s.do.Edit(s.entry.OtherWay()) }

// maxCardsLeft is more cards than any line has.
const maxCardsLeft = 20

// cardKeyWidth is the least width of a card of the picker.
const cardKeyWidth = 52

// Show shows an entry to the sheet of a game. closes is whether there is a back
// button for a new round.
func (s *Screen) Show(g scoring.Game, sheet scoring.Sheet, e Entry, closes bool) {
	v := ViewOf(g, sheet, e)
	other := s.low && e.ByCards != s.entry.ByCards
	s.sheet, s.entry, s.view = sheet, e, v
	if other {
		s.arrange()
	}
	s.title()
	s.showBack(closes || e.Round >= 0)
	s.hint.SetText(v.Hint)
	widgets.SetVisible(s.hint, v.Hint != "")
	s.hint.SetColor(widgets.ColorMuted)
	if v.Asks { // like the hands
		s.hint.SetColor(widgets.ColorAccent)
	}
	s.seat(v)
	for i, row := range v.Rows {
		s.rows[i].show(row)
	}
	s.doubted.SetText(v.Doubt)
	widgets.SetVisible(s.doubt, v.Doubt != "")
	s.showKeys(v)
	s.save.SetText(v.Save)
	widgets.SetVisible(s.anyway, v.Recount)
	s.save.SetEnabled(v.Ready)
	s.makeRoom()
	s.showPlus()
	if !v.Asks { // Enter is not to press it for another round
		s.do.Focus(s.save, false)
	}
	s.page.Refresh()
	s.reveal()
}

// showBack shows or hides the back button.
func (s *Screen) showBack(on bool) {
	switch {
	case on == s.closes:
	case on:
		s.page.SetBack("Back to the sheet", s.do.Close)
	default:
		s.page.SetLeading(nil)
	}
	s.closes = on
}

// showKeys shows the keypad or the cards, and the questions about the active
// player.
func (s *Screen) showKeys(v View) {
	byCards := s.entry.ByCards
	s.pad.Refresh()
	widgets.SetVisible(s.pad, !byCards)
	widgets.SetVisible(s.picker, byCards)
	if byCards {
		s.byCards.SetIcon(widgets.IconKeypad, "Type the total instead")
	} else {
		s.byCards.SetIcon(widgets.IconCards, "Tap the cards instead")
	}
	s.showKinds(v.Kinds)
	s.onward.SetEnabled(s.can(widgets.KeyNext))
	widgets.SetVisible(s.left, v.Left != nil)
	if v.Left != nil {
		s.left.SetHelp("How many cards " + v.Left.Name + " has left")
		s.left.SetValue(v.Left.Cards)
	}
	widgets.SetVisible(s.sat, v.CanSitOut)
}

// showPlus shows the plus above a keypad that has none.
func (s *Screen) showPlus() {
	widgets.SetVisible(s.plus, s.pad.Visible() && s.pad.Flat())
	s.plus.SetEnabled(s.can(widgets.KeyPlus))
}

// showKinds shows the kinds of cards that can be tapped.
func (s *Screen) showKinds(kinds []cardView) {
	if len(s.kinds) != len(kinds) {
		s.kinds, s.deck.Objects = nil, nil
		for _, k := range kinds {
			key := cards.NewKey(k.Face, func() { s.typed(s.entry.Pick(s.sheet.Ruleset, k.Face.Code)) })
			s.kinds = append(s.kinds, key)
			s.deck.Add(key)
		}
	}
	for i, k := range kinds {
		s.kinds[i].SetEnabled(k.Free)
	}
}

// seat makes new rows if the players have changed.
func (s *Screen) seat(v View) {
	if slices.EqualFunc(s.rows, v.Rows, func(r *row, v RowView) bool { return r.player == v.Player && r.badge.Badge == s.badge(v.Player) }) {
		return
	}
	s.rows, s.list.Objects = nil, nil
	for _, v := range v.Rows {
		r := s.newRow(v.Player)
		s.rows = append(s.rows, r)
		s.list.Add(r.Tile)
	}
}

// TypedRune types a digit or a plus, sets the caller or changes to cards and back.
func (s *Screen) TypedRune(r rune) {
	switch {
	case r >= '0' && r <= '9', r == '+':
		s.pad.TypedRune(r)
	case r == 'k' && s.entry.Active != scoring.Nobody:
		s.call(s.entry.Active)
	case r == 'c':
		s.otherWay()
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (s *Screen) TypedKey(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter(key)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.pad.TypedKey(&fyne.KeyEvent{Name: key})
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	case fyne.KeyEscape:
		s.do.Close()
	default:
		return false
	}
	return true
}

// enter records what is complete, or completes a score. While the question who called is
// open it goes to the button that says nobody did, which the next Enter presses.
func (s *Screen) enter(key fyne.KeyName) {
	switch {
	case s.view.Asks:
		s.do.Focus(s.save, true)
	case s.view.Ready:
		s.confirm()
	default:
		s.pad.TypedKey(&fyne.KeyEvent{Name: key})
	}
}

// step moves the typing to the row above or below.
func (s *Screen) step(by int) {
	playing := s.entry.Playing
	if len(playing) == 0 {
		return
	}
	at := slices.Index(playing, s.entry.Active)
	if at < 0 {
		at, by = 0, 0
	}
	s.activate(playing[(at+by+len(playing))%len(playing)])
}
