package rulesref

import (
	"slices"
	"testing"
	"time"

	"tabby/internal/testing/wordstest"
)

// BenchmarkKeystroke searches after each keystroke of the first questions that people asked in each language, and
// reports the slowest of a hundred.
func BenchmarkKeystroke(b *testing.B) {
	for _, w := range wordstest.Languages() {
		b.Run(w.Tag, func(b *testing.B) {
			var typed []func()
			for _, a := range questions(b, "asked/"+w.Tag+".txt")[:200] {
				book := a.book(b, w)
				book.index()
				book.Prepare(func() {})
				for i := range len(a.says) {
					typed = append(typed, func() { book.Search(a.says[:i+1]) })
				}
			}
			var took []time.Duration
			for i := 0; b.Loop(); i++ {
				from := time.Now()
				typed[i%len(typed)]()
				took = append(took, time.Since(from))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)*99/100].Nanoseconds()), "p99-ns")
		})
	}
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
	b.Run("asked", func(b *testing.B) {
		in := newTongue("en").search()
		for b.Loop() {
			in.newInquiries(in.asked, func() {})
		}
	})
}
