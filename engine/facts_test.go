package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
)

func TestImpossibleFactIsNamed(t *testing.T) {
	face := func(change func(*engine.Face)) func(*engine.Rules) {
		return func(r *engine.Rules) { change(&r.Decks[0].Deck[0]) }
	}
	offer := func(k engine.Key, v engine.Value) func(*engine.Rules) {
		return func(r *engine.Rules) { r.House = append(r.House, engine.Offer{Key: k, Default: v}) }
	}
	thirtyTwo := make([]int, 32)
	for i := range thirtyTwo {
		thirtyTwo[i] = i
	}
	seventeen := thirtyTwo[:17]
	for _, tt := range []struct {
		change       func(*engine.Rules)
		fact, reason string
	}{
		{func(r *engine.Rules) { r.ID = "" }, "ID", "it is missing"},
		{func(r *engine.Rules) { r.Name = "" }, "Name", "it is missing"},
		{func(r *engine.Rules) { r.Call = "" }, "Call", "it is missing"},
		{func(r *engine.Rules) { r.Players.Min = 1 }, "Players", "1 to 5, and a game is for two at least"},
		{func(r *engine.Rules) { r.Players = engine.Range{Min: 3, Max: 2} }, "Players", "3 to 2, and a game is for two at least"},
		{func(r *engine.Rules) { r.Players.Max = 7 }, "Players", "7 have no room at the table, which has 6 seats"},
		{offer(engine.Rounds, "9"), "House", "rounds is offered twice"},
		{offer(engine.Younger, "maybe"), "House", `younger cannot be "maybe"`},
		{func(r *engine.Rules) { r.Hand = 1 }, "Hand", "a line of 1 is too short for a first look at two"},
		{func(r *engine.Rules) { r.Counting = &engine.Counting{} }, "Counting", "it needs a rule and a function"},
		{func(r *engine.Rules) {
			r.Counting, r.LineChanges = &engine.Counting{Rule: "Half.", Points: func(l engine.Line) int { return l.Sum() / 2 }}, true
		}, "Counting", "lines that change count the sum of their cards"},
		{func(r *engine.Rules) { r.Decks = nil }, "Decks", "there is none"},
		{offer(engine.DeckRule, "deluxe65"), "Decks", "the first is signed72, and the house rule says deluxe65"},
		{face(func(f *engine.Face) { f.Copies = 0 }), "deck signed72", "a card needs a code, a name and copies"},
		{face(func(f *engine.Face) { f.Code = "" }), "deck signed72", "a card needs a code, a name and copies"},
		{face(func(f *engine.Face) { f.Name = "9" }), "deck signed72", "two of its cards are 9, 9"},
		{face(func(f *engine.Face) { f.Points = -100 }), "deck signed72", "−2 counts -100, and a card counts -99 to 99"},
		{face(func(f *engine.Face) { f.Points = 128 }), "deck signed72", "−2 counts 128, and a card counts -99 to 99"},
		{func(r *engine.Rules) { r.Replaced, r.Decks[0].Deck[0].Power = true, engine.PeekOwn }, "deck signed72", "−2 is replaced before scoring and yet counts -2"},
		{face(func(f *engine.Face) { f.Copies = 5 }), "deck signed72", "73 cards do not fit on the table, which has room for 72"},
		{func(r *engine.Rules) { r.Decks[0].Deck = engine.NumberCards(21, 7) }, "deck signed72", "21 cards leave no draw pile once 20 are dealt"},
		{func(r *engine.Rules) {
			r.Replaced = true
			r.Decks[0].Deck = append(engine.NumberCards(19, 7), engine.Face{Code: "P", Name: "Peek", Power: engine.PeekOwn, Copies: 9})
		}, "deck signed72", "19 cards that count cannot fill 20 places of lines"},
		{func(r *engine.Rules) { r.HighestWins = true }, "HighestWins", "who is dealt cards plays for the lowest points"},
		{func(r *engine.Rules) { r.Special = &engine.Special{Name: "Moon"} }, "Special", "who is dealt cards counts them"},
		{func(r *engine.Rules) { r.Calling = engine.NoCall }, "Calling", "a round that is dealt ends by a call or without one"},
		{func(r *engine.Rules) { r.Calling = engine.MustCall }, "Calling", "a round that is dealt ends by a call or without one"},
		{func(r *engine.Rules) { r.Hands = []int{2, 4} }, "Hands", "who is dealt cards has as many at the end"},
		{func(r *engine.Rules) { r.Snaps = true }, "Snaps", "a snapped card leaves its line, and lines do not change"},
		{func(r *engine.Rules) {
			r.Decks = append(r.Decks, engine.NamedDeck{Name: "magpie44", Deck: engine.NumberCards(11, 4)})
		}, "Decks", "no house rule chooses magpie44"},
		{func(r *engine.Rules) {
			r.Decks[0].Name, r.House = "standard54", append(r.House, engine.Offer{Key: engine.DeckRule, Default: "standard54"})
			r.Decks = append(r.Decks, engine.NamedDeck{Name: "magpie44", Deck: engine.NumberCards(11, 4)})
		}, "Decks", "no house rule chooses magpie44"},
		{func(r *engine.Rules) { r.Bounds = engine.Range{Min: -8, Max: 35} }, "Bounds", "-8 to 35, and a line of signed72 counts -8 to 36"},
		{func(r *engine.Rules) { r.Bounds = engine.Range{Min: -7, Max: 36} }, "Bounds", "-7 to 36, and a line of signed72 counts -8 to 36"},
		{func(r *engine.Rules) {
			r.Bounds, r.Counting = engine.Range{Min: -8, Max: 36}, &engine.Counting{Rule: "Twice.", Points: func(l engine.Line) int { return 2 * l.Sum() }}
		}, "Bounds", "-8 to 36, and a line of signed72 counts -16 to 72"},
		{func(r *engine.Rules) { r.LineChanges = true }, "deck signed72", "72 cards may come into lines that change, which have 56 places"},
		{func(r *engine.Rules) { r.Hand = 12 }, "Hand", "12 cards for each of 5 have no room in lines, which have 56 places"},
		{func(r *engine.Rules) { r.Decks[0].Deck = engine.NumberCards(4, seventeen...) }, "deck signed72", "a round knows 16 ranks"},
		{func(r *engine.Rules) { r.Decks[0].Deck = engine.NumberCards(2, thirtyTwo...) }, "deck signed72", "a round knows 16 ranks"},
		{func(r *engine.Rules) {
			r.House = append(r.House, engine.Offer{Key: engine.WrongCallPlus, Default: "5"})
		}, "House", `wrong_call_plus cannot be "5" beside the other facts`},
		{func(r *engine.Rules) {
			r.Kept, r.HighestWins = true, true
			r.House = []engine.Offer{{Key: engine.WrongCallPenalty, Default: engine.PenaltyDouble}}
		}, "House", `wrong_call_penalty cannot be "double" beside the other facts`},
		{func(r *engine.Rules) { r.Extras = []engine.Extra{{Count: engine.Jokers}} }, "Extras", "jokers does not offer 0 to 0 of the 0 faces"},
	} {
		r := minusfour.Rules
		r.House = slices.Clone(r.House)
		r.Decks = []engine.NamedDeck{{Name: r.Decks[0].Name, Deck: slices.Clone(r.Decks[0].Deck)}}
		tt.change(&r)
		var got engine.FactError
		if err := r.Check(); !errors.As(err, &got) || got.Fact != tt.fact || !strings.HasPrefix(got.Reason, tt.reason) {
			t.Errorf("%v, want %s: %s", err, tt.fact, tt.reason)
		}
	}
}

