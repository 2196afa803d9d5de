package rulesref

import (
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

// OfBook begins the keys of the rule book in a file that has its texts beside those of the program.
const OfBook = "book_"

// Preview returns the language of a translator's file, with its rule book, and how many of its texts stand
// in English: see [languages.Half]. If the file has no texts of the book, but its language has a book,
// that book is kept.
func Preview(f arb.File) (l *words.Language, lacks int) {
	l, lacks = languages.Preview(f)
	own := map[string]string{}
	for key, text := range f.Texts {
		if name, of := strings.CutPrefix(key, OfBook); of {
			own[name] = text
		}
	}
	if len(own) > 0 || languages.All().Of(f.Locale) == nil {
		book, more := languages.Half(Texts("en").Texts, own)
		l.Book, lacks = book, lacks+more
	}
	return l, lacks
}
