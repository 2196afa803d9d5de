package serve

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

func TestNoAnswerIsCached(t *testing.T) {
	for want, answer := range map[string]func(w *httptest.ResponseRecorder){
		"403 text/plain; charset=utf-8: no\n":                 func(w *httptest.ResponseRecorder) { AnswerText(w, 403, "no") },
		"401 text/html; charset=utf-8: <p>":                   func(w *httptest.ResponseRecorder) { AnswerPage(w, 401, []byte("<p>")) },
		"200 application/json: {\"a\":1}\n":                   func(w *httptest.ResponseRecorder) { AnswerJSON(w, 200, map[string]int{"a": 1}) },
		"405 text/plain; charset=utf-8: Method Not Allowed\n": func(w *httptest.ResponseRecorder) { NotAllowed(w) },
		"404 text/plain; charset=utf-8: none\n":               func(w *httptest.ResponseRecorder) { Missing(w, httptest.NewRequest("GET", "/nothing", nil), "none") },
	} {
		w := httptest.NewRecorder()
		answer(w)
		got := w.Result()
		defer got.Body.Close()
		expect.Same(t, "the answer", got.Status[:3]+" "+got.Header.Get("Content-Type")+": "+w.Body.String(), want)
		expect.Same(t, "it may be kept", got.Header.Get("Cache-Control"), "no-store")
	}
}

func TestRefusedBrowserGetsAPageAndRefusedProgramGetsALine(t *testing.T) {
	for accept, page := range map[string]bool{"text/html,application/xhtml+xml": true, "*/*": false, "": false} {
		r := httptest.NewRequest(http.MethodGet, "http://192.168.1.20/table", http.NoBody)
		r.RemoteAddr = "8.8.8.8:1234"
		r.Header.Set("Accept", accept)
		w := httptest.NewRecorder()
		if !(Admission{}).Refuse(w, r, "name", "network <b>") {
			t.Fatal("a device of another network comes in")
		}
		text := w.Body.String()
		if w.Code != http.StatusForbidden || strings.HasPrefix(text, "<!DOCTYPE html>") != page || !page && text != "network <b>\n" {
			t.Errorf("Accept %q: %d %q", accept, w.Code, text)
		}
		if page && (!strings.Contains(text, "network &lt;b&gt;") || strings.Contains(w.Header().Get("Content-Security-Policy"), "unsafe")) {
			t.Errorf("the page is %q with %v", text, w.Header())
		}
	}
}
