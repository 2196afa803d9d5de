package entry

import (
	"slices"

	"tabby/internal/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A KnockScreen shows the end of a round: the faces of all, one of whom called, then a ring of them that go
// out with their last turns, and when to turn the cards over.
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
	round *fyne.Container // of all faces: in lines, and in a ring once one has called
	faces []*face
	undo  *widgets.Button
	enter *widgets.Button
}

// KnockActions is what the screen of the end of a round asks for.
type KnockActions struct {
	Edit  func(Entry) // keeps who called and who has had a last turn, and shows it
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

// fit makes the faces as large as a window of that size has room for.
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

// Show shows the end of the round that is due at a sheet.
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

// showFaces shows the players in lines, or in a ring once one of them has called. It makes new faces
// only if the players are in another order, so that the keyboard focus is kept.
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
		look, form = widgets.Bare, around{}
	}
	s.round.Layout = &shape.Shaped{Shape: form}
	for i, v := range rows {
		s.faces[i].SetLook(look)
		s.faces[i].show(v)
	}
}
