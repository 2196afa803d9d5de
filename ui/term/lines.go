package term

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"tabby/internal/words"
)

// longest is the limit of a line in bytes: that of a whole import.
const longest = 64 << 20

var errLong = errors.New("a line is too long")

// long returns an error of a line, which says how long one may be.
func long(err error) error {
	if errors.Is(err, errLong) {
		return mistake("a line may have %d MiB", longest>>20)
	}
	return err
}

// lines reads lines of any length up to a limit.
type lines struct {
	in      *bufio.Reader
	longest int // in bytes
}

func newLines(in io.Reader) lines { return lines{bufio.NewReader(in), longest} }

// next returns the next line without its end. The error is errLong for a line that
// was skipped, or that of the reader, [io.EOF] at the end.
func (l lines) next() ([]byte, error) {
	var line []byte
	long, begun := false, false
	for {
		part, err := l.in.ReadSlice('\n')
		begun = begun || len(part) > 0
		if long = long || len(line)+len(part) > l.longest; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && !(errors.Is(err, io.EOF) && begun):
			return nil, err
		case long:
			return nil, errLong
		}
		return bytes.TrimRight(line, "\r\n"), nil
	}
}

// answer writes a value as one line of JSON, unbuffered. What a terminal would
// obey is escaped.
func (c call) answer(v any) error {
	var line bytes.Buffer
	e := json.NewEncoder(&line)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := io.WriteString(unprinted(c.Out), escaped(line.String()))
	return err
}

// escaped returns JSON without characters that a terminal obeys.
func escaped(text string) string {
	var b strings.Builder
	for _, r := range text {
		if words.Obeyed(r) {
			fmt.Fprintf(&b, `\u%04x`, r)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
