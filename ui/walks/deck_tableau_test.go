//go:build !nodeck

package walks_test

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// A spot is something at the table that can be looked at, and perhaps be tapped.
type spot struct {
	name  string // of the place of a card, or what a button says
	seat  engine.Seat
	slot  uint8
	on    fyne.CanvasObject
	taps  bool // it stands out as something to tap or to drag
	shown bool // a card that is open for a moment
}

// A tableau is the table as the screen shows it.
type tableau struct {
	spots   []spot
	buttons []spot
	holder  engine.Seat // from whose seat it is seen
	curtain string      // to whom the device is passed, or ""
	coach   string      // what the coach says
	hint    string
	told    string // what the others have done
	loose   int    // cards that are in no place
}

// look reads the table on the screen.
func (x *deckWalker) look() tableau {
	x.Helper()
	v := tableau{holder: engine.Nobody}
	seats := map[string]engine.Seat{}
	for s := range x.chairs() {
		seats[x.name(engine.Seat(s))] = engine.Seat(s)
	}
	page := uitest.All[*widgets.Page](x.Front(), nil)[0]
	piles, between, after := false, "", "" // what is said between the lines and after them once there are no piles
	uitest.Each(page.Body(), func(o fyne.CanvasObject) bool {
		if t, ok := o.(*widgets.Text); ok {
			text := strings.ReplaceAll(uitest.Read(t.Text()), "\n", " ")
			name, passed := strings.CutPrefix(text, "Pass to ")
			seat, named := seats[name]
			switch {
			case named:
				v.holder, between = seat, v.hint
				if passed {
					v.curtain = name
				}
			case v.holder == engine.Nobody:
				v.coach = text
			case !piles:
				v.hint, after = text, strings.TrimSpace(after+" "+text)
			default:
				v.told = strings.TrimSpace(v.told + " " + text)
			}
			return false
		}
		s, is := spotOf(o)
		if is {
			piles, v.told, after = true, "", ""
			if s.name == lineCard {
				piles = piles && v.spotted(drawPile) // a line of another player stands before the piles
				s.seat, s.slot = v.holder, uint8(v.count(v.holder))
			}
			v.spots = append(v.spots, s)
		} else if isCard(o) {
			v.loose++
		}
		return !is && !isCard(o)
	})
	if len(v.spots) > 0 && !v.spotted(drawPile) {
		v.hint, v.told = between, after
	}
	for _, b := range uitest.All[*widgets.Button](page, nil) {
		v.buttons = append(v.buttons, spot{name: uitest.Read(b.Text()), on: b, taps: true})
	}
	for _, b := range uitest.All(page, func(b *widgets.IconButton) bool { return b.AccessibilityLabel() == "Ask the coach" }) {
		v.buttons = append(v.buttons, spot{name: b.AccessibilityLabel(), on: b, taps: true})
	}
	for _, c := range uitest.All[*widgets.Chip](page, nil) {
		v.buttons = append(v.buttons, spot{name: c.AccessibilityLabel(), on: c, taps: uitest.Enabled(c)})
	}
	return v
}

// spotOf returns a place of a card, if the object is one.
func spotOf(o fyne.CanvasObject) (spot, bool) {
	s := spot{name: lineCard, on: o}
	switch o := o.(type) {
	case *moving.DragTile, *widgets.Tile:
		s.taps = true
	case *widgets.IdleTile:
		s.shown = o.OnHeld != nil
	default:
		return s, false
	}
	found := 0
	uitest.Each(o, func(o fyne.CanvasObject) bool {
		if isCard(o) {
			found++
		}
		return !isCard(o)
	})
	for _, name := range []string{drawPile, discardPile, inHand} {
		if strings.Contains(uitest.Text(o), name) {
			s.name = name
		}
	}
	return s, found > 0
}

func isCard(o fyne.CanvasObject) bool {
	switch o.(type) {
	case *cards.Face, *cards.Back, *cards.Empty:
		return true
	}
	return false
}

// spotted reports whether there is a place of that name.
func (v tableau) spotted(name string) bool {
	return v.at(name) != spot{}
}

// count returns how many cards a line has so far.
func (v tableau) count(seat engine.Seat) int {
	n := 0
	for _, s := range v.spots {
		if s.name == lineCard && s.seat == seat {
			n++
		}
	}
	return n
}

// offers reports whether a button is there and can be tapped.
func (v tableau) offers(text string) bool {
	return slices.ContainsFunc(v.buttons, func(b spot) bool { return strings.HasPrefix(b.name, text) && b.taps })
}

// showing reports whether a card is open for a moment.
func (v tableau) showing() bool {
	return slices.ContainsFunc(v.spots, func(s spot) bool { return s.shown })
}

// matching reports whether time runs in which a card may be matched.
func (v tableau) matching() bool { return v.offers("Nobody (") }

// waiting reports whether something happens by itself.
func (v tableau) waiting() bool {
	return v.offers("Skip ahead") || v.matching() || v.showing() || v.offers("Nobody: ") && len(v.snappers()) == 0
}

// snappers returns the names of those who may match a card now.
func (v tableau) snappers() []string {
	var names []string
	for _, b := range v.buttons {
		if name, is := strings.CutSuffix(b.name, " snaps"); is && b.taps {
			names = append(names, name)
		}
	}
	return names
}

// over reports whether the round is over.
func (v tableau) over() bool { return v.offers("Add to the sheet") && !v.showing() }

// at returns a place of a card, or an empty spot.
func (v tableau) at(name string) spot {
	return v.first(func(s spot) bool { return s.name == name })
}

// first returns the first spot that fits, or an empty one.
func (v tableau) first(fits func(spot) bool) spot {
	if i := slices.IndexFunc(v.spots, fits); i >= 0 {
		return v.spots[i]
	}
	return spot{}
}

// card returns a card of a line.
func (v tableau) card(seat engine.Seat, slot uint8) spot {
	return v.first(func(s spot) bool { return s.name == lineCard && s.seat == seat && s.slot == slot })
}
