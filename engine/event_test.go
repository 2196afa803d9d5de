package engine_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestRoundsOfTheFirstVersionStillLoad reads rounds that were written once. The file is never
// rewritten: lines may only be added.
func TestRoundsOfTheFirstVersionStillLoad(t *testing.T) {
	rounds, _ := oldRounds(t)
	if len(rounds) < 5 {
		t.Fatalf("there are only %d rounds", len(rounds))
	}
	var again strings.Builder
	for _, events := range rounds {
		played := engine.Played{}
		for _, e := range events {
			played = must.Get(played.Fold(e))
			fmt.Fprintf(&again, "%s\n", must.Get(engine.Marshal(e)))
		}
		fmt.Fprintf(&again, "%s\n\n", outcome(played))
	}
	expect.Same(t, "the rounds as they were written", strings.TrimSpace(again.String()), strings.TrimSpace(string(must.Get(os.ReadFile(oldRoundsFile)))))
}

// outcome says what a round came to: points by seat, then the winners.
func outcome(p engine.Played) string {
	var b bytes.Buffer
	res := p.Pack.Result(&p.Round)
	b.WriteString("#")
	for s := range p.Round.Players() {
		b.WriteString(" " + string(engine.Number(res.Points[s])))
		if res.Winners[s] {
			b.WriteString("!")
		}
	}
	return b.String()
}

func TestImpossibleEventIsRefused(t *testing.T) {
	w := trial{variant: "recall", players: 2}.begin(t)
	deal := engine.CardsDealt{Variant: "recall", Players: 2, Order: w.pack.Codes(w.order)}
	begun := must.Get(engine.Played{}.Fold(deal))
	for _, c := range []struct {
		name string
		from engine.Played
		e    engine.Event
		also error
	}{
		{"a move before the deal", engine.Played{}, engine.Moved{}, nil},
		{"a second deal", begun, deal, nil},
		{"a variant nobody knows", engine.Played{}, engine.CardsDealt{Variant: "whist"}, engine.ErrVariant},
		{"half a deck", engine.Played{}, engine.CardsDealt{Variant: "recall", Players: 2, Order: deal.Order[:9]}, engine.ErrOrder},
		{"a strange card", engine.Played{}, engine.CardsDealt{Variant: "recall", Players: 2, Order: []string{"P"}}, engine.ErrCard},
		{"nine players", engine.Played{}, engine.CardsDealt{Variant: "recall", Players: 9, Order: deal.Order}, engine.ErrPlayers},
		{"a first turn of nobody", engine.Played{}, engine.CardsDealt{Variant: "recall", Players: 2, First: 2, Order: deal.Order}, engine.ErrNoSeat},
		{"a shuffle nobody waits for", begun, engine.Shuffled{}, engine.ErrNoShuffle},
		{"a draw before the looks", begun, engine.Moved{Move: engine.Move{Do: engine.Draw}}, engine.ErrPhase},
		{"a departure of nobody", begun, engine.Departed{Seat: 5}, engine.ErrNoSeat},
	} {
		t.Run(c.name, func(t *testing.T) {
			after, err := c.from.Fold(c.e)
			if !errors.Is(err, engine.ErrJournal) || c.also != nil && !errors.Is(err, c.also) {
				t.Errorf("got %v", err)
			}
			if after != c.from {
				t.Error("it changed the round")
			}
		})
	}
}

func TestInvalidEventIsRefused(t *testing.T) {
	for _, line := range []string{
		``, `7`, `{}`, `{"dealt":{},"moved":{}}`, `{"jumped":{}}`, `{"moved":7}`, `{"moved":{"do":"jump"}}`,
		`{"moved":{"do":"peek","seat":-1}}`, `{"moved":{"do":"peek","seat":0,"a":[0,400]}}`, `{"shuffled":{"order":"7"}}`,
	} {
		if e, err := engine.Unmarshal([]byte(line)); !errors.Is(err, engine.ErrJournal) {
			t.Errorf("%s is read as %v, %v", line, e, err)
		}
	}
	if _, err := engine.Marshal(engine.Moved{Move: engine.Move{Do: 99}}); err == nil {
		t.Error("a deed without a name is written")
	}
}
