package page

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// lastDealt is a game of rounds with the virtual deck, of which one was played.
func lastDealt(t *testing.T, rounds string) *Scene {
	p := play{house: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Value(rounds)}, names: []string{"Ann", "Ben"}}
	g := scoringtest.GoOn(p.game(t), scoring.Record{At: evening(), Caller: 1, Source: scoring.SourceDealt, Scores: []*scoring.Score{
		{Points: 24, Hand: []string{"9", "8", "7", "0"}}, {Points: 3, Hand: []string{"0", "1", "0", "2"}},
	}})
	return &Scene{Sheet: g.Sheet(evening())}
}

func TestADealtRoundShowsItsHandsUntilTheNextDeal(t *testing.T) {
	for name, v := range map[string]Viewer{
		"who deals": {Role: Sit, Player: 0, Deals: true},
		"who waits": {Role: Sit, Player: 1},
	} {
		v.Words, v.Show = languages.English(), ShowHand
		text := lastDealt(t, "5").Page(v).Since(nil)["main"]
		expect.Contains(t, name, text,
			`#i-dealer`, `<span>Ben deals. Ann cuts and begins.</span></p>`, `<h2>Round 1</h2>`,
			`aria-label="9"`, `aria-label="2"`, ">24<", ">3<")
		expect.Lacks(t, name, text, languages.English().Play.NoCards)
	}
}

// TestNothingThatIsOverIsSaidAsIfItWereToCome looks at every page of every guest once a game is
// over, dealt or typed.
func TestNothingThatIsOverIsSaidAsIfItWereToCome(t *testing.T) {
	w := languages.English()
	seats := []Viewer{{Role: Watch, Player: scoring.Nobody}, {Role: Score, Player: scoring.Nobody, Writes: true}, {Role: Sit, Player: scoring.Nobody}, {Role: Sit, Player: 1, Writes: true}}
	for name, s := range map[string]*Scene{"dealt": lastDealt(t, "1"), "typed": {Sheet: finished().sheet(t)}} {
		for _, v := range seats {
			for _, v.Show = range []string{"", ShowSheet, ShowScore, ShowHand} {
				v.Words = w
				at := fmt.Sprint(name, " ", v.Role, v.Player, " on ", v.Show)
				text := joined(s.Page(v).Since(nil))
				expect.Contains(t, at, text, `class="podium"`)
				expect.Lacks(t, at, text,
					w.Play.NoCards, w.Play.NoCardsOver, w.Play.OtherDeals, w.Play.DealNext, w.Joining.WhereDoYouSit,
					w.Scores.WriteDown, w.Pages.NotYet, w.Pages.CardsAreOut)
			}
		}
	}
}
