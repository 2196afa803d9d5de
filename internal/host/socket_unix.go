//go:build unix

package host

import (
	"net"
	"syscall"
)

// trying returns a function that sends as much of a text as a connection takes without
// waiting, and returns how much that is.
func trying(conn net.Conn) func(text []byte) (taken int) {
	of, ok := conn.(syscall.Conn)
	if !ok {
		return func([]byte) int { return 0 }
	}
	raw, err := of.SyscallConn()
	if err != nil {
		return func([]byte) int { return 0 }
	}
	return func(text []byte) (taken int) {
		_ = raw.Write(func(fd uintptr) bool { // what fails here fails again where it is waited for
			taken, _ = syscall.Write(int(fd), text)
			return true
		})
		return max(taken, 0)
	}
}
