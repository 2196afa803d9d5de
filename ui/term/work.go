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

// long does what takes long: it tells how far it is where somebody watches, and
// stops when they press Ctrl-C. What came of it is to be said afterwards.
func (c call) long(do func(history.Work) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	work := history.Work{Context: ctx}
	if watched(c.Err) {
		p := progress{call: c, began: c.now()}
		defer p.clear()
		work.Report = p.tell
	}
	return do(work)
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
