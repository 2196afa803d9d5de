// Package operator shows the operator of a server how the server is doing: figures for Prometheus,
// health for a load balancer, and backups. It has an address of its own, which is not for guests:
// [Handler].
package operator

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"github.com/VictoriaMetrics/metrics"

	"tabby/internal/devices/serve"
)

// policy is the Content-Security-Policy of all answers, which are no pages.
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Handler answers an operator: /metrics, /healthz, /readyz, /spaces and /backup/. It lets
// devices of this network in, under the names of its Admission.
type Handler struct {
	Figures *Figures
	Log     *slog.Logger
	// Spaces returns the names of all spaces.
	Spaces func() ([]string, error)
	// Backup writes all that is kept in a space, packed with gzip.
	Backup func(space string, w io.Writer) error

	ready atomic.Bool
	mux   http.Handler
}

// New returns a handler that is not ready. All but Admission are needed.
func New(h *Handler, a serve.Admission) *Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", h.metrics)
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { serve.AnswerText(w, http.StatusOK, "alive") })
	mux.HandleFunc("GET /readyz", h.readiness)
	mux.HandleFunc("GET /spaces", h.spaces)
	mux.HandleFunc("GET /backup/{space}", h.backup)
	h.mux = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		serve.Protect(w.Header(), policy)
		w.Header().Set("Cache-Control", "no-store")
		if !a.Refuse(w, r, "This server is not called that; start it with --name.", "This server answers its own network only.") {
			mux.ServeHTTP(w, r)
		}
	})
	return h
}

// Ready says whether the server takes guests. One that is being stopped is alive, and not
// ready.
func (h *Handler) Ready(is bool) { h.ready.Store(is) }

// ServeHTTP implements [http.Handler].
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) { h.mux.ServeHTTP(w, r) }

func (h *Handler) readiness(w http.ResponseWriter, _ *http.Request) {
	if h.ready.Load() {
		serve.AnswerText(w, http.StatusOK, "ready")
		return
	}
	serve.AnswerText(w, http.StatusServiceUnavailable, "not ready: it is being started or stopped")
}

func (h *Handler) spaces(w http.ResponseWriter, _ *http.Request) {
	names, err := h.Spaces()
	if err != nil {
		serve.AnswerText(w, http.StatusInternalServerError, err.Error())
		return
	}
	serve.Answer(w, http.StatusOK, "text/plain; charset=utf-8", []byte(strings.Join(append(names, ""), "\n")))
}

// metrics answers with all figures in the text format of Prometheus, and with those of the process by
// the names that Prometheus' own clients use.
func (h *Handler) metrics(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	h.Figures.set.WritePrometheus(w)
	metrics.WriteProcessMetrics(w)
}

// A started remembers whether anything was written.
type started struct {
	io.Writer
	bytes int
}

func (s *started) Write(text []byte) (int, error) {
	s.bytes += len(text)
	return s.Writer.Write(text)
}

// backup streams a backup. If it breaks off, so does the connection: no program takes half
// of one for all.
func (h *Handler) backup(w http.ResponseWriter, r *http.Request) {
	_ = http.NewResponseController(w).SetWriteDeadline(time.Time{}) // it takes as long as it takes
	w.Header().Set("Content-Type", "application/gzip")
	to := &started{Writer: w}
	err := h.Backup(r.PathValue("space"), to)
	switch {
	case err == nil:
	case to.bytes == 0:
		serve.AnswerText(w, http.StatusNotFound, err.Error())
	default:
		h.Log.Error("a backup broke off")
		panic(http.ErrAbortHandler)
	}
}

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
