package widgets

import (
	"fyne.io/fyne/v2"
)

// A gridStop has the keyboard while it is on the cells of a grid, and is not seen. The grid itself
// would come before its header forwards as well as backwards.
type gridStop struct {
	unseen
	grid *Grid
}

// FocusGained shows the cursor, at first on the last row.
func (s *gridStop) FocusGained() {
	g := s.grid
	g.focused = true
	if g.cursor.row < 0 {
		g.cursor = cellPlace{g.rows - 1, min(1, len(g.header)-1)}
	}
	reveal(g)
	if g.cursor.row >= 0 {
		g.setCursor(g.cursor.row, g.cursor.col)
	}
}

// FocusLost hides the cursor.
func (s *gridStop) FocusLost() {
	g := s.grid
	g.focused = false
	g.follow()
}

// TypedRune passes the rune on.
func (s *gridStop) TypedRune(r rune) {
	if r != ' ' {
		passRune(s, r)
	}
}

// TypedKey moves the cursor or taps its cell; it passes other keys on.
func (s *gridStop) TypedKey(e *fyne.KeyEvent) {
	g := s.grid
	if g.rows == 0 {
		passKey(s, e)
		return
	}
	switch at := g.cursor; e.Name {
	case fyne.KeyUp:
		if at.row > 0 || !g.focusHeader(at.col, 0) {
			g.setCursor(at.row-1, at.col)
		}
	case fyne.KeyDown:
		g.setCursor(at.row+1, at.col)
	case fyne.KeyLeft:
		g.setCursor(at.row, at.col-1)
	case fyne.KeyRight:
		g.setCursor(at.row, at.col+1)
	case fyne.KeyHome:
		g.setCursor(0, at.col)
	case fyne.KeyEnd:
		g.setCursor(g.rows-1, at.col)
	case fyne.KeyPageUp:
		g.setCursor(at.row-g.page(), at.col)
	case fyne.KeyPageDown:
		g.setCursor(at.row+g.page(), at.col)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		g.tapped(at.row, at.col)
	default:
		passKey(s, e)
	}
}
