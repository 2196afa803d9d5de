package rulesref

import (
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

// TestOtherGamesAreFoundByName holds that a name leads from each book to the book that it names.
func TestOtherGamesAreFoundByName(t *testing.T) {
	for _, c := range []struct{ lang, at, typed, want string }{
		{"en", "rat-a-tat-cat", "cabo", "cabo cabo-1"},
		{"en", "rat-a-tat-cat", "how is Skyjo scored", "skyjo"},
		{"en", "rat-a-tat-cat", "golf", "golf-4 golf-6"},
		{"en", "rat-a-tat-cat", "rat", ""},
		{"en", "cabo", "cabo penalty", ""},
		{"en", "rat-a-tat-cat", "recall snap", "recall"},
		{"nl", "cabo", "Beverbende", "biberbande"},
		{"nl", "cabo", "biberbande", "biberbande"},
		{"de", "yaniv", "golf mit vier karten", "golf-4"},
		{"de", "yaniv", "was zählt der König", ""},
	} {
		var got []string
		for _, r := range bookFor(table(t, c.at, nil), languages.In(c.lang)).Named(c.typed) {
			got = append(got, r.ID)
		}
		expect.Same(t, c.lang+": "+c.typed, strings.Join(got, " "), c.want)
	}
}
