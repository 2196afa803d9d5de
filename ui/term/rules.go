package term

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"strings"

	"tabby/engine"
	"tabby/internal/table/replay"
	"tabby/internal/words"
	"tabby/rulesref"
)

type rulesCmd struct {
	Words    []string  `arg:"" optional:"" help:"What you want to know, in your own words. Without any, the whole book is printed."`
	Variant  variantID `help:"The game: ${games}." placeholder:"NAME"`
	Table    file      `help:"Answer for the game and house rules of this case, in the format of tabby replay; - reads it from standard input." placeholder:"FILE"`
	Markdown bool      `help:"Answer in Markdown."`
	Lang     language  `help:"Answer in this language: ${languages}. By default it is that of the system." placeholder:"TAG"`
	Sources  bool      `help:"Name the lines of the source texts that an answer is based on; docs/rules-sources.md lists the texts."`
}

// Help returns an example and what the answers look like.
func (rulesCmd) Help() string {
	all := idsOf(engine.Variants())
	return fmt.Sprintf("To ask about a game other than the first that --variant lists, name it: tabby rules --variant %s may I look again. ", all[len(all)-1]) +
		`With --json, Tabby prints a list of answers, the best first, each with "id", "title", "text" and "source".`
}

// variantNamed returns the variant of that ID or name; capitals, and spaces for
// hyphens, do not matter. Without a name it is the first.
func variantNamed(name string) (engine.Rules, error) {
	plain := func(s string) string { return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(s)), " ", "-") }
	for _, r := range engine.Games() {
		if id := plain(name); id == "" || id == r.ID || id == plain(r.Name) {
			return r, nil
		}
	}
	return engine.Variant(plain(name))
}

// variantIDs returns the IDs of all games, dealt or kept.
func variantIDs() []string { return idsOf(engine.Games()) }

func idsOf(games []engine.Rules) []string {
	var ids []string
	for _, r := range games {
		ids = append(ids, r.ID)
	}
	return ids
}

func (r rulesCmd) Run(c call) error {
	c = c.in(r.Lang)
	query := strings.Join(r.Words, " ")
	b, err := r.book(c, query)
	if err != nil {
		return err
	}
	if len(r.Words) == 0 {
		return c.say(c.ruled(b, b.Everything()), r.whole(b))
	}
	hits := b.Search(query)
	if named := b.Named(query); !b.Knows(query) && len(named) > 0 {
		return mistake("that question is about another game; ask with `tabby rules --variant %s`", named[0].ID)
	}
	if !b.Knows(query) {
		return mistake("the rule book says nothing about %q; `tabby rules` without words prints the whole book", words.Short(query))
	}
	return c.say(c.ruled(b, hits[:min(len(hits), mostAnswers)]), r.text(c, b, hits))
}

func (r rulesCmd) whole(b *rulesref.Book) string {
	if !r.Sources {
		b = b.Uncited()
	}
	if r.Markdown {
		return strings.TrimRight(rulesref.Markdown(b), "\n")
	}
	return strings.TrimRight(rulesref.Plain(b), "\n")
}

// How many answers programs get, and people in full and by title.
const (
	mostAnswers = 10
	inFull      = 3
	byTitle     = 6
)

// text returns the best answers, and the titles of a few more.
func (r rulesCmd) text(c call, b *rulesref.Book, hits []rulesref.Hit) string {
	var w strings.Builder
	if r.Markdown {
		fmt.Fprintf(&w, "# %s\n", b.Name())
	} else {
		fmt.Fprintf(&w, "%s\n", b.Summary())
	}
	for i, h := range hits {
		if !r.Sources {
			h.Sources = nil
		}
		switch {
		case i < inFull && r.Markdown:
			w.WriteString("\n" + h.Markdown(b))
		case i < inFull:
			w.WriteString("\n" + h.Plain(b))
		case i == inFull:
			fmt.Fprintf(&w, "\n%s\n", c.words.Rules.SeeAlso(h.Title))
		case i < byTitle:
			fmt.Fprintf(&w, "- %s\n", h.Title)
		}
	}
	return strings.TrimRight(w.String(), "\n")
}

