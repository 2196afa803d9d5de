package operator

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strconv"
	"sync/atomic"
	"time"
)

// began is when the program began.
var began = time.Now()

// write writes all figures in the text format of Prometheus, version 0.0.4.
func (f *Figures) write(to io.Writer) error {
	w := bufio.NewWriter(to)
	metric(w, gauge{"tabby_spaces_open", "Spaces whose store is open."}, f.spaces.Load())
	metric(w, gauge{"tabby_tables_open", "Tables that are open."}, f.tables.Load())
	metric(w, gauge{"tabby_guests", "Connections of guests."}, f.guests.Load())
	f.intents.write(w, "tabby_intents_total", "result", "Intents of guests, by ok or the code of the refusal.")
	f.intentTimes.write(w, "tabby_intent_seconds", "How long an intent took from when it was read to when it was durable.")
	metric(w, counter{"tabby_appends_total", "Entries of games that were to be kept."}, f.appends.Load())
	metric(w, counter{"tabby_append_failures_total", "Entries that the disk did not take."}, f.failed.Load())
	f.appendTimes.write(w, "tabby_append_seconds", "How long it took to keep an entry.")
	metric(w, counter{"tabby_sent_bytes_total", "Bytes of messages to guests."}, f.sent.Load())
	f.requests.write(w, "tabby_requests_total", "status", "Answers to HTTP requests, by class of status; 101 are connections of guests.")
	writeProcess(w)
	return w.Flush()
}

// writeProcess writes the figures of the process, by the names that Prometheus' own clients
// use.
func writeProcess(w io.Writer) {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	metric(w, gauge{"go_goroutines", "Goroutines."}, runtime.NumGoroutine())
	metric(w, gauge{"go_memstats_heap_alloc_bytes", "Bytes of the heap that are in use."}, m.HeapAlloc)
	metric(w, gauge{"process_start_time_seconds", "When the process began, in seconds since 1970."}, began.Unix())
	if resident, ok := resident(); ok {
		metric(w, gauge{"process_resident_memory_bytes", "Resident memory."}, resident)
	}
}

// resident returns the resident memory in bytes, where the system says so in /proc.
func resident() (bytesOf int64, ok bool) {
	text, err := os.ReadFile("/proc/self/statm")
	fields := bytes.Fields(text)
	if err != nil || len(fields) < 2 {
		return 0, false
	}
	pages, err := strconv.ParseInt(string(fields[1]), 10, 64)
	return pages * int64(os.Getpagesize()), err == nil
}

// A gauge goes up and down, a counter only up.
type (
	gauge   struct{ name, help string }
	counter struct{ name, help string }
)

func (g gauge) describe(w io.Writer) string   { return describe(w, g.name, "gauge", g.help) }
func (c counter) describe(w io.Writer) string { return describe(w, c.name, "counter", c.help) }

// describe writes what a figure is, and returns its name.
func describe(w io.Writer, name, kind, help string) string {
	fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind)
	return name
}

func metric[N int | int64 | uint64](w io.Writer, of interface{ describe(io.Writer) string }, value N) {
	fmt.Fprintf(w, "%s %d\n", of.describe(w), value)
}

// all returns the counts by label.
func (b *byLabel) all() map[string]int64 {
	all := map[string]int64{}
	for label, n := range b.counts.Range {
		all[label.(string)] = n.(*atomic.Int64).Load()
	}
	return all
}

func (b *byLabel) write(w io.Writer, name, label, help string) {
	describe(w, name, "counter", help)
	all := b.all()
	for _, value := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(w, "%s{%s=%q} %d\n", name, label, value, all[value])
	}
}

func (h *histogram) write(w io.Writer, name, help string) {
	describe(w, name, "histogram", help)
	var below int64
	for i, bound := range bounds {
		below += h.counts[i].Load()
		fmt.Fprintf(w, "%s_bucket{le=\"%v\"} %d\n", name, bound, below)
	}
	below += h.counts[len(bounds)].Load()
	fmt.Fprintf(w, "%s_bucket{le=\"+Inf\"} %d\n%s_sum %v\n%s_count %d\n", name, below, name, time.Duration(h.nanos.Load()).Seconds(), name, below)
}
