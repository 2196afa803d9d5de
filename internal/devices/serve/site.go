package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/andybalholm/brotli"
)

// ErrNoPages means that the program was built without its pages.
var ErrNoPages = errors.New("no pages")

// index is the page at the top.
const index = "index.html"

// policy is the Content-Security-Policy: nothing inline, nothing from elsewhere, and
// WebAssembly.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Site answers the pages, /healthz and /version.
type Site struct {
	pages   map[string]*page
	version string
	damaged string // what is said of a page that is damaged
	missing http.Handler
	texts   string // the file of a language that is tried, or ""
}

// New returns a site of the pages in files. It says damaged of a damaged page, and missing answers
// for paths that are not there, such as [NotFound]. The error is [ErrNoPages] if there is no
// index.html.
func New(files fs.FS, version, damaged string, missing http.Handler) (*Site, error) {
	pages, err := load(files)
	if err != nil {
		return nil, err
	}
	if pages[index] == nil {
		return nil, ErrNoPages
	}
	return &Site{pages: pages, version: version, damaged: damaged, missing: missing}, nil
}

// Demo is the end of the address of a page that shows the games of a made-up family.
const Demo = "/#demo"

// Trying follows the address of a page that is to speak the language of a file, which it finds at textsPath.
const (
	Trying    = "/?words"
	textsPath = "/words.arb"
)

// Try lets the pages speak the language of a translation file, which is read whenever a page is loaded.
func (s *Site) Try(texts string) { s.texts = texts }

// Prepare makes the encoding for browsers that take no brotli, as none does over plain
// http from another device. It takes seconds, for which the first of them would wait.
func (s *Site) Prepare() error {
	for _, p := range s.pages {
		if _, err := choose(p.encodings, "gzip").content(); err != nil {
			return err
		}
	}
	return nil
}

// ServeHTTP implements [http.Handler].
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	Protect(w.Header(), policy)
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		NotAllowed(w)
		return
	}
	switch path := r.URL.Path; {
	case path == "/healthz":
		Answer(w, http.StatusOK, plain, []byte("ok\n"))
	case s.texts != "" && path == textsPath:
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		http.ServeFile(w, r, s.texts)
	case s.texts != "" && path == "/" && r.URL.RawQuery == "" && r.Header.Get("Sec-Fetch-Dest") != "empty": // a worker keeps no redirect
		http.Redirect(w, r, Trying, http.StatusFound)
	case path == "/version":
		text, _ := json.Marshal(map[string]string{"version": s.version}) // strings always can
		Answer(w, http.StatusOK, "application/json", append(text, '\n'))
	default:
		s.servePage(w, r)
	}
}

// Protect sets the headers that every answer has, with a Content-Security-Policy.
func Protect(h http.Header, policy string) {
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
}

// servePage sends a page in the encoding that the browser likes best.
func (s *Site) servePage(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = index
	}
	p := s.pages[name]
	if p == nil {
		s.missing.ServeHTTP(w, r)
		return
	}
	chosen := choose(p.encodings, strings.Join(r.Header.Values("Accept-Encoding"), ","))
	content, err := chosen.content()
	if err != nil {
		AnswerText(w, http.StatusInternalServerError, s.damaged)
		return
	}
	p.describe(w.Header(), chosen.coding)
	w.Header().Set("Content-Length", strconv.Itoa(len(content))) // which ServeContent leaves out beside an encoding
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

