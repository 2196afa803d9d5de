package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// tour is what stands on each card of the tour beside its words, and where its button leads.
var tour = [...]struct {
	draws func(*words.Language) []fyne.CanvasObject
	to    frame.Route
}{
	{scores, frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup}},
	{powers, frame.Route{Room: frame.RulesRoom}},
	{dealt, frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup}},
	{joins, frame.Route{Room: frame.JoinRoom}},
}

// showTour opens a card of the tour, all of which are as high. The first leads to the keys where there are some.
func (a *App) showTour(i int) {
	w, card := a.Words.Shell, tour[i]
	says := w.Tour[i]
	next := widgets.NewButton(widgets.Primary, w.Next, func() { a.showTour(i + 1) })
	if i == len(tour)-1 {
		next = widgets.NewButton(widgets.Primary, a.Words.Common.Good, nil)
	}
	longest := slices.MaxFunc(w.Tour[:], func(a, b words.TourCard) int { return len(a.Text) - len(b.Text) })
	drawing := pictures.NewFigure("", container.NewCenter(widgets.Row(widgets.SpaceMedium, -1, card.draws(a.Words)...)))
	body := widgets.Column(widgets.SpaceLarge, pictures.Scaled(drawing, tourSize()), widgets.InRoomOf(widgets.NewBody(longest.Text), widgets.NewBody(says.Text)), widgets.NewHint(w.CardOf(i+1, len(tour))))
	try := widgets.NewButton(widgets.Secondary, says.Does, func() { a.Go(card.to) })
	buttons := []*widgets.Button{try, next}
	if i == 0 && !fyne.CurrentDevice().IsMobile() {
		buttons = append([]*widgets.Button{widgets.NewButton(widgets.Quiet, w.Keys, a.showKeys)}, buttons...)
	}
	step := widgets.NewModal(says.Title, body, buttons...)
	step.SetStep(a.Words.Common.Close)
	step.Open(a.Canvas())
}

// tourSize and tourCard return the sizes of a drawing of the tour and of a card in it, and tourFace is the side of
// a face, in device-independent pixels.
func tourSize() fyne.Size { return fyne.NewSize(280, 84) }
func tourCard() fyne.Size { return fyne.NewSize(60, 84) }

const tourFace = 52

// scores draws cats and what they have.
func scores(*words.Language) (all []fyne.CanvasObject) {
	for i, has := range []string{"7", "3", "12"} {
		number := widgets.NewText(has, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter})
		all = append(all, widgets.Column(widgets.SpaceTiny, face(badges.Badge{Colour: i, Shape: i, Cat: i}), number))
	}
	return all
}

// powers draws cards that one asks about.
func powers(w *words.Language) (all []fyne.CanvasObject) {
	for _, f := range w.Rules.In(engine.Variants()[0]).Decks[0].Deck {
		if f.Power != engine.NoPower {
			all = append(all, pictures.Scaled(cards.New(f), tourCard()))
		}
	}
	return all
}

// dealt draws a computer player and the cards it is dealt.
func dealt(*words.Language) []fyne.CanvasObject {
	all := []fyne.CanvasObject{face(badges.Seat(1, bot.Names()[0]))}
	for range 3 {
		all = append(all, pictures.Scaled(cards.NewBack(""), tourCard()))
	}
	return all
}

// joins draws a phone between those who play.
func joins(*words.Language) []fyne.CanvasObject {
	phone := widgets.NewGlyph(widgets.IconPhone, widgets.ColorFelt)
	phone.Side = widgets.SizeEcho
	return []fyne.CanvasObject{face(badges.Badge{Colour: 3, Shape: 3, Cat: 3}), phone, face(badges.Badge{Colour: 4, Shape: 4, Cat: 4})}
}

func face(b badges.Badge) fyne.CanvasObject { return widgets.NewBadgeView(b, tourFace) }
