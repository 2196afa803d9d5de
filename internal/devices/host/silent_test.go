//go:build nats

package host_test

import (
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/natstest"
)

// TestSilentServersRefuseAndForgetNothing stops the server under a table. The guest hears so,
// tries again, and goes on when it is back.
func TestSilentServersRefuseAndForgetNothing(t *testing.T) {
	cluster := natstest.Start(t, 1)
	b := openBranchWithin(t, cluster.URL(), beginShared(t, cluster.URL(), "rat-a-tat-cat", "Ann", "Ben"), 2*time.Second)
	g := hosttest.Join(t, b.address(page.Score))
	slip := func(points int) hosttest.Answer {
		return g.Do("slip", hosttest.Args{"round": 0, "player": 0, "score": points})
	}
	until := func(points int) {
		t.Helper()
		a := slip(points)
		for tries := 0; !a.OK && strings.Contains(a.Why, "don’t answer") && tries < 30; tries++ {
			a = slip(points)
		}
		if !a.OK {
			t.Fatal(a)
		}
	}
	until(1)
	cluster.Nodes[0].Kill()
	if a := slip(2); a.OK || !strings.Contains(a.Why, "don’t answer") {
		t.Errorf("without a server a score is answered %v", a)
	}
	cluster.Nodes[0].Start()
	until(3)
	g.Until("the score", func(t hosttest.Table) bool { return t.Slips[0].Score.Points == 3 })
}

// TestGarbageInAStreamEndsNoTable publishes what is no roster where that of a table is.
func TestGarbageInAStreamEndsNoTable(t *testing.T) {
	cluster := natstest.Start(t, 1)
	id := beginShared(t, cluster.URL(), "rat-a-tat-cat", "Ann", "Ben")
	b := openBranch(t, cluster.URL(), id)
	g := hosttest.Join(t, b.address(page.Score))
	for n := range 3 {
		cluster.Publish(t, natstest.DraftSubject(id, "party"), "garbage")
		g.Does("slip", hosttest.Args{"round": 0, "player": 0, "score": n})
	}
	b.close()
	cluster.Publish(t, natstest.DraftSubject(id, "party"), "garbage")
	again := openBranch(t, cluster.URL(), id)
	hosttest.Join(t, again.address(page.Score)).Does("slip", hosttest.Args{"round": 0, "player": 0, "score": 3})
}
