package uitest

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/internal/system/a11y"
	"tabby/ui/kit/widgets"
)

// Labelled fails if what is in front cannot be used by those who only hear it. So every walk
// checks every screen it comes to, once all has arrived there.
func (u *User) Labelled() {
	u.Helper()
	if u.frames != nil && u.frames.Moving() {
		return
	}
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		_, taps := o.(fyne.Tappable)
		_, focuses := o.(fyne.Focusable)
		kind := fmt.Sprintf("%T", o)
		if strings.HasPrefix(kind, "*widget.") || kind == "*widgets.absorber" || kind == "*cardtable.bare" {
			return true // a scroll bar of Fyne, the shield, or bare felt
		}
		if a, ok := o.(fyne.Accessible); (taps || focuses) && (!ok || a.AccessibilityLabel() == "") {
			u.Errorf("a %T with the text %q has no label", o, Text(o))
		}
		return true
	})
	for _, fault := range Faults(widgets.Nodes(u.Window.Canvas())) {
		u.Error(fault)
	}
	for _, fault := range u.unsaid() {
		u.Error(fault)
	}
}

// twice is the end of a sentence with a comma behind it. A dot behind fewer letters is that of a word cut short: "Sun., 5 Nov".
var twice = regexp.MustCompile(`(\p{Ll}{5}\.|[!?…])[\p{Pe}\p{Pf}"'\x{2069}]*,( |$)`)

// Faults returns why the description of a screen is not usable by ear: a thing without a name, a comma after a full stop,
// two controls with one name in one page or group, a page that does not begin with its heading,
// or not exactly one focus.
func Faults(all []a11y.Node) (faults []string) {
	used, around, focused := map[name]a11y.Role{}, map[int]int{}, 0
	for i, s := range all {
		n := name{around[s.In], s.Label}
		if around[s.ID] = n.in; s.Role.Holds() && s.Role != a11y.Row {
			around[s.ID] = s.ID
		}
		if s.Focused {
			focused++
		}
		if twice.MatchString(s.Label) {
			faults = append(faults, fmt.Sprintf("a sentence that has ended goes on: %q", s.Label))
		}
		if fault := misplaced(all, i); fault != "" {
			faults = append(faults, fault)
		}
		if !operable(s.Role) {
			continue
		}
		if r, twice := used[n]; twice {
			faults = append(faults, fmt.Sprintf("a %s and a %s are called %q", r, s.Role, s.Label))
		}
		used[n] = s.Role
	}
	if focused != 1 && len(all) > 0 {
		faults = append(faults, fmt.Sprintf("the keyboard is on %d things", focused))
	}
	return faults
}

// A name is that of a node in a page or a group.
type name struct {
	in    int
	label string
}

// misplaced returns why a node is blank, or not where it should be, or "".
func misplaced(all []a11y.Node, i int) string {
	s := all[i]
	switch {
	case isPage(s.Role) && (i+1 == len(all) || all[i+1].Level != 1):
		return fmt.Sprintf("the %s %q does not begin with its heading", s.Role, s.Label)
	case s.Level == 1 && (i == 0 || !isPage(all[i-1].Role)):
		return fmt.Sprintf("the heading %q is not the first of its page", s.Label)
	case s.Role != a11y.Table && s.Role != a11y.Row && strings.TrimSpace(s.Label) == "":
		return fmt.Sprintf("a %s is blank", s.Role)
	}
	return ""
}

func isPage(r a11y.Role) bool { return r == a11y.Page || r == a11y.Dialog }

// operable reports whether those of a role are used by their name alone. A header is not:
// people against each other are above and beside a table.
func operable(r a11y.Role) bool {
	return slices.Contains([]a11y.Role{a11y.Button, a11y.Toggle, a11y.Radio, a11y.Field, a11y.Cell}, r)
}

// TapCell taps the cell of the grid in front that is beside a row's label and
// below a column's heading.
func (u *User) TapCell(row, column string) {
	u.Helper()
	_, at := u.cell(row, column)
	u.Taps++
	test.TapCanvas(u.Window.Canvas(), at)
}

// Cell returns what stands in a cell; see [User.TapCell].
func (u *User) Cell(row, column string) string {
	u.Helper()
	grid, at := u.cell(row, column)
	const across, along = 24, 12 // how far the middle of a text may be from that of its cell
	for _, t := range All[*canvas.Text](grid, nil) {
		if d := middle(t).Subtract(at); max(d.X, -d.X) < across && max(d.Y, -d.Y) < along {
			return t.Text
		}
	}
	return ""
}

// cell returns the grid in front and the middle of a cell of it.
func (u *User) cell(row, column string) (*widgets.Grid, fyne.Position) {
	u.Helper()
	for _, g := range All[*widgets.Grid](u.Front(), nil) {
		rows := All(g, func(t *canvas.Text) bool { return t.Text == row })
		columns := All(g, func(t *canvas.Text) bool { return t.Text == column })
		if len(rows) > 0 && len(columns) > 0 {
			row := slices.MinFunc(rows, func(a, b *canvas.Text) int { return cmp.Compare(middle(a).X, middle(b).X) })
			column := slices.MinFunc(columns, func(a, b *canvas.Text) int { return cmp.Compare(middle(a).Y, middle(b).Y) })
			return g, fyne.NewPos(middle(column).X, middle(row).Y)
		}
	}
	u.Fatalf("no grid has a row %q and a column %q, but: %s", row, column, u.Text())
	return nil, fyne.Position{}
}
