package sheet

import (
	"tabby/internal/sheetview"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A View is what the page of a sheet shows.
type View struct {
	sheetview.View

	Next     string // what the main button does, empty where there is nothing to do
	Knock    string // what ending a round is called, or what else can be done
	Away     string // says that the game was handed over, or ""
	Guests   string // who takes part from other devices, or ""
	Lapsed   bool   // others took part when Tabby was left
	CanUndo  bool
	CanRedo  bool
	Entering bool // scores are entered beside the sheet
	Cramped  bool // there is room for the main button alone

	NextIcon, KnockIcon widgets.Icon
}

// ViewGame returns the view of a game.
func ViewGame(g scoring.Game, s scoring.Sheet) View {
	v := ViewOf(s)
	v.CanUndo, v.CanRedo = g.LastDone() != nil, g.LastUndone() != nil
	return v
}

// ViewOf returns the view of a sheet.
func ViewOf(s scoring.Sheet) View {
	v := View{View: sheetview.Of(s)}
	if v.Round != "" {
		v.Next, v.NextIcon = "Enter "+v.Round, widgets.IconEdit
		v.Knock, v.KnockIcon = v.Call, widgets.IconKnock
	}
	return v
}

// cellView returns how a cell is drawn: with a mark if the score put the player out,
// and a ring if the player called.
func cellView(c sheetview.Cell) widgets.CellView {
	v := widgets.CellView{Text: c.Text, Said: c.Said, Strong: c.Strong, Muted: c.Muted, Struck: c.Struck, Warn: c.Warn}
	switch {
	case c.Right:
		v.Ring = widgets.Good
	case c.Called:
		v.Ring = widgets.Bad
	}
	if c.Out {
		v.Marks = append(v.Marks, widgets.IconOut)
	}
	if c.Fell {
		v.Marks = append(v.Marks, widgets.IconDown)
	}
	return v
}
