package words

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

var de = spoken("de")

func TestNumbersListsAndNamesInGerman(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{de.Joined([]string{"Ann", "Ben", "Cy"}), "Ann, Ben und Cy"},
		{de.Alternatives([]string{"none", "double", de.Interval(engine.Range{Min: 1, Max: 100})}), "none, double oder 1 bis 100"},
		{de.Place(2), "2."},
		{de.Number(4) + " " + de.Number(21), "vier 21"},
		{de.Figure(-4), "−4"},
		{de.Decimal(7.24, 1), "7,2"},
		{de.Count(1, Point) + ", " + de.Count(-1, Point) + ", " + de.Count(0, Point), "1 Punkt, −1 Punkt, 0 Punkte"},
		{de.Small("Spielen"), "Spielen"},
		{de.quoted("a"), "„a“"},
		{whoseCard(de, "Ben", "Karte 2"), "Bens Karte 2"},
		{whoseCard(de, "Max", "Karte 2"), "Karte 2 von Max"},
		{whoseCard(de, "Jonas", "Karte 2"), "Karte 2 von Jonas"},
		{whoseCard(de, "Анна", "Karte 2"), "Karte 2 von Анна"},
		{whoseCard(de, "", "Karte 2"), "Karte 2 von "},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestCardsHaveTheirArticlesInGerman(t *testing.T) {
	jack := engine.Face{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts}
	for _, c := range []struct{ got, want string }{
		{de.Cards.as("the", engine.Face{Name: "7", Rank: "7"}).Form(""), "die 7"},
		{de.Cards.as("the", jack).Form(""), "der Herz-Bube"},
		{de.Cards.as("object", jack).Form(""), "den Herz-Buben"},
		{de.Cards.as("object", de.Cards.In(jack)).Form(""), "den Herz-Buben"},
		{de.Cards.as("object", engine.Face{Name: "7 of clubs", Rank: "7", Suit: engine.Clubs}).Form(""), "die Kreuz-7"},
		{de.Cards.as("object", engine.Face{Name: "Peek"}).Form(""), "die Karte „Spähen“"},
		{de.Cards.as("ownObject", jack).Form(""), "deinen Herz-Buben"},
		{de.Cards.as("ownObject", engine.Face{Name: "7", Rank: "7"}).Form(""), "deine 7"},
		{de.Cards.as("ownObject", engine.Face{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}).Form(""), "dein Kreuz-Ass"},
		{de.Cards.as("the", engine.Face{Name: "Super Peek"}).Form(""), "die Karte „Super-Spähen“"},
		{de.Rules.Coloured("König", true) + ", " + de.Rules.Coloured("Dame", false) + ", " + de.Rules.Coloured("Ass", true), "Roter König, Schwarze Dame, Rotes Ass"},
		{de.Rules.HandMakes([]string{"4", "Ass", "7"}, "Spähen", 11), "Eine 4, ein Ass und eine 7 statt „Spähen“ zählen zusammen 11."},
		{de.Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "Ass: Kreuz, Herz"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}
