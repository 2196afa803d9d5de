package german

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/words"
)

func TestNumbersListsAndNames(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{de.Joined([]string{"Ann", "Ben", "Cy"}), "Ann, Ben und Cy"},
		{de.Alternatives([]string{"none", "double", de.Interval(engine.Range{Min: 1, Max: 100})}), "none, double oder 1 bis 100"},
		{de.Place(2), "2."},
		{de.Number(4) + " " + de.Number(21), "vier 21"},
		{de.Figure(-4), "−4"},
		{de.Decimal(7.24, 1), "7,2"},
		{de.Count(1, words.Point) + ", " + de.Count(-1, words.Point) + ", " + de.Count(0, words.Point), "1 Punkt, −1 Punkt, 0 Punkte"},
		{with(1, words.Point) + ", " + with(5, words.Game) + ", " + with(2, words.Round), "1 Punkt, 5 Spielen, 2 Runden"},
		{de.Small("Spielen"), "Spielen"},
		{de.Quoted("a"), "„a“"},
		{possessive("Ben", "Karte 2"), "Bens Karte 2"},
		{possessive("Max", "Karte 2"), "Karte 2 von Max"},
		{possessive("Jonas", "Karte 2"), "Karte 2 von Jonas"},
		{possessive("Анна", "Karte 2"), "Karte 2 von Анна"},
		{possessive("", "Karte 2"), "Karte 2 von "},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestDaysAreReadAsPeopleWriteThem(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{
		"2026-01-31": "2026-01-31", "31. Januar 2026": "2026-01-31", "31. jan 2026": "2026-01-31", "31.1.2026": "2026-01-31",
		"Sa., 31. Jan. 2026": "2026-01-31", "Samstag, 31. Januar 2026": "2026-01-31", "20. Nov.": "2026-11-20", "1. März": "2026-03-01",
		"31. Februar 2026": "", "ja": "",
	} {
		day, ok := de.ReadDay(text, now)
		if got := day.Format(time.DateOnly); ok != (want != "") || ok && got != want {
			t.Errorf("%q is %s, %v, want %q", text, got, ok, want)
		}
	}
}

func TestCardsHaveTheirArticles(t *testing.T) {
	jack := engine.Face{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts}
	for _, c := range []struct{ got, want string }{
		{the(engine.Face{Name: "7", Rank: "7"}), "die 7"},
		{the(jack), "der Herz-Bube"},
		{theObject(jack), "den Herz-Buben"},
		{theObject(cardNames.In(jack)), "den Herz-Buben"},
		{theObject(engine.Face{Name: "7 of clubs", Rank: "7", Suit: engine.Clubs}), "die Kreuz-7"},
		{theObject(engine.Face{Name: "Peek"}), "die Karte „Spähen“"},
		{yours(theObject(jack)), "deinen Herz-Buben"},
		{yours(theObject(engine.Face{Name: "7", Rank: "7"})), "deine 7"},
		{yours(theObject(engine.Face{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs})), "dein Kreuz-Ass"},
		{the(engine.Face{Name: "Super Peek"}), "die Karte „Super-Spähen“"},
		{Words().Rules.Coloured("König", true) + ", " + Words().Rules.Coloured("Dame", false) + ", " + Words().Rules.Coloured("Ass", true), "Roter König, Schwarze Dame, Rotes Ass"},
		{Words().Rules.HandMakes([]string{"4", "Ass", "7"}, "Spähen", 11), "Eine 4, ein Ass und eine 7 statt „Spähen“ zählen zusammen 11."},
		{Words().Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "Ass: Kreuz, Herz"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
