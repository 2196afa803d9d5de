package scoring_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// virtual plays a round of a variant, of random moves, for players who sit in that order, and
// returns its record. There are more players in the game if someone is out.
func virtual(seed uint64, variant string, people int, seats ...scoring.Player) scoring.Record {
	dice := rand.New(rand.NewPCG(seed, 7))
	pack := must.Get(engine.NewPack(must.Get(engine.NewRuleset(variant, nil))))
	shuffled := func(cards []engine.Card) []string {
		dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		return pack.Codes(cards)
	}
	events := []engine.Event{engine.CardsDealt{
		Variant: variant, Players: len(seats), First: engine.Seat(dice.IntN(len(seats))), Order: shuffled(pack.AppendCards(nil)),
	}}
	played := must.Get(engine.Played{}.Fold(events[0]))
	for played.Round.Phase() != engine.Over {
		var e engine.Event = engine.Shuffled{Order: shuffled(played.Round.AppendShuffle(nil))}
		if !played.Round.Waits() {
			moves := slices.Collect(played.Round.Moves())
			e = engine.Moved{Move: moves[dice.IntN(len(moves))]}
		}
		events = append(events, e)
		played = must.Get(played.Fold(e))
	}
	return recordOf(played, events, people, seats)
}

// recordOf returns the record of a round that was played.
func recordOf(played engine.Played, events []engine.Event, people int, seats []scoring.Player) scoring.Record {
	log := must.Get(engine.NewLog(events))
	res := played.Pack.Result(&played.Round)
	in := scoring.Record{
		At: noon, Scores: make([]*scoring.Score, people), Caller: scoring.Nobody,
		Source: scoring.SourceDealt, Log: &scoring.RoundLog{Seats: seats, Log: log},
	}
	for seat, p := range seats {
		in.Scores[p] = &scoring.Score{Points: res.Points[seat], Cards: &res.Cards[seat]}
		if res.Caller == engine.Seat(seat) {
			in.Caller = p
		}
	}
	return in
}

func TestALogIsKeptForEveryVariant(t *testing.T) {
	for _, v := range engine.Variants() {
		t.Run(v.ID, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				n := rapid.IntRange(v.Players.Min, v.Players.Max).Draw(rt, "players")
				seats := rapid.Permutation([]scoring.Player{0, 1, 2, 3, 4, 5}[:n]).Draw(rt, "seats")
				in := virtual(rapid.Uint64().Draw(rt, "seed"), v.ID, n, seats...)
				start := game(v.ID, nil, strings.Join(strings.Split("ABCDEF"[:n], ""), " "))
				before := play(t, start)
				g, e := carryOut(rt, before, in, noon)
				if r := g.Sheet(noon).Rounds[0]; cmp.Diff(in.Log, r.Log) != "" || r.Source != scoring.SourceDealt || !before.Sheet(noon).TakesLog(in) {
					rt.Fatalf("the sheet has %q, %+v of %+v", r.Source, r.Log, e)
				}
			})
		})
	}
}

func TestASheetRemembersWhereTheCardsOfEachRoundCameFrom(t *testing.T) {
	typed, unknown := round(3, 4), round(5, 6)
	typed.Source = scoring.SourceTyped
	dealt := virtual(1, "rat-a-tat-cat", 2, ben, ann)
	g := play(t, cats(rounds(9), "Ann Ben"), typed, dealt, unknown, correct(2, ann, 7), correct(1, ben, 8))
	for i, want := range []scoring.Source{scoring.SourceTyped, scoring.SourceDealt, scoring.SourceUnknown} {
		r := g.Sheet(noon).Rounds[i]
		if r.Source != want || (r.Log != nil) != (want == scoring.SourceDealt) {
			t.Errorf("round %d is %q with the log %v, want %q", i+1, r.Source, r.Log, want)
		}
	}
	if r := g.Sheet(noon).Rounds[1]; r.Cells[ann].Score.Points != 7 || cmp.Diff(dealt.Log, r.Log) != "" {
		t.Errorf("the corrected round is %+v", r)
	}
	without := goOn(t, play(t, cats(rounds(9), "Ann Ben"), dealt), scoring.Undo{})
	expect.Same(t, "rounds that are left", len(without.Sheet(noon).Rounds), 0)
	if r := goOn(t, without, scoring.Redo{}).Sheet(noon).Rounds[0]; cmp.Diff(dealt.Log, r.Log) != "" {
		t.Error("redo has another log")
	}
}