// describe sets the headers of a page in a coding.
func (p *page) describe(h http.Header, coding string) {
	h.Set("Content-Type", p.kind)
	h.Set("ETag", strconv.Quote(p.tag+coding))
	h.Set("Cache-Control", "no-cache")
	if p.immutable {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if len(p.encodings) > 1 {
		h.Set("Vary", "Accept-Encoding")
	}
	if coding != "" {
		h.Set("Content-Encoding", coding)
	}
}

// An Expectant handler can let devices in that have only the plain address.
type Expectant interface {
	http.Handler
	// Expects reports whether it would let one in now, at /join. Then it answers the plain
	// address too, and leads there.
	Expects() bool
}

// Welcome returns a handler that leaves the plain address to guests, as long as they are
// [Expectant] and expect one. All other requests go to next.
func Welcome(guests, next http.Handler) http.Handler {
	e, is := guests.(Expectant)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if is && r.URL.Path == "/" && e.Expects() {
			e.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// types are the media types of the pages, by their extension. The tables of the system
// differ too much to be asked.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ttf":         "font/ttf",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// hashed matches names that change with their content, such as app.0123456789abcdef.wasm.
var hashed = regexp.MustCompile(`\.[0-9a-f]{8,64}\.[^.]+$`)

// A page is one file, in the encodings that are served.
type page struct {
	kind      string // its media type
	tag       string // changes with the content
	immutable bool
	encodings []encoding // the preferred one first
}

// An encoding is the content of a page in one coding.
type encoding struct {
	coding  string // as HTTP names it; "" for the content as it is
	content func() ([]byte, error)
}

// load reads all pages, by their address without the leading slash.
func load(files fs.FS) (map[string]*page, error) {
	pages := map[string]*page{}
	err := fs.WalkDir(files, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(file), ".") {
			return err
		}
		content, err := fs.ReadFile(files, file)
		if err != nil {
			return err
		}
		name, compressed := strings.CutSuffix(file, ".br")
		pages[name], err = newPage(name, content, compressed)
		return err
	})
	if err != nil {
		return nil, err
	}
	return pages, nil
}

// newPage returns a page whose content is as the build left it.
func newPage(name string, content []byte, compressed bool) (*page, error) {
	kind, known := types[path.Ext(name)]
	if !known {
		return nil, fmt.Errorf("%s has no known media type", name)
	}
	sum := sha256.Sum256(content)
	p := &page{kind: kind, tag: hex.EncodeToString(sum[:8]), immutable: hashed.MatchString(name)}
	stored := func() ([]byte, error) { return content, nil }
	if !compressed {
		p.encodings = []encoding{{"", stored}}
		return p, nil
	}
	p.encodings = []encoding{
		{"br", stored},
		{"gzip", sync.OnceValues(func() ([]byte, error) { return zip(content) })},
		{"", sync.OnceValues(func() ([]byte, error) { return io.ReadAll(brotli.NewReader(bytes.NewReader(content))) })},
	}
	return p, nil
}

// zipLevel takes half the time of the usual level for 1 % more bytes: somebody waits.
const zipLevel = 4

// zip turns brotli into gzip, without holding all of what is inside.
func zip(compressed []byte) ([]byte, error) {
	var zipped bytes.Buffer
	to, err := gzip.NewWriterLevel(&zipped, zipLevel)
	if err != nil {
		return nil, err
	}
	if _, err := io.Copy(to, brotli.NewReader(bytes.NewReader(compressed))); err != nil {
		return nil, err
	}
	if err := to.Close(); err != nil {
		return nil, err
	}
	return zipped.Bytes(), nil
}

// choose returns the first of the encodings that has the highest quality in an
// Accept-Encoding header. If the header refuses them all, it is the last one, the
// content as it is: RFC 9110 allows that, and a page is better than an error.
func choose(encodings []encoding, header string) encoding {
	best, quality := encodings[len(encodings)-1], 0.0
	for _, e := range encodings {
		if q := qualityOf(e.coding, header); q > quality {
			best, quality = e, q
		}
	}
	return best
}

// qualityOf returns how much an Accept-Encoding header wants a coding, from 0 to 1.
func qualityOf(coding, header string) float64 {
	quality := 0.0
	if coding == "" {
		coding, quality = "identity", minimal
	}
	for item := range strings.SplitSeq(header, ",") {
		name, parameter, _ := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name == coding {
			return weight(parameter)
		}
		if name == "*" {
			quality = weight(parameter)
		}
	}
	return quality
}

// minimal is the quality of content as it is, which need not be named.
const minimal = 1e-4

// weight returns the value of a parameter such as "q=0.5": 1 if there is none, and 0
// if it cannot be read.
func weight(parameter string) float64 {
	value, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
	if !found {
		return 1
	}
	q, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return 0
	}
	return q
}
