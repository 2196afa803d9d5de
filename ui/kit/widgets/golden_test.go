package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/badges"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets/shape"
)

func TestWidgetsMatchGoldens(t *testing.T) {
	chosen := NewPersonChip(badges.Seat(1, "Ben"), "Ben", nil)
	chosen.SetSelected(true)
	off := NewButton(Secondary, "Not now", nil)
	off.Disable()
	on := NewToggle("Keep awake", "The screen stays on.", nil)
	on.SetOn(true)
	choice := NewChoice([]string{"Light", "Dark"}, nil)
	choice.SetSelected(1)
	for name, o := range map[string]fyne.CanvasObject{
		"buttons": Column(SpaceSmall, NewIconTextButton(Primary, IconPlay, "Same as last time", nil), off),
		"chips":   Flow(SpaceSmall, NewChip("Ana", nil), chosen),
		"toggle":  on,
		"choice":  choice,
		"notice":  NewNotice(Warning, "Please recount.", NewButton(Quiet, "Change", nil)),
	} {
		t.Run(name, func(t *testing.T) {
			golden.Same(t, "testdata/"+name+".xml", test.RenderToMarkup(widgettest.Scene(t, Column(SpaceNone, o), fyne.NewSize(320, shape.HeightFor(o, 320)))))
		})
	}
}

func TestPageMatchesGolden(t *testing.T) {
	p := NewPage("Round 3")
	p.SetTitle("Round 3", "Cy deals.")
	p.SetBack("Back", nil)
	p.SetBody(NewHeading("Who has what"), NewBody("Ana stays in with 23 or less."))
	p.SetFooter(NewButton(Primary, "Write it down", nil))
	golden.Same(t, "testdata/page.xml", test.RenderToMarkup(widgettest.Scene(t, p, widgettest.Tiny())))
}

func TestGridMatchesGolden(t *testing.T) {
	s := newSheet(t, 2, 2, fyne.NewSize(320, 120))
	s.odd[cellPlace{0, 1}] = CellView{Text: "7", Strong: true, Marks: []Icon{IconKnock}}
	s.odd[cellPlace{1, 2}] = CellView{Text: "61", Warn: true, Struck: true}
	s.grid.Refresh()
	golden.Same(t, "testdata/grid.xml", test.RenderToMarkup(s.canvas))
}
