package words

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

var fr = spoken("fr")

func TestNumbersListsAndNamesInFrench(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{fr.Joined([]string{"Ann", "Ben", "Cy"}), "Ann, Ben et Cy"},
		{fr.Alternatives([]string{"none", "double", fr.Interval(engine.Range{Min: 1, Max: 100})}), "none, double ou 1 à 100"},
		{fr.Place(1) + ", " + fr.Place(2) + ", " + fr.Place(11), "1re, 2e, 11e"},
		{fr.Number(4) + " " + fr.Number(21), "quatre 21"},
		{fr.Figure(-4), "−4"},
		{fr.Decimal(7.24, 1), "7,2"},
		{fr.Count(0, Point) + ", " + fr.Count(-1, Point) + ", " + fr.Count(2, Point), "0 point, −1 point, 2 points"},
		{fr.Small("Manches"), "manches"},
		{fr.quoted("a"), "« a »"},
		{fr.Labelled("Jokers", "deux"), "Jokers : deux"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestCardsHaveTheirArticlesInFrench(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{fr.Cards.as("the", engine.Face{Name: "7", Rank: "7"}).Form(""), "le 7"},
		{fr.Cards.as("the", engine.Face{Name: "-2", Rank: "-2"}).Form(""), "le -2"},
		{fr.Cards.as("the", engine.Face{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts}).Form(""), "le valet de cœur"},
		{fr.Cards.as("the", engine.Face{Name: "Ace of spades", Rank: "A", Suit: engine.Spades}).Form(""), "l’as de pique"},
		{fr.Cards.as("the", engine.Face{Name: "Queen of clubs", Rank: "Q", Suit: engine.Clubs}).Form(""), "la dame de trèfle"},
		{fr.Cards.as("the", engine.Face{Name: "Swap"}).Form(""), "la carte « Échange »"},
		{fr.Rules.OneOf("8") + ", " + fr.Rules.OneOf("dame") + ", " + fr.Rules.OneOf("Coup d’œil"), "un 8, une dame, une carte « Coup d’œil »"},
		{fr.Rules.Coloured("roi", true) + ", " + fr.Rules.Coloured("dame", false) + ", " + fr.Rules.Coloured("as", false), "roi rouge, dame noire, as noir"},
		{fr.Rules.HandMakes([]string{"4", "as", "7"}, "Coup d’œil", 11), "Un 4, un as et un 7 qui remplace une carte « Coup d’œil » font 11."},
		{fr.Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "as : trèfle, cœur"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestNumbersChangeTheWordsBesideThemInFrench(t *testing.T) {
	for _, tt := range []struct{ got, want string }{
		{fr.Devices.Met("Ann", 1, 2), "Ann : 1 partie reçue, 2 envoyées."},
		{fr.Devices.Met("Ann", 0, 0), "Ann : rien de nouveau."},
		{fr.Games.ScoresTyped(0, 4), "Zéro score sur quatre est noté."},
		{fr.Games.ScoresTyped(2, 4), "Deux scores sur quatre sont notés."},
		{fr.Sheet.GuestsHere(2, 1, 3), "2 invités ici, scores notés : 1 sur 3."},
		{fr.Statistics.WonOf(1, 2), "gagné 1 fois sur 2"},
	} {
		expect.Same(t, "said", tt.got, tt.want)
	}
}
