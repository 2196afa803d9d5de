package words_test

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
)

func TestEndOfARoundIsSaidInOneSentence(t *testing.T) {
	for _, tt := range []struct {
		ending words.Ending
		want   string
	}{
		{words.Ending{Winners: []string{"Ann"}, Points: 10}, "Ann wins with 10."},
		{words.Ending{Winners: []string{"Ann"}, Points: 5, Caller: "Ann", Right: true, Called: 5}, "Ann called and won with 5."},
		{words.Ending{Winners: []string{"You"}, Points: 5, Caller: "You", Right: true, Called: 5}, "You called and won with 5."},
		{words.Ending{Winners: []string{"Mittens"}, Points: 10, Caller: "You", Called: 21}, "Mittens wins with 10; you called with 21, 11 too many."},
		{words.Ending{Winners: []string{"You"}, Points: 10, Caller: "Mittens", Called: 21}, "You win with 10; Mittens called with 21, 11 too many."},
		{words.Ending{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 21, Cost: 10}, "Ben wins with 10; Ann called with 21, which costs 10 more."},
		{words.Ending{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 10}, "Ben wins with 10; Ann called with 10 too."},
		{words.Ending{Winners: []string{"You", "Ben"}, Points: -2, Caller: "Ben", Right: true, Called: -2}, "You and Ben win with −2 each."},
	} {
		expect.Same(t, fmt.Sprintf("%+v", tt.ending), en.Play.Ended(tt.ending), tt.want)
	}
}

func TestSentencesAddressAPlayerWithoutAName(t *testing.T) {
	w := en
	face := &engine.Face{Name: "7"}
	for _, tt := range []struct{ got, want string }{
		{w.Play.Saw(words.Seen{Do: engine.Take, Name: w.Deck.You, Card: face}), "You take the 7."},
		{w.Play.Saw(words.Seen{Do: engine.Pass, Name: w.Deck.You}), "You pass."},
		{w.Play.Saw(words.Seen{Do: engine.Decline, Name: w.Deck.You}), "You don’t swap."},
		{w.Play.Saw(words.Seen{Do: engine.Snap, Name: w.Deck.You, Matched: true, Out: face}), "You snap card 1: the 7."},
		{w.Play.Saw(words.Seen{Do: engine.Swap, Name: "Mittens", B: words.TableCard{Owner: w.Deck.You, Slot: 1}}), "Mittens swaps card 1 and your card 2."},
		{w.Play.Saw(words.Seen{Do: engine.Give, Name: "Mittens", To: w.Deck.You}), "Mittens gives you a card."},
		{w.Play.Saw(words.Seen{Do: engine.Knock, Name: w.Deck.You, Call: "recall"}), "You say “recall”."},
		{w.Play.Plays(w.Deck.You), "It’s your turn."},
		{w.Play.Turn(w.Deck.You), "your turn"},
		{w.Deck.Snaps(w.Deck.You), "You snap"},
	} {
		expect.Same(t, "said", tt.got, tt.want)
	}
}

func TestOnlyTheFirstPersonNamedIsAddressed(t *testing.T) {
	given := func(by, to string) string {
		return en.Play.SeenMoves("give", words.PlaySeenMovesFacts{Name: by, To: to})
	}
	expect.Same(t, "given by Ann", given("Ann", en.Deck.You), "Ann gives You a card.")
	expect.Same(t, "given by you", given(en.Deck.You, "Ann"), "You give Ann a card.")
}
