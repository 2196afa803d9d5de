package host

import (
	"bytes"
	"io"
	"net"
	"testing"
)

// pair returns both ends of a connection of TCP.
func pair(t *testing.T) (near, far net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	near, err = net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	far, err = l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = near.Close(), far.Close() })
	return near, far
}

// blind is a connection of which only reads and writes are known.
type blind struct{ net.Conn }

func TestSocketSendsEverythingInOrder(t *testing.T) {
	for _, hide := range []bool{false, true} {
		near, far := pair(t)
		if hide {
			near = blind{near}
		}
		s := newSocket(near)
		long := bytes.Repeat([]byte("0123456789"), 1<<20) // more than any network takes at once
		want(t, "still being sent", write(t, s, long), true)
		want(t, "still being sent", write(t, s, []byte("last")), true)
		sent := make(chan bool)
		want(t, "waits for the rest", s.after(func() { close(sent) }), true)
		got := make([]byte, len(long)+4)
		if _, err := io.ReadFull(far, got); err != nil {
			t.Fatal(err)
		}
		if string(got) != string(long)+"last" {
			t.Error("it comes in another order")
		}
		<-sent
		want(t, "still being sent", write(t, s, nil), false)
	}
}

// write writes a text, and reports whether it is still being sent.
func write(t *testing.T, s *socket, text []byte) bool {
	t.Helper()
	if n, err := s.Write(text); n != len(text) || err != nil {
		t.Fatalf("%d bytes of %d are written, %v", n, len(text), err)
	}
	return s.after(func() {})
}

func TestDeviceThatPingsAndReadsNothingIsLeft(t *testing.T) {
	near, _ := pair(t)
	s := newSocket(near)
	text := bytes.Repeat([]byte("0123456789"), 1<<20)
	write(t, s, text)
	for range maxTexts {
		_, _ = s.Write([]byte("pong")) // or it was left already
	}
	if _, err := s.Write([]byte("pong")); err == nil {
		t.Error("more is kept for it")
	}
}

func TestSocketThatCannotSendSaysSo(t *testing.T) {
	near, _ := pair(t)
	s := newSocket(near)
	near.Close()
	ended := make(chan struct{})
	if _, err := s.Write([]byte("text")); err != nil || !s.after(func() { close(ended) }) {
		return // it has ended already
	}
	<-ended
	if _, err := s.Write([]byte("more")); err == nil {
		t.Error("more is written")
	}
}
