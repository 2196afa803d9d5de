package words

// Joining is what is said where a device joins the table of another one: in the window, which
// leads to the page of that table, and on the page.
type Joining struct {
	// In the window.
	Title       string
	JoinIt      string
	TypeIt      string // unfolds the field, in place of a tap on a table
	Text        string
	SameNetwork string
	Looking     string // for tables
	Nearby      string // heads the tables of the network
	Link        string
	Opens       string // the page of the table
	NoBrowser   string
	Address     string
	NoLink      string
	GameLink    string // a game in place of a table
	PairLink    string // two devices that are kept together
	WrongLink   string

	// How the table stands.
	Connecting string
	Paused     string
	Lost       string
	Unreached  string // it never was
	Closed     string
	Kept       string // what was typed, meanwhile
	Ended      string

	// Taking a seat.
	WhereDoYouSit string
	SitHint       string
	OrElse        string // what else one can be
	OnlyWatch     string
	Help          string // enters the scores of all
	HelpHint      string
	Asked         string
	LeaveSeat     string
	TakenBy       Named // which device has a seat

	// After the game.
	KeepGame string
	KeepHere string // in the Tabby that the host serves
	KeepHint string // the label of what is copied
}
