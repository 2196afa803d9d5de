package page

import (
	"html/template"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"tabby/engine"
	"tabby/internal/draw/badges"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/rulesref"
	"tabby/scoring"
)

// A Cache keeps parts that the scenes of a table share and that take long to make: the rule
// book, and pieces that are drawn again and again. The zero Cache is empty, and nil stays
// empty. It is safe for use by several goroutines.
type Cache struct {
	mu    sync.Mutex
	rules string // of the books
	books map[*words.Language]*rulesref.Book
	drawn map[drawing]template.HTML
	sheet *faces // until it changes
}

// faces are the looks of a sheet with the badges of its players in each language, whatever the
// time.
type faces struct {
	sheet  scoring.Sheet
	badges []badges.Badge
	views  memo[*words.Language, sheetview.View]
	pages  memo[shownAs, string] // the page of the sheet
}

// shownAs is what the page of a sheet has beside that: how a game that is over can be kept.
type shownAs struct {
	words    *words.Language
	log      string
	pictured bool
}

// facesOf returns the faces of a sheet, which are made once until it changes.
func (c *Cache) facesOf(s scoring.Sheet, badges []badges.Badge) *faces {
	s.Now = time.Time{} // that of a clock is a part of the sheet
	if c == nil {
		return &faces{}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.sheet == nil || !reflect.DeepEqual(c.sheet.sheet, s) || !slices.Equal(c.sheet.badges, badges) {
		c.sheet = &faces{sheet: s, badges: badges}
	}
	return c.sheet
}

// A drawing is a template in a language and what determines the rest: a comparable value.
type drawing struct {
	words    *words.Language
	template string
	of       any
}

// mostDrawn is how many pieces are kept.
const mostDrawn = 256

func (c *Cache) bookOf(w *words.Language, t engine.Ruleset) *rulesref.Book {
	if c == nil {
		return rulesref.For(t, w)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if rules := rulesOf(t); c.rules != rules {
		c.rules, c.books = rules, map[*words.Language]*rulesref.Book{}
	}
	if c.books[w] == nil {
		c.books[w] = rulesref.For(t, w)
	}
	return c.books[w]
}

// rulesOf returns a text that no other ruleset has.
func rulesOf(t engine.Ruleset) string {
	all := append([]string{t.Rules.ID, t.Rules.Name}, t.Rules.Note...)
	for _, o := range t.Rules.House {
		all = append(all, string(t.Value(o.Key)))
	}
	return strings.Join(all, ",")
}

// draw renders a template with data that of determines.
func (c *Cache) draw(w *words.Language, name string, of any, data func() any) template.HTML {
	if c == nil {
		return template.HTML(render(w, name, data()))
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	key := drawing{w, name, of}
	text, kept := c.drawn[key]
	if !kept {
		if len(c.drawn) == mostDrawn {
			c.drawn = nil
		}
		if c.drawn == nil {
			c.drawn = map[drawing]template.HTML{}
		}
		text = template.HTML(render(w, name, data()))
		c.drawn[key] = text
	}
	return text
}
