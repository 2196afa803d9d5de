package round

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// everyDrawnPower plays rounds of every variant, and calls do for the player who has just
// drawn a power card, until each power of the deck was drawn.
func everyDrawnPower(t *testing.T, do func(t *testing.T, v situation)) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			left := map[engine.Power]bool{}
			for _, f := range dealtPack(t, r.ID).Deck {
				if f.Power != engine.NoPower {
					left[f.Power] = true
				}
			}
			for seed := uint64(0); seed < 100 && len(left) > 0; seed++ {
				playPerspectives(t, r.ID, rand.New(rand.NewPCG(seed, 2)), func(v situation) {
					if p := drawnPower(v); p != engine.NoPower && v.at.Choose == NoChoice {
						delete(left, p)
						do(t, v)
						v.at.Own = true // a guest's screen
						do(t, v)
					}
				})
			}
			expect.Same(t, "powers that nobody drew", left, map[engine.Power]bool{})
		})
	}
}

func dealtPack(t *testing.T, variant string) *engine.Pack {
	d, _ := dealOf(t, variant, rand.New(rand.NewPCG(1, 1)))
	return d.State().Pack
}

// drawnPower returns the power of the card that the player has drawn, if any.
func drawnPower(v situation) engine.Power {
	p := v.desk.State()
	view := p.Round.View(v.at.Seat)
	if p.Round.Phase() != engine.HoldDrawn || view.Held() >= engine.NoCard {
		return engine.NoPower
	}
	return p.Pack.Ruleset.Power(p.Pack.Deck[view.Held()])
}

func TestDrawnPowerCardReplacesNoCardBeforeItIsKept(t *testing.T) {
	everyDrawnPower(t, func(t *testing.T, v situation) {
		view := ViewOf(languages.English(), v.desk, v.sheet, v.at)
		for _, l := range view.Lines {
			for _, c := range l.Cards {
				if c.Taps {
					t.Fatalf("card %v can be tapped, while the screen says %q", c.Spot, view.Hint)
				}
				if _, m, err := v.at.Tap(v.desk, c.Spot); m != nil || err == nil {
					t.Fatalf("a tap on %v plays %v, or says nothing: %v", c.Spot, m, err)
				}
			}
		}
		for d, moves := range dragsOf(t, v) {
			if moves[0].Do == engine.Replace || moves[0].Do == engine.Snap {
				t.Fatalf("dragging %v plays %v", d, moves)
			}
		}
		own := InLine(engine.Spot{Seat: v.at.Seat})
		for _, d := range []Drag{{InHand, own}, {own, DiscardPile}} {
			if moves, err := v.at.Drop(v.desk, d); len(moves) > 0 || !errors.Is(err, ErrPower) {
				t.Fatalf("dragging %v plays %v, or says %v", d, moves, err)
			}
		}
	})
}

func TestDrawnPowerCardIsKeptWhenThePlayerSaysSo(t *testing.T) {
	everyDrawnPower(t, func(t *testing.T, v situation) {
		buttons := ViewOf(languages.English(), v.desk, v.sheet, v.at).Buttons
		i := slices.IndexFunc(buttons, func(b Button) bool { return b.ID == engine.Replace.String() })
		if i < 0 || buttons[i].Action != ChooseCards || len(buttons) < 2 {
			t.Fatalf("the buttons are %v", buttons)
		}
		kept := v.at.Choosing(buttons[i].Move.Do)
		view := ViewOf(languages.English(), v.desk, v.sheet, kept)
		for _, l := range view.Lines {
			for _, c := range l.Cards {
				own := c.Spot.Seat == v.at.Seat
				if c.Taps != own {
					t.Fatalf("card %v can be tapped: %v", c.Spot, c.Taps)
				}
				if _, m, _ := kept.Tap(v.desk, c.Spot); own && (m == nil || m.Do != engine.Replace) {
					t.Fatalf("a tap on %v plays %v", c.Spot, m)
				}
				if own && !slices.Contains(view.Drags, Drag{InHand, InLine(c.Spot)}) {
					t.Fatalf("the card in hand cannot be dragged to %v", c.Spot)
				}
			}
		}
	})
}

