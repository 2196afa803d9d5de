package sheet

import (
	"tabby/engine"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// The surroundings are what the page of a game shows around the sheet.
type surroundings struct {
	main, other button
	undo        bool   // there is something to take back
	asks        bool   // what is open on the sheet can be answered here
	half        string // what is half done, or ""
	away        string // says that the game was handed over, or ""
	guests      string // who takes part from other devices, or ""
	lapsed      bool   // others took part when Tabby was left
	entering    bool   // scores are entered beside the sheet
}

// A button is one below the sheet, without a text if there is nothing to do.
type button struct {
	text string
	icon widgets.Icon
	act  act
}

// An act is what a button below the sheet does.
type act int

// The acts.
const (
	enters act = iota // scores
	deals             // by the virtual deck, or goes to its cards
	calls             // opens the last turns
)

// buttons returns the main button and the other one of a sheet, for what the virtual deck is
// used for and what is half done.
func buttons(w *words.Language, s scoring.Sheet, d game.DeckState, half game.HalfDone) (main, other button) {
	if s.Over || s.Clock.Asked {
		return button{}, button{}
	}
	main = button{w.Sheet.EnterRound(s), widgets.IconEdit, enters}
	if half.Typed {
		main = button{w.Sheet.GoOnWithRound(s), widgets.IconPlay, enters}
	}
	deal := button{w.Sheet.DealRound(s), widgets.IconDeal, deals}
	switch {
	case d == game.DeckRunning:
		return button{w.Sheet.GoOnWithRound(s), widgets.IconPlay, deals}, button{}
	case d == game.DeckUsed && half.Typed:
		return main, deal
	case d == game.DeckUsed:
		return deal, main
	}
	switch r := s.Ruleset.Rules; {
	case r.Calling == engine.NoCall:
		return main, button{}
	case half.Called != nil:
		return main, button{w.Sheet.LastTurns(half.Called.Name), widgets.IconKnock, calls}
	case r.Calling == engine.MustCall:
		return main, button{w.Scores.LastTurns, widgets.IconKnock, calls}
	case r.Knock:
		return main, button{w.Sheet.Knock, widgets.IconKnock, calls}
	}
	return main, button{w.Sheet.Call, widgets.IconKnock, calls}
}

// cellView returns how a cell is drawn: with a badge if the score put the player out, a ring
// if the player called, and above it what was written, if the round counts something else.
func cellView(w *words.Kit, c sheetview.Cell) widgets.CellView {
	v := widgets.CellView{Text: c.Text, Said: c.Said, Strong: c.Strong, Muted: c.Muted, Struck: c.Struck, Warn: c.Warn}
	if !c.Struck {
		v.Before = c.Before
	}
	switch {
	case c.Right:
		v.Ring = widgets.Good
	case c.Wrong:
		v.Ring = widgets.Bad
	}
	if c.Warn && c.Said == "" {
		v.Said = w.Check
	}
	if c.Star {
		v.Marks = append(v.Marks, widgets.IconStar)
	}
	if c.Out {
		v.Badge = widgets.IconOut
	}
	if c.Fell {
		v.Marks = append(v.Marks, widgets.IconDown)
	}
	if c.Unjudged() {
		v.Marks = append(v.Marks, widgets.IconKnock)
	}
	return v
}
