//go:build linux && long

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

// BenchmarkMakeTest runs make test of the last commit in a clean clone, with an empty cache of what was built, and
// with the modules and the packages of the system there. It measures how long it takes, the time of the
// processors, and the memory of all its processes together, as it is shared between them.
func BenchmarkMakeTest(b *testing.B) {
	var wall, processor, memory []float64
	for b.Loop() {
		dir := b.TempDir()
		must.Do(b, exec.Command("git", "clone", "-q", must.Get(filepath.Abs("../../..")), dir+"/clone").Run())
		c := exec.Command("make", "test")
		c.Dir, c.Env = dir+"/clone", append(bare(os.Environ()), "GOCACHE="+dir+"/cache")
		began, end := time.Now(), make(chan bool)
		peak := watch(end)
		out, err := c.CombinedOutput()
		close(end)
		if err != nil {
			b.Fatalf("%v: %s", err, out)
		}
		wall = append(wall, time.Since(began).Seconds())
		processor = append(processor, (c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Seconds())
		memory = append(memory, must.From(b, "the most memory", peak))
	}
	turns.Report(b, "s-wall", wall)
	turns.Report(b, "s-processor", processor)
	turns.Report(b, "GB-all", memory)
}

// bare leaves out what make and a test hand on to those that they start.
func bare(env []string) []string {
	return slices.DeleteFunc(slices.Clone(env), func(set string) bool {
		name, _, _ := strings.Cut(set, "=")
		return slices.Contains([]string{"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "GOFLAGS", "GOGC", "GOMEMLIMIT", "TMPDIR", "GOTMPDIR"}, name)
	})
}

// watch looks twice a second at the memory of all processes that this one has started, and sends the most, in
// GB, once it is the end.
func watch(end <-chan bool) (peak <-chan float64) {
	most := make(chan float64, 1)
	go func() {
		seen := 0.0
		for again := time.Tick(500 * time.Millisecond); ; {
			select {
			case <-again:
				seen = max(seen, held(os.Getpid()))
			case <-end:
				most <- seen
				return
			}
		}
	}()
	return most
}

// held returns how many GB the descendants of a process hold. What has ended meanwhile holds nothing.
func held(process int) (all float64) {
	below := map[string][]string{} // by parent
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		text, _ := os.ReadFile(path)
		if fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:])); len(fields) > 1 {
			below[fields[1]] = append(below[fields[1]], filepath.Dir(path))
		}
	}
	for left := below[strconv.Itoa(process)]; len(left) > 0; {
		at := left[0]
		left = append(left[1:], below[filepath.Base(at)]...)
		text, _ := os.ReadFile(at + "/smaps_rollup")
		if found := shared.FindSubmatch(text); found != nil {
			kB, _ := strconv.ParseFloat(string(found[1]), 64)
			all += kB * 1024 / 1e9
		}
	}
	return all
}

// shared is the memory of a process, with its share of what others have as well.
var shared = regexp.MustCompile(`(?m)^Pss: +(\d+) kB`)
