package languages

import (
	"slices"
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/message"
	"tabby/internal/words/texts"
)

// Preview returns the language of a file that somebody translates, and how many texts it lacks. What
// lacks, and what is no message, stands in English between the brackets of [words.Lacks].
func Preview(f arb.File) (l *words.Language, lacks int) {
	all := arb.File{Locale: f.Locale, Texts: map[string]string{}}
	for key, english := range Source().Texts {
		text, ok := f.Texts[key]
		switch {
		case ok && fits(text, english):
			all.Texts[key] = text
		case !words.IsFree(key):
			lacks++
			all.Texts[key] = between(english)
		}
	}
	for _, key := range f.Keys {
		if words.IsFree(key) {
			all.Texts[key] = f.Texts[key]
		}
	}
	for _, key := range []string{"name", "direction"} { // which are no words
		all.Texts[key] = strings.Trim(all.Texts[key], words.Lacks)
	}
	l, _ = words.Load(all)
	return l, lacks
}

// fits reports whether a text can be said in the place of the English one.
func fits(text, english string) bool {
	holes, err := message.Holes(text)
	filled, _ := message.Holes(english)
	return err == nil && !slices.ContainsFunc(holes, func(h message.Hole) bool {
		name, _, _ := strings.Cut(h.Name, "_")
		return !slices.ContainsFunc(filled, func(o message.Hole) bool { base, _, _ := strings.Cut(o.Name, "_"); return base == name })
	})
}

// between puts a text between brackets.
func between(text string) string {
	n := len(words.Lacks) / 2
	return words.Lacks[:n] + text + words.Lacks[n:]
}

// Source returns the English texts that are translated, with those that are facts of the engine.
func Source() arb.File {
	data, err := texts.Files.ReadFile(english + ".arb")
	if err != nil {
		panic(err) // it is part of the program
	}
	f, err := arb.Read(data)
	if err != nil {
		panic(err)
	}
	facts := words.Facts()
	var more []string
	for key, text := range facts {
		if _, ok := f.Texts[key]; !ok {
			more = append(more, key)
			f.Texts[key] = text
		}
	}
	slices.Sort(more)
	f.Keys = append(f.Keys, more...)
	return f
}
