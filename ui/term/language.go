package term

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

// A language is the tag of one, or "" for that of the system.
type language string

// Validate refuses the tag of a language that Tabby does not speak.
func (l language) Validate() error {
	if l != "" && languages.All().Of(string(l)) == nil {
		return mistake("Tabby does not speak %q, but %s", l, languages.English().Joined(tags()))
	}
	return nil
}

func tags() []string { return strings.Split(languages.All().Tags(), "+") }

// preview lets the call speak the language of the file of a translator, if it names one. Of a file
// that is not sound it says so, and speaks as ever.
func (c *call) preview() error {
	if c.Words == "" {
		return nil
	}
	f, err := c.readTexts(file(c.Words))
	if wrong := new(arb.Error); errors.As(err, &wrong) {
		c.complain(err)
		return nil
	}
	if err != nil {
		return err
	}
	l, lacks := rulesref.Preview(f)
	if lacks > 0 {
		fmt.Fprintf(c.Err, "%s is not done: %d of its texts stand in English, between %s. `tabby words %s` lists them.\n", l.Name, lacks, words.Lacks, c.Words)
	}
	c.tried, c.system = l, l
	return nil
}

// offer returns the languages that guests may choose from.
func (c call) offer() languages.Set {
	if c.tried != nil {
		return languages.SetOf(c.tried)
	}
	return languages.All()
}

// in returns the call as it answers in a language about the game.
func (c call) in(l language) call {
	c.words = cmp.Or(languages.All().Of(string(l)), c.system, c.words)
	return c
}
