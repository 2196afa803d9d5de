package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
)

func TestVisitorTakesASeatAndEntersASum(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Who are you?")
	v.Tap("Ben")
	v.Sees("you play as Ben")
	v.Tap("Enter my score")
	v.Shows("Round 1", "Ben", "Didn’t play this round")
	v.ShowsNot("A Ann")
	v.Type("7+5")
	v.Tap("Send")
	v.Sees("You have entered 12. Ann hasn’t entered a score yet.")
	want(t, "points", v.slips()[1].Score.Points, 12)
	v.record(4, 12)
	v.Sees("Ben deals.")
	v.ShowsNot("You have entered")
	want(t, "Ben's score on the sheet here", v.Cell("1", "Ben"), "12")
}

func TestVisitorDidNotPlay(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Who are you?")
	v.Tap("Ann")
	v.Sees("you play as Ann")
	v.Type("n")
	v.Tap("Didn’t play this round")
	v.Tap("Send")
	v.Sees("You have entered that you didn’t play.")
	want(t, "sat out", v.slips()[0].Score.SatOut, true)
}

func TestVisitorEntersTheScoresOfAllAndWritesThemDown(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Score)
	v.Sees("Enter scores")
	v.Tap("Enter scores")
	v.Type("12")
	v.Type("30")
	v.Tap("Send")
	v.Sees("All have entered.")
	v.Tap("Write it down")
	v.Tap("Nobody called")
	v.Sees("Ben deals.")
	want(t, "Ann's score", v.Cell("1", "Ann"), "12")
	v.on(func() { want(t, "totals there", v.game.Sheet().Totals, []int{12, 30}) })
}

func TestWhatIsTypedOutlivesTheConnectionAndTabby(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Who are you?")
	v.Tap("Ann")
	v.Sees("you play as Ann")
	v.Type("1")
	v.Shows("1_")
	v.server.CloseClientConnections()
	v.on(func() { v.host.Close(v.table) })
	v.Press(fyne.KeyEscape)
	v.Sees("The table is closed for now. What you typed is kept here.")
	v.start(uitest.Phone())
	v.Sees("The table is closed for now.")
	v.on(func() {
		var err error
		v.table, err = v.host.Open(v.table.Owner)
		v.must(err)
	})
	v.Sees("you play as Ann")
	v.Type("n")
	v.Shows("1_")
	v.Type("7")
	v.Tap("Send")
	v.Sees("You have entered 17.")
	want(t, "points", v.slips()[0].Score.Points, 17)
}

func TestRoundThatWasWrittenMeanwhileIsSaid(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Score)
	v.Sees("Enter scores")
	v.Type("n12")
	v.record(1, 2)
	v.Sees("Ben deals.")
	v.ShowsNot("12_", "Send")
}

func TestVisitorIsToldWhyItEnds(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Watch)
	v.Sees("you watch")
	v.ShowsNot("Enter")
	v.on(func() { v.must(v.table.NewKeys()) })
	v.Sees("There are new codes.")
	v.Tap("Leave the table")
	v.Shows("Join a table")
}

func TestNoLinkOfATableIsRefusedInWords(t *testing.T) {
	w := walk(t)
	w.Tap("Join a table")
	for text, says := range map[string]string{
		"":                                  "Type the address and the code,",
		"garbage 💥":                         "There is no table at this address.",
		"http://192.168.1.20/":              "There is no table at this address.",
		"http://192.168.1.20/table#a.b":     "There is no table at this address.",
		"tabby:#game=1abc":                  "This link brings a game here.",
		"http://192.168.1.20:8229/#pair=ab": "This link pairs two devices.",
	} {
		w.Fill(w.Field("Address and code, or the link"), text)
		w.Tap("Join the table")
		w.Shows(says)
	}
}

func TestTableThatCannotBeReachedIsTriedAgain(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	way := hosttest.NewWifi(t, v.server.URL)
	way.Refuse(true)
	v.Type("j")
	v.Fill(v.Field("Address and code, or the link"), way.At(v.address(page.Watch)))
	v.Tap("Join the table")
	v.Sees("Is this device on the same Wi-Fi?")
	v.Shows("Tabby tries again by itself.")
	way.Refuse(false)
	v.Sees("you watch")
}

func TestLinkInTheImportLeadsToTheTable(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.Tap("Import games")
	v.Fill(v.Field("File, or the link of a game"), v.address(page.Watch))
	v.Tap("Import")
	v.Sees("you watch")
}

