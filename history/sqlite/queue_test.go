package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/ncruces/go-sqlite3/driver"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite/internal/read"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// together does work on as many goroutines, and lets none write before all wait.
func together(s *Store, work ...func() error) []error {
	errs := make([]error, len(work))
	var all sync.WaitGroup
	s.mu.Lock()
	for i, f := range work {
		all.Go(func() { errs[i] = f() })
	}
	for waiting := 0; waiting < len(work); runtime.Gosched() {
		s.queue.mu.Lock()
		waiting = len(s.queue.waiting)
		s.queue.mu.Unlock()
	}
	s.mu.Unlock()
	all.Wait()
	return errs
}

// onCommit calls f before each transaction is made to last, which it may refuse.
func onCommit(t *testing.T, s *Store, f func() bool) {
	t.Helper()
	must.Do(t, s.w.Conn.Raw(func(c any) error {
		c.(driver.Conn).Raw().CommitHook(f)
		return nil
	}))
}

// begun returns the logs of games that have begun.
func begun(t *testing.T, s *Store, count int) (logs []history.Log) {
	t.Helper()
	people := []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}
	for range count {
		log := s.NewGame()
		must.Do(t, log.Append(0, []scoring.Event{scoring.Started{At: friday, Variant: "rat-a-tat-cat", People: people}}))
		logs = append(logs, log)
	}
	return logs
}

// next appends the entry after the first.
func next(log history.Log) func() error {
	scores := []*scoring.Score{{Points: 3}, {Points: 4}}
	return func() error {
		return log.Append(1, []scoring.Event{scoring.Recorded{Scores: scores, Caller: scoring.Nobody}})
	}
}

// follows checks that the running export holds what the database does.
func follows(t *testing.T, s *Store) {
	t.Helper()
	must.Do(t, s.Check(history.Work{}))
	text := must.Get(os.ReadFile(s.folder.Export()))
	if got, want := bytes.Count(text, []byte("\n")), strings.Count(exported(t, s.Reader), "\n"); got != want {
		t.Errorf("the running export has %d lines, an export %d", got, want)
	}
}

func TestChangesThatComeTogetherShareATransaction(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	logs := begun(t, s, 20)
	var work []func() error
	for i, log := range logs {
		work = append(work, next(log), func() error { return s.SaveDraft(fmt.Sprint(i), []byte("half")) })
	}
	commits := 0
	onCommit(t, s, func() bool { commits++; return true })
	for _, err := range together(s, work...) {
		must.Do(t, err)
	}
	expect.Same(t, "transactions", commits, 1)
	for i, log := range logs {
		if g := must.Get(s.Summary(log.ID())); g.Entries != 2 || string(s.Draft(fmt.Sprint(i))) != "half" {
			t.Errorf("game %d has %d entries, and its draft is %q", i, g.Entries, s.Draft(fmt.Sprint(i)))
		}
	}
	follows(t, s)
}

func TestAnEntryThatFailsFailsAlone(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	logs := begun(t, s, 10)
	twin := must.Get(s.Log(logs[4].ID())) // is written to as well
	must.Get(twin.Read())
	work := []func() error{next(twin)}
	for _, log := range logs {
		work = append(work, next(log))
	}
	conflicts := 0
	for i, err := range together(s, work...) {
		if errors.Is(err, journal.ErrConflict) && (i == 0 || i == 5) {
			conflicts++
		} else if err != nil {
			t.Errorf("%d: %v", i, err)
		}
	}
	expect.Same(t, "refused of two entries that exclude each other", conflicts, 1)
	for _, log := range logs {
		expect.Same(t, "entries", must.Get(s.Summary(log.ID())).Entries, 2)
	}
	if want := must.Get(read.LastEntry(s.DB)); s.last != want || want != 20 {
		t.Errorf("the last entry is %d, kept is %d, want 20", want, s.last)
	}
	follows(t, s)
}

func TestATransactionThatFailsKeepsNothing(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	logs := begun(t, s, 5)
	var work []func() error
	for _, log := range logs {
		work = append(work, next(log))
	}
	onCommit(t, s, func() bool { return false })
	for i, err := range together(s, work...) {
		if err == nil {
			t.Errorf("entry %d is acknowledged", i)
		}
	}
	onCommit(t, s, nil)
	for _, err := range together(s, work...) {
		must.Do(t, err)
	}
	expect.Same(t, "the last entry", s.last, 10)
	follows(t, s)
}
