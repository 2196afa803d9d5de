package rulesref

import (
	"embed"
	"strings"
	"sync"
	"text/template"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/ui/words"
)

//go:embed pages texts
var files embed.FS

// pages holds the templates, parsed when the first book is made.
var pages = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"a":        a,
		"cap":      upper,
		"number":   words.Number,
		"slug":     func(s string) string { return strings.ToLower(strings.ReplaceAll(s, " ", "-")) },
		"tiebreak": tieBreak,
		"title":    func(k engine.Key) string { return words.House(k).Title },
		"value":    words.Value,
	}).ParseFS(files, "pages/*.tmpl"))
})

// read fills in a page and parses it. It panics if that fails, which a test of
// every table rules out.
func (f *facts) read(name string) []Chapter {
	var page strings.Builder
	if err := pages().ExecuteTemplate(&page, name, f); err != nil {
		panic(err)
	}
	p := parser{table: f.Ruleset, texts: f.Sources}
	return p.parse(page.String())
}

// a returns the name with "a" or "an" before it.
func a(name string) string {
	if strings.ContainsAny(name[:min(1, len(name))], "AEIOUaeiou8") || name == "11" {
		return "an " + name
	}
	return "a " + name
}

// upper returns the text with a capital first.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

func tieBreak(t engine.TieBreak) string {
	switch t {
	case engine.FewerCards:
		return "whoever has fewer cards wins"
	case engine.Caller:
		return "whoever called wins, if that player is among the tied"
	default:
		return ""
	}
}
