package sqlite

import (
	"context"
	"errors"
	"testing"

	"tabby/history"
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
	must.Do(t, <-counted)
	if report := must.Get(s.Statistics(stats.Query{}, history.Work{})); report.Games != 21 {
		t.Errorf("%d games", report.Games)
	}
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
		"export":     s.Export(discard{}, stopped),
		"table":      s.ExportTable(discard{}, history.Filter{}, stopped),
	} {
		if !errors.Is(err, history.ErrStopped) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }
