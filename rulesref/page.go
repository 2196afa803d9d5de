package rulesref

import (
	"embed"
	"strings"
	"sync"
	"text/template"

	"tabby/engine"
	"tabby/ui/words"
)

//go:embed pages texts
var files embed.FS

// pages holds the templates, parsed when the first book is made.
var pages = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(new(facts).functions()).ParseFS(files, "pages/*.tmpl"))
})

// functions returns what the pages ask for. They call no methods: a template that does
// makes the linker keep every method of the program.
func (f *facts) functions() template.FuncMap {
	return template.FuncMap{
		"a":        a,
		"cap":      words.Capital,
		"number":   words.Number,
		"slug":     func(s string) string { return strings.ToLower(strings.ReplaceAll(s, " ", "-")) },
		"tiebreak": tieBreak,
		"title":    func(k engine.Key) string { return words.House(k).Title },
		"value":    words.Value,

		"agreed": f.agreed, "amount": f.amount, "average": f.average, "decks": f.decks, "drawn": f.drawn,
		"editionPoints": f.editionPoints, "endsDeal": f.endsDeal, "examples": f.examples, "extraDecks": f.extraDecks,
		"falls": f.falls, "fallsTo": f.Ruleset.FallsTo,
		"is": f.is, "lookOuter": f.lookOuter, "lookers": f.lookers, "looks": f.Looks, "of": f.of, "offers": f.offers, "on": f.on,
		"others": f.others, "played": f.played, "powerList": f.powerList, "powerName": f.powerName,
		"powerOr": f.powerOr, "say": f.say, "score": f.score, "sheets": f.sheets, "shuffleButTop": f.shuffleButTop,
		"single": f.single, "size": f.size, "suited": f.suited,
	}
}

// read fills in a page and parses it. It panics if that fails, which a test of
// every table rules out.
func (f *facts) read(name string) []Chapter {
	var page strings.Builder
	if err := template.Must(pages().Clone()).Funcs(f.functions()).ExecuteTemplate(&page, name, f); err != nil {
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
