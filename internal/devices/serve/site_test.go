package serve

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
	"tabby/internal/testing/must"
)

const page0 = `<!DOCTYPE html><title>Tabby</title><script src="a.js"></script>`

// app is long enough to be worth compressing.
var app = strings.Repeat("\x00asm tabby ", 500)

// built returns a small build.
func built() fstest.MapFS {
	return fstest.MapFS{
		".gitignore":                   {Data: []byte("*")},
		"index.html.br":                {Data: squeezed(page0)},
		"sw.js.br":                     {Data: squeezed("self.v = 1")},
		"manifest.webmanifest.br":      {Data: squeezed("{}")},
		"app.0123456789abcdef.wasm.br": {Data: squeezed(app)},
		"icon-192.png":                 {Data: []byte("PNG")},
		"broken.js.br":                 {Data: []byte("no brotli")},
	}
}

func squeezed(text string) []byte {
	var b bytes.Buffer
	w := brotli.NewWriter(&b)
	_, _ = w.Write([]byte(text))
	_ = w.Close()
	return b.Bytes()
}

func site(t *testing.T) *Site {
	t.Helper()
	return must.Get(New(built(), "1.2.3", "damaged", NotFound(Admission{Names: []string{"example.com"}}, "no page", "another name")))
}

// get asks the site, with headers as "Name: value".
func get(t *testing.T, s *Site, method, address string, headers ...string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, address, nil)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Add(name, value)
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	var from io.Reader = r.Body
	switch r.Header.Get("Content-Encoding") {
	case "br":
		from = brotli.NewReader(r.Body)
	case "gzip":
		unzip := must.Get(gzip.NewReader(r.Body))
		from = unzip
	}
	text := must.Get(io.ReadAll(from))
	return string(text)
}

const appAddress = "/app.0123456789abcdef.wasm"

func TestPagesComeInTheEncodingTheBrowserLikesBest(t *testing.T) {
	s := site(t)
	for _, tt := range []struct{ accept, coding string }{
		{"gzip, deflate, br, zstd", "br"},
		{"gzip, deflate", "gzip"},
		{"br;q=0.5, gzip;q=0.9", "gzip"},
		{"BR", "br"},
		{"*", "br"},
		{"br;q=0, *", "gzip"},
		{"", ""},
		{"deflate", ""},
		{"gzip;q=0", ""},
		{"identity;q=0, *;q=0", ""},
		{"identity, gzip;q=0.5", ""},
		{"br;q=much", ""},
	} {
		r := get(t, s, "GET", appAddress, "Accept-Encoding: "+tt.accept)
		if got := r.Header.Get("Content-Encoding"); got != tt.coding || r.StatusCode != 200 {
			t.Errorf("%q is answered %d in %q, want 200 in %q", tt.accept, r.StatusCode, got, tt.coding)
		}
		if body(t, r) != app {
			t.Errorf("%q: the content differs", tt.accept)
		}
		expect.Same(t, tt.accept+": Vary", r.Header.Get("Vary"), "Accept-Encoding")
	}
}

func TestEveryPageHasItsHeaders(t *testing.T) {
	s := site(t)
	const forever, ask = "public, max-age=31536000, immutable", "no-cache"
	for _, tt := range []struct{ address, kind, cache, content string }{
		{"/", "text/html; charset=utf-8", ask, page0},
		{"/index.html", "text/html; charset=utf-8", ask, page0},
		{"/sw.js", "text/javascript; charset=utf-8", ask, "self.v = 1"},
		{"/manifest.webmanifest", "application/manifest+json", ask, "{}"},
		{appAddress, "application/wasm", forever, app},
		{"/icon-192.png", "image/png", ask, "PNG"},
		{"/healthz", "text/plain; charset=utf-8", "no-store", "ok\n"},
		{"/version", "application/json", "no-store", "{\"version\":\"1.2.3\"}\n"},
	} {
		r := get(t, s, "GET", tt.address)
		if r.StatusCode != 200 || r.Header.Get("Content-Type") != tt.kind || r.Header.Get("Cache-Control") != tt.cache || body(t, r) != tt.content {
			t.Errorf("%s is answered %d with %v", tt.address, r.StatusCode, r.Header)
		}
	}
}

func TestEveryAnswerIsProtected(t *testing.T) {
	s := site(t)
	for call, private := range map[string]bool{
		"GET /": false, "GET " + appAddress: false, "GET /healthz": true, "GET /version": true, "GET /nowhere": false, "POST /": false, "GET /broken.js": false,
	} {
		method, address, _ := strings.Cut(call, " ")
		r := get(t, s, method, address)
		expect.Same(t, call+": the policy", r.Header.Get("Content-Security-Policy"), policy)
		if wrong := headers.Wrong(r.Header, private); wrong != nil {
			t.Errorf("%s: %s", call, strings.Join(wrong, "; "))
		}
	}
}

func TestRefusedRequestsHaveTheirStatus(t *testing.T) {
	s := site(t)
	for call, want := range map[string]int{
		"GET /nowhere":         404,
		"GET /.gitignore":      404,
		"GET /../site.go":      404,
		"GET /index.html.br":   404,
		"GET //index.html":     404,
		"GET /broken.js":       500,
		"POST /":               405,
		"DELETE " + appAddress: 405,
	} {
		method, address, _ := strings.Cut(call, " ")
		if r := get(t, s, method, address); r.StatusCode != want || r.Header.Get("Content-Encoding") != "" || r.Header.Get("ETag") != "" {
			t.Errorf("%s is answered %d with %v, want %d", call, r.StatusCode, r.Header, want)
		}
	}
}

