package scoring_test

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tabby/engine"
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

// blank stands for no score in [round].
const blank = -1

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
	now := after(minutes)
	switch in := in.(type) {
	case scoring.Start:
		in.At = now
		return in
	case scoring.Record:
		in.At = now
		return in
	case scoring.Correct:
		in.At = now
		return in
	case scoring.Deal:
		in.At = now
		return in
	case scoring.Join:
		in.At = now
		return in
	case scoring.Leave:
		in.At = now
		return in
	case scoring.Reseat:
		in.At = now
		return in
	case scoring.ChooseDealer:
		in.At = now
		return in
	case scoring.Agree:
		in.At = now
		return in
	case scoring.Pause:
		in.At = now
		return in
	case scoring.Resume:
		in.At = now
		return in
	case scoring.ClockExpires:
		in.At = now
		return in
	case scoring.EndGame:
		in.At = now
		return in
	}
	return in
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
	data, err := scoring.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	back, err := scoring.Unmarshal(data)
	if err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	if diff := cmp.Diff(e, back, cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("%s is read differently (-written +read):\n%s", data, diff)
	}
	return back
}

// tell tells a sheet in a line: totals, places and who is out; then who is to
// play on, or who has won.
//
//	Ann 100 3rd out, Ben 99 2nd, Cy 51 1st; Cy deals, Ben begins
func tell(s scoring.Sheet) string {
	var people []string
	for p, who := range s.People {
		line := fmt.Sprintf("%s %d", who.Name, s.Totals[p])
		if s.Places[p] > 0 {
			line += " " + []string{"1st", "2nd", "3rd", "4th", "5th", "6th", "7th"}[s.Places[p]-1]
		}
		people = append(people, line+[]string{"", " out", " gone"}[s.Status[p]])
	}
	end := fmt.Sprintf("%s deals, %s begins", name(s, s.Dealer), name(s, s.First))
	switch {
	case s.Over:
		end = names(s, s.Winners) + " wins"
	case s.Tied != nil:
		end = names(s, s.Tied) + " tie; " + end
	}
	return strings.Join(people, ", ") + "; " + end
}

func name(s scoring.Sheet, p scoring.Player) string {
	if p == none {
		return "nobody"
	}
	return s.People[p].Name
}

func names(s scoring.Sheet, players []scoring.Player) string {
	var all []string
	for _, p := range players {
		all = append(all, name(s, p))
	}
	return strings.Join(all, "+")
}

// A night is a game told from its beginning, and how the sheet reads at its end.
type night struct {
	name string
	play []scoring.Intent
	when float64 // minutes after noon
	want string
}

type acts = []scoring.Intent

func tellAll(t *testing.T, nights []night) {
	t.Helper()
	for _, n := range nights {
		t.Run(n.name, func(t *testing.T) {
			g := play(t, n.play...)
			if got := tell(g.Sheet(after(n.when))); got != n.want {
				t.Errorf("the sheet reads\n\t%s\nwant\n\t%s", got, n.want)
			}
		})
	}
}

// A no is an intent that has to be refused, after a game that was played.
type no struct {
	name string
	play []scoring.Intent
	in   scoring.Intent
	err  error
	says string // what the refusal has to tell, if anything
}

func refuseAll(t *testing.T, nos []no) {
	t.Helper()
	for _, n := range nos {
		t.Run(n.name, func(t *testing.T) {
			events, err := scoring.Decide(play(t, n.play...), n.in)
			if !errors.Is(err, n.err) || events != nil {
				t.Fatalf("got %v, %v; want %v", events, err, n.err)
			}
			if !strings.Contains(err.Error(), n.says) {
				t.Errorf("%q does not say %q", err, n.says)
			}
		})
	}
}