func TestAVariantWithAWrongFactIsNotOffered(t *testing.T) {
	wrong := minusfour.Rules
	wrong.ID, wrong.Name, wrong.Hand = "minus-five", "Minus Five", 0
	before := engine.Variants()
	defer func() {
		const want = "the facts of minus-five: Hand: a line of 0 is too short for a first look at two"
		if err, _ := recover().(error); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
		expect.Same(t, "games that are offered", len(engine.Variants()), len(before))
	}()
	engine.Register(1000, wrong)
}

func TestCardsBelowZeroCountWhatTheySay(t *testing.T) {
	tab := table(t, minusfour.Rules.ID, nil)
	for hand, want := range map[string]int{"-2 -2 -2 -2": -8, "-2 -1 0 1": -2, "9 9 9 9": 36, "-1 3 -1 9": 10} {
		codes := strings.Fields(hand)
		got, err := tab.Hand(codes...)
		p := pack(t, minusfour.Rules.ID, nil)
		cards, _ := p.Cards(codes)
		if dealt := p.Count(cards...); got != want || dealt != want || err != nil {
			t.Errorf("%s counts %d on the sheet and %d at the table, %v; want %d", hand, got, dealt, err, want)
		}
	}
	expect.Same(t, "a score", tab.Score(), engine.Range{Min: -8, Max: 36})
	sums, lowest, _ := tab.Round(3)
	if diff := cmp.Diff([]engine.Pile{{Points: -2, Count: 4}, {Points: -1, Count: 6}, {Points: 0, Count: 2}}, lowest); diff != "" || sums.Min != -14 {
		t.Errorf("three lines count %v: %s", sums, diff)
	}
}

func TestLinesThatChangeReachBelowZero(t *testing.T) {
	tab := engine.Ruleset{Rules: magpies}
	expect.Same(t, "a score", tab.Score(), engine.Range{Min: -8, Max: 8*2 + 8*30})
}
