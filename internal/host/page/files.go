package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"html/template"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"tabby/ui/cards/art"
	"tabby/ui/widgets/badges"
	"tabby/ui/widgets/icons"
)

//go:embed static
var static embed.FS

// A file is what a browser loads.
type file struct {
	kind   string // its MIME type
	body   []byte
	packed []byte // the same with gzip
}

// newFile returns a file, packed as well.
func newFile(kind string, body []byte) file {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	_, _ = w.Write(body) // memory takes it all
	_ = w.Close()
	return file{kind, body, packed.Bytes()}
}

// built has the files by their paths, and their tag, which changes with any of them.
var built = sync.OnceValues(func() (files map[string]file, tag string) {
	const text, style, script = "text/html; charset=utf-8", "text/css; charset=utf-8", "text/javascript; charset=utf-8"
	files = map[string]file{
		"/table/guest.css":    newFile(style, slices.Concat(read("colours.css"), read("cards.css"), read("guest.css"))),
		"/table/guest.js":     newFile(script, read("guest.js")),
		"/table/idiomorph.js": newFile(script, read("idiomorph.js")),
	}
	sprite := sprite()
	sum := sha256.New()
	for _, path := range []string{"/table/guest.css", "/table/guest.js", "/table/idiomorph.js"} {
		sum.Write(files[path].body)
	}
	sum.Write([]byte(sprite))
	tag = hex.EncodeToString(sum.Sum(nil)[:6])
	index := newFile(text, []byte(render("index", struct {
		Tag    string
		Sprite template.HTML
	}{tag, sprite})))
	files["/table"], files["/screen"] = index, index
	return files, tag
})

func read(name string) []byte {
	body, err := static.ReadFile("static/" + name)
	if err != nil {
		panic(err) // it is part of the program
	}
	return body
}

// Files serves the page at /table and /screen, and what it loads below /table/. All other
// paths are not found. The page names nothing by its whole path, so what comes before these
// paths may be stripped.
func Files(w http.ResponseWriter, r *http.Request) {
	files, tag := built()
	f, ok := files[r.URL.Path]
	if name, cut := strings.CutSuffix(r.URL.Path, "/"); cut && files[name].body != nil {
		w.Header().Set("Location", ".."+name) // below which its files would not be found
		w.WriteHeader(http.StatusPermanentRedirect)
		return
	}
	if !ok {
		http.NotFound(w, r)
		return
	}
	h, body := w.Header(), f.body
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		body, tag = f.packed, tag+"-gzip"
	}
	h.Set("ETag", strconv.Quote(tag))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
}

// shown are the icons that pages have.
var shown = []string{
	"back", "backspace", "begins", "book", "cards", "chart", "check", "clock", "close", "dealer",
	"down", "keypad", "next", "out", "pause", "search", "warning", "won",
}

// attributes are what a drawing has in a file and not in a sprite.
var attributes = regexp.MustCompile(`<svg[^>]*>|</svg>| fill="#000000"|<!--.*?-->|\n *`)

// sprite returns the badges and icons as symbols that pages refer to. They have the
// colour of the text, and badges their outline.
func sprite() template.HTML {
	var w strings.Builder
	add := func(id, box string, svg []byte) {
		drawing := attributes.ReplaceAllString(string(svg), "")
		drawing = strings.ReplaceAll(drawing, ` fill="#ffffff"`, ` class="edge"`)
		w.WriteString(`<symbol id="` + id + `" viewBox="0 0 ` + box + `">` + drawing + `</symbol>`)
	}
	for i, s := range badges.Shapes() {
		add("s-"+strconv.Itoa(i), "100 100", badges.Drawing(s.Name))
	}
	for _, name := range shown {
		add("i-"+name, "24 24", icons.Drawing(name))
	}
	for _, name := range slices.Sorted(maps.Values(signs)) { // in the same order by every host, lest pages think they are old
		add("a-"+name, "120 120", art.Drawing(name))
	}
	for _, name := range slices.Sorted(maps.Values(suits)) {
		add("a-"+name, "100 100", art.Drawing(name))
	}
	return template.HTML(w.String())
}
