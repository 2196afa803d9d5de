package rulesref

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/minusfour"
)

func TestASignIsPartOfTheQuestion(t *testing.T) {
	b := bookFor(table(t, minusfour.Rules.ID, nil), en)
	for question, want := range map[string]string{
		"what does a -2 count":                "card-minus-2",
		"what does a −2 count":                "card-minus-2",
		"what does a 2 count":                 "card-2",
		"what does a minus 2 count":           "card-minus-2",
		"what does a minus two count":         "card-minus-2",
		"what does a two count":               "card-2",
		"-1":                                  "card-minus-1",
		"−1":                                  "card-minus-1",
		"1":                                   "card-1",
		"a card of “−1” in my line":           "card-minus-1",
		"what is the lowest a line can count": "q-range",
	} {
		var found []string // what a card counts is also said where all cards are listed
		for _, h := range b.Search(question)[:2] {
			found = append(found, h.ID)
		}
		if !slices.Contains(found, want) {
			t.Errorf("%q finds %v first, want %s among them", question, found, want)
		}
	}
}

func TestCardsBelowZeroReadAsTheyAreSaid(t *testing.T) {
	b := bookFor(table(t, minusfour.Rules.ID, engine.House{engine.WrongCallPenalty: engine.PenaltyDouble}), en)
	text := ""
	for _, c := range b.Cards() {
		text += c.text() + "\n"
	}
	for _, h := range b.Search("what if I call wrongly")[:3] {
		text += h.Text + "\n"
	}
	for _, said := range []string{
		"It counts −2 points: it takes 2 off your score.", "It counts −1 point: it takes 1 off your score.", "It counts 1 point.",
		"A score below zero isn’t doubled.",
	} {
		if !strings.Contains(text, said) {
			t.Errorf("the rules lack %q", said)
		}
	}
	if i := strings.Index(text, "-"); i >= 0 {
		t.Errorf("there is a hyphen for a sign: %q", text[max(0, i-30):])
	}
}
