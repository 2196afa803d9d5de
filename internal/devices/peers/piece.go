package peers

import (
	"bytes"
	"errors"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/reason"
)

// The size of a piece. A game of an evening has some kilobytes.
const (
	pieceKeys = 400     // things in a piece at most
	pieceSize = 2 << 20 // bytes, if it has more than one thing
)

// Inventory returns the checksums of everything in the store.
func (b *List) Inventory() (exchange.Inventory, error) {
	d, err := b.Digest()
	return exchange.Of(d), err
}

// Piece returns an export of the first of some things, and how many of them are in it:
// at least one.
func (b *List) Piece(keys []exchange.Key) (export []byte, n int, err error) {
	for n = min(len(keys), pieceKeys); ; n = (n + 1) / 2 {
		room := limited{left: pieceSize}
		if n <= 1 {
			room.left = MaxBody
		}
		err = b.ExportPart(&room, exchange.Part(keys[:n]), history.Work{})
		if n <= 1 || !errors.Is(err, reason.Large) {
			return room.Bytes(), n, err
		}
	}
}

// A limited buffer takes that many bytes.
type limited struct {
	bytes.Buffer
	left int
}

func (l *limited) Write(p []byte) (int, error) {
	if len(p) > l.left {
		return 0, reason.Large
	}
	l.left -= len(p)
	return l.Buffer.Write(p)
}