func TestHintNamesWhatADrawnPowerCardIsFor(t *testing.T) {
	for _, tt := range []struct {
		variant, draw string
		house         engine.House
		hint          string
		buttons       []string
	}{
		{"rat-a-tat-cat", "P", nil, "You have a Peek: use it, keep it, or discard it.", []string{"Peek at a card", "Keep it", "Discard it"}},
		{"rat-a-tat-cat", "S", nil, "You have a Swap: use it, keep it, or discard it.", []string{"Swap", "Keep it", "Discard it"}},
		{"rat-a-tat-cat", "D", nil, "You have a Draw 2: use it, keep it, or discard it.", []string{"Draw two", "Keep it", "Discard it"}},
		{"rat-a-tat-cat", "9", nil, "Tap the card it replaces, or discard it.", []string{"Discard it"}},
		{"rat-a-tat-tat", "J", nil, "You have a jack of hearts: use it, keep it, or discard it.", []string{"Peek at a card", "Keep it", "Discard it"}},
		{"recall", "Q", nil, "You have a queen of diamonds: discard it to use it, or keep it.", []string{"Keep it", "Discard it, then look"}},
		{"recall", "J", nil, "You have a jack of spades: discard it to use it, or keep it.", []string{"Keep it", "Discard it, then switch"}},
		{"rat-a-tat-cat", "P", engine.House{engine.KeepPowerAsBlank: engine.Off}, "You have a Peek: use it, or discard it.", []string{"Peek at a card", "Discard it"}},
		{"recall", "K", nil, "Tap the card it replaces, or discard it.", []string{"Discard it"}},
	} {
		d, s := dealBy(t, tt.variant, tt.house, rand.New(rand.NewPCG(1, 1)))
		if !drawn(t, d, tt.draw) {
			t.Fatalf("%s: nobody draws %s", tt.variant, tt.draw)
		}
		v := ViewOf(languages.English(), d, s, NewChair(d.Round().Turn()))
		var buttons []string
		for _, b := range v.Buttons {
			buttons = append(buttons, b.Text)
		}
		expect.Same(t, tt.variant+" "+tt.draw+": hint", v.Hint, tt.hint)
		expect.Same(t, tt.variant+" "+tt.draw+": buttons", buttons, tt.buttons)
	}
}

func TestHintCountsTheCardsOfADraw2(t *testing.T) {
	for _, tt := range []struct {
		nested engine.Value
		hints  []string
	}{
		{"restart", []string{"First of two. You have a Swap: use it, keep it, or discard it.", "Second of two. Tap the card it replaces, or discard it."}},
		{"stack", []string{"You have a Swap: use it, keep it, or discard it.", "Tap the card it replaces, or discard it."}},
	} {
		d, s := dealBy(t, "rat-a-tat-cat", engine.House{engine.Draw2Nested: tt.nested}, rand.New(rand.NewPCG(1, 1)))
		if !drawn(t, d, "D") {
			t.Fatal("nobody draws D")
		}
		me := d.Round().Turn()
		var hints []string
		for _, do := range []engine.MoveKind{engine.UseDrawTwo, engine.Discard} {
			must.Do(t, d.Do(engine.Moved{Move: engine.Move{Do: do, Seat: me}}))
			hints = append(hints, ViewOf(languages.English(), d, s, NewChair(me)).Hint)
		}
		expect.Same(t, "hints of "+string(tt.nested), hints, tt.hints)
	}
}

// drawn plays until the player to move has drawn a card, and reports whether anybody does.
func drawn(t *testing.T, d *Desk, code string) bool {
	t.Helper()
	for range 2000 {
		r := d.Round()
		if p := d.State(); r.Phase() == engine.HoldDrawn && strings.HasPrefix(p.Pack.Code(r.Held()), code) {
			return true
		}
		if r.Waits() {
			must.Do(t, d.shuffle())
			continue
		}
		for _, do := range []engine.MoveKind{engine.FirstLook, engine.FirstLookTwo, engine.Draw, engine.Discard, engine.Skip, engine.EndTurn, engine.CloseWindow} {
			i := slices.IndexFunc(slices.Collect(r.Moves()), func(m engine.Move) bool { return m.Do == do })
			if i < 0 {
				continue
			}
			must.Do(t, d.Do(engine.Moved{Move: slices.Collect(r.Moves())[i]}))
			break
		}
	}
	return false
}
