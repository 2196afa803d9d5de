package term

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/mattn/go-isatty"

	"tabby/history"
	"tabby/internal/words"
)

// A printer is where a command prints. It cleans all text, so that neither a note
// nor a file can send a terminal escape sequences, and prints over the progress.
type printer struct {
	to       io.Writer
	progress *progress
}

func (p printer) Write(text []byte) (int, error) {
	p.progress.clear()
	if _, err := io.WriteString(p.to, words.Plain(string(text))); err != nil {
		return 0, err
	}
	return len(text), nil
}

// unprinted returns what is behind a printer.
func unprinted(w io.Writer) io.Writer {
	if p, ok := w.(printer); ok {
		return p.to
	}
	return w
}

// data returns where data goes: byte for byte, except to a terminal.
func (c call) data() io.Writer {
	if isTerminal(c.Out) {
		return c.Out
	}
	return unprinted(c.Out)
}

func isTerminal(w io.Writer) bool {
	file, ok := unprinted(w).(*os.File)
	return ok && isatty.IsTerminal(file.Fd())
}

// A progress is one line of a terminal that is overwritten.
type progress struct {
	to    io.Writer
	now   func() time.Time
	began time.Time
	shown int // columns
	words *words.Language
}

// show shows how far the work is, from its second second on.
func (p *progress) show(doing history.Doing, done, total int) {
	if p.now().Sub(p.began) < time.Second {
		return
	}
	line := words.Plain(p.words.Progress.Count(doing, done, total))
	p.clear()
	p.shown = len(line)
	fmt.Fprint(p.to, line)
}

// clear erases the line.
func (p *progress) clear() {
	if p != nil && p.shown > 0 {
		fmt.Fprint(p.to, "\r"+strings.Repeat(" ", p.shown)+"\r")
		p.shown = 0
	}
}
