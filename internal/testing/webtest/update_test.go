//go:build chromium && long

package webtest

import (
	"bytes"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
	"github.com/chromedp/chromedp"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
)

// A shelf serves the pages of one version, and then those of another.
type shelf struct{ current atomic.Pointer[serve.Site] }

func (s *shelf) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.current.Load().ServeHTTP(w, r) }

// put has a shelf serve pages.
func (s *shelf) put(t *testing.T, pages fs.FS) {
	t.Helper()
	s.current.Store(must.Get(serve.New(pages, "test", "", http.NotFoundHandler())))
}

// later returns the pages as a later version has them: its index says so, and its worker
// keeps a cache of its own.
func later(t *testing.T, pages fs.FS) fs.FS {
	t.Helper()
	all := fstest.MapFS{}
	for _, e := range must.Get(fs.ReadDir(pages, ".")) {
		data := must.Get(fs.ReadFile(pages, e.Name()))
		switch e.Name() {
		case "index.html.br":
			data = replaced(t, data, "<body ", `<body class="later" `)
		case "sw.js.br":
			data = replaced(t, data, "'tabby-", "'tabby-later-")
		}
		all[e.Name()] = &fstest.MapFile{Data: data}
	}
	return all
}

// replaced returns a compressed text with something in it replaced.
func replaced(t *testing.T, data []byte, old, with string) []byte {
	t.Helper()
	text, err := io.ReadAll(brotli.NewReader(bytes.NewReader(data)))
	if err != nil || strings.Count(string(text), old) != 1 {
		t.Fatalf("%q in %q: %v", old, text, err)
	}
	var out bytes.Buffer
	w := brotli.NewWriter(&out)
	_, _ = io.WriteString(w, strings.Replace(string(text), old, with, 1))
	_ = w.Close() // a buffer takes everything
	return out.Bytes()
}

// TestANewVersionTakesOverAndKeepsEverything changes the version on the server while the
// old one is open.
func TestANewVersionTakesOverAndKeepsEverything(t *testing.T) {
	pages, versions := os.DirFS(*pages), &shelf{}
	versions.put(t, pages)
	server := httptest.NewServer(versions)
	t.Cleanup(server.Close)
	b := shares(t)
	x := b.open(server.URL, phone)
	x.begin()
	x.until(`!!navigator.serviceWorker.controller`)
	versions.put(t, later(t, pages))
	x.run(`void navigator.serviceWorker.ready.then(r => { window.workers = r; return r.update(); })`)
	x.until(`!!window.workers?.waiting`) // all of the new version is here, beside the old one
	x.enter(1)                           // which goes on
	x.reload()
	x.until(`document.body.className === ''`)
	x.find("Ann, 7")

	x.tapFor("Games", "Update now")
	x.tap("Update now")
	x.do(chromedp.WaitReady("body.later"))
	x.drawn()
	x.tapFor("Go on", "Enter round 2")
	x.enter(2)
	x.find("Ann, 14")
}
