package deck

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/ui/cards"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A handOutPage is cards dealt for a table that has none, and their screen.
type handOutPage struct {
	*Room

	sheet Sheet
	pack  *engine.Pack
	cards handOut
	open  bool // the card drawn last lies open
	page  *widgets.Page
}

// handOut goes to the cards that were dealt for a table, if any fit, and reports
// whether there are.
func (r *Room) handOut(sheet Sheet) bool {
	x := &handOutPage{Room: r, sheet: sheet}
	s := sheet.Sheet()
	if !r.LoadDraft(draftHands+sheet.ID(), &x.cards) {
		return false
	}
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil || !x.cards.fits(pack, s) {
		r.ForgetDraft(draftHands + sheet.ID())
		return false
	}
	x.pack = pack
	x.begin()
	return true
}

// dealOnly deals cards for the table to play with by hand.
func (r *Room) dealOnly(d *deal, sheet Sheet) {
	s := sheet.Sheet()
	pack, err := engine.NewPack(s.Ruleset)
	if r.Refused(err) {
		return
	}
	x := &handOutPage{Room: r, sheet: sheet, pack: pack, cards: handOutFor(s, pack.Codes(d.shuffled(pack.AppendCards(nil))))}
	r.Close()
	x.save()
	x.begin()
}

func (x *handOutPage) save() {
	x.SaveDraft(draftHands+x.sheet.ID(), x.cards)
}

func (x *handOutPage) begin() {
	x.page = widgets.NewPage("Cards for the table")
	x.page.SetBack("Back to the sheet", x.Close)
	x.show()
	x.Show(x.page)
}

// size is how many cards a hand has.
func (x *handOutPage) size() int { return x.pack.Ruleset.Rules.Hand }

// face is the face of a card by its code.
func (x *handOutPage) face(code string) engine.Face {
	c, _ := x.pack.Card(code) // every code was looked at before
	return x.pack.Deck[c]
}

// show makes the screen look like the cards.
func (x *handOutPage) show() {
	s := x.sheet.Sheet()
	var hands []fyne.CanvasObject
	for seat, p := range x.cards.Seats {
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewBadgeView(x.Badge(s.People[p], p), widgets.SmallBadge),
			widgets.NewText(words.Name(s, p), widgets.TextStyle{Bold: true, Lines: 1}))
		hands = append(hands, widgets.NewTile(widgets.Carded, row, func() { x.showHand(seat) }))
	}
	x.page.SetBody(
		widgets.NewHint("Tabby only deals. Look at your cards as the rules allow, play by hand, and write the scores on the sheet."),
		widgets.Section("Look at your cards", widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, hands...)),
		widgets.Section("Draw pile", x.piles()),
	)
	x.page.SetFooter(x.buttons()...)
}

// piles shows the draw pile, and the card drawn last to whoever drew it.
func (x *handOutPage) piles() fyne.CanvasObject {
	left := len(x.cards.pile(x.size()))
	top := fyne.CanvasObject(cards.NewEmpty())
	if left > 0 {
		top = cards.NewBack()
	}
	row := widgets.Row(widgets.SpaceMedium, -1, widgets.Column(widgets.SpaceTiny, widgets.Sized(top, pileCard()), widgets.NewCaption(words.Count(left, words.Card))))
	if code, drawn := x.cards.last(x.size()); drawn {
		card := fyne.CanvasObject(cards.NewBack())
		if x.open {
			card = cards.New(x.face(code))
		}
		row.Add(widgets.Column(widgets.SpaceTiny, widgets.Sized(card, pileCard()), widgets.NewCaption(fmt.Sprintf("drawn, no. %d", x.cards.Drawn))))
	}
	return container.NewCenter(row)
}

func (x *handOutPage) buttons() []fyne.CanvasObject {
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
	return []fyne.CanvasObject{widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, all...), draw}
}

// draw shows the next card to whoever draws it.
func (x *handOutPage) draw() {
	x.cards = x.cards.draw(x.size())
	x.save()
	x.turn()
}

// turn turns the card drawn last over.
func (x *handOutPage) turn() {
	x.open = !x.open
	x.show()
}

// putAway ends it, and offers to take that back: the scores are entered as ever.
func (x *handOutPage) putAway() {
	x.ForgetDraft(draftHands + x.sheet.ID())
	x.Close()
	x.Offer("The cards are put away.", "Undo", func() {
		x.save()
		x.sheet.DeckChanged()
	})
}

// showHand shows a hand to whom it belongs, behind a curtain.
func (x *handOutPage) showHand(seat int) {
	name := words.Name(x.sheet.Sheet(), x.cards.Seats[seat])
	page := widgets.NewPage(name)
	page.SetBack("Back", x.Close)
	page.SetBody(curtain(name)...)
	page.SetFooter(widgets.NewButton(widgets.Primary, "I am "+name, func() {
		page.SetBody(widgets.NewHint("Tap a card to turn it over."), x.hand(seat))
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconLock, "Done", x.Close))
	}))
	x.Show(page)
}

// hand shows the cards of a seat face down, to be turned over one by one.
func (x *handOutPage) hand(seat int) fyne.CanvasObject {
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
