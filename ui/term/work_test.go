package term

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"tabby/history"
)

func TestLongWorkStopsOnInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // where no program can interrupt itself
	}
	err := call{Streams: Streams{Err: io.Discard}}.long(func(work history.Work) error {
		me, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = me.Signal(os.Interrupt)
		}
		if err == nil {
			<-work.Context.Done()
			err = history.ErrStopped
		}
		return err
	})
	if !errors.Is(err, history.ErrStopped) {
		t.Error(err)
	}
}

func TestProgressIsOneLineThatIsCleared(t *testing.T) {
	var out strings.Builder
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	c := call{Streams: Streams{Err: &out}, now: func() time.Time { return now }}
	p := progress{call: c, began: now}
	p.show("copying the pages", 1, 20)
	if out.Len() > 0 {
		t.Errorf("at once: %q", &out)
	}
	now = now.Add(time.Second)
	p.show("copying the pages", 10, 20)
	p.show("checking", 1, 2)
	p.clear()
	fmt.Fprint(&out, "done")
	screen := ""
	for _, line := range strings.Split(out.String(), "\r") {
		screen = line + screen[min(len(line), len(screen)):]
	}
	if got := strings.TrimSpace(screen); got != "done" || !strings.Contains(out.String(), "copying the pages: 10 of 20") {
		t.Errorf("%q of %q", got, &out)
	}
}
