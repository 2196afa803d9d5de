package engine_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

func TestRoundIsAFlatSmallValue(t *testing.T) {
	if size := unsafe.Sizeof(engine.Round{}); size > 208 {
		t.Errorf("a round has %d bytes, want at most 208", size)
	}
	a, b := engine.Round{}, engine.Round{}
	if a != b { // compiles only without slices, maps and funcs
		t.Error("two zero rounds differ")
	}
}

// A keeper holds the laws against every step of a walk.
type keeper struct {
	tb
	*walk
	events  []engine.Event
	lastLap []int // turns had when a player called
	taken   bool  // the card in hand, if any, is one that all have seen
}

func obey(t tb, tr trial) {
	k := &keeper{tb: t, walk: tr.begin(t)}
	if len(tr.house) == 0 {
		tr.house = nil // as it comes back from disk
	}
	k.events = append(k.events, engine.CardsDealt{
		Variant: tr.variant, House: tr.house, Players: tr.players, First: engine.Seat(tr.first), Order: k.pack.Codes(k.order),
	})
	for ; k.round.Phase() != engine.Over; k.steps++ {
		if k.steps > 4000 {
			t.Fatalf("%v: the round does not end", tr)
		}
		k.conserved()
		k.refusesWhatIsNotListed()
		if k.round.Waits() {
			k.shuffle()
			continue
		}
		k.move()
	}
	k.conserved()
	k.finalLap()
	k.refold()
}

// conserved: every card of the deck is in exactly one place.
func (k *keeper) conserved() {
	var all []engine.Card
	for s := range engine.Seat(k.players) {
		for slot := range k.round.Len(s) {
			all = append(all, k.round.Card(engine.Spot{Seat: s, Slot: uint8(slot)}))
		}
	}
	for i := range k.round.DrawPile() {
		all = append(all, k.round.Drawn(i))
	}
	for i := range k.round.Discards() {
		all = append(all, k.round.Discarded(i))
	}
	all = append(all, k.round.Held())
	all = slices.DeleteFunc(all, func(c engine.Card) bool { return c == engine.NoCard })
	slices.Sort(all)
	if want := k.pack.AppendCards(nil); !slices.Equal(all, want) {
		k.Fatalf("%v, step %d: the cards are %v", k.trial, k.steps, k.pack.Codes(all))
	}
}

// refusesWhatIsNotListed: a move is accepted if and only if it is listed, and a
// refused one changes no byte.
func (k *keeper) refusesWhatIsNotListed() {
	k.moves = k.round.AppendMoves(k.moves[:0])
	if len(k.moves) == 0 && !k.round.Waits() {
		k.Fatalf("%v, step %d: no player has a move in phase %d", k.trial, k.steps, k.round.Phase())
	}
	k.listedAsSets()
	for range 8 {
		m, before := k.anything(), k.round
		after, why := k.round, k.round.Refusal(m)
		err := after.Do(m)
		switch {
		case why != err:
			k.Fatalf("%v, step %d: %v: the refusal is %v, and done it is %v", k.trial, k.steps, m, why, err)
		case (err == nil) != slices.Contains(k.moves, m):
			k.Fatalf("%v, step %d: %v: %v", k.trial, k.steps, m, err)
		case err != nil && after != before, k.round != before:
			k.Fatalf("%v, step %d: %v changes the round: %v", k.trial, k.steps, m, err)
		}
	}
}

// listedAsSets: the sets of kinds of move and places say the same as the list.
func (k *keeper) listedAsSets() {
	var all []engine.Move
	seats := []engine.Seat{engine.Nobody}
	for s := range engine.Seat(k.players) {
		seats = append(seats, s)
	}
	for _, s := range seats {
		for d := engine.FirstLook; d <= engine.ReplacePower; d++ {
			if k.round.MoveKinds(s).Has(d) {
				all = append(all, k.ofSets(engine.Move{Do: d, Seat: s})...)
			}
		}
	}
	listed := map[engine.Move]bool{}
	for _, m := range k.moves {
		listed[m] = true
	}
	for _, m := range all {
		if !listed[m] {
			k.Fatalf("%v, step %d: %v is in the sets and not in the list", k.trial, k.steps, m)
		}
	}
	if len(all) != len(k.moves) {
		k.Fatalf("%v, step %d: the sets make %d moves, the list has %d", k.trial, k.steps, len(all), len(k.moves))
	}
}

// ofSets returns all moves of a move.
func (k *keeper) ofSets(m engine.Move) []engine.Move {
	a, b := k.round.Places(m.Do, m.Seat)
	if a == 0 && m.Do != engine.Swap && m.Do != engine.Switch {
		return []engine.Move{m}
	}
	var all []engine.Move
	for i := range a.Len() {
		m.A = k.round.Pick(a, i)
		if m.Do != engine.Swap && m.Do != engine.Switch && m.Do != engine.FirstLookTwo {
			all = append(all, m)
			continue
		}
		for j := range b.Len() {
			if m.B = k.round.Pick(b, j); m.Do == engine.Swap || j > i {
				all = append(all, m)
			}
		}
	}
	return all
}

