package term

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"tabby/internal/table/replay"
)

func (r replayCmd) Run(c call) error {
	in, err := r.File.open(c)
	if err != nil {
		return err
	}
	defer in.Close()
	return r.play(c, newLines(in))
}

// play writes a result for every line that is not blank. The error is errReported if
// a case could not be played.
func (r replayCmd) play(c call, cases lines) error {
	var failed error
	for n := 1; ; n++ {
		line, err := cases.next()
		var a replay.Result
		switch {
		case errors.Is(err, io.EOF):
			return failed
		case errors.Is(err, errLong):
			a.Failed = c.words.Refusals.Reason(long(err))
		case err != nil:
			return err
		case len(bytes.TrimSpace(line)) == 0:
			continue
		default:
			a = replay.Replay(line, r.Steps, c.words)
		}
		if a.Failed != "" {
			failed = errReported
			a.Failed = fmt.Sprintf("line %d: %s", n, a.Failed)
		}
		if err := c.answer(a); err != nil {
			return err
		}
	}
}
