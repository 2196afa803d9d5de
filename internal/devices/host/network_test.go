package host_test

import (
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A device is a client whose state a test waits for.
type device struct {
	testing.TB
	*guest.Client
	changed chan struct{}
}

// take takes part by an address, with little patience.
func take(t testing.TB, address string) *device {
	t.Helper()
	l, ok := wire.ParseLink(address)
	if !ok {
		t.Fatalf("%s is no link", address)
	}
	d := &device{TB: t, changed: make(chan struct{}, 1)}
	d.Client = guest.Open(guest.Pass{Base: l.Base, Key: l.Key, Device: "Ann's laptop"}, guest.Options{
		Log: true, Retry: time.Millisecond, Heartbeat: 20 * time.Millisecond, Patience: 400 * time.Millisecond,
		Changed: func() {
			select {
			case d.changed <- struct{}{}:
			default:
			}
		},
	})
	t.Cleanup(d.Close)
	return d
}

// until waits for a state.
func (d *device) until(what string, is func(guest.State) bool) guest.State {
	d.Helper()
	patience := time.After(time.Minute)
	for {
		if s := d.State(); is(s) {
			return s
		}
		select {
		case <-d.changed:
		case <-patience:
			d.Fatalf("%s did not come; it is %+v", what, d.State())
		}
	}
}

func live(s guest.State) bool { return s.Stands == guest.Live }

func TestGuestComesBackWhenTheNetworkSwallowedEverything(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	way := hosttest.NewWifi(t, p.address(page.Score))
	d := take(t, way.At(p.address(page.Score)))
	before := d.until("the table", live)
	way.Swallow(true)
	lost := d.until("the loss", func(s guest.State) bool { return s.Stands == guest.Lost })
	expect.Same(t, "a host that is silent says", lost.Why, "")
	round, player := 0, scoring.Player(1)
	answers := make(chan wire.Answer, 10)
	d.Do(wire.Intent{Do: "slip", Round: &round, Player: &player, Score: &scoring.Score{Points: 9}}, func(a wire.Answer) { answers <- a })
	other := hosttest.Join(t, p.address(page.Score))
	if a := other.Do("slip", hosttest.Args{"round": 0, "player": 0, "score": 4}); !a.OK {
		t.Fatal(a)
	}
	way.Swallow(false)
	if a := <-answers; !a.OK {
		t.Errorf("the score is answered %+v", a)
	}
	after := d.until("both scores", func(s guest.State) bool { return live(s) && len(s.Table.Slips) == 2 })
	if after.Comes < 2 || after.Pass.Token == "" || after.Pass.Token != before.Pass.Token {
		t.Errorf("it came %d times, as %q and then as %q", after.Comes, before.Pass.Token, after.Pass.Token)
	}
	other.Until("both scores", func(t hosttest.Table) bool { return t.Slips[1].Rev == 1 })
	select {
	case a := <-answers:
		t.Errorf("it is answered again: %+v", a)
	default:
	}
}

func TestGuestThatWantsTheLogGetsAllOfTheGame(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	d := take(t, p.address(page.Watch))
	s := d.until("the table", live)
	if s.Table.Game == "" || len(s.Table.Log) != 1 || hosttest.Join(t, p.address(page.Watch)).Last().Log != nil {
		t.Errorf("the game is %q, the log has %d events", s.Table.Game, len(s.Table.Log))
	}
}

func TestGuestIsRefusedInWords(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	d := take(t, p.address(page.Watch)+"x")
	s := d.until("the end", func(s guest.State) bool { return s.Stands == guest.Ended })
	if s.Bye != "ERR_KEY" || s.Why != "This code no longer works; scan the one that the host shows now." {
		t.Errorf("it is %+v", s)
	}
}

// TestNoGuestIsSentWhatWasDealt lets computers play a round, which lands on the sheet.
func TestNoGuestIsSentWhatWasDealt(t *testing.T) {
	p := openParlour(t, "recall", "Ann", "Ben")
	d := take(t, p.address(page.Score))
	p.on(func() {
		if err := p.deck.Deal(func(scoring.Player) string { return "easy" }); err != nil {
			t.Error(err)
		}
	})
	d.until("the end of the round", func(s guest.State) bool { return live(s) && s.Table.Deck != nil && s.Table.Deck.Over })
	p.on(func() {
		if err := p.deck.Record(); err != nil {
			t.Error(err)
		}
	})
	s := d.until("the round on the sheet", func(s guest.State) bool { return live(s) && s.Table.Round == 1 })
	if got := string(hosttest.JSON(s.Table.Log)); !strings.Contains(got, `"source":"dealt"`) || strings.Contains(got, "deck") || strings.Contains(got, "moves") {
		t.Errorf("a guest is sent %s", got)
	}
	kept := must.Get(p.log.Read())
	if r, is := kept[1][0].(scoring.Recorded); !is || r.Log == nil {
		t.Errorf("the host keeps %+v", kept[1])
	}
}
