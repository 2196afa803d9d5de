//go:build long

package walks_test

import (
	"strings"
	"testing"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestALargeGameOfOneNumberARound(t *testing.T) {
	w := ownForm(t)
	w.Fill(w.Field("What is it called?"), "Uno")
	w.Tap("Highest total")
	w.Tap("Points")
	w.number("The game ends at", "10000")
	w.Shows("The limit is 10000 points.")
	w.Tap("More questions")
	w.Tap("Points in a round")
	w.Tap("No limit")
	w.number("The most", "12000")
	w.Tap("Blanks count 0")
	w.Shows("A player with nothing typed in a round scores zero.")
	w.Tap("Does a player call or end the round?")
	w.Tap("Nobody does")
	w.Tap("Save this game")
	w.meets("Ann", "Ben", "Cy")
	w.Tap("Start")
	w.Tap("Enter round 1")
	want(t, "a round of blanks can be written", w.Offers("Write it down"), false)
	w.keys("9950")
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{9950, 0, 0})
}

func TestAGameIsChangedIntoACustomGameAndDeleted(t *testing.T) {
	w := settingUp(t)
	w.Tap("Rat-a-Tat Cat")
	w.Tap("More games")
	w.Tap("Skyjo")
	w.Tap("Make Skyjo your own")
	want(t, "its name", w.Field("What is it called?").Text(), "Skyjo")
	w.Fill(w.Field("What is it called?"), "Quick Skyjo")
	w.Tap("Save this game")
	w.Shows("Quick Skyjo", "Ends at 100")
	w.Tap("Quick Skyjo")
	w.Tap("What to do with Quick Skyjo")
	w.Tap("Delete it")
	want(t, "message", w.Message(), "Quick Skyjo is deleted. Games you have already begun stay.")
	w.Shows("This game isn’t among your own games here.")
	w.TapMessage("Undo")
	w.ShowsNot("This game isn’t among your own games here.")
	find := w.Field("Find a game")
	w.Fill(find, "skyjo")
	w.Shows("Quick Skyjo A game for 2 to 8", "Skyjo · Magilano")
	w.ShowsNot("Recall")
	w.Fill(find, "")
	w.Tap("Rat-a-Tat Cat")
	want(t, "dealt games have no change", w.Offers("Make Rat-a-Tat Cat your own"), false)
}

// TestACustomGameSaysNothingTwice answers how the game ends in each way: no sentence stands twice in what the
// rules say of that.
func TestACustomGameSaysNothingTwice(t *testing.T) {
	w := ownForm(t)
	w.Type("Ours")
	for _, end := range []string{"Last player still in", "Rounds", "Time", "Points", "Until we stop"} {
		w.Tap(end)
		for _, text := range uitest.All[*widgets.Text](w.Front(), nil) {
			said := map[string]bool{}
			for sentence := range strings.SplitSeq(uitest.Read(text.Text()), ". ") {
				if sentence = strings.TrimSuffix(sentence, "."); said[sentence] {
					t.Errorf("%s: %q is said twice in %q", end, sentence, text.Text())
				}
				said[sentence] = true
			}
		}
	}
}

func TestARoundHasNoLimitUntilOneIsAskedFor(t *testing.T) {
	w := ownForm(t)
	w.ShowsNot("A round is worth –9999 to 9999 points.") // which is folded away
	w.Tap("More questions")
	w.Shows("A round is worth –9999 to 9999 points.")
	w.Tap("Points in a round")
	w.ShowsNot("The least")
	w.Tap("No limit")
	w.Shows("The least", "A round is worth –100 to 100 points.")
	w.Tap("Points may be below zero")
	w.ShowsNot("The least")
	w.Shows("A round is worth 0 to 100 points.")
	w.Tap("No limit")
	w.Shows("A round is worth 0 to 9999 points.")
}

func TestTheFormOfACustomGameFitsOnOneScreen(t *testing.T) {
	w := ownForm(t)
	save := w.boxOf("Save this game")
	for _, end := range []string{"Rounds", "Until we stop"} {
		w.Tap(end)
		if more := w.boxOf("More questions"); more.Bottom > save.Top {
			t.Errorf("%s: the questions that are folded begin at %v, the button at %v", end, more, save)
		}
	}
}

func TestFormNamesImpossibleAnswers(t *testing.T) {
	w := ownForm(t)
	w.Fill(w.Field("What is it called?"), "Up")
	w.Tap("Highest total")
	want(t, "can be kept", w.Offers("Save this game"), true)
	w.Tap("Last player still in")
	want(t, "can be kept where nobody could go out", w.Offers("Save this game"), false)
	w.Shows("together with the other house rules")
	w.Tap("Lowest total")
	want(t, "can be kept again", w.Offers("Save this game"), true)
	w.start(uitest.Phone())
	w.Shows("Up", "Last player still in")
}

func TestADeckIsTypedInTheForm(t *testing.T) {
	w := ownForm(t)
	w.Fill(w.Field("What is it called?"), "Deck")
	w.Tap("More questions")
	w.Tap("Cards to tap")
	w.Tap("Cards of your own")
	w.Shows("52 cards in all")
	w.TapIn("How many of each", "Less")
	w.Shows("39 cards in all")
	w.Tap("Add more cards")
	w.Shows("42 cards in all")
	want(t, "can be kept", w.Offers("Save this game"), true)
	for range 2 {
		w.TapIn("The lowest card", "More")
	}
	w.Shows("36 cards in all")
	for range 13 {
		w.TapIn("The highest card", "More")
	}
	w.Shows("The card “13” is there twice")
	want(t, "can be kept with a card twice", w.Offers("Save this game"), false)
	w.Tap("Remove these cards")
	w.Shows("There are too few cards for hands of 4; 1 is the most.")
	for range 5 {
		w.TapIn("How many of each", "More")
	}
	w.Tap("Save this game")
	w.meets("Ann", "Ben")
	w.Tap("Start")
	want(t, "cards", w.sheet().Ruleset.Deck().Size(), 8)
	w.Tap("Enter round 1")
	w.Tap("Cards")
	w.TapOn(w.cardKey("13"))
}
