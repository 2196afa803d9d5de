package page

import (
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// request asks for a file.
func request(path string, header ...string) *http.Request {
	r := httptest.NewRequest(http.MethodGet, path, http.NoBody)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	return r
}

// getIn gets a file in a language, where all are offered.
func getIn(l *words.Language, all languages.Set, path string, header ...string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	if !Files(l, all, w, request(path, header...)) {
		w.WriteHeader(http.StatusNotFound)
	}
	return w
}

// get gets a file in English.
func get(path string, header ...string) *httptest.ResponseRecorder {
	return getIn(languages.English(), both(), path, header...)
}

// These bound what a phone loads before it shows a table.
const (
	mostBytes = 49_900  // over the network
	mostPlain = 147_500 // unpacked
)

func TestThePageIsSmall(t *testing.T) {
	sent, all := 0, len(joined(scenes(t)["running"].Page(viewers()["sheet"]).Since(nil))) // which are not packed
	sent += all
	for path := range paths() {
		packed, plain := get(path, "Accept-Encoding", "gzip, deflate"), get(path)
		if packed.Header().Get("Content-Encoding") != "gzip" || packed.Header().Get("ETag") == plain.Header().Get("ETag") {
			t.Errorf("%s is not packed, or not told apart", path)
		}
		sent, all = sent+packed.Body.Len(), all+plain.Body.Len()
	}
	t.Logf("%d bytes sent, %d unpacked", sent, all)
	if sent > mostBytes || all > mostPlain {
		t.Errorf("%d bytes, unpacked %d; at most %d and %d", sent, all, mostBytes, mostPlain)
	}
}

// mostDrawings bounds the drawings of cards, over the network, which are loaded once there
// are any.
const mostDrawings = 15_000

func TestTheDrawingsOfCardsAreSmall(t *testing.T) {
	w := get("/table/cards.svg", "Accept-Encoding", "gzip")
	if n := w.Body.Len(); w.Code != http.StatusOK || n > mostDrawings {
		t.Errorf("%d: %d bytes, at most %d", w.Code, n, mostDrawings)
	}
	drawings := get("/table/cards.svg").Body.String()
	for _, m := range regexp.MustCompile(`href="#(c-[a-z0-9-]+)"`).FindAllStringSubmatch(handTexts(t), -1) {
		expect.Contains(t, "the drawings", drawings, `<symbol id="`+m[1]+`"`)
	}
}

// handTexts returns the pages of all hands, one after the other.
func handTexts(t *testing.T) (text string) {
	s := &Scene{Sheet: quartet().sheet(t)}
	for _, v := range hands(t, s.Sheet, languages.English()) {
		text += s.Page(v).Since(nil)["main"]
	}
	return text
}

// paths yields the paths of what a phone loads: the page, and all that it names.
func paths() map[string]bool {
	all := map[string]bool{"/table": true}
	for _, m := range regexp.MustCompile(`(?:href|src)="(table/[^"]*)"`).FindAllStringSubmatch(get("/table").Body.String(), -1) {
		all["/"+m[1]] = true
	}
	return all
}

func TestThePageNamesWhatIsServed(t *testing.T) {
	expect.Same(t, "files that the page names with itself", len(paths()), 4)
	for path := range paths() {
		if w := get(path); w.Code != http.StatusOK || w.Header().Get("Content-Type") == "" {
			t.Errorf("%s: %d, %q", path, w.Code, w.Header().Get("Content-Type"))
		}
	}
	for _, path := range []string{"/table/nothing", "/", "/table/colours.css", "/table/../table"} {
		expect.Same(t, path, get(path).Code, http.StatusNotFound)
	}
}

func TestThePageWithASlashIsThePageWithout(t *testing.T) {
	for _, path := range []string{"/table", "/screen"} {
		w := get(path + "/")
		if to := w.Header().Get("Location"); w.Code != http.StatusPermanentRedirect || to != ".."+path {
			t.Errorf("%s/: %d, to %q", path, w.Code, to)
		}
	}
}

func TestFilesThatABrowserHasAreNotSentAgain(t *testing.T) {
	tag := get("/table").Header().Get("ETag")
	if w := get("/table", "If-None-Match", tag); w.Code != http.StatusNotModified || w.Body.Len() > 0 {
		t.Errorf("%d with %d bytes", w.Code, w.Body.Len())
	}
}

func TestThePageHasNothingInline(t *testing.T) {
	expect.Same(t, "the page has", regexp.MustCompile(`<script>|<style| style=| on[a-z]+=`).FindString(get("/table").Body.String()), "")
}

func TestTheScriptIsForOldPhones(t *testing.T) {
	late := regexp.MustCompile(`\?\.[a-zA-Z(\[]|\?\?|\|\|=|\bcatch ?\{|\{ ?\.\.\.`) // after ES2017
	for _, path := range []string{"/table/guest.js", "/table/idiomorph.js"} {
		expect.Same(t, path+" has", late.FindString(get(path).Body.String()), "")
	}
}

func TestEveryIconIsInThePage(t *testing.T) {
	page := get("/table").Body.String()
	use := regexp.MustCompile(`href="#([sia]-[a-z0-9-]+)"`)
	used := map[string]bool{}
	every(t, func(name, text string) {
		for _, m := range use.FindAllStringSubmatch(text, -1) {
			if used[m[1]] = true; !strings.Contains(page, `<symbol id="`+m[1]+`"`) {
				t.Errorf("%s shows %s, which the page does not have", name, m[1])
			}
		}
	})
	for _, name := range shown {
		if !used["i-"+name] {
			t.Errorf("no part shows the icon %q", name)
		}
	}
}

func TestTheScriptShowsWhatThePageHas(t *testing.T) {
	page := get("/table").Body.String()
	for _, m := range regexp.MustCompile(`\$\('([a-z]+)'\)`).FindAllStringSubmatch(get("/table/guest.js").Body.String(), -1) {
		expect.Contains(t, "the page", page, ` id="`+m[1]+`"`)
	}
	for _, v := range viewers() {
		for id := range scenes(t)["running"].Page(v).Since(nil) {
			expect.Contains(t, "the page", page, ` id="`+id+`"`)
		}
	}
}

func TestDrawingsComeInTheSameOrderEveryTime(t *testing.T) {
	first := sprite()
	for range 20 {
		if sprite() != first {
			t.Fatal("a page of one host is old for the next")
		}
	}
}

// TestTheScriptHasNoNameTwice looks for functions and values of the script that have the name of another: the later one
// takes the place of the first without a word.
func TestTheScriptHasNoNameTwice(t *testing.T) {
	seen := map[string]bool{}
	for _, found := range regexp.MustCompile(`(?m)^(?:function|const|let) (\w+)`).FindAllStringSubmatch(string(must.Get(os.ReadFile("static/guest.js"))), -1) {
		if name := found[1]; seen[name] {
			t.Errorf("two are called %s", name)
		}
		seen[found[1]] = true
	}
}
