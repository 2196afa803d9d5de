package entry

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// roomForAll is the minimum height at which rows and questions about them
// fit above the keypad.
const roomForAll = 600

func (s *Screen) fit(size fyne.Size) {
	s.size = size
	s.low = size.Height < roomForAll
	s.title()
	s.makeRoom()
	s.arrange()
	s.showRows()
	s.showPlus()
	s.makeRoom() // below a bar with the plus
}

// showsCards reports whether small cards fit in a row.
func (s *Screen) showsCards() bool { return (!s.low || s.alone()) && !widgets.LargeText() }

// alone reports whether only the row of the active player fits above the cards to tap.
func (s *Screen) alone() bool {
	return s.low && s.entry.ByCards && !widgets.KeysBeside(s.size) && !widgets.LargeText()
}

// title shows the title or the question who called, because rows may hide the hint.
func (s *Screen) title() {
	s.page.SetTitle(s.view.Title, "")
	s.page.TakeTurns(s.view.Titles...)
}

// makeRoom sets the height of the keypad: all rows fit above it if its keys stay large enough for
// a thumb, or else one row. Beside the rows it takes all the height.
func (s *Screen) makeRoom() {
	huge := theme.Size(widgets.SpaceHuge)
	bars := theme.Size(widgets.SizeTouch) + shape.HeightFor(s.save, widgets.KeysWidth(s.size)) + 2*huge
	room := s.size.Height - bars
	s.crowd(room - 3*huge)
	switch {
	case widgets.KeysBeside(s.size):
	case s.low && len(s.rows) > 0:
		title := s.page.BarHeight(s.size) - theme.Size(widgets.SizeTouch) // below the signs
		room -= s.rows[0].HeightFor(s.size.Width) + title + 2*(huge-theme.Size(widgets.SpaceTiny))
	default:
		s.below = room - shape.HeightFor(s.list, s.size.Width) - huge
		room = max(s.pad.LeastRoom(), s.below-2*huge)
	}
	s.pad.Room = max(1, room)
	s.makeRoomForCards()
	s.question() // whose faces use the space
}

// crowd sets the height of rows and their faces so that all of them fit above the keypad, if necessary
// above the lowest keypad, and above the faces that ask who called.
func (s *Screen) crowd(room float32) {
	width, touch, rows := widgets.KeysWidth(s.size), theme.Size(widgets.SizeTouch), float32(len(s.rows))
	s.pad.Room = shape.AnyHeight
	keys, asked := s.pad.HeightFor(width), float32(0)
	if len(s.view.Titles) > 0 {
		asked = s.callers.least(width)
	}
	high := touch + theme.Size(widgets.SpaceSmall)
	fits := func() bool { return max(keys, asked)+rows*(high+3*theme.Size(widgets.SpaceTiny)) <= room }
	if !fits() {
		high, keys = touch, s.pad.LeastRoom()
	}
	if !fits() {
		high = theme.Size(widgets.SizeTouchFloor)
	}
	for _, r := range s.rows {
		r.caller.SetLeast(high)
		r.mark.SetLeast(high)
		r.badge.Side = max(widgets.RowBadge, (high-theme.Size(widgets.SpaceSmall))/widgets.CurrentLooks().Scale())
		r.badge.Refresh()
	}
}

// makeRoomForCards gives the cards all space except for one row, or all of it beside the
// rows. Below the rows they scroll with them. If there is too little space, the cards to tap have
// priority over those that were tapped.
func (s *Screen) makeRoomForCards() {
	width, gap := widgets.KeysWidth(s.size), theme.Size(widgets.SpaceSmall)
	room := s.size.Height - s.page.BarHeight(s.size) - shape.HeightFor(s.save, width) - 2*theme.Size(widgets.SpaceMedium) - gap
	room -= shape.HeightFor(s.steps, width) + gap
	switch {
	case widgets.KeysBeside(s.size):
	case s.low && !s.alone():
		room = 0
	case len(s.rows) > 0:
		room -= s.lowestRow() + 2*gap
	}
	s.bounded.Room = max(0, room)
	s.spread.slim = s.alone() || widgets.KeysBeside(s.size)
	s.spread.room = s.roomForDeck(s.bounded.Room, width)
	s.picker.Objects = []fyne.CanvasObject{s.grid.root, s.deck}
	if s.bounded.HeightFor(width) < s.bounded.Full(width) {
		s.picker.Objects = []fyne.CanvasObject{s.deck, s.grid.root}
	}
}

