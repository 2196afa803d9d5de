package words_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
)

// evening is a moment, and later one a year after it.
var (
	evening = time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC)
	later   = evening.AddDate(1, 0, 0)
)

// TestEachLanguageSaysWhatItsGoldenSays compares what each language says of the same things with a file, which
// a native speaker can read. UPDATE=1 writes it.
func TestEachLanguageSaysWhatItsGoldenSays(t *testing.T) {
	for _, l := range wordstest.Languages() {
		got := strings.Join(append(append(numbers(l), rounds(l)...), tables(l)...), "\n") + "\n"
		golden.Same(t, filepath.Join("testdata", l.Tag+".txt"), got)
	}
}

// numbers says numbers, lists and times.
func numbers(l *words.Language) []string {
	var counted []string
	for _, n := range []int{-1, 0, 1, 2, 21} {
		counted = append(counted, l.Count(n, words.Point))
	}
	return []string{
		"# Numbers, lists and times",
		l.Joined([]string{"Ann"}), l.Joined([]string{"Ann", "Inés"}), l.Joined([]string{"Ann", "Ben", "Max"}),
		l.Alternatives([]string{"7", "8"}),
		l.Interval(engine.Range{Min: -4, Max: 36}),
		l.Place(1) + " " + l.Place(2) + " " + l.Place(3),
		l.Number(4) + " " + l.Number(21),
		l.Decimal(7.24, 1) + " " + l.Share(3, 7),
		strings.Join(counted, ", "),
		l.Labelled("Cabo", "36"), l.Clauses([]string{"36", "48"}),
		l.TimeOfDay(evening), l.Date(evening, evening), l.Date(evening, later), l.Day(evening, evening),
		l.ShortDay(evening), l.Moment(evening, later), l.ShortMoment(evening, evening),
		l.Home.Weekdays[evening.Weekday()], l.Paper.Day(evening), l.Trophies.LastWon(3, evening, evening),
		l.Devices.MetOn(evening.AddDate(0, 0, -1), evening),
		l.Devices.Met("Ann", 1, 2), l.Devices.Met("Ann", 0, 0),
		l.Statistics.WonOf(1, 2), l.Statistics.WonOf(1, 1),
		l.Paper.WonOf(1, 1), l.Paper.WonOf(0, 1), l.Paper.WonOf(2, 2), l.Paper.WonOf(1, 2),
		l.Review.Cost(words.Choice{Do: engine.Draw}, 12.3), l.Review.Cost(words.Choice{Do: engine.Draw}, 0.44),
		l.Review.Good(words.Choice{Do: engine.EndTurn}), l.Review.Second(words.Choice{Do: engine.Knock}, 3),
	}
}

// rounds says what happens in a round with the virtual deck, to a player who is addressed too.
func rounds(l *words.Language) []string {
	p, you, face := l.Play, l.Deck.You, &engine.Face{Name: "7", Rank: "7"}
	said := []string{"", "# A round"}
	for _, e := range []words.Ending{
		{Winners: []string{"Ann"}, Points: 10},
		{Winners: []string{"Ann"}, Points: 5, Caller: "Ann", Right: true, Called: 5},
		{Winners: []string{you}, Points: 5, Caller: you, Right: true, Called: 5},
		{Winners: []string{"Ben"}, Points: 10, Caller: you, Called: 21},
		{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 21, Cost: 10},
		{Winners: []string{"Ben"}, Points: 10, Caller: "Ann", Called: 10},
		{Winners: []string{you, "Ben"}, Points: -2, Caller: "Ben", Right: true, Called: -2},
		{Winners: []string{"Ann", "Ben"}, Points: 3},
	} {
		said = append(said, p.Ended(e))
	}
	mine := words.TableCard{Owner: you, Slot: 1}
	for _, s := range []words.Seen{
		{Do: engine.Take, Card: face},
		{Do: engine.Replace, Out: face},
		{Do: engine.Discard, Card: face},
		{Do: engine.Peek},
		{Do: engine.Pass},
		{Do: engine.Decline},
		{Do: engine.Skip},
		{Do: engine.UseDrawTwo},
		{Do: engine.Snap, Matched: true, Out: face},
		{Do: engine.Swap, B: mine},
		{Do: engine.LookAt, A: words.TableCard{Owner: "Max", Slot: 1}},
		{Do: engine.Give, To: you},
		{Do: engine.Give, To: "Ann"},
		{Do: engine.Knock, Call: "Recall"},
	} {
		for _, s.Name = range []string{"Ben", you} {
			if s.Name != s.To && s.Name != s.B.Owner {
				said = append(said, p.Saw(s))
			}
		}
	}
	return append(said, p.Plays("Ben"), p.Plays(you), l.Deck.Snaps("Ben"), l.Deck.Snaps(you))
}

