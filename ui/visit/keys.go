package visit

import (
	"fyne.io/fyne/v2"

	"tabby/internal/host/wire"
)

// TypedRune handles the shortcuts, which are those at home.
func (p *Page) TypedRune(r rune) {
	switch {
	case !p.known():
	case p.pane == scorePane:
		p.form.TypedRune(r)
	case r == 'h':
		p.openRules()
	case r == 'm':
		p.more()
	case p.pane == cardsPane:
		p.hand.typedRune(r)
	case len(p.entry.Playing) > 0 && (r == 'n' || r >= '0' && r <= '9'):
		p.open(scorePane)
		if r != 'n' {
			p.form.TypedRune(r)
		}
	case r == 'v' && p.table.Deck != nil:
		p.open(cardsPane)
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (p *Page) TypedKey(key fyne.KeyName) bool {
	return p.pane == scorePane && !p.RulesOpen() && p.form.TypedKey(key)
}

// typedRune handles the shortcuts of the cards.
func (h *hand) typedRune(r rune) {
	lines := h.cards.Lines
	switch {
	case r == 'd':
		h.play(wire.Intent{Do: "pile", Pile: "draw"})
	case r == 't':
		h.play(wire.Intent{Do: "pile", Pile: "discard"})
	case r >= '1' && r <= '9' && h.table.seated():
		slots := lines[len(lines)-1].Slots
		if i := int(r - '1'); i < len(slots) {
			h.play(tapOn(slots[i]))
		}
	}
}
