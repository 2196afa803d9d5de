package rulesref

import (
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

// OfBook begins the keys of the rule book in a file that has its texts beside those of the program.
const OfBook = "book_"

// Preview returns the language of the file of a translator, with its rule book, and how many
// texts it lacks. What lacks stands in English between the brackets of [words.Lacks];
// a file that has nothing of the book, of a language that has one, keeps that.
func Preview(f arb.File) (l *words.Language, lacks int) {
	l, lacks = languages.Preview(f)
	own := map[string]string{}
	for key, text := range f.Texts {
		if name, of := strings.CutPrefix(key, OfBook); of {
			own[name] = text
		}
	}
	if len(own) > 0 || languages.All().Of(f.Locale) == nil {
		english := Texts("en").Texts
		l.Book = languages.Half(english, own)
		for key := range english {
			if _, ok := own[key]; !ok {
				lacks++
			}
		}
	}
	return l, lacks
}
