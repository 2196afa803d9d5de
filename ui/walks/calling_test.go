package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
)

// counted waits until rounds are played.
func (w *walker) counted() {
	w.Helper()
	for range 10_000 {
		if !w.Reads("Playing thousands of rounds") {
			return
		}
		w.Pass(time.Millisecond)
	}
	w.Fatal("the rounds do not end")
}

func TestBesideTheRuleOfTheCallStandsHowOftenItIsRight(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.MinKnockTurns: "2"}, "Ann", "Ben")
	w.Type("h")
	w.Tap("The end of a round")
	w.Tap("How often is a call right?")
	w.counted()
	w.Shows("4 players", "With 4 players and a hand of 8 a call is right about 6 times in 10.", "Steady computer players")
	four := w.Text()
	w.Tap("2 players")
	w.counted()
	w.Shows("With 2 players and a hand of 10 a call is right about ")
	w.Tap("4 players")
	w.ShowsNot("Playing thousands of rounds") // it is kept
	want(t, "what stood there before", w.Text(), four)
	w.Press(fyne.KeyEscape)
	w.Shows("Calling")
}

// called gives the store a game in which Ann called with hands of some points against 9 and 12.
func (w *walker) called(variant string, from scoring.Source, hands ...int) {
	w.Helper()
	started := scoring.Started{
		At: w.Time, Variant: variant, House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(len(hands))},
	}
	for _, name := range []string{"Ann", "Ben", "Cy"} {
		p, err := w.store.Meet(name)
		w.must(err)
		started.People = append(started.People, scoring.Person{ID: p.ID, Name: name})
	}
	events := []scoring.Event{started}
	for _, n := range hands {
		events = append(events, scoring.Recorded{Source: from, Scores: []*scoring.Score{{Points: n}, {Points: 9}, {Points: 12}}})
	}
	log := w.store.NewGame()
	for n, e := range events {
		w.must(log.Append(n, []scoring.Event{e}))
	}
	w.start(w.Window.Canvas().Size())
}

func TestOurCallsStandBesideTheOdds(t *testing.T) {
	w := walk(t)
	w.called("rat-a-tat-cat", scoring.SourceTyped, 8, 8, 10, 8)
	w.called("rat-a-tat-cat", scoring.SourceDealt, 8, 6)
	w.Tap("People")
	w.Tap("Our calls")
	w.counted()
	w.Shows("Rat-a-Tat Cat", "3 players", "Hand of 8", "3 of 3 right", "Hand of 10", "0 of 1 right", "A few calls say little")
	w.ShowsNot("Hand of 6", "2 players")
	for range 1000 {
		w.Pass(time.Millisecond)
	}
	w.Shows("Steady players: about 7 times in 10", "Rounds with real cards")
}

func TestCallsInAGameWithoutADeckHaveNoOdds(t *testing.T) {
	w := walk(t)
	w.called("cabo", scoring.SourceTyped, 5)
	w.Tap("People")
	w.Tap("Our calls")
	w.Pass(time.Second)
	w.Shows("Hand of 5", "1 of 1 right")
	w.ShowsNot("Steady players:")
}

func TestWithoutCallsThereIsNoCurve(t *testing.T) {
	w := played(t)
	w.Tap("People")
	w.Tap("Our calls")
	w.Shows("No call with real cards yet.")
}

func TestAGameThatIsKeptAloneShowsNoOdds(t *testing.T) {
	w := walk(t)
	w.beginGame("skyjo", nil, "Ann", "Ben")
	w.Type("h")
	w.ShowsNot("How often is a call right?")
	w.Press(fyne.KeyEscape)
}
