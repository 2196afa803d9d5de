// Package operator shows the operator of a server how the server is doing: figures for Prometheus,
// health for a load balancer, and backups. It has an address of its own, which is not for guests:
// [Handler].
package operator

import (
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
