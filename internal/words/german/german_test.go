package german

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/trophy"
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

func TestDaysAreWritten(t *testing.T) {
	at := time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC)
	later := at.AddDate(1, 0, 0)
	for _, c := range []struct{ got, want string }{
		{de.TimeOfDay(at), "21:04"},
		{de.Date(at, at), "20. November"},
		{de.Date(at, later), "20. November 2026"},
		{de.Day(at, at), "Freitag, 20. November"},
		{de.ShortDay(at), "Fr., 20. Nov. 2026"},
		{de.Moment(at, later), "Freitag, 20. November 2026, 21:04"},
		{de.ShortMoment(at, at), "Fr., 20. Nov., 21:04"},
		{theHome().Weekday(at.Weekday()), "freitags"},
		{thePaper().Day(at), "Freitag, 20. November 2026"},
		{theTrophies().LastWon(3, at, at), "Dreimal, zuletzt am 20. November"},
		{Words().Devices.MetOn(at.AddDate(0, 0, -1), at), "Abgeglichen: gestern"},
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
	for m := time.January; m <= time.December; m++ {
		at := time.Date(2026, m, 3, 0, 0, 0, 0, time.UTC)
		if day, ok := de.ReadDay(de.ShortDay(at), now); !ok || !day.Equal(at) {
			t.Errorf("%s is read as %s", de.ShortDay(at), day)
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
		{theObject(engine.Face{Name: "Peek"}), "die Karte Spähen"},
		{the(engine.Face{Name: "Super Peek"}), "die Karte Super-Spähen"},
		{Words().Rules.Coloured("König", true) + ", " + Words().Rules.Coloured("Dame", false) + ", " + Words().Rules.Coloured("Ass", true), "Roter König, Schwarze Dame, Rotes Ass"},
		{Words().Rules.HandMakes([]string{"4", "Ass", "7"}, "Spähen", 11), "Eine 4, ein Ass und eine 7 statt Spähen zählen zusammen 11."},
		{Words().Rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "Ass: Kreuz, Herz"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestEndOfARoundIsSaidInOneSentence(t *testing.T) {
	for _, tt := range []struct {
		ending words.Ending
		want   string
	}{
		{words.Ending{Winners: []string{"Ann"}, Points: 10}, "Ann gewinnt mit 10."},
		{words.Ending{Winners: []string{"Ann"}, Points: 5, Caller: "Ann", Right: true, Called: 5}, "Ann hat angesagt und gewinnt mit 5."},
		{words.Ending{Winners: []string{you}, Points: 5, Caller: you, Right: true, Called: 5}, "Du hast angesagt und gewinnst mit 5."},
		{words.Ending{Winners: []string{"Ben"}, Points: 10, Caller: you, Called: 21}, "Ben gewinnt mit 10; du hast mit 21 angesagt, das sind 11 zu viel."},
		{words.Ending{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 21, Cost: 10}, "Ben gewinnt mit 10; Ann hat mit 21 angesagt, das kostet 10 mehr."},
		{words.Ending{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 10}, "Ben gewinnt mit 10; Ann hat mit 10 angesagt, genauso wenig."},
		{words.Ending{Winners: []string{you, "Ben"}, Points: -2, Caller: "Ben", Right: true, Called: -2}, "Du und Ben gewinnt mit je −2."},
		{words.Ending{Winners: []string{"Ann", "Ben"}, Points: 3}, "Ann und Ben gewinnen mit je 3."},
	} {
		if got := Words().Play.Ended(tt.ending); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.ending, got, tt.want)
		}
	}
}

func TestSentencesAddressAPlayerWithoutAName(t *testing.T) {
	p, face := Words().Play, &engine.Face{Name: "7", Rank: "7"}
	for _, tt := range []struct{ got, want string }{
		{p.Saw(words.Seen{Do: engine.Take, Name: you, Card: face}), "Du nimmst die 7."},
		{p.Saw(words.Seen{Do: engine.Replace, Name: "Ann", Out: face}), "Ann legt die gezogene Karte auf Platz 1 und legt die 7 ab."},
		{p.Saw(words.Seen{Do: engine.Peek, Name: you}), "Du siehst Karte 1 an."},
		{p.Saw(words.Seen{Do: engine.Pass, Name: you}), "Du passt."},
		{p.Saw(words.Seen{Do: engine.Decline, Name: you}), "Du tauschst nicht."},
		{p.Saw(words.Seen{Do: engine.Snap, Name: you, Matched: true, Out: face}), "Du wirfst Karte 1 rein: 7."},
		{p.Saw(words.Seen{Do: engine.Swap, Name: "Ben", B: words.TableCard{Owner: you, Slot: 1}}), "Ben tauscht Karte 1 gegen deine Karte 2."},
		{p.Saw(words.Seen{Do: engine.LookAt, Name: "Ben", A: words.TableCard{Owner: "Max", Slot: 1}}), "Ben sieht Karte 2 von Max an."},
		{p.Saw(words.Seen{Do: engine.Give, Name: "Ben", To: you}), "Ben gibt dir eine Karte."},
		{p.Saw(words.Seen{Do: engine.Knock, Name: you, Call: "Recall"}), "Du sagst „Recall“."},
		{p.Plays(you), "Du bist dran."},
		{Words().Deck.Snaps(you), "Du wirfst rein"},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}

func TestEveryTrophyHasAName(t *testing.T) {
	for i, w := range trophyTexts {
		if w.name == "" || w.won == "" {
			t.Errorf("trophy %d has %q, won for %q", trophy.Trophy(i), w.name, w.won)
		}
	}
}

func TestEveryHouseRuleHasItsWords(t *testing.T) {
	for _, r := range engine.Games() {
		for _, o := range r.House {
			if h := Words().Rules.House(o.Key); h.Title == string(o.Key) || h.Line == "" {
				t.Errorf("%s has no words", o.Key)
			}
			for _, v := range o.Key.Rule().Words {
				if Words().Rules.Value(o.Key, v) == string(v) {
					t.Errorf("%s has no words for %s", o.Key, v)
				}
			}
		}
	}
}

func TestValuesOfHouseRulesThatAreLists(t *testing.T) {
	for _, c := range []struct {
		rule       engine.Key
		value, say engine.Value
	}{
		{engine.CardPoints, "KR=-1,Jk=0", "König (rot) −1, Joker 0"},
		{engine.Falls, "100=50*1,200=100*2", "100 fällt auf 50, einmal pro Person; 200 fällt auf 100, zwei Mal pro Person"},
		{engine.AddedPowerCards, "7=peek_own", "7: eine eigene Karte ansehen"},
	} {
		if got := Words().Rules.Value(c.rule, c.value); got != string(c.say) {
			t.Errorf("got %q, want %q", got, c.say)
		}
	}
}
