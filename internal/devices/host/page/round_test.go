package page

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// dealt returns a round whose cards lie in an order.
func dealt(t rapid.TB, s scoring.Sheet, order []string) *round.Desk {
	t.Helper()
	d, err := round.OpenDesk(&logtest.Drafts{}, "game", s, rand.New(rand.NewPCG(1, 2)))
	if err == nil {
		err = d.Do(engine.CardsDealt{Variant: s.Ruleset.Rules.ID, Players: len(d.Seating.Seats), First: d.Seat(s.First), Order: order})
	}
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// sorted returns the cards of a pack in the order of its deck.
func sorted(t testing.TB, s scoring.Sheet) []string {
	t.Helper()
	pack := must.Get(engine.NewPack(s.Ruleset))
	return pack.Codes(pack.AppendCards(nil))
}

// sitting returns the viewer of a seat of a round.
func sitting(d *round.Desk, s scoring.Sheet, at round.Chair, w *words.Language) Viewer {
	v := Viewer{Words: w, Role: Sit, Player: d.Player(at.Seat), Show: ShowHand}
	seen := round.ViewOf(w, d, s, at)
	v.Round = &seen
	return v
}

// chair returns the chair of a player at a phone of their own.
func chair(s engine.Seat) round.Chair {
	c := round.NewChair(s)
	c.Own = true
	return c
}

// TestNoPageDependsOnCardsThatItsViewerHasNotSeen plays the same moves with two orders of
// the cards. As long as all that a player knows is the same, so is the page.
func TestNoPageDependsOnCardsThatItsViewerHasNotSeen(t *testing.T) {
	sheet := quartet().sheet(t)
	cards, differed := sorted(t, sheet), 0
	rapid.Check(t, func(t *rapid.T) {
		order := rapid.Permutation(cards).Draw(t, "order")
		seat := engine.Seat(rapid.IntRange(0, 3).Draw(t, "seat"))
		one, two := dealt(t, sheet, order), dealt(t, sheet, exchanged(t, order))
		c := chair(seat)
		for range rapid.IntRange(0, 40).Draw(t, "moves") {
			if one.Round().View(seat) != two.Round().View(seat) {
				return
			}
			if moved := step(t, one, two, &c); !moved {
				break
			}
		}
		if one.Round().View(seat) != two.Round().View(seat) || one.Round().Phase() == engine.Over {
			return
		}
		if *one.Round() != *two.Round() {
			differed++
		}
		s := &Scene{Sheet: sheet}
		if diff := cmp.Diff(s.Page(sitting(one, sheet, c, languages.English())).Since(nil), s.Page(sitting(two, sheet, c, languages.English())).Since(nil)); diff != "" {
			t.Fatalf("the page of seat %d depends on what it cannot know: %s", seat, diff)
		}
	})
	if differed == 0 {
		t.Error("no two rounds differed")
	}
}

// exchanged returns an order with some cards exchanged.
func exchanged(t *rapid.T, order []string) []string {
	order = slices.Clone(order)
	place := rapid.IntRange(0, len(order)-1)
	for range rapid.IntRange(1, 4).Draw(t, "exchanges") {
		i, j := place.Draw(t, "one"), place.Draw(t, "other")
		order[i], order[j] = order[j], order[i]
	}
	return order
}

// step plays a random move in both rounds, and reports whether it could.
func step(t *rapid.T, one, two *round.Desk, c *round.Chair) bool {
	moves := one.Round().AppendMoves(nil)
	if len(moves) == 0 {
		return false
	}
	m := engine.Moved{Move: rapid.SampledFrom(moves).Draw(t, "move")}
	if one.Do(m) != nil || two.Do(m) != nil {
		return false
	}
	*c = c.Played(one.Past()[len(one.Past())-1])
	return true
}

// hands returns viewers of a round by name: as it begins, while one player holds a card
// and another waits, and someone without a seat.
func hands(t testing.TB, sheet scoring.Sheet, w *words.Language) map[string]Viewer {
	t.Helper()
	d := dealt(t, sheet, sorted(t, sheet))
	all := map[string]Viewer{"hand-looking": sitting(d, sheet, chair(0), w)}
	for d.Round().Phase() == engine.Looking {
		must.Do(t, d.Do(engine.Moved{Move: d.Round().AppendMoves(nil)[0]}))
	}
	turn := d.Round().Turn()
	must.Do(t, d.Do(engine.Moved{Move: engine.Move{Do: engine.Draw, Seat: turn}}))
	all["hand-holding"] = sitting(d, sheet, chair(turn), w)
	waits := sitting(d, sheet, chair((turn+1)%4), w)
	waits.Writes, waits.Chairs = true, true
	all["hand-waiting"] = waits
	marked := sitting(d, sheet, chair((turn+1)%4), w)
	notes := []string{round.NoteChosen, round.NoteDrawn, round.NoteTaken, round.NotePenalty}
	for i, l := range marked.Round.Lines {
		for k := range l.Cards {
			marked.Round.Lines[i].Cards[k].Note = notes[k%len(notes)]
		}
	}
	all["hand-marked"] = marked
	watch := sitting(d, sheet, round.Chair{Seat: engine.Nobody, Choose: round.NoChoice, Public: true}, w)
	watch.Role, watch.Player = Watch, scoring.Nobody
	all["hand-watching"] = watch
	working := sitting(d, sheet, chair(0), w)
	working.Back = true
	all["hand-working"] = working
	back, deck := working, sheet.Ruleset.Deck()
	kept := words.Choice{Do: engine.Replace, Card: &deck[4], Gone: &deck[0]}
	thrown := words.Choice{Do: engine.Discard, Card: &deck[4]}
	back.Review = &round.Reviewed{Costly: []round.ReviewedTurn{{
		Title: w.Review.Turn(2), Line: []round.Face{{Face: deck[0]}, {Back: true}}, Card: &deck[4], Place: w.Play.InHand,
		Says: w.Review.Cost(kept, 1.2), Beside: w.Review.Better(thrown),
	}}}
	all["hand-back"] = back
	return all
}

func TestHandsAreThoseOfTheGoldens(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	for name, v := range hands(t, s.Sheet, languages.English()) {
		same(t, name, s.Page(v).Since(nil)["main"])
	}
}

func TestOnlyThePlayerWhoHasTheTurnCanPlay(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	all := hands(t, s.Sheet, languages.English())
	text := s.Page(all["hand-holding"]).Since(nil)["main"]
	expect.Contains(t, "the page of who has drawn", text,
		`data-turn`, `aria-label="your card 2, face down"`, `&#34;do&#34;:&#34;tap&#34;`, `aria-label="in hand: `)
	for _, name := range []string{"hand-waiting", "hand-watching"} {
		text := s.Page(all[name]).Since(nil)["main"]
		expect.Without(t, name, text,
			`data-turn`, `&#34;do&#34;:&#34;tap&#34;`, `&#34;do&#34;:&#34;press&#34;`, `&#34;do&#34;:&#34;pile&#34;`)
		expect.Contains(t, name, text, "in hand: face down")
	}
}

func TestACardSaysWhereTheLastMoveBroughtItFrom(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	all := hands(t, s.Sheet, languages.English())
	for _, name := range []string{"hand-holding", "hand-waiting"} {
		if text := s.Page(all[name]).Since(nil)["main"]; !strings.Contains(text, `data-place="held 0 0" data-from="draw 0 0"`) || strings.Count(text, "data-from") != 1 {
			t.Errorf("%s: %s", name, text)
		}
	}
}

func TestATelevisionSaysWhoseTurnItIsAtDealtCards(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	v := hands(t, s.Sheet, languages.English())["hand-watching"]
	v.Screen = true
	if head := s.Page(v).Since(nil)["head"]; !strings.Contains(head, `<p class="headline">`+v.Round.Hint+"</p>") || v.Round.Hint == "" {
		t.Errorf("it does not say %q: %s", v.Round.Hint, head)
	}
}

func TestCardsKeepTheirPlacesWhateverIsSaid(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	boxes := regexp.MustCompile(`class="(?:pc|line|whose|said|news)[^>]*data-box="([^"]*)"`)
	for _, space := range []Space{{}, {Width: 320, Height: 380, Text: 16}, {Width: 844, Height: 330, Text: 16}, {Width: 390, Height: 560, Text: 32}} {
		v := hands(t, s.Sheet, languages.English())["hand-waiting"]
		v.Space = space
		before := boxes.FindAllStringSubmatch(s.Page(v).Since(nil)["main"], -1)
		said := *v.Round
		said.Hint, said.Last, said.Buttons = strings.Repeat("Tap a card. ", 9), "Ann called", slices.Repeat([]round.Button{{ID: "more", Text: "More"}}, 5)
		v.Round = &said
		if diff := cmp.Diff(before, boxes.FindAllStringSubmatch(s.Page(v).Since(nil)["main"], -1)); diff != "" || len(before) < 20 {
			t.Errorf("%v: of %d things on the table, some move: %s", space, len(before), diff)
		}
	}
}

func TestAResultHasRoomForAllItSays(t *testing.T) {
	over := hands(t, quartet().sheet(t), languages.English())["hand-waiting"].Round
	over.Hint = strings.Repeat("Ann and Cy win. ", 8)
	if running := (Space{}).within().setting(over).Text.Prompt; running >= 1000 {
		t.Errorf("a prompt of a running round is %d wide", running)
	}
	over.Over = true
	if got := (Space{}).within().setting(over).Text.Prompt; got < 1000 || got > 1200 {
		t.Errorf("a prompt of %d letters is %d wide", len(over.Hint), got)
	}
}

func TestAddressThatIsNoSpaceBelongsToAPhone(t *testing.T) {
	for _, s := range []Space{{}, {Width: -5, Height: 1 << 40, Text: 1000}, {Width: 1, Height: 1, Text: 1}} {
		if got := s.within(); got.Width < 240 || got.Width > 4000 || got.Height < 160 || got.Height > 4000 || got.Text < 10 || got.Text > 64 {
			t.Errorf("%v: the table is laid out for %v", s, got)
		}
	}
}

func TestLettingTheComputerPlayIsNotTheMainButton(t *testing.T) {
	s := &Scene{Sheet: quartet().sheet(t)}
	v := hands(t, s.Sheet, languages.English())["hand-looking"]
	v.Round.Buttons = append(v.Round.Buttons, round.Button{ID: "computer", Text: "Let the computer play", Action: round.Substitute})
	text := s.Page(v).Since(nil)["main"]
	if !strings.Contains(text, `class="tonal aside" data-do="{&#34;at&#34;:0,&#34;button&#34;:&#34;computer&#34;`) || strings.Count(text, "aside") != 1 {
		t.Errorf("it is as large as the others: %s", text)
	}
}

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
		expect.Without(t, name, text, languages.English().Play.NoCards)
	}
}

// TestNothingPastIsToldAsFuture looks at every page of every guest once a game is
// over, dealt or typed.
func TestNothingPastIsToldAsFuture(t *testing.T) {
	w := languages.English()
	seats := []Viewer{{Role: Watch, Player: scoring.Nobody}, {Role: Score, Player: scoring.Nobody, Writes: true}, {Role: Sit, Player: scoring.Nobody}, {Role: Sit, Player: 1, Writes: true}}
	for name, s := range map[string]*Scene{"dealt": lastDealt(t, "1"), "typed": {Sheet: finished().sheet(t)}} {
		for _, v := range seats {
			for _, v.Show = range []string{"", ShowSheet, ShowScore, ShowHand} {
				v.Words = w
				at := fmt.Sprint(name, " ", v.Role, v.Player, " on ", v.Show)
				text := joined(s.Page(v).Since(nil))
				expect.Contains(t, at, text, `class="podium"`)
				expect.Without(t, at, text,
					w.Play.NoCards, w.Play.NoCardsOver, w.Play.OtherDeals, w.Play.DealNext, w.Joining.WhereDoYouSit,
					w.Scores.WriteDown, w.Pages.NotYet, w.Pages.CardsAreOut)
			}
		}
	}
}
