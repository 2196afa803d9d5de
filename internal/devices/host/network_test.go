package host_test

import (
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// take takes part by an address, with little patience.
func take(t testing.TB, address string) *hosttest.Guest {
	t.Helper()
	return hosttest.JoinAs(t, address, guest.Options{Log: true, Heartbeat: 20 * time.Millisecond, Patience: 400 * time.Millisecond})
}

func TestGuestComesBackWhenTheNetworkSwallowedEverything(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	way := hosttest.NewWifi(t, p.address(page.Score))
	d := take(t, way.At(p.address(page.Score)))
	before := d.State().Pass.Token
	way.Swallow(true)
	d.UntilState("the loss", func(s guest.State) bool { return s.Stands == guest.Lost })
	expect.Same(t, "a host that is silent says", d.State().Why, "")
	answer := make(chan hosttest.Answer)
	go func() { answer <- d.Do("slip", hosttest.Args{"round": 0, "player": 1, "score": 9}) }()
	other := hosttest.Join(t, p.address(page.Score))
	other.Does("slip", hosttest.Args{"round": 0, "player": 0, "score": 4})
	way.Swallow(false)
	if a := must.From(t, "the answer to a score", answer); !a.OK {
		t.Errorf("the score is answered %+v", a)
	}
	d.Until("both scores", func(t hosttest.Table) bool { return len(t.Slips) == 2 })
	if after := d.State().Pass.Token; d.Comes() < 2 || after == "" || after != before {
		t.Errorf("it came %d times, as %q and then as %q", d.Comes(), before, after)
	}
	other.Until("both scores", func(t hosttest.Table) bool { return t.Slips[1].Rev == 1 })
}

func TestGuestThatWantsTheLogGetsAllOfTheGame(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	d := take(t, p.address(page.Watch)).Last()
	if d.Game == "" || len(d.Log) != 1 || hosttest.Join(t, p.address(page.Watch)).Last().Log != nil {
		t.Errorf("the game is %q, the log has %d events", d.Game, len(d.Log))
	}
}

func TestGuestIsRefusedInWords(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	s := take(t, p.address(page.Watch)+"x").State()
	if s.Bye != "ERR_KEY" || s.Why != "This code no longer works; scan the one that the host shows now." {
		t.Errorf("it is %+v", s)
	}
}

// TestNoGuestIsSentTheDeal lets computers play a round, which lands on the sheet.
func TestNoGuestIsSentTheDeal(t *testing.T) {
	p := openParlour(t, "recall", "Ann", "Ben")
	d := take(t, p.address(page.Score))
	p.on(func() {
		expect.Same(t, "dealing", p.deck.Deal(func(scoring.Player) string { return "easy" }), nil)
	})
	d.Until("the end of the round", func(t hosttest.Table) bool { return t.Deck != nil && t.Deck.Over })
	p.on(func() { expect.Same(t, "writing the round down", p.deck.Record(), nil) })
	d.Until("the round on the sheet", func(t hosttest.Table) bool { return t.Round == 1 })
	if got := string(hosttest.JSON(d.Last().Log)); !strings.Contains(got, `"source":"dealt"`) || strings.Contains(got, "deck") || strings.Contains(got, "moves") {
		t.Errorf("a guest is sent %s", got)
	}
	kept := must.Get(p.log.Read())
	if r, is := kept[1][0].(scoring.Recorded); !is || r.Log == nil {
		t.Errorf("the host keeps %+v", kept[1])
	}
}