// tables says cards and house rules.
func tables(l *words.Language) []string {
	said := []string{"", "# Cards and house rules"}
	for _, f := range []engine.Face{
		{Name: "7", Rank: "7"},
		{Name: "Ace of spades", Rank: "A", Suit: engine.Spades},
		{Name: "Jack of hearts", Rank: "J", Suit: engine.Hearts},
		{Name: "Queen of clubs", Rank: "Q", Suit: engine.Clubs},
		{Name: "King of diamonds", Rank: "K", Suit: engine.Diamonds},
		{Name: "7 of clubs", Rank: "7", Suit: engine.Clubs},
		{Name: "Peek"},
		{Name: "Swap"},
		{Name: "Draw 2"},
		{Name: "Super Peek"},
	} {
		rank := l.Cards.Rank(f)
		said = append(said, l.Dotted(l.Cards.In(f).Name, l.Rules.OneOf(rank), l.Rules.Coloured(rank, true), l.Refusals.Reason(engine.Refusal{Reason: engine.ErrPowerLeft, Face: f})))
	}
	for _, v := range []struct {
		key   engine.Key
		value engine.Value
	}{
		{engine.CardPoints, "KR=-1,Jk=0"},
		{engine.Falls, "100=50*1,200=100*2"},
		{engine.AddedPowerCards, "7=peek_own"},
	} {
		said = append(said, l.Labelled(l.Rules.House(v.key.Rule()).Title, l.Rules.Value(v.key, v.value)))
	}
	return said
}

func TestADayThatIsWrittenCanBeRead(t *testing.T) {
	for _, l := range wordstest.Languages() {
		for m := time.January; m <= time.December; m++ {
			at := time.Date(2026, m, 3, 0, 0, 0, 0, time.UTC)
			if day, ok := l.ReadDay(l.ShortDay(at), evening); !ok || !day.Equal(at) {
				t.Errorf("%s: %s is read as %s", l.Tag, l.ShortDay(at), day)
			}
		}
	}
}

func TestEveryTrophyHasAName(t *testing.T) {
	for _, l := range wordstest.Languages() {
		for i := range trophy.Trophy(trophy.Count) {
			if name, won := l.Trophies.TrophyName(i), l.Trophies.TrophyFor(i); name == "" || won == "" {
				t.Errorf("%s: trophy %d has %q, won for %q", l.Tag, i, name, won)
			}
		}
	}
}

func TestEveryHouseRuleHasItsWords(t *testing.T) {
	for _, l := range wordstest.Languages() {
		for _, r := range engine.Games() {
			for _, o := range r.House {
				if h := l.Rules.House(r.Rule(o.Key)); h.Title == string(o.Key) || h.Line == "" {
					t.Errorf("%s: %s has no words", l.Tag, o.Key)
				}
				for _, v := range o.Key.Rule().Words {
					if l.Rules.Value(o.Key, v) == string(v) && l.Tag != "en" { // whose word may be the code
						t.Errorf("%s: %s has no words for %s", l.Tag, o.Key, v)
					}
				}
			}
		}
	}
}
