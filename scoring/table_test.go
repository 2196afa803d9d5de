package scoring_test

import (
	"maps"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// The people of most tables, as they sit.
const (
	ann scoring.Player = iota
	ben
	cy
	dee
	eve

	none = scoring.Nobody
)

// blank means no score in [round].
const blank = -1_000_000

// noon is when every game begins.
var noon = time.Date(2024, 3, 9, 12, 0, 0, 0, time.UTC)

func after(minutes float64) time.Time {
	return noon.Add(time.Duration(minutes * float64(time.Minute)))
}

// cats begins a game of Rat-a-Tat Cat; the first named deals.
func cats(house engine.House, names string) scoring.Start {
	return game("rat-a-tat-cat", house, names)
}

func game(variant string, house engine.House, names string) scoring.Start {
	in := scoring.Start{At: noon, Variant: variant, House: house}
	for name := range strings.FieldsSeq(names) {
		in.People = append(in.People, scoring.Person{Name: name})
	}
	return in
}

// carrying begins a game with totals from paper.
func carrying(in scoring.Start, totals ...int) scoring.Start {
	for _, n := range totals {
		in.Carried = append(in.Carried, scoring.Carry{Total: n})
	}
	return in
}

func dealtBy(in scoring.Start, p scoring.Player) scoring.Start {
	in.Dealer = p
	return in
}

// The four endings; further house rules follow as key and value.

func rounds(n int, more ...engine.Value) engine.House {
	return house(more, engine.House{engine.Rounds: engine.Number(n)})
}

func minutes(n int, more ...engine.Value) engine.House {
	return house(more, engine.House{engine.End: engine.EndTime, engine.Minutes: engine.Number(n)})
}

func outAt(n int, more ...engine.Value) engine.House {
	return house(more, engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(n)})
}

func firstTo(n int, more ...engine.Value) engine.House {
	return house(more, engine.House{engine.End: engine.EndThreshold, engine.Threshold: engine.Number(n)})
}

func house(more []engine.Value, h engine.House) engine.House {
	h = maps.Clone(h)
	for i := 0; i < len(more); i += 2 {
		h[engine.Key(more[i])] = more[i+1]
	}
	return h
}

// round writes down a round without a caller.
func round(points ...int) scoring.Record { return called(none, points...) }

func called(by scoring.Player, points ...int) scoring.Record {
	in := scoring.Record{At: noon, Caller: by}
	for _, n := range points {
		in.Scores = append(in.Scores, points1(n))
	}
	return in
}

func points1(n int) *scoring.Score {
	if n == blank {
		return nil
	}
	return &scoring.Score{Points: n}
}

// results writes down a round of points and cards left, in turn.
func results(by scoring.Player, pairs ...int) scoring.Record {
	in := scoring.Record{At: noon, Caller: by}
	for i := 0; i < len(pairs); i += 2 {
		in.Scores = append(in.Scores, &scoring.Score{Points: pairs[i], Cards: &pairs[i+1]})
	}
	return in
}

// hands writes down a round by cards: "1 2 3 4" for each player, "" for none.
func hands(cards ...string) scoring.Record {
	in := scoring.Record{At: noon, Caller: none}
	for _, h := range cards {
		in.Scores = append(in.Scores, &scoring.Score{Hand: append([]string{}, strings.Fields(h)...)})
	}
	return in
}

// correct changes one score of a round, counted from 1 as on the sheet.
func correct(round int, p scoring.Player, points int) scoring.Correct {
	return scoring.Correct{At: noon, Round: round - 1, Scores: map[scoring.Player]*scoring.Score{p: points1(points)}}
}

func correctCaller(round int, p scoring.Player) scoring.Correct {
	return scoring.Correct{At: noon, Round: round - 1, Caller: &p}
}

func sitOut(round int, p scoring.Player) scoring.Correct {
	return scoring.Correct{At: noon, Round: round - 1, Scores: map[scoring.Player]*scoring.Score{p: {SatOut: true}}}
}

func join(name string, after scoring.Player) scoring.Join {
	return scoring.Join{At: noon, Person: scoring.Person{Name: name}, After: after}
}

func leave(p scoring.Player) scoring.Leave { return scoring.Leave{At: noon, Player: p} }

func agree(h engine.House) scoring.Agree { return scoring.Agree{At: noon, House: h} }

// at says when an intent was made, in minutes after noon.
func at(minutes float64, in scoring.Intent) scoring.Intent {
	now := reflect.New(reflect.TypeOf(in)).Elem()
	now.Set(reflect.ValueOf(in))
	now.FieldByName("At").Set(reflect.ValueOf(after(minutes)))
	return now.Interface().(scoring.Intent)
}

// play carries out intents from the beginning, none of which may be refused.
func play(t testing.TB, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	return goOn(t, scoring.Game{}, intents...)
}

// goOn carries out intents in a game. Every event has to survive the disk on
// the way.
func goOn(t testing.TB, g scoring.Game, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	for i, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatalf("intent %d, %T: %v", i, in, err)
		}
		for _, e := range events {
			if err := scoring.Fits(g, e); err != nil {
				t.Fatalf("intent %d, %T: %v", i, in, err)
			}
			g = scoring.Apply(g, onDisk(t, e))
		}
	}
	return g
}

// onDisk returns the event as it is after it was written and read again, which
// is as it was.
func onDisk(t testing.TB, e scoring.Event) scoring.Event {
	t.Helper()
	data := must.Get(scoring.Marshal(e))
	back, err := scoring.Unmarshal(data)
	if err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	if diff := cmp.Diff(e, back, cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("%s is read differently (-written +read):\n%s", data, diff)
	}
	return back
}
