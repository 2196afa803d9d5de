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

// TestAPathWithTheSignOfAFragmentLeadsToThePage asks for links whose sign a chat has spelled otherwise: nobody is led elsewhere.
func TestAPathWithTheSignOfAFragmentLeadsToThePage(t *testing.T) {
	for path, want := range map[string]string{
		"/table%23a.sit.b-_":                "./table#a.sit.b-_",
		"/s/fam/games/1/screen%23a.watch.b": "./screen#a.watch.b",
		"/%23game%3D1abc":                   "./#game=1abc",
		"/s/fam/join%23427119":              "./join#427119",
		"//elsewhere.example/%23x":          "./#x",
		"//elsewhere.example%23x":           "./elsewhere.example#x",
		"/javascript:1%23x%0Ay":             "./javascript:1#x%0Ay",
		"/%5Celsewhere.example%23":          "./%5Celsewhere.example#",
	} {
		w := httptest.NewRecorder()
		Missing(w, httptest.NewRequest("GET", "http://192.168.1.20:8229"+path, nil), "none")
		if got := w.Header().Get("Location"); w.Code != http.StatusFound || strings.TrimSuffix(got, "#") != strings.TrimSuffix(want, "#") {
			t.Errorf("%s leads with %d to %s, want %s", path, w.Code, got, want)
		}
	}
}
