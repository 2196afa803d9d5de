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

// long does work that may take long: it shows its progress in a terminal, and stops
// on Ctrl-C.
func (c call) long(do func(history.Work) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	work := history.Work{Context: ctx}
	if isTerminal(c.Err) {
		p := progress{call: c, began: c.now()}
		defer p.clear()
		work.Report = p.show
	}
	return do(work)
}

// A progress is one line of a terminal that is overwritten.
type progress struct {
	call
	began time.Time
	shown int // columns
}

// show shows how far the work is, from its second second on.
func (p *progress) show(doing string, done, total int) {
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
		fmt.Fprint(unprinted(p.Err), "\r"+strings.Repeat(" ", p.shown)+"\r")
		p.shown = 0
	}
}
