//go:build browser

package browser

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabby/internal/testing/must"
)

// patience is how long a script may take, with the start of Chromium on whatever else the machine does.
const patience = time.Minute

// tools are what a script has; see the file.
//
//go:embed testdata/tools.js
var tools string

// Where a page finds the script, and where that reports.
const (
	scriptPath = "/testing/script.js"
	reportPath = "/testing/report"
)

// A report is what a script returned, or why it could not.
type report struct {
	Returns json.RawMessage
	Failed  string
}

// play opens a path of the pages, such as /table#KEY, in Chromium, and runs a script on each page after
// the scripts of its own. The script is what an async function does; it has what testdata/tools.js has.
// What it returns is written to result, as JSON is.
func play(t testing.TB, pages http.Handler, path, script string, result any) {
	t.Helper()
	stage := &stage{pages: pages, script: strings.Replace(tools, "SCRIPT", script, 1), reports: make(chan report, 1)}
	server := httptest.NewServer(stage)
	t.Cleanup(server.Close)
	chromium := start(t, server.URL+path)
	select {
	case r := <-stage.reports:
		if r.Failed != "" {
			t.Fatal(r.Failed)
		}
		must.Do(t, json.Unmarshal(r.Returns, result))
	case err := <-chromium.ended:
		t.Fatalf("Chromium has ended before the script of %s had: %v: %s", path, err, chromium.said.String())
	case <-time.After(patience):
		t.Fatalf("the script of %s has not ended after %v", path, patience)
	}
}

// A stage serves pages, each with the script of a test at its end.
type stage struct {
	pages   http.Handler
	script  string
	reports chan report
}

func (s *stage) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case r.URL.Path == reportPath:
		var told report
		text, _ := io.ReadAll(r.Body)
		if err := json.Unmarshal(text, &told); err != nil {
			told = report{Failed: err.Error()}
		}
		select {
		case s.reports <- told:
		default: // only the first counts
		}
	case r.URL.Path == scriptPath:
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		_, _ = io.WriteString(w, s.script)
	case strings.Contains(r.Header.Get("Accept"), "text/html"):
		s.extended(w, r)
	default:
		s.pages.ServeHTTP(w, r)
	}
}

// extended answers with a page that loads the script last.
func (s *stage) extended(w http.ResponseWriter, r *http.Request) {
	r.Header.Del("Accept-Encoding")
	r.Header.Del("If-None-Match")
	page := httptest.NewRecorder()
	s.pages.ServeHTTP(page, r)
	for name, values := range page.Header() {
		w.Header()[name] = values
	}
	for _, name := range []string{"Content-Length", "ETag"} {
		w.Header().Del(name)
	}
	w.WriteHeader(page.Code)
	_, _ = w.Write(bytes.Replace(page.Body.Bytes(), []byte("</body>"), []byte(`<script defer src="`+scriptPath+`"></script></body>`), 1))
}

// A browser is a Chromium that runs.
type browser struct {
	ended chan error
	said  bytes.Buffer // whole once it has ended
}

// start starts Chromium at an address with a profile of its own, and ends all of it after the test.
func start(t testing.TB, address string) *browser {
	t.Helper()
	b := &browser{ended: make(chan error, 1)}
	cmd := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "--window-size=390,844", "--lang=en",
		"--user-data-dir="+t.TempDir(), address)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that all of it can be ended
	cmd.Stdout, cmd.Stderr = &b.said, &b.said
	must.Do(t, cmd.Start())
	waited := make(chan struct{})
	go func() {
		b.ended <- cmd.Wait()
		close(waited)
	}()
	t.Cleanup(func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it may have ended already
		<-waited
	})
	return b
}
