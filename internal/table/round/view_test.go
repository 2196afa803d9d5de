package round

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// events returns what the log of the round has.
func (h *host) events() []engine.Event {
	log := must.Get(openLog(h.store, DraftRound+"game"))
	return slices.Concat(must.Get(log.Read())...)
}

// saw returns what a seat, or Nobody for what all players, saw after each event, and
// whether these events can happen at all.
func saw(events []engine.Event, s engine.Seat) (views []engine.View, ok bool) {
	var p engine.Played
	for _, e := range events {
		var err error
		if p, err = p.Fold(e); err != nil {
			return nil, false
		}
		views = append(views, p.Round.View(s))
	}
	return views, true
}

// scramble exchanges cards where they are shuffled, as long as the seat sees the same
// in the whole round, and reports whether any are.
func scramble(events []engine.Event, s engine.Seat, dice *rand.Rand) (other []engine.Event, differ bool) {
	before, _ := saw(events, s)
	for range 12 {
		tried := slices.Clone(events)
		i := dice.IntN(len(tried))
		if !slices.ContainsFunc(tried[i:i+1], isShuffle) {
			i = 0
		}
		tried[i] = exchanged(tried[i], dice)
		if after, ok := saw(tried, s); ok && slices.Equal(before, after) && !reflect.DeepEqual(tried, events) {
			events, differ = tried, true
		}
	}
	return events, differ
}

func isShuffle(e engine.Event) bool {
	_, is := e.(engine.Shuffled)
	return is
}

// exchanged returns a deal or a shuffle with two cards exchanged that differ.
func exchanged(e engine.Event, dice *rand.Rand) engine.Event {
	exchange := func(order []string) []string {
		order = slices.Clone(order)
		i, j := dice.IntN(len(order)), dice.IntN(len(order))
		order[i], order[j] = order[j], order[i]
		return order
	}
	switch e := e.(type) {
	case engine.CardsDealt:
		e.Order = exchange(e.Order)
		return e
	case engine.Shuffled:
		e.Order = exchange(e.Order)
		return e
	}
	return e
}

// deskOf returns a desk with events in its log.
func (h *host) deskOf(events []engine.Event) *Desk {
	var batches [][]json.RawMessage
	for _, e := range events {
		batches = append(batches, []json.RawMessage{must.Get(engine.Marshal(e))})
	}
	store := &logtest.Drafts{}
	must.Do(h, store.SaveDraft(DraftRound+"game", must.Get(json.Marshal(batches))))
	must.Do(h, store.SaveDraft(DraftSeating+"game", h.store.Draft(DraftSeating+"game")))
	d := must.Get(OpenDesk(store, "game", h.sheet, h.dice))
	d.matching = h.driver.matching
	return d
}

// anyChair returns a player in any state, even one that cannot be.
func (h *host) anyChair() Chair {
	r := h.driver.Round()
	spot := func() engine.Spot {
		s := engine.Seat(h.dice.IntN(r.Players()))
		return engine.Spot{Seat: s, Slot: uint8(h.dice.IntN(max(1, r.Len(s))))}
	}
	c := NewChair(engine.Seat(h.dice.IntN(r.Players())))
	if c.Own = h.dice.IntN(2) == 0; !c.Own {
		c.Public = h.dice.IntN(2) == 0
	}
	for range h.dice.IntN(3) {
		c.Shown = append(c.Shown, spot())
	}
	if h.dice.IntN(2) == 0 {
		c.Choose = engine.MoveKind(h.dice.IntN(int(engine.ReplacePower)))
	}
	if first := spot(); h.dice.IntN(2) == 0 {
		c.First = &first
	}
	return c
}

// travelled returns how cards have moved.
func travelled(d *Desk) [][]Travel {
	var all [][]Travel
	for _, m := range d.Past() {
		all = append(all, m.Travels())
	}
	return all
}

