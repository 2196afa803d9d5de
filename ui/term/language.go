package term

import (
	"cmp"
	"strings"

	"tabby/internal/words/english"
	"tabby/internal/words/languages"
)

// A language is the tag of one, or "" for that of the system.
type language string

// Validate refuses the tag of a language that Tabby does not speak.
func (l language) Validate() error {
	if l != "" && languages.All().Of(string(l)) == nil {
		return mistake("Tabby does not speak %q, but %s", l, english.Words().Joined(tags()))
	}
	return nil
}

// tags returns the tags of all languages.
func tags() []string { return strings.Split(languages.All().Tags(), "+") }

// in returns the call as it answers in a language about the game.
func (c call) in(l language) call {
	c.words = cmp.Or(languages.All().Of(string(l)), c.system, c.words)
	return c
}
