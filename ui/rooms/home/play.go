package home

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// playNow deals a round against the computer, of what was played last.
func (h *Page) playNow() {
	if h.Virtual {
		h.Go(frame.Route{Room: frame.PlayRoom, ID: h.variant})
	}
}

// play returns the button that deals a round against the computer.
func (h *Page) play() *widgets.Button { return playButton(h.Words, h.Virtual, h.playNow) }

// playButton returns a button that deals a round, which is hidden where there is no virtual
// deck.
func playButton(w *words.Language, virtual bool, deal func()) *widgets.Button {
	play := widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlay, w.Home.PlayNow, deal)
	widgets.SetVisible(play, virtual)
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
