package host_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// waysToPlay returns the intents with which a guest can play now.
func waysToPlay(v *round.View) (all []hosttest.Args) {
	for _, m := range v.Moves {
		if m.Do != engine.Snap {
			all = append(all, hosttest.Args{"do": "move", "move": m})
		}
	}
	for _, c := range v.Lines[len(v.Lines)-1].Cards {
		if c.Taps {
			all = append(all, hosttest.Args{"do": "tap", "spot": c.Spot})
		}
	}
	for pile, taps := range map[string]bool{"draw": v.Draw.Taps, "discard": v.Discard.Taps} {
		if taps {
			all = append(all, hosttest.Args{"do": "pile", "pile": pile})
		}
	}
	for _, d := range v.Drags {
		all = append(all, hosttest.Args{"do": "drop", "drag": d})
	}
	for _, b := range v.Buttons {
		if b.ID != round.IDComputer && b.ID != round.IDRecord {
			all = append(all, hosttest.Args{"do": "press", "button": b.ID})
		}
	}
	return all
}

// TestAChangeOfARoundIsDoneOnceHoweverOftenItIsSent asks everything twice, and across a death
// of the host once more.
func TestAChangeOfARoundIsDoneOnceHoweverOftenItIsSent(t *testing.T) {
	p, guests := deal3(t, openParlour(t, "rat-a-tat-cat", "Ann", "Ben", "Cy"))
	tried, ways := map[any]int{}, map[any]int{}
	for step := range 300 {
		g, now := guests[step%3], 0
		p.on(func() { now = len(p.deck.Round().Past()) })
		g.Until("the moves", func(t hosttest.Table) bool { return t.Deck.At >= now })
		v := g.Last().Deck
		if v.Over {
			break
		}
		all := waysToPlay(v)
		if len(all) == 0 {
			continue
		}
		in := slices.MinFunc(all, func(a, b hosttest.Args) int { return cmp.Compare(tried[a["do"]], tried[b["do"]]) })
		tried[in["do"]]++
		in["id"], in["at"] = fmt.Sprint("intent ", step), v.At
		before := moves(t, p)
		if a := g.Send(in); !a.OK || moves(t, p) == before {
			continue // the table has moved by itself, or a card was chosen
		}
		if step%5 == 0 {
			p.restart()
		}
		if a := g.Send(in); !a.OK {
			t.Fatalf("%v is answered %+v the second time", in, a)
		}
		moves(t, p)
		ways[in["do"]]++
	}
	for _, do := range []string{"move", "tap", "pile", "drop", "press"} {
		if ways[do] == 0 {
			t.Errorf("nothing was played by %q; there were %v", do, ways)
		}
	}
}

// TestTheLastMovesOfARoundAreKnownAfterItIsWrittenDown plays a round, lets it be written down at the
// owner's screen and the host lose its power, before or after, and asks again for what each guest did
// last. The end of the round is the computer's.
func TestTheLastMovesOfARoundAreKnownAfterItIsWrittenDown(t *testing.T) {
	for name, restarts := range map[string][2]bool{"before": {true, false}, "after": {false, true}} {
		t.Run(name, func(t *testing.T) {
			p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben", "Mittens")
			guests := dealTo(t, p, 2)
			last := playOut(t, p, guests)
			for i, restart := range restarts {
				if restart {
					p.restart()
				}
				if i == 0 {
					p.on(func() { expect.Same(t, "writing the round down", p.deck.Record(), nil) })
				}
			}
			for i, g := range guests {
				g.Until("the round on the sheet", func(t hosttest.Table) bool { return t.Round == 1 })
				if a := g.Send(last[i]); !a.OK {
					t.Errorf("%v is answered %+v once the round is written down", last[i], a)
				}
			}
		})
	}
}

// playOut plays a round to its end, in which the first guest calls, and returns what each guest did
// last.
func playOut(t *testing.T, p *parlour, guests []*hosttest.Guest) map[int]hosttest.Args {
	t.Helper()
	last, over := map[int]hosttest.Args{}, false
	for step := 0; !over && step < 100_000; step++ {
		i, now := step%len(guests), 0
		g := guests[i]
		p.on(func() { now, over = len(p.deck.Round().Past()), p.deck.Round().Over() })
		g.Until("the moves", func(t hosttest.Table) bool { return t.Deck.At >= now })
		v := g.Last().Deck
		if over || len(v.Moves) == 0 {
			continue
		}
		in := hosttest.Args{"id": fmt.Sprint("intent ", step), "at": v.At, "do": "move", "move": v.Moves[step/3%len(v.Moves)]}
		if call := slices.IndexFunc(v.Moves, func(m engine.Move) bool { return m.Do == engine.Knock }); call >= 0 {
			in["move"] = v.Moves[call]
			if i > 0 {
				in["move"] = v.Moves[(call+1)%len(v.Moves)]
			}
		}
		if a := g.Send(in); a.OK {
			last[i] = in
		}
	}
	if !over || len(last) < len(guests) {
		t.Fatalf("the round is over: %v, and %d guests have played", over, len(last))
	}
	return last
}

// moves returns how many moves have a name, and fails if two have the same.
func moves(t *testing.T, p *parlour) int {
	t.Helper()
	var batches [][]json.RawMessage
	must.Do(t, json.Unmarshal(p.drafts.Draft(round.DraftRound+"game-1"), &batches))
	names := map[string]bool{}
	for _, b := range batches {
		name := string(b[len(b)-1])
		if names[name] {
			t.Fatalf("%s moves twice", name)
		}
		if name[0] == '"' {
			names[name] = true
		}
	}
	return len(names)
}
