package term

import (
	"io"
	"os"

	"github.com/mattn/go-isatty"

	"tabby/ui/words"
)

// A printer is where a command prints. It cleans all text, so that neither a note
// nor a file can send a terminal escape sequences.
type printer struct{ to io.Writer }

// Write implements [io.Writer].
func (p printer) Write(text []byte) (int, error) {
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
