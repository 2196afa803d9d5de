package sqlite

import (
	"math/rand/v2"
	"os"
	"testing"
	"time"
	_ "time/tzdata" // the zones of the test are those of every machine

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// zones are those of a traveller: with summer time of an hour and of half an hour,
// without, and both sides of the date line.
var zones = []string{"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "Pacific/Pago_Pago"}

// A traveller has a clock that goes on, stands still, jumps, is set back, and is
// carried to another zone.
type traveller struct {
	*rand.Rand
	at   time.Time
	zone *time.Location
}

func (c *traveller) now() time.Time { return c.at.In(c.zone) }

// sleep lets about a day pass, or something stranger.
func (c *traveller) sleep() {
	switch c.IntN(12) {
	case 0: // set back
		c.at = c.at.AddDate(0, -c.IntN(3), -c.IntN(40))
	case 1: // set forward
		c.at = c.at.AddDate(c.IntN(2), c.IntN(3), 0)
	case 2: // to the nights on which summer time begins and ends
		night := []string{"2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"}[c.IntN(6)]
		c.at = must.Get(time.ParseInLocation(time.DateOnly, night, c.zone)).Add(time.Duration(c.IntN(14)) * 30 * time.Minute)
	case 3:
		c.zone = must.Get(time.LoadLocation(zones[c.IntN(len(zones))]))
	case 4: // it stands still
	default:
		c.at = c.at.Add(time.Duration(1+c.IntN(36)) * time.Hour)
	}
}

func TestClockLosesNothingWhateverItDoes(t *testing.T) {
	c := &traveller{rand.New(rand.NewPCG(17, 18)), friday, time.UTC}
	s := openAt(t, t.TempDir(), Options{Now: c.now})
	ann, ben := person(t, s, "Ann"), person(t, s, "Ben")
	days := assault.Times(30, 60, 730)
	for day := range days {
		desk := must.Get(journal.Open(history.Domain(), s.NewGame()))
		must.Do(t, desk.Do(scoring.Start{
			At: c.now(), Variant: "recall", House: engine.House{engine.End: engine.EndTime, engine.Minutes: "30"},
			People: []scoring.Person{{ID: ann.ID, Name: ann.Name}, {ID: ben.ID, Name: ben.Name}},
		}))
		for range 1 + c.IntN(3) {
			c.at = c.at.Add(time.Duration(c.IntN(40)-10) * time.Minute)
			in := scoring.Record{At: c.now(), Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 3}, {Points: c.IntN(20)}}}
			if sheet := desk.State().Sheet(c.now()); !sheet.Over && !sheet.Clock.Asked {
				must.Do(t, desk.Do(in))
			}
		}
		if day%20 == 0 {
			path := must.Get(s.Backup(history.Work{}))
			must.Get(os.Stat(path))
			must.Do(t, s.Housekeep(c.now()))
			must.Do(t, s.Check(history.Work{}))
		}
		if games := must.Get(s.Count(history.Filter{State: history.Any})); games != day+1 {
			t.Fatalf("%d games on day %d", games, day)
		}
		c.sleep()
	}
	must.Do(t, s.Check(history.Work{}))
	nights, games := must.Get(s.Nights(history.NightPage{Limit: 10_000})), 0
	for _, n := range nights {
		games += n.Games
	}
	if all := must.Get(s.Count(history.Filter{State: history.Any})); games > all {
		t.Errorf("%d games in all nights, %d in all", games, all)
	}
	other := openAt(t, t.TempDir(), Options{Now: c.now})
	text := exported(t, s.Reader)
	imported(t, other, text)
	expect.Same(t, "what another store keeps", exported(t, other.Reader), text)
	assault.Tried(t, days, assault.Days)
}
