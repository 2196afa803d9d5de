package words

import (
	"errors"

	"tabby/history"
	"tabby/internal/words/message"
)

// Shell is what the window says around all rooms.
type Shell struct {
	speaker
	Words ShellWords

	Keys        string      // the list of keys
	KeyHelp     [][2]string // keys, and what they do
	SaidLast    string      // the list of what was said
	NothingSaid string

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
	AnotherCat  string // of a person, below the one there is
	Cat         string // of a badge
	Colour      string
	Tag         string // on the collar of the cat
	NoDay       string // what was typed is no day

	// The page on which something is shared.
	Pictures     string // the label of the choice between the two below
	Picture      string
	Film         string
	SavePicture  string
	SharePicture string
	SaveFilm     string
	ShareFilm    string
	CopyPicture  string
	CopyAsText   string
	Copied       string
	OtherForms   string
	Saving       string
	OpenFolder   string
	Sheet        string // to print

	// What is said of work that takes long.
	MayTakeAMoment string
	Stop           string
	Stopping       string
	HasColour      Named  // that of another person
	NewBadge       Named  // of a person who has another badge
	NewCat         Named  // of a person who has another cat
	IsIn           Filled // where something was saved: "Saved to Documents/Tabby.pdf."
}

// ShellWords say what is said around all rooms.
type ShellWords struct {
	NotKept message.Message // {reason}
	Stopped string
}

// NotKept says that something could not be kept, and why.
func (v Shell) NotKept(err error) string {
	return v.Sentence(v.Words.NotKept.With("reason", v.language.Refusals.Reason(err)))
}

// WindowTitle returns what the window is called while a page is in front.
func (v Shell) WindowTitle(page string) string {
	const app = "Tabby"
	if page == "" || page == app {
		return app
	}
	return page + " – " + app
}

// Failed says why a job failed or that it was stopped, after what that means for the data.
func (v Shell) Failed(nothing string, err error) string {
	if errors.Is(err, history.ErrStopped) {
		return v.Text(v.Words.Stopped, nothing)
	}
	return v.Text(nothing, v.language.Refusals.Explain(err))
}
