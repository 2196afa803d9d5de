//go:build nats

package natstest

import (
	"fmt"
	"hash/fnv"
	"testing"

	"github.com/nats-io/nats.go"

	"tabby/internal/testing/must"
)

// Publish stores a text at a subject, as any client that reaches the servers can.
func (c *Cluster) Publish(t testing.TB, subject, text string) {
	t.Helper()
	nc, err := nats.Connect(c.URL())
	must.Do(t, err)
	defer nc.Close()
	js, err := nc.JetStream()
	if err == nil {
		_, err = js.Publish(subject, []byte(text))
	}
	must.Do(t, err)
}

// GameSubject returns where the entries of a game are, and DraftSubject where a draft of it is.
func GameSubject(id string) string { return fmt.Sprintf("tabby.home.game.%d.%s", partition(id), id) }

// DraftSubject returns where a draft of a game is, such as "party".
func DraftSubject(id, draft string) string {
	return fmt.Sprintf("tabby.home.draft.%d.%s.%s", partition(id), id, draft)
}

func partition(id string) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // never fails
	return h.Sum32() % 4
}
