//go:build !nodeck

package ui_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

// A deckWalker plays rounds with the virtual deck by what the screen offers.
type deckWalker struct {
	*walker
	chance *rand.Rand
	played engine.Played // the round, as the store keeps it
	noted  []json.RawMessage
}

// levels says how well the computer plays for which players.
type levels = map[scoring.Player]string

// dealt begins a game and deals a round of it, always the same.
func dealt(t testing.TB, variant string, computers levels, names ...string) *deckWalker {
	return dealtBy(t, 7, variant, computers, names...)
}

// dealtBy is dealt with other cards and other taps for every seed.
func dealtBy(t testing.TB, seed uint64, variant string, computers levels, names ...string) *deckWalker {
	w := walk(t)
	w.beginGame(variant, engine.House{engine.Rounds: "99"}, names...)
	x := &deckWalker{walker: w, chance: rand.New(rand.NewPCG(seed, uint64(len(names))))}
	x.deal(computers)
	return x
}

// deal deals a round of the game whose sheet is open.
func (x *deckWalker) deal(computers levels) {
	x.Helper()
	x.dice.Seed(x.chance.Uint64(), 1)
	x.Type("v")
	if x.Reads("Deal only") {
		s := x.sheet()
		for _, p := range s.Playing() {
			x.TapIn(s.People[p].Name, cmp.Or(computers[p], "here"))
		}
		x.Tap("Deal")
	}
	x.dice.Seed(1, 2)
}

// restart starts the program again, as after a crash.
func (x *deckWalker) restart() {
	x.start(x.Window.Canvas().Size())
	x.dice.Seed(1, 2)
}

// kept reads a draft of the game.
func (x *deckWalker) kept(name string, v any) bool {
	x.Helper()
	data := x.store.drafts[name+"/"+x.id()]
	if data != nil {
		x.must(json.Unmarshal(data, v))
	}
	return data != nil
}

// round returns the round as the store keeps it.
func (x *deckWalker) round() engine.Played {
	x.Helper()
	var batches [][]json.RawMessage
	x.kept("deal", &batches)
	all := slices.Concat(batches...)
	if len(all) < len(x.noted) {
		x.noted, x.played = nil, engine.Played{} // another round
	}
	for _, data := range all[len(x.noted):] {
		e, err := engine.Unmarshal(data)
		x.must(err)
		x.played, err = x.played.Fold(e)
		x.must(err)
	}
	x.noted = all
	return x.played
}

// moves returns the moves of the round so far.
func (x *deckWalker) moves() []engine.Move {
	x.round()
	var all []engine.Move
	for _, data := range x.noted {
		e, err := engine.Unmarshal(data)
		x.must(err)
		if m, ok := e.(engine.Moved); ok {
			all = append(all, m.Move)
		}
	}
	return all
}

// chairs returns who sits at which seat.
func (x *deckWalker) chairs() []scoring.Player {
	var kept struct{ Seats []scoring.Player }
	x.kept("chairs", &kept)
	return kept.Seats
}

// name returns the name of whoever sits at a seat.
func (x *deckWalker) name(s engine.Seat) string { return x.sheet().People[x.chairs()[s]].Name }

// seat returns the seat of somebody.
func (x *deckWalker) seat(name string) engine.Seat {
	for s := range x.chairs() {
		if x.name(engine.Seat(s)) == name {
			return engine.Seat(s)
		}
	}
	return engine.Nobody
}

