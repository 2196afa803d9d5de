package words

import (
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Visit is what is said at a table of another device, in a window of its own and on the
// pages of guests.
type Visit struct {
	speaker
	Words VisitWords

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

// VisitWords say how one sits at a table, which is at a {host}.
type VisitWords struct {
	NotALink           message.Message // {text}
	At, SitsAs         message.Message // {name}
	Watches            message.Message
	TakenBy, SeatTaken message.Message // {device}
	Entered            message.Message // {n} points
	EnteredSatOut      string
	AllEntered         string
}

// NotALink says that a text leads to no table.
func (v Visit) NotALink(text string) string { return v.Words.NotALink.With("text", text) }

// At says where a table is.
func (v Visit) At(host string) string { return v.Words.At.With("host", Isolated(host)) }

// SitsAs says at which table one sits, and as whom.
func (v Visit) SitsAs(host, name string) string {
	return v.Words.SitsAs.With("host", Isolated(host), "name", Isolated(name))
}

// Watches says at which table one watches.
func (v Visit) Watches(host string) string { return v.Words.Watches.With("host", Isolated(host)) }

// TakenBy says which device has a seat.
func (v Visit) TakenBy(device string) string {
	return v.Words.TakenBy.With("device", Isolated(device))
}

// SeatTaken says that a seat cannot be taken, and which device has it.
func (v Visit) SeatTaken(device string) string {
	return v.Words.SeatTaken.With("device", Isolated(device))
}

// Entered says what one has entered, if anything, and who lacks a score.
func (v Visit) Entered(s scoring.Sheet, mine *scoring.Score, lacking []scoring.Player) string {
	own, others := "", v.language.Pages.NotEntered(v.language.Table.Names(s, lacking))
	switch {
	case mine == nil:
	case mine.SatOut:
		own = v.Words.EnteredSatOut
	default:
		own = v.Words.Entered.With("n", mine.Points)
	}
	if others == "" {
		others = v.Words.AllEntered
	}
	return v.Text(own, others)
}
