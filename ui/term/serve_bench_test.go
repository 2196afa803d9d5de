package term

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/history/sqlite"
	"tabby/internal/spaces"
	"tabby/scoring"
	"tabby/ui/game"
)

// BenchmarkManyTables measures what one server costs that has many tables, whose guests
// together enter two hundred scores a second: its cores and memory, and how long a score
// takes to all at the table. TABBY_TABLES says how many tables, TABBY_GUESTS how many
// guests each has.
func BenchmarkManyTables(b *testing.B) {
	for _, f := range []form{{"data", []byte(`"table"`)}, {"page", []byte(`"parts"`)}} {
		b.Run(f.as, func(b *testing.B) {
			dir := filepath.Join(b.TempDir(), "tabby")
			manyGames(b, dir, number("TABBY_TABLES", 100))
			startProcess(b, "--data", dir, "--running").measure(b, f)
		})
	}
}

// BenchmarkManySpaces measures the same with as many families, each with a table in a
// space of its own.
func BenchmarkManySpaces(b *testing.B) {
	for _, f := range []form{{"data", []byte(`"table"`)}, {"page", []byte(`"parts"`)}} {
		b.Run(f.as, func(b *testing.B) {
			dir := filepath.Join(b.TempDir(), "spaces")
			keys := map[string]string{}
			for i := range number("TABBY_TABLES", 100) {
				name := fmt.Sprintf("family-%d", i)
				key, err := spaces.Add(dir, name, time.Now())
				if err != nil {
					b.Fatal(err)
				}
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

// sentTo returns how many bytes the guests of all tables were sent.
func sentTo(all []*crowd) (bytes int64) {
	for _, c := range all {
		bytes += c.got.Load()
	}
	return bytes
}

// number returns a number of the environment, or what is usual.
func number(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// A form is how guests are shown the table.
type form struct {
	as   string // as they ask for it
	mark []byte // in each message that shows it
}

// measure lets guests join all tables of a server and enter scores.
func (server process) measure(b *testing.B, f form) {
	const rate = 200
	var all []*crowd
	for i, link := range server.links {
		all = append(all, newCrowd(b, i, number("TABBY_GUESTS", 6), f, link.Score))
	}
	before, began, sent := cpuOf(b, server.pid), time.Now(), sentTo(all)
	times := enterEach(b, time.Second/rate, all)
	cores := float64(cpuOf(b, server.pid)-before) / float64(time.Since(began))
	b.ReportMetric(float64(sentTo(all)-sent)/float64(len(times)), "B-a-score")
	b.ReportMetric(cores, "cores")
	b.ReportMetric(memoryOf(b, server.pid), "MiB")
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs-p99")
	b.ReportMetric(0, "ns/op")
}

// manyGames begins games of six.
func manyGames(b *testing.B, dir string, count int) {
	b.Helper()
	kept, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer kept.Close()
	for range count {
		start := scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat"}
		for _, name := range []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"} {
			p, err := kept.Meet(name)
			if err != nil {
				b.Fatal(err)
			}
			start.People = append(start.People, scoring.Person{ID: p.ID, Name: name})
		}
		if _, err := game.Begin(kept, start, time.Now); err != nil {
			b.Fatal(err)
		}
	}
}

// A crowd is the guests of one table.
type crowd struct {
	mu     sync.Mutex // one enters at a time
	guests []*websocket.Conn
	seen   []chan int // the revision of the slip that each guest sees
	rev    int
	got    atomic.Int64 // bytes that they were sent
}

// newCrowd lets guests join a table in turn at the addresses it has.
func newCrowd(b *testing.B, table, guests int, f form, links ...string) *crowd {
	b.Helper()
	from := net.IPv4(127, 0, byte(table/200), byte(table%200+2)) // a house of its own
	dial := net.Dialer{LocalAddr: &net.TCPAddr{IP: from}}
	client := &http.Client{Transport: &http.Transport{DialContext: dial.DialContext, DisableKeepAlives: true}}
	c := &crowd{}
	for i := range guests {
		base, key, _ := strings.Cut(links[i%len(links)], "/table#")
		body, _ := json.Marshal(map[string]string{"key": key})
		r, err := client.Post(base+"/table/join", "application/json", bytes.NewReader(body))
		if err != nil {
			b.Fatal(err)
		}
		var given struct{ Token, Why string }
		err = json.NewDecoder(r.Body).Decode(&given)
		_ = r.Body.Close()
		if err != nil || given.Token == "" {
			b.Fatal(given, err)
		}
		conn, _, err := websocket.Dial(b.Context(), base+"/table/live", &websocket.DialOptions{HTTPClient: client})
		if err != nil {
			b.Fatal(err)
		}
		conn.SetReadLimit(1 << 20)
		hello, _ := json.Marshal(map[string]any{"tabby": 1, "token": given.Token, "as": f.as, "show": "score"})
		if err := conn.Write(b.Context(), websocket.MessageText, hello); err != nil {
			b.Fatal(err)
		}
		seen := make(chan int, 64)
		c.guests, c.seen = append(c.guests, conn), append(c.seen, seen)
		go c.watch(conn, f.mark, seen)
		b.Cleanup(func() { _ = conn.CloseNow() })
	}
	return c
}

// watch reads what a guest is sent, in which a message with a mark shows the table.
func (c *crowd) watch(conn *websocket.Conn, mark []byte, seen chan<- int) {
	for {
		_, data, err := conn.Read(context.Background())
		if err != nil {
			return
		}
		c.got.Add(int64(len(data)))
		if bytes.Contains(data, mark) {
			select {
			case seen <- 1:
			default:
			}
		}
	}
}

// enter enters a score by one guest, and returns how long all took to see it.
func (c *crowd) enter(b *testing.B) time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, seen := range c.seen {
		for len(seen) > 0 {
			<-seen
		}
	}
	c.rev++
	in := fmt.Sprintf(`{"id":"%d","do":"slip","round":0,"player":%d,"points":%d,"rev":%d}`, c.rev, c.rev%6, c.rev*7%37, c.rev)
	began := time.Now()
	if err := c.guests[0].Write(context.Background(), websocket.MessageText, []byte(in)); err != nil {
		b.Error(err)
	}
	for i, seen := range c.seen {
		select {
		case <-seen:
		case <-time.After(10 * time.Second):
			b.Errorf("guest %d sees nothing", i)
			return 0
		}
	}
	return time.Since(began)
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
	if runtime.GOOS != "linux" {
		b.Skip("elsewhere a process cannot be asked what it costs")
	}
	cmd := exec.Command(os.Args[0], append([]string{"serve", "--json", "--port", "0", "--devices", "100000"}, args...)...)
	cmd.Env = append(os.Environ(), child+"=1")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
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
func cpuOf(b *testing.B, pid int) time.Duration {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), ") ") // after the name
	fields := strings.Fields(rest)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * time.Second / 100
}

// memoryOf returns the resident memory of a process, in MiB.
func memoryOf(b *testing.B, pid int) float64 {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		b.Fatal(err)
	}
	pages, _ := strconv.Atoi(strings.Fields(string(text))[1])
	return float64(pages*os.Getpagesize()) / (1 << 20)
}

// enterEach enters a score at any table after each pause, and returns how long they took,
// the shortest time first.
func enterEach(b *testing.B, pause time.Duration, all []*crowd) (times []time.Duration) {
	var mu sync.Mutex
	var entering sync.WaitGroup
	tick := time.NewTicker(pause)
	defer tick.Stop()
	for b.Loop() {
		<-tick.C
		c := all[rand.IntN(len(all))]
		entering.Go(func() {
			took := c.enter(b)
			mu.Lock()
			times = append(times, took)
			mu.Unlock()
		})
	}
	entering.Wait()
	slices.Sort(times)
	return times
}
