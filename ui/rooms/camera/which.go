package camera

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// keyLeast is the least width of a card to tap, in device-independent pixels.
const keyLeast = 52

// which asks which card is seen, among those of a deck; those that are likely come first.
func (r *Room) which(deck engine.Deck, likely []string, chosen func(code string)) {
	w := &r.Words.Camera
	first, all := widgets.EvenColumns(2*keyLeast, widgets.SpaceSmall), widgets.EvenColumns(keyLeast, widgets.SpaceTiny)
	out := widgets.NewButton(widgets.Secondary, w.LeaveOut, func() { chosen("") })
	ask := widgets.NewModal(w.Which, widgets.Column(widgets.SpaceLarge, first, all), widgets.NewButton(widgets.Quiet, r.Words.Common.Close, nil), out)
	key := func(f engine.Face) fyne.CanvasObject {
		return cards.NewKey(r.Words.Cards.In(f), func() {
			ask.Close()
			chosen(f.Code)
		})
	}
	for _, code := range likely {
		if f, err := deck.Face(code); err == nil {
			first.Add(widgets.Sized(key(f), fyne.NewSize(likelyWidth, likelyWidth*7/5)))
		}
	}
	widgets.SetVisible(first, len(first.Objects) > 1)
	for _, f := range deck {
		all.Add(key(f))
	}
	ask.Open(r.Canvas())
}

// likelyWidth is the width of a card that is likely, in device-independent pixels.
const likelyWidth = 80
