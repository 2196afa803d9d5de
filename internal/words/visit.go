package words

import "tabby/scoring"

// Visit is what is said at a table of another device, in a window of its own and on the
// pages of guests.
type Visit struct {
	VisitSentences

	// Joining a table.
	Join        string
	JoinIt      string
	JoinText    string
	SameNetwork string
	Link        string
	NoLink      string
	GameLink    string // a game in place of a table
	PairLink    string // two devices that are kept together
	WrongLink   string
	Caged       string // a browser reaches its own host alone

	ATable  string // before it is known which
	Joining string
	Leave   string

	// How the table stands.
	Paused       string
	Lost         string
	Unreached    string // it never was
	Closed       string
	Ended        string
	OtherVersion string
	NewerTable   string
	TriesAgain   string

	// Taking a seat.
	WhereDoYouSit string
	SitHint       string
	LeaveSeat     string

	// Entering scores.
	You         string // who has entered a score, seen by that person
	EnterScores string
	EnterMine   string
	ChangeMine  string
	BeingSent   string
	Sent        string
	SentLater   string
	WrittenThen string

	// After the game.
	KeepGame  string
	KeepTitle string
	Keeping   string
}

// VisitSentences is what is said of one table.
type VisitSentences interface {
	// NotALink says that a text leads to no table.
	NotALink(text string) string
	// At says where a table is, SitsAs also as whom one sits there, and Watches that one watches.
	At(host string) string
	SitsAs(host, name string) string
	Watches(host string) string
	// TakenBy says which device has a seat, and SeatTaken that it cannot be taken.
	TakenBy(device string) string
	SeatTaken(device string) string
	// Entered says what one has entered, if anything, and who lacks a score.
	Entered(s scoring.Sheet, mine *scoring.Score, lacking []scoring.Player) string
}
