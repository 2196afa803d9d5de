//go:build unix

package natstest

import "syscall"

// Freeze stops the node where it is, with its connections open.
func (n *Node) Freeze() { n.signal(syscall.SIGSTOP) }

// Thaw lets the node go on.
func (n *Node) Thaw() { n.signal(syscall.SIGCONT) }

func (n *Node) signal(s syscall.Signal) {
	n.t.Helper()
	n.mu.Lock()
	defer n.mu.Unlock()
	if err := n.process.Process.Signal(s); err != nil {
		n.t.Fatal(err)
	}
}
