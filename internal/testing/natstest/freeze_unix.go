//go:build unix && nats

package natstest

import (
	"syscall"

	"tabby/internal/testing/must"
)

// Freeze stops the node where it is, with its connections open.
func (n *Node) Freeze() { n.signal(syscall.SIGSTOP) }

// Thaw lets the node go on.
func (n *Node) Thaw() { n.signal(syscall.SIGCONT) }

func (n *Node) signal(s syscall.Signal) {
	n.t.Helper()
	n.mu.Lock()
	defer n.mu.Unlock()
	must.Do(n.t, n.process.Process.Signal(s))
}
