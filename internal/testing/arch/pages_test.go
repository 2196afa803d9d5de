package arch

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// foreignPages are the pages and scripts that are no part of a language: another's script, and what is
// kept for tests.
var foreignPages = regexp.MustCompile(`/idiomorph\.js$|(?:^|/)(?:testdata|dist|node_modules|docs)/`)

var (
	asked     = regexp.MustCompile(`\{\{[^}]*\}\}`)
	quotation = regexp.MustCompile("\"((?:[^\"\\\\]|\\\\.)*)\"")
	between   = regexp.MustCompile(`>([^<>]+)<`)
	spokenOf  = regexp.MustCompile(`(?:aria-label|aria-description|title|placeholder|alt|data-done|data-empty|data-title|label|value)="([^"]*)"`)
	described = regexp.MustCompile(`name="description" content="([^"]*)"`)
	letters   = regexp.MustCompile(`\pL\pL`)
	// lexeme is a comment or a text of a script, in which a line that says something has labels
	// too, and one for developers nothing.
	lexeme   = regexp.MustCompile("(?s)//[^\n]*|/\\*.*?\\*/|'((?:[^'\\\\\n]|\\\\.)*)'|\"((?:[^\"\\\\\n]|\\\\.)*)\"|`([^`]*)`")
	says     = regexp.MustCompile(`textContent|ariaLabel|aria-label|\.title\b|placeholder|\b(?:say|state|stop|alert|speak)\(`)
	forNoOne = regexp.MustCompile(`console\.|new Error|performance\.`)
	inScript = regexp.MustCompile(`^use strict$|^\d+px |^\([a-z-]+: [a-z]+\)$`)
	product  = regexp.MustCompile(`^(?:· )?Tabby$`)
)

// pageProse returns the texts of a page that stand in it: between its tags, in attributes that
// are read, and in what is asked of the language.
func pageProse(text string) []string {
	var said []string
	for _, a := range asked.FindAllString(text, -1) {
		for _, q := range quotation.FindAllStringSubmatch(a, -1) {
			if isProse(q[1], false) {
				said = append(said, q[1])
			}
		}
	}
	plain := asked.ReplaceAllString(text, "")
	for _, where := range []*regexp.Regexp{between, spokenOf, described} {
		for _, found := range where.FindAllStringSubmatch(plain, -1) {
			if t := strings.TrimSpace(found[1]); letters.MatchString(t) && !slices.Contains(codes, t) && !product.MatchString(t) {
				said = append(said, t)
			}
		}
	}
	return said
}

// scriptProse returns the texts of a script that stand in it.
func scriptProse(text string) []string {
	var said []string
	for _, at := range lexeme.FindAllStringSubmatchIndex(text, -1) {
		begins, ends := strings.LastIndex(text[:at[0]], "\n")+1, at[1]+strings.Index(text[at[1]:]+"\n", "\n")
		line := text[begins:ends]
		for i := 2; i < len(at); i += 2 {
			if at[i] < 0 || forNoOne.MatchString(line) {
				continue
			}
			t := text[at[i]:at[i+1]]
			if !inScript.MatchString(t) && !product.MatchString(strings.TrimSpace(t)) && isProse(t, says.MatchString(line)) {
				said = append(said, t)
			}
		}
	}
	return said
}

// manifestProse returns the texts of what a browser is told of a program.
func manifestProse(text string) []string {
	var said []string
	for _, found := range regexp.MustCompile(`"(?:name|short_name|description|lang)": "([^"]*)"`).FindAllStringSubmatch(text, -1) {
		said = append(said, found[1])
	}
	return said
}

// pageReaders find the texts in a file, by how its name ends.
var pageReaders = map[string]func(string) []string{".html": pageProse, ".tmpl": pageProse, ".js": scriptProse, ".webmanifest": manifestProse}

func TestEveryTextOfAPageAndAScriptIsInTheLanguage(t *testing.T) {
	root, seen := os.DirFS("../../.."), 0
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strange(root, name) {
			return skipped(err)
		}
		find := pageReaders[path.Ext(name)]
		if entry.IsDir() || find == nil || foreignPages.MatchString(name) {
			return nil
		}
		seen++
		text, err := fs.ReadFile(root, name)
		for _, said := range find(string(text)) {
			t.Errorf("%s says %q outside internal/words", name, said)
		}
		return err
	})
	if err != nil || seen < 15 {
		t.Errorf("%d pages and scripts were read: %v", seen, err)
	}
}

// skipped returns an error, or else that a folder is left out.
func skipped(err error) error {
	if err != nil {
		return err
	}
	return fs.SkipDir
}

func TestPlantedTextOfAPageIsReported(t *testing.T) {
	for _, c := range []struct {
		kind, text string
		want       []string
	}{
		{".html", `<p>Hello</p>`, []string{"Hello"}},
		{".html", `<p>{{w.Pages.Hello}}</p>`, nil},
		{".html", `<p>{{.N}} rounds<b>x</b></p>`, []string{"rounds"}},
		{".html", `<i aria-label="The table"></i>`, []string{"The table"}},
		{".html", `<i title="{{w.Pages.Table}}">{{icon "back"}}</i>`, nil},
		{".html", `{{template "row" "Two words"}}`, []string{"Two words"}},
		{".html", `<title>Tabby</title>`, nil},
		{".js", `say('no', 'Not now.')`, []string{"Not now."}},
		{".js", `say('no', W.NotNow)`, nil},
		{".js", `typed.ariaLabel = label ?? 'Keys'`, []string{"Keys"}},
		{".js", `press('Enter')`, nil},
		{".js", "// it says 'Not now.'\nf(`Not now.`)", []string{"Not now."}},
		{".js", `console.warn('it is not kept')`, nil},
		{".webmanifest", `{"name": "Tabby", "id": "./"}`, []string{"Tabby"}},
		{".webmanifest", `{"name": {{json .Home.Title}}}`, nil},
	} {
		if got := pageReaders[c.kind](c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: found %q, want %q", c.text, got, c.want)
		}
	}
}
