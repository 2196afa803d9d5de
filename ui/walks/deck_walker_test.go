//go:build !nodeck

package walks_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
)

// A deckWalker plays rounds with the virtual deck by what the screen offers.
type deckWalker struct {
	*walker
	chance *rand.Rand
	played engine.Played // the round, as the store keeps it
	steps  int
	noted  []json.RawMessage
}

// levels says how well the computer plays for which players.
type levels = map[scoring.Player]string

// dealt begins a game and deals a round of it, always the same.
func dealt(t testing.TB, variant string, computers levels, names ...string) *deckWalker {
	x := seated(t, variant, uitest.Phone(), names...)
	x.deal(computers)
	return x
}

// seated begins a game to be played with the virtual deck, in a window of a size.
func seated(t testing.TB, variant string, size fyne.Size, names ...string) *deckWalker {
	w := begunGame(t, variant, engine.House{engine.Rounds: "99"}, names...)
	w.start(size)
	return &deckWalker{walker: w, chance: rand.New(rand.NewPCG(7, uint64(len(names))))}
}

// deal deals a round of the game whose sheet is open.
func (x *deckWalker) deal(computers levels) {
	x.Helper()
	x.dice.Seed(x.chance.Uint64(), 1)
	x.Type("v")
	if x.Reads("Away? Tap") {
		s := x.sheet()
		for _, p := range s.Playing() {
			x.chair(s.People[p].Name, cmp.Or(computers[p], "here"))
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
	all := slices.DeleteFunc(slices.Concat(batches...), isName)
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

// isName reports whether a part of a log is the name of what a guest has asked for.
func isName(part json.RawMessage) bool { return json.Unmarshal(part, new(string)) == nil }

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

// over reports whether the round is over.
func (x *deckWalker) over() bool { return x.look().over() }

// step taps one thing that the screen offers, by chance, or lets time pass. It
// says what it did.
func (x *deckWalker) step() string {
	x.Helper()
	if x.steps++; x.steps > 5000 {
		x.Fatal("the round does not end")
	}
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
		if !s.taps || s.name == inHand || s.name == "Ask the coach" || s.name == "Add to the sheet" {
			continue
		}
		if strings.HasPrefix(s.name, "Say ") && x.chance.IntN(3) == 0 {
			can = []spot{s} // so that rounds end
			break
		}
		can = append(can, s)
	}
	if len(can) == 0 || v.waiting() && x.chance.IntN(2) == 0 {
		return "waits", func() { x.Pass(lookPace) }
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

// playUntil plays by chance until something is so.
func (x *deckWalker) playUntil(what string, is func() bool) {
	x.Helper()
	for range 4000 {
		if is() {
			return
		}
		x.step()
	}
	p := x.round()
	x.Fatalf("%s does not come: phase %v, %s", what, p.Round.Phase(), x.Text())
}

// play plays the round to its end.
func (x *deckWalker) play() {
	x.Helper()
	x.playUntil("the end of the round", x.over)
}

// write writes the round on the sheet.
func (x *deckWalker) write() {
	x.Helper()
	x.Tap("Add to the sheet")
}

// until plays by chance until whoever holds the device can make a move.
func (x *deckWalker) until(do engine.MoveKind) (v tableau) {
	x.Helper()
	x.playUntil(fmt.Sprint("a player who can ", do), func() bool {
		p := x.round()
		v = x.look()
		quiet := v.curtain == "" && !v.matching() && !v.showing()
		return quiet && v.holder != engine.Nobody && p.Round.MoveKinds(v.holder).Has(do)
	})
	return v
}

// untilTurn plays by chance until the computer at a seat is about to begin its turn.
func (x *deckWalker) untilTurn(s engine.Seat) {
	x.Helper()
	x.playUntil(fmt.Sprint("a turn of seat ", s), func() bool {
		p := x.round()
		return p.Round.Phase() == engine.Starting && p.Round.Turn() == s && x.look().waiting()
	})
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
