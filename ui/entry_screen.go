package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// An entryScreen takes the scores of a round, by keypad or card by card.
type entryScreen struct {
	do      entryActions
	marks   func(scoring.Player) widgets.Badge
	view    entryView
	page    *widgets.Page
	rows    []*entryRow
	list    *fyne.Container
	hint    *widgets.Text
	doubt   *fyne.Container
	doubted *widgets.Text // what the notice says
	left    *widgets.Stepper
	sat     *widgets.Button
	byCards *widgets.IconButton
	pad     *widgets.Keypad
	picker  *fyne.Container // the cards, and what goes with them
	deck    *fyne.Container
	onward  *widgets.Button
	kinds   []*cards.Key
	save    *widgets.Button
	closes  bool // there is a way back
	height  float32
	low     bool // there is no room for the keypad below the rows
	root    fyne.CanvasObject
}

// entryActions is what can be done on an entry screen.
type entryActions struct {
	press  func(widgets.Key)
	row    rowActions
	pick   func(code string)
	left   func(cards int)
	sitOut func()
	cards  func()
	rules  func()
	save   func()
	close  func()
}

func newEntryScreen(do entryActions, marks func(scoring.Player) widgets.Badge) *entryScreen {
	s := &entryScreen{do: do, marks: marks, page: widgets.NewPage("")}
	s.byCards = widgets.NewIconButton(widgets.IconCards, "Tap the cards instead", do.cards)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.rules), s.byCards)
	s.list = widgets.Column(widgets.SpaceTiny)
	s.hint = widgets.NewHint("")
	s.doubted = widgets.NewBody("")
	s.doubt = widgets.Column(widgets.SpaceNone, widgets.NewNoticeOf(widgets.Warning, s.doubted))
	s.left = widgets.NewStepper(stepper("Cards left"), 0, maxCardsLeft, do.left)
	s.sat = widgets.NewButton(widgets.Quiet, "Did not play this round", do.sitOut)
	s.pad = widgets.NewKeypad(do.press)
	s.deck = widgets.Columns(cardKeyWidth, widgets.SpaceTiny)
	s.onward = widgets.NewIconTextButton(widgets.Secondary, widgets.IconNext, "Next player", func() { do.press(widgets.KeyNext) })
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBackspace, "Take back", func() { do.press(widgets.KeyBack) })
	s.picker = widgets.Column(widgets.SpaceSmall, s.deck, widgets.Columns(halfPhone, widgets.SpaceSmall, back, s.onward))
	s.save = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "", do.save)
	s.root = widgets.Watch(s.fit, s.page)
	s.arrange()
	return s
}

// maxCardsLeft is more than any line grows to.
const maxCardsLeft = 20

// cardKeyWidth is the least width of a card of the picker.
const cardKeyWidth = 52

// roomForPad is the height from which on the keypad stands still below rows
// that scroll; lower windows scroll both.
const roomForPad = 600

// fit arranges the screen for a size.
func (s *entryScreen) fit(size fyne.Size) {
	s.height = size.Height
	s.makeRoom()
	if low := size.Height < roomForPad; low != s.low {
		s.low = low
		s.arrange()
	}
}

// makeRoom lets the keypad leave room for all rows, where it can.
func (s *entryScreen) makeRoom() {
	width := s.page.Size().Width
	bar := theme.Size(widgets.SizeTouch) + theme.Size(widgets.SpaceLarge)
	gaps := 3 * theme.Size(widgets.SpaceHuge)
	s.pad.Room = max(1, s.height-bar-gaps-widgets.HeightFor(s.list, width)-widgets.HeightFor(s.save, width))
}

// arrange puts the keys below the rows, or at the foot of the page.
func (s *entryScreen) arrange() {
	keys := widgets.Column(widgets.SpaceSmall, s.doubt, s.left, s.sat, s.pad, s.picker)
	if s.low {
		s.page.SetBody(s.hint, s.list, keys)
		s.page.SetFooter(s.save)
		return
	}
	s.page.SetBody(s.hint, s.list)
	s.page.SetFooter(keys, s.save)
}

// show makes the screen look like v.
func (s *entryScreen) show(v entryView) {
	s.view = v
	s.page.SetTitle(v.Title, v.Subtitle)
	s.showBack(v.Closes)
	s.hint.SetText(v.Hint)
	widgets.SetVisible(s.hint, v.Hint != "")
	s.seat(v)
	s.makeRoom()
	for i, row := range v.Rows {
		s.rows[i].show(row)
	}
	s.showDoubt(v.doubtful())
	s.showKeys(v)
	s.save.SetText(v.Save)
	s.save.SetEnabled(v.Ready)
	s.page.Refresh()
	s.reveal()
}

