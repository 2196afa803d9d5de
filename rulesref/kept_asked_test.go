package rulesref

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
)

// TestEveryAnswerOfAGameThatIsKeptWasAsked holds that people asked for each answer several times in each language: what
// nobody asked is found by its own words alone.
func TestEveryAnswerOfAGameThatIsKeptWasAsked(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		times := map[string]int{}
		for _, a := range questions(t, "asked/"+w.Tag+".txt") {
			for _, id := range a.answers {
				times[id]++
			}
		}
		for _, r := range engine.Games() {
			if !r.Kept {
				continue
			}
			for _, s := range bookFor(table(t, r.ID, nil), w).questions {
				if times[s.ID] < 3 {
					t.Errorf("%s: %s was asked %d times, want 3", r.ID, s.ID, times[s.ID])
				}
			}
		}
	})
}

// TestASectionAnswersForOneThatOnlyDealtGamesHave asks a game that is kept what the choices of a turn answer in others.
func TestASectionAnswersForOneThatOnlyDealtGamesHave(t *testing.T) {
	b := bookFor(table(t, "cambio", nil), en)
	expect.Same(t, "the game has choices", b.has("choices"), false)
	expect.Same(t, "what answers for them", b.Search("my turn what now")[0].ID, "round")
	expect.Same(t, "it is left to other games", b.IsOthers("my turn what now"), false)
	expect.Same(t, "what answers for a card of the discard pile", b.Search("can I take a peek from the discard pile and use it")[0].ID, "q-spent-power")
	expect.Same(t, "what answers for a Swap", b.Search("give my rat card to somebody")[0].ID, "q-effects")
	expect.Same(t, "nothing stands in for what the game has", b.Search("I was dealt a peek, may I use it")[0].ID, "q-dealt-power")
}