func TestVisitorKeepsTheGameThatIsOver(t *testing.T) {
	v := visit(t, engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	v.join(page.Score)
	v.Sees("Enter scores")
	v.record(4, 12)
	v.Sees("Ann wins")
	v.Tap("Looking back")
	v.Shows("Ann won")
	v.Tap("Back to the table")
	v.Tap("Keep this game here too")
	v.Sees("1 new game")
	games, err := v.kept.Games(history.Page{Limit: 9})
	v.must(err)
	want(t, "games here", len(games), 1)
	want(t, "the ID of the game", games[0].ID, v.game.ID())
	want(t, "over", games[0].Over, true)
}

func TestWatcherCannotKeepTheGame(t *testing.T) {
	v := visit(t, engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	v.record(4, 12)
	v.join(page.Watch)
	v.Sees("Ann wins")
	v.ShowsNot("Keep this game here too")
	var g *hosttest.Guest
	v.Beside(func() { g = hosttest.Join(v, v.address(page.Watch)) })
	v.Beside(func() { want(t, "asked by another program", g.Do("keep", nil).No, "ERR_ROLE") })
}

func TestVisitorHoldsAHiddenHand(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Who are you?")
	v.Tap("Ann")
	v.Sees("you play as Ann")
	v.on(func() {
		v.must(v.deck.Deal(func(p scoring.Player) string { return []string{round.Away, "steady"}[p] }))
	})
	v.Sees("draw pile (")
	for start := time.Now(); len(v.rounds()) == 0; v.plays() {
		if time.Since(start) > time.Minute {
			t.Fatalf("the round does not end: %s", v.Text())
		}
	}
	v.Sees("Enter my score")
}

func TestVisitorDrawsByDraggingAsAtHome(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Who are you?")
	v.Tap("Ann")
	v.Sees("you play as Ann")
	v.on(func() {
		v.must(v.deck.Deal(func(p scoring.Player) string { return []string{round.Away, "steady"}[p] }))
	})
	v.Sees("draw pile (")
	for start := time.Now(); !v.Offers("Draw"); v.plays() {
		if time.Since(start) > time.Minute || len(v.rounds()) > 0 {
			t.Fatalf("nothing can be drawn: %s", v.Text())
		}
	}
	tiles := uitest.All[*moving.DragTile](v.Front(), nil)
	backs := uitest.All[*cards.Back](v.Front(), nil)
	v.Drag(tiles[0], backs[len(backs)-1])
	v.Await("a card in hand", func() bool { return !v.Offers("Draw") })
	v.on(func() {
		past := v.deck.Round().Past()
		want(t, "drawn by Ann", past[len(past)-1].Do, engine.Draw)
	})
}

func TestVisitorsLinesOfCardsAreLines(t *testing.T) {
	for _, width := range []float32{320, 360, 390, 844} {
		v := visit(t, endless, "Ann", "Ben", "Cy")
		v.join(page.Sit)
		v.Sees("Who are you?")
		v.Tap("Ann")
		v.Sees("you play as Ann")
		v.on(func() {
			v.must(v.deck.Deal(func(p scoring.Player) string { return []string{round.Away, "steady", "steady"}[p] }))
		})
		v.Sees("draw pile (")
		v.Window.Resize(fyne.NewSize(width, 740))
		rows := map[float32]int{}
		for _, o := range uitest.All[*cards.Back](v.Front(), nil) {
			rows[boxOf(o).Top]++
		}
		for top, n := range rows {
			if n > 1 && n%4 != 0 { // the draw pile is one
				t.Errorf("%v wide: %d cards stand in a row at %v: %v", width, n, top, rows)
			}
		}
		if len(rows) < 3 {
			t.Errorf("%v wide: there are rows %v", width, rows)
		}
	}
}

func TestVisitorJoinsBySixDigits(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	digits := ""
	v.on(func() {
		v.table.NewPasscode()
		digits, _ = v.table.Passcode()
	})
	enter := func(text string) {
		v.Fill(v.Field("Address and code, or the link"), v.server.URL+" "+text)
		v.Tap("Join the table")
	}
	v.Type("j")
	wrong := "000 000"
	if digits == "000000" {
		wrong = "000 001"
	}
	enter(wrong)
	v.Sees("That isn’t the code of a table")
	enter(digits)
	v.Sees("Who are you?")
	v.Tap("Ben")
	v.Sees("you play as Ben")
}
