package handover

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"fmt"
	"io"
	"math/bits"

	"tabby/internal/devices/reason"

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
	return ended(b.Bytes())
}

// ended returns a stream with a shorter last block, which is empty. As it was written, that block
// begins with the last bit that is set before its length, 00 00 ff ff: then many links would end
// in underscores, which chat programs take for the end of italics.
func ended(stream []byte) []byte {
	stream = stream[:len(stream)-4]
	for stream[len(stream)-1] == 0 {
		stream = stream[:len(stream)-1]
	}
	last := 8*(len(stream)-1) + bits.Len8(stream[len(stream)-1]) - 1
	stream = append(stream, make([]byte, (last+10+7)/8-len(stream))...)
	stream[(last+1)/8] |= 1 << ((last + 1) % 8) // a block of usual codes, of which zeros are the end
	return stream
}

// inflate returns the text that was deflated, as much of it as is there: the caller checks its sum. The error
// is [reason.DamagedLink] if there is more, or wraps [history.ErrTooMuch] for a text that no game needs.
func inflate(packed []byte) ([]byte, error) {
	from := bytes.NewReader(packed)
	text, _ := io.ReadAll(io.LimitReader(flate.NewReaderDict(from, dictionary1), maxText+1))
	switch {
	case len(text) > maxText:
		return nil, fmt.Errorf("%w: more than %d KiB in a link", history.ErrTooMuch, maxText>>10)
	case from.Len() > 0:
		return nil, reason.DamagedLink
	}
	return text, nil
}
