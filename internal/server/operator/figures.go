package operator

import (
	"sync"
	"sync/atomic"
	"time"
)

// Figures count what a server does. The zero value is ready, and its methods may be called
// by several goroutines.
type Figures struct {
	spaces, tables, guests   atomic.Int64
	appends, failed          atomic.Int64
	sent                     atomic.Int64
	intents, requests        byLabel
	intentTimes, appendTimes histogram
}

// Space counts a space that was opened, or with -1 one that was closed.
func (f *Figures) Space(change int) { f.spaces.Add(int64(change)) }

// Table counts a table that was opened, or with -1 one that was closed.
func (f *Figures) Table(change int) { f.tables.Add(int64(change)) }

// Guest counts a connection that has come, or with -1 one that has gone.
func (f *Figures) Guest(change int) { f.guests.Add(int64(change)) }

// Intent counts an intent with the code of its refusal, or "", and how long it took.
func (f *Figures) Intent(code string, took time.Duration) {
	if code == "" {
		code = "ok"
	}
	f.intents.add(code)
	f.intentTimes.observe(took)
}

// Sent counts the bytes of a message to a guest.
func (f *Figures) Sent(bytes int) { f.sent.Add(int64(bytes)) }

// Append counts an entry of a game: whether it could not be kept, and how long that took.
func (f *Figures) Append(failed bool, took time.Duration) {
	f.appends.Add(1)
	if failed {
		f.failed.Add(1)
	}
	f.appendTimes.observe(took)
}

// Request counts an answer by its HTTP status; 0 is a connection that was taken over.
func (f *Figures) Request(status int) {
	f.requests.add([]string{"101", "1xx", "2xx", "3xx", "4xx", "5xx"}[min(status/100, 5)])
}

// byLabel counts by the value of a label.
type byLabel struct{ counts sync.Map } // *atomic.Int64 by string

func (b *byLabel) add(label string) {
	n, _ := b.counts.LoadOrStore(label, new(atomic.Int64))
	n.(*atomic.Int64).Add(1)
}

// bounds are the upper bounds of the buckets of a histogram, in seconds.
var bounds = [...]float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5}

// A histogram counts how long something took.
type histogram struct {
	counts [len(bounds) + 1]atomic.Int64 // the last is over all bounds
	nanos  atomic.Int64
}

func (h *histogram) observe(took time.Duration) {
	i := 0
	for i < len(bounds) && took.Seconds() > bounds[i] {
		i++
	}
	h.counts[i].Add(1)
	h.nanos.Add(int64(took))
}

// quantile returns the upper bound in seconds of the bucket in which a share of all lies,
// 0 if there are none, and the last bound for what is over it.
func (h *histogram) quantile(share float64) float64 {
	var all, below int64
	for i := range h.counts {
		all += h.counts[i].Load()
	}
	if all == 0 {
		return 0
	}
	for i := range bounds {
		if below += h.counts[i].Load(); float64(below) >= share*float64(all) {
			return bounds[i]
		}
	}
	return bounds[len(bounds)-1]
}
