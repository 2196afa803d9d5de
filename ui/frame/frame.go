// Package frame is what every room of the window is given: the pages in front, messages and
// questions, long jobs, drafts, changes, people, preferences and time.
//
// Each of these is a part of the [Frame], and a room embeds the parts that it uses.
// Only the shell has all of them.
//
// A room shows a [Page]. The frame finds out what else the page can do, such as taking keys
// or going back inside itself, by asking for the small interfaces of this package.
package frame

import (
	"encoding/json"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// A World is time, chance and the language as the program sees them. Tests have their own.
type World struct {
	Now   func() time.Time
	After widgets.After // calls back on the screen's goroutine
	// Post runs a function on the screen's goroutine, later and in order. Any
	// goroutine may call it.
	Post func(func())
	// Away runs work off the screen's goroutine, and then runs then on it.
	Away func(work, then func())
	// Dice shuffles cards and draws lots, and decides for the computer players.
	Dice *rand.Rand
	// Words is what the program says to the person before it.
	Words *words.Language
	// Languages are the languages that the person may choose; nil means Words alone.
	Languages languages.Set
	Spoken    *words.Language // in place of the one that was kept, which a translator’s file never is; or nil
	// Region is that of the system, such as "US", or "" if it names none.
	Region string
	// Listened reports whether a screen reader listens now; nil if that cannot be known.
	Listened func() bool
	// Contrast is whether the system is set to high contrast; nil if that cannot be known.
	Contrast *Contrast
}

// seenBy returns the world in which a screen learns of what comes by itself, brought by time or by
// another device. Somebody has begun whatever work off the screen's goroutine brings.
func (w World) seenBy(s *Screen) World {
	alone := func(f func()) func() {
		return func() {
			s.alone++
			defer func() { s.alone-- }()
			f()
		}
	}
	after, post := w.After, w.Post
	w.After = func(d time.Duration, f func()) func() { return after(d, alone(f)) }
	w.Post = func(f func()) { post(alone(f)) }
	return w
}

// A Frame is what the shell hands to rooms, part by part; a room has the parts that it uses. A
// Frame belongs to the screen's goroutine.
type Frame struct {
	World
	*Screen
	*Messenger
	*Drafter
	*Navigator
	*Changer
	*Keeper
	*Roster
	*Settings
	*Sharer
	*Library
}

// A Store stores what all rooms need.
type Store interface {
	Drafts
	PeopleStore
	ShareStore
	// Do carries out an intent. What it changes is kept before Do returns, along
	// with the intent that undoes it, or nil if there is nothing to undo.
	Do(history.Intent) (undo history.Intent, err error)
	// FinishOpening does what a new store puts off, if nothing was asked of it for some time,
	// and reports whether nothing is put off. It may take seconds and may be called from
	// any goroutine.
	FinishOpening(quiet time.Duration) (done bool, err error)
	history.Settings
}

// New returns a frame without a page, for a window, in the language that was chosen on this device
// or else that of the world.
func New(app fyne.App, window fyne.Window, store Store, w World) *Frame {
	w = w.speaking(store)
	s := &Screen{app: app, window: window, toasts: widgets.NewToasts(w.After), shield: widgets.NewShield(w.After), paw: moving.NewPaw(), called: w.Words.Shell.WindowTitle}
	w = w.seenBy(s)
	m := &Messenger{world: w, screen: s}
	m.speaker, _ = store.(Speaker)
	d := &Drafter{store, m}
	n := &Navigator{world: w, screen: s, messages: m, drafts: d}
	k := &Keeper{messages: m, store: store, nav: n}
	m.keeper = k
	c := &Changer{store: store, messages: m, drafts: d, nav: n}
	set := &Settings{world: w, app: app, screen: s, store: store, drafts: d, changes: c, nav: n, begin: func(*words.Language) {}}
	set.sounder, _ = store.(Sounder)
	s.toasts.Stay = func() bool { return set.TimeLimit() == round.NoTimeLimit }
	set.loadPreferences()
	set.applyTheme()
	if w.Contrast != nil {
		w.Contrast.changed = set.applyTheme
	}
	return &Frame{w, s, m, d, n, c, k, &Roster{store: store, messages: m, changes: c}, set, &Sharer{store, m, n, c, set}, &Library{store, c}}
}

// Start shows the first page, to which Home goes back. open opens the page of a
// route.
func (f *Frame) Start(home Page, open func(Route)) {
	n, s := f.Navigator, f.Screen
	n.open, n.pages, n.stack = open, []Page{home}, widgets.NewStack(home.Content())
	s.toasts.Over = func() fyne.CanvasObject { return n.stack }
	n.stack.OnChanged = func() { s.HoldTaps(n.stack) }
	s.window.SetContent(container.NewStack(widgets.NewGround(), widgets.Watch(n.fit, n.stack), s.shield.Layer(), s.toasts, s.paw.Layer(), widgets.NewReader()))
}

// LastRoute returns the route that was open when Tabby was closed, and whether it is known.
func (f *Frame) LastRoute() (Route, bool) {
	known := f.LoadDraft(draftRoute, &f.route)
	return f.route, known
}

// SetOnDone sets the function that is called after each intent that was carried out.
func (f *Frame) SetOnDone(done func(history.Intent)) { f.Changer.done = done }

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
