//go:build planted

package planted

import (
	"os/exec"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/internal/testing/must"
)

// A world should find a fault within a minute. It may take as long as the limit where others
// use the machine as well. A world uses one processor, so faults are looked for side by side.
const (
	within = time.Minute
	limit  = 10 * time.Minute
)

func TestEveryFaultIsFound(t *testing.T) {
	var mu sync.Mutex
	var took []time.Duration
	t.Cleanup(func() { // after all of them
		if slices.Sort(took); len(took) > 0 {
			t.Logf("%d faults: median %v, longest %v", len(took), took[len(took)/2], took[len(took)-1])
		}
	})
	for _, f := range faults(t) {
		if f.Tests.Package == "" || f.Unit.Package != "" {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			after := f.find(t)
			mu.Lock()
			defer mu.Unlock()
			took = append(took, after)
		})
	}
}

// TestEveryFaultBuilds is what make check asks, which does not look for them.
func TestEveryFaultBuilds(t *testing.T) {
	for _, f := range faults(t) {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			env, err := f.plant(root, t.TempDir())
			must.Do(t, err)
			for _, name := range f.Paths() {
				if path.Ext(name) != ".go" {
					continue
				}
				if err := compile(root, env, "build", "-tags", f.Tests.Tags, "./"+path.Dir(name)); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

// find returns how long its world takes to find a fault.
func (f Fault) find(t *testing.T) time.Duration {
	t.Helper()
	if _, err := exec.LookPath("chromium"); err != nil && strings.Contains(f.Tests.Tags, "chromium") {
		t.Skip("there is no browser")
	}
	found, err := f.Seek(root, f.Tests, limit)
	must.Do(t, err)
	if found.Test == "" {
		t.Fatalf("nobody has noticed within %v what loses %s A check is missing.\n%s", found.After, f.Loses, tail(found.Out))
	}
	t.Logf("found after %v: %s", found.After.Round(time.Millisecond), found.Said)
	if found.After > within {
		t.Logf("that is more than %v", within)
	}
	return found.After
}

// tail returns the end of an output.
func tail(out string) string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	return strings.Join(lines[max(0, len(lines)-20):], "\n")
}
