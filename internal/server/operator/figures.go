package operator

import (
	"fmt"
	"time"

	"github.com/VictoriaMetrics/metrics"
)

// Figures count what a server does, for Prometheus. Their methods may be called by several goroutines.
type Figures struct {
	set                      *metrics.Set
	spaces, tables, guests   *metrics.Gauge
	appends, failed, sent    *metrics.Counter
	intentTimes, appendTimes *metrics.PrometheusHistogram
}

// bounds are the upper bounds of the buckets of a histogram, in seconds.
var bounds = []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5}

// NewFigures returns figures that are all 0.
func NewFigures() *Figures {
	metrics.ExposeMetadata(true)
	s := metrics.NewSet()
	return &Figures{
		set:         s,
		spaces:      s.NewGauge("tabby_spaces_open", nil),
		tables:      s.NewGauge("tabby_tables_open", nil),
		guests:      s.NewGauge("tabby_guests", nil),
		appends:     s.NewCounter("tabby_appends_total"),
		failed:      s.NewCounter("tabby_append_failures_total"),
		sent:        s.NewCounter("tabby_sent_bytes_total"),
		intentTimes: s.NewPrometheusHistogramExt("tabby_intent_seconds", bounds),
		appendTimes: s.NewPrometheusHistogramExt("tabby_append_seconds", bounds),
	}
}

// Space counts a space that was opened, or with -1 one that was closed.
func (f *Figures) Space(change int) { f.spaces.Add(float64(change)) }

// Table counts a table that was opened, or with -1 one that was closed.
func (f *Figures) Table(change int) { f.tables.Add(float64(change)) }

// Guest counts a connection that has come, or with -1 one that has gone.
func (f *Figures) Guest(change int) { f.guests.Add(float64(change)) }

// Intent counts an intent of a guest with the code of its refusal, or "", and how long it took from when
// it was read to when it was durable.
func (f *Figures) Intent(code string, took time.Duration) {
	if code == "" {
		code = "ok"
	}
	f.set.GetOrCreateCounter(fmt.Sprintf("tabby_intents_total{result=%q}", code)).Inc()
	f.intentTimes.Update(took.Seconds())
}

// Sent counts the bytes of a message to a guest.
func (f *Figures) Sent(bytes int) { f.sent.Add(bytes) }

// Append counts an entry of a game: whether it could not be kept, and how long that took.
func (f *Figures) Append(failed bool, took time.Duration) {
	f.appends.Inc()
	if failed {
		f.failed.Inc()
	}
	f.appendTimes.Update(took.Seconds())
}

// Request counts an answer by the class of its HTTP status; 0 is a connection that was taken over.
func (f *Figures) Request(status int) {
	class := []string{"101", "1xx", "2xx", "3xx", "4xx", "5xx"}[min(status/100, 5)]
	f.set.GetOrCreateCounter(fmt.Sprintf("tabby_requests_total{status=%q}", class)).Inc()
}
