package words

import "tabby/engine"

// Deck is what is said at the virtual deck.
type Deck struct {
	DeckSentences

	LeaveLesson                      string
	WhoPlaysHint                     string
	DealOnly                         string
	Here, OwnDevice, Done            string
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
}

// DeckSentences is what is said at the virtual deck of names and numbers.
type DeckSentences interface {
	// IAm returns the button of the player to whom the device is passed.
	IAm(name string) string
	// PassTo says to whom the device is passed.
	PassTo(name string) string
	// Snaps returns the button with which a person matches the last discard.
	Snaps(name string) string
	// BestMove returns the move that the coach thinks best, and for which share of deals it
	// comes out lowest.
	BestMove(m engine.Move, lowest float64) string
	// WinsGame returns for which share of deals the best move wins the game.
	WinsGame(share float64) string
	// OtherMove returns another move in the same way.
	OtherMove(m engine.Move, lowest float64) string
	// CallNow returns what a call would come to.
	CallNow(lowest float64) string
	// Unseen says between which points most cards are that were not seen.
	Unseen(between engine.Range) string
	// Between returns such points, as a note on a card.
	Between(between engine.Range) string
	// Seen returns the note on a card that was seen.
	Seen(card engine.Face) string
	// Lesson says in one sentence what to do at a step of a lesson, and why; "" is nothing.
	Lesson(l Lesson) string
	// Lessons returns all that a lesson can say by some rules.
	Lessons(t engine.Ruleset) []string
	// DrawnCard returns the caption of a card, which is the n-th that was drawn.
	DrawnCard(n int) string
}
