package ui_test

import (
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/desktop"
	"tabby/internal/host"
	"tabby/internal/host/hosttest"
	"tabby/internal/host/page"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/game"
	"tabby/ui/uitest"
)

// A visitor is a walker with a store on disk, and a table on another device whose clock is
// an hour ahead.
type visitor struct {
	*walker
	kept ui.Store

	far    ui.Store // of the other device
	game   *game.Game
	deck   *round.Deck
	loop   *host.Loop
	host   *host.Host
	table  *host.Table
	server *httptest.Server
}

// visit begins a game on another device.
func visit(t testing.TB, house engine.House, names ...string) *visitor {
	t.Helper()
	v := &visitor{walker: walk(t), loop: host.NewLoop(), host: host.New(host.Options{})}
	v.kept, v.far = v.disk(), v.disk()
	v.opens = v.kept
	v.start(uitest.Phone())
	in := scoring.Start{At: v.away(), Variant: "rat-a-tat-cat", House: house}
	for _, name := range names {
		p, err := v.far.Meet(name)
		v.must(err)
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	id, err := game.Begin(v.far, in, v.away)
	v.must(err)
	v.on(func() {
		v.game, err = game.Open(v.far, id, v.away)
		v.must(err)
		after := func(d time.Duration, f func()) func() { return v.loop.After(d/1000, f) }
		v.deck, err = round.OpenDeck(v.game, v.far, rand.New(rand.NewPCG(3, 4)), round.Owner{After: after, Away: v.loop.Away, Failed: func(err error) { t.Error(err) }})
		v.must(err)
		v.table, err = v.host.Open(host.Owner{
			Game: v.game, Deck: v.deck, Drafts: v.far, Now: v.away, Run: v.loop.Do, After: after,
			HandOver: func() (string, error) { return v.far.HandOver(id) },
		})
		v.must(err)
		v.must(v.table.LetWrite(true))
	})
	v.server = httptest.NewServer(v.host)
	t.Cleanup(func() {
		v.host.End()
		v.server.Close()
		v.on(v.deck.Close)
		v.loop.Stop()
	})
	return v
}

// disk returns a store in a folder of its own.
func (v *visitor) disk() ui.Store {
	v.Helper()
	s, err := desktop.Open(v.TempDir())
	v.must(err)
	v.Cleanup(func() { _ = s.Close() })
	return s
}

// away returns what the clock of the other device says.
func (v *visitor) away() time.Time { return uitest.Evening().Add(time.Hour) }

// on does something on the goroutine of the other device.
func (v *visitor) on(f func()) {
	done := make(chan struct{})
	v.loop.Do(func() { defer close(done); f() })
	<-done
}

// address returns the link of the table in a role.
func (v *visitor) address(r page.Role) (address string) {
	v.on(func() { address = host.Address(v.server.URL, v.table.Key(r), false) })
	return address
}

// join takes part in the table by its link.
func (v *visitor) join(r page.Role) {
	v.Helper()
	v.Type("j")
	v.Fill(v.Field("The link of the table"), v.address(r))
	v.Tap("Join the table")
	v.Leave()
}

// slips returns what was entered at the other device.
func (v *visitor) slips() (slips map[scoring.Player]page.Slip) {
	v.on(func() { slips, _ = v.table.Slips() })
	return slips
}

// record writes a round down at the other device.
func (v *visitor) record(points ...int) {
	v.Helper()
	in := uitest.Round(scoring.Nobody, points...)
	in.At = v.away()
	v.on(func() { v.must(v.game.Do(in)) })
}

func TestVisitorTakesASeatAndEntersASum(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Where do you sit?")
	v.Tap("Ben")
	v.Sees("you sit as Ben")
	v.Tap("Enter my score")
	v.Shows("Round 1", "Ben", "Did not play this round")
	v.ShowsNot("A Ann")
	v.Type("7+5")
	v.Tap("Send")
	v.Sees("You have entered 12. Not yet: Ann.")
	want(t, "points", v.slips()[1].Points, 12)
	v.record(4, 12)
	v.Sees("Ben deals.")
	v.ShowsNot("You have entered")
	want(t, "Ben's score on the sheet here", v.Cell("1", "Ben"), "12")
}

func TestVisitorDidNotPlay(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.join(page.Sit)
	v.Sees("Where do you sit?")
	v.Tap("Ann")
	v.Sees("you sit as Ann")
	v.Type("n")
	v.Tap("Did not play this round")
	v.Tap("Send")
	v.Sees("You have entered that you did not play.")
	want(t, "sat out", v.slips()[0].SatOut, true)
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
	v.Sees("Where do you sit?")
	v.Tap("Ann")
	v.Sees("you sit as Ann")
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
	v.Sees("you sit as Ann")
	v.Type("n")
	v.Shows("1_")
	v.Type("7")
	v.Tap("Send")
	v.Sees("You have entered 17.")
	want(t, "points", v.slips()[0].Points, 17)
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
		"":                                  "Paste the link, or type it.",
		"garbage 💥":                         "This is no link of a table.",
		"http://192.168.1.20/":              "This is no link of a table.",
		"http://192.168.1.20/table#a.b":     "This is no link of a table.",
		"tabby:#game=1abc":                  "This link brings a game here.",
		"http://192.168.1.20:8229/#pair=ab": "This link keeps two devices together.",
	} {
		w.Fill(w.Field("The link of the table"), text)
		w.Tap("Join the table")
		w.Shows(says)
	}
}

func TestTableThatCannotBeReachedIsTriedAgain(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	at := v.server.Listener.Addr().String()
	address := v.address(page.Watch)
	v.server.Close()
	v.Type("j")
	v.Fill(v.Field("The link of the table"), address)
	v.Tap("Join the table")
	v.Sees("Is this device on the same Wi-Fi?")
	v.Shows("Tabby tries again by itself.")
	l, err := net.Listen("tcp", at)
	v.must(err)
	v.server = &httptest.Server{Listener: l, Config: &http.Server{Handler: v.host}}
	v.server.Start()
	v.Sees("you watch")
}

func TestLinkInTheImportLeadsToTheTable(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben")
	v.Tap("Bring games from another Tabby")
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
	v.Sees("Where do you sit?")
	v.Tap("Ann")
	v.Sees("you sit as Ann")
	v.on(func() {
		v.must(v.deck.Deal(func(p scoring.Player) string { return []string{round.Away, "steady"}[p] }))
	})
	v.Sees("Draw (")
	for start := time.Now(); len(v.rounds()) == 0; v.plays() {
		if time.Since(start) > time.Minute {
			t.Fatalf("the round does not end: %s", v.Text())
		}
	}
	v.Sees("Enter my score")
}

// rounds returns the rounds that are written down on the other device.
func (v *visitor) rounds() (all []scoring.Round) {
	v.on(func() { all = v.game.Sheet().Rounds })
	return all
}

// plays presses a button of the cards that ends the turn soon, or waits for one.
func (v *visitor) plays() {
	v.Helper()
	before := v.Text()
	for _, text := range []string{
		"Write it on the sheet", "Look at your outer cards", "Turn down", "No card of mine", "No card of mine matches", "Turn over",
		"Discard it", "No swap", "End your turn", "Pass", "Draw",
	} {
		if v.Offers(text) {
			v.Tap(text)
			break
		}
	}
	v.Await("a change or a refusal", func() bool { return v.Text() != before || v.Message() != "" || len(v.rounds()) > 0 })
	if v.Message() != "" { // the computer was first
		v.Pass(time.Minute)
		v.Beside(func() { v.on(func() {}) })
	}
}
