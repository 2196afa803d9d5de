package term

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"tabby/history"
)

// work is for what takes long: it tells how far it is where somebody watches, and
// stops when they press Ctrl-C. Call done afterwards.
func (c call) work() (work history.Work, done func()) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	if !watched(c.Err) {
		return history.Work{Context: ctx}, stop
	}
	p := progress{call: c, began: c.now()}
	return history.Work{Context: ctx, Tell: p.tell}, func() {
		stop()
		p.clear()
	}
}

// watched reports whether somebody reads what is written there as it comes.
func watched(w any) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// A progress is one line that is written over.
type progress struct {
	call
	began time.Time
	shown int // columns
}

// tell says nothing of what is soon over.
func (p *progress) tell(doing string, done, total int) {
	if p.now().Sub(p.began) < time.Second {
		return
	}
	line := fmt.Sprintf("%s: %d of %d", doing, done, total)
	p.clear()
	p.shown = len(line)
	fmt.Fprint(p.Err, line)
}

func (p *progress) clear() {
	if p.shown > 0 {
		fmt.Fprint(p.Err, "\r"+strings.Repeat(" ", p.shown)+"\r")
		p.shown = 0
	}
}