func (k *keeper) shuffle() {
	order := k.shuffled(k.round.AppendShuffle(nil))
	if err := k.round.Reshuffle(append(order[1:len(order):len(order)], engine.Card(200))); err == nil {
		k.Fatalf("%v, step %d: a strange card is shuffled in", k.trial, k.steps)
	}
	if err := k.round.Reshuffle(order); err != nil {
		k.Fatalf("%v, step %d: %v", k.trial, k.steps, err)
	}
	k.events = append(k.events, engine.Shuffled{Order: k.pack.Codes(order)})
	k.allViews()
}

func (k *keeper) move() {
	m := k.choose()
	after := k.round
	if err := after.Do(m); err != nil {
		k.Fatalf("%v, step %d: %v: %v", k.trial, k.steps, m, err)
	}
	k.events = append(k.events, engine.Moved{Move: m})
	if m.Do == engine.Knock {
		k.lastLap = []int{}
		for s := range engine.Seat(k.players) {
			k.lastLap = append(k.lastLap, after.TurnsHad(s))
		}
	}
	if m.Do == engine.Take || m.Do == engine.Draw {
		k.taken = m.Do == engine.Take
	}
	k.round = after
	k.allViews()
}

func (k *keeper) allViews() {
	k.views(engine.Nobody)
	for s := range engine.Seat(k.players) {
		k.views(s)
	}
}

// finalLap: after a call each other player has exactly one more turn.
func (k *keeper) finalLap() {
	if k.lastLap == nil || k.round.Reason() != engine.Called {
		return
	}
	for s, had := range k.lastLap {
		want := had + 1
		if engine.Seat(s) == k.round.Caller() {
			want = had
		}
		if got := k.round.TurnsHad(engine.Seat(s)); got != want {
			k.Fatalf("%v: seat %d has had %d turns, want %d", k.trial, s, got, want)
		}
	}
}

// views: what a player knows is never wrong, and a view of a round in which all
// that is hidden lies otherwise is the same.
func (k *keeper) views(s engine.Seat) {
	v := k.round.View(s)
	if engine.Stray(&v) {
		k.Fatalf("%v, step %d: seat %d sees what is known of cards that are gone", k.trial, k.steps, s)
	}
	for of := range engine.Seat(k.players) {
		for slot := range v.Len(of) {
			at := engine.Spot{Seat: of, Slot: uint8(slot)}
			if v.Knows(at) && v.Card(at) != k.round.Card(at) {
				k.Fatalf("%v, step %d: seat %d believes %v to be %s", k.trial, k.steps, s, at, k.pack.Code(v.Card(at)))
			}
		}
	}
	if other := engine.Mix(&k.round, s, !k.taken, k.dice.IntN); other.View(s) != v {
		k.Fatalf("%v, step %d: seat %d sees that hidden cards lie otherwise", k.trial, k.steps, s)
	}
}

// refold: the journal leads to the same bytes, also after it was on disk.
func (k *keeper) refold() {
	if k.rules != nil {
		return // journals know the variants that are offered
	}
	played := engine.Played{}
	for _, e := range k.events {
		text, err := engine.Marshal(e)
		if err != nil {
			k.Fatalf("%v: %v", k.trial, err)
		}
		back, err := engine.Unmarshal(text)
		if err != nil {
			k.Fatalf("%v: %s: %v", k.trial, text, err)
		}
		if diff := cmp.Diff(e, back); diff != "" {
			k.Fatalf("%v: %s (-written +read)\n%s", k.trial, text, diff)
		}
		if played, err = played.Fold(back); err != nil {
			k.Fatalf("%v: %s: %v", k.trial, text, err)
		}
	}
	if played.Round != k.round {
		k.Fatalf("%v: the journal leads to another round", k.trial)
	}
	k.replay()
}

// replay: the log of a round leads to it again, from its form on disk.
func (k *keeper) replay() {
	log, err := engine.NewLog(k.events)
	if errors.Is(err, engine.ErrLogSize) && len(k.events) > 500 {
		return
	}
	text, back := must.Get(json.Marshal(log)), engine.Log{}
	if err == nil {
		err = json.Unmarshal(text, &back)
	}
	if err == nil {
		err = back.Check()
	}
	if err != nil {
		k.Fatalf("%v: %s: %v", k.trial, text, err)
	}
	played, err := back.Play(k.variant, k.players)
	if err != nil || played.Round != k.round {
		k.Fatalf("%v: %s leads to another round, %v", k.trial, text, err)
	}
}

func TestEveryVariantObeysTheLaws(t *testing.T) {
	for i, tr := range tables() {
		if i%assault.Times(3, 1, 1) != 0 {
			continue
		}
		for n := range assault.Times(1, 2, 2) {
			tr.seed, tr.first = uint64(i*11+n), (i+n)%tr.players
			obey(t, tr)
		}
	}
}

func TestAnyHouseRulesObeyTheLaws(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) { obey(rt, trials.Draw(rt, "table")) })
}
