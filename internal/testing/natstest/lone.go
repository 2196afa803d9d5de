//go:build nats

package natstest

import (
	"net"
	"testing"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats-server/v2/server/ats"

	"tabby/internal/testing/must"
)

// A Lone server runs in the process of the test and has no sockets, so that it can live in a
// bubble of testing/synctest.
type Lone struct{ server *server.Server }

// OutsideBubbles runs what all lone servers share until the test ends. It is to be called
// outside a bubble.
func OutsideBubbles(t testing.TB) {
	ats.Register()
	t.Cleanup(ats.Unregister)
}

// StartLone starts a server that keeps its files in a folder.
func StartLone(t testing.TB, dir string) *Lone {
	t.Helper()
	s, err := server.NewServer(&server.Options{ServerName: "lone", DontListen: true, JetStream: true, StoreDir: dir, SyncAlways: true, NoSigs: true, NoLog: true})
	must.Do(t, err)
	s.Start()
	if !s.ReadyForConnections(patience) {
		t.Fatal("the server does not start")
	}
	return &Lone{s}
}

// Dial connects to the server.
func (l *Lone) Dial() (net.Conn, error) { return l.server.InProcessConn() }

// Stop stops the server.
func (l *Lone) Stop() {
	l.server.Shutdown()
	l.server.WaitForShutdown()
}
