package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

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
