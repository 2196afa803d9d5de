package operator

import (
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
)

func handler(f *Figures) *Handler {
	return New(&Handler{
		Figures: f, Log: slog.New(slog.DiscardHandler),
		Spaces: func() ([]string, error) { return []string{"millers", "smiths"}, nil },
		Backup: func(space string, w io.Writer) error {
			if space == "broken" {
				_, _ = io.WriteString(w, "half")
			}
			if space != "millers" {
				return errors.New("no such space")
			}
			_, err := io.WriteString(w, "everything")
			return err
		},
	}, serve.Admission{})
}

func get(h http.Handler, target string) *httptest.ResponseRecorder {
	w, r := httptest.NewRecorder(), httptest.NewRequest("GET", target, nil)
	r.RemoteAddr, r.Host = "127.0.0.1:9", "127.0.0.1:9100"
	h.ServeHTTP(w, r)
	return w
}

// used returns figures after some use.
func used() *Figures {
	f := NewFigures()
	f.Space(1)
	f.Table(2)
	f.Table(-1)
	f.Guest(6)
	for _, took := range []time.Duration{time.Millisecond, 3 * time.Millisecond, time.Minute} {
		f.Intent("", took)
	}
	f.Intent(`ERR_"odd`, 0)
	f.Append(true, time.Millisecond)
	f.Request(200)
	f.Request(0)
	f.Request(503)
	f.Sent(100)
	return f
}

func TestMetricsAreThoseThatWereCounted(t *testing.T) {
	text := get(handler(used()), "/metrics").Body.String()
	expect.Contains(t, "the answer", text,
		"tabby_spaces_open 1\n", "tabby_tables_open 1\n", "tabby_guests 6\n",
		`tabby_intents_total{result="ok"} 3`+"\n", `tabby_intents_total{result="ERR_\"odd"} 1`+"\n",
		`tabby_intent_seconds_bucket{le="0.001"} 2`+"\n", `tabby_intent_seconds_bucket{le="0.005"} 3`+"\n",
		`tabby_intent_seconds_bucket{le="5"} 3`+"\n", `tabby_intent_seconds_bucket{le="+Inf"} 4`+"\n",
		"tabby_intent_seconds_sum 60.004\n", "tabby_intent_seconds_count 4\n",
		"tabby_appends_total 1\n", "tabby_append_failures_total 1\n", "tabby_sent_bytes_total 100\n",
		`tabby_requests_total{status="2xx"} 1`+"\n", `tabby_requests_total{status="101"} 1`+"\n", `tabby_requests_total{status="5xx"} 1`+"\n",
		"go_goroutines ", "go_memstats_heap_alloc_bytes ", "process_start_time_seconds ", "process_resident_memory_bytes ",
	)
}

func TestMetricsSayTheirFormatAndTypes(t *testing.T) {
	w := get(handler(used()), "/metrics")
	if kind := w.Header().Get("Content-Type"); !strings.HasPrefix(kind, "text/plain; version=0.0.4") {
		t.Error(kind)
	}
	expect.Contains(t, "the answer", w.Body.String(), "# TYPE tabby_guests gauge\n", "# TYPE tabby_appends_total counter\n", "# TYPE tabby_append_seconds histogram\n")
}

func TestAliveAndReadyAreSeparate(t *testing.T) {
	h := handler(NewFigures())
	status := func(target string) int { return get(h, target).Code }
	if status("/healthz") != http.StatusOK || status("/readyz") != http.StatusServiceUnavailable {
		t.Error("before it is ready")
	}
	h.Ready(true)
	if status("/healthz") != http.StatusOK || status("/readyz") != http.StatusOK {
		t.Error("while it is ready")
	}
	h.Ready(false)
	if status("/healthz") != http.StatusOK || status("/readyz") != http.StatusServiceUnavailable {
		t.Error("while it is stopped")
	}
}

func TestSpacesAreListedForScripts(t *testing.T) {
	expect.Same(t, "the names of all", get(handler(NewFigures()), "/spaces").Body.String(), "millers\nsmiths\n")
}

func TestABackupIsCompleteOrAbsent(t *testing.T) {
	h := handler(NewFigures())
	if w := get(h, "/backup/millers"); w.Code != http.StatusOK || w.Body.String() != "everything" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	expect.Same(t, "a backup of nobody is answered", get(h, "/backup/nobody").Code, http.StatusNotFound)
	s := httptest.NewServer(h)
	defer s.Close()
	r, err := http.Get(s.URL + "/backup/broken")
	if err == nil {
		_, err = io.ReadAll(r.Body)
		_ = r.Body.Close()
	}
	if err == nil {
		t.Error("half a backup is taken for a whole one")
	}
}

func TestOtherNamesAndNetworksAreRefused(t *testing.T) {
	h := handler(NewFigures())
	for remote, host := range map[string]string{"127.0.0.1:9": "elsewhere.example", "8.8.8.8:9": "127.0.0.1:9100"} {
		w, r := httptest.NewRecorder(), httptest.NewRequest("GET", "/backup/millers", nil)
		r.RemoteAddr, r.Host = remote, host
		h.ServeHTTP(w, r)
		if w.Code < 400 || strings.Contains(w.Body.String(), "everything") {
			t.Errorf("from %s to %s: %d", remote, host, w.Code)
		}
	}
}

func TestEveryAnswerIsProtectedAndKeptByNobody(t *testing.T) {
	h := handler(used())
	for target, status := range map[string]int{
		"/": 404, "/metrics": 200, "/healthz": 200, "/readyz": 503, "/spaces": 200, "/backup/millers": 200, "/backup/nobody": 404, "/nowhere": 404,
	} {
		r := get(h, target)
		expect.Same(t, target+" is answered", r.Code, status)
		if wrong := headers.Wrong(r.Header(), true); wrong != nil {
			t.Errorf("%s, answered %d: %s", target, r.Code, strings.Join(wrong, "; "))
		}
	}
	refused, elsewhere := httptest.NewRecorder(), httptest.NewRequest("POST", "http://elsewhere.example/metrics", nil)
	h.ServeHTTP(refused, elsewhere)
	if wrong := headers.Wrong(refused.Header(), true); refused.Code != http.StatusMisdirectedRequest || wrong != nil {
		t.Errorf("under another name: %d, %s", refused.Code, strings.Join(wrong, "; "))
	}
}
