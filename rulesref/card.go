package rulesref

import (
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// A CardEntry is everything about one kind of card.
type CardEntry struct {
	ID     string // "card-peek"
	Name   string // "Peek", "Red King"
	Face   engine.Face
	Faces  engine.Deck // all that are this kind, Face first
	Copies int         // in the deck
	Power  engine.Power

	Worth     []Line // its points and number
	Does      []Line // what its power does; nil without one
	Not       []Line // when it does not work
	Steps     []Line // how to use it, in order
	Notes     []Line // other rules
	Questions []Question
	Sources   []Source

	words *words.Language
}

// Cards returns an entry for every kind of card in the deck of the table, in
// the order of the deck.
func (b *Book) Cards() []CardEntry {
	f := newFacts(b.Ruleset, b.words, b.reads)
	var sections []Section
	for _, c := range f.read("cards.tmpl") {
		sections = append(sections, c.Sections...)
	}
	questions := b.Questions()
	var cards []CardEntry
	for i, k := range f.Kinds {
		card := CardEntry{
			ID: sections[i].ID, Name: b.words.Capital(k.Name), Face: b.words.Cards.In(k.Faces[0]), Faces: k.Faces, Copies: k.Copies, Power: k.Power,
			Worth: sections[i].lines(Paragraph), Sources: sections[i].Sources,
			words: b.words,
		}
		if s, ok := b.Section(powerSection(k.Power)); ok {
			card.explain(s)
		}
		card.Questions = slices.DeleteFunc(slices.Clone(questions), func(q Question) bool { return !card.asked(q) })
		cards = append(cards, card)
	}
	return cards
}

// Explained returns the cards whose power a section explains.
func (b *Book) Explained(section string) []CardEntry {
	if !strings.HasPrefix(section, powerPrefix) {
		return nil
	}
	return slices.DeleteFunc(b.Cards(), func(c CardEntry) bool { return powerSection(c.Power) != section })
}

// powerPrefix is how the ID of each section about a power begins.
const powerPrefix = "power-"

// powerSection returns the ID of the section about a power.
func powerSection(p engine.Power) string { return powerPrefix + p.ID() }

// explain adds the section about the power of the card.
func (c *CardEntry) explain(s Section) {
	c.Sources = s.Sources
	for _, b := range s.Blocks {
		switch {
		case b.Kind == Steps:
			c.Steps = append(c.Steps, b.Lines...)
		case b.Kind == Exceptions:
			c.Not = append(c.Not, b.Lines...)
		case c.Steps == nil:
			c.Does = append(c.Does, b.Lines...)
		default:
			c.Notes = append(c.Notes, b.Lines...)
		}
	}
}

// asked reports whether the question is about this card.
func (c *CardEntry) asked(q Question) bool {
	return slices.Contains(q.About, c.ID) ||
		c.Power != engine.NoPower && (slices.Contains(q.About, "power") || slices.Contains(q.About, c.Power.ID()))
}

// Basis returns the basis of what the entry says.
func (c *CardEntry) Basis() Basis { return c.section().Basis() }

// Summary returns what the card does as sentences, or without a power the whole entry.
func (c *CardEntry) Summary() string {
	if c.Power == engine.NoPower {
		return c.text()
	}
	return Section{Blocks: []Block{{Lines: c.Does}}}.Text()
}

// text returns the entry as sentences, the steps numbered.
func (c *CardEntry) text() string {
	var said []string
	for _, b := range c.section().Blocks {
		for i, l := range b.Lines {
			if b.Kind == Steps {
				l.Text = bullet(Steps, i) + step(c.words, l)
			}
			said = append(said, l.Text)
		}
	}
	return strings.Join(said, " ")
}

// A kind is a group of cards that a player need not tell apart: all sevens, or the red
// kings.
type kind struct {
	ID       string // "card-peek", "card-red-king", in every language
	Name     string // "Peek", "Red King"
	Faces    engine.Deck
	Copies   int
	Points   int    // what each counts
	Replaced bool   // it counts nothing, as it is replaced before
	Worth    string // the same in words: "7", "−1", w.Rules.NoPoints
	Power    engine.Power
}

// kinds returns the kinds of cards in the deck of the table.
func kinds(w *words.Language, t engine.Ruleset, deck engine.Deck) []kind {
	var all []kind
	for _, face := range deck.Kinds() {
		k := kind{Name: w.Cards.Rank(face), Points: face.Points, Worth: w.Figure(face.Points), Power: t.Power(face)}
		if k.Replaced = !t.Counts(face); k.Replaced {
			k.Worth = w.Rules.NoPoints
		}
		for _, code := range deck.Like(face.Code) {
			like, _ := deck.Face(code)
			k.Faces = append(k.Faces, like)
			k.Copies += like.Copies
		}
		all = append(all, k)
	}
	return coloured(w, all)
}

// coloured adds the colour to the names of kinds that have the same name.
func coloured(w *words.Language, kinds []kind) []kind {
	times := map[string]int{}
	for _, k := range kinds {
		times[k.Name]++
	}
	for i, k := range kinds {
		face, colour := k.Faces[0], ""
		if times[k.Name] > 1 && face.Suit != engine.NoSuit {
			kinds[i].Name = w.Rules.Coloured(k.Name, face.Suit.Red())
			if colour = "black-"; face.Suit.Red() {
				colour = "red-"
			}
		}
		kinds[i].ID = "card-" + colour + slugs.Replace(strings.ToLower(face.RankName()))
	}
	return kinds
}

// slugs makes the name of a card a part of an ID.
var slugs = strings.NewReplacer(" ", "-", "−", "minus-")

// powers returns the names of the powers in pages and house lists.
func powers() []string {
	return []string{"peek_own", "look_any", "swap_other", "switch_any", "draw_two"}
}

// A powered is a power and the cards of the deck that have it.
type powered struct {
	Name   names // of the cards that have it: "Peek", "7 or Jack"
	Cards  int   // that it looks at or moves
	Draws  int   // number of cards drawn
	Power  engine.Power
	Copies int
}

// of returns the power of that name, or nil if no card has it.
func (f *facts) of(id string) *powered {
	p := engine.PowerNamed(id)
	var all names
	copies := 0
	for _, k := range f.Kinds {
		if k.Power == p {
			all, copies = append(all, k.Name), copies+k.Copies
		}
	}
	if all == nil {
		return nil
	}
	return &powered{all, p.Cards(), p.Draws(), p, copies}
}

// lookers names the cards that let players look at their own cards.
func (f *facts) lookers() names {
	return slices.Concat(f.powerName("peek_own"), f.powerName("look_any"))
}

// powerName names the cards with that power.
func (f *facts) powerName(id string) names {
	if p := f.of(id); p != nil {
		return p.Name
	}
	return nil
}

// others names the power cards that have another power: "Peek and Swap".
func (f *facts) others(id string) string {
	var names []string
	for _, k := range f.Kinds {
		if k.Power != engine.NoPower && k.Power.ID() != id {
			names = append(names, k.Name)
		}
	}
	return f.words.Joined(names)
}

// powerList names the power cards: "Peek, Swap and Draw 2".
func (f *facts) powerList() string { return f.words.Joined(f.powerOr()) }

// powerOr names the power cards, one of which is meant: "Peek, Swap or Draw 2".
func (f *facts) powerOr() (all names) {
	for _, k := range f.Kinds {
		if k.Power != engine.NoPower {
			all = append(all, k.Name)
		}
	}
	return all
}

// worths says what each kind of card counts, or each with a power: "0 to 9: the number on the card; Peek: no points".
func (f *facts) worths(powers bool) string {
	var all []string
	for i := 0; i < len(f.Kinds); i++ {
		k := f.Kinds[i]
		switch n := f.numbered(i); {
		case powers && k.Power == engine.NoPower:
		case !powers && n > 2: // two are said as fast
			i += n - 1
			from, to := k.Faces[0].Points, f.Kinds[i].Faces[0].Points
			all = append(all, f.words.Labelled(f.words.Interval(engine.Range{Min: from, Max: to}), f.words.Rules.ItsNumber()))
		default:
			all = append(all, f.words.Labelled(k.Name, k.Worth))
		}
	}
	return f.words.Capital(f.words.Clauses(all))
}

// numbered returns how many kinds from one on count the numbers on them, each more than the one before.
func (f *facts) numbered(from int) (n int) {
	for i, k := range f.Kinds[from:] {
		if k.Name != k.Worth || i > 0 && k.Faces[0].Points < f.Kinds[from+i-1].Faces[0].Points {
			break
		}
		n++
	}
	return n
}

// decks lists every deck of the variant, card by card.
func (f *facts) decks() []string {
	var all []string
	for _, d := range f.Rules.Decks {
		name := f.words.Count(d.Deck.Size(), words.Card)
		if f.offers(engine.DeckRule) {
			name = f.words.Rules.Value(engine.DeckRule, d.Name)
		}
		all = append(all, f.words.Rules.DeckOf(name)+"\n"+grid(f.words, d.Deck))
	}
	return all
}

// extraDecks lists the cards that house rules can add.
func (f *facts) extraDecks() []string {
	var all []string
	for _, x := range f.Extras {
		all = append(all, f.words.Rules.AddedBy(f.words.Rules.House(x.Count.Rule()).Title, f.choice(x.Count))+"\n"+grid(f.words, x.Faces))
	}
	return all
}

// grid lists faces; those that look alike, or differ by suit only, share a row.
func grid(w *words.Language, d engine.Deck) string {
	var b strings.Builder
	r := w.Rules
	fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", r.Card, r.Corner, r.OfEach, r.Points, r.Power)
	for i := 0; i < len(d); {
		from := i
		for i < len(d) && sameRow(d[from], d[i]) {
			i++
		}
		f := d[from]
		fmt.Fprintf(&b, "| %s | %s | %d | %s | %s |\n",
			namesOf(w, d[from:i]), f.Rank, d[from:i].Size(), w.Figure(f.Points), r.Effect(f.Power))
	}
	return b.String()
}

func sameRow(f, g engine.Face) bool {
	return f.RankName() == g.RankName() && f.Points == g.Points && f.Power == g.Power &&
		f.Copies == g.Copies && (f.Suit == engine.NoSuit) == (g.Suit == engine.NoSuit)
}

// namesOf names the faces of a row: "Ace: clubs, diamonds, hearts, spades".
func namesOf(w *words.Language, row engine.Deck) string {
	if row[0].Suit == engine.NoSuit {
		return w.Cards.In(row[0]).Name
	}
	return w.Rules.Suits(row)
}
