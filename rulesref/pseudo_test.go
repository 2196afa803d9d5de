package rulesref

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/pseudo"
	"tabby/internal/words"
)

// Every text of every book is said in the language, whole, but for names of games and people, and
// what is written on cards and in files.
func TestEveryTextIsSaidInTheLanguage(t *testing.T) {
	for _, script := range assault.Few(1, []*pseudo.Script{pseudo.Accented, pseudo.Mirrored}) {
		w := pseudo.Words(script, Texts("en").Texts)
		in := edition{w, of(w)}
		for _, r := range engine.Games() {
			_, texts := in.parts(engine.Ruleset{Rules: r})
			for _, c := range For(engine.Ruleset{Rules: r}, in.words).Cards() {
				texts[c.ID] = c.text()
			}
			for at, text := range texts {
				if script.IsGlued(strings.ReplaceAll(text, " | ", " · ")) {
					t.Errorf("%s, %s: put together: %s", r.ID, at, text)
				}
				if s := plain(words.Bare(text), r); script.IsForeign(s) {
					t.Errorf("%s, %s: not all of the language: %s", r.ID, at, text)
				}
			}
		}
	}
}

// plain returns a text without what is the same in all languages: the names and the ID of the game and who
// publishes it, and what is written on cards.
func plain(text string, r engine.Rules) string {
	proper := strings.Fields(strings.Join(append(r.Publishers, r.Name, r.Alias, r.ID), " "))
	for _, f := range r.Faces() {
		proper = append(proper, f.Code, f.Rank)
	}
	all := slices.DeleteFunc(strings.Fields(text), func(w string) bool { return slices.Contains(proper, strings.Trim(w, ".,:?()|“”«»¯⟦⟧")) })
	return strings.Join(all, " ")
}
