package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"html/template"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/internal/draw/art"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/icons"
	"tabby/internal/table/round"
	"tabby/internal/table/sound"
	"tabby/internal/words"
	"tabby/internal/words/languages"
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

// A site is the files by their paths, and their tag. The tag changes with any of them, with the
// texts in its script, and with its drawings.
type site struct {
	files  map[string]file
	tag    string
	said   string
	sprite template.HTML
}

func isPage(path string) bool { return path == "/table" || path == "/screen" || path == "/join" }

// built is the site in a language, without its page.
var built = inEach(func(w *words.Language) site {
	const style, script = "text/css; charset=utf-8", "text/javascript; charset=utf-8"
	const drawing = "image/svg+xml"
	said, err := json.Marshal(struct {
		words.PagesScriptTexts
		Joining, Lost, Unreachable, Closed, Kept, Ended         string
		TooMany, TypeNumber, AllThere, FirstOfAll, RoundWritten string
	}{
		w.Pages.Script, w.Joining.Connecting, w.Joining.Lost, w.Joining.Unreached, w.Joining.Closed, w.Joining.Kept, w.Joining.Ended,
		w.Scores.ScoresTexts.TooMany("{n}"), w.Scores.TypeNumber, w.Scores.AllThere, w.Scores.FirstOfAll, w.Pages.RoundWritten,
	})
	if err != nil {
		panic(err) // they are texts
	}
	s := site{files: map[string]file{
		"/table/guest.css":    newFile(style, squeezed(slices.Concat(read("colours.css"), read("cards.css"), read("guest.css")))),
		"/table/guest.js":     newFile(script, remarks.ReplaceAll(slices.Concat(Sounds(), read("typing.js"), read("guest.js")), nil)),
		"/table/photo.js":     newFile(script, remarks.ReplaceAll(photos(w), nil)), // for who takes one
		"/table/photo.css":    newFile(style, squeezed(read("photo.css"))),
		"/table/idiomorph.js": newFile(script, read("idiomorph.js")),
		"/table/cards.svg":    newFile(drawing, []byte(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" class="sprite" aria-hidden="true" focusable="false">`+art.Sprite()+`</svg>`)),
	}}
	s.said, s.sprite = string(said), sprite()
	sum := sha256.New()
	for _, path := range []string{"/table/guest.css", "/table/guest.js", "/table/photo.js", "/table/photo.css", "/table/idiomorph.js", "/table/cards.svg"} {
		sum.Write(s.files[path].body)
	}
	sum.Write(slices.Concat([]byte(s.sprite), said, []byte(w.Tag)))
	s.tag = hex.EncodeToString(sum.Sum(nil)[:6])
	return s
})

// An edition is the page in a language, which offers those with the tags.
type edition struct {
	words *words.Language
	tags  string
}

// editions are the pages that were asked for.
var editions memo[edition, file]

// page returns the page in a language, with a choice of all.
func (s site) page(l *words.Language, all languages.Set) file {
	return editions.get(edition{l, all.Tags()}, func() file {
		return newFile("text/html; charset=utf-8", []byte(render(l, "index", struct {
			Tag, Words           string
			Sprite               template.HTML
			ExtendedTime, NoTime round.TimeLimit
			Languages            languages.Set
		}{s.tag, s.said, s.sprite, round.ExtendedTime, round.NoTimeLimit, all})))
	})
}

// Sounds returns the script that plays the sounds of a game, as the constant sounds.
func Sounds() []byte {
	return bytes.Replace(read("sounds.js"), []byte("{}"), sound.Script(), 1) // the notes, which it begins with
}

func read(name string) []byte {
	body, err := static.ReadFile("static/" + name)
	if err != nil {
		panic(err) // it is part of the program
	}
	return body
}

// comments are the comments of a style, and the ends and beginnings of its lines.
var comments = regexp.MustCompile(`(?s)/\*.*?\*/|\n\s*`)

// remarks are the lines of a script that are comments, and the spaces that lines begin with.
var remarks = regexp.MustCompile(`(?m)^\s*//.*\n|^\s+`)

// squeezed returns a style without comments and needless space. A space may matter before a colon,
// and in an operation.
func squeezed(style []byte) []byte {
	return []byte(strings.NewReplacer(": ", ":", ", ", ",", " { ", "{", " {", "{", "; }", "}", "; ", ";").Replace(comments.ReplaceAllString(string(style), "")))
}

// Files serves the page at /table, /screen and /join in a language, with a choice of all, and what
// it loads below /table/, and reports whether it has the path. The page names nothing by its whole path,
// so what comes before these paths may be stripped.
func Files(l *words.Language, all languages.Set, w http.ResponseWriter, r *http.Request) bool {
	s := built(l)
	f, ok := s.files[r.URL.Path]
	if name, cut := strings.CutSuffix(r.URL.Path, "/"); cut && (isPage(name) || s.files[name].body != nil) {
		w.Header().Set("Location", ".."+name) // below which its files would not be found
		w.WriteHeader(http.StatusPermanentRedirect)
		return true
	}
	tag := s.tag
	if isPage(r.URL.Path) {
		f, ok, tag = s.page(l, all), true, s.tag+"-"+all.Tags()
	}
	if !ok {
		return false
	}
	h, body := w.Header(), f.body
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding, Accept-Language, Cookie")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		body, tag = f.packed, tag+"-gzip"
	}
	h.Set("ETag", strconv.Quote(tag))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
	return true
}

// shown are the icons that pages have.
var shown = []string{
	"back", "backspace", "begins", "book", "camera", "cards", "chart", "check", "clock", "close", "dealer",
	"down", "eye", "keypad", "knock", "next", "out", "pause", "paw", "plus", "screen", "search", "star", "up", "warning", "won",
}

// attributes are what a drawing has in a file and not in a sprite.
var attributes = regexp.MustCompile(`<svg[^>]*>|</svg>| fill="#000000"|<!--.*?-->|\n *`)

// sprite returns the badges and icons as symbols that pages refer to. They have the
// colour of the text or of a person, and badges their edge.
func sprite() template.HTML {
	var w strings.Builder
	w.WriteString(badges.Sprite())
	for _, name := range shown {
		w.WriteString(`<symbol id="i-` + name + `" viewBox="0 0 24 24">` + string(icons.Drawing(name)) + `</symbol>`)
	}
	return template.HTML(strings.ReplaceAll(attributes.ReplaceAllString(w.String(), ""), ` fill="#ffffff"`, ` class="edge"`))
}

// photos returns the script that shows the cards in a photo, with what it says: with holes where it fills them.
func photos(w *words.Language) []byte {
	c := &w.Camera
	said, err := json.Marshal(map[string]string{
		"Title": c.Title, "Looking": c.Looking, "NoPicture": c.NoPicture, "Which": c.Which, "LeaveOut": c.LeaveOut, "Use": c.Use,
		"AskFirst": c.AskFirst, "NotSoMany": c.NotSoMany("{card}"), "Close": w.Common.Close, "Lost": w.Joining.Unreached,
		"Either": c.Either("{first}", "{second}"), "Perhaps": c.Perhaps("{card}"), "Line": c.CameraTexts.Line("{n}"),
	})
	if err != nil {
		panic(err) // they are texts
	}
	return bytes.Replace(read("photo.js"), []byte("{}"), said, 1)
}
