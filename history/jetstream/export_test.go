package jetstream

import (
	"testing"
	"time"
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

// Flush waits until the servers have taken all that was sent.
func (s *Store) Flush(t testing.TB) {
	t.Helper()
	if err := s.conn.Flush(); err != nil {
		t.Fatal(err)
	}
}

// ListenedBy waits until another host has asked for hints about a game.
func (s *Store) ListenedBy(t testing.TB, id string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		s.mu.Lock()
		_, is := s.listening[id]
		s.mu.Unlock()
		if is {
			return
		}
	}
	t.Fatal("no one asked for hints")
}
