package term

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestLongWorkStopsOnInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // where no program can interrupt itself
	}
	opened := &resources{progress: &progress{}}
	defer opened.close()
	work := opened.work()
	me, err := os.FindProcess(os.Getpid())
	if err == nil {
		err = me.Signal(os.Interrupt)
	}
	must.Do(t, err)
	must.From(t, "the end of the work", work.Context.Done())
	if err := work.CheckStopped(); !errors.Is(err, history.ErrStopped) {
		t.Error(err)
	}
}

func TestOutputReplacesTheProgress(t *testing.T) {
	var out strings.Builder
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	p := &progress{to: &out, now: func() time.Time { return now }, began: now, words: languages.English()}
	p.show(history.CopyingPages, 1, 20)
	if out.Len() > 0 {
		t.Errorf("at once: %q", &out)
	}
	now = now.Add(time.Second)
	p.show(history.CopyingPages, 10, 20)
	p.show(history.CheckingFile, 1, 2)
	fmt.Fprint(printer{&out, p}, "done")
	screen := ""
	for _, line := range strings.Split(out.String(), "\r") {
		screen = line + screen[min(len(line), len(screen)):]
	}
	if got := strings.TrimSpace(screen); got != "done" || !strings.Contains(out.String(), "copying the pages: 10 of 20") {
		t.Errorf("%q of %q", got, &out)
	}
}
