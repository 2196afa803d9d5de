package engine_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// oldLogs has the logs of the rounds in round_v1.jsonl as the first version wrote them:
// for each a line with the deck and one with the moves. None is ever changed.
const oldLogs = "testdata/log_v1.txt"

// oldRoundsFile has an event a line and a blank line between rounds, each of which ends with what it
// came to.
const oldRoundsFile = "testdata/round_v1.jsonl"

// oldRounds returns the rounds that were written once, and what each came to.
func oldRounds(t *testing.T) (rounds [][]engine.Event, outcomes []string) {
	t.Helper()
	for _, round := range strings.Split(strings.TrimSpace(string(must.Get(os.ReadFile(oldRoundsFile)))), "\n\n") {
		lines := strings.Split(round, "\n")
		var events []engine.Event
		for _, line := range lines[:len(lines)-1] {
			events = append(events, must.Get(engine.Unmarshal([]byte(line))))
		}
		rounds, outcomes = append(rounds, events), append(outcomes, lines[len(lines)-1])
	}
	return rounds, outcomes
}

func TestLogsOfTheFirstVersionStillPlay(t *testing.T) {
	rounds, outcomes := oldRounds(t)
	var written strings.Builder
	for i, events := range rounds {
		dealt := events[0].(engine.CardsDealt)
		log, stopped := must.Get(engine.NewLog(events)), must.Get(engine.NewLog(events[:len(events)-1]))
		played := must.Get(log.Play(dealt.Variant, dealt.Players))
		expect.Same(t, "what the round came to", outcome(played), outcomes[i])
		expect.Error(t, "a log that stops", expect.ErrorOf(stopped.Play(dealt.Variant, dealt.Players)), engine.ErrJournal)
		written.WriteString(log.Deck + "\n" + log.Moves + "\n")
	}
	expect.Same(t, "the logs as they were written", written.String(), string(must.Get(os.ReadFile(oldLogs))))
}

func TestALogHasTheFormatThatItsCommentDescribes(t *testing.T) {
	spot := func(seat engine.Seat, slot uint8) engine.Spot { return engine.Spot{Seat: seat, Slot: slot} }
	log, err := engine.NewLog([]engine.Event{
		engine.CardsDealt{Variant: "recall", Players: 2, First: 1, House: engine.House{"jokers": "1"}, Order: []string{"10S", "Jk1"}},
		engine.Moved{Move: engine.Move{Do: engine.Draw}},
		engine.Moved{Move: engine.Move{Do: engine.Replace, A: spot(0, 2)}},
		engine.Moved{Move: engine.Move{Do: engine.Swap, A: spot(0, 1), B: spot(1, 13)}},
		engine.Moved{Move: engine.Move{Do: engine.Reveal, Seat: engine.Nobody}},
		engine.Departed{Seat: 1},
		engine.Shuffled{Order: []string{"5", "P", "0"}},
	})
	want := engine.Log{First: 1, House: engine.House{"jokers": "1"}, Deck: "10S Jk1", Moves: "d0 r002 s001.113 v- b1 =5,P,0"}
	if diff := cmp.Diff(want, log); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

func TestInvalidLogIsRefused(t *testing.T) {
	const long = engine.MaxLogBytes
	for name, c := range map[string]struct {
		log  engine.Log
		want error
	}{
		"no deck":            {engine.Log{}, engine.ErrJournal},
		"a deck of lines":    {engine.Log{Deck: "5\n6"}, engine.ErrJournal},
		"other letters":      {engine.Log{Deck: "5 é"}, engine.ErrJournal},
		"two spaces":         {engine.Log{Deck: "5", Moves: "d0  d1"}, engine.ErrJournal},
		"a space at the end": {engine.Log{Deck: "5", Moves: "d0 "}, engine.ErrJournal},
		"no seat":            {engine.Log{Deck: "5", Moves: "d"}, engine.ErrJournal},
		"a seat in letters":  {engine.Log{Deck: "5", Moves: "dx"}, engine.ErrJournal},
		"a card too many":    {engine.Log{Deck: "5", Moves: "d000"}, engine.ErrJournal},
		"a card too few":     {engine.Log{Deck: "5", Moves: "r0"}, engine.ErrJournal},
		"one card of two":    {engine.Log{Deck: "5", Moves: "s000"}, engine.ErrJournal},
		"half a card":        {engine.Log{Deck: "5", Moves: "s000.1"}, engine.ErrJournal},
		"two ways to say it": {engine.Log{Deck: "5", Moves: "r0007"}, engine.ErrJournal},
		"a slot too far":     {engine.Log{Deck: "5", Moves: "r00256"}, engine.ErrJournal},
		"a departure":        {engine.Log{Deck: "5", Moves: "b"}, engine.ErrJournal},
		"too long a deck":    {engine.Log{Deck: strings.Repeat("5", long+1)}, engine.ErrLogSize},
		"too many bytes":     {engine.Log{Deck: "5", Moves: strings.Repeat("=", long)}, engine.ErrLogSize},
		"too many moves":     {engine.Log{Deck: "5", Moves: strings.TrimSpace(strings.Repeat("d0 ", engine.MaxLogMoves+1))}, engine.ErrLogSize},
		"too many rules":     {engine.Log{Deck: "5", House: engine.House{engine.Key(strings.Repeat("x", long)): "1"}}, engine.ErrLogSize},
		"as long as can be":  {engine.Log{Deck: strings.Repeat("5", long)}, nil},
		"a newer program's":  {engine.Log{Deck: "5", Moves: "d0 X17/3"}, nil},
	} {
		if err := c.log.Check(); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
		expect.Error(t, name+" is played", expect.ErrorOf(c.log.Play("rat-a-tat-cat", 2)), engine.ErrJournal)
	}
	for _, events := range [][]engine.Event{nil, {engine.Departed{}}, {engine.CardsDealt{Order: []string{"5"}}, engine.CardsDealt{}}} {
		if _, err := engine.NewLog(events); !errors.Is(err, engine.ErrJournal) {
			t.Errorf("%v has a log: %v", events, err)
		}
	}
}

// FuzzLog plays any log. What can be played is written again as it was.
func FuzzLog(f *testing.F) {
	for _, line := range strings.Split(string(must.Get(os.ReadFile(oldLogs))), "\n") {
		f.Add(line, line)
	}
	f.Fuzz(func(t *testing.T, deck, moves string) {
		log := engine.Log{Deck: deck, Moves: moves}
		_, _ = log.Play("recall", 2)
		if log.Check() != nil {
			return
		}
		events, err := log.Events("recall", 2)
		if err != nil {
			return // of a newer program
		}
		if again, err := engine.NewLog(events); err != nil || again.Deck != deck || again.Moves != moves {
			t.Errorf("%q, %q are written as %q, %q, %v", deck, moves, again.Deck, again.Moves, err)
		}
	})
}
