package frame

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
)

// A Page is a screen that can be in front. It may implement any of the other
// interfaces of this file. A [widgets.Page] is one.
type Page interface {
	// Content returns what is shown; always the same object.
	Content() fyne.CanvasObject
}

// A Resumer is a page that is brought up to date when it is in front again.
type Resumer interface{ Resume() }

// A Pauser is a page that stands still while another page covers it.
type Pauser interface{ Pause() }

// A Leaver is a page that ends what it has going on once it is left for good.
type Leaver interface{ Leave() }

// A GoBacker is a page that can go back within itself. GoBack reports whether
// there was anything to go back to.
type GoBacker interface{ GoBack() bool }

// A RuneTyper is a page that takes characters, in lower case, that nothing in
// focus has a use for.
type RuneTyper interface{ TypedRune(r rune) }

// A Paster is a page that takes a text that is pasted where nothing has the keyboard.
type Paster interface{ Pasted(text string) }

// A PictureTaker is a page that reads the picture of a file that is dropped on it.
type PictureTaker interface{ TakePicture(path string) }

// An Asker is a page where people type a question without a tap on its field. Ask reports whether it
// took a character, which then is no key.
type Asker interface{ Ask(r rune) bool }

// A Stander is a page that can say how the game stands, to everybody who looks at it.
type Stander interface{ Standing() string }

// A KeyTyper is a page that takes keys that nothing in focus has a use for.
// TypedKey reports whether it used the key.
type KeyTyper interface{ TypedKey(key fyne.KeyName) bool }

// An Undoer is a page on which changes can be undone and redone.
type Undoer interface {
	Undo()
	Redo()
}

// A Located page can be opened again by its route.
type Located interface{ Route() Route }

// A Waker is a page that may want the screen kept on while it is open.
type Waker interface{ KeepAwake() bool }

// A Mainer is a page with a main button, which Enter presses. Main may return
// nil.
type Mainer interface{ Main() *widgets.Button }

// A Lister is a page with a list. If there is room, it stays beside the page that it opened.
type Lister interface {
	// OpenFirst opens, by [Navigator.From], what is to be beside the list before anything was
	// chosen, or nothing.
	OpenFirst()
}

// A Route names an open page. It can be compared, and is remembered when Tabby is left.
type Route struct {
	Room string `json:"screen"`
	ID   string `json:"game,omitempty"` // of what is shown there: a game, a day, a person
}

// The rooms that a route can lead to.
const (
	HomeRoom     = "home"
	SetupRoom    = "setup" // ID: "" goes on with what was half done, or NewSetup, VirtualSetup or a game of one's own
	SheetRoom    = "sheet" // ID: of the game
	GoOnRoom     = "go on" // ID: of the game; its sheet, with what is half done there
	DeckRoom     = "deal"  // ID: of the game
	GamesRoom    = "games" // ID: the state of the games listed, or ""
	GameRoom     = "game"  // ID: of a game that is over
	NightRoom    = "night" // ID: the evening, as 2006-01-02
	PeopleRoom   = "people"
	NamesRoom    = "names" // people of one name
	LearnRoom    = "learn" // ID: the variant
	PlayRoom     = "play"  // ID: the variant of a round that one tap deals
	YearRoom     = "year"  // ID: the year
	RulesRoom    = "rules" // ID: of a game whose rules are shown, or ""
	SettingsRoom = "settings"
	ImportRoom   = "import"  // ID: the path of a file, or ""
	StoryRoom    = "story"   // ID: of the game on the table
	GuestsRoom   = "guests"  // ID: of the game
	PictureRoom  = "picture" // ID: of the game whose picture is shared
	KeysRoom     = "keys"
	HandoverRoom = "handover" // ID: of the game that is handed over
	DevicesRoom  = "devices"  // ID: the link of a device, or ""
	JoinRoom     = "join"     // ID: the link of a table of another device, or "" where it is typed
	TakeoverRoom = "takeover" // ID: the link of a game that was handed over

	OwnGameRoom = "own-game" // ID: "" goes on with what was half done, or FromNothing or the game it is made of
	OwnLinkRoom = "own-link" // ID: of a game of one's own that is kept here
	BringInRoom = "bring-in" // ID: the link of a game of one's own
)

// The ways to begin a setup.
const (
	NewSetup     = "new"
	VirtualSetup = "virtual"
)

// FromNothing begins a game of one's own with no other.
const FromNothing = "new"
