package desktop

import (
	"strings"
	"unicode/utf8"

	"tabby/internal/system/atspi"
	"tabby/internal/system/spots"
)

// nodeID returns the ID of the node of a spot. Those of spots begin at 1, those of nodes after
// that of the window.
func nodeID(spot int) int { return spot + atspi.Root }

func spotID(node int) int { return node - atspi.Root }

// roleOf returns what a spot is for a screen reader.
func roleOf(s spots.Spot) atspi.Role {
	if s.Live && s.Role == spots.Text {
		return atspi.Notification
	}
	switch s.Role {
	case spots.Page, spots.Group:
		return atspi.Panel
	case spots.Dialog:
		return atspi.Dialog
	case spots.Table:
		return atspi.Table
	case spots.Row:
		return atspi.TableRow
	case spots.Heading:
		return atspi.Heading
	case spots.Button:
		return atspi.PushButton
	case spots.Toggle:
		return atspi.ToggleButton
	case spots.Radio:
		return atspi.RadioButton
	case spots.Field:
		return atspi.Entry
	case spots.ColumnHeader:
		return atspi.ColumnHeader
	case spots.RowHeader:
		return atspi.RowHeader
	case spots.Cell:
		return atspi.TableCell
	}
	return atspi.Label
}

// nodeOf returns a spot as a screen reader gets it, with a pixel of the screen for so many of its
// own.
func nodeOf(s spots.Spot, scale float32) atspi.Node {
	pixels := func(length float32) int { return int(length * scale) }
	n := atspi.Node{
		ID: nodeID(s.ID), Parent: nodeID(s.In), Role: roleOf(s), Name: strings.TrimSpace(s.Label), Description: s.Description,
		States: statesOf(s), Text: s.Value, Caret: utf8.RuneCountInString(s.Value),
		Heard: s.Heard, Level: s.Level, Row: s.Row - 1, Column: s.Column - 1,
		X: pixels(s.X), Y: pixels(s.Y), Width: pixels(s.Width), Height: pixels(s.Height),
	}
	switch s.Role {
	case spots.Page:
		n.Name = "" // the window is called so
	case spots.Button, spots.Toggle, spots.Radio, spots.Field, spots.Cell, spots.RowHeader, spots.ColumnHeader:
		n.Presses = true
	}
	return n
}

func statesOf(s spots.Spot) atspi.States {
	states := atspi.Visible
	for _, is := range []struct {
		on  bool
		has atspi.States
	}{
		{!s.Disabled, atspi.Enabled | atspi.Sensitive},
		{!s.Away, atspi.Showing},
		{s.Focusable || s.Focused, atspi.Focusable},
		{s.Focused, atspi.Focused},
		{s.Opens, atspi.Expandable},
		{s.Open, atspi.Expanded},
		{s.Role == spots.Toggle || s.Role == spots.Radio, atspi.Checkable},
		{s.Role == spots.Toggle && s.Chosen, atspi.Pressed},
		{s.Chosen, atspi.Checked | atspi.Selected},
		{s.Role == spots.Field, atspi.Editable | atspi.SingleLine},
		{s.Role == spots.Dialog, atspi.Modal},
	} {
		if is.on {
			states |= is.has
		}
	}
	return states
}
