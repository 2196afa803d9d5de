package game

// A DeckState is what the sheet knows of the virtual deck of its game.
type DeckState int

// The states of the virtual deck.
const (
	DeckUnused  DeckState = iota
	DeckUsed              // rounds were dealt with it
	DeckRunning           // a round is running
)
