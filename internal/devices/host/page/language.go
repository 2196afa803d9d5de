package page

import (
	"net/http"

	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// chosen is the name of the cookie in which a device keeps the language that was chosen on its page.
const chosen = "tabby-language"

// Reader returns the language, of all, for the person who has sent a request: the one that was
// chosen on the page, or the one that the browser asks for, or else usual.
func Reader(r *http.Request, all languages.Set, usual *words.Language) *words.Language {
	kept := ""
	if c, err := r.Cookie(chosen); err == nil {
		kept = c.Value
	}
	return all.Best(kept, r.Header.Get("Accept-Language"), usual.Tag)
}
