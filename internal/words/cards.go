package words

import (
	"cmp"
	"math"
	"strings"
	"sync"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Cards has the names of cards. The name of a card with its article, or with another word
// before it, is a form of one text, which chooses by the hole {form}:
//
//	rank       without its suit: "König"
//	the        as a subject: "der Herz-König"
//	object     as an object: "den Herz-König"
//	alone      behind a colon
//	one        as one of several: "ein Herz-König"
//	red black  as one of a colour: "Roter König"
//	own        as the player's own, and ownObject as an object
//
// and whatever else a language needs. {name} is its whole name, and {rank} the number of one that
// has no text of its own.
type Cards struct {
	speaker
	CardsTexts

	Number message.Message            // a card with a number, and what people made up
	Ranks  map[string]message.Message // a king and its like, by their corners
	Named  map[string]message.Message // cards without a rank
	Court  message.Message            `text:"optional"` // OfSuit of one of Ranks, if it is another way: "hartenboer"
}

// named returns the cards without a suit that have names in the facts of the engine. What people made
// up is none of them, whatever they call it.
var named = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, r := range engine.Games() {
		for _, f := range r.Faces() {
			all[f.Name] = all[f.Name] || f.Suit == engine.NoSuit
		}
	}
	return all
})

// In returns a card with its name. Its picture, and what is read aloud, are made from that. A card
// that the language does not know keeps its own name, such as one of a custom game.
func (c Cards) In(f engine.Face) engine.Face {
	f.Name = c.Name(f)
	return f
}

// Name returns the name of a card: "7", "King of hearts".
func (c Cards) Name(f engine.Face) string {
	switch suited := f.Suit != engine.NoSuit && f.Rank != ""; {
	case !suited && !named()[f.Name]:
		return f.Name
	case !suited:
		return c.Rank(f)
	}
	if _, court := c.Ranks[Identifier(f.Rank)]; court && !c.Court.IsEmpty() {
		return c.Court.With("rank", c.Rank(f), "suit", c.suit(f.Suit))
	}
	return c.OfSuit(c.Rank(f), c.suit(f.Suit))
}

// Rank returns the name of a card without its suit: "7", "King", "Peek".
func (c Cards) Rank(f engine.Face) string {
	say, number := c.noun(f)
	return say.With("form", "rank", "rank", number, "name", "")
}

// suit returns the name of a suit.
func (c Cards) suit(s engine.Suit) string { return c.Suits(s.Name()) }

// noun returns the text of a card, and its number if it has no text of its own.
func (c Cards) noun(f engine.Face) (say message.Message, number string) {
	switch number = f.RankName(); {
	case f.Rank != "" && f.Suit != engine.NoSuit:
		say = c.Ranks[Identifier(f.Rank)]
	case named()[f.Name]:
		say = c.Named[Identifier(f.Name)]
	}
	if say.IsEmpty() {
		say = c.Number
	}
	return say, number
}

// A noun is a card in a sentence. It implements [message.Declined].
type noun struct {
	say          message.Message
	name, number word
	usual        string // the form that it has where none is asked for
}

// Form returns a form of the card, such as "object".
func (n noun) Form(name string) string {
	return n.say.With("form", cmp.Or(name, n.usual), "name", n.name, "rank", n.number)
}

// as returns a card in a form, unless a sentence asks for another one.
func (c Cards) as(form string, f engine.Face) message.Declined {
	say, number := c.noun(f)
	return noun{say, c.word(c.Name(f)), c.word(number), form}
}

// object returns a card as an object, or a hidden one if it is nil: "the 7", "a card".
func (c Cards) object(f *engine.Face) message.Declined { return c.orHidden("object", f) }

// alone is object behind a colon.
func (c Cards) alone(f *engine.Face) message.Declined { return c.orHidden("alone", f) }

func (c Cards) orHidden(form string, f *engine.Face) message.Declined {
	if f == nil {
		return c.word(c.Hidden)
	}
	return c.as(form, *f)
}

