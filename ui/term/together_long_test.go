//go:build long

package term

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// TestKilledHomeSyncsLater kills the program at home while another meets it.
func TestKilledHomeSyncsLater(t *testing.T) {
	h, dir := newHome(t), filepath.Join(t.TempDir(), "other")
	played(t, h.dir, 3)
	h.start(t)
	run(t, dir, "", "history", "together", h.link)
	kills, dice := assault.Times(1, 4, 60), rand.New(rand.NewPCG(3, 4))
	for range kills {
		played(t, dir, 1+dice.IntN(5))
		meeting := program("history", "together", "--data", dir)
		var said bytes.Buffer
		meeting.Stdout, meeting.Stderr = &said, &said
		must.Do(t, meeting.Start())
		time.AfterFunc(time.Duration(dice.IntN(80))*time.Millisecond, func() { _ = h.process.Process.Kill() })
		_ = meeting.Wait() // whether it was through or not
		_ = h.process.Wait()
		played(t, h.dir, 1)
		h.start(t)
	}
	run(t, dir, "", "history", "together")
	h.kill()
	here, there := run(t, dir, "", "history", "export"), run(t, h.dir, "", "history", "export")
	if here != there || strings.Count(here, `"seq":1,`) != 1+2*kills {
		t.Errorf("one has\n%s\nthe other\n%s", here, there)
	}
	for _, d := range []string{dir, h.dir} {
		if got := run(t, d, "", "history", "check"); !strings.HasPrefix(got, fmt.Sprintf("All is well: %d games", 1+2*kills)) {
			t.Errorf("the check says %q", got)
		}
	}
	assault.Tried(t, kills, assault.Kills)
}
