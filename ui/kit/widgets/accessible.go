package widgets

import (
	"cmp"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/internal/system/a11y"
	"tabby/ui/kit/widgets/shape"
)

// A screen reader reads the same words that the screen shows. This file has the
// labels of text and of every widget that can be tapped or typed into.

// Label returns the words that o shows, for a screen reader.
func Label(o fyne.CanvasObject) string {
	if o == nil || !o.Visible() {
		return ""
	}
	switch o := o.(type) {
	case *fyne.Container: // the label from Fyne is always "Container"
		var all []string
		for _, part := range o.Objects {
			all = append(all, Label(part))
		}
		return Joined(all...)
	case *container.Scroll:
		return Label(o.Content)
	case *container.Clip:
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

// Joined joins the parts that are not empty: with a comma or, after the end of a sentence, with a space.
func Joined(parts ...string) string {
	said := ""
	for _, p := range parts {
		switch {
		case p == "":
		case said == "":
			said = p
		case ended.MatchString(said) && !placed.MatchString(said):
			said += " " + p
		default:
			said += ", " + p
		}
	}
	return said
}

// ended matches a text that ends like a sentence, and placed one that ends with an ordinal: "40, 4."
var (
	ended  = regexp.MustCompile(`[.!?…؟।。][\p{Pe}\p{Pf}"'\x{2069}]*$`)
	placed = regexp.MustCompile(`(^|, )\d+\.$`)
)

// checked adds a check mark before the label of a selected element, as on the screen.
func checked(on bool, label string) string {
	if on {
		return "✓ " + label
	}
	return label
}

// A Reading is the text that a screen reader reads for something that cannot be tapped.
type Reading struct{ Label string }

// AccessibilityLabel returns the label.
func (r *Reading) AccessibilityLabel() string { return r.Label }

// AccessibilityRole returns the role of text.
func (*Reading) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (t *tapper) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// AccessibilityLabel returns the button's text.
func (b *Button) AccessibilityLabel() string { return b.label.text }

// AccessibilityLabel returns the label for screen readers, or else the label of the button.
func (b *IconButton) AccessibilityLabel() string { return cmp.Or(b.said, b.label.text) }

// AccessibilityLabel returns the chip's label, or else its text, with a check if it is
// chosen.
func (c *Chip) AccessibilityLabel() string { return checked(c.selected, c.name()) }

// AccessibilityLabel returns the label of the tile, or else the words on it, with a check if
// it is chosen.
func (t *Tile) AccessibilityLabel() string { return checked(t.selected, Joined(t.name(), t.about)) }

// AccessibilityLabel returns the label of the tile, or else the words that are shown.
func (i *IdleTile) AccessibilityLabel() string { return cmp.Or(i.label, Label(i.content)) }

// AccessibilityLabel returns title and text, with a check if the switch is on.
func (t *Toggle) AccessibilityLabel() string { return checked(t.on, t.name()) }

// AccessibilityLabel returns the option's text, with a check if it is chosen.
func (o *option) AccessibilityLabel() string { return checked(o.chosen(), o.label.text) }

// AccessibilityLabel returns which row the handle moves.
func (h *dragHandle) AccessibilityLabel() string {
	return h.list.words.Whose(Label(h.row.name), h.list.words.Move)
}

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

// AccessibilityRole returns the role of a container of keys.
func (k *Keypad) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel returns all words of the question.
func (m *Modal) AccessibilityLabel() string { return Label(m.all) }

// AccessibilityRole returns the role of a container of text and buttons.
func (m *Modal) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel returns the label of the field, or its hint, and what is typed.
func (e *fieldEntry) AccessibilityLabel() string { return Joined(e.name(), e.Text) }

func (e *fieldEntry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel returns the label of the text, or else the text.
func (t *Text) AccessibilityLabel() string { return strings.TrimSpace(cmp.Or(t.said, t.text)) }

// AccessibilityRole returns the role of text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel returns the cell under the cursor: its text, its column and its row; before
// there is a cursor, the header.
func (g *Grid) AccessibilityLabel() string {
	at := g.cursor
	if at.row < 0 || at.row >= g.rows || at.col < 0 || at.col >= len(g.header) {
		return Label(container.NewWithoutLayout(g.header...))
	}
	return g.label(at.row, at.col)
}

// label returns the text of a cell and the meaning of its marks, and then its column and its row.
func (g *Grid) label(row, col int) string {
	first := g.cell(row, 0).label()
	if g.RowName != nil {
		first = g.RowName(row)
	}
	if col == 0 {
		return first
	}
	column := Label(g.header[col])
	if g.ColumnName != nil {
		column = g.ColumnName(col)
	}
	return Joined(g.cell(row, col).label(), column, first)
}

// AccessibilityRole returns the role of a button: the cell can be tapped.
func (g *Grid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

func (p *pane) AccessibilityLabel() string { return p.grid.AccessibilityLabel() }

func (s *gridStop) AccessibilityLabel() string { return s.grid.AccessibilityLabel() }

func (s *gridStop) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// A describer is a widget that describes more than its label.
type describer interface{ describe(s *a11y.Node) }

// A holder is a widget that groups its content for screen readers.
type holder interface {
	fyne.CanvasObject
	holds() a11y.Node
}

// spotOf returns the node of a widget, without its position.
func spotOf(a fyne.Accessible) a11y.Node {
	s := a11y.Node{Label: a.AccessibilityLabel(), Role: a11y.Text}
	if a.AccessibilityRole() == fyne.AccessibleRoleButton {
		s.Role = a11y.Button
	}
	if d, ok := a.(fyne.Disableable); ok {
		s.Disabled = d.Disabled()
	}
	if t, ok := a.(describer); ok {
		t.describe(&s)
	}
	return s
}

func (p *Page) holds() a11y.Node { return a11y.Node{Role: a11y.Page, Label: p.title.text} }

func (m *Modal) holds() a11y.Node { return a11y.Node{Role: a11y.Dialog, Label: m.title.text} }

func (c *Choice) holds() a11y.Node { return a11y.Node{Role: a11y.Group, Label: c.label} }

func (g *grouped) holds() a11y.Node { return a11y.Node{Role: a11y.Group, Label: g.label} }

func (b *Button) describe(s *a11y.Node) { s.Opens, s.Open = b.opens, b.open }

func (c *Chip) describe(s *a11y.Node) {
	s.Label = c.name()
	if s.Opens = c.opens; c.opens {
		s.Open = c.selected
		return
	}
	if c.role != "" {
		s.Role, s.Chosen = c.role, c.selected
	}
}

func (c *Chip) name() string { return cmp.Or(c.said, c.label.text) }

// describe says what is chosen. On a table that is what can be used now.
func (t *Tile) describe(s *a11y.Node) {
	s.Label, s.Description = t.name(), t.about
	if t.switches {
		s.Role = a11y.Toggle
	}
	if t.look == OnTable {
		s.Disabled = !t.selected
		return
	}
	s.Chosen = t.selected
}

func (t *Tile) name() string { return cmp.Or(t.label, Label(t.shown)) }

func (i *IdleTile) describe(s *a11y.Node) { s.Disabled = true }

func (t *Toggle) describe(s *a11y.Node) { s.Role, s.Label, s.Chosen = a11y.Toggle, t.name(), t.on }

func (t *Toggle) name() string { return Joined(t.title.text, t.text.text) }

func (o *option) describe(s *a11y.Node) {
	s.Role, s.Label, s.Chosen = a11y.Radio, o.label.text, o.chosen()
}

func (e *fieldEntry) describe(s *a11y.Node) { s.Role, s.Label, s.Value = a11y.Field, e.name(), e.Text }

func (e *fieldEntry) name() string {
	if e.said != "" {
		return e.said
	}
	if e.label != nil && e.label.text != "" {
		return e.label.text
	}
	return e.PlaceHolder
}

// replace replaces the text of the field, without characters that the field does not
// accept.
func (e *fieldEntry) replace(text string) {
	if e.accept != nil {
		text = strings.Map(func(r rune) rune {
			if e.accept(r) {
				return r
			}
			return -1
		}, text)
	}
	e.SetText(text)
}

func (t *Text) describe(s *a11y.Node) {
	s.Live, s.Heard = t.live, t.live && t.heard == s.Label
	if t.level > 0 {
		s.Role, s.Level = a11y.Heading, t.level
	}
}

// NewReader returns a layer that shows screen readers what is on the canvas. Fyne
// 2.8.1 looks for labels in containers only, never inside widgets and scrolls.
//
// The layer draws nothing and takes no input. It is rebuilt whenever a driver asks
// for its labels, so it costs nothing without the build tag accessibility.
func NewReader() *fyne.Container {
	layer := container.NewWithoutLayout()
	layer.Objects = []fyne.CanvasObject{&readerRoot{layer: layer}}
	return layer
}

// readerRoot rebuilds its layer when it is asked for its role.
type readerRoot struct {
	canvas.Rectangle

	layer *fyne.Container
}

func (r *readerRoot) AccessibilityLabel() string { return "" }

// AccessibilityRole rebuilds the layer and returns the role of a container.
func (r *readerRoot) AccessibilityRole() fyne.AccessibleRole {
	r.layer.Objects = []fyne.CanvasObject{r}
	if c := CanvasOf(r.layer); c != nil {
		for _, s := range Nodes(c) {
			if s.Role.Holds() {
				continue
			}
			m := &mark{node: s}
			shape.Place(m, fyne.NewPos(s.X, s.Y), fyne.NewSize(s.Width, s.Height))
			r.layer.Objects = append(r.layer.Objects, m)
		}
	}
	return fyne.AccessibleRoleContainer
}

// mark is a [a11y.Node] on the layer, and no widget: a rectangle is never drawn, since
// no painter knows its type.
type mark struct {
	canvas.Rectangle

	node a11y.Node
}

// AccessibilityLabel returns the words of the node, with a check if it is chosen.
func (m *mark) AccessibilityLabel() string {
	return checked(m.node.Chosen, Joined(m.node.Label, m.node.Value))
}

// AccessibilityRole returns that of a button for whatever can be pressed, but for a field.
func (m *mark) AccessibilityRole() fyne.AccessibleRole {
	if m.node.Role != a11y.Field && (m.node.Focusable || m.node.Role == a11y.Button) {
		return fyne.AccessibleRoleButton
	}
	return fyne.AccessibleRoleText
}
