package words

import "tabby/history"

// Shell is what the window says around all rooms.
type Shell struct {
	// The list of keys, and the way from there to the tour.
	Keys         string
	KeyHelp      [][2]string // keys, and what they do
	SaidLast     string      // the list of what was said
	NothingSaid  string
	ShowMeAround string

	// What Tabby can do, a card each.
	Tour [3]TourCard
	Next string // the next card

	// What is said where the history cannot be opened.
	WentWrong     string // the title
	TryAgain      string
	SeeWhat       string // what can be brought back
	SeeingWhat    string // while it looks
	NotInOrderYet string
	InOrderAgain  string
	OpenIt        string
	CloseTabby    string

	WrittenDown string // below a note
	NoteWritten string // when it can be undone
	GoesOnHere  string // of a game that was taken back
	Colour      string // of a badge
	Shape       string
	Looks       string // of pictures, of which one is chosen
	NoDay       string // what was typed is no day

	// The page on which something is shared.
	SavePicture  string
	SharePicture string
	CopyPicture  string
	CopyAsText   string
	Copied       string
	OtherForms   string
	Saving       string
	OpenFolder   string
	SheetA4      string
	SheetLetter  string

	SheetA4Large     string
	SheetLetterLarge string
	Spreadsheet      string
	AllAsLines       string

	// What is said of work that takes long.
	MayTakeAMoment string
	Stop           string
	Stopping       string

	ShellSentences
}

// A TourCard is a thing that Tabby can do, and the button that begins it.
type TourCard struct{ Title, Text, Does string }

// ShellSentences is what the window says of a number.
type ShellSentences interface {
	// WindowTitle returns what the window is called while a page is in front.
	WindowTitle(page string) string
	// CardOf returns which card of the tour this is: "1 of 3".
	CardOf(n, all int) string
	// NotKept says that something could not be kept, and why.
	NotKept(err error) string
	// NewBadge says that a person has another badge.
	NewBadge(name string) string
	// IsIn says where something was saved: "Saved to Documents/Tabby.pdf."
	IsIn(path string) string
	// Look returns what a look of pictures is called.
	Look(look history.Look) string
	// Failed says why a job failed or that it was stopped, after what that means for the data.
	Failed(nothing string, err error) string
}
