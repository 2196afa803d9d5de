package history

import (
	"io"
	"testing"
	"testing/iotest"
)

func TestASourceInMemoryReturnsWhatWasWritten(t *testing.T) {
	want := make([]byte, 3*pieceSize+7)
	for i := range want {
		want[i] = byte(i * i >> 8)
	}
	all := new(memorySource)
	for rest := want; len(rest) > 0; {
		n := min(len(rest), 300_001)
		_, _ = all.Write(rest[:n]) // memory takes all
		rest = rest[n:]
	}
	if err := iotest.TestReader(io.NewSectionReader(all, 0, all.Size()), want); err != nil {
		t.Error(err)
	}
}