// The names of the places of cards at the table.
const (
	drawPile    = "draw pile"
	discardPile = "discard pile"
	inHand      = "in hand"
	lineCard    = "card"
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
	piles := false
	uitest.Each(page.Body(), func(o fyne.CanvasObject) bool {
		if t, ok := o.(*widgets.Text); ok {
			text := strings.ReplaceAll(t.Text(), "\n", " ")
			name, passed := strings.CutPrefix(text, "Pass to ")
			seat, named := seats[name]
			switch {
			case named:
				v.holder = seat
				if passed {
					v.curtain = name
				}
			case v.holder == engine.Nobody:
				v.coach = text
			case !piles:
				v.hint = text
			default:
				v.told = strings.TrimSpace(v.told + " " + text)
			}
			return false
		}
		s, is := spotOf(o)
		if is {
			piles, v.told = true, ""
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
	for _, b := range uitest.All[*widgets.Button](page, nil) {
		v.buttons = append(v.buttons, spot{name: b.Text(), on: b, taps: true})
	}
	for _, b := range uitest.All(page, func(b *widgets.IconButton) bool { return b.AccessibilityLabel() == "Ask the coach" }) {
		v.buttons = append(v.buttons, spot{name: b.AccessibilityLabel(), on: b, taps: true})
	}
	for _, c := range uitest.All[*widgets.Chip](page, nil) {
		v.buttons = append(v.buttons, spot{name: c.Text(), on: c, taps: uitest.Enabled(c)})
	}
	return v
}

// spotOf returns a place of a card, if the object is one.
func spotOf(o fyne.CanvasObject) (spot, bool) {
	s := spot{name: lineCard, on: o}
	switch o := o.(type) {
	case *widgets.DragTile, *widgets.Tile:
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
	return slices.ContainsFunc(v.spots, func(s spot) bool { return s.name == name })
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
	return v.offers("Hurry") || v.matching() || v.showing() || v.offers("Nobody: ") && len(v.snappers()) == 0
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
func (v tableau) over() bool { return v.offers("Write it on the sheet") && !v.showing() }

// over reports whether the round is over.
func (x *deckWalker) over() bool { return x.look().over() }

// step taps one thing that the screen offers, by chance, or lets time pass. It
// says what it did.
func (x *deckWalker) step() string {
	x.Helper()
	what, act := x.choose()
	act()
	return what
}

// choose chooses the next step, and says what it is.
func (x *deckWalker) choose() (what string, act func()) {
	x.Helper()
	v := x.look()
	var can []spot
	for _, s := range slices.Concat(v.spots, v.buttons) {
		if !s.taps || s.name == inHand || s.name == "Ask the coach" || s.name == "Write it on the sheet" {
			continue
		}
		if strings.HasPrefix(s.name, "Say ") && x.chance.IntN(3) == 0 {
			can = []spot{s} // so that rounds end
			break
		}
		can = append(can, s)
	}
	if len(can) == 0 || v.waiting() && x.chance.IntN(2) == 0 {
		return "waits", func() { x.Pass(10 * time.Second) }
	}
	slices.SortFunc(can, func(a, b spot) int {
		return cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.seat, b.seat), cmp.Compare(a.slot, b.slot))
	})
	s := can[x.chance.IntN(len(can))]
	what = "taps " + s.name
	if s.name == lineCard {
		what = fmt.Sprintf("taps %s’s card %d", x.name(s.seat), s.slot+1)
	}
	return what, func() { x.TapOn(s.on.(fyne.Tappable)) }
}

// play plays the round to its end.
func (x *deckWalker) play() {
	x.Helper()
	for range 4000 {
		if x.over() {
			return
		}
		x.step()
	}
	p := x.round()
	x.Fatalf("the round does not end: phase %v, %s", p.Round.Phase(), x.Text())
}

// write writes the round on the sheet.
func (x *deckWalker) write() {
	x.Helper()
	x.Tap("Write it on the sheet")
}

// until plays by chance until whoever holds the device can make a move.
func (x *deckWalker) until(do engine.MoveKind) tableau {
	x.Helper()
	for range 400 {
		v, p := x.look(), x.round()
		if v.curtain == "" && !v.matching() && !v.showing() && v.holder != engine.Nobody && p.Round.MoveKinds(v.holder).Has(do) {
			return v
		}
		x.step()
	}
	x.Fatalf("nobody can %v", do)
	return tableau{}
}

// untilTurn plays by chance until the computer at a seat is about to begin its turn.
func (x *deckWalker) untilTurn(s engine.Seat) {
	x.Helper()
	for range 400 {
		p := x.round()
		if p.Round.Phase() == engine.Starting && p.Round.Turn() == s && x.look().waiting() {
			return
		}
		x.step()
	}
	x.Fatalf("seat %d has no turn", s)
}

// at returns a place of a card.
func (v tableau) at(name string) spot {
	for _, s := range v.spots {
		if s.name == name {
			return s
		}
	}
	return spot{}
}

// card returns a card of a line.
func (v tableau) card(seat engine.Seat, slot uint8) spot {
	for _, s := range v.spots {
		if s.name == lineCard && s.seat == seat && s.slot == slot {
			return s
		}
	}
	return spot{}
}

// tapCard taps a card of a line, whether it stands out or not.
func (x *deckWalker) tapCard(seat engine.Seat, slot uint8) {
	x.Helper()
	x.TapOn(x.look().card(seat, slot).on.(fyne.Tappable))
}

// drag drags a card to another place.
func (x *deckWalker) drag(from, to spot) {
	x.Helper()
	d, ok := from.on.(fyne.Draggable)
	if !ok {
		x.Fatalf("what is at %q cannot be dragged", from.name)
	}
	x.Drag(d, to.on)
}