// roomForDeck returns the maximum height of the cards to tap at that width, or 0 for no limit.
// It leaves space for all rows and a hint, unless the rows are beside the cards or
// hidden.
func (s *Screen) roomForDeck(room, width float32) float32 {
	switch {
	case len(s.rows) == 0:
		return 0
	case widgets.KeysBeside(s.size), s.alone():
		return room
	case s.low:
		return 0
	case s.grid.root.Visible():
		room -= shape.HeightFor(s.grid.root, width) + theme.Size(widgets.SpaceSmall)
	}
	others := float32(len(s.rows)-1) * (s.lowestRow() + theme.Size(widgets.SpaceTiny))
	return max(1, room-others-3*theme.Size(widgets.SpaceHuge))
}

// lowestRow returns the height of a row with the usual text, so that controls do not move if
// another row has a longer text.
func (s *Screen) lowestRow() float32 {
	least := s.rows[0].HeightFor(s.size.Width)
	for _, r := range s.rows[1:] {
		least = min(least, r.HeightFor(s.size.Width))
	}
	return least
}

// question returns the question that replaces the keys once everything is typed, or nil.
func (s *Screen) question() *widgets.Asking {
	switch {
	case s.view.Recount:
		return s.asks
	case s.view.Asks && s.entry.rests() && s.callers.fit(widgets.KeysWidth(s.size), s.roomToAsk()):
		return s.callers.Asking
	}
	return nil
}

// roomToAsk returns the height of the keys, and of everything below the rows if the rows are visible.
func (s *Screen) roomToAsk() float32 {
	keys := s.keys()
	switch {
	case keys == nil:
		return 0
	case s.low:
		return shape.HeightFor(keys, widgets.KeysWidth(s.size))
	}
	return max(s.below-theme.Size(widgets.SpaceLarge), shape.HeightFor(keys, widgets.KeysWidth(s.size)))
}

// arrange places questions about the active player above the keypad, or below the rows if
// there is little space, and a question about the round instead of the keys.
func (s *Screen) arrange() {
	below := container.NewStack(s.echo, widgets.Column(widgets.SpaceSmall, s.hint, s.doubt))
	s.asking = s.question()
	switch {
	case s.asking != nil:
		s.callers.InPlaceOf = s.keys()
		s.page.SetBody(s.list, below)
		foot := fyne.CanvasObject(s.save)
		if s.asking == s.callers.Asking && s.entry.Round < 0 {
			foot = s.callers.foot
		}
		s.page.SetKeys(s.asking, foot)
	case !s.low:
		s.page.SetBody(s.list, below)
		s.page.SetKeys(widgets.Column(widgets.SpaceSmall, s.left, s.sat, s.pad, s.tapping), s.save)
	case s.entry.ByCards && (s.alone() || widgets.KeysBeside(s.size)):
		s.page.SetBody(s.list, below, s.left, s.sat)
		s.page.SetKeys(s.tapping, s.save)
	case s.entry.ByCards:
		s.page.SetBody(s.list, below, s.tapping)
		s.page.SetFooter(s.save)
	default:
		s.page.SetBody(s.list, below, s.left, s.sat)
		s.page.SetKeys(s.pad, s.save)
	}
}

// keys returns the keys at the bottom of the screen, or nil.
func (s *Screen) keys() fyne.CanvasObject {
	switch {
	case !s.entry.ByCards:
		return s.pad
	case s.low && !s.alone() && !widgets.KeysBeside(s.size):
		return nil
	}
	return s.tapping
}

// reveal scrolls to the active row, or to a doubt about the rows. The question who called is in
// the title, so that no row moves under a finger and no scrolling is needed.
func (s *Screen) reveal() {
	if i := slices.Index(s.entry.Playing, s.entry.Active); i >= 0 {
		widgets.Reveal(s.page.Scroll(), s.rows[i].Tile)
	} else if s.doubt.Visible() {
		widgets.Reveal(s.page.Scroll(), s.doubt)
	} else if s.view.Asks && !s.page.IsTitled() {
		widgets.Reveal(s.page.Scroll(), s.hint)
	}
}
