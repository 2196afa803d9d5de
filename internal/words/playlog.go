package words

// PlayLog is what is said of BG Stats, an app in which people log the games they play.
type PlayLog struct {
	Offer       string // in the list of forms in which a game is shared
	Title       string // of the page, and of the link on a guest's
	HowToScan   string
	Code        string // what the code is, for a screen reader
	OpenHere    string
	Without     string // where there is no such app
	WithoutHint string
	WebAddress  string
}
