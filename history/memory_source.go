package history

import (
	"bytes"
	"compress/flate"
	"io"
)

// A memorySource is held in memory, in pieces so that it grows without being
// copied, and packed, as all lines of an export are much alike. It is for one
// goroutine.
type memorySource struct {
	packed [][]byte // pieces of pieceSize
	last   []byte   // the piece that is not full yet

	packer   *flate.Writer
	unpacked []byte // the piece read last
	which    int    // its index in packed
}

// pieceSize is the size of a piece in bytes.
const pieceSize = 1 << 20

func (m *memorySource) Size() int64 { return int64(len(m.packed))*pieceSize + int64(len(m.last)) }

// Write implements [io.Writer]. It never fails.
func (m *memorySource) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		n := min(len(p), pieceSize-len(m.last))
		m.last, p = append(m.last, p[:n]...), p[n:]
		if len(m.last) == pieceSize {
			m.packed, m.last = append(m.packed, m.pack(m.last)), m.last[:0]
		}
	}
	return written, nil
}

func (m *memorySource) pack(piece []byte) []byte {
	var b bytes.Buffer
	if m.packer == nil {
		m.packer, _ = flate.NewWriter(nil, flate.BestSpeed) // a level there is
	}
	m.packer.Reset(&b)
	_, _ = m.packer.Write(piece) // memory takes all
	_ = m.packer.Close()
	return bytes.Clone(b.Bytes())
}

func (m *memorySource) ReadAt(p []byte, at int64) (int, error) {
	read := 0
	for read < len(p) && at < m.Size() {
		piece, err := m.piece(int(at / pieceSize))
		if err != nil {
			return read, err
		}
		n := copy(p[read:], piece[at%pieceSize:])
		read, at = read+n, at+int64(n)
	}
	if read < len(p) {
		return read, io.EOF
	}
	return read, nil
}

// piece returns a piece, which is valid until the next call.
func (m *memorySource) piece(i int) ([]byte, error) {
	if i == len(m.packed) {
		return m.last, nil
	}
	if m.unpacked == nil || m.which != i {
		if m.unpacked == nil {
			m.unpacked = make([]byte, pieceSize)
		}
		if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(m.packed[i])), m.unpacked); err != nil {
			return nil, err
		}
		m.which = i
	}
	return m.unpacked, nil
}
