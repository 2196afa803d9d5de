package game_test

import (
	"testing"

	"tabby/internal/table/game"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

func TestHalfDoneRoundIsSaidInShortAndInASentence(t *testing.T) {
	w := languages.English()
	for _, tt := range []struct {
		half            game.HalfDone
		brief, sentence string
	}{
		{game.HalfDone{}, "", ""},
		{game.HalfDone{Typed: true}, "begun", "The scores are still missing."},
		{game.HalfDone{Typed: true, Scores: 2, Of: 4}, "two of four scores", "Two of four scores are typed."},
		{game.HalfDone{Typed: true, Scores: 4, Of: 4}, "ready to write down", "Ready to write down."},
		{game.HalfDone{Dealt: true, Scores: 4, Of: 4}, "cards are dealt", "The cards are dealt."},
	} {
		expect.Same(t, "in short", tt.half.Brief(w), tt.brief)
		expect.Same(t, "in a sentence", tt.half.Sentence(w), tt.sentence)
	}
}
