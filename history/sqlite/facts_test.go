package sqlite

import (
	"context"
	"errors"
	"io"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestStatisticsIncludeNewGames counts in another goroutine, as a screen
// does, while the table writes.
func TestStatisticsIncludeNewGames(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	done, counted := make(chan struct{}), make(chan error, 1)
	go func() {
		last := 0
		for {
			report, err := s.Statistics(stats.Query{}, history.Work{})
			if err == nil && report.Games < last {
				err = errors.New("fewer games than before")
			}
			last = report.Games
			select {
			case <-done:
				counted <- err
				return
			default:
			}
			if err != nil {
				counted <- err
				return
			}
		}
	}()
	for range 20 {
		table(t, s, friday, "Ann", "Ben")
	}
	close(done)
	must.Do(t, must.From(t, "the end of the counting", counted))
	expect.Same(t, "games", must.Get(s.Statistics(stats.Query{}, history.Work{})).Games, 21)
}

func TestCountingCheckingAndExportingCanBeStopped(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	stopped := history.Work{Context: ctx}
	for what, err := range map[string]error{
		"statistics": expect.ErrorOf(s.Statistics(stats.Query{}, stopped)),
		"check":      s.Check(stopped),
		"export":     s.Export(io.Discard, stopped),
		"table":      s.ExportTable(io.Discard, history.Filter{}, flat.Form{}, stopped),
	} {
		if !errors.Is(err, history.ErrStopped) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestStatisticsMatchTheGames(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	one, two := table(t, s, friday, "Ann", "Ben"), table(t, s, friday.AddDate(0, 0, 1), "Anne", "Ben")
	games := func(name string, w stats.Query) int {
		t.Helper()
		for _, l := range must.Get(s.Statistics(w, history.Work{})).People {
			if l.Name == name {
				return l.Games
			}
		}
		return 0
	}
	expect := func(what string, got, want int) {
		t.Helper()
		expect.Same(t, "games of "+what, got, want)
	}
	expect("Ann", games("Ann", stats.Query{}), 1)
	must.Get(s.Do(history.Merge{Entry: person(t, s, "Anne").ID, Into: person(t, s, "Ann").ID}))
	expect("Ann is Anne", games("Ann", stats.Query{}), 2)
	expect("on one day", games("Ann", stats.Query{From: "2026-11-21", To: "2026-11-21"}), 1)
	must.Get(s.Do(history.LeaveOut{Game: one, Out: true}))
	expect("one left out", games("Ann", stats.Query{}), 1)
	expect("and counted", games("Ann", stats.Query{LeftOut: true}), 2)
	must.Get(s.Do(history.MarkCoached{Game: two, Coached: true}))
	expect("the other coached", games("Ann", stats.Query{}), 0)
	expect("coached alone", games("Ann", stats.Query{Coached: stats.Only}), 1)
	must.Get(s.Do(history.Trash{Game: two, At: time.Now()}))
	expect("and trashed", games("Ann", stats.Query{LeftOut: true, Coached: stats.Along}), 1)
	must.Do(t, s.w.Script(`UPDATE fact SET body = x'01'`))
	expect("with facts that cannot be read", games("Ann", stats.Query{LeftOut: true}), 1)
}
