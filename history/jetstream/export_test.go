package jetstream

import (
	"testing"

	"github.com/nats-io/nats.go"
)

// Put stores a message, for tests of what is said to a leader.
func Put(url, stream, subject string, after uint64, text string) (uint64, error) {
	c, err := dial(url, patience)
	if err != nil {
		return 0, err
	}
	defer c.Close()
	return c.put(place{stream, subject}, after, "", []byte(text))
}

// Redacted is for tests of what is said when no server can be reached.
var Redacted = redacted

// Settle waits until the servers have taken all that was sent, and until what they have sent
// before that is taken in.
func (s *Store) Settle(t testing.TB) {
	t.Helper()
	if err := s.conn.Flush(); err != nil {
		t.Fatal(err)
	}
	const mark = "mark"
	done := make(chan struct{})
	g := &Game{store: s, said: map[string]*message{}, known: map[string]uint64{}, changed: func() { close(done) }}
	s.mu.Lock()
	s.open[mark] = g
	s.mu.Unlock()
	m := nats.NewMsg(hintSubject(s.space, mark))
	m.Header.Set(sequenceHeader, "1")
	s.hints <- m
	<-done
	s.mu.Lock()
	delete(s.open, mark)
	s.mu.Unlock()
}