func TestALogOfAnotherRoundIsRefused(t *testing.T) {
	for name, change := range map[string]func(*scoring.Record){
		"other points":     func(in *scoring.Record) { in.Scores[ann] = &scoring.Score{Points: in.Scores[ann].Points ^ 1} },
		"one who sat out":  func(in *scoring.Record) { in.Scores[ann] = &scoring.Score{SatOut: true} },
		"another caller":   func(in *scoring.Record) { in.Caller = (in.Caller+2)%3 - 1 },
		"typed scores":     func(in *scoring.Record) { in.Source = scoring.SourceTyped },
		"other seats":      func(in *scoring.Record) { in.Log.Seats = []scoring.Player{ann, 2} },
		"one seat twice":   func(in *scoring.Record) { in.Log.Seats = []scoring.Player{ann, ann} },
		"too few seats":    func(in *scoring.Record) { in.Log.Seats = []scoring.Player{ann} },
		"no moves":         func(in *scoring.Record) { in.Log.Moves = "" },
		"an illegal move":  func(in *scoring.Record) { in.Log.Moves = "d0 d0 d0" },
		"no deck":          func(in *scoring.Record) { in.Log.Deck = "5 5" },
		"too long a log":   func(in *scoring.Record) { in.Log.Deck = strings.Repeat("5", engine.MaxLogBytes+1) },
		"other house rule": func(in *scoring.Record) { in.Log.House = engine.House{"younger": "purple"} },
	} {
		in := virtual(2, "rat-a-tat-cat", 2, ann, ben)
		log := *in.Log
		in.Log, in.Scores = &log, slices.Clone(in.Scores)
		change(&in)
		g := play(t, cats(nil, "Ann Ben"))
		if _, err := scoring.Decide(g, in); !errors.Is(err, scoring.ErrLog) {
			t.Errorf("%s: %v", name, err)
		}
		if g.Sheet(noon).TakesLog(in) {
			t.Errorf("%s: the sheet takes it", name)
		}
		in.Log = nil
		if _, err := scoring.Decide(g, in); err != nil {
			t.Errorf("%s: without the log the round is refused: %v", name, err)
		}
	}
	seen := round(1, 2)
	if seen.Source = "seen"; !refused(play(t, cats(nil, "Ann Ben")), seen) {
		t.Error("a source that this program does not know is written")
	}
	third := virtual(2, "rat-a-tat-cat", 3, ann, ben)
	third.Scores[2] = &scoring.Score{Points: 1}
	expect.Error(t, "a player who was not dealt cards", expect.ErrorOf(scoring.Decide(play(t, cats(nil, "Ann Ben Cy")), third)), scoring.ErrLog)
}

// refused reports whether a round is refused for its log.
func refused(g scoring.Game, in scoring.Record) bool {
	_, err := scoring.Decide(g, in)
	return errors.Is(err, scoring.ErrLog)
}

func TestImpossibleLogDoesNotFit(t *testing.T) {
	g := play(t, cats(nil, "Ann Ben"))
	for line, fits := range map[string]bool{
		`{"seats":[0,1],"deck":"5 5","moves":"d0 o0"}`:                            true, // it cannot be played any more
		`{"seats":[0,1],"deck":"5 5","moves":"","more":{"of":"a newer program"}}`: true,
		`{"seats":[0,1],"deck":"5 5","moves":"Q7"}`:                               true,
		`{"seats":[0,1],"deck":"5 5","moves":"d0 o"}`:                             false,
		`{"seats":[0,2],"deck":"5 5","moves":"d0"}`:                               false,
		`{"seats":[0,0],"deck":"5 5","moves":"d0"}`:                               false,
		`{"seats":[0,-1],"deck":"5 5","moves":"d0"}`:                              false,
		`{"seats":[],"deck":"5 5","moves":"d0"}`:                                  false,
		`{}`:                                                                      false,
		`{"seats":[0,1],"deck":"` + strings.Repeat("5", engine.MaxLogBytes+1) + `","moves":""}`:    false,
		`{"seats":[0,1],"deck":"5","moves":"` + strings.Repeat("d0 ", engine.MaxLogMoves) + `d0"}`: false,
	} {
		e := must.Get(scoring.Unmarshal([]byte(`{"recorded":{"at":"2024-03-09T12:00:00Z","scores":[7,8],"caller":1,"source":"dealt","log":` + line + `}}`)))
		err := scoring.Fits(g, e)
		if r := e.(scoring.Recorded); fits {
			r.Source = scoring.Source(strings.Repeat("x", 41))
			expect.Error(t, "a source without end", scoring.Fits(g, r), scoring.ErrMisfit)
		}
		if (err == nil) != fits || err != nil && (!errors.Is(err, scoring.ErrMisfit) || !errors.Is(err, scoring.ErrLog)) {
			t.Errorf("%.80s: %v", line, err)
		}
	}
}

// TestRoundsOfEverySourceCanBeReadForEver holds a game as this version wrote it. No line is
// ever changed.
func TestRoundsOfEverySourceCanBeReadForEver(t *testing.T) {
	g := readAsWritten(t, oldLines(t, "testdata/sources_v1.jsonl"))
	var got []scoring.Source
	for _, r := range g.Sheet(noon).Rounds {
		if got = append(got, r.Source); r.Log != nil {
			must.Get(r.Log.Play("recall", len(r.Log.Seats)))
		}
	}
	expect.Same(t, "the sources", got, []scoring.Source{scoring.SourceUnknown, scoring.SourceTyped, scoring.SourceDealt, scoring.SourceDealt, "seen"})
}
