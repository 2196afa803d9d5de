package words

// Start is what the page of a browser says before the program in it has begun.
type Start struct {
	StartScript

	Summary     string // of what Tabby is, for lists of programs
	Again       string
	NeedsScript string
}

// StartScript is what the scripts of that page say.
type StartScript struct {
	TooOld     string // of a browser
	NoWebGL    string
	NotFetched string
	Stopped    string
	Keys       string // names what takes keys, to a screen reader
	Starting   string
	AsOf       string // says of what is shown when it was so, at a {time}
}