// called is as for a card by what it is called, with its suit or without.
func (c Cards) called(form, name string) message.Declined {
	for _, all := range []map[string]message.Message{c.Ranks, c.Named} {
		for _, say := range all {
			rank := say.With("form", "rank", "name", "", "rank", "")
			if name == rank || strings.HasSuffix(name, "-"+rank) || strings.HasPrefix(name, rank+" ") {
				return noun{say, c.word(name), c.word(rank), form}
			}
		}
	}
	return noun{c.Number, c.word(name), c.word(name), form}
}

// spoken returns the name of a card, or that it lies face down.
func (c Cards) spoken(f *engine.Face) string {
	if f == nil {
		return c.SpokenFaceDown
	}
	return c.Name(*f)
}

// cardOf names a card of a line: "card 2" is the player's own, "Ben’s card 2" is not.
func (l speaker) cardOf(c TableCard) string {
	cards, n := l.language.Cards, c.Slot+1
	switch {
	case c.Owner == "":
		return cards.Own(n)
	case l.addresses(c.Owner):
		return cards.Yours(n)
	}
	return cards.Whose(c.Owner, cards.Own(n))
}

// Deck is what is said at the virtual deck.
type Deck struct {
	speaker
	DeckTexts
}

// often puts a share into words, of one that is known exactly or of about as much: "6 times in 10".
func (d Deck) often(share float64, times func(n int) string) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return d.OftenNever
	case 1:
		return d.OftenOnce
	case 10:
		return d.OftenAlways
	default:
		return times(n)
	}
}

// BestMove returns the move that the coach thinks best, and the share of deals in which it leads to
// the lowest total.
func (d Deck) BestMove(m engine.Move, lowest float64) string {
	return d.DeckTexts.BestMove(d.language.Play.move(m), d.often(lowest, d.OftenTimes))
}

// WinsGame returns the share of deals in which the best move wins the game.
func (d Deck) WinsGame(share float64) string {
	return d.DeckTexts.WinsGame(d.often(share, d.OftenTimes))
}

// OtherMove returns another move in the same way.
func (d Deck) OtherMove(m engine.Move, lowest float64) string {
	return d.DeckTexts.OtherMove(d.language.Play.move(m), d.often(lowest, d.OftenTimes))
}

// CallNow returns what a call now would lead to.
func (d Deck) CallNow(lowest float64) string {
	return d.DeckTexts.CallNow(d.often(lowest, d.OftenAbout))
}

// Unseen says between which points most of the unseen cards are.
func (d Deck) Unseen(between engine.Range) string {
	return d.DeckTexts.Unseen(d.Between(between))
}

// Between returns such a range of points, as a note on a card.
func (d Deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return d.Figure(between.Min)
	}
	return d.Interval(between)
}

// Seen returns the note on a card that was seen.
func (d Deck) Seen(card engine.Face) string {
	return d.DeckTexts.Seen(cmp.Or(card.Rank, card.Name), d.language.Cards.as("rank", card))
}

// Calling is what is said about when to call.
type Calling struct {
	speaker
	CallingTexts
}

// InTen says how often a call is right: "about 6 times in 10".
func (c Calling) InTen(share float64) string {
	return c.language.Deck.often(share, c.language.Deck.OftenAbout)
}

// Odds says how often a call with a hand is right.
func (c Calling) Odds(players, points int, share float64) string {
	return c.CallingTexts.Odds(players, points, c.InTen(share))
}

// Camera has the texts of the pages that read cards from a photo and learn a deck.
type Camera struct {
	speaker
	CameraTexts
}

// Line is the heading of a line of cards, counted from 1.
func (c Camera) Line(n int) string { return c.CameraTexts.Line(c.Figure(n)) }

// Found says how many cards are in a photo of a deck.
func (c Camera) Found(cards int) string { return c.CameraTexts.Found(c.Count(cards, Card)) }
