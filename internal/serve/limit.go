package serve

import (
	"net"
	"sync"
)

// A limited listener accepts so many connections of TCP at once. Unlike those of package
// netutil, its connections can do all that TCP can, such as take what there is room for
// without waiting.
type limited struct {
	net.Listener
	room chan struct{} // has a value for each connection
	done chan struct{} // is closed with the listener
	end  func()        // closes done
}

// limit returns a listener that accepts at most so many connections at once of another one.
func limit(l net.Listener, connections int) net.Listener {
	done := make(chan struct{})
	return &limited{l, make(chan struct{}, connections), done, sync.OnceFunc(func() { close(done) })}
}

// Accept implements [net.Listener].
func (l *limited) Accept() (net.Conn, error) {
	select {
	case l.room <- struct{}{}:
	case <-l.done:
		return nil, net.ErrClosed
	}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.room
		return nil, err
	}
	return &limitedConn{c.(*net.TCPConn), sync.OnceFunc(func() { <-l.room })}, nil
}

// Close implements [net.Listener].
func (l *limited) Close() error {
	defer l.end()
	return l.Listener.Close()
}

// A limitedConn makes room for another when it is closed.
type limitedConn struct {
	*net.TCPConn
	leave func()
}

// Close implements [net.Conn].
func (c *limitedConn) Close() error {
	defer c.leave()
	return c.TCPConn.Close()
}
