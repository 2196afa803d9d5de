package host_test

import (
	"fmt"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// TestManyTablesKeepTheirRoundsApart lets six guests at each of many tables enter and
// write rounds down, all at once. Every guest sees every round of its table once, in
// order, and none of another.
func TestManyTablesKeepTheirRoundsApart(t *testing.T) {
	tables, rounds := assault.Times(4, 8, 400), 6
	h := host.New(serve.NewDoor(serve.Admission{Homes: tables}).NewRoom(10*tables), languages.English())
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	t.Cleanup(h.End)
	var playing sync.WaitGroup
	for n := range tables {
		playing.Go(func() { playTable(t, h, server.URL, n, rounds) })
	}
	playing.Wait()
}

// playTable plays the rounds of one table.
func playTable(t *testing.T, h *host.Host, base string, n, rounds int) {
	d, err := journal.Open(history.Domain(), &logtest.Memory[scoring.Event]{})
	if err == nil {
		err = d.Do(scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "999"}, People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}})
	}
	if err != nil {
		t.Error(err)
		return
	}
	loop := host.NewLoop()
	t.Cleanup(loop.Stop)
	addresses := make(chan string)
	loop.Do(func() {
		table, err := h.Open(host.Owner{Game: desk{d}, Drafts: &logtest.Drafts{}, Now: time.Now, Run: loop.Do, After: loop.After})
		if err == nil {
			err = table.LetWrite(true)
		}
		if err != nil {
			t.Error(err)
		}
		addresses <- host.Address(base, table.Key(page.Score), false)
	})
	address := must.From(t, "the address of the table", addresses)
	var guests []*hosttest.Guest
	for range 6 {
		guests = append(guests, hosttest.Join(t, address))
	}
	points := func(round, player int) int { return (n*7 + round*3 + player) % 37 }
	for round := range rounds {
		for player := range 2 {
			if a := guests[(round+player)%6].Do("slip", hosttest.Args{"round": round, "player": player, "score": points(round, player)}); !a.OK {
				t.Errorf("table %d: %v", n, a)
			}
		}
		if a := guests[(round+2)%6].Do("write", hosttest.Args{"round": round}); !a.OK {
			t.Errorf("table %d: %v", n, a)
		}
	}
	for i, g := range guests {
		g.Until("all rounds", func(t hosttest.Table) bool { return t.Round == rounds })
		want := ""
		for round := range rounds {
			want += fmt.Sprintf(" %d %d\n", points(round, 0), points(round, 1))
		}
		expect.Same(t, fmt.Sprintf("the rounds of table %d at guest %d", n, i), hosttest.Rounds(g.Last()), want)
		g.Leave()
	}
}
