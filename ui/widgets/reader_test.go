package widgets

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/widgets/widgettest"
)

// collect does what Fyne's drivers do: it looks into containers only.
func collect(o fyne.CanvasObject, at fyne.Position, all map[string]fyne.Position) {
	at = at.Add(o.Position())
	if a, ok := o.(fyne.Accessible); ok && a.AccessibilityRole() != fyne.AccessibleRoleContainer {
		all[a.AccessibilityLabel()] = at
	}
	if c, ok := o.(*fyne.Container); ok {
		for _, part := range c.Objects {
			collect(part, at, all)
		}
	}
}

func TestReaderShowsWhatIsInsideWidgets(t *testing.T) {
	deal, dark, name := NewButton(Primary, "Deal", nil), NewChoice([]string{"Light", "Dark"}, nil), NewTextField("Name")
	grid := NewGrid([]fyne.CanvasObject{NewBody("Round"), NewBody("Ana")}, func(row, col int) CellView {
		return CellView{Text: fmt.Sprint(10*row + col)}
	})
	page := NewPage("Settings")
	page.SetBody(NewCard(dark), name, NewTile(Carded, NewBody("Golf"), nil), container.NewStack(grid))
	page.SetFooter(deal)
	grid.SetRows(2)
	c := widgettest.Scene(t, container.NewStack(NewStack(page), NewReader()), widgettest.Phone())
	seen := map[string]fyne.Position{}
	for range 2 { // the drivers ask again with every frame
		clear(seen)
		collect(c.Content(), fyne.Position{}, seen)
		collect(c.Content(), fyne.Position{}, seen)
	}
	d := fyne.CurrentApp().Driver()
	for label, o := range map[string]fyne.CanvasObject{"Deal": deal, "Dark": dark.options[1], "Name": name.entry, "Settings": page.title} {
		at, ok := seen[label]
		if want := d.AbsolutePositionForObject(o); !ok || at != want {
			t.Errorf("%s is at %v, shown %t, want %v", label, at, ok, want)
		}
	}
	for _, label := range []string{"Golf", "10, Ana, 11"} {
		if _, ok := seen[label]; !ok {
			t.Errorf("%s is not shown", label)
		}
	}
}

func TestReaderShowsTheModalInFront(t *testing.T) {
	c := widgettest.Scene(t, container.NewStack(NewButton(Primary, "Below", nil), NewReader()), widgettest.Phone())
	NewConfirm(ConfirmWords{"Leave?", "Now.", "Leave", "Stay", false}, nil).Open(c)
	seen := map[string]fyne.Position{}
	collect(c.Content(), fyne.Position{}, seen)
	clear(seen)
	collect(c.Content().(*fyne.Container).Objects[1], fyne.Position{}, seen)
	var labels []string
	for label := range seen {
		labels = append(labels, label)
	}
	slices.Sort(labels)
	if want := []string{"Leave", "Leave?", "Now.", "Stay"}; !slices.Equal(labels, want) {
		t.Errorf("shown are %q, want %q", labels, want)
	}
}