func TestHeadHasTheHeadersOfGet(t *testing.T) {
	s := site(t)
	for _, address := range []string{"/", appAddress, "/icon-192.png", "/healthz"} {
		full, head := get(t, s, "GET", address, "Accept-Encoding: br"), get(t, s, "HEAD", address, "Accept-Encoding: br")
		for name := range full.Header {
			expect.Same(t, address+": "+name+" with HEAD", head.Header.Get(name), full.Header.Get(name))
		}
		if full.Header.Get("Content-Length") == "" {
			t.Errorf("%s has no length", address)
		}
	}
	expect.Same(t, "HEAD is answered", body(t, get(t, s, "HEAD", "/")), "")
}

func TestAPageThatIsKnownIsNotSentAgain(t *testing.T) {
	s := site(t)
	tags := map[string]bool{}
	for _, coding := range []string{"br", "gzip", "identity"} {
		r := get(t, s, "GET", "/", "Accept-Encoding: "+coding)
		tag := r.Header.Get("ETag")
		tags[tag] = true
		again := get(t, s, "GET", "/", "Accept-Encoding: "+coding, "If-None-Match: "+tag)
		if again.StatusCode != 304 || body(t, again) != "" || again.Header.Get("ETag") != tag || again.Header.Get("Cache-Control") == "" {
			t.Errorf("%s: a known page is answered %d with %v", coding, again.StatusCode, again.Header)
		}
	}
	expect.Same(t, "tags of three encodings", len(tags), 3)
}

func TestARangeOfAPageIsSent(t *testing.T) {
	s := site(t)
	r := get(t, s, "GET", appAddress, "Range: bytes=1-3")
	if text := body(t, r); r.StatusCode != 206 || text != "asm" || r.Header.Get("Content-Length") != "3" {
		t.Errorf("answered %d %q with %v", r.StatusCode, text, r.Header)
	}
}

func TestPreparedPagesAreTheSame(t *testing.T) {
	s := must.Get(New(fstest.MapFS{"index.html.br": built()["index.html.br"], "icon-192.png": {Data: []byte("PNG")}}, "", "damaged", nil))
	must.Do(t, s.Prepare())
	expect.Same(t, "the page", body(t, get(t, s, "GET", "/", "Accept-Encoding: gzip")), page0)
	if site(t).Prepare() == nil {
		t.Error("a damaged page went unnoticed")
	}
}

func TestABuildWithoutPagesIsAnError(t *testing.T) {
	expect.Error(t, "without pages", expect.ErrorOf(New(fstest.MapFS{".gitignore": {}}, "", "", nil)), ErrNoPages)
	if _, err := New(fstest.MapFS{"index.html": {}, "a.exe": {}}, "", "", nil); err == nil || errors.Is(err, ErrNoPages) {
		t.Errorf("a page of no known type: got %v", err)
	}
}

func TestNothingInlineRunsAndNoPageElsewhereShowsOneInAFrame(t *testing.T) {
	csp := get(t, site(t), "GET", "/").Header.Get("Content-Security-Policy")
	if !strings.HasPrefix(csp, "default-src 'none'") || !strings.HasSuffix(csp, "; frame-ancestors 'none'") {
		t.Errorf("the policy is %s", csp)
	}
	expect.Without(t, "the policy", csp, "unsafe-inline")
}

func TestAMissingPageOfAnotherHostNameIsMisdirected(t *testing.T) {
	for address, want := range map[string]int{
		"http://127.0.0.1:8229/nothing": http.StatusNotFound, "http://example.com/a/b?c": http.StatusNotFound,
		"http://evil.example/nothing": http.StatusMisdirectedRequest, "http://example.com.evil.example/a/b?c": http.StatusMisdirectedRequest,
	} {
		if got := get(t, site(t), http.MethodGet, address); got.StatusCode != want || got.Header.Get("Content-Security-Policy") == "" {
			t.Errorf("%s is answered %d, want %d", address, got.StatusCode, want)
		}
	}
}

func TestALanguageThatIsTriedIsServedBesideThePage(t *testing.T) {
	texts := filepath.Join(t.TempDir(), "sv.arb")
	write := func(text string) {
		must.Do(t, os.WriteFile(texts, []byte(text), 0o600))
	}
	s := site(t)
	if r := get(t, s, "GET", "/words.arb"); r.StatusCode != http.StatusNotFound {
		t.Errorf("without a language to try it answers %d", r.StatusCode)
	}
	s.Try(texts)
	r := get(t, s, "GET", "/")
	if at := r.Header.Get("Location"); r.StatusCode != http.StatusFound || at != "/?words" {
		t.Errorf("the page is %d, at %q", r.StatusCode, at)
	}
	for _, r := range []*http.Response{get(t, s, "GET", "/?words"), get(t, s, "GET", "/", "Sec-Fetch-Dest: empty")} {
		if body(t, r) != page0 {
			t.Errorf("there, and to the worker that keeps it, it is %d", r.StatusCode)
		}
	}
	for _, text := range []string{"one", "another"} {
		write(text)
		if r := get(t, s, "GET", "/words.arb"); body(t, r) != text || r.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("of %q it answers %v", text, r)
		}
	}
}
