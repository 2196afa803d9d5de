package frame

import (
	"encoding/json"

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

// A Leaver is a page that stops its work when it is left for good.
type Leaver interface{ Leave() }

// A GoBacker is a page that can go back within itself. GoBack reports whether
// there was anything to go back to.
type GoBacker interface{ GoBack() bool }

// A RuneTyper is a page that takes characters, in lower case, that the focused object does not use.
type RuneTyper interface{ TypedRune(r rune) }

// A Paster is a page that takes a pasted text while nothing has the focus.
type Paster interface{ Pasted(text string) }

// A PictureTaker is a page that reads the picture of a file that is dropped on it.
type PictureTaker interface{ TakePicture(path string) }

// An Asker is a page where people type a question without a tap on its field. Ask reports whether it
// took a character, which then is no key.
type Asker interface{ Ask(r rune) bool }

// A Stander is a page that can say how the game stands, to everybody who looks at the screen.
type Stander interface{ Standing() string }

// A KeyTyper is a page that takes keys that the focused object does not use. TypedKey reports
// whether it used the key.
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

// A Route names an open page. It can be compared, and is remembered when Tabby is left. A room makes it.
type Route struct{ room, id string }

// A Room is a room to which a route leads by its name alone.
type Room string

// Route leads to the room.
func (r Room) Route() Route { return Route{room: string(r)} }

// A RoomOf is a room that shows one of several things: a game, a day, a person.
type RoomOf string

// Route leads to the thing with an ID in this room.
func (r RoomOf) Route(id string) Route { return Route{string(r), id} }

// Room returns the name of the room.
func (r Route) Room() string { return r.room }

// ID returns the ID of what is shown there, or "".
func (r Route) ID() string { return r.id }

// Equal reports whether two routes lead to the same, as == does.
func (r Route) Equal(other Route) bool { return r == other }

// A keptRoute is a route as it is written.
type keptRoute struct {
	Room string `json:"screen"`
	ID   string `json:"game,omitempty"`
}

// MarshalJSON writes the route.
func (r Route) MarshalJSON() ([]byte, error) { return json.Marshal(keptRoute{r.room, r.id}) }

// UnmarshalJSON reads the route. One of another version may lead nowhere.
func (r *Route) UnmarshalJSON(data []byte) error {
	var kept keptRoute
	err := json.Unmarshal(data, &kept)
	*r = Route{kept.Room, kept.ID}
	return err
}

// The rooms that a route leads to by their names alone.
const (
	HomeRoom     Room = "home"
	PeopleRoom   Room = "people"
	NamesRoom    Room = "names" // people of one name
	SettingsRoom Room = "settings"
	KeysRoom     Room = "keys"
)

// The rooms that show one of several things, and what the ID is.
const (
	SetupRoom    RoomOf = "setup"    // "" goes on with what was half done, or NewSetup, VirtualSetup or a custom game
	SheetRoom    RoomOf = "sheet"    // of the game
	GoOnRoom     RoomOf = "go on"    // of the game; its sheet, with what is half done there
	DeckRoom     RoomOf = "deal"     // of the game
	GamesRoom    RoomOf = "games"    // the state of the games listed, or ""
	GameRoom     RoomOf = "game"     // of a game that is over
	NightRoom    RoomOf = "night"    // the evening, as 2006-01-02
	LearnRoom    RoomOf = "learn"    // the variant
	PlayRoom     RoomOf = "play"     // the variant of a round that one tap deals
	YearRoom     RoomOf = "year"     // the year
	RulesRoom    RoomOf = "rules"    // of a game whose rules are shown, or ""
	ImportRoom   RoomOf = "import"   // the path of a file, or ""
	StoryRoom    RoomOf = "story"    // of the game on the table
	GuestsRoom   RoomOf = "guests"   // of the game
	PictureRoom  RoomOf = "picture"  // of the game whose picture is shared
	HandoverRoom RoomOf = "handover" // of the game that is handed over
	DevicesRoom  RoomOf = "devices"  // the link of a device, or ""
	JoinRoom     RoomOf = "join"     // the link of a table of another device, or "" if it is typed
	TakeoverRoom RoomOf = "takeover" // the link of a game that was handed over

	CustomGameRoom RoomOf = "own-game" // "" goes on with what was half done, or FromNothing or the game it is made of
	OwnLinkRoom    RoomOf = "own-link" // of a custom game that is kept here
	BringInRoom    RoomOf = "bring-in" // the link of a custom game
)

// The ways to begin a setup.
const (
	NewSetup     = "new"
	VirtualSetup = "virtual"
)

// FromNothing begins a custom game with no other.
const FromNothing = "new"
