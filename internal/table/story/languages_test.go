package story_test

import (
	"testing"

	"tabby/internal/table/story"
	"tabby/internal/testing/pseudo"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/scoring"
)

// TestStoriesAreSaidInTheLanguage puts games into words in both pseudo-languages: each sentence is one of
// the language, and read back it is the English one.
func TestStoriesAreSaidInTheLanguage(t *testing.T) {
	for _, s := range []*pseudo.Script{pseudo.Accented, pseudo.Mirrored} {
		w := pseudo.Words(s, rulesref.Texts("en").Texts)
		for _, sheet := range []scoring.Sheet{comeback(), fiveRounds(round(0, 2, 20, 36)), fiveRounds()} {
			got := append(story.Story(sheet, w), story.Headline(sheet, w))
			e := languages.English()
			want := append(story.Story(sheet, e), story.Headline(sheet, e))
			for i, text := range got {
				if s.IsForeign(text, "Ann", "Ben", "Cy") || s.IsGlued(text) || words.Bare(s.Read(text)) != want[i] {
					t.Errorf("%q is not of the language, want %q", text, want[i])
				}
			}
		}
	}
}
