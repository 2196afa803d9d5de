package host

import (
	"bufio"
	"io"
	"net"
	"net/http"

	"github.com/coder/websocket"
)

// The buffers that a connection keeps in bytes, where net/http has two of 4096: an intent
// is short, and what changes on a page with one score fits the other. What is longer takes
// a second system call.
const (
	readBuffer  = 512
	writeBuffer = 2048
)

// upgrade makes a WebSocket of a request, over a socket. It has answered where it returns an
// error, such as to a page of another origin than its own and some.
func upgrade(w http.ResponseWriter, r *http.Request, origins []string) (*websocket.Conn, *socket, error) {
	s := &slim{ResponseWriter: w}
	conn, err := websocket.Accept(s, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled, OriginPatterns: origins})
	return conn, s.socket, err
}

// slim hands its connection over as a socket with small buffers.
type slim struct {
	http.ResponseWriter
	socket *socket // once it was handed over
}

// Hijack implements [http.Hijacker].
func (s *slim) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, both, err := http.NewResponseController(s.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	early := both.Reader.Buffered() // what the guest has not waited to say
	reader := bufio.NewReaderSize(io.MultiReader(io.LimitReader(both.Reader, int64(early)), conn), max(readBuffer, early))
	if _, err := reader.Peek(early); err != nil {
		return nil, nil, err
	}
	s.socket = newSocket(conn)
	return s.socket, bufio.NewReadWriter(reader, bufio.NewWriterSize(s.socket, writeBuffer)), nil
}
