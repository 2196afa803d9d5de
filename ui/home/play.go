package home

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// playNow deals a round against the computer, of what was played last.
func (h *Page) playNow() {
	if h.Virtual {
		h.Go(frame.Route{Room: frame.PlayRoom, ID: h.variant})
	}
}

// play returns the button that deals a round against the computer.
func (h *Page) play() *widgets.Button {
	play := widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlay, h.Words.Home.PlayNow, h.playNow)
	widgets.SetVisible(play, h.Virtual)
	return play
}

// learn returns the button that opens a first round of the first variant.
func (h *Page) learn() fyne.CanvasObject {
	learn := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBook, h.Words.Rulebook.Learn, func() {
		h.Go(frame.Route{Room: frame.LearnRoom, ID: engine.Variants()[0].ID})
	})
	widgets.SetVisible(learn, h.Virtual)
	return learn
}
