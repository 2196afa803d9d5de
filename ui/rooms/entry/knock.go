package entry

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Knock is the end of a round: who called, and which of the others have had their
// last turn [000:65].
type Knock struct {
	Caller scoring.Player   `json:"caller"` // or Nobody
	Had    []scoring.Player `json:"had,omitempty"`
}

// turns returns the players who have a last turn, in the order of turns.
func (k Knock) turns(playing []scoring.Player) []scoring.Player {
	i := slices.Index(playing, k.Caller)
	if i < 0 {
		return nil
	}
	return slices.Concat(playing[i+1:], playing[:i])
}

// TurnsLeft returns the players who have not had their last turn, in the order of turns.
func (k Knock) TurnsLeft(playing []scoring.Player) []scoring.Player {
	return slices.DeleteFunc(k.turns(playing), k.had)
}

func (k Knock) had(p scoring.Player) bool { return slices.Contains(k.Had, p) }

// tick records that a player and those before them have had their last turns. A second
// tick for the same player undoes this.
func (k Knock) tick(playing []scoring.Player, p scoring.Player) Knock {
	if k.had(p) {
		k.Had = slices.DeleteFunc(slices.Clone(k.Had), func(q scoring.Player) bool { return q == p })
		return k
	}
	turns := k.turns(playing)
	k.Had = slices.Clone(k.Had)
	for _, q := range turns[:slices.Index(turns, p)+1] {
		if !k.had(q) {
			k.Had = append(k.Had, q)
		}
	}
	return k
}

// A knockView is the end of a round as it is shown.
type knockView struct {
	Hint string
	Rows []knockRowView
	Done bool // all players have had the last turn
}

// A knockRowView is one player, who can be chosen as the caller or, after that, ticked.
type knockRowView struct {
	Player scoring.Player
	Name   string
	Line   string
	Sign   widgets.Icon
	Ticked bool
	Now    bool // it is this player's turn
}