// reveal scrolls so that the active row can be seen.
func (s *entryScreen) reveal() {
	for i, r := range s.view.Rows {
		if r.Active {
			widgets.Reveal(s.page.Scroll(), s.rows[i].Tile)
		}
	}
}

// showBack shows the way back, where there is something to go back to.
func (s *entryScreen) showBack(on bool) {
	switch {
	case on == s.closes:
	case on:
		s.page.SetBack("Back to the sheet", s.do.close)
	default:
		s.page.SetLeading(nil)
	}
	s.closes = on
}

// showDoubt shows what looks wrong, or nothing.
func (s *entryScreen) showDoubt(text string) {
	s.doubted.SetText(text)
	widgets.SetVisible(s.doubt, text != "")
}

// showKeys shows the keypad or the cards, and what else can be said about the
// active player.
func (s *entryScreen) showKeys(v entryView) {
	s.pad.Enabled = v.Keys
	s.pad.Refresh()
	widgets.SetVisible(s.pad, !v.ByCards)
	widgets.SetVisible(s.picker, v.ByCards)
	if v.ByCards {
		s.byCards.SetIcon(widgets.IconKeypad, "Type the total instead")
	} else {
		s.byCards.SetIcon(widgets.IconCards, "Tap the cards instead")
	}
	s.showKinds(v.Kinds)
	s.onward.SetEnabled(v.Keys(widgets.KeyNext))
	widgets.SetVisible(s.left, v.Left != nil)
	if v.Left != nil {
		s.left.SetHelp("How many cards " + v.Left.Name + " has left")
		s.left.SetValue(v.Left.Cards)
	}
	widgets.SetVisible(s.sat, v.CanSitOut)
}

// showKinds shows the kinds of cards that can be named.
func (s *entryScreen) showKinds(kinds []cardView) {
	if len(s.kinds) != len(kinds) {
		s.kinds, s.deck.Objects = nil, nil
		for _, k := range kinds {
			key := cards.NewKey(k.Face, func() { s.do.pick(k.Face.Code) })
			s.kinds = append(s.kinds, key)
			s.deck.Add(key)
		}
	}
	for i, k := range kinds {
		s.kinds[i].SetEnabled(k.Free)
	}
}

// doubtful is what the table should look at before it writes the round down.
func (v entryView) doubtful() string {
	if v.Wrong != "" {
		return v.Wrong
	}
	return v.Doubt
}

// seat makes the rows anew where the players are others.
func (s *entryScreen) seat(v entryView) {
	same := len(s.rows) == len(v.Rows)
	for i := range v.Rows {
		same = same && s.rows[i].player == v.Rows[i].Player && s.rows[i].mark.Mark == s.marks(v.Rows[i].Player)
	}
	if same {
		return
	}
	s.rows, s.list.Objects = nil, nil
	for _, row := range v.Rows {
		r := newEntryRow(row.Player, s.marks(row.Player), s.do.row)
		s.rows = append(s.rows, r)
		s.list.Add(r.Tile)
	}
}

// typedRune types a digit from the keyboard.
func (s *entryScreen) typedRune(r rune) {
	switch {
	case r >= '0' && r <= '9':
		s.pad.TypedRune(r)
	case (r == 'k' || r == 'K') && s.active() != scoring.Nobody:
		s.do.row.call(s.active())
	case r == 'c' || r == 'C':
		s.do.cards()
	}
}

// typedKey takes the keys that are no digits; it reports whether it used one.
func (s *entryScreen) typedKey(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.view.Ready {
			s.do.save()
		} else {
			s.pad.TypedKey(e)
		}
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.pad.TypedKey(e)
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	case fyne.KeyEscape:
		s.do.close()
	default:
		return false
	}
	return true
}

func (s *entryScreen) active() scoring.Player {
	for _, r := range s.view.Rows {
		if r.Active {
			return r.Player
		}
	}
	return scoring.Nobody
}

// step moves the typing to the row above or below.
func (s *entryScreen) step(by int) {
	n := len(s.view.Rows)
	if n == 0 {
		return
	}
	at := 0
	for i, r := range s.view.Rows {
		if r.Active {
			at = (i + by + n) % n
		}
	}
	s.do.row.activate(s.view.Rows[at].Player)
}
