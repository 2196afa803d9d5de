package host

import (
	"bytes"
	"errors"
	"net"
	"sync"
	"time"
)

// A socket is a connection on which nothing waits to be sent: what the network does not take
// at once, a goroutine sends. So one goroutine can send to all devices of a table, and none
// of them holds up another.
type socket struct {
	net.Conn
	try func(text []byte) (taken int) // sends what there is room for

	mu    sync.Mutex
	rest  []byte // what is to be sent next
	busy  bool   // a goroutine sends
	texts int    // came while it did
	then  func() // what comes after that, or nil
	err   error  // why no more can be sent
}

// newSocket returns the socket of a connection.
func newSocket(conn net.Conn) *socket { return &socket{Conn: conn, try: trying(conn)} }

// maxTexts is how many texts may come while a socket is busy. A device gets the next message
// only when it has read the last, so they are answers to its pings.
const maxTexts = 500

// errTexts is why a device is left that pings and does not read.
var errTexts = errors.New("the device reads nothing")

// Write implements [net.Conn]. It keeps nothing of the text.
func (s *socket) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.err != nil:
		return 0, s.err
	case !s.busy:
		if taken := s.try(text); taken < len(text) {
			s.rest, s.busy, s.texts = bytes.Clone(text[taken:]), true, 0
			go s.send()
		}
	case s.texts == maxTexts:
		return 0, errTexts
	default:
		s.rest = append(s.rest, text...)
		s.texts++
	}
	return len(text), nil
}

// send sends what there is, and then ends.
func (s *socket) send() {
	for {
		s.mu.Lock()
		text := s.rest
		s.rest = nil
		if len(text) == 0 {
			s.end(nil)
			return
		}
		s.mu.Unlock()
		_ = s.SetWriteDeadline(time.Now().Add(sendTime)) // where it fails, so does Write
		if _, err := s.Conn.Write(text); err != nil {
			_ = s.Close() // which ends who reads
			s.mu.Lock()
			s.end(err)
			return
		}
		_ = s.SetWriteDeadline(time.Time{})
	}
}

// end notes that all is sent, or why not, and unlocks the socket.
func (s *socket) end(err error) {
	s.busy, s.err = false, err
	then := s.then
	s.then = nil
	s.mu.Unlock()
	if then != nil {
		then()
	}
}

// after calls a function, later, if something is still being sent, and reports whether there is.
func (s *socket) after(f func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.busy {
		s.then = f
	}
	return s.busy
}
