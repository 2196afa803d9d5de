package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/ui/cards"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A handOutTable is cards dealt for a table that has none, and their screen.
type handOutTable struct {
	sheet *sheetTable
	pack  *engine.Pack
	cards handOut
	open  bool // the card drawn last lies open
	page  *widgets.Page
}

// handOut goes to the cards that were dealt for this table, if any fit, and
// reports whether there are.
func (t *sheetTable) handOut() bool {
	x := &handOutTable{sheet: t}
	s := t.game.sheet()
	if !t.app.loadDraft(draftHands+t.game.id(), &x.cards) {
		return false
	}
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil || !x.cards.fits(pack, s) {
		t.app.forget(draftHands + t.game.id())
		return false
	}
	x.pack = pack
	x.begin()
	return true
}

// dealOnly deals cards for the table to play with by hand.
func (t *sheetTable) dealOnly(d *deal) {
	s := t.game.sheet()
	pack, err := engine.NewPack(s.Ruleset)
	if t.app.refused(err) {
		return
	}
	x := &handOutTable{sheet: t, pack: pack, cards: handOutFor(s, pack.Codes(d.shuffled(pack.AppendCards(nil))))}
	t.app.stack.Pop()
	x.keep()
	x.begin()
}

func (x *handOutTable) keep() {
	x.sheet.app.saveDraft(draftHands+x.sheet.game.id(), x.cards)
}

func (x *handOutTable) begin() {
	x.page = widgets.NewPage("Cards for the table")
	x.page.SetBack("Back to the sheet", x.leave)
	x.show()
	x.sheet.app.stack.Push(x.page)
}

// size is how many cards a hand has.
func (x *handOutTable) size() int { return x.pack.Ruleset.Rules.Hand }

// face is the face of a card by its code.
func (x *handOutTable) face(code string) engine.Face {
	c, _ := x.pack.Card(code) // every code was looked at before
	return x.pack.Deck[c]
}

// show makes the screen look like the cards.
func (x *handOutTable) show() {
	s := x.sheet.game.sheet()
	var hands []fyne.CanvasObject
	for seat, p := range x.cards.Seats {
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(x.sheet.mark(p), markSide),
			widgets.NewText(words.Name(s, p), widgets.TextStyle{Bold: true, Lines: 1}))
		hands = append(hands, widgets.NewTile(widgets.Carded, row, func() { x.showHand(seat) }))
	}
	x.page.SetBody(
		widgets.NewHint("Tabby only deals. Look at your cards as the rules allow, play by hand, and write the scores on the sheet."),
		widgets.Section("Look at your cards", widgets.Columns(halfPhone, widgets.SpaceSmall, hands...)),
		widgets.Section("Draw pile", x.piles()),
	)
	x.page.SetFooter(x.buttons()...)
}

// piles shows the draw pile, and the card drawn last to whoever drew it.
func (x *handOutTable) piles() fyne.CanvasObject {
	left := len(x.cards.pile(x.size()))
	top := fyne.CanvasObject(cards.NewEmpty())
	if left > 0 {
		top = cards.NewBack()
	}
	row := widgets.Row(widgets.SpaceMedium, -1, widgets.Column(widgets.SpaceTiny, widgets.Sized(top, pileCard()), caption(words.Count(left, "card"))))
	if code, drawn := x.cards.last(x.size()); drawn {
		card := fyne.CanvasObject(cards.NewBack())
		if x.open {
			card = cards.New(x.face(code))
		}
		row.Add(widgets.Column(widgets.SpaceTiny, widgets.Sized(card, pileCard()), caption(fmt.Sprintf("drawn, no. %d", x.cards.Drawn))))
	}
	return container.NewCenter(row)
}

func (x *handOutTable) buttons() []fyne.CanvasObject {
	away := widgets.NewIconTextButton(widgets.Secondary, widgets.IconClose, "Put the cards away", x.putAway)
	if x.open {
		return []fyne.CanvasObject{widgets.NewIconTextButton(widgets.Primary, widgets.IconLock, "Turn it down", x.turn)}
	}
	draw := widgets.NewIconTextButton(widgets.Primary, widgets.IconCards, "Draw a card", x.draw)
	draw.SetEnabled(len(x.cards.pile(x.size())) > 0)
	all := []fyne.CanvasObject{away}
	if x.cards.Drawn > 0 {
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconEye, "See it again", x.turn))
	}
	return []fyne.CanvasObject{widgets.Columns(halfPhone, widgets.SpaceSmall, all...), draw}
}

// draw shows the next card to whoever draws it.
func (x *handOutTable) draw() {
	x.cards = x.cards.draw(x.size())
	x.keep()
	x.turn()
}

// turn turns the card drawn last over.
func (x *handOutTable) turn() {
	x.open = !x.open
	x.show()
}

// leave goes back to the sheet; the cards stay as they are.
func (x *handOutTable) leave() {
	x.sheet.app.stack.Pop()
	x.sheet.seeDeck()
}

// putAway ends it, and offers to take that back: the scores are entered as ever.
func (x *handOutTable) putAway() {
	x.sheet.app.forget(draftHands + x.sheet.game.id())
	x.leave()
	x.sheet.app.toasts.Offer("The cards are put away.", "Undo", func() {
		x.keep()
		x.sheet.seeDeck()
	})
}

// showHand shows a hand to whom it belongs, behind a curtain.
func (x *handOutTable) showHand(seat int) {
	app, name := x.sheet.app, words.Name(x.sheet.game.sheet(), x.cards.Seats[seat])
	page := widgets.NewPage(name)
	page.SetBack("Back", func() { app.stack.Pop() })
	page.SetBody(curtain(name)...)
	page.SetFooter(widgets.NewButton(widgets.Primary, "I am "+name, func() {
		page.SetBody(widgets.NewHint("Tap a card to turn it over."), x.hand(seat))
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconLock, "Done", func() { app.stack.Pop() }))
	}))
	app.stack.Push(page)
}

// hand shows the cards of a seat face down, to be turned over one by one.
func (x *handOutTable) hand(seat int) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceTiny)
	for _, code := range x.cards.hand(seat, x.size()) {
		turned := widgets.Column(widgets.SpaceNone, widgets.Sized(cards.NewBack(), ownCard()))
		open := false
		row.Add(widgets.NewTile(widgets.Bare, turned, func() {
			open = !open
			card := newCard(cardFace{Back: !open, Face: x.face(code)})
			turned.Objects = []fyne.CanvasObject{widgets.Sized(card, ownCard())}
			turned.Refresh()
		}))
	}
	return row
}
