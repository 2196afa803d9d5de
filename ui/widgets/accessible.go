package widgets

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// What a screen reader reads are the words that the screen shows. This file has
// the label of every widget that can be tapped or typed into, and of text.

// Label returns the words that o shows, for a screen reader.
func Label(o fyne.CanvasObject) string {
	if o == nil || !o.Visible() {
		return ""
	}
	switch o := o.(type) {
	case *fyne.Container: // its own label is always "Container"
		var all []string
		for _, part := range o.Objects {
			all = append(all, Label(part))
		}
		return Joined(all...)
	case *container.Scroll:
		return Label(o.Content)
	case fyne.Accessible:
		return o.AccessibilityLabel()
	case *canvas.Text:
		return o.Text
	case wrapper:
		return Label(o.Inner())
	}
	return ""
}

// Joined joins what is not empty with commas.
func Joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return p == "" }), ", ")
}

// checked puts a check before the label of what is chosen, as the screen does.
func checked(on bool, label string) string {
	if on {
		return "✓ " + label
	}
	return label
}

func (t *tapper) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel returns the button's text.
func (b *Button) AccessibilityLabel() string { return b.label.text }

// AccessibilityLabel returns the label of the button, or else what it does.
func (b *IconButton) AccessibilityLabel() string { return cmp.Or(b.said, b.label.text) }

// AccessibilityLabel returns the chip's label, or else its text, with a check if it is
// chosen.
func (c *Chip) AccessibilityLabel() string { return checked(c.selected, cmp.Or(c.said, c.label.text)) }

// AccessibilityLabel returns the label of the tile, or else the words on it, with a check if
// it is chosen.
func (t *Tile) AccessibilityLabel() string {
	return checked(t.selected, cmp.Or(t.label, Label(t.shown)))
}

// AccessibilityLabel returns the label of the tile, or else the words that are shown.
func (i *IdleTile) AccessibilityLabel() string { return cmp.Or(i.label, Label(i.content)) }

// AccessibilityLabel returns title and text, with a check if the switch is on.
func (t *Toggle) AccessibilityLabel() string { return checked(t.on, Joined(t.title.text, t.text.text)) }

// AccessibilityLabel returns the option's text, with a check if it is chosen.
func (o *option) AccessibilityLabel() string { return checked(o.chosen(), o.label.text) }

// AccessibilityLabel returns the words of the row that the handle moves.
func (h *dragHandle) AccessibilityLabel() string { return Label(h.row.name) }

// AccessibilityLabel returns the digit, or the name of the key on a keyboard that
// does the same.
func (w *padKey) AccessibilityLabel() string { return w.label }

// AccessibilityLabel returns the labels of all keys that are there.
func (k *Keypad) AccessibilityLabel() string {
	var all []string
	for _, key := range k.keys {
		if key.key != KeyMinus || k.Signed {
			all = append(all, key.AccessibilityLabel())
		}
	}
	return Joined(all...)
}

// AccessibilityRole returns that of a container of keys.
func (k *Keypad) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel returns all words of the question.
func (m *Modal) AccessibilityLabel() string { return Label(m.all) }

// AccessibilityRole returns that of a container of text and buttons.
func (m *Modal) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel returns the label of the field, or its hint, and what is typed.
func (e *fieldEntry) AccessibilityLabel() string {
	name := e.PlaceHolder
	if e.label != nil && e.label.text != "" {
		name = e.label.text
	}
	return Joined(name, e.Text)
}

func (e *fieldEntry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel returns the label of the text, or else the text.
func (t *Text) AccessibilityLabel() string { return cmp.Or(t.said, t.text) }

// AccessibilityRole returns that of text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel returns the cell the cursor is on: its row, its column and
// what it says; before there is a cursor, the header.
func (g *Grid) AccessibilityLabel() string {
	at := g.cursor
	if at.row < 0 || at.row >= g.rows || at.col < 0 || at.col >= len(g.header) {
		return Label(container.NewWithoutLayout(g.header...))
	}
	return g.label(at.row, at.col)
}

// label returns the row, the column and the text of a cell, and what its marks are.
func (g *Grid) label(row, col int) string {
	if col == 0 {
		return g.cell(row, 0).label()
	}
	return Joined(g.cell(row, 0).label(), Label(g.header[col]), g.cell(row, col).label())
}

// AccessibilityRole returns that of a button: the cell can be tapped.
func (g *Grid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

func (p *pane) AccessibilityLabel() string { return p.grid.AccessibilityLabel() }
