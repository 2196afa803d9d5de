package words

import "tabby/internal/words/message"

// Camera is what is said where cards are read from a photo, and where a deck is taught.
type Camera struct {
	speaker
	Words CameraWords

	Title     string
	Take      string // opens the camera
	Choose    string // a picture that is there
	HowToRead string
	Looking   string // while it is looked at
	NoCards   string // of the deck are in it
	Photo     string // by ear

	// Why a picture is none.
	NoPicture, Broken, TooLarge, TooSmall string

	Whose    string // it is
	Nobody   string // it is of none of the players
	Which    string // asks which card a mark is on
	LeaveOut string // there is none
	Use      string // takes the cards over
	AskFirst string // some are not sure

	Either    func(first, second string) string `holes:"first* second*"` // asks which of two cards it is
	Perhaps   func(card string) string          `holes:"card*"`          // asks whether it is this card
	NotSoMany func(card string) string          `holes:"card*"`          // are in the deck
	InRows    func(rows, columns int) string    `holes:"rows columns"`   // how one player's cards lie

	Other string // deck

	// A deck that is taught.
	Teach, HowToTeach string
	NoneFound, Backs  string
	Alike             func(first, second string) string `holes:"first* second*"`
	NotSeen           func(cards []string) string       `holes:"cards"`
	Complete          string
	Name, Ours        string // of a deck
	Keep              string
	Kept, Deleted     Named
	Decks, More       string
	Save, Bring       string // as a file, and from one
	NoDeck            string // in a file
	Delete            string
	DropHere          string // why a picture that was dropped is of no use here

	// To guests.
	AskHost, Wait string
}

// CameraWords are what there is to say about a photo of a deck.
type CameraWords struct {
	Found   message.Message // {cards}, which are counted
	Line    message.Message // {n}, from 1
	TooMany message.Message // {n}, as many as a line has at most
}

// Found says how many cards are in a photo of a deck.
func (c Camera) Found(cards int) string { return c.Words.Found.With("cards", c.Count(cards, Card)) }

// Line is the heading of a line of cards, counted from 1.
func (c Camera) Line(n int) string { return c.Words.Line.With("n", n) }

// TooMany says that a line has more cards than it can have.
func (c Camera) TooMany(most int) string { return c.Words.TooMany.With("n", most) }
