package languages

import (
	"maps"
	"slices"
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/message"
)

// Preview returns the language of the file of a translator, and how many of its texts stand in English:
// see [Half].
func Preview(f arb.File) (l *words.Language, lacks int) {
	english, free := Source().Texts, map[string]string{}
	for key := range english {
		if words.IsFree(key) {
			delete(english, key)
		}
	}
	for key, text := range f.Texts {
		if words.IsFree(key) {
			free[key] = text
		}
	}
	all, lacks := Half(english, f.Texts)
	maps.Copy(all, free)
	for _, key := range []string{"name", "direction"} { // which are no words
		all[key] = strings.Trim(all[key], words.MissingMarks)
	}
	l, _ = words.Load(arb.File{Locale: f.Locale, Texts: all})
	return l, lacks
}

// Half returns a text for each English one: that of the language or, if it is missing or faulty,
// the English one between the brackets of [words.MissingMarks], and how many of these there are.
func Half(english, own map[string]string) (all map[string]string, lacks int) {
	all = map[string]string{}
	for key, usual := range english {
		if text, ok := own[key]; ok && fits(text, usual) {
			all[key] = text
			continue
		}
		all[key] = between(usual)
		lacks++
	}
	return all, lacks
}

// fits reports whether a text can be said instead of the English one.
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
	n := len(words.MissingMarks) / 2
	return words.MissingMarks[:n] + text + words.MissingMarks[n:]
}

// Source returns the English texts, which are translated.
func Source() arb.File { return File(english) }
