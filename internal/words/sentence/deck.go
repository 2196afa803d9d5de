package sentence

import (
	"math"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Deck says what is said at the virtual deck of names and numbers. It implements
// [words.DeckSentences].
type Deck struct {
	Speaker
	Words *DeckWords
	Cards *CardWords
}

// DeckWords say what is said at the virtual deck. In the hole {often} is how often, of OftenWords.
type DeckWords struct {
	IAm, PassTo         grammar.Pattern // {name}
	Snaps               Addressed       // {name}
	BestMove, OtherMove grammar.Pattern // {move}, {often}
	WinsGame, CallNow   grammar.Pattern // {often}
	Unseen              grammar.Pattern // {between}
	Seen                grammar.Pattern // {card}
	DrawnCard           grammar.Pattern // {n}
	Often               OftenWords
	Lesson              LessonWords
}

// OftenWords say how often something comes about, for the end of a sentence.
type OftenWords struct {
	Never, Once, Always string
	Times, About        grammar.Pattern // {n} in 10, and about as often
}

// of puts a share into words: "6 times in 10".
func (w OftenWords) of(share float64) string { return w.say(share, w.Times) }

// about is of with a share that is not known exactly.
func (w OftenWords) about(share float64) string { return w.say(share, w.About) }

func (w OftenWords) say(share float64, times grammar.Pattern) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return w.Never
	case 1:
		return w.Once
	case 10:
		return w.Always
	default:
		return times.With("n", digits(n))
	}
}

// IAm implements [words.DeckSentences].
func (d Deck) IAm(name string) string { return d.Words.IAm.With("name", words.Isolated(name)) }

// PassTo implements [words.DeckSentences].
func (d Deck) PassTo(name string) string { return d.Words.PassTo.With("name", words.Isolated(name)) }

// Snaps implements [words.DeckSentences].
func (d Deck) Snaps(name string) string { return d.about(d.Words.Snaps, name) }

// BestMove implements [words.DeckSentences].
func (d Deck) BestMove(m engine.Move, lowest float64) string {
	return d.Words.BestMove.With("move", d.Language.Play.Move(m), "often", d.Words.Often.of(lowest))
}

// WinsGame implements [words.DeckSentences].
func (d Deck) WinsGame(share float64) string {
	return d.Words.WinsGame.With("often", d.Words.Often.of(share))
}

// OtherMove implements [words.DeckSentences].
func (d Deck) OtherMove(m engine.Move, lowest float64) string {
	return d.Words.OtherMove.With("move", d.Language.Play.Move(m), "often", d.Words.Often.of(lowest))
}

// CallNow implements [words.DeckSentences].
func (d Deck) CallNow(lowest float64) string {
	return d.Words.CallNow.With("often", d.Words.Often.about(lowest))
}

// Unseen implements [words.DeckSentences].
func (d Deck) Unseen(between engine.Range) string {
	return d.Words.Unseen.With("between", d.Between(between))
}

// Between implements [words.DeckSentences].
func (d Deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return d.Figure(between.Min)
	}
	return d.Interval(between)
}

// Seen implements [words.DeckSentences].
func (d Deck) Seen(card engine.Face) string {
	return d.Words.Seen.With("card", d.Cards.Names.Rank(card))
}

// DrawnCard implements [words.DeckSentences].
func (d Deck) DrawnCard(n int) string { return d.Words.DrawnCard.With("n", d.Figure(n)) }
