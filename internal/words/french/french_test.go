package french

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/words"
)

func TestNumbersListsAndNames(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{fr.Joined([]string{"Ann", "Ben", "Cy"}), "Ann, Ben et Cy"},
		{fr.Alternatives([]string{"none", "double", fr.Interval(engine.Range{Min: 1, Max: 100})}), "none, double ou 1 à 100"},
		{fr.Place(1) + ", " + fr.Place(2) + ", " + fr.Place(11), "1re, 2e, 11e"},
		{fr.Number(4) + " " + fr.Number(21), "quatre 21"},
		{fr.Figure(-4), "−4"},
		{fr.Decimal(7.24, 1), "7,2"},
		{fr.Count(0, words.Point) + ", " + fr.Count(-1, words.Point) + ", " + fr.Count(2, words.Point), "0 point, −1 point, 2 points"},
		{fr.Small("Manches"), "manches"},
		{fr.Quoted("a"), "« a »"},
		{fr.Labelled("Jokers", "deux"), "Jokers : deux"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestDaysAreReadAsPeopleWriteThem(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{
		"2026-01-31": "2026-01-31", "31 janvier 2026": "2026-01-31", "31 janv 2026": "2026-01-31", "31/1/2026": "2026-01-31",
		"sam. 31 janv. 2026": "2026-01-31", "samedi 31 janvier 2026": "2026-01-31", "20 nov.": "2026-11-20", "1er mars": "2026-03-01",
		"Samedi le 31 janvier 2026": "2026-01-31", "31 février 2026": "", "oui": "",
	} {
		day, ok := fr.ReadDay(text, now)
		if got := day.Format(time.DateOnly); ok != (want != "") || ok && got != want {
			t.Errorf("%q is %s, %v, want %q", text, got, ok, want)
		}
	}
}

func TestCardsHaveTheirArticles(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{the(engine.Face{Name: "7", Rank: "7"}), "le 7"},
		{the(engine.Face{Name: "-2", Rank: "-2"}), "le -2"},
		{the(engine.Face{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts}), "le valet de cœur"},
		{the(engine.Face{Name: "Ace of spades", Rank: "A", Suit: engine.Spades}), "l’as de pique"},
		{the(engine.Face{Name: "Queen of clubs", Rank: "Q", Suit: engine.Clubs}), "la dame de trèfle"},
		{the(engine.Face{Name: "Swap"}), "la carte Échange"},
		{Words().Rules.OneOf("8") + ", " + Words().Rules.OneOf("dame") + ", " + Words().Rules.OneOf("Coup d’œil"), "un 8, une dame, une carte Coup d’œil"},
		{Words().Rules.Coloured("roi", true) + ", " + Words().Rules.Coloured("dame", false) + ", " + Words().Rules.Coloured("as", false), "roi rouge, dame noire, as noir"},
		{Words().Rules.HandMakes([]string{"4", "as", "7"}, "Coup d’œil", 11), "Un 4, un as et un 7 qui remplace Coup d’œil font 11."},
		{Words().Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "as : trèfle, cœur"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestNumbersChangeTheWordsBesideThem(t *testing.T) {
	for _, tt := range []struct{ got, want string }{
		{Words().Devices.Met("Ann", 1, 2), "Ann : 1 partie reçue, 2 envoyées."},
		{Words().Devices.Met("Ann", 0, 0), "Ann : rien de nouveau."},
		{Words().Games.ScoresTyped(0, 4), "Zéro score sur quatre est entré."},
		{Words().Games.ScoresTyped(2, 4), "Deux scores sur quatre sont entrés."},
		{Words().Sheet.GuestsHere(2, 1, 3), "2 invités ici, points entrés : 1 sur 3."},
		{Words().Statistics.WonOf(1, 2), "gagné 1 fois sur 2"},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}
