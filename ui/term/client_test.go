//go:build long

package term

import (
	"os/exec"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// TestTheSampleClientTakesPartInATable builds docs/client.go, and runs it twice at a real table.
func TestTheSampleClientTakesPartInATable(t *testing.T) {
	s := newTableServer(t)
	s.start("--new", longGame(`"Ann","Ben"`))
	built := t.TempDir() + "/client"
	if said, err := exec.Command("go", "build", "-ldflags=-w", "-o", built, "../../docs/client.go").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	for _, c := range []struct{ points, name string }{{"12", "Ann"}, {"7", "Ben"}} {
		said, err := exec.Command(built, s.link.Sit, c.points).CombinedOutput()
		want := c.name + " has " + c.points + " in round 1.\nAnn had 0 before.\nBen had 0 before.\n"
		if err != nil || string(said) != want {
			t.Fatalf("%v: the client says %q, want %q", err, said, want)
		}
	}
	slips := hosttest.Join(t, s.link.Sit).Last().Slips
	expect.Same(t, "the scores that are entered", []any{slips[0].Score.Points, slips[1].Score.Points}, []any{12, 7})
	said, err := exec.Command(built, s.link.Sit, "3").CombinedOutput()
	if err == nil {
		t.Error("a third client finds a seat at a table of two")
	}
	expect.Contains(t, "what a third client says", string(said), "every seat is taken")
}
