package rulesref

import (
	"slices"
	"testing"
	"time"

	"tabby/internal/testing/wordstest"
)

// keystrokes are all the beginnings of the everyday questions in a folder.
func keystrokes(t testing.TB, folder string) []asked {
	var all []asked
	for _, a := range questions(t, folder+"everyday.txt") {
		for i := range len(a.says) {
			all = append(all, asked{variant: a.variant, says: a.says[:i+1]})
		}
	}
	return all
}

// BenchmarkKeystroke searches after each keystroke in each language.
func BenchmarkKeystroke(b *testing.B) {
	for _, w := range wordstest.Languages() {
		b.Run(w.Tag, func(b *testing.B) { search(b, booksIn(b, w), keystrokes(b, folderOf(w.Tag))) })
	}
}

// search searches books after each keystroke, and reports the slowest of a hundred.
func search(b *testing.B, library map[string]*Book, typed []asked) {
	for _, book := range library {
		book.index()
	}
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		k := typed[i%len(typed)]
		from := time.Now()
		library[k.variant].Search(k.says)
		took = append(took, time.Since(from))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100].Nanoseconds()), "p99-ns")
}

// BenchmarkFor makes a book, as opening the rules does.
func BenchmarkFor(b *testing.B) {
	made := table(b, "rat-a-tat-cat", nil)
	for b.Loop() {
		For(made, en)
	}
}

// BenchmarkIndex makes a book ready for its first search.
func BenchmarkIndex(b *testing.B) {
	book := For(table(b, "rat-a-tat-cat", nil), en)
	for b.Loop() {
		newIndex(book)
	}
}

// BenchmarkCards explains every card of a deck.
func BenchmarkCards(b *testing.B) {
	book := For(table(b, "recall", nil), en)
	for b.Loop() {
		book.Cards()
	}
}

// BenchmarkFirst reads a language when its book is first opened, and when it is first searched.
func BenchmarkFirst(b *testing.B) {
	b.Run("book", func(b *testing.B) {
		for b.Loop() {
			newTongue("en").texts()
		}
	})
	b.Run("search", func(b *testing.B) {
		for b.Loop() {
			newTongue("en").search()
		}
	})
}
