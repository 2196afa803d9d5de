package words_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
)

func TestRowOfAnEntryIsHeard(t *testing.T) {
	other := 7
	for want, got := range map[string]string{
		"Ann, total 30":                                           en.Scores.RowSpoken("Ann", "", "", words.Effect{Totals: []int{30}}),
		"Ann, total 30, typed 6, new total 36":                    en.Scores.RowSpoken("Ann", "6", "", words.Effect{Totals: []int{30, 36}}),
		"Ann, total 96, typed 4, new total 100, falls to 50, out": en.Scores.RowSpoken("Ann", "4", "", words.Effect{Totals: []int{96, 100, 50}, Out: true}),
		"Ann, total 0, new total 12, 7+5 = 12":                    en.Scores.RowSpoken("Ann", "7+5", "", words.Effect{Totals: []int{0, 12}, Sum: "7+5", Points: 12}),
		"Ann, typed 9, a guest has 7, was 8":                      en.Scores.RowSpoken("Ann", "9", "", words.Effect{Other: &other, Was: "8"}),
	} {
		expect.Same(t, "said", got, want)
	}
}

func TestPromptIsHeardWithTheCardsThatLieOpen(t *testing.T) {
	nine := engine.Face{Name: "9"}
	open := []words.OpenCard{{At: words.TableCard{Owner: "Ann", Slot: 0}, Face: nine}, {At: words.TableCard{Owner: "Ann", Slot: 3}, Face: engine.Face{Name: "1"}}}
	for want, got := range map[string]string{
		"Draw a card.":                          en.Play.PromptSpoken("Draw a card.", nil, nil),
		"In hand: 9. Tap the card it replaces.": en.Play.PromptSpoken("Tap the card it replaces.", &nine, nil),
		"Ann’s card 1 is 9. Ann’s card 4 is 1. Keep them in mind.": en.Play.PromptSpoken("Keep them in mind.", nil, open),
	} {
		expect.Same(t, "said", got, want)
	}
}