// viewKnock returns the view of the end of a round: first the question who called,
// and then the last turns in order.
func viewKnock(w *words.Language, s scoring.Sheet, e Entry) knockView {
	calling, left := s.Ruleset.Rules.Calling, e.TurnsLeft(e.Playing)
	if e.Caller == scoring.Nobody {
		v := knockView{Hint: w.Scores.Caller(calling).WhoSays(w.Rules.In(s.Ruleset.Rules).Call)}
		for _, p := range e.Playing {
			v.Rows = append(v.Rows, knockRowView{Player: p, Name: s.People[p].Name})
		}
		return v
	}
	v := knockView{Done: len(left) == 0, Hint: w.Scores.TurnOver}
	if !v.Done {
		v.Hint = w.Scores.OneMoreTurn(w.Table.Names(s, left))
	}
	v.Rows = append(v.Rows, knockRowView{Player: e.Caller, Name: s.People[e.Caller].Name, Line: w.Scores.Effect(words.Effect{Called: true, Calling: calling}), Sign: widgets.IconKnock})
	for _, p := range e.turns(e.Playing) {
		row := knockRowView{Player: p, Name: s.People[p].Name, Ticked: e.had(p), Line: w.Scores.TurnLeft}
		switch {
		case row.Ticked:
			row.Line, row.Sign = w.Scores.TurnHad, widgets.IconCheck
		case p == left[0]:
			row.Line, row.Now = w.Scores.TurnNow, true
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}

// A KnockScreen shows the end of a round: the faces of all players, to choose who called; then a ring of faces, which
// become dark when their players have had their last turns; and then a text that says to turn the cards over.
type KnockScreen struct {
	Root fyne.CanvasObject

	words *words.Language
	do    KnockActions
	badge func(scoring.Player) widgets.Badge
	entry Entry
	page  *widgets.Page
	size  fyne.Size
	asks  *widgets.Text
	hint  *widgets.Text   // below the ring, which keeps its place
	most  *widgets.Text   // the hint while all have a last turn, which has no more lines later
	below *fyne.Container // of the hint
	round *fyne.Container // contains all faces: in lines or, once somebody has called, in a ring
	faces []*face
	undo  *widgets.Button
	enter *widgets.Button
}

// KnockActions are the functions that a KnockScreen calls.
type KnockActions struct {
	Edit  func(Entry) // stores who called and who has had a last turn, and shows it
	Enter func()
	Close func()
}

// NewKnockScreen returns an empty screen. badge returns the badge of a player.
func NewKnockScreen(w *words.Language, do KnockActions, badge func(scoring.Player) widgets.Badge) *KnockScreen {
	s := &KnockScreen{words: w, do: do, badge: badge, page: widgets.NewPage(w.Scores.LastTurns)}
	s.page.SetBack(w.Common.BackToSheet, do.Close)
	s.asks, s.hint, s.most = widgets.NewHeading(""), widgets.NewHeading(""), widgets.NewHeading("")
	s.round = shape.In(lines())
	s.undo = widgets.NewButton(widgets.Quiet, "", func() { do.Edit(s.entry.Call(s.entry.Caller)) })
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, w.Scores.EnterScores, do.Enter)
	s.below = widgets.InRoomOf(s.most, s.hint)
	s.page.SetBody(s.asks, s.round, s.below, s.undo)
	s.page.SetFooter(s.enter)
	s.Root = widgets.Watch(s.fit, s.page)
	return s
}

// fit makes the faces as large as a window of that size allows.
func (s *KnockScreen) fit(size fyne.Size) {
	s.size = size
	room := size.Height - s.page.BarHeight(size)
	if s.enter.Visible() {
		room -= shape.HeightFor(s.enter, widgets.KeysWidth(size)) + 2*theme.Size(widgets.SpaceMedium)
	}
	enlarge(s.faces, faceSide, func(float32) bool { return shape.HeightFor(s.page.Body(), size.Width) <= room })
}

func (s *KnockScreen) tapped(p scoring.Player) {
	switch s.entry.Caller {
	case scoring.Nobody:
		s.do.Edit(s.entry.Call(p))
	case p:
	default:
		e := s.entry
		e.Knock = e.tick(e.Playing, p)
		s.do.Edit(e)
	}
}

// Show shows the end of the current round of a sheet.
func (s *KnockScreen) Show(sheet scoring.Sheet, e Entry) {
	s.entry = e
	v, ended, enter := viewKnock(s.words, sheet, e), e.Caller != scoring.Nobody, widgets.Secondary
	s.asks.SetText(v.Hint)
	s.hint.SetText(v.Hint)
	s.most.SetText(s.words.Scores.OneMoreTurn(s.words.Table.Names(sheet, e.turns(e.Playing))))
	widgets.SetVisible(s.asks, !ended)
	widgets.SetVisible(s.below, ended)
	s.showFaces(v.Rows, ended)
	if v.Done {
		enter = widgets.Primary
	}
	s.undo.SetText(s.words.Scores.Caller(sheet.Ruleset.Rules.Calling).Other)
	widgets.SetVisible(s.undo, ended)
	widgets.SetVisible(s.enter, ended)
	s.enter.SetKind(enter)
	s.fit(s.size)
	s.page.Refresh()
}

// showFaces shows the players in lines, or in a ring once one of them has called. It creates new faces
// only if the order of the players has changed, so that the keyboard focus is kept.
func (s *KnockScreen) showFaces(rows []knockRowView, ended bool) {
	if !slices.EqualFunc(s.faces, rows, func(f *face, v knockRowView) bool { return f.player == v.Player }) {
		s.faces, s.round.Objects = nil, nil
		for _, v := range rows {
			f := newFace(v.Player, s.badge(v.Player), func() { s.tapped(v.Player) })
			s.faces = append(s.faces, f)
			s.round.Add(f.Tile)
		}
	}
	look, form := widgets.Offered, lines()
	if ended {
		look, form = widgets.Bare, shape.Arranged(around)
	}
	s.round.Layout = &shape.Shaped{Shape: form}
	for i, v := range rows {
		s.faces[i].SetLook(look)
		s.faces[i].show(v)
	}
}

// A face is a player at the end of a round. It is dark once the player has had the last turn.
type face struct {
	*widgets.Tile

	player scoring.Player
	badge  *widgets.BadgeView
	name   *widgets.Text
	line   *widgets.Text   // of who called, and of whose turn it is
	below  *fyne.Container // of the line, with room for two whatever it says
}

// faceSide is the least side of a face in a ring, in device-independent pixels.
const faceSide = 64

func newFace(p scoring.Player, badge widgets.Badge, tapped func()) *face {
	f := &face{
		player: p, badge: widgets.NewBadgeView(badge, faceSide),
		name: widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 2, Words: true, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter}),
	}
	f.line = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	f.below = widgets.InRoomOf(widgets.NewText("\n", widgets.TextStyle{Size: widgets.SizeSmall}), f.line)
	f.Tile = widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceTiny, container.NewCenter(f.badge), widgets.Inset(widgets.SpaceTiny, widgets.SpaceNone, f.name), f.below), tapped)
	f.AlignTop()
	return f
}

func (f *face) show(v knockRowView) {
	f.name.SetText(v.Name)
	f.name.SetColor("")
	if v.Ticked {
		f.name.SetColor(widgets.ColorMuted)
	}
	f.badge.Dim, f.badge.Mark = v.Ticked, v.Sign
	f.badge.Refresh()
	line := ""
	if v.Now || v.Sign == widgets.IconKnock {
		line = v.Line
	}
	f.line.SetText(line)
	widgets.SetVisible(f.below, v.Line != "")
	f.below.Refresh()
	f.Describe(v.Name, v.Line)
	f.SetSelected(v.Now)
	f.Refresh()
}

