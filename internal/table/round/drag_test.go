package round

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A situation is a round and the seat that looks at it.
type situation struct {
	desk  *Desk
	sheet scoring.Sheet
	at    Chair
	last  *PastMove // the latest move, or nil
}

// everyPerspective plays rounds of every variant with a fixed seed, and calls do with
// every seat, and with everything it can choose cards for.
func everyPerspective(t *testing.T, do func(t *testing.T, v situation)) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			for seed := range uint64(2) {
				playPerspectives(t, r.ID, rand.New(rand.NewPCG(seed, 1)), func(v situation) { do(t, v) })
			}
		})
	}
}

// maxMoves is how many random moves are played at most.
const maxMoves = 200

func playPerspectives(t *testing.T, variant string, dice *rand.Rand, do func(situation)) {
	t.Helper()
	d, s := dealOf(t, variant, dice)
	var last *PastMove
	for range maxMoves {
		before := d.State()
		if before.Round.Phase() == engine.Over {
			return
		}
		if before.Round.Waits() {
			must.Do(t, d.shuffle())
			continue
		}
		for seat := range engine.Seat(before.Round.Players()) {
			at := Chair{Seat: seat, Choose: NoChoice}
			do(situation{d, s, at, last})
			for _, b := range moveButtons {
				if b.picks && perspectiveOf(d, s, at).can(b.do) {
					do(situation{d, s, Chair{Seat: seat, Choose: b.do}, last})
				}
			}
		}
		moves := slices.Collect(before.Round.Moves())
		m := moves[dice.IntN(len(moves))]
		if err := d.Do(engine.Moved{Move: m}); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		last = &PastMove{m, before, d.State()}
	}
}

// dealOf deals a round to three people.
func dealOf(t *testing.T, variant string, dice *rand.Rand) (*Desk, scoring.Sheet) {
	t.Helper()
	return dealBy(t, variant, nil, dice)
}

// dealBy is dealOf with house rules.
func dealBy(t *testing.T, variant string, house engine.House, dice *rand.Rand) (*Desk, scoring.Sheet) {
	t.Helper()
	sheet := sheetBy(t, variant, house, "Ann", "Ben", "Cy")
	d := must.Get(OpenDesk(&logtest.Drafts{}, "", sheet, dice))
	must.Do(t, d.start("", sheet))
	return d, sheet
}

func TestEveryMoveThatMovesACardCanBeDragged(t *testing.T) {
	moving := engine.MoveKinds(0)
	for _, d := range []engine.MoveKind{
		engine.Draw, engine.Take, engine.Replace, engine.Discard, engine.UseDrawTwo, engine.Swap, engine.Switch, engine.Snap, engine.Give,
	} {
		moving |= 1 << d
	}
	everyPerspective(t, func(t *testing.T, v situation) {
		p := v.desk.State()
		view := p.Round.View(v.at.Seat)
		choose := perspectiveOf(v.desk, v.sheet, v.at).at.Choose
		dragged := map[engine.Move]bool{}
		for _, moves := range dragsOf(t, v) {
			dragged[moves[0]] = true
		}
		for _, m := range view.AppendMoves(nil) {
			looks := m.Do == engine.Peek || m.Do == engine.LookAt
			if looks && choose == m.Do && !dragged[m] {
				t.Fatalf("%v cannot be dragged, though it was chosen", m)
			}
			chosen := choose == engine.Peek || choose == engine.LookAt      // then dragging to a line is to look
			holds := p.Round.Held() != engine.NoCard && m.Do == engine.Snap // then dragging out is to replace
			asked := m.Do == engine.Replace && choose != engine.Replace && drawnPower(v) != engine.NoPower
			if moving.Has(m.Do) && !dragged[m] && !holds && !chosen && !asked {
				t.Fatalf("%v cannot be dragged", m)
			}
		}
	})
}

// dragsOf returns the drags that a view offers, with the moves that each plays. What one of
// them plays is what is played when it is dropped.
func dragsOf(t *testing.T, v situation) map[Drag][]engine.Move {
	t.Helper()
	plays := perspectiveOf(v.desk, v.sheet, v.at).drags()
	offered := ViewOf(languages.English(), v.desk, v.sheet, v.at).Drags
	if len(offered) != len(plays) {
		t.Fatalf("%d drags are offered of %d", len(offered), len(plays))
	}
	for _, d := range offered {
		if len(plays[d]) == 0 {
			t.Fatalf("%v is offered, and plays nothing", d)
		}
	}
	if len(offered) > 0 {
		d := offered[len(v.desk.Past())%len(offered)]
		if moves, err := v.at.Drop(v.desk, d); err != nil || !slices.Equal(moves, plays[d]) {
			t.Fatalf("%v plays %v, not %v: %v", d, moves, plays[d], err)
		}
	}
	return plays
}

// TestEveryDragIsLegal plays more rounds of Recall, in which a snapped card may have a power: the
// card which was taken can replace none before that is used or skipped.
func TestEveryDragIsLegal(t *testing.T) {
	everyPerspective(t, everyDragIsLegal)
	for seed := range uint64(assault.Times(6, 30, 30)) {
		playPerspectives(t, "recall", rand.New(rand.NewPCG(seed, 1)), func(v situation) { everyDragIsLegal(t, v) })
	}
}

func everyDragIsLegal(t *testing.T, v situation) {
	t.Helper()
	p := v.desk.State()
	for d, moves := range dragsOf(t, v) {
		r := p.Round
		for _, m := range moves {
			if err := r.Do(m); err != nil {
				t.Fatalf("%v: %v is refused: %v", d, m, err)
			}
		}
	}
}

func TestHiddenCardTravelsFaceDown(t *testing.T) {
	everyPerspective(t, func(t *testing.T, v situation) {
		if v.last == nil {
			return
		}
		public := map[string]bool{}
		for _, at := range []*engine.Round{&v.last.Before.Round, &v.last.After.Round} {
			for _, c := range publicCards(at) {
				public[v.last.After.Pack.Code(c)] = true
			}
		}
		for _, tr := range v.last.Travels() {
			if !tr.Card.Back && !public[tr.Card.Face.Code] {
				t.Fatalf("%v shows %s", v.last.Move, tr.Card.Face.Code)
			}
		}
	})
}

func TestPublicCardTravelsFaceUp(t *testing.T) {
	at := placed(t, "rat-a-tat-cat", []string{"9", "9"}, []string{"0"}, []string{"1", "2", "3", "4"}, []string{"5", "6", "7", "8"})
	var faceUp []string
	for _, m := range []engine.Move{{Do: engine.Take}, {Do: engine.Replace, A: engine.Spot{Slot: 3}}} {
		after := must.Get(at.Fold(engine.Moved{Move: m}))
		for _, tr := range (PastMove{m, at, after}).Travels() {
			faceUp = append(faceUp, tr.Card.Face.Code)
		}
		at = after
	}
	expect.Same(t, "cards that travel", faceUp, []string{"0", "0", "4"})
}

// publicCards returns the cards that all players see.
func publicCards(r *engine.Round) []engine.Card {
	public := r.View(engine.Nobody)
	all := []engine.Card{public.Discarded(0), public.Held()}
	for s := range engine.Seat(r.Players()) {
		for slot := range r.Len(s) {
			all = append(all, public.Card(engine.Spot{Seat: s, Slot: uint8(slot)}))
		}
	}
	return slices.DeleteFunc(all, func(c engine.Card) bool { return c >= engine.NoCard })
}
