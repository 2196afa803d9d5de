//go:build planted

package planted

import (
	"encoding/json"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
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
		t.Run(f.name, func(t *testing.T) {
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
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			for _, p := range f.places {
				if path.Ext(p.path) == ".go" {
					f.compile(t, "build", "./"+path.Dir(p.path))
				}
			}
		})
	}
}

// find returns how long its world takes to find a fault.
func (f fault) find(t *testing.T) time.Duration {
	t.Helper()
	if _, err := exec.LookPath("chromium"); err != nil && strings.Contains(f.tags, "chromium") {
		t.Skip("there is no browser")
	}
	run := f.build(t)
	began := time.Now()
	out, err := run.CombinedOutput()
	after := time.Since(began).Round(time.Millisecond)
	said := f.found(string(out))
	if err == nil || said == "" {
		t.Fatalf("nobody has noticed within %v what loses %s A check is missing.\n%s", after, f.loses, tail(string(out)))
	}
	t.Logf("found after %v: %s", after, said)
	if after > within {
		t.Logf("that is more than %v", within)
	}
	return after
}

// build builds the test of a world with the fault, and returns the command that runs it.
func (f fault) build(t *testing.T) *exec.Cmd {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "world.test")
	f.compile(t, "test", "-c", "-vet=off", "-o", binary, "./"+f.pkg)
	run := exec.Command(binary, "-test.run=^"+f.test+"$", "-test.short", "-test.timeout="+(2*limit).String())
	run.Dir = filepath.Join(root, f.pkg)
	run.Env = append(os.Environ(), "SIM_FOR="+limit.String())
	return run
}

// compile calls the go command with the fault put in.
func (f fault) compile(t *testing.T, command string, more ...string) {
	t.Helper()
	compile := exec.Command("go", append([]string{command, "-tags", f.tags, "-overlay", f.overlay(t)}, more...)...)
	compile.Dir, compile.Env = root, append(os.Environ(), "CGO_ENABLED=0")
	if out, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("it does not build: %v\n%s", err, out)
	}
}

// overlay writes the files that the fault changes, and returns the file that says so to the go
// command.
func (f fault) overlay(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	all, err := f.files()
	if err != nil {
		t.Fatal(err)
	}
	replaced := map[string]string{}
	for name, text := range all {
		real, err := filepath.Abs(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		replaced[real] = filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
		if err := os.WriteFile(replaced[real], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	list := filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]any{"Replace": replaced})
	if err == nil {
		err = os.WriteFile(list, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// found returns the first thing that a test has said is wrong, or "" if none failed. A world
// says which seed tells it again.
func (f fault) found(out string) string {
	failed := "--- FAIL: " + f.test
	if strings.HasPrefix(f.pkg, worlds) {
		failed = "tells it again"
	}
	if !strings.Contains(out, failed) {
		return ""
	}
	said := regexp.MustCompile(`(?m)^ +\w+\.go:\d+: (.+)$`) // a line that says what is wrong
	if first := said.FindStringSubmatch(out); first != nil {
		return first[1]
	}
	return "a world gave up"
}

// tail returns the end of an output.
func tail(out string) string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	return strings.Join(lines[max(0, len(lines)-20):], "\n")
}
