//go:build linux

package term

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/server/spaces"
	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// BenchmarkManyTables measures what one server costs that has many tables, whose guests
// together enter two hundred scores a second: its cores and memory, and how long a score
// takes to all at the table. Elsewhere a process cannot be asked. TABBY_TABLES says how many tables, TABBY_GUESTS how many
// guests each has.
func BenchmarkManyTables(b *testing.B) {
	for _, f := range []form{asData, asPage} {
		b.Run(f.As, func(b *testing.B) {
			dir := filepath.Join(b.TempDir(), "tabby")
			manyGames(b, dir, number("TABBY_TABLES", 100))
			startProcess(b, "--data", dir, "--running").measure(b, f)
		})
	}
}

// BenchmarkManySpaces measures the same with as many families, each with a table in a
// space of its own.
func BenchmarkManySpaces(b *testing.B) {
	for _, f := range []form{asData, asPage} {
		b.Run(f.As, func(b *testing.B) {
			dir := filepath.Join(b.TempDir(), "spaces")
			keys := map[string]string{}
			for i := range number("TABBY_TABLES", 100) {
				name := fmt.Sprintf("family-%d", i)
				key := must.Get(spaces.Add(dir, name, time.Now()))
				keys[name] = key
			}
			said, pid := startServing(b, "--spaces", dir, "--idle", "1h")
			var m manyAddresses
			if err := json.Unmarshal(said, &m); err != nil {
				b.Fatalf("the server said %q, %v", said, err)
			}
			p := process{pid: pid}
			for name, key := range keys {
				p.links = append(p.links, beginIn(b, m.Addresses[0]+"/s/"+name, key, "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"))
			}
			p.measure(b, f)
		})
	}
}

// number returns a number of the environment, or what is usual.
func number(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// measure lets guests join all tables of a server and enter scores.
func (server process) measure(b *testing.B, f form) {
	const rate = 200
	var parties []party
	for i, link := range server.links {
		parties = append(parties, party{i, number("TABBY_GUESTS", 6), []string{link.Score}})
	}
	all := startCrowds(b, f, parties)
	before, began, sent := cpuOf(server.pid), time.Now(), all.sent()
	times := all.enterEach(every(time.Second / rate))
	cores := float64(cpuOf(server.pid)-before) / float64(time.Since(began))
	b.ReportMetric(float64(all.sent()-sent)/float64(len(times)), "B-a-score")
	b.ReportMetric(cores, "cores")
	b.ReportMetric(memoryOf(server.pid), "MiB")
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs-p99")
	b.ReportMetric(0, "ns/op")
}

// manyGames begins games of six.
func manyGames(b *testing.B, dir string, count int) {
	b.Helper()
	kept := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer kept.Close()
	for range count {
		start := scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat"}
		for _, name := range []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"} {
			p := must.Get(kept.Meet(name))
			start.People = append(start.People, scoring.Person{ID: p.ID, Name: name})
		}
		if _, err := game.Begin(kept, start, time.Now); err != nil {
			b.Fatal(err)
		}
	}
}

// A process is a server that runs.
type process struct {
	pid   int
	links []spaces.Links
}

// startProcess serves tables at any port.
func startProcess(b *testing.B, args ...string) process {
	b.Helper()
	said, pid := startServing(b, args...)
	var a announcement
	if err := json.Unmarshal(said, &a); err != nil || len(a.Tables) == 0 {
		b.Fatalf("the server said %q, %v", said, err)
	}
	return process{pid, a.Tables}
}

// startServing starts a server, and returns what it says and its process.
func startServing(b *testing.B, args ...string) (said []byte, pid int) {
	b.Helper()
	cmd := program(append([]string{"serve", "--json", "--port", "0", "--devices", "100000"}, args...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	must.Do(b, err)
	must.Do(b, cmd.Start())
	b.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	said, err = bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		b.Fatalf("the server said %q, %v", said, err)
	}
	return said, cmd.Process.Pid
}

// cpuOf returns the processor time that a process has used.
func cpuOf(pid int) time.Duration {
	text := must.Get(os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)))
	_, rest, _ := strings.Cut(string(text), ") ") // after the name
	fields := strings.Fields(rest)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * time.Second / 100
}

// memoryOf returns the resident memory of a process, in MiB.
func memoryOf(pid int) float64 {
	text := must.Get(os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid)))
	pages, _ := strconv.Atoi(strings.Fields(string(text))[1])
	return float64(pages*os.Getpagesize()) / (1 << 20)
}
