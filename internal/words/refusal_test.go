package words_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words"
	"tabby/scoring"
)

// refused returns why the game refuses the intent.
func refused(t *testing.T, g scoring.Game, in scoring.Intent) error {
	t.Helper()
	_, err := scoring.Decide(g, in)
	if err == nil {
		t.Fatalf("%#v is not refused", in)
	}
	return err
}

// brought returns why a custom game with those fields is not imported.
func brought(fields string) error {
	_, err := engine.ParseCustomGame([]byte(`{"name":"Ours","players":[2,8],` + fields + `}`))
	return err
}

func TestRefusalIsWordedWithItsDetails(t *testing.T) {
	g := game(t, "rat-a-tat-cat", nil, "Ann", "ben")
	record := func(ann, ben *scoring.Score) error {
		return refused(t, g, scoring.Record{Scores: []*scoring.Score{ann, ben}, Caller: scoring.Nobody})
	}
	hand := func(codes ...string) *scoring.Score { return &scoring.Score{Hand: codes} }
	start := func(variant string, house engine.House, names ...string) error {
		return refused(t, scoring.Game{}, scoring.Start{Variant: variant, House: house, People: people(names...)})
	}
	for _, c := range []struct {
		name, said string
		err        error
	}{
		{"a score out of range", "Ann can’t have 37; 0 to 36 is possible.", record(points(37), points(1))},
		{"a blank", "Ben has no score yet; a blank is not a zero.", record(points(3), nil)},
		{"a power card left", "Ann: the Peek has to be replaced before scoring.", record(hand("1", "2", "3", "P"), points(1))},
		{"too many of a card", "Ann: Peek: too many; the deck has only 3.", record(hand("P", "P", "P", "P"), points(1))},
		{"an unknown card", `Ann: there is no card “KH” in this deck.`, record(hand("1", "2", "3", "KH"), points(1))},
		{"a small hand", "Ann: that hand has 3 instead of 4 cards.", record(hand("1", "2", "3"), points(1))},
		{"one player", "Rat-a-Tat Cat is for 2 to 6, not 1.", start("rat-a-tat-cat", nil, "Ann")},
		{"an unknown game", `There is no game called “skat”.`, start("skat", nil, "Ann", "Ben")},
		{
			"a house rule that cannot be", `That house rule can’t be set like that: final_tie is shared or extra_round, not “maybe”.`,
			start("recall", engine.House{engine.FinalTie: "maybe"}, "Ann", "Ben"),
		},
		{"a number of a custom game", `“The limit” can’t be like that.`, brought(`"house":{"threshold":100000}`)},
		{"points of a custom game", "The points in a round can’t be like that.", brought(`"score":[0,100000]`)},
		{"a custom game of no form", "This game can’t be like that.", brought(`"tabby_game":-1`)},
		{"two of a name", "Two players can’t have the same name: ANN.", start("recall", nil, "Ann", "ANN")},
		{"nothing to undo", "There is nothing to undo.", refused(t, g, scoring.Undo{})},
		{
			"a round nobody played", "There is no round 7 of 0.",
			refused(t, g, scoring.Correct{Round: 6}),
		},
		{"a player who is not in that round", "Ann didn’t play round 3.", scoring.Refusal{Reason: scoring.ErrNotInRound, Player: "Ann", Count: 3}},
		{"any other error", "Disk full.", errors.New("disk full")},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect.Same(t, fmt.Sprint(c.err), say.Explain(c.err), c.said)
		})
	}
}

func TestASentenceThatBeginsWithAFileKeepsItsName(t *testing.T) {
	for said, want := range map[string]string{
		"ida is out": "Ida is out.", "games/new: it is gone": "games/new: it is gone.", `d:\games is full`: `d:\games is full.`, "tabby.db: it is gone": "tabby.db: it is gone.",
		"my_games: it is gone": "my_games: it is gone.", "no: it is gone": "No: it is gone.",
	} {
		expect.Same(t, said, en.Sentence(said), want)
	}
}

func TestEveryRefusalIsOneSentence(t *testing.T) {
	for key, r := range en.Refusals.Words.Reasons {
		for _, text := range []string{r.Plain, r.Full.Source()} {
			if strings.ContainsAny(text, "!%") || strings.HasSuffix(text, ".") {
				t.Errorf("%s is worded %q", key, text)
			}
		}
	}
}

func TestMissingDetailLeavesThePlainWords(t *testing.T) {
	for _, err := range []error{
		scoring.ErrScoreMissing,
		fmt.Errorf("somewhere: %w", scoring.ErrScoreMissing),
		scoring.Refusal{Reason: scoring.ErrScoreMissing, Count: 3},
	} {
		if got, want := say.Reason(err), "a score is missing"; got != want {
			t.Errorf("%v is worded %q, want %q", err, got, want)
		}
	}
}

func TestNameThatLooksLikeAPlaceholderIsLeftAlone(t *testing.T) {
	got := say.Reason(scoring.Refusal{Reason: scoring.ErrScoreRange, Player: "{count}", Count: 37, Allowed: engine.Range{Max: 36}})
	expect.Same(t, "said", got, "{count} can’t have 37; 0 to 36 is possible")
}

func TestUnknownNameIsQuotedAndCutShort(t *testing.T) {
	got := say.Reason(engine.Refusal{Reason: engine.ErrVariant, Variant: "\x1b[31m" + strings.Repeat("x", 100)})
	expect.Same(t, "said", got, `there is no game called “\x1b[31m`+strings.Repeat("x", 35)+"…”")
}

func TestErrorIsWordedWithWhereItHappened(t *testing.T) {
	err := words.At{Where: "--new", Err: &history.LineError{Line: 8, Err: fmt.Errorf("reading: %w", scoring.ErrStarted)}}
	if got, want := say.Reason(err), "--new: line 8: the game has begun already"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	at := words.At{Where: "--new", Err: scoring.ErrStarted}
	if got, want := at.Error(), "--new: the game has begun"; got != want {
		t.Errorf("for developers %q, want %q", got, want)
	}
}

// people returns people with these names.
func people(names ...string) []scoring.Person {
	all := make([]scoring.Person, len(names))
	for i, n := range names {
		all[i].Name = n
	}
	return all
}

func points(n int) *scoring.Score { return &scoring.Score{Points: n} }

// game begins a game in which the first of the players deals.
func game(t *testing.T, variant string, house engine.House, names ...string) scoring.Game {
	t.Helper()
	return scoringtest.GoOn(scoring.Game{}, scoring.Start{At: evening, Variant: variant, House: house, People: people(names...)})
}

// scored is a round with these scores, by player.
func scored(scores ...int) scoring.Record {
	in := scoring.Record{At: evening, Caller: scoring.Nobody}
	for _, n := range scores {
		if n < 0 {
			in.Scores = append(in.Scores, nil)
			continue
		}
		in.Scores = append(in.Scores, points(n))
	}
	return in
}