// book returns the book to search: of the table or the variant that was named, or
// else of the first variant if it has all the words, or of the one that has most.
func (r rulesCmd) book(c call, query string) (*rulesref.Book, error) {
	if r.Table != "" {
		return r.table(c)
	}
	if r.Variant != "" {
		return byTheBook(c.words, string(r.Variant))
	}
	var first, best *rulesref.Book
	for _, v := range engine.Variants() {
		if v.Around {
			continue // a question about it names it
		}
		b, err := byTheBook(c.words, v.ID)
		switch {
		case err != nil:
			return nil, err
		case first == nil:
			first, best = b, b
		case b.Unknown(query) < best.Unknown(query):
			best = b
		}
		if first.Unknown(query) == 0 {
			break
		}
	}
	return best, nil
}

// byTheBook returns the book of a new game of a variant.
func byTheBook(w *words.Language, name string) (*rulesref.Book, error) {
	v, err := variantNamed(name)
	if err != nil {
		return nil, err
	}
	return bookWith(w, v, v.New(nil))
}

// bookOf returns the book of a variant with house rules.
func bookOf(w *words.Language, name string, house engine.House) (*rulesref.Book, error) {
	v, err := variantNamed(name)
	if err != nil {
		return nil, err
	}
	return bookWith(w, v, house)
}

// bookWith returns the book of a game with house rules.
func bookWith(w *words.Language, r engine.Rules, house engine.House) (*rulesref.Book, error) {
	ruleset, err := r.With(house)
	if err != nil {
		return nil, err
	}
	return rulesref.For(ruleset, w), nil
}

// A ruling is one of a list for programs.
type ruling struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Text    string `json:"text"`
	Source  string `json:"source"`
	Variant string `json:"variant,omitempty"`
	Ground  string `json:"ground,omitempty"` // the rule sheet, our reading, as it is played, or house rule
	Rule    string `json:"rule,omitempty"`   // the house rule that changes it
	Value   string `json:"value,omitempty"`  // its value, in words
}

func (c call) ruled(b *rulesref.Book, hits []rulesref.Hit) []ruling {
	all := []ruling{}
	for _, h := range hits {
		ground := h.Basis.In(c.words)
		a := ruling{
			ID: h.ID, Title: h.Title, Text: h.Text, Source: cmp.Or(rulesref.Cite(c.words, h.Sources), ground),
			Variant: b.Ruleset.Rules.ID, Ground: ground, Rule: string(h.Rule),
		}
		if h.Rule != "" {
			a.Value = c.words.Rules.Value(h.Rule, b.Ruleset.Value(h.Rule))
		}
		all = append(all, a)
	}
	return all
}

// An agreement is the beginning of a case, with house rules as custom games name them.
type agreement struct {
	replay.Given
	House engine.House `json:"house"`
}

func (r rulesCmd) table(c call) (*rulesref.Book, error) {
	in, err := r.Table.open(c)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var text json.RawMessage
	var beside agreement
	var of struct {
		Variant string    `json:"variant"`
		Given   agreement `json:"given"`
	}
	err = json.NewDecoder(io.LimitReader(in, longest)).Decode(&text)
	if err = cmp.Or(err, json.Unmarshal(text, &beside), json.Unmarshal(text, &of)); err != nil {
		return nil, because(err, "--table needs a case, as `tabby replay` reads it: %v", err)
	}
	house := engine.House{}
	for _, a := range []agreement{beside, of.Given} {
		maps.Copy(house, a.House)
		maps.Copy(house, a.Agreed())
	}
	if own := cmp.Or(of.Given.Own(), beside.Own()); own != nil && r.Variant == "" {
		facts, err := own.Rules()
		if err != nil {
			return nil, err
		}
		return bookWith(c.words, facts, house)
	}
	return bookOf(c.words, cmp.Or(string(r.Variant), of.Variant), house)
}
