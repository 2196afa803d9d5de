package words

// Common is what many rooms say.
type Common struct {
	Back        string
	BackToSheet string
	BackToTable string
	Close       string
	CopyLink    string
	Deal        string
	Drawing     string // while something is drawn
	HouseRules  string
	Good        string // closes what was read
	Keep        string // what leaves something as it is, or takes it as it is
	LookAgain   string // for a network
	LookingBack string // at a game and its story
	More        string // opens a menu
	NewGame     string
	NotNow      string
	Redo        string
	Rules       string
	SameAsLink  string // names the link beside a code
	Share       string
	ThrowAway   string
	Undo        string
	WhoPlays    string
}
