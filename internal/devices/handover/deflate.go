package handover

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"fmt"
	"io"

	"tabby/history"
)

// dictionary1 is what games have in common, what is most frequent last. It belongs to
// version 1: with one byte changed, no link of that version can be read any more.
//
//go:embed dictionary1.txt
var dictionary1 []byte

func deflate(text []byte) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, dictionary1)
	if err != nil {
		panic(err) // the level is one
	}
	_, _ = w.Write(text) // memory takes all
	_ = w.Close()
	return b.Bytes()
}

// inflate returns the text that was deflated. The error is [ErrDamaged], or wraps
// [history.ErrTooMuch] for one that no game needs.
func inflate(packed []byte) ([]byte, error) {
	from := bytes.NewReader(packed)
	text, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(from, dictionary1), maxText+1))
	switch {
	case err != nil || len(text) <= maxText && from.Len() > 0:
		return nil, ErrDamaged
	case len(text) > maxText:
		return nil, fmt.Errorf("%w: more than %d KiB in a link", history.ErrTooMuch, maxText>>10)
	}
	return text, nil
}
