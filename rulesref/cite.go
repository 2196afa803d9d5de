package rulesref

import (
	"slices"
	"strings"
	"sync"

	"tabby/engine"
	"tabby/internal/words"
)

// A Source is a place in a source text ("000", lines "26-28") or, without lines,
// one of the open questions that were settled ("A07"); docs/rules-sources.md
// lists both.
type Source struct{ Text, Lines string }

// String returns the source as it is written: "000:26-28".
func (s Source) String() string {
	if s.Lines == "" {
		return s.Text
	}
	return s.Text + ":" + s.Lines
}

// A citation is what a source text has on a section or a claim of the pages.
type citation struct {
	lines  []string
	states bool // the text answers the question, or makes the claim
}

// texts returns the source texts by their numbers, with citations by section or claim.
// A line has a section or claim and then lines of the text; it begins with = if the text
// states it.
var texts = sync.OnceValue(func() map[string]map[string]citation {
	all := map[string]map[string]citation{}
	names, err := files.ReadDir("sources")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, name := range names {
		page, err := files.ReadFile("sources/" + name.Name())
		if err != nil {
			panic(err)
		}
		text := map[string]citation{}
		for line := range strings.Lines(string(page)) {
			line, states := strings.CutPrefix(line, "= ")
			fields := strings.Fields(line)
			text[fields[0]] = citation{fields[1:], states}
		}
		all[strings.TrimSuffix(name.Name(), ".txt")] = text
	}
	return all
})

// cited returns where the texts of a variant are about a section. All cards
// share their citations.
func cited(section string, of []string) []Source {
	if strings.HasPrefix(section, "card-") {
		section = "card"
	}
	var all []Source
	for _, text := range of {
		for _, lines := range texts()[text][section].lines {
			all = append(all, Source{text, lines})
		}
	}
	return all
}

// states reports whether a text of a variant states a claim of the pages, or answers a
// question.
func states(id string, of []string) bool {
	return slices.ContainsFunc(of, func(text string) bool { return texts()[text][id].states })
}

// footing returns the house rule and the sources of the ruling: "When to call: after the turn ·
// A15". It may be "".
func (q Question) footing(b *Book) string {
	return b.footing(q.Rule, q.Sources)
}

// footing joins a house rule and sources, if there are any.
func (b *Book) footing(rule engine.Key, sources []Source) string {
	var parts []string
	if value := b.Ruleset.Value(rule); value != "" {
		parts = append(parts, b.words.Rules.Choice(b.Ruleset.Rules.Rule(rule), value))
	}
	if len(sources) > 0 {
		parts = append(parts, Cite(b.words, sources))
	}
	return strings.Join(parts, " · ")
}

// Cite lists sources: "000:41, A07". Without any it is "".
func Cite(w *words.Language, sources []Source) string {
	all := make([]string, len(sources))
	for i, s := range sources {
		all[i] = s.String()
	}
	return strings.Join(all, ", ")
}

// settled are the open questions of the source texts that were settled, by their numbers, such
// as "A07": the texts that leave each open. What it was about is a text of the language.
var settled = sync.OnceValue(func() map[string]settlement {
	all := map[string]settlement{}
	for line := range strings.Lines(file("pages/settled.txt")) {
		fields := strings.Fields(line)
		all[fields[0]] = fields[1:]
	}
	return all
})

// A settlement is the texts that leave a question open.
type settlement []string

// concerns reports whether one of the texts leaves the question open.
func (s settlement) concerns(texts []string) bool {
	return slices.ContainsFunc(s, func(t string) bool { return slices.Contains(texts, t) })
}

// Origin says in sentences where a rule comes from: its basis, its rule sheets, and the
// questions that they leave open.
func Origin(w *words.Language, g Basis, sources []Source) []string {
	said, in := []string{g.explained(w.Rules)}, of(w)
	for _, s := range sources {
		line := w.Rules.ReadFrom(in.sheet(s.Text))
		if about := in.settled(s.Text); about != "" {
			line = w.Rules.LeftOpen(about)
		}
		if !slices.Contains(said, line) {
			said = append(said, line)
		}
	}
	return said
}

// explained says in sentences what a rule of that basis is based on.
func (g Basis) explained(w words.Rules) string {
	switch g {
	case Stated:
		return w.Stated
	case Agreed:
		return w.Chosen
	case Advice:
		return w.Advised
	case Played:
		return w.NoSheet
	}
	return readingNote(w)
}

// Uncited returns the book without sources.
func (b *Book) Uncited() *Book {
	plain := *b
	plain.Chapters = slices.Clone(b.Chapters)
	for i, c := range plain.Chapters {
		plain.Chapters[i].Sections = uncited(c.Sections)
	}
	plain.questions = uncited(b.questions)
	return &plain
}

func uncited(sections []Section) []Section {
	plain := slices.Clone(sections)
	for i := range plain {
		plain[i].Sources = nil
	}
	return plain
}
