package deck

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// A handsPage shows hands that were dealt, and draws cards from the pile.
type handsPage struct {
	*Room

	sheet  Sheet
	pack   *engine.Pack
	hands  dealtHands
	faceUp bool // the card drawn last
	page   *widgets.Page
}

// resumeHands opens the hands that were dealt for the next round, and reports
// whether there are any.
func (r *Room) resumeHands(sheet Sheet) bool {
	h := &handsPage{Room: r, sheet: sheet}
	s := sheet.Sheet()
	if !r.LoadDraft(draftHands+sheet.ID(), &h.hands) {
		return false
	}
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil || !h.hands.fits(pack, s) {
		r.ForgetDraft(draftHands + sheet.ID())
		return false
	}
	h.pack = pack
	h.open()
	return true
}

func (h *handsPage) save() { h.SaveDraft(draftHands+h.sheet.ID(), h.hands) }

func (h *handsPage) open() {
	h.page = widgets.NewPage(h.Words.Deck.HandsTitle)
	h.page.SetBack(h.Words.Common.BackToSheet, h.Close)
	h.show()
	h.Open(h.page)
}

// size returns how many cards a hand has.
func (h *handsPage) size() int { return h.pack.Ruleset.Rules.Hand }

// faceOf returns the face of a card with a code, or nil if it lies face down.
func (h *handsPage) faceOf(code string, faceUp bool) *engine.Face {
	c, _ := h.pack.Card(code) // every code was checked before
	if !faceUp {
		return nil
	}
	return &h.pack.Deck[c]
}

// drawCard draws a card with a code, face up or face down.
func (h *handsPage) drawCard(code string, faceUp bool) fyne.CanvasObject {
	face := h.faceOf(code, faceUp)
	if face == nil {
		return cards.NewBack(h.Words.Cards.FaceDown)
	}
	return cards.New(h.Words.Cards.In(*face))
}

// show updates the page.
func (h *handsPage) show() {
	s := h.sheet.Sheet()
	var players []fyne.CanvasObject
	for seat, p := range h.hands.Seats {
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(h.Badge(s.People[p], p), widgets.SmallBadge),
			widgets.NewText(h.Words.Table.Name(s, p), widgets.TextStyle{Bold: true, Lines: 1}))
		players = append(players, widgets.NewTile(widgets.Carded, row, func() { h.showHand(seat) }))
	}
	h.page.SetBody(
		widgets.NewHint(h.Words.Deck.HandsHint),
		widgets.Section(h.Words.Deck.LookAtHands, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, players...)),
		widgets.Section(h.Words.Capital(h.Words.Play.DrawPile), h.piles()),
	)
	h.page.SetFooter(h.buttons()...)
}

// piles draws the draw pile, and beside it the card drawn last.
func (h *handsPage) piles() fyne.CanvasObject {
	left := len(h.hands.pile(h.size()))
	top := fyne.CanvasObject(cards.NewEmpty(h.Words.Cards.None))
	if left > 0 {
		top = cards.NewBack(h.Words.Cards.FaceDown)
	}
	row := widgets.Row(widgets.SpaceMedium, -1, captioned(top, h.Words.Count(left, words.Card)))
	if code, drawn := h.hands.last(h.size()); drawn {
		row.Add(captioned(h.drawCard(code, h.faceUp), h.Words.Deck.DrawnCard(h.hands.Drawn)))
	}
	return container.NewCenter(row)
}

// pileCard and handCard return the sizes of cards in the piles and in a hand.
func pileCard() fyne.Size { return fyne.NewSize(70, 98) }
func handCard() fyne.Size { return fyne.NewSize(62, 87) }

// captioned draws a card of a pile above a caption.
func captioned(card fyne.CanvasObject, text string) fyne.CanvasObject {
	return widgets.Column(widgets.SpaceTiny, widgets.Sized(card, pileCard()), widgets.NewCaption(text))
}

// buttons returns the footer.
func (h *handsPage) buttons() []fyne.CanvasObject {
	if h.faceUp {
		return []fyne.CanvasObject{widgets.NewIconTextButton(widgets.Primary, widgets.IconHidden, h.Words.Deck.TurnDown, h.turn)}
	}
	draw := widgets.NewIconTextButton(widgets.Primary, widgets.IconCards, h.Words.Deck.Draw, h.draw)
	draw.SetEnabled(len(h.hands.pile(h.size())) > 0)
	all := []fyne.CanvasObject{widgets.NewIconTextButton(widgets.Secondary, widgets.IconClose, h.Words.Deck.PutAway, h.putAway)}
	if h.hands.Drawn > 0 {
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconEye, h.Words.Deck.SeeAgain, h.turn))
	}
	return []fyne.CanvasObject{widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, all...), draw}
}

// draw draws the next card and turns it up.
func (h *handsPage) draw() {
	h.hands = h.hands.draw(h.size())
	h.save()
	h.turn()
}

// turn turns the card drawn last over.
func (h *handsPage) turn() {
	h.faceUp = !h.faceUp
	h.show()
}

// putAway forgets the hands, and offers to undo that.
func (h *handsPage) putAway() {
	h.ForgetDraft(draftHands + h.sheet.ID())
	h.Close()
	h.Offer(h.Words.Deck.Away, h.Words.Common.Undo, func() {
		h.save()
		h.sheet.DeckChanged()
	})
}

// showHand shows a player's hand behind a curtain.
func (h *handsPage) showHand(seat int) {
	s, p := h.sheet.Sheet(), h.hands.Seats[seat]
	name := h.Words.Table.Name(s, p)
	page := widgets.NewPage(name)
	page.SetBack(h.Words.Common.Back, h.Close)
	page.SetBody(curtain(h.Words, name, h.Badge(s.People[p], p), "")...)
	page.SetFooter(widgets.NewButton(widgets.Primary, h.Words.Deck.IAm(name), func() {
		page.SetBody(widgets.NewHint(h.Words.Deck.TurnHint), h.hand(seat))
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, h.Words.Deck.Done, h.Close))
	}))
	h.Open(page)
}

// hand draws the cards of a seat face down; a tap turns one over.
func (h *handsPage) hand(seat int) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceTiny)
	for i, code := range h.hands.hand(seat, h.size()) {
		card := widgets.Column(widgets.SpaceNone, widgets.Sized(cards.NewBack(h.Words.Cards.FaceDown), handCard()))
		faceUp := false
		tile := widgets.NewTile(widgets.Bare, card, nil)
		say := func(face *engine.Face) { tile.SetLabel(h.Words.Play.CardSpoken(words.TableCard{Slot: i}, face, "")) }
		say(nil)
		tile.OnTapped = func() {
			faceUp = !faceUp
			card.Objects = []fyne.CanvasObject{widgets.Sized(h.drawCard(code, faceUp), handCard())}
			card.Refresh()
			say(h.faceOf(code, faceUp))
		}
		row.Add(tile)
	}
	return row
}
