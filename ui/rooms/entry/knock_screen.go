package entry

import (
	"slices"

	"tabby/internal/words"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A KnockScreen shows the end of a round: who called, the last turns, and when to
// turn the cards over.
type KnockScreen struct {
	Page *widgets.Page

	words *words.Language
	do    KnockActions
	badge func(scoring.Player) widgets.Badge
	entry Entry
	hint  *widgets.Text
	list  *fyne.Container
	rows  []*knockRow
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
	s := &KnockScreen{words: w, do: do, badge: badge, Page: widgets.NewPage(w.Scores.LastTurns)}
	s.Page.SetBack(w.Common.BackToSheet, do.Close)
	s.hint = widgets.NewHeading("")
	s.list = widgets.Column(widgets.SpaceSmall)
	s.undo = widgets.NewButton(widgets.Secondary, "", func() { do.Edit(s.entry.Call(s.entry.Caller)) })
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, w.Scores.EnterScores, do.Enter)
	s.Page.SetBody(s.hint, s.list, s.undo)
	s.Page.SetFooter(s.enter)
	return s
}

// A knockRow is one player at the end of a round.
type knockRow struct {
	*widgets.Tile
	player scoring.Player
	name   *widgets.Text
	line   *widgets.Text
	sign   *widgets.Glyph
}

func (s *KnockScreen) newRow(p scoring.Player) *knockRow {
	r := &knockRow{
		player: p,
		name:   widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 1}),
		line:   widgets.NewHint(""),
		sign:   widgets.NewGlyph("", widgets.ColorFelt),
	}
	who := widgets.Column(widgets.SpaceNone, r.name, r.line)
	row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(s.badge(p), widgets.RowBadge), who, r.sign)
	r.Tile = widgets.NewTile(widgets.Carded, row, func() { s.tapped(p) })
	return r
}

func (s *KnockScreen) tapped(p scoring.Player) {
	switch s.entry.Caller {
	case scoring.Nobody:
		s.do.Edit(s.entry.Call(p))
	case p:
	default:
		e := s.entry
		e.Knock = e.Tick(e.Playing, p)
		s.do.Edit(e)
	}
}

// Show shows the end of the round that is due at a sheet. It makes new rows only if the players
// are in another order, so that the keyboard focus stays.
func (s *KnockScreen) Show(sheet scoring.Sheet, e Entry) {
	s.entry = e
	v := viewKnock(s.words, sheet, e)
	s.hint.SetText(v.Hint)
	if !slices.EqualFunc(s.rows, v.Rows, func(r *knockRow, v knockRowView) bool { return r.player == v.Player }) {
		s.rows, s.list.Objects = nil, nil
		for _, row := range v.Rows {
			r := s.newRow(row.Player)
			s.rows = append(s.rows, r)
			s.list.Add(r.Tile)
		}
	}
	for i, row := range v.Rows {
		s.rows[i].show(row)
	}
	ended, enter := e.Caller != scoring.Nobody, widgets.Secondary
	if v.Done {
		enter = widgets.Primary
	}
	s.undo.SetText(s.words.Scores.OtherCalled(sheet.Ruleset.Rules.Calling))
	widgets.SetVisible(s.undo, ended)
	widgets.SetVisible(s.enter, ended)
	s.enter.SetKind(enter)
	s.Page.Refresh()
}

func (r *knockRow) show(v knockRowView) {
	r.name.SetText(v.Name)
	r.line.SetText(v.Line)
	widgets.SetVisible(r.line, v.Line != "")
	r.sign.Icon = v.Sign
	r.sign.Refresh()
	r.SetSelected(v.Ticked)
	r.Refresh()
}
