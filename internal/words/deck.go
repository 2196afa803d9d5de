package words

import (
	"cmp"
	"math"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Deck is what is said at the virtual deck.
type Deck struct {
	speaker
	Words DeckWords

	LeaveLesson                      string
	Here, CatPlays, OwnDevice        string // who plays for a player
	TapAway, TapHere, TapBack        string // what a tap on a player does who plays here, elsewhere, and for whom the computer plays
	TapCat                           string // on a computer player
	Done                             string
	Void                             string // a round that others were dealt
	AskCoach, CoachOff, CoachBusy    string
	Thinking, NoAdvice               string
	LessonSeen                       string // in a lesson, where cards need not be turned down
	LessonOver, PlayAgain            string
	You                              string // the name of a player who gives none
	HandsTitle, HandsHint            string
	SnapBy                           string // before the names of those who may match the last discard
	LookAtHands, Draw, PutAway, Away string
	TurnDown, SeeAgain, TurnHint     string
	Headphones                       string   // to those who listen, before their secret cards are said
	IAm                              Named    // the button of the player to whom the device is passed
	PassTo                           Named    // to whom the device is passed
	DrawnCard                        Numbered // the caption of a card, which is the n-th that was drawn
}

// DeckWords say what is said at the virtual deck. In the hole {often} is how often, of OftenWords.
type DeckWords struct {
	Snaps               Addressed       // {name}
	BestMove, OtherMove message.Message // {move}, {often}
	WinsGame, CallNow   message.Message // {often}
	Unseen              message.Message // {between}
	Seen                message.Message // {card}
	Often               OftenWords
	Lesson              LessonWords
}

// OftenWords say how often something comes about, for the end of a sentence.
type OftenWords struct {
	Never, Once, Always string
	Times, About        message.Message // {n} in 10, and about as often
}

// of puts a share into words: "6 times in 10".
func (w OftenWords) of(share float64) string { return w.say(share, w.Times) }

// about is of with a share that is not known exactly.
func (w OftenWords) about(share float64) string { return w.say(share, w.About) }

func (w OftenWords) say(share float64, times message.Message) string {
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

// Snaps returns the button with which a person matches the last discard.
func (d Deck) Snaps(name string) string { return d.about(d.Words.Snaps, name) }

// BestMove returns the move that the coach thinks best, and for which share of deals it
// comes out lowest.
func (d Deck) BestMove(m engine.Move, lowest float64) string {
	return d.Words.BestMove.With("move", d.language.Play.move(m), "often", d.Words.Often.of(lowest))
}

// WinsGame returns for which share of deals the best move wins the game.
func (d Deck) WinsGame(share float64) string {
	return d.Words.WinsGame.With("often", d.Words.Often.of(share))
}

// OtherMove returns another move in the same way.
func (d Deck) OtherMove(m engine.Move, lowest float64) string {
	return d.Words.OtherMove.With("move", d.language.Play.move(m), "often", d.Words.Often.of(lowest))
}

// CallNow returns what a call would come to.
func (d Deck) CallNow(lowest float64) string {
	return d.Words.CallNow.With("often", d.Words.Often.about(lowest))
}

// Unseen says between which points most cards are that were not seen.
func (d Deck) Unseen(between engine.Range) string {
	return d.Words.Unseen.With("between", d.Between(between))
}

// Between returns such points, as a note on a card.
func (d Deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return d.Figure(between.Min)
	}
	return d.Interval(between)
}

// Seen returns the note on a card that was seen.
func (d Deck) Seen(card engine.Face) string {
	return d.Words.Seen.With("card", d.language.Cards.as("rank", card), "corner", cmp.Or(card.Rank, card.Name))
}
