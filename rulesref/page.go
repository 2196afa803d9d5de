package rulesref

import (
	"embed"
	"slices"
	"strings"
	"sync"
	"text/template"

	"tabby/engine"
)

//go:embed asked pages texts search sources
var files embed.FS

// pages are the templates of the book, of all languages.
var pages = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(new(facts).functions()).ParseFS(files, "pages/*.tmpl"))
})

// functions returns what the pages ask for. They call no methods: a template that does
// makes the linker keep every method of the program.
func (f *facts) functions() template.FuncMap {
	at := exactlyAt(f.Ruleset)
	return template.FuncMap{
		"say": f.text, "rule": f.rule, "choice": f.choice,

		"cap":      func(s string) string { return f.words.Capital(s) },
		"less":     func(n int) int { return -n },
		"tiebreak": func(t engine.TieBreak) string { return f.words.Rules.TieBreak(t) },
		"title":    func(k engine.Key) string { return f.words.Rules.House(f.Rules.Rule(k)).Title },
		"value":    func(k engine.Key, v engine.Value) string { return f.words.Rules.Value(k, v) },

		"agreed": func() string { return f.words.Rules.Agreed(f.Ruleset) }, "amount": f.amount, "average": f.average,
		"decks": f.decks, "drawn": f.drawn,
		"editionPoints": f.editionPoints, "effects": f.effects, "jokers": f.jokers, "endsDeal": f.endsDeal, "examples": f.examples, "extraDecks": f.extraDecks,
		"byTheBook": func(k engine.Key) engine.Value { return f.Rules.ByTheBook(k) },
		"fall":      func() string { return at.in(f.words) }, "fallKey": func() engine.Key { return at.by },
		"falling": func() string { return f.falling(at) },
		"falls":   at.falls, "fallsHere": at.here, "fallsTo": func() int { return at.fall.To },
		"fallTimes": func() int { return at.fall.Times }, "limited": func() bool { return at.limited },
		"highestTotal": f.Ruleset.HighestTotalWins,
		"is":           f.is, "lookOuter": f.lookOuter, "lookers": f.lookers, "looks": f.Looks, "of": f.of, "offers": f.offers, "on": f.on,
		"others": f.others, "played": f.played, "powerList": f.powerList, "powerName": f.powerName,
		"powerOr": f.powerOr, "publishers": f.publishers, "score": f.score, "shuffleButTop": f.shuffleButTop,
		"bounded": f.bounded, "roundCanEnd": f.roundCanEnd, "nobodyCalled": func() string { return f.words.Scores.NobodyCalled }, "didNotPlay": func() string { return f.words.Scores.DidNotPlay },
		"star":     func(hand string) string { return f.words.Scores.TapStar(hand) },
		"mustCall": f.mustCall, "noCall": f.noCall, "sheetOnly": f.sheetOnly,
		"ender": f.ender, "single": f.single, "size": f.size, "suited": f.suited, "isUsed": f.isUsed, "unused": f.unused, "worths": f.worths,
		"disagreed": f.disagreed, "said": func() string { return f.Call }, "answer": f.answer, "firstFall": f.firstFall, "cardsOf": f.cardsOf, "agreedOn": func(says string) bool { return slices.Contains(f.disagreed(), says) }, "ownLooks": f.ownLooks, "otherLooks": f.otherLooks, "switched": engine.SwitchAny.Cards,
	}
}

// read fills in a page and parses it. It panics if that fails, which a test of
// every table rules out.
func (f *facts) read(name string) []Chapter {
	var page strings.Builder
	if err := template.Must(f.reads.pages().Clone()).Funcs(f.functions()).ExecuteTemplate(&page, name, f); err != nil {
		panic(err)
	}
	p := parser{table: f.Ruleset, texts: f.Sources, words: f.words, reads: f.reads}
	return p.parse(page.String())
}