// around arranges faces in a ring as wide as there is room, clockwise from the top. Where there is
// lines if a ring does not fit.
func around(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	n, share := len(objects), float32(3)
	if widgets.LargeText() {
		share = 1
	}
	size := fyne.NewSize(max(shape.Widest(objects), min(widestFace*widgets.CurrentLooks().Scale(), room.Width/share)), 0)
	for _, o := range objects {
		size.Height = max(size.Height, shape.HeightFor(o, size.Width))
	}
	radius := max(size.Width, size.Height) / (2 * float32(math.Sin(math.Pi/float64(max(2, n)))))
	across := (room.Width - size.Width) / 2
	if across < size.Width/2 {
		return lines().Arrange(objects, room, put)
	}
	along, lowest := radius*max(1, radius/across), float32(0)
	for i, o := range objects {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		at := fyne.NewPos((room.Width-size.Width)/2+across*float32(sin), along*float32(1-cos))
		put.At(o, at, size)
		lowest = max(lowest, at.Y+size.Height)
	}
	return lowest
}

// widestFace is the maximum width of the name below a small face, in device-independent pixels.
const widestFace = 104

// lines lays out faces to choose from, in lines.
func lines() shape.Shape { return widgets.Even(leastFace, widgets.SpaceSmall) }

// leastFace is the least width of a face in lines, in device-independent pixels.
const leastFace = 80

// callers ask who called: the faces of all players replace the keys. There is nothing to tap where
// the key Enter and the main button were, so that a late tap does not answer the question.
type callers struct {
	*widgets.Asking

	faces []*face
	none  *widgets.Tile   // the button for nobody, if that is possible; it does not look like a player
	back  *widgets.Button // to the scores
	lined *fyne.Container // of the faces
	asks  *fyne.Container // contains these, and the button for nobody below them
	foot  *fyne.Container // a text where the main button was
}

func (s *Screen) newCallers() *callers {
	c := &callers{lined: shape.In(lines())}
	nobody := widgets.NewText(s.words.Scores.NobodyCalled, widgets.TextStyle{Bold: true, Lines: 2, Words: true, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter})
	c.none = widgets.NewTile(widgets.Offered, nobody, func() {
		s.do.Focus(c.none, false)
		s.confirm()
	})
	c.back = widgets.NewIconTextButton(widgets.Secondary, widgets.IconBack, s.words.Scores.BackToScores, func() { s.press(widgets.KeyBack) })
	c.asks = widgets.Column(widgets.SpaceSmall, c.lined)
	c.Asking = widgets.NewAsking(c.asks, widgets.Row(widgets.SpaceSmall, -1, c.back))
	taps := widgets.NewText(s.words.Scores.TapWrites, widgets.TextStyle{Color: widgets.ColorMuted, Lines: 2, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter})
	c.foot = shape.In(inPlaceOf(s.save), taps)
	return c
}

// seat creates a face for the player of each row.
func (c *callers) seat(s *Screen, rows []RowView) {
	c.faces, c.lined.Objects = nil, nil
	for _, v := range rows {
		f := newFace(v.Player, s.badge(v.Player), nil)
		f.OnTapped = func() { s.answer(f.Tile, v.Player) }
		f.SetLook(widgets.Offered)
		f.show(knockRowView{Name: v.Name})
		f.SetLabel(v.SaidCall)
		c.faces = append(c.faces, f)
		c.lined.Add(f.Tile)
	}
}

// first returns the control that gets the focus after Enter. It is not a player, because people often press Enter twice.
func (c *callers) first() fyne.CanvasObject {
	if c.none.Visible() {
		return c.none
	}
	return c.back
}

// inPlaceOf returns the shape of an object in the middle of the room of a button.
func inPlaceOf(button *widgets.Button) shape.Shape {
	return shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		high, own := shape.HeightFor(button, room.Width), shape.HeightFor(objects[0], room.Width)
		put.At(objects[0], fyne.NewPos(0, (high-own)/2), fyne.NewSize(room.Width, own))
		return high
	})
}

// fit makes the faces as large as possible, down to the size of those in rows, and reports whether
// they fit.
func (c *callers) fit(width, height float32) bool {
	fits := func(float32) bool { return c.Full(width) <= height }
	c.line(false)
	if enlarge(c.faces, widgets.RowBadge, fits) {
		return true
	}
	c.line(true)
	return enlarge(c.faces, widgets.RowBadge, fits)
}

// line puts the button for nobody below the faces, or beside them if there is too little room below.
func (c *callers) line(in bool) {
	faces := c.lined.Objects[:len(c.faces):len(c.faces)]
	c.lined.Objects, c.asks.Objects = faces, []fyne.CanvasObject{c.lined, c.none}
	if in {
		c.lined.Objects, c.asks.Objects = append(faces, c.none), []fyne.CanvasObject{c.lined}
	}
}

// least returns the height at a width with the smallest faces and the button for nobody below them.
func (c *callers) least(width float32) float32 {
	c.fit(width, 0)
	c.line(false)
	return c.Full(width)
}

// enlarge makes faces as large as fits allows, but not smaller than least, and reports
// whether they fit.
func enlarge(faces []*face, least float32, fits func(side float32) bool) bool {
	for side := float32(largestFace); side >= least; side -= 8 {
		for _, f := range faces {
			f.badge.Side = side
		}
		if fits(side) {
			return true
		}
	}
	return false
}

// largestFace is the side of the largest face to choose, in device-independent pixels.
const largestFace = 144