func TestViewDoesNotDependOnWhatThePlayerHasNotSeen(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			compared := 0
			for seed := range uint64(assault.Times(3, 8, 8)) {
				h := newHost(t, r.ID, seed, Away, Away, "easy")
				h.play(func() {
					if h.dice.IntN(4) != 0 {
						return
					}
					c, events := h.anyChair(), h.events()
					other, differ := scramble(events, c.Viewer(), h.dice)
					if !differ {
						return
					}
					compared++
					a, b := h.deskOf(events), h.deskOf(other)
					if x, y := ViewOf(languages.English(), a, h.sheet, c), ViewOf(languages.English(), b, h.sheet, c); !reflect.DeepEqual(x, y) {
						t.Fatalf("%+v sees that hidden cards lie otherwise:\n%s", c, cmp.Diff(x, y))
					}
					if x, y := travelled(a), travelled(b); !reflect.DeepEqual(x, y) {
						t.Fatalf("seat %d sees which hidden cards move:\n%s", c.Seat, cmp.Diff(x, y))
					}
				})
			}
			if compared < assault.Times(7, 20, 20) {
				t.Errorf("only %d rounds had hidden cards to exchange", compared)
			}
		})
	}
}

func TestGuestSeesTheCardThatDoesNotMatch(t *testing.T) {
	for seed := range uint64(50) {
		h := newHost(t, "recall", seed, Away, Away, Away)
		for !h.over() && h.wrong == 0 {
			h.step()
		}
		if h.over() {
			continue
		}
		m := h.driver.Past()[len(h.driver.Past())-1]
		for s, c := range h.chairs {
			v := h.driver.View(languages.English(), h.sheet, c)
			for _, l := range v.Lines {
				for _, slot := range l.Cards {
					if slot.Spot == m.A {
						expect.Same(t, "back of the card on the screen of seat "+string(rune('0'+s)), slot.Card.Back, false)
					}
				}
			}
		}
		return
	}
	t.Fatal("every card matches")
}

func TestWatcherSeesTheTableAndCanDoNothing(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			h := newHost(t, r.ID, 3, Away, Away, "steady")
			watcher := Chair{Seat: engine.Nobody, Choose: NoChoice, Own: true}
			h.play(func() {
				v := h.driver.View(languages.English(), h.sheet, watcher)
				if len(v.Lines) != 3 || v.Hint == "" {
					t.Fatalf("the table is not shown: %+v", v)
				}
				if len(v.Buttons) > 0 || len(v.Drags) > 0 || v.Draw.Taps || v.Discard.Taps {
					t.Fatalf("a watcher can play: %+v", v)
				}
				if v.Held != nil && !v.Held.Back && h.driver.Round().Phase() == engine.HoldDrawn {
					t.Fatalf("a watcher sees the card that was drawn: %+v", v.Held)
				}
			})
			v := h.driver.View(languages.English(), h.sheet, watcher)
			expect.Same(t, "cards are turned up", v.Revealed, true)
			if len(v.News) == 0 && slices.ContainsFunc(h.driver.Past(), func(m PastMove) bool { return m.Do == engine.Knock }) {
				t.Error("a watcher reads no news")
			}
		})
	}
}

func TestNoPileCanBeTappedWhileCardsAreShown(t *testing.T) {
	h := newHost(t, "rat-a-tat-cat", 2, "", "")
	seen := 0
	h.play(func() {
		for s := range engine.Seat(2) {
			at := Chair{Seat: s, Choose: NoChoice, Own: true, Shown: []engine.Spot{{Seat: s}}}
			if v := h.driver.View(languages.English(), h.sheet, at); v.Draw.Taps || v.Discard.Taps {
				t.Fatalf("a pile stands out beside a card that is shown: %+v", v)
			}
			at.Shown = nil
			if v := h.driver.View(languages.English(), h.sheet, at); v.Draw.Taps {
				seen++
			}
		}
	})
	if seen == 0 {
		t.Error("the draw pile never stands out")
	}
}

func BenchmarkViewOf(b *testing.B) {
	h := newHost(b, "recall", 1, Away, Away, Away, Away)
	for range 40 {
		h.step()
	}
	for b.Loop() {
		h.driver.View(languages.English(), h.sheet, h.chairs[0])
	}
}
