package visit

import (
	"cmp"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/cardtable"
	"tabby/ui/rooms/rulebook"
)

// A hand holds this device's cards: what is tapped, the host is asked for.
type hand struct {
	*Page
	*rulebook.Side

	page *widgets.Page
	felt *cardtable.Table
	root *fyne.Container
	wide bool // there is room for the rules beside the cards
}

// newHand returns the cards of the table.
func newHand(p *Page) (*hand, error) {
	pack, err := engine.NewPack(p.table.rules)
	if err != nil {
		return nil, err
	}
	h := &hand{Page: p, page: widgets.NewPage("")}
	h.Side = rulebook.NewSide(p.Words, rulebook.Actions{Resize: p.StepText, After: p.After}, h.arrange)
	h.page.SetBack(p.Words.Common.BackToSheet, p.Close)
	h.page.SetActions(widgets.NewIconButton(widgets.IconBook, p.Words.Common.Rules, h.openRules))
	h.felt = cardtable.New(cardtable.Frame{Messenger: p.Messenger, Settings: p.Settings, World: p.World}, h.page, pack, h)
	h.root = widgets.Watch(h.resized, widgets.Beside([]float32{frame.RulesWidth}, h.felt.Content(), h.Rules))
	h.Rules.Hide()
	p.hand = h
	h.show()
	return h, nil
}

// Content returns the cards and the rules.
func (h *hand) Content() fyne.CanvasObject { return h.root }

// Resume shows the cards again, unless they were put together meanwhile.
func (h *hand) Resume() { h.show() }

// Leave goes back to the sheet.
func (h *hand) Leave() {
	h.felt.Stop()
	h.hand = nil
}

// GoBack closes the rules, and reports whether they were open.
func (h *hand) GoBack() bool { return h.Side.GoBack() }

// Main returns the main button, or nil.
func (h *hand) Main() *widgets.Button { return h.felt.Main() }

// TypedKey leaves all keys to the window.
func (h *hand) TypedKey(fyne.KeyName) bool { return false }

// resized shows the cards alone or beside the rules, as the window has room.
func (h *hand) resized(size fyne.Size) {
	if wide := size.Width >= frame.Wide; wide != h.wide {
		h.wide = wide
		h.show()
		h.arrange()
	}
}

// arrange shows the cards and the rules side by side, or one of them.
func (h *hand) arrange() {
	h.felt.Stop()
	widgets.SetVisible(h.felt.Content(), h.wide || !h.RulesOpen())
	widgets.SetVisible(h.Rules, h.RulesOpen())
	h.root.Refresh()
}

func (h *hand) openRules() { h.OpenRules(h.table.rules) }

// show shows the round, or goes back to the sheet where none is dealt any more.
func (h *hand) show() {
	v := h.table.cards
	if v == nil {
		if h.Front() == frame.Page(h) {
			h.Close()
		}
		return
	}
	may := h.May()
	h.felt.Around = nil
	if may.Notice != "" {
		h.felt.Around = func(felt fyne.CanvasObject) fyne.CanvasObject {
			return widgets.Below(widgets.NewNotice(widgets.Warning, may.Notice), felt)
		}
	}
	h.page.SetTitle(v.Title, cmp.Or(v.Last, may.Place))
	h.felt.Show(cardtable.Scene{View: *v, Begins: v.At == 0, Wide: h.wide, Badge: h.Badge})
}

// Standing says how the round stands.
func (h *hand) Standing() string {
	if h.table.cards == nil {
		return ""
	}
	return h.table.cards.Standing(h.Words)
}

// play asks for something at the table as it is seen.
func (h *hand) play(in wire.Intent) {
	in.At = &h.table.cards.At
	h.ask(in, nil)
}

// Tap taps a card of a line.
func (h *hand) Tap(s engine.Spot) { h.play(wire.Intent{Do: "tap", Spot: &s}) }

// TapPile taps a pile.
func (h *hand) TapPile(pile round.Place) { h.play(wire.Intent{Do: "pile", Pile: pile.Name}) }

// Drop drags a card onto another place.
func (h *hand) Drop(d round.Drag) { h.play(wire.Intent{Do: "drop", Drag: &d}) }

// Hold turns the cards down that are face up for a moment when the finger is lifted.
func (h *hand) Hold(down bool) {
	if !down {
		h.press(round.IDTurnDown)
	}
}

// Press presses a button.
func (h *hand) Press(b round.Button) { h.play(wire.Intent{Do: "press", Button: b.ID}) }

// Snap does nothing: those at other devices match their own cards.
func (h *hand) Snap(scoring.Player) {}

// press presses the first of some buttons that there is.
func (h *hand) press(ids ...string) {
	for _, id := range ids {
		for _, b := range h.table.cards.Buttons {
			if b.ID == id {
				h.Press(b)
				return
			}
		}
	}
}

// TypedRune does what a key is short for, as at home.
func (h *hand) TypedRune(r rune) {
	switch {
	case h.table.cards == nil, h.RulesOpen() && !h.wide:
	case r >= '1' && r <= '9' && h.table.seated():
		own := h.table.cards.Lines[len(h.table.cards.Lines)-1]
		if i := int(r - '1'); i < len(own.Cards) {
			h.Tap(own.Cards[i].Spot)
		}
	case r == 'd':
		h.TapPile(round.DrawPile)
	case r == 't':
		h.TapPile(round.DiscardPile)
	case r == 'h':
		h.press(round.IDHurry)
	case r == 'k':
		h.press(engine.Knock.String())
	case r == 'n':
		h.press(round.IDNoMatch, round.IDTurnOver)
	case r == 'p':
		h.press(engine.Replace.String())
	case r == 'r':
		h.openRules()
	}
}
