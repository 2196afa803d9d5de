package words

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

var nl = spoken("nl")

func TestNumbersListsAndNamesInDutch(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{nl.Joined([]string{"Anna", "Ben", "Cas"}), "Anna, Ben en Cas"},
		{nl.Alternatives([]string{"none", "double", nl.Interval(engine.Range{Min: 1, Max: 100})}), "none, double of 1 tot 100"},
		{nl.Place(1) + ", " + nl.Place(2), "1e, 2e"},
		{nl.Number(1) + " " + nl.Number(4) + " " + nl.Number(21), "één vier 21"},
		{nl.Figure(-4), "−4"},
		{nl.Decimal(7.24, 1), "7,2"},
		{nl.Count(1, Point) + ", " + nl.Count(-1, Point) + ", " + nl.Count(0, Point), "1 punt, −1 punt, 0 punten"},
		{nl.Count(5, Game) + ", " + nl.Count(2, Round) + ", " + nl.Count(2, TrophyWon), "5 spellen, 2 rondes, 2 trofeeën"},
		{nl.Small("Spelen"), "spelen"},
		{nl.quoted("a"), "‘a’"},
		{nl.Labelled("Jokers", "geen"), "Jokers: geen"},
		{whoseCard(nl, "Max", "kaart 2"), "kaart 2 van Max"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestCardsHaveTheirArticlesInDutch(t *testing.T) {
	jack := engine.Face{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts}
	for _, c := range []struct{ got, want string }{
		{nl.Cards.as("the", engine.Face{Name: "7", Rank: "7"}).Form(""), "de 7"},
		{nl.Cards.as("the", jack).Form(""), "de hartenboer"},
		{nl.Cards.as("the", nl.Cards.In(jack)).Form(""), "de hartenboer"},
		{nl.Cards.as("the", engine.Face{Name: "7 of clubs", Rank: "7", Suit: engine.Clubs}).Form(""), "de klaveren 7"},
		{nl.Cards.as("the", engine.Face{Name: "Peek"}).Form(""), "de spiekkaart"},
		{nl.Cards.as("the", engine.Face{Name: "Draw 2"}).Form(""), "de Trek 2"},
		{nl.Cards.as("the", engine.Face{Name: "Joker"}).Form(""), "de joker"},
		{nl.Rules.Coloured("heer", true) + ", " + nl.Rules.Coloured("vrouw", false), "rode heer, zwarte vrouw"},
		{nl.Rules.HandMakes([]string{"4", "aas", "7"}, "Spiek", 11), "Een 4, een aas en een 7 in plaats van Spiek tellen samen 11."},
		{nl.Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "aas: klaveren, harten"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestTextsNameButtonsAsTheyAreCalledInDutch(t *testing.T) {
	l := nl
	for _, c := range []struct{ text, button string }{
		{l.Handover.Copied, l.Storage.Import},
		{l.Handover.HowToScan("tabby:x"), l.Storage.Import},
		{l.OwnGames.HowToScan("tabby:x"), l.OwnGames.BringIn},
		{l.Pages.CodeHint, l.Guests.LetIn},
		{l.Sheet.AgreedHint, l.Common.Undo},
		{l.Sheet.EndText, l.Common.Undo},
		{l.Joining.GameLink, l.Storage.Import},
		{l.Joining.Text, l.Guests.LetIn},
		{l.Joining.NoLink, l.Guests.LetIn},
		{l.Joining.PairLink, l.Devices.Title},
		{l.Joining.WrongLink, l.Guests.LetIn},
		{l.Calling.OddsHint, l.Play.Level("steady")},
	} {
		if !strings.Contains(c.text, nl.quoted(c.button)) {
			t.Errorf("%q does not name %q", c.text, c.button)
		}
	}
}
