package uitest

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/ui/kit/widgets"
)

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
