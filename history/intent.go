package history

import "time"

// An Intent asks for a change of what is kept beside the games: people,
// annotations and settings. What it needs of chance and time it brings along.
type Intent interface {
	decide(Lookup) (Change, error)
}

// A Meet adds a person with an id that is new, unless there is one of that name.
// A person who had retired plays again.
type Meet struct{ ID, Name string }

// A Rename gives a person another name, in past games as well.
type Rename struct{ Person, Name string }

// A SetBadge gives a person another colour and shape, each 0 to 7.
type SetBadge struct {
	Person        string
	Colour, Shape int
}

// A Merge makes an entry another one of a person: its games are theirs from now
// on, in lists and in statistics. The entry itself stays as it is.
type Merge struct{ Entry, Into string }

// An Unmerge makes an entry a person of its own again.
type Unmerge struct{ Entry string }

// A Retire takes a person out of what is offered for new games, or puts them
// back.
type Retire struct {
	Person  string
	Retired bool
}

// A Trash puts a game into the trash: lists and statistics do not show it, and
// nothing is lost.
type Trash struct {
	Game string
	At   time.Time
}

// An Untrash takes a game out of the trash.
type Untrash struct{ Game string }

// A LeaveOut leaves a game out of the statistics, or counts it again.
type LeaveOut struct {
	Game string
	Out  bool
}

// A MarkCoached says whether the coach helped a player in a game.
type MarkCoached struct {
	Game    string
	Coached bool
}

// A NoteGame writes a note to a game; "" removes it.
type NoteGame struct{ Game, Note string }

// A NoteNight writes a note and a place to a night; "" removes either.
type NoteNight struct{ Day, Note, Place string }

// A Set sets something on this device.
type Set struct{ Key, Value string }
