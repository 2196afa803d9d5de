package entry

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// An Screen takes the scores of a round, by keypad or card by card.
type Screen struct {
	do      Actions
	marks   func(scoring.Player) widgets.Badge
	view    View
	page    *widgets.Page
	rows    []*row
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
	anyway  *widgets.Button // writes down what cannot be
	save    *widgets.Button
	closes  bool // there is a way back
	height  float32
	low     bool // there is no room for the keypad below the rows
	Root    fyne.CanvasObject
}

// Actions is what can be done on an entry screen.
type Actions struct {
	Press   func(widgets.Key)
	Row     RowActions
	Pick    func(code string)
	Left    func(cards int)
	SitOut  func()
	Cards   func()
	Rules   func()
	Save    func()
	Recount func()
	Close   func()
}

func NewScreen(do Actions, marks func(scoring.Player) widgets.Badge) *Screen {
	s := &Screen{do: do, marks: marks, page: widgets.NewPage("")}
	s.byCards = widgets.NewIconButton(widgets.IconCards, "Tap the cards instead", do.Cards)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.Rules), s.byCards)
	s.list = widgets.Column(widgets.SpaceTiny)
	s.hint = widgets.NewHint("")
	s.doubted = widgets.NewBody("")
	s.doubt = widgets.Column(widgets.SpaceNone, widgets.NewNoticeOf(widgets.Warning, s.doubted))
	s.left = widgets.NewStepper(widgets.LessMore("Cards left"), 0, maxCardsLeft, do.Left)
	s.sat = widgets.NewButton(widgets.Quiet, "Did not play this round", do.SitOut)
	s.pad = widgets.NewKeypad(do.Press)
	s.deck = widgets.Columns(cardKeyWidth, widgets.SpaceTiny)
	s.onward = widgets.NewIconTextButton(widgets.Secondary, widgets.IconNext, "Next player", func() { do.Press(widgets.KeyNext) })
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBackspace, "Take back", func() { do.Press(widgets.KeyBack) })
	s.picker = widgets.Column(widgets.SpaceSmall, s.deck, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, back, s.onward))
	s.anyway = widgets.NewButton(widgets.Quiet, "Write it down anyway", do.Save)
	s.save = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "", s.confirm)
	s.Root = widgets.Watch(s.fit, s.page)
	s.arrange()
	return s
}

// confirm writes the round down, or goes back to its scores where they cannot be.
func (s *Screen) confirm() {
	if s.view.Recount {
		s.do.Recount()
		return
	}
	s.do.Save()
}

// maxCardsLeft is more than any line grows to.
const maxCardsLeft = 20

// cardKeyWidth is the least width of a card of the picker.
const cardKeyWidth = 52

// roomForPad is the height from which on the keypad stands still below rows
// that scroll; lower windows scroll both.
const roomForPad = 600

// fit arranges the screen for a size.
func (s *Screen) fit(size fyne.Size) {
	s.height = size.Height
	s.makeRoom()
	if low := size.Height < roomForPad; low != s.low {
		s.low = low
		s.arrange()
	}
}

// makeRoom lets the keypad leave room for all rows, where it can.
func (s *Screen) makeRoom() {
	width := s.page.Size().Width
	bar := theme.Size(widgets.SizeTouch) + theme.Size(widgets.SpaceLarge)
	gaps := 3 * theme.Size(widgets.SpaceHuge)
	s.pad.Room = max(1, s.height-bar-gaps-widgets.HeightFor(s.list, width)-widgets.HeightFor(s.save, width))
}

// arrange puts the keys below the rows, or at the foot of the page.
func (s *Screen) arrange() {
	keys := widgets.Column(widgets.SpaceSmall, s.doubt, s.anyway, s.left, s.sat, s.pad, s.picker)
	if s.low {
		s.page.SetBody(s.hint, s.list, keys)
		s.page.SetFooter(s.save)
		return
	}
	s.page.SetBody(s.hint, s.list)
	s.page.SetFooter(keys, s.save)
}

// Show makes the screen look like v.
func (s *Screen) Show(v View) {
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
	if v.Recount {
		s.save.SetText("Recount")
	}
	widgets.SetVisible(s.anyway, v.Recount)
	s.save.SetEnabled(v.Ready)
	s.page.Refresh()
	s.reveal()
}

// reveal scrolls so that the active row can be seen.
func (s *Screen) reveal() {
	for i, r := range s.view.Rows {
		if r.Active {
			widgets.Reveal(s.page.Scroll(), s.rows[i].Tile)
		}
	}
}

// showBack shows the way back, where there is something to go back to.
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

// showDoubt shows what looks wrong, or nothing.
func (s *Screen) showDoubt(text string) {
	s.doubted.SetText(text)
	widgets.SetVisible(s.doubt, text != "")
}

// showKeys shows the keypad or the cards, and what else can be said about the
// active player.
func (s *Screen) showKeys(v View) {
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
func (s *Screen) showKinds(kinds []cardView) {
	if len(s.kinds) != len(kinds) {
		s.kinds, s.deck.Objects = nil, nil
		for _, k := range kinds {
			key := cards.NewKey(k.Face, func() { s.do.Pick(k.Face.Code) })
			s.kinds = append(s.kinds, key)
			s.deck.Add(key)
		}
	}
	for i, k := range kinds {
		s.kinds[i].SetEnabled(k.Free)
	}
}

// doubtful is what the table should look at before it writes the round down.
func (v View) doubtful() string {
	if v.Wrong != "" {
		return v.Wrong
	}
	return v.Doubt
}

// seat makes the rows anew where the players are others.
func (s *Screen) seat(v View) {
	same := len(s.rows) == len(v.Rows)
	for i := range v.Rows {
		same = same && s.rows[i].player == v.Rows[i].Player && s.rows[i].mark.Badge == s.marks(v.Rows[i].Player)
	}
	if same {
		return
	}
	s.rows, s.list.Objects = nil, nil
	for _, row := range v.Rows {
		r := newRow(row.Player, s.marks(row.Player), s.do.Row)
		s.rows = append(s.rows, r)
		s.list.Add(r.Tile)
	}
}

// TypedRune types a digit from the keyboard.
func (s *Screen) TypedRune(r rune) {
	switch {
	case r >= '0' && r <= '9':
		s.pad.TypedRune(r)
	case (r == 'k' || r == 'K') && s.active() != scoring.Nobody:
		s.do.Row.Call(s.active())
	case r == 'c' || r == 'C':
		s.do.Cards()
	}
}

// TypedKey takes the keys that are no digits; it reports whether it used one.
func (s *Screen) TypedKey(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.view.Ready {
			s.confirm()
		} else {
			s.pad.TypedKey(&fyne.KeyEvent{Name: key})
		}
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

func (s *Screen) active() scoring.Player {
	for _, r := range s.view.Rows {
		if r.Active {
			return r.Player
		}
	}
	return scoring.Nobody
}

// step moves the typing to the row above or below.
func (s *Screen) step(by int) {
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
	s.do.Row.Activate(s.view.Rows[at].Player)
}
