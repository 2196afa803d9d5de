package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
)

// leastNamed is how many letters of a name are enough where nothing else was typed.
const leastNamed = 4

// Named returns the games, except that of the book, whose name stands in a query, or begins with the whole query. Names
// are those of the language, and those used everywhere.
func (b *Book) Named(query string) []engine.Rules {
	in := b.reads.search()
	typed := in.simple(query)
	return slices.DeleteFunc(engine.Offered(), func(r engine.Rules) bool {
		if r.ID == b.Ruleset.Rules.ID || r.Twin != "" {
			return true
		}
		return !slices.ContainsFunc([]string{r.Name, b.words.Rules.In(r).Name}, func(name string) bool { return isNamed(in.simple(name), typed) })
	})
}

// isNamed reports whether what was typed has a name, or is the beginning of one.
func isNamed(name, typed string) bool {
	return strings.Contains(" "+typed+" ", " "+name+" ") || len(typed) >= leastNamed && strings.HasPrefix(name, typed)
}
