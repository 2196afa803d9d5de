//go:build linux && nats

package term

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	"tabby/history/jetstream"
	"tabby/internal/server/spaces"
	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/scoring"
)

// BenchmarkTablesAtOnce measures what tables of two guests cost of whom each enters a score
// a minute: on one machine's disk, in a stream, in a stream with two servers that have half
// of the tables' guests each, as behind a proxy that sends an address to the same server, and
// with two servers over which the guests of every table are spread. TABBY_TABLES says how
// many tables, and TABBY_MOST how many guests a server takes, where it may have no more open
// files. TABBY_HANDS enters scores as fast as they are seen, this many at a time. -benchtime
// 20000x enters as many scores as 10,000 tables do in a minute.
func BenchmarkTablesAtOnce(b *testing.B) {
	if runtime.GOOS != "linux" {
		return // where a process can be asked what it costs
	}
	count := 100
	if n, err := strconv.Atoi(os.Getenv("TABBY_TABLES")); err == nil {
		count = n
	}
	devices := strconv.Itoa(4*count + 50)
	b.Run("sqlite", func(b *testing.B) {
		dir := filepath.Join(b.TempDir(), "tabby")
		manyGames(b, dir, count)
		measure(b, []process{startProcess(b, "--data", dir, "--devices", devices, "--running")}, nil, false)
	})
	for _, tc := range []struct {
		name    string
		servers int
		spread  bool
	}{{"jetstream", 1, false}, {"two-servers", 2, false}, {"two-servers-spread", 2, true}} {
		b.Run(tc.name, func(b *testing.B) {
			c := natstest.Start(b, 1)
			manyStreamGames(b, c.URL(), count)
			var all []process
			for range tc.servers {
				all = append(all, startProcess(b, "--data", b.TempDir(), "--devices", devices, "--running",
					"--nats", c.URL(), "--nats-monitor", c.Nodes[0].MonitorURL()))
			}
			measure(b, all, c, tc.spread)
		})
	}
}

// measure lets two guests of every table enter scores, each one a minute: at the same server,
// or spread over two.
func measure(b *testing.B, servers []process, nodes *natstest.Cluster, spread bool) {
	b.Helper()
	const each = 2
	tables := len(servers[0].links)
	byGame := make([]map[string]spaces.Links, len(servers))
	for i, s := range servers {
		byGame[i] = map[string]spaces.Links{}
		for _, l := range s.links {
			byGame[i][l.Game] = l
		}
	}
	some := min(each*tables, number("TABBY_MOST", each*tables)*len(servers))
	parties := make([]party, tables)
	for i, l := range servers[0].links {
		links := []string{byGame[i%len(servers)][l.Game].Score}
		if spread {
			links = append(links, byGame[(i+1)%len(servers)][l.Game].Score)
		}
		parties[i] = party{i, each, links}
		if i < each*tables-some {
			parties[i].Guests = each - 1
		}
	}
	all := startCrowds(b, asData, parties)
	before, began := costs(b, servers, nodes), time.Now()
	at := every(time.Minute / time.Duration(tables*each))
	if hands := number("TABBY_HANDS", 0); hands > 0 {
		at = flatOut(hands)
	}
	times := all.enterEach(at)
	lasted := float64(time.Since(began))
	after := costs(b, servers, nodes)
	entered := time.Duration(len(times))
	b.ReportMetric(float64(some), "guests")
	b.ReportMetric(float64(((after.servers - before.servers) / entered).Microseconds()), "µs/score")
	b.ReportMetric(float64(after.servers-before.servers)/lasted, "cores")
	b.ReportMetric(after.memory/float64(len(servers)), "MiB/server")
	if nodes != nil {
		b.ReportMetric(float64(((after.nodes - before.nodes) / entered).Microseconds()), "µs-nats/score")
		b.ReportMetric(float64(after.nodes-before.nodes)/lasted, "cores-nats")
		b.ReportMetric(after.nodeMemory, "MiB-nats")
	}
	b.ReportMetric(float64(len(times))/(lasted/float64(time.Second)), "scores/s")
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs-p99")
	b.ReportMetric(0, "ns/op")
}

// A cost is what servers and nodes have used.
type cost struct {
	servers, nodes     time.Duration
	memory, nodeMemory float64 // MiB
}

func costs(b *testing.B, servers []process, nodes *natstest.Cluster) (c cost) {
	b.Helper()
	for _, s := range servers {
		c.servers += cpuOf(s.pid)
		c.memory += memoryOf(s.pid)
	}
	if nodes != nil {
		for _, n := range nodes.Nodes {
			c.nodes += cpuOf(n.PID())
			c.nodeMemory += memoryOf(n.PID())
		}
	}
	return c
}

// manyStreamGames begins games of six in a stream.
func manyStreamGames(b *testing.B, url string, count int) {
	b.Helper()
	kept, _, err := jetstream.Open(url, jetstream.Options{})
	must.Do(b, err)
	defer kept.Close()
	start := scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat"}
	for _, name := range []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"} {
		p := must.Get(kept.Meet(name))
		start.People = append(start.People, scoring.Person{ID: p.ID, Name: name})
	}
	var beginning sync.WaitGroup
	const hands = 16
	for hand := range hands {
		beginning.Go(func() {
			for range (count + hand) / hands {
				if _, err := game.Begin(kept, start, time.Now); err != nil {
					b.Error(err)
				}
			}
		})
	}
	beginning.Wait()
}
