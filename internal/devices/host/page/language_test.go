package page

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// german is English under the name of German, with a few words of it.
var german = sync.OnceValue(func() *words.Language {
	l := *languages.English()
	l.Tag, l.Name = "de", "Deutsch"
	l.Settings.Language, l.Pages.ScoreSheet, l.Pages.Script.Scan = "Sprache", "Spielblatt", "Scanne den Code."
	return &l
})

// both are two languages to choose from.
func both() languages.Set { return languages.SetOf(languages.English(), german()) }

func TestAReaderGetsTheChosenLanguageThenTheBrowsers(t *testing.T) {
	for _, tt := range []struct {
		name, cookie, header, want string
	}{
		{"nothing is said", "", "", "en"},
		{"the browser asks", "", "de-CH, fr;q=0.9", "de"},
		{"it was chosen", "tabby-language=en", "de", "en"},
		{"another cookie", "tabby-space=de", "", "en"},
		{"no such language was chosen", "tabby-language=tlh", "de", "de"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := request("/table", "Cookie", tt.cookie, "Accept-Language", tt.header)
			expect.Same(t, "the language", Reader(r, both(), languages.English()).Tag, tt.want)
		})
	}
	if got := Reader(request("/table"), both(), german()); got != german() {
		t.Errorf("who says nothing gets %s in place of the usual", got.Tag)
	}
}

func TestThePageIsInALanguageAndOffersTheOthers(t *testing.T) {
	for _, spoken := range both() {
		l := spoken.Words()
		w := getIn(l, both(), "/table")
		expect.Contains(t, "the page in "+l.Name, w.Body.String(),
			`<html lang="`+l.Tag+`" dir="ltr">`, `<option value="`+l.Tag+`" lang="`+l.Tag+`" selected>`+l.Name,
			l.Settings.Language, l.Pages.Script.Scan)
		expect.Contains(t, "what it depends on", w.Header().Get("Vary"), "Accept-Language, Cookie")
	}
	if getIn(languages.English(), both(), "/table").Header().Get("ETag") == getIn(german(), both(), "/table").Header().Get("ETag") {
		t.Error("a browser takes one language for the other")
	}
	if alone := getIn(languages.English(), languages.SetOf(languages.English()), "/table").Body.String(); strings.Contains(alone, `id="language"`) {
		t.Error("there is a choice of one language")
	}
	expect.Same(t, "the script in German", getIn(german(), both(), "/table/guest.js").Code, http.StatusOK)
}

func TestACacheTellsLanguagesApart(t *testing.T) {
	s := scenes(t)["running"]
	s.Cache = &Cache{}
	for range 2 {
		for _, spoken := range both() {
			l := spoken.Words()
			v := viewers()["sheet"]
			v.Words = l
			text := s.Page(v).Since(nil)["main"]
			for _, spoken := range both() {
				other := spoken.Words()
				if is := strings.Contains(text, other.Pages.ScoreSheet+"</h1>"); is != (other == l) {
					t.Errorf("the sheet in %s says %q: %v", l.Name, other.Pages.ScoreSheet, is)
				}
			}
		}
	}
}
