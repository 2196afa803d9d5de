package rulesref

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/ui/words"
)

// A kind is a group of cards that a player need not tell apart: all sevens, or the red
// kings.
type kind struct {
	Name   string // "Peek", "Red King"
	Faces  engine.Deck
	Copies int
	Worth  string // "7", "no points"
	Power  engine.Power
}

// kinds returns the kinds of cards in the deck of the table.
func kinds(t engine.Ruleset, deck engine.Deck) []kind {
	var all []kind
	for _, face := range deck.Kinds() {
		k := kind{Name: face.RankName(), Worth: strconv.Itoa(face.Points), Power: t.Power(face)}
		if !t.Counts(face) {
			k.Worth = "no points"
		}
		for _, code := range deck.Like(face.Code) {
			like, _ := deck.Face(code)
			k.Faces = append(k.Faces, like)
			k.Copies += like.Copies
		}
		all = append(all, k)
	}
	return coloured(all)
}

// coloured adds the colour to the names of kinds that have the same name.
func coloured(kinds []kind) []kind {
	times := map[string]int{}
	for _, k := range kinds {
		times[k.Name]++
	}
	for i, k := range kinds {
		if face := k.Faces[0]; times[k.Name] > 1 && face.Suit != engine.NoSuit {
			colour := "Black "
			if face.Suit.Red() {
				colour = "Red "
			}
			kinds[i].Name = colour + k.Name
		}
	}
	return kinds
}

// A description has the words that pages and the search use for a power.
type description struct {
	id     string // in pages and house lists
	effect string // in a word or two
	alias  string // what cards with it are called in most games of the family
}

var descriptions = []description{
	{"peek_own", "looks at own", "peek"},
	{"look_any", "looks at any", "peek look at other"},
	{"swap_other", "swaps", "swap"},
	{"switch_any", "switches any", "swap switch"},
	{"draw_two", "draws again", "draw 2"},
}

// described returns the description of a power, or the zero one of no power.
func described(p engine.Power) description {
	for _, d := range descriptions {
		if engine.PowerNamed(d.id) == p {
			return d
		}
	}
	return description{}
}

// powerID returns the name of a power in pages and house lists, or "".
func powerID(p engine.Power) string { return described(p).id }

// A powered is a power and the cards of the deck that have it.
type powered struct {
	Name   string // of the cards that have it: "Peek", "7 or Jack"
	Cards  int    // that it looks at or moves
	Draws  int    // number of cards drawn
	Power  engine.Power
	Copies int
}

// of returns the power of that name, or nil if no card has it.
func (f *facts) of(id string) *powered {
	p := engine.PowerNamed(id)
	var names []string
	copies := 0
	for _, k := range f.Kinds {
		if k.Power == p {
			names, copies = append(names, k.Name), copies+k.Copies
		}
	}
	if names == nil {
		return nil
	}
	return &powered{strings.Join(names, " or "), p.Cards(), p.Draws(), p, copies}
}

// lookers names the cards that let players look at their own cards, or returns "".
func (f *facts) lookers() string {
	names := []string{f.powerName("peek_own"), f.powerName("look_any")}
	return strings.Join(slices.DeleteFunc(names, func(n string) bool { return n == "" }), " or ")
}

// powerName returns the name of the cards with that power, or "".
func (f *facts) powerName(id string) string {
	if p := f.of(id); p != nil {
		return p.Name
	}
	return ""
}

// others names the power cards that have another power: "Peek and Swap".
func (f *facts) others(id string) string {
	var names []string
	for _, k := range f.Kinds {
		if k.Power != engine.NoPower && powerID(k.Power) != id {
			names = append(names, k.Name)
		}
	}
	return words.Joined(names)
}

// powerOr names the power cards as a choice: "Peek, Swap or Draw 2".
func (f *facts) powerOr() string {
	return words.Alternatives(f.powerCards())
}

// powerList names the power cards: "Peek, Swap and Draw 2".
func (f *facts) powerList() string { return words.Joined(f.powerCards()) }

// powerCards returns the names of the power cards.
func (f *facts) powerCards() []string {
	var names []string
	for _, k := range f.Kinds {
		if k.Power != engine.NoPower {
			names = append(names, k.Name)
		}
	}
	return names
}

// decks lists every deck of the variant, card by card.
func (f *facts) decks() []string {
	var all []string
	for _, d := range f.Rules.Decks {
		name := words.Value(engine.DeckRule, d.Name)
		all = append(all, fmt.Sprintf("Deck: %s\n%s", name, grid(d.Deck)))
	}
	return all
}

// extraDecks lists the cards that house rules can add.
func (f *facts) extraDecks() []string {
	var all []string
	for _, x := range f.Extras {
		all = append(all, fmt.Sprintf("Added by “%s”\n%s", words.House(x.Count).Title, grid(x.Faces)))
	}
	return all
}

// grid lists faces; those that differ by suit only share a row.
func grid(d engine.Deck) string {
	var b strings.Builder
	b.WriteString("| Card | Corner | Of each | Points | Power | In files |\n")
	for i := 0; i < len(d); {
		from := i
		for i < len(d) && sameRow(d[from], d[i]) {
			i++
		}
		f := d[from]
		fmt.Fprintf(&b, "| %s | %s | %d | %d | %s | %s |\n",
			names(d[from:i]), f.Rank, f.Copies, f.Points, described(f.Power).effect, codes(d[from:i]))
	}
	return b.String()
}

func sameRow(f, g engine.Face) bool {
	return f.RankName() == g.RankName() && f.Points == g.Points && f.Power == g.Power &&
		f.Copies == g.Copies && (f.Suit == engine.NoSuit) == (g.Suit == engine.NoSuit)
}

var suitNames = [...]string{"", "clubs", "diamonds", "hearts", "spades"}

// names names the faces of a row: "Ace: clubs, diamonds, hearts, spades".
func names(row engine.Deck) string {
	if row[0].Suit == engine.NoSuit {
		return row[0].Name
	}
	var suits []string
	for _, f := range row {
		suit := suitNames[int(f.Suit)%len(suitNames)]
		if full := f.RankName() + " of " + suit; f.Name != full {
			suit += " (" + f.Name + ")"
		}
		suits = append(suits, suit)
	}
	return row[0].RankName() + ": " + strings.Join(suits, ", ")
}

func codes(row engine.Deck) string {
	var all []string
	for _, f := range row {
		all = append(all, f.Code)
	}
	return strings.Join(all, " ")
}
